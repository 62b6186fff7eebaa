"""Records what was told to whom and when, over weeks, and checks that it was in time and allowed."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.loopback import Message, Person
from bot.schedule.pace import pace_of
from bot.schedule.timers import DEADLINE, REMINDERS
from bot.screens.notices import NOTICE_MARK
from bot.screens.pages import MARK
from bot.tables.table import Table
from rules.kernel import Match
from storage import EntryRow, SittingRow

from ..bot.watching import written
from ..weeks import Weeks
from .audit import first_text, mark_of

MINUTE, SECOND = timedelta(minutes=1), timedelta(seconds=1)
DUE = re.compile(r"(\w+) <t:(\d+):R>")
OWN_DUE = re.compile(r"Your deadline for this: <t:(\d+):R>")
HAND = re.compile(r"Your hand \(\d+ cards\):\n((?:(?:[^\sA-Z]+[A-Z][a-z]?\d+ ?)+\n)+)")
CARD = re.compile(r"[A-Z][a-z]?\d+")
NOTICES = {
    "out": "You ran out of time in",
    "reminder": "It is your turn.",
    "offered": "so your seat is free for anyone",
    "away": "so the AI is playing for you",
    "back": "You’re playing again",
    "standin": "would like you to stand in",
    "over": "seat’s owner is back",
}


@dataclass(frozen=True)
class Seen:
    """The content of a bot's message from a moment on; ``reader`` is None if everyone sees it."""

    at: datetime
    change: str
    message: int
    reader: str | None
    ephemeral: bool
    mark: tuple[int, int]
    text: str
    first: str


class Witness:
    """Records everything that is told, and when it was due."""

    def __init__(self, house: Weeks, people: Sequence[Person]) -> None:
        self._house = house
        self._names = {person.id: person.name for person in people}
        self._people = people
        self.seen: list[Seen] = []
        self.dues: dict[str, datetime] = {}
        """The stored deadline of each question."""
        self.owed: list[tuple[datetime, str, timedelta]] = []
        """Due reminders: the moment, the person, and how long before it another reminder replaces it."""
        house.server.watch(self._note)

    def _note(self, change: str, message: Message) -> None:
        if change == "delete" or message.author.id != self._house.server.bot_id:
            return
        homes = {person.dm.id: person.name for person in self._people if person.dm is not None}
        reader = homes.get(message.channel_id) or self._names.get(message.ephemeral_for or 0)
        mark = mark_of(message) if message.components else None
        first = first_text(message) if mark is not None else ""
        ephemeral = message.ephemeral_for is not None
        self.seen.append(
            Seen(self._house.clock.now(), change, message.id, reader, ephemeral, mark or (0, 0), message.text, first)
        )

    def note_timers(self, table: Table) -> None:
        """Record the deadlines of the asked players."""
        self.dues |= {t.data["question"]: t.due_at for t in table.timers if t.kind == DEADLINE}

    def note_owed(self, table: Table, moment: datetime, awake: Callable[[int], bool]) -> None:
        """Record the reminders due at the next moment, for people who are awake then."""
        apart = pace_of(table.row.pace).interval
        for timer in table.timers:
            if timer.kind in REMINDERS and timer.due_at <= moment and timer.seat is not None and not table.paused:
                user = table.sitting_at(timer.seat).user_id or 0
                if awake(user):
                    self.owed.append((timer.due_at, self._names[user], apart))

    def deadlines(self, table: Table) -> list[tuple[int | None, datetime]]:
        """Return the present deadlines of a table."""
        return sorted((timer.seat, timer.due_at) for timer in table.timers if timer.kind == DEADLINE)

    # ---------------------------------------------------------------- messages seen

    def notices(self, kind: str) -> list[tuple[str, datetime]]:
        """Return the people and times of notices of a kind."""
        found = [seen for seen in self.seen if seen.mark[0] == NOTICE_MARK and seen.change == "create"]
        return [(seen.reader or "", seen.at) for seen in found if NOTICES[kind] in seen.text]

    def shown(self) -> Iterator[tuple[datetime, str, datetime]]:
        """Yield (time, reader, deadline) for every deadline that a message showed to its readers."""
        for seen in self.seen:
            _, clock, line = seen.text.partition("Deadline: ")
            for name, stamp in DUE.findall(line.split("\n")[0]) if clock and seen.reader is None else ():
                yield seen.at, name, datetime.fromtimestamp(int(stamp), UTC)
            for stamp in OWN_DUE.findall(seen.text):
                yield seen.at, seen.reader or "", datetime.fromtimestamp(int(stamp), UTC)


