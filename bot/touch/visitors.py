"""Who may see what: a visitor, and the tickets that let a browser in."""

import secrets
from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.tables.lobby import Guest

Ticket = str


class Visitor(NamedTuple):
    """A person at the door of a server.

    ``channels``: the ids of the channels whose tables they may see, the first one is shown first.
    """

    guest: Guest
    locale: str
    guild_id: int
    channels: Callable[[], Sequence[int]]


class Tickets:
    """The tickets that are out. Who gives one out knows the person; nobody can guess one."""

    def __init__(self) -> None:
        self._visitors: dict[Ticket, Visitor] = {}
        self._tickets: dict[tuple[Guest, str, tuple[int, ...]], Ticket] = {}

    def give(self, visitor: Visitor) -> Ticket:
        """Return the ticket of a visitor: one for each person, language and choice of channels."""
        key = visitor.guest, visitor.locale, tuple(visitor.channels())
        if key not in self._tickets:
            self._tickets[key] = secrets.token_urlsafe(24)
        self._visitors[self._tickets[key]] = visitor
        return self._tickets[key]

    def visitor(self, ticket: Ticket) -> Visitor | None:
        """Return whose ticket this is; None for one that nobody was given."""
        return self._visitors.get(ticket)
