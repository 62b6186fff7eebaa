"""What happens when somebody presses: find table and seat, do it, answer them privately."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import discord
import structlog
from discord import ui

from bot import lobby
from bot.answering import VERBS as ANSWERS
from bot.answering import Answering, open_question
from bot.components import number_modal
from bot.custom_ids import Press
from bot.forgetting import PERSONAL, is_personal
from bot.lobby import Guest, LobbyRefusal
from bot.notices import Notice, tell
from bot.options import choices_of
from bot.private_screens import PrivateScreens
from bot.replies import Interaction, Reply
from bot.screens.context import page, text
from bot.screens.lobby_options import option_screen, options_screen
from bot.screens.pages import own_screen
from bot.streams import context_of, table_words
from bot.tables import AlreadyDone, Table, TableBroken, TableFrozen
from bot.text import Words, words_for
from rules.kernel import Refusal, StaleQuestion
from storage import WrongState

if TYPE_CHECKING:
    from bot.app import Quartermaster

log = structlog.get_logger(__name__)

PROBE = 8.0  # seconds that a joiner waits to hear whether direct messages reach them

GONE = (10008, 10015, 10062, 40060, 50027)  # message, webhook or interaction unknown; answered before; token run out


TOLD = (Notice, LobbyRefusal, Refusal, AlreadyDone, TableFrozen)
"""What is no fault of ours, and is worded for whoever pressed."""


class Presses:
    """Takes every press of the bot's components, and the commands that do the same."""

    def __init__(self, bot: "Quartermaster") -> None:
        self._bot = bot
        self.answering = Answering(bot.store)
        self.screens = PrivateScreens()
        self.seating = asyncio.Lock()
        """Held by whatever changes who sits where: one at a time."""

    async def take(self, interaction: Interaction, press: Press, values: Sequence[str]) -> None:
        """Do what a press asks, and answer it whatever happens."""
        with self.screens.held(press.table, interaction.user.id):
            async with Reply(interaction) as reply:
                await self.guarded(reply, press.table, press.question, lambda: self._take(reply, press, values))

    async def guarded(self, reply: Reply, table: int, question: str, work: Callable[[], Awaitable[None]]) -> None:
        """Run a handler; whatever goes wrong, the presser is told kindly and privately, and the log without secrets."""
        words = await self.words(reply.interaction)
        try:
            try:
                await work()
            except TOLD as error:
                await self._tell_why(reply, words, table, error)
        except discord.HTTPException as error:
            log.warning("a reply failed", table=table, question=question, status=error.status, code=error.code)
            # Where it came too late, or its place is gone, nothing is owed to anybody any more.
            if error.code not in GONE:
                await self.apologise(reply, words)
        except Exception as error:
            if self._bot.is_closed():
                # Stopped in the middle: there is no way to answer any more, and nothing of it is lost.
                return
            if not isinstance(error, TableBroken):
                log.exception("a press failed", table=table, question=question)
            await self.apologise(reply, words)

    async def apologise(self, reply: Reply, words: Words) -> None:
        """Tell the presser that something went wrong and nothing was lost, if they can still be told."""
        try:
            await tell(reply, words.line("bot-nothing-lost"))
        except discord.HTTPException as error:
            log.warning("a reply failed", status=error.status, code=error.code)

    async def _tell_why(self, reply: Reply, words: Words, table_id: int, error: Exception) -> None:
        """Say why nothing was done."""
        if isinstance(error, Refusal):
            await self._refused(reply, words, table_id, error)
        elif isinstance(error, LobbyRefusal):
            await tell(reply, words.line(error.message, **error.args_of))
        elif isinstance(error, Notice):
            await tell(reply, error.told)
        else:
            await tell(reply, words.line("bot-already-done" if isinstance(error, AlreadyDone) else "bot-notice-frozen"))

    async def _refused(self, reply: Reply, words: Words, table_id: int, refusal: Refusal) -> None:
        table = await self._bot.tables.get(table_id)
        if table is None:
            await tell(reply, words.line("bot-unknown-press"))
            return
        context = context_of(table, words)
        why = words.refusal(context.game, refusal, context.names)
        if reply.in_place and isinstance(refusal, StaleQuestion):
            # Answered elsewhere: the screen that was pressed shows it now.
            await self.show_own(reply, table, words, why)
        else:
            await tell(reply, why)

    async def unknown(self, interaction: Interaction) -> None:
        """Answer a press on something that this bot never offered, or offers no more."""
        async with Reply(interaction) as reply:
            words = await self.words(interaction)
            await self.guarded(reply, 0, "", lambda: tell(reply, words.line("bot-unknown-press")))

    async def words(self, interaction: Interaction) -> Words:
        """Return the reader's own words, and remember their locale for direct messages."""
        locale = str(interaction.locale)
        try:
            await self._bot.remember_locale(interaction.user.id, locale)
        except Exception as error:
            # A full disk must not keep anybody from hearing of it.
            log.warning("a locale could not be kept", error=type(error).__name__)
        return words_for(locale)

    async def _public_words(self, table: Table) -> Words:
        """Return the words of what everybody sees: a seat's name, too."""
        return await table_words(self._bot.store, table, self._bot.settings.language)

    async def _take(self, reply: Reply, press: Press, values: Sequence[str]) -> None:
        words = await self.words(reply.interaction)
        if is_personal(reply.interaction, press):
            await PERSONAL[press.verb](self._bot, reply, words)
            return
        table = await self._bot.tables.get(press.table)
        if table is None or not is_at(reply.interaction, table, press):
            raise Notice(words.line("bot-unknown-press"))
        if press.verb in BOXES and reply.interaction.type is discord.InteractionType.component:
            await self._open_box(reply, table, words, press)
        elif press.verb in HANDLERS:
            await HANDLERS[press.verb](self, reply, table, words, press, values)
        elif press.verb in ("move", "hand"):
            await self.show_own(reply, table, words)
        elif press.verb in ANSWERS:
            await self._answer(reply, table, words, press, values)
        else:
            raise Notice(words.line("bot-unknown-press"))

    async def _answer(self, reply: Reply, table: Table, words: Words, press: Press, values: Sequence[str]) -> None:
        seat = self.seat_of(reply.interaction, table, words)
        interaction = reply.interaction
        await self.answering.press(table, seat, press, values, interaction.user.id, interaction.id)
        if reply.in_dm:
            await reply.quietly()
        else:
            await self.show_own(reply, table, words)

    def seat_of(self, interaction: Interaction, table: Table, words: Words) -> int:
        """Return the presser's seat, or tell them kindly that they have none."""
        sitting = table.sitting_of(interaction.user.id)
        if sitting is None:
            raise Notice(words.line("bot-no-seat"))
        if table.row.state == "lobby":
            raise Notice(words.line("bot-not-started"))
        if table.row.state not in ("playing", "over"):
            raise Notice(words.line(f"bot-notice-{table.row.state}"))
        return sitting.seat

    async def show_own(self, reply: Reply, table: Table, words: Words, note: str = "") -> None:
        """Show all that the presser may know, and their open question."""
        seat = self.seat_of(reply.interaction, table, words)
        view = await self.own_view(table, seat, words, note)
        await reply.show(view)

        async def now() -> ui.LayoutView:
            return await self.own_view(table, self.seat_of(reply.interaction, table, words), words)

        self.screens.opened(table, reply.interaction, now, view)

    async def own_view(self, table: Table, seat: int, words: Words, note: str = "") -> ui.LayoutView:
        """Return the screen of "My hand"."""
        context = context_of(table, words)
        question = await table.look(lambda match: match.questions.get(seat))
        draft = await self.answering.draft(table, seat, question.id if question else "")
        return await table.look(lambda match: own_screen(context, match, seat, draft, note))

    async def _open_box(self, reply: Reply, table: Table, words: Words, press: Press) -> None:
        """Open a modal to type a number into; it is the whole answer to this press."""
        if press.verb == "type":
            lobby.only_host(table, self.guest(reply.interaction))
        else:
            seat = self.seat_of(reply.interaction, table, words)
            await table.look(lambda match: open_question(match, seat, press))
        title = words.line("bot-number-title")
        await reply.open(
            number_modal(press, title, words.line("bot-number-label"), words.line("bot-number-placeholder"))
        )

    # ---------------------------------------------------------------- the lobby

    def guest(self, interaction: Interaction) -> Guest:
        """Return who pressed."""
        return Guest(interaction.user.id, interaction.user.display_name, interaction.permissions.manage_guild)

    async def _join(self, reply: Reply, table: Table, words: Words, press: Press, values: Sequence[str]) -> None:
        guest = self.guest(reply.interaction)
        async with self.seating:
            await lobby.join(self._bot.store, table, guest)
        if (await self._bot.store.people.get(guest.user_id)).dm == "refused":
            # They may have opened their messages since: whoever sits down is tried once.
            await self._bot.store.people.set_dm(guest.user_id, "unknown")
        await self._bot.settled(table, PROBE)
        person = await self._bot.store.people.get(guest.user_id)
        await tell(reply, words.line("bot-joined-no-dm" if person.dm == "refused" else "bot-joined"))

    async def _leave(self, reply: Reply, table: Table, words: Words, press: Press, values: Sequence[str]) -> None:
        await self.leave_lobby(reply, table, words)

    async def leave_lobby(self, reply: Reply, table: Table, words: Words) -> None:
        """Give the presser's seat in a lobby back."""
        async with self.seating:
            await lobby.leave(self._bot.store, table, self.guest(reply.interaction))
        await tell(reply, words.line("bot-left"))

    async def _add_ai(self, reply: Reply, table: Table, words: Words, press: Press, values: Sequence[str]) -> None:
        guest, public = self.guest(reply.interaction), await self._public_words(table)
        async with self.seating:
            await lobby.add_ai(self._bot.store, table, guest, lambda number: public.line("bot-ai-name", number=number))
        await tell(reply, words.line("bot-ai-added"))

    async def _start(self, reply: Reply, table: Table, words: Words, press: Press, values: Sequence[str]) -> None:
        salt = "" if self._bot.settings.dice_seed is not None else str(reply.interaction.id)
        async with self.seating:
            await lobby.start(self._bot.store, table, self.guest(reply.interaction), salt)
        await tell(reply, words.line("bot-started"))

    async def _cancel(self, reply: Reply, table: Table, words: Words, press: Press, values: Sequence[str]) -> None:
        await lobby.cancel(self._bot.store, table, self.guest(reply.interaction))
        await tell(reply, words.line("bot-lobby-cancelled"))

    async def _options(self, reply: Reply, table: Table, words: Words, press: Press, values: Sequence[str]) -> None:
        lobby.only_host(table, self.guest(reply.interaction))
        await reply.show(options_screen(context_of(table, words), table.row.options))

    async def _option(self, reply: Reply, table: Table, words: Words, press: Press, values: Sequence[str]) -> None:
        lobby.only_host(table, self.guest(reply.interaction))
        context = context_of(table, words)
        choice = next((choice for choice in choices_of(context.game) if choice.name in values), None)
        if choice is None:
            raise Notice(words.line("bot-unknown-press"))
        await reply.show(option_screen(context, choice, table.row.options))

    async def _set(self, reply: Reply, table: Table, words: Words, press: Press, values: Sequence[str]) -> None:
        await lobby.set_option(
            self._bot.store, table, self.guest(reply.interaction), press.step, values[0] if values else ""
        )
        await reply.show(options_screen(context_of(table, words), table.row.options, words.line("bot-options-set")))

    # ---------------------------------------------------------------- leaving

    def may_stop(self, interaction: Interaction, table: Table) -> None:
        """Refuse to stop a table to anybody but its host and those who manage the server."""
        guest = self.guest(interaction)
        if not guest.manager and guest.user_id != table.row.host_id:
            raise LobbyRefusal("bot-host-only", host=f"<@{table.row.host_id}>")

    async def _do_leave(self, reply: Reply, table: Table, words: Words, press: Press, values: Sequence[str]) -> None:
        # One at a time: the second of two quick presses must find that its presser sits there no more.
        async with self.seating:
            seat = self.seat_of(reply.interaction, table, words)
            try:
                await self.seat_to_ai(table, seat)
            except WrongState:
                raise Notice(words.line("bot-refused-match_over")) from None
        await reply.show(page([text(words.line("bot-left-match"))]))

    async def seat_to_ai(self, table: Table, seat: int) -> None:
        """Have an AI play on for whoever sits there; hold ``seating`` meanwhile. Raises WrongState where none plays."""
        told = 0 if table.frozen else await table.look(lambda match: len(match.events(seat)))
        name = (await self._public_words(table)).line("bot-ai-for", name=table.name(seat))
        await self._bot.store.sittings.hand_over(table.id, seat, name=name, since_event=told)
        await table.refresh()

    async def _do_resign(self, reply: Reply, table: Table, words: Words, press: Press, values: Sequence[str]) -> None:
        seat = self.seat_of(reply.interaction, table, words)
        await table.resign(seat, reply.interaction.user.id, reply.interaction.id)
        await reply.show(page([text(words.line("bot-resigned"))]))

    async def _do_stop(self, reply: Reply, table: Table, words: Words, press: Press, values: Sequence[str]) -> None:
        self.may_stop(reply.interaction, table)
        end = self._bot.store.tables.cancel if table.row.state == "lobby" else self._bot.store.tables.stop
        try:
            await end(table.id)
        except WrongState:
            raise Notice(words.line("bot-already-done")) from None
        await table.refresh()
        await reply.show(page([text(words.line("bot-stopped"))]))

    async def _nothing(self, reply: Reply, table: Table, words: Words, press: Press, values: Sequence[str]) -> None:
        await reply.show(page([text(words.line("bot-as-it-was"))]))


