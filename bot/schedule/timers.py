"""Which timers a table should have, given who is asked what. Pure; :mod:`bot.deadlines` stores them and obeys them.

What is asked of a seat is timed by two timers: "asked" is the moment when it was first seen, "deadline" when its time
runs out. Everybody's time is like a clock that stands still while they are away: on holiday, on a quiet weekend, while
the match is paused or the bot is not there, or before they came. When that is, up to the deadline, is noted with
"asked", and noted anew whenever it changes: what is past stays as it was, what is to come follows from what they choose
now. So nothing that anybody chooses takes time away. Whoever is back early has what was left when they went; a common
deadline comes no earlier by what one of many chooses.

Each reminder has a timer of its own. They name their question: once it is not open any more, they are dropped. Where
only the number of answers that are out is known to everybody, the table itself has those two timers, for all who have a
voice, have they given it already or not: so their common deadline tells of nobody whether theirs is.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from itertools import takewhile
from typing import Any, NamedTuple

from bot.pace import (
    WISHES,
    Habits,
    Pace,
    Past,
    Stretch,
    absences,
    deadline,
    grace_of,
    last_call,
    merged,
    past_of,
    presence,
    quiet_until,
    reminders,
    settled,
)
from storage import STOOD, NewTimer, TimerRow

ASKED = "asked"
DEADLINE = "deadline"
"""The kind of timer until which a seat, or everybody who is asked (seat None), has to answer."""

OUT = "out"
"""The kind of timer that says when a seat's time last ran out, and on what."""

CALLS = "calls"
"""The kind of timer that has somebody called in the channel for a question, by a number of its own; it is never due."""

PACED = "paced"
"""The kind of timer of a table until which everybody is told who has changed its pace."""

REMINDERS = WISHES
"""The kinds of timer that remind somebody."""


@dataclass(frozen=True)
class Asked:
    """A person who is asked something; ``counted``: everybody is told how many have answered, and not who.

    ``sitting``: the number of theirs; whoever takes the seat over has another.
    """

    seat: int
    question: str
    counted: bool
    sitting: int
    habits: Habits


@dataclass(frozen=True)
class Vote:
    """What is asked of many of whom nobody may know who has answered.

    ``questions``: of each seat, whether it has answered or not; ``habits``: of every person among them, by sitting.
    """

    questions: Mapping[int, str]
    habits: Mapping[int, Habits]


class Presence(NamedTuple):
    """What says when somebody is there: what they have chosen, and when they were away before now."""

    habits: Habits
    past: Past


@dataclass(frozen=True)
class Timing:
    """What a deadline follows from: when it was asked, how many minutes there are for it, and for whom, by sitting.

    ``floor``: the deadline comes no earlier than this, whatever they choose.
    """

    asked: datetime
    minutes: int | None
    people: Mapping[int, Presence]
    floor: datetime | None = None

    @cached_property
    def due(self) -> datetime | None:
        """The deadline: the latest of all whom it is for."""
        pace = Pace(minutes=self.minutes)
        if pace.within is None:
            return None
        grace, people = grace_of(pace.within), self.people.values()
        dues = [deadline(self.asked, pace, habits, past) for habits, past in people]
        floor = self.floor
        if floor is not None:
            # It may fall into a night that was chosen since.
            dues.append(min((settled(floor, habits, grace, past) for habits, past in people), default=floor))
        return max((due for due in dues if due is not None), default=None)

    @property
    def away(self) -> dict[str, list[list[str]]]:
        """When everybody is away until the deadline, as it is noted."""
        due = self.due
        if due is None:
            return {}

        def noted(presence: Presence) -> list[list[str]]:
            found = takewhile(lambda stretch: stretch.start < due, absences(self.asked, *presence))
            return [[stretch.start.isoformat(), stretch.end.isoformat()] for stretch in merged(found)]

        return {str(sitting): noted(presence) for sitting, presence in self.people.items()}

    def paced(self, now: datetime, minutes: int | None) -> "Timing":
        """Return what it follows from at a new pace: what is open keeps its time, or gets more."""
        people = {sitting: Presence(habits, Past(now)) for sitting, (habits, _) in self.people.items()}
        anew = Timing(now, minutes, people)
        # What was told is no measure: while the match stood still that moment came nearer, and their time did not.
        return anew if minutes is None or self.due is None or (anew.due or now) > self.due else self


