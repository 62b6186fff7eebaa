"""What each recipient of a table should see now: the channel, each player's direct messages, the owner's.

A stream plans; :mod:`bot.delivery` sends. Plans are made, and messages rendered, under the match's lock: between the
two an answer may have been taken that is not stored yet, and nobody may see that.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from discord import ui

from bot import limits
from bot.due import NO_DEADLINES, deadlines_of
from bot.pace import habits_of, quiet_until
from bot.pictures import THEMES
from bot.screens import pages
from bot.screens.context import Context
from bot.settings import Look
from bot.tables import Table
from bot.text import Words, words_for
from rules import GAMES
from rules.kernel import SeenEvent
from storage import GuildRow, OutboxRow, Store

Render = Callable[[int, int, int], Awaitable[ui.LayoutView]]
"""(after_event, upto_event, n) -> the message that tells that part of the story."""

Reduce = Callable[[OutboxRow, OutboxRow, str], ui.LayoutView | None]
"""(row, newest row, link to the newest) -> what is left of a message that is not the newest; None: it stays."""

PICTURES = "pictures"
"""The setting of a server that says how its pictures look."""

STRUCK = 4
"""How much longer a line is that is struck through."""


def all_at_once(upto: int) -> Callable[[int], int]:
    """Return the reach of messages that tell no story: everything."""
    return lambda _: upto


@dataclass
class Plan:
    """What the newest message of a stream should be, to tell all ``upto`` that event.

    ``render`` None: what was to be sent cannot be worded any more. ``reach``: how far a message can tell that begins
    after an event. ``turn``: the story goes on in a new message. ``begin``: after which event the first message begins.
    ``uncalled``: what of ``body`` is otherwise in a message that tells only a part, and so calls nobody.
    ``mark`` + table is the component id of the frame. ``undone``: the events that were taken back.
    """

    upto: int
    render: Render | None
    reach: Callable[[int], int]
    reduce: Reduce | None = None
    turn: bool = False
    begin: int = 0
    silent: bool = False
    mark: int = pages.MARK
    undone: Sequence[int] = ()
    mentions: list[int] = field(default_factory=list[int])
    body: dict[str, Any] = field(default_factory=dict[str, Any])
    uncalled: dict[str, Any] = field(default_factory=dict[str, Any])


class Stream(Protocol):
    """One recipient's messages."""

    recipient: str

    @property
    def user_id(self) -> int | None:
        """Return the person to whom they go; None: they are in the channel."""
        ...

    async def channel(self, last: OutboxRow | None) -> int | None:
        """Return where the messages go, or None if they cannot."""
        ...

    async def plan(self, last: OutboxRow | None) -> Plan | None:
        """Return what the newest message should be, given the last one written; None: nothing to say."""
        ...


class Story:
    """One reader's events: what a message tells of them, and how many it can hold."""

    def __init__(self, context: Context, events: Sequence[SeenEvent], *, personal: bool) -> None:
        self._context = context
        self._events = events
        self._personal = personal

    def __len__(self) -> int:
        return len(self._events)

    def part(self, after: int, upto: int) -> list[SeenEvent]:
        """Return the events of one message; to a player personally, only those that hold more than the public sees."""
        return [event for event in self._events[after:upto] if event.personal or not self._personal]

    def undone(self) -> list[int]:
        """Return which events were taken back."""
        return [event.n for event in self._events if event.undone is not None]

    def reach(self, after: int) -> int:
        """Return how far a message can tell that begins there: until it is full, but always one event."""
        lines = size = 0
        for event in self.part(after, len(self)):
            for line in pages.story_lines(self._context, [event]):
                lines += 1
                size += len(line) + 1
                # What is taken back later is struck through then, and has to fit all the same.
                size += STRUCK * (1 + line.count("\n"))
                if lines > 1 and (lines > limits.STORY_LINES or size > limits.STORY):
                    return event.n - 1
        return len(self)


@dataclass(frozen=True)
class Hearing:
    """Where somebody may be called just now.

    ``asleep``: nowhere, whatever it is about. ``channel``, ``dm``: there, because it is their turn.
    """

    asleep: bool
    channel: bool
    dm: bool


async def hearing_of(store: Store, user_id: int, *tables: int) -> Hearing:
    """Return where somebody may be called just now because of some tables: by their own choice, and awake.

    Whoever is on holiday, but back at one of them, is awake.
    """
    person = await store.people.get(user_id)
    habits, closed = habits_of(person.settings), person.dm == "refused"
    asleep = all(quiet_until(store.now(), habits.at(table)) is not None for table in tables)
    wanted = "turn" in habits.remind and not asleep
    return Hearing(
        asleep,
        channel=wanted and (habits.by in (None, "channel") or closed),
        dm=wanted and habits.by in (None, "dm") and not closed,
    )


def server_words(server: GuildRow, language: str) -> Words:
    """Return the words of what everybody at a server's tables sees: in its language, or failing that the bot's."""
    return words_for(server.language or language)


def pictured(context: Context, server: GuildRow, look: Look) -> Context:
    """Return a context with pictures as a server likes them, or failing that the bot."""
    chosen = server.settings.get(PICTURES, look)
    return replace(context, theme=next((theme for theme in THEMES if theme == chosen), None))


def context_of(table: Table, words: Words) -> Context:
    """Return the context of a table's screens in a reader's words."""
    return Context(
        words,
        GAMES[table.row.game],
        table.id,
        table.name,
        deadlines=NO_DEADLINES if table.paused else deadlines_of(table.timers),
        outstanding=table.outstanding,
        seating=table.seating,
        paused=table.paused,
    )
