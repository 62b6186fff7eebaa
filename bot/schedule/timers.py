"""The timers that a table should have, given the open questions; :mod:`bot.workers.deadlines` stores and obeys them.

A seat's question has two timers: "asked", the moment when it was first seen, and "deadline", when its time runs out.
A person's time stands still while they are absent: on vacation, on a quiet weekend, while the match is paused or the
bot is down, or before they came to the table. The absences up to the deadline are noted with "asked", and noted anew
when they change: past absences stay, future ones follow from the present habits. So no choice takes time from anybody.
A person who is back early has the rest of their time; a common deadline does not come earlier when one voter's habits
change.

A window on somebody else's act has one timer more, "ordered": the moment at which the seat's standing orders answer, if
they wait. It is set whether or not the seat has such orders, from nothing but the time and the person's hours. It is
never shown, and no deadline follows from it.

Each reminder has a timer of its own. Timers name their question and are dropped when it is no longer open. In an open
vote, of which everybody knows only the number of missing answers, the table itself has the two timers. They count all
voters, whether they have voted or not, so that the common deadline reveals no voter.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from itertools import takewhile
from typing import Any, NamedTuple

from bot.schedule.pace import (
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
from bot.schedule.waits import wait_until
from storage import STOOD, NewTimer, TimerRow

ASKED = "asked"
DEADLINE = "deadline"
"""The kind of timer for the deadline of a seat, or of all voters (seat None)."""

OUT = "out"
"""The kind of timer that notes when a seat's time last ran out, and on which question."""

CALLS = "calls"
"""The kind of timer that mentions a player in the channel for a question. It has a number and is never due."""

PACED = "paced"
"""The kind of timer until which the table's message tells who has changed the pace."""

ORDERED = "ordered"
"""The kind of timer for the answer of standing orders that wait. Every open window has one, with orders or without."""

REMINDERS = WISHES
"""The kinds of timer that are reminders."""


@dataclass(frozen=True)
class Asked:
    """An open question to a person. ``counted``: it is part of an open vote, whose voters are secret.

    ``sitting``: the id of the person's sitting; a successor on the seat has another. ``window``: it is about somebody
    else's act. ``orders``: how often the seat's standing orders have changed; a change draws a new wait.
    """

    seat: int
    question: str
    counted: bool
    sitting: int
    habits: Habits
    window: bool = False
    orders: int = 0


@dataclass(frozen=True)
class Vote:
    """An open secret vote.

    ``questions``: the question of each seat, answered or not. ``habits``: the habits of every person asked, by sitting.
    """

    questions: Mapping[int, str]
    habits: Mapping[int, Habits]


class Presence(NamedTuple):
    """The data that says when a person is present: their habits, and their absences before now."""

    habits: Habits
    past: Past


@dataclass(frozen=True)
class Timing:
    """The data of a deadline: when the question was asked, the minutes for it, and the people asked, by sitting.

    ``floor``: the earliest moment for the deadline, whatever habits people choose.
    """

    asked: datetime
    minutes: int | None
    people: Mapping[int, Presence]
    floor: datetime | None = None

    @cached_property
    def due(self) -> datetime | None:
        """The deadline: the latest of the people asked."""
        pace = Pace(minutes=self.minutes)
        if pace.within is None:
            return None
        grace, people = grace_of(pace.within), self.people.values()
        dues = [deadline(self.asked, pace, habits, past) for habits, past in people]
        floor = self.floor
        if floor is not None:
            # The floor may be in quiet time that was chosen since.
            dues.append(min((settled(floor, habits, grace, past) for habits, past in people), default=floor))
        return max((due for due in dues if due is not None), default=None)

    @property
    def away(self) -> dict[str, list[list[str]]]:
        """Everybody's absences until the deadline, as stored."""
        due = self.due
        if due is None:
            return {}

        def noted(presence: Presence) -> list[list[str]]:
            found = takewhile(lambda stretch: stretch.start < due, absences(self.asked, *presence))
            return [[stretch.start.isoformat(), stretch.end.isoformat()] for stretch in merged(found)]

        return {str(sitting): noted(presence) for sitting, presence in self.people.items()}

    def paced(self, now: datetime, minutes: int | None) -> "Timing":
        """Return the timing at a new pace. An open question keeps its time or gets more."""
        people = {sitting: Presence(habits, Past(now)) for sitting, (habits, _) in self.people.items()}
        anew = Timing(now, minutes, people)
        # Not the deadline shown before: during a pause that moment came nearer, and people's time did not.
        return anew if minutes is None or self.due is None or (anew.due or now) > self.due else self