def planned(
    now: datetime,
    pace: Pace,
    asked: Sequence[Asked],
    timers: Sequence[TimerRow],
    vote: Vote | None = None,
) -> tuple[list[NewTimer], list[int]]:
    """Return the timers to set, and the ids of those to drop."""
    abouts: dict[int | None, Mapping[str, Any]] = {one.seat: {"question": one.question} for one in asked}
    people: dict[int | None, Mapping[int, Habits]] = {
        one.seat: {one.sitting: one.habits} for one in asked if not one.counted
    }
    if vote is not None and vote.habits:
        abouts[None] = {"questions": {str(seat): question for seat, question in vote.questions.items()}}
        people[None] = vote.habits
    drop = [timer.id for timer in timers if is_over(timer, abouts, now)]
    kept = {(timer.seat, timer.kind): timer for timer in timers if timer.id not in drop}
    new: list[NewTimer] = []
    timed: dict[int | None, Timing] = {}
    for seat, habits in people.items():
        before, shown = kept.get((seat, ASKED)), kept.get((seat, DEADLINE))
        timing = timed[seat] = _timing(now, pace, habits, before, shown, common=seat is None)
        due = timing.due
        said = {**abouts[seat], "pace": pace.minutes, "minutes": timing.minutes, "rhythm": [pace.every, pace.most]}
        said |= {"away": timing.away}
        if before is None or (before.due_at, before.data) != (timing.asked, said):
            new.append(NewTimer(seat, ASKED, timing.asked, said))
        if due is None:
            drop += [] if shown is None else [shown.id]
        elif shown is None or shown.due_at != due:
            new.append(NewTimer(seat, DEADLINE, due, abouts[seat]))
    for one in asked:
        before, key = kept.get((one.seat, ASKED)), None if one.counted else one.seat
        rhythm = [pace.every, pace.most]
        if one.counted and (before is None or before.data.get("rhythm") != rhythm):
            asked_at = now if before is None else before.due_at
            new.append(NewTimer(one.seat, ASKED, asked_at, {**abouts[one.seat], "rhythm": rhythm}))
        shown = kept.get((key, DEADLINE))
        moved = shown is not None and shown.due_at != timed[key].due
        wished = _wished(now, pace, one, timed[key], moved=moved)
        there = {kind: timer for (seat, kind), timer in kept.items() if seat == one.seat and kind in REMINDERS}
        # They are kept as they are, put off or sent, unless there is something new to them.
        anew = moved or (before is not None and before.data.get("rhythm") != rhythm)
        question = abouts[one.seat]
        new += [NewTimer(one.seat, kind, at, question) for kind, at in wished.items() if anew or kind not in there]
        # That it is one's turn may still have to be said, in whose night or absence the bot was not there.
        late = {kind for kind, timer in there.items() if kind == "turn" and timer.due_at <= now}
        drop += [timer.id for kind, timer in there.items() if anew and kind not in wished and kind not in late]
    return new, drop


def is_over(timer: TimerRow, abouts: Mapping[int | None, Mapping[str, Any]], now: datetime) -> bool:
    """Tell whether what a timer is about is settled, given what each seat, and the table (None), is asked."""
    if timer.kind == PACED:
        return timer.due_at <= now
    about = abouts.get(timer.seat)
    return timer.kind != OUT and (about is None or any(timer.data.get(key) != value for key, value in about.items()))


def _timing(
    now: datetime,
    pace: Pace,
    people: Mapping[int, Habits],
    before: TimerRow | None,
    shown: TimerRow | None,
    *,
    common: bool,
) -> Timing:
    if before is None:
        return Timing(now, pace.minutes, {sitting: Presence(h, Past(now)) for sitting, h in people.items()})
    noted = before.data.get("away", {})
    stood = _stretches(before.data.get(STOOD, []))

    def presence_of(sitting: int, habits: Habits) -> Presence:
        # Whoever has come since was not there before.
        away = _stretches(noted[str(sitting)]) if str(sitting) in noted else [Stretch(before.due_at, now)]
        return Presence(habits, past_of(now, [*away, *stood]))

    minutes = before.data.get("minutes", pace.minutes)
    floor = None if shown is None else shown.due_at
    within = Pace(minutes=minutes).within
    if floor is not None and within is not None and not common:
        # One's own may come earlier by what one chooses, but not at once.
        floor = min(floor, now + grace_of(within))
    timing = Timing(before.due_at, minutes, {s: presence_of(s, h) for s, h in people.items()}, floor)
    return timing if before.data.get("pace", pace.minutes) == pace.minutes else timing.paced(now, pace.minutes)


def _stretches(noted: Sequence[Sequence[str]]) -> list[Stretch]:
    return [Stretch(datetime.fromisoformat(start), datetime.fromisoformat(end)) for start, end in noted]


def _wished(now: datetime, pace: Pace, one: Asked, timing: Timing, *, moved: bool) -> dict[str, datetime]:
    """Return the reminders of a question that are still to come."""
    asked, due = timing.asked, timing.due
    past = timing.people[one.sitting].past
    wished: dict[str, datetime] = {r.kind: r.at for r in reminders(asked, due, pace, one.habits, past) if r.at > now}
    if not moved or due is None or "last" not in one.habits.remind or not pace.most:
        return wished
    if last_call(due, presence(asked, due, one.habits, past)) <= now:
        # It was put off at the last moment.
        call = last_call(due, due - now)
        wished["last"] = quiet_until(call, one.habits) or call
    return wished


@dataclass(frozen=True)
class Deadlines:
    """The deadlines of a table: of seats, and the common one of all who are asked and not named."""

    seats: Mapping[int, datetime]
    common: datetime | None = None

    def of(self, seat: int) -> datetime | None:
        """Return until when a seat has to answer, if it has to."""
        return self.seats.get(seat, self.common)


NO_DEADLINES = Deadlines({})


def deadlines_of(timers: Sequence[TimerRow]) -> Deadlines:
    """Return the deadlines that a table's timers say."""
    rows = [timer for timer in timers if timer.kind == DEADLINE]
    return Deadlines(
        {timer.seat: timer.due_at for timer in rows if timer.seat is not None},
        next((timer.due_at for timer in rows if timer.seat is None), None),
    )
