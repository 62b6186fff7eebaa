"""Who may see what: a visitor, and the tickets that let a browser in."""

import secrets
from typing import NamedTuple

from bot.tables.lobby import Guest

Ticket = str


class Visitor(NamedTuple):
    """A person at the door of a channel, by its id, whose table they may see."""

    guest: Guest
    locale: str
    guild_id: int
    channel_id: int


class Tickets:
    """The issued tickets. The caller of ``give`` knows the person; nobody can guess a ticket."""

    def __init__(self) -> None:
        self._visitors: dict[Ticket, Visitor] = {}
        self._tickets: dict[tuple[Guest, str, int], Ticket] = {}

    def give(self, visitor: Visitor) -> Ticket:
        """Return the ticket of a visitor: one for each person, language and channel."""
        key = visitor.guest, visitor.locale, visitor.channel_id
        if key not in self._tickets:
            self._tickets[key] = secrets.token_urlsafe(24)
        self._visitors[self._tickets[key]] = visitor
        return self._tickets[key]

    def visitor(self, ticket: Ticket) -> Visitor | None:
        """Return whose ticket this is; None for one that nobody was given."""
        return self._visitors.get(ticket)
