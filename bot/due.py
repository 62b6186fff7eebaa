"""Which timers a table should have, given who is asked what. Pure; :mod:`bot.deadlines` stores them and obeys them.

A seat's "asked" is the moment when its question was first seen, its "deadline" when that runs out, and each reminder
has a timer of its own. They name their question: once it is not open any more, they are dropped. Where only the number
of answers that are out is known to everybody, one deadline of the table, the latest, is that of all who are asked: it
stays until the last answer is in, and so tells nobody who has given theirs.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from bot.pace import GRACE, WISHES, Habits, Pace, deadline, grace_of, reminders, settled
from storage import NewTimer, TimerRow

ASKED = "asked"
DEADLINE = "deadline"
"""The kind of timer until which a seat, or everybody who is asked (seat None), has to answer."""

OUT = "out"
"""The kind of timer that says when a seat's time last ran out, and on what."""

CALLS = "calls"
"""The kind of timer that says how often somebody was called in the channel for a question; it is never due."""

SECOND = timedelta(seconds=1)


@dataclass(frozen=True)
class Asked:
    """A person who is asked something; ``counted``: everybody is told how many have answered, and not who."""

    seat: int
    question: str
    counted: bool
    habits: Habits


def planned(
    now: datetime, pace: Pace, asked: Sequence[Asked], timers: Sequence[TimerRow]
) -> tuple[list[NewTimer], list[int]]:
    """Return the timers to set, and the ids of those to drop."""
    open_now = {one.seat: one for one in asked}
    new: list[NewTimer] = []
    # Somebody may have been seen to be asked while another pace was being chosen: they are timed by this one.
    timed = {t.seat for t in timers if t.kind == ASKED and t.data.get("minutes") == pace.minutes}
    drop = [
        timer.id
        for timer in timers
        if is_stale(timer, open_now) or (timer.seat is not None and timer.kind != OUT and timer.seat not in timed)
    ]
    kept = [timer for timer in timers if timer.id not in drop]
    seen = {timer.seat: timer for timer in kept if timer.kind == ASKED}
    fresh = [one for one in asked if one.seat not in seen]
    window = next((timer for timer in kept if timer.seat is None and timer.kind == DEADLINE), None)
    counted = [due for one in fresh if one.counted and (due := deadline(now, pace, one.habits)) is not None]
    known = [*counted, *([window.due_at] if window is not None else [])]
    common = max(known) if known else None
    if counted and common is not None:
        questions = {str(one.seat): one.question for one in asked if one.counted}
        new.append(NewTimer(None, DEADLINE, common, {"questions": questions}))
    for one in fresh:
        new.append(NewTimer(one.seat, ASKED, now, {"question": one.question, "minutes": pace.minutes}))
        own = deadline(now, pace, one.habits)
        due = common if one.counted and own is not None else own
        if due is not None and not one.counted:
            new.append(_deadline(one, due, now + (pace.within or GRACE)))
        new += _reminders(one, now, due, pace, now)
    for timer in kept:
        one = open_now.get(-1 if timer.seat is None else timer.seat)
        if timer.kind == DEADLINE and one is not None and pace.within is not None:
            new += _moved(now, pace, one, seen[one.seat], timer)
    return new, drop


def is_stale(timer: TimerRow, asked: Mapping[int, Asked]) -> bool:
    """Tell whether what a timer is about is settled."""
    if timer.kind == OUT:
        return False
    if timer.seat is None:
        questions: Mapping[str, Any] = timer.data.get("questions", {})
        return not any(one.counted and questions.get(str(one.seat)) == one.question for one in asked.values())
    one = asked.get(timer.seat)
    return one is None or timer.data.get("question") != one.question


def _moved(now: datetime, pace: Pace, one: Asked, seen: TimerRow, timer: TimerRow) -> list[NewTimer]:
    """Move a deadline that somebody's quiet time has come to hold, or that waits for a vacation that was cut short."""
    grace = grace_of(pace.within or GRACE)
    base = timer.due_at - timedelta(seconds=timer.data.get("moved", 0))
    due = settled(base, one.habits, grace)
    if due < timer.due_at:
        due = base = min(timer.due_at, max(due, settled(now + grace, one.habits, grace)))
    if abs(due - timer.due_at) < SECOND:
        return []
    return [_deadline(one, due, base), *_reminders(one, seen.due_at, due, pace, now)]


def _deadline(one: Asked, due: datetime, base: datetime) -> NewTimer:
    # How far quiet time has moved it: when that changes, it is reckoned anew from where it would be without.
    moved = (due - base).total_seconds()
    return NewTimer(one.seat, DEADLINE, due, {"question": one.question, "moved": moved})


def _reminders(one: Asked, asked: datetime, due: datetime | None, pace: Pace, now: datetime) -> list[NewTimer]:
    return [
        NewTimer(one.seat, reminder.kind, reminder.at, {"question": one.question})
        for reminder in reminders(asked, due, pace, one.habits)
        if reminder.at > now
    ]


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


REMINDERS = WISHES
"""The kinds of timer that remind somebody."""
