"""The messages that each recipient of a table should have: the channel, each player, the owner.

A stream plans; :mod:`bot.delivery.teller` sends. Plans are made, and messages rendered, under the match's lock: an
answer that is being taken may not be stored yet, and nobody may see it.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Protocol

from bot.schedule.pace import habits_of, quiet_until
from bot.screens import pages
from bot.screens.context import Context
from bot.screens.layout import Screen
from bot.screens.table_context import context_of, pictured, server_words, theme_of
from bot.services import Services
from bot.tables.place import Obstacle, without_pictures
from bot.tables.table import Table
from bot.text import Words, words_for
from rules.kernel import Game, SeenEvent
from storage import DatabaseDamaged, OutboxRow, PersonRow, SittingRow, Snapshot

Render = Callable[[int, int, int], Awaitable[Screen]]
"""(after_event, upto_event, n) -> the n-th message, which tells that part of the story."""

Reduce = Callable[[OutboxRow, OutboxRow, str], Screen | None]
"""(row, newest row, link to the newest) -> the reduced form of a message that is not the newest; None: it stays."""

Drops = Callable[[OutboxRow], bool]
"""row -> whether a message that is not the newest is deleted: it tells nothing that its reader would miss."""

OF_TABLE = "of"
"""Key in the body of an outbox row: what its message shows of the table, apart from the reader's own."""


def all_at_once(upto: int) -> Callable[[int], int]:
    """Return the ``reach`` of messages that tell no story: one message tells everything."""
    return lambda _: upto


@dataclass
class Plan:
    """The newest message that a stream should have, to tell everything up to event ``upto``.

    ``render`` None: the message can no longer be worded. ``reach``: event -> the last event that fits into a message
    that begins after it. ``turn``: the story goes on in a new message. ``begin``: the event after which the first
    message begins. ``uncalled``: what replaces parts of ``body`` in a message that tells only a part, and so mentions
    nobody. ``mark`` + table is the component id of the frame. ``undone``: the events that were taken back.
    ``silent``: no message alerts anybody, and none is sent only because something looks different. ``alerts``: a new
    message alerts people. ``followed``: another message follows, though this one tells everything up to ``upto``.
    ``unchanged``: the newest message stays as it is; only older ones are looked after. ``paged``: the story is told in
    pages; one that somebody has deleted is not told again. ``stays``: whether an older message stays whole for now;
    ``stage`` differs whenever that may have changed.
    """

    upto: int
    render: Render | None
    reach: Callable[[int], int]
    reduce: Reduce | None = None
    drops: Drops = lambda _: False
    turn: bool = False
    begin: int = 0
    silent: bool = False
    alerts: bool = True
    followed: bool = False
    unchanged: bool = False
    paged: bool = False
    stays: Callable[[OutboxRow], bool] = lambda _: False
    stage: int = 0
    mark: int = pages.MARK
    undone: Sequence[int] = ()
    mentions: list[int] = field(default_factory=list[int])
    body: dict[str, Any] = field(default_factory=dict[str, Any])
    uncalled: dict[str, Any] = field(default_factory=dict[str, Any])


@dataclass(frozen=True)
class Availability:
    """Where a person may be alerted now.

    ``asleep``: nowhere, for no reason. ``channel``, ``dm``: by a mention or a direct message when it is their turn.
    """

    asleep: bool
    channel: bool
    dm: bool


def availability_of(person: PersonRow, now: datetime, *tables: int) -> Availability:
    """Return where a person may be alerted now because of some tables: as they chose, and if they are awake.

    A person on vacation who is back at one of the tables counts as awake.
    """
    habits, closed = habits_of(person.settings), person.dm == "refused"
    asleep = all(quiet_until(now, habits.at(table)) is not None for table in tables)
    wanted = "turn" in habits.remind and not asleep
    return Availability(
        asleep,
        channel=wanted and (habits.by in ("channel", "both") or closed),
        dm=wanted and habits.by != "channel" and not closed,
    )


class Hindered(Exception):  # noqa: N818 - nobody's fault
    """No message can be sent to the table's channel at present."""

    def __init__(self, obstacle: Obstacle) -> None:
        super().__init__(obstacle)
        self.obstacle = obstacle


class RoundOutdated(Exception):  # noqa: N818 - nobody's fault
    """The table has changed since the round began: its deadlines are not set yet."""


