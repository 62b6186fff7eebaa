"""The request that a handler gets: who asks, where and for what. It has no type of discord.py: any door can ask."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Literal, NamedTuple

from bot.custom_ids import Press
from bot.interactions.reply import Reply
from bot.pictures import Theme
from bot.screens.context import Context
from bot.screens.table_context import context_of, theme_of
from bot.services import Services
from bot.tables.lobby import Guest
from bot.tables.place import Lack
from bot.tables.table import Table
from bot.text import Words

Place = Literal["command", "channel", "private", "direct", "touch"]
"""The place of a request: a command, a component of a public message, of a private one, or of a direct message, or a
table that the person touches, which shows all changes itself (:mod:`bot.touch`)."""


class Person(NamedTuple):
    """A person who was named in a command; ``bot``: it is a bot."""

    user_id: int
    bot: bool


@dataclass(frozen=True, kw_only=True)
class Request:
    """A press or a command.

    ``id`` is unique for ever: the store refuses to take a request twice. ``guild_id`` is None in direct messages.
    ``missing``: the permissions that the bot lacks in this channel for a table. ``typed``: ``values`` come from a box
    of text. ``theme``: how pictures look for this person, if the door itself draws them.
    """

    services: Services
    words: Words
    guest: Guest
    id: int
    place: Place
    guild_id: int | None
    channel_id: int | None
    missing: tuple[Lack, ...]
    press: Press
    values: Sequence[str] = ()
    typed: bool = False
    theme: Theme | None = None

    @property
    def user_id(self) -> int:
        """The user id of the person who asks."""
        return self.guest.user_id

    @property
    def server(self) -> int:
        """The id of the server whose settings count for what is shown; 0 for none, in direct messages."""
        return self.guild_id or 0

    async def look(self) -> Theme | None:
        """Return how pictures look for the person who asks; None: no pictures."""
        settings = self.services.settings
        return self.theme or theme_of(await self.services.store.guilds.get(self.server), settings.pictures)

    def at(self, table: Table, press: Press | None = None) -> "TableRequest":
        """Return the same request, made at a table; ``press``: for this instead."""
        given: dict[str, Any] = {field.name: getattr(self, field.name) for field in fields(Request)}
        given["press"] = press or self.press
        return TableRequest(**given, table=table)


@dataclass(frozen=True, kw_only=True)
class TableRequest(Request):
    """A request about one table."""

    table: Table

    @property
    def context(self) -> Context:
        """The context of a screen for the person who asks, without pictures."""
        return context_of(self.table, self.words)

    @property
    def server(self) -> int:
        """The id of the table's server; a lesson is shown as in the server where the person is."""
        return super().server if self.table.is_lesson else self.table.row.guild_id

    async def pictured(self) -> Context:
        """Return the context of a screen for the person who asks, with pictures."""
        return replace(self.context, theme=await self.look())


Answered = Callable[[Request], Awaitable[Reply]]
"""A handler of requests about no table."""

Handler = Callable[[TableRequest], Awaitable[Reply]]
"""A handler of requests about a table."""