class Judge:
    """Compares the record of a witness with the log: each method returns all errors."""

    def __init__(self, witness: Witness, table: Table, rows: Sequence[EntryRow], match: Match) -> None:
        self._witness, self._table, self._rows = witness, table, rows
        self._sittings = table.ever_seated
        self._names = {sitting.user_id: sitting.name for sitting in self._sittings}
        self._hands: list[tuple[datetime, dict[int, frozenset[str]]]] = []
        self._public: list[datetime] = []
        """The time of each public event."""
        self._private: list[tuple[datetime, int]] = []
        self._replay(match)

    def _replay(self, match: Match) -> None:
        """Replay the log, and record the hands of each seat over time."""
        begun = self._table.row.started_at
        assert begun is not None
        self._look(match, begun)
        for row in self._rows:
            entry = row.entry
            if len(match.entries) > row.position:
                continue  # answers of standing orders
            if entry.type == "orders":
                match.set_orders(entry.seat, entry.answer)
            else:
                assert entry.question is not None
                match.answer(entry.seat, entry.answer, entry.question, entry.by)
            self._look(match, row.at)

    def _look(self, match: Match, at: datetime) -> None:
        playing = getattr(match.state, "round", None)
        hands = {} if playing is None else {seat: frozenset(map(written, hand)) for seat, hand in playing.hands.items()}
        self._hands.append((at, hands))
        self._public += [at] * (len(match.events(None)) - len(self._public))
        for seat in range(len(self._table.sittings)):
            known = sum(one == seat for _, one in self._private)
            self._private += [(at, seat)] * (sum(event.personal for event in match.events(seat)) - known)

    def _holder(self, seat: int, at: datetime) -> SittingRow | None:
        held = [
            s for s in self._sittings if s.seat == seat and s.joined_at <= at and not (s.left_at and s.left_at < at)
        ]
        return held[0] if held else None

    def _held(self, name: str, at: datetime) -> SittingRow | None:
        """Return the sitting of a person at a moment, including one that begins or ends then."""
        return next(
            (s for s in self._sittings if s.name == name and s.joined_at <= at and not (s.left_at and s.left_at < at)),
            None,
        )

    def moves(self) -> list[str]:
        """Check that each question has one answer, by the person in the seat or, at the shown deadline, by the bot."""
        wrong: list[str] = []
        answered: dict[str, datetime] = {}
        shown = list(self._witness.shown())
        for row in (row for row in self._rows if row.entry.type == "answer"):
            entry, holder = row.entry, self._holder(row.entry.seat, row.at)
            assert entry.question is not None
            assert holder is not None
            if entry.question in answered:
                wrong.append(f"{entry.question} was answered twice")
            answered[entry.question] = row.at
            if entry.by == "player" and row.user_id not in [
                s.user_id for s in self._sittings if s.seat == entry.seat and s.joined_at <= row.at
            ]:
                wrong.append(f"{entry.question} was answered by somebody else")
            due = self._witness.dues.get(entry.question)
            if due is not None and row.at > due + MINUTE:
                wrong.append(f"{entry.question} was answered {row.at - due} after its time")
            if entry.by == "default":
                until = [end for at, name, end in shown if at < row.at and name == holder.name]
                if not until or not -SECOND < row.at - until[-1] <= MINUTE:
                    wrong.append(f"{holder.name} was answered for at {row.at}, shown {until[-1:]}")
        return wrong

    def time_outs_told(self) -> list[str]:
        """Check that a person whose time ran out is told at once and only once, and nobody else is."""
        outs = [(row.entry.seat, row.at) for row in self._rows if row.entry.by == "default"]
        meant = [(holder.name, at) for seat, at in outs if (holder := self._holder(seat, at)) is not None]
        return unlike("time-outs", self._witness.notices("out"), meant)

    def reminders(self) -> list[str]:
        """Check that each due reminder came in time to its person, and no other reminder came."""
        wrong: list[str] = []
        told, owed = self._witness.notices("reminder"), self._witness.owed
        for due, name, apart in owed:
            if not any(who == name and due - apart <= at <= due + MINUTE for who, at in told):
                wrong.append(f"{name} was not reminded at {due}")
        last: dict[str, datetime] = {}
        for name, at in told:
            fits = [apart for due, who, apart in owed if who == name and due - apart <= at <= due + apart + MINUTE]
            if not fits:
                wrong.append(f"{name} was reminded at {at} of nothing")
            elif name in last and at - last[name] < min(fits):
                wrong.append(f"{name} was reminded at {last[name]} and at {at}")
            last[name] = at
        return wrong

    def notices(self) -> list[str]:
        """Check that no notice is sent twice, and that every kind is known."""
        made = [seen for seen in self._witness.seen if seen.mark[0] == NOTICE_MARK]
        numbers = [(seen.reader or "", seen.mark[1]) for seen in made if seen.change == "create"]
        wrong = [f"{who}'s notice {n} came twice" for who, n in sorted(set(numbers)) if numbers.count((who, n)) > 1]
        return wrong + [seen.text for seen in made if not any(words in seen.text for words in NOTICES.values())]

    def secrets(self) -> list[str]:
        """Check that a hand is shown only to the person in its seat, and nothing to a person who left it."""
        wrong: list[str] = []
        for seen in (seen for seen in self._witness.seen if "Your hand" in seen.text or seen.mark[0] == self._mark):
            shown = [frozenset(CARD.findall(cards)) for cards in HAND.findall(seen.text)]
            if seen.reader is None:
                wrong += [f"everybody was shown a hand at {seen.at}"] * len(shown)
                continue
            sitting = self._held(seen.reader, seen.at)
            if sitting is None:
                if shown or seen.change == "create" or seen.ephemeral:
                    wrong.append(f"{seen.reader} was told at {seen.at}, and sits nowhere: {seen.text}")
            elif any(hand not in self._hands_of(sitting.seat, seen.at) for hand in shown):
                wrong.append(f"{seen.reader} was shown a hand that is not theirs at {seen.at}")
        return wrong

    @property
    def _mark(self) -> int:
        return MARK + self._table.id

    def _hands_of(self, seat: int, at: datetime) -> list[frozenset[str]]:
        """Return the hands of a seat at a moment: before it, and after each change in it."""
        before = [hands for when, hands in self._hands if when < at][-1:]
        return [
            hands.get(seat, frozenset()) for hands in [*before, *(hands for when, hands in self._hands if when == at)]
        ]

    def in_time(self) -> list[str]:
        """Check that every event is told within a minute: in the channel, or to the person concerned."""
        wrong: list[str] = []
        pages = [seen for seen in self._witness.seen if seen.mark[0] == self._mark]
        for at in sorted(set(self._public)):
            if not any(seen.reader is None and at <= seen.at <= at + MINUTE for seen in pages):
                wrong.append(f"what happened at {at} was not told in the channel")
        for at, seat in sorted(set(self._private)):
            holder = self._holder(seat, at)
            if holder is None or holder.user_id is None:
                continue
            if not any(seen.reader == holder.name and at <= seen.at <= at + MINUTE for seen in pages):
                wrong.append(f"what {holder.name} saw happen at {at} was not told them")
        return wrong


def unlike(what: str, told: Sequence[tuple[str, datetime]], meant: Sequence[tuple[str, datetime]]) -> list[str]:
    """Compare the notices sent with those expected: within a minute, in any order."""
    found, wanted = sorted(told), sorted(meant)
    late = [
        (one, other)
        for one, other in zip(found, wanted, strict=False)
        if one[0] != other[0] or not timedelta(0) <= one[1] - other[1] <= MINUTE
    ]
    wrong: list[Any] = late[:1] if late else []
    return [f"{what}: {len(found)} told, {len(wanted)} meant: {wrong}"] if late or len(found) != len(wanted) else []