@dataclass(frozen=True)
class Round:
    """The input of one delivery round: the table, and a snapshot of everything stored beside its match."""

    services: Services
    table: Table
    snapshot: Snapshot
    sittings: Sequence[SittingRow] = ()
    """The people who sat at the table when the round began, and the AI seats."""
    departed: Sequence[SittingRow] = ()
    """The sittings of people who had left the match by then."""
    changes: int | None = None
    """The table's count of changes before its deadlines were set; None: later changes are told as they are."""

    def check(self) -> None:
        """Make sure that the table is as it was when its deadlines were set; call it under the match's lock.

        Otherwise an answer given during the round would be told without the next deadline, and told again with it.
        Raises RoundOutdated.
        """
        if self.changes is not None and self.changes != self.table.changes:
            raise RoundOutdated

    def obstacle(self) -> Obstacle | None:
        """Return what keeps the bot from writing to the table's channel, as far as it knows."""
        row = self.table.row
        return self.needed(self.services.servers.obstacle(row.guild_id, row.channel_id))

    def needed(self, obstacle: Obstacle | None) -> Obstacle | None:
        """Return an obstacle without the permissions that this server's tables do not need."""
        shown = theme_of(self.snapshot.server, self.services.settings.pictures) is not None
        return obstacle if shown else without_pictures(obstacle)

    def context(self, words: Words) -> Context:
        """Return the context of the table's screens in a reader's words, with pictures as the server chose."""
        return pictured(context_of(self.table, words), self.snapshot.server, self.services.settings.pictures)

    def public_words(self) -> Words:
        """Return the words of what everybody at the table sees."""
        return server_words(self.snapshot.server, self.services.settings.language)

    def words_of(self, user_id: int) -> Words:
        """Return the words of a person's own language."""
        return words_for(self.snapshot.people[user_id].locale or self.services.settings.language)

    def availability(self, user_id: int) -> Availability:
        """Return where a person may be alerted now because of this table."""
        return availability_of(self.snapshot.people[user_id], self.snapshot.now, self.table.id)

    def last(self, recipient: str) -> OutboxRow | None:
        """Return the newest message to a recipient as it was when the round began, or None. Raises DatabaseDamaged."""
        if recipient in self.snapshot.unreadable:
            msg = f"the newest message to {recipient} is damaged"
            raise DatabaseDamaged(msg)
        return self.snapshot.newest.get(recipient)


class Stream(Protocol):
    """One recipient's messages."""

    recipient: str

    @property
    def user_id(self) -> int | None:
        """The person to whom they go; None for the channel."""
        ...

    async def channel(self, last: OutboxRow | None) -> int | None:
        """Return the channel of the messages, or None if they cannot be sent."""
        ...

    def check_post(self) -> None:
        """Make sure that a new message can be sent, as far as that is known. Raises Hindered."""
        ...

    async def plan(self, last: OutboxRow | None) -> Plan | None:
        """Return what the newest message should be, given the last one written; None: nothing is to be sent."""
        ...


class Story:
    """One reader's events, and the parts in which messages tell them.

    A part that is over ends with a result (``Game.telling``), or before the next page of a game that is told in pages
    (``Game.news``). A player's own story has one part.
    """

    def __init__(self, game: Game, events: Sequence[SeenEvent], *, personal: bool) -> None:
        self._events = events
        self._personal = personal
        self._ends: list[tuple[int, int]] = []
        if game.news is not None and not personal:
            # Pages that are told must stay: the event that closed one counts even if it is taken back later.
            ends = [event.n - 1 for event in events if event.kind in game.news.closes and event.n > 1]
            self._ends = [(end, end) for end in ends]
        elif not personal:
            self._ends = game.telling.ends(events)

    def __len__(self) -> int:
        return len(self._events)

    def part(self, after: int, upto: int) -> list[SeenEvent]:
        """Return the events of one message; a player's own holds only events that show more than the public sees."""
        return [event for event in self._events[after:upto] if event.personal or not self._personal]

    def undone(self) -> list[int]:
        """Return the numbers of the events that were taken back."""
        return [event.n for event in self._events if event.undone is not None]

    def end_after(self, told: int) -> int | None:
        """Return the last event of the part that begins after an event; None while that part is not over."""
        # Events that follow a result, too late for its message, are no part of their own.
        return next((end for result, end in self._ends if result > told), None)

    def closed(self, told: int) -> int:
        """Return the last event of the latest part that is over and told, given the last event told; 0 without one."""
        return max((end for _, end in self._ends if end <= told), default=0)

    def reach(self, after: int) -> int:
        """Return the last event of the part that begins after an event, or of all events so far."""
        return self.end_after(after) or len(self)
