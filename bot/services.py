"""The services that every part of the bot is given: the store, the clock, the tables, and what starts or wakes one.

:mod:`bot.app` builds them once and passes them down: no other module imports the client to reach the store.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from bot.clock import Clock
from bot.pictures import Painter
from bot.settings import Settings
from bot.tables.people import Locales
from bot.tables.place import Obstacle
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from storage import Store


class Crew(Protocol):
    """The workers of all tables: :class:`bot.workers.crew.TableCrew`."""

    def start(self, table: Table) -> None:
        """Start the workers of a table."""
        ...

    async def dismiss(self, table_id: int) -> None:
        """Stop the workers of a table and drop the table from memory."""
        ...

    async def wake(self, table_id: int, channel_id: int | None = None) -> None:
        """Let an archived match go on, in its channel or another one. Raises ChannelBusy, WrongState."""
        ...

    def check(self, table: Table) -> None:
        """Have a table's message looked for in its channel, and posted again if it was deleted."""
        ...

    async def settled(self, table: Table, within: float) -> None:
        """Wait until every change up to now was delivered or failed, at most ``within`` seconds."""
        ...

    async def keep_time(self, table: Table) -> None:
        """Set the timers of a table's open questions: call it before showing deadlines."""
        ...

    def resume(self) -> None:
        """Have every worker that waits after a failure try again."""
        ...

    def remind(self) -> None:
        """Wake the worker that sends reminders and notices."""
        ...

    def expect_reminders(self, table: Table) -> None:
        """Wake the worker that sends reminders if one of a table's is now the next."""
        ...


class Servers(Protocol):
    """The servers that the bot is on, as far as Discord has told the bot."""

    def __contains__(self, guild_id: object) -> bool:
        """Return whether the bot is on a server."""
        ...

    def name(self, guild_id: int) -> str | None:
        """Return the name of a server, or None if it is unknown."""
        ...

    def channel_name(self, guild_id: int, channel_id: int) -> str | None:
        """Return the name of a server's channel or thread, or None if it is unknown."""
        ...

    def obstacle(self, guild_id: int, channel_id: int) -> Obstacle | None:
        """Return what keeps the bot from writing to a channel, as far as it knows without asking Discord."""
        ...

    async def is_deleted(self, guild_id: int, channel_id: int) -> bool:
        """Return whether a channel no longer exists; Discord is asked if the cache has the server without it."""
        ...

    def refused(self, guild_id: int, channel_id: int, code: int) -> Obstacle | None:
        """Return the obstacle behind an error of Discord, by its code; None: the error is of another kind."""
        ...


@dataclass
class Services:
    """The parts that handlers, workers and delivery share."""

    settings: Settings
    clock: Clock
    store: Store
    tables: TableRegistry
    painter: Painter
    servers: Servers
    locales: Locales
    chance: Callable[[], float]
    """The source of what the bot leaves to chance, as ``random.random``; the dice of matches are not taken from it."""
    seating: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by everything that changes who sits where."""
    showing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a replay is made: one at a time, because it keeps a core busy."""
    stopping: bool = False
    """Whether the bot is being closed: it can no longer answer."""
    crew: Crew = field(init=False)
    """Set by :mod:`bot.app` as soon as the crew, which needs the other services, exists."""

    async def remember_locale(self, user_id: int, locale: str) -> None:
        """Remember a person's locale; if their language has changed, their direct messages follow."""
        if await self.locales.remember(user_id, locale):
            self.tables.redraw_person(user_id)