def planned(
    now: datetime,
    pace: Pace,
    asked: Sequence[Asked],
    timers: Sequence[TimerRow],
    vote: Vote | None = None,
    outages: Sequence[Stretch] = (),
    *,
    chance: Callable[[], float],
) -> tuple[list[NewTimer], list[int]]:
    """Return the timers to set, and the ids of those to drop.

    ``outages``: when the bot did not run; questions that are older stood still. ``chance``: as in
    :func:`bot.schedule.waits.wait_until`.
    """
    abouts: dict[int | None, Mapping[str, Any]] = {one.seat: {"question": one.question} for one in asked}
    people: dict[int | None, Mapping[int, Habits]] = {
        one.seat: {one.sitting: one.habits} for one in asked if not one.counted
    }
    if vote is not None and vote.habits:
        abouts[None] = {"questions": {str(seat): question for seat, question in vote.questions.items()}}
        people[None] = vote.habits
    paces = {None: pace} | {one.seat: pace.of(window=one.window) for one in asked if not one.counted}
    drop = [timer.id for timer in timers if is_over(timer, abouts, now)]
    kept = {(timer.seat, timer.kind): timer for timer in timers if timer.id not in drop}
    new: list[NewTimer] = []
    timed: dict[int | None, Timing] = {}
    for seat, habits in people.items():
        before, shown = kept.get((seat, ASKED)), kept.get((seat, DEADLINE))
        timing = timed[seat] = _timing(now, paces[seat], habits, before, shown, outages, common=seat is None)
        due = timing.due
        said = {
            **abouts[seat],
            "pace": paces[seat].minutes,
            "minutes": timing.minutes,
            "rhythm": [pace.every, pace.most],
        }
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
        wished = _wished(now, paces[key], one, timed[key], moved=moved)
        there = {kind: timer for (seat, kind), timer in kept.items() if seat == one.seat and kind in REMINDERS}
        # Reminders stay as they are, put off or sent, unless the deadline or their rhythm has changed.
        anew = moved or (before is not None and before.data.get("rhythm") != rhythm)
        question = abouts[one.seat]
        new += [NewTimer(one.seat, kind, at, question) for kind, at in wished.items() if anew or kind not in there]
        # A late "turn" reminder is still due if the bot was down at the end of the player's night or absence.
        late = {kind for kind, timer in there.items() if kind == "turn" and timer.due_at <= now}
        drop += [timer.id for kind, timer in there.items() if anew and kind not in wished and kind not in late]
        if one.window and not one.counted and pace.orders_wait:
            new += _wait(now, one, timed[key], kept.get((one.seat, ORDERED)), chance)
    return new, drop


def _wait(
    now: datetime, one: Asked, timing: Timing, before: TimerRow | None, chance: Callable[[], float]
) -> list[NewTimer]:
    """Return the timer of a wait that has to be drawn: a new one, or one that no longer fits the person's hours."""
    if timing.due is None:
        return []
    said = {"question": one.question, "orders": one.orders}
    fits = before is not None and before.data == said and before.due_at <= timing.due
    if before is not None and fits and quiet_until(max(before.due_at, now), one.habits) is None:
        return []
    at = wait_until(now, timing.due, one.habits, timing.people[one.sitting].past, chance)
    drawn = NewTimer(one.seat, ORDERED, at, said)
    return [] if before is not None and (before.due_at, before.data) == (at, said) else [drawn]


def is_over(timer: TimerRow, abouts: Mapping[int | None, Mapping[str, Any]], now: datetime) -> bool:
    """Return whether a timer's question is no longer open. ``abouts``: the questions by seat (None: the table)."""
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
    outages: Sequence[Stretch],
    *,
    common: bool,
) -> Timing:
    if before is None:
        return Timing(now, pace.minutes, {sitting: Presence(h, Past(now)) for sitting, h in people.items()})
    noted = before.data.get("away", {})
    # Outages before the question are no absences from it.
    stood = [*_stretches(before.data.get(STOOD, [])), *(one for one in outages if one.end > before.due_at)]

    def presence_of(sitting: int, habits: Habits) -> Presence:
        # A person who came later was absent before.
        away = _stretches(noted[str(sitting)]) if str(sitting) in noted else [Stretch(before.due_at, now)]
        return Presence(habits, past_of(now, [*away, *stood]))

    minutes = before.data.get("minutes", pace.minutes)
    floor = None if shown is None else shown.due_at
    within = Pace(minutes=minutes).within
    if floor is not None and within is not None and not common:
        # A choice of habits may bring a person's own deadline forward, but not to this very moment.
        floor = min(floor, now + grace_of(within))
    timing = Timing(before.due_at, minutes, {s: presence_of(s, h) for s, h in people.items()}, floor)
    return timing if before.data.get("pace", pace.minutes) == pace.minutes else timing.paced(now, pace.minutes)


def _stretches(noted: Sequence[Sequence[str]]) -> list[Stretch]:
    return [Stretch(datetime.fromisoformat(start), datetime.fromisoformat(end)) for start, end in noted]


def _wished(now: datetime, pace: Pace, one: Asked, timing: Timing, *, moved: bool) -> dict[str, datetime]:
    """Return the future reminders of a question."""
    asked, due = timing.asked, timing.due
    past = timing.people[one.sitting].past
    wished: dict[str, datetime] = {r.kind: r.at for r in reminders(asked, due, pace, one.habits, past) if r.at > now}
    if not moved or due is None or "last" not in one.habits.remind or not pace.most:
        return wished
    if last_call(due, presence(asked, due, one.habits, past)) <= now:
        # The deadline was put off at the last moment.
        call = last_call(due, due - now)
        wished["last"] = quiet_until(call, one.habits) or call
    return wished


@dataclass(frozen=True)
class Deadlines:
    """The deadlines of a table: those of seats, and the common one of an open vote."""

    seats: Mapping[int, datetime]
    common: datetime | None = None

    def of(self, seat: int) -> datetime | None:
        """Return the deadline of a seat, if it has one."""
        return self.seats.get(seat, self.common)


NO_DEADLINES = Deadlines({})


def deadlines_of(timers: Sequence[TimerRow]) -> Deadlines:
    """Return the deadlines in a table's timers."""
    rows = [timer for timer in timers if timer.kind == DEADLINE]
    return Deadlines(
        {timer.seat: timer.due_at for timer in rows if timer.seat is not None},
        next((timer.due_at for timer in rows if timer.seat is None), None),
    )