Handler = Callable[[Presses, Reply, Table, Words, Press, Sequence[str]], Awaitable[None]]

# Methods of one class in a table: the verbs of buttons that are no answers are the keys.
HANDLERS: Mapping[str, Handler] = {
    "join": Presses._join,  # noqa: SLF001
    "leave": Presses._leave,  # noqa: SLF001
    "ai": Presses._add_ai,  # noqa: SLF001
    "start": Presses._start,  # noqa: SLF001
    "cancel": Presses._cancel,  # noqa: SLF001
    "options": Presses._options,  # noqa: SLF001
    "option": Presses._option,  # noqa: SLF001
    "set": Presses._set,  # noqa: SLF001
    "type": Presses._set,  # noqa: SLF001
    "doleave": Presses._do_leave,  # noqa: SLF001
    "doresign": Presses._do_resign,  # noqa: SLF001
    "dostop": Presses._do_stop,  # noqa: SLF001
    "nothing": Presses._nothing,  # noqa: SLF001
}


BOXES = ("n", "type")
"""The verbs of buttons that open a box to type into."""

PRIVATE = ("move", "hand", "doleave", "doresign", "dostop", "nothing", *ANSWERS)
"""The verbs that may stand in a direct message."""


def is_at(interaction: Interaction, table: Table, press: Press) -> bool:
    """Tell whether a press comes from where the table's buttons stand: its channel, or a direct message."""
    if interaction.guild_id is None:
        return press.verb in PRIVATE
    return interaction.channel_id == table.row.channel_id
