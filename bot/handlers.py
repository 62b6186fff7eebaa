"""What a handler is: it does what a button says that is no answer to a question."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.custom_ids import Press
from bot.habits import habits_now
from bot.lobby import Guest, LobbyRefusal, hosts
from bot.replies import Interaction, Reply
from bot.screens.context import Context
from bot.streams import context_of
from bot.tables import Table
from bot.text import Words

if TYPE_CHECKING:
    from bot.presses import Presses


@dataclass(frozen=True)
class Pressed:
    """A press at a table, or a command that does the same; ``values`` are what was chosen from a menu."""

    presses: "Presses"
    reply: Reply
    table: Table
    words: Words
    press: Press
    values: Sequence[str] = ()

    @property
    def interaction(self) -> Interaction:
        """Who pressed, and where."""
        return self.reply.interaction

    @property
    def guest(self) -> Guest:
        """Who pressed."""
        return self.presses.guest(self.interaction)

    @property
    def context(self) -> Context:
        """What a screen for the presser needs."""
        return context_of(self.table, self.words)

    def seat(self) -> int:
        """Return the presser's seat. Raises Notice where they have none."""
        return self.presses.seat_of(self.interaction, self.table, self.words)

    async def hosts(self) -> bool:
        """Tell whether the presser may do now what a host does."""
        table, store = self.table, self.presses.bot.store
        vacation = (await habits_now(store, table.row.host_id)).at(table.id).vacation
        return hosts(table, self.guest, away=vacation is not None and vacation.holds(store.now()))

    async def only_hosts(self) -> None:
        """Refuse what only a host may do. Raises LobbyRefusal."""
        if not await self.hosts():
            raise LobbyRefusal("bot-host-only", host=f"<@{self.table.row.host_id}>")


Handler = Callable[[Pressed], Awaitable[None]]
