"""Which timers a table should have, given who is asked what. Pure; :mod:`bot.deadlines` stores them and obeys them.

What is asked of a seat is timed by two timers: "asked" is the moment when it was first seen, "deadline" when its time
runs out, which always follows from the former and from the hours of whoever sits there: when they choose others, it is
reckoned anew. Each reminder has a timer of its own. They name their question: once it is not open any more, they are
dropped. Where only the number of answers that are out is known to everybody, the table itself has those two timers, for
all who have a voice, have they given it already or not: so their common deadline tells of nobody whether theirs is.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from bot.pace import WISHES, Habits, Pace, deadline, grace_of, last_call, quiet_until, reminders, settled
from storage import NewTimer, TimerRow

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

PROMPT = timedelta(minutes=1)
"""A deadline that passed longer before the bot began to look has passed while nobody could answer."""


@dataclass(frozen=True)
class Asked:
    """A person who is asked something; ``counted``: everybody is told how many have answered, and not who."""

    seat: int
    question: str
    counted: bool
    habits: Habits


@dataclass(frozen=True)
class Vote:
    """What is asked of many of whom nobody may know who has answered.

    ``questions``: of each seat, whether it has answered or not; ``habits``: of every person among them.
    """

    questions: Mapping[int, str]
    habits: Sequence[Habits]


@dataclass(frozen=True)
class Timing:
    """What a deadline follows from: when it was asked, how many minutes there are for it, and for whom.

    ``least``: until then there is time in any case; it was put off, or would have come too suddenly.
    """

    asked: datetime
    minutes: int | None
    habits: Sequence[Habits]
    least: datetime | None = None

    @property
    def due(self) -> datetime | None:
        """The deadline: the latest of all whom it is for."""
        within = Pace(minutes=self.minutes).within
        if within is None:
            return None
        dues = [deadline(self.asked, Pace(minutes=self.minutes), habits) for habits in self.habits]
        if self.least is not None:
            dues += [settled(self.least, habits, grace_of(within)) for habits in self.habits]
        return max((due for due in dues if due is not None), default=None)

    def after(self, now: datetime, pace: Pace, seen: int | None, shown: datetime | None, began: datetime) -> "Timing":
        """Return what it follows from by now.

        ``pace`` is the table's, ``seen`` the minutes of the one before; ``shown`` is the deadline so far, ``began``
        when the bot did.
        """
        timing = self
        if seen != pace.minutes:
            # What is open keeps its time, or gets more.
            anew = replace(self, asked=now, minutes=pace.minutes, least=None)
            if pace.minutes is None or shown is None or (anew.due or now) > shown:
                timing = anew
        due, within = timing.due, Pace(minutes=timing.minutes).within
        if due is None or within is None:
            return timing
        soon = now + grace_of(within)
        if shown is not None and shown < began - PROMPT:
            return replace(timing, least=soon)
        soonest = soon if shown is None else min(shown, soon)
        return replace(timing, least=soonest) if due < soonest else timing


def planned(
    now: datetime,
    pace: Pace,
    asked: Sequence[Asked],
    timers: Sequence[TimerRow],
    vote: Vote | None = None,
    *,
    began: datetime,
) -> tuple[list[NewTimer], list[int]]:
    """Return the timers to set, and the ids of those to drop. ``began``: when the bot did, and people could answer."""
    abouts: dict[int | None, Mapping[str, Any]] = {one.seat: {"question": one.question} for one in asked}
    people: dict[int | None, Sequence[Habits]] = {one.seat: [one.habits] for one in asked if not one.counted}
    if vote is not None:
        abouts[None] = {"questions": {str(seat): question for seat, question in vote.questions.items()}}
        people[None] = vote.habits
    drop = [timer.id for timer in timers if is_over(timer, abouts, now)]
    kept = {(timer.seat, timer.kind): timer for timer in timers if timer.id not in drop}
    new: list[NewTimer] = []
    timed: dict[int | None, tuple[datetime, datetime | None]] = {}
    for seat, habits in people.items():
        before, shown = kept.get((seat, ASKED)), kept.get((seat, DEADLINE))
        timing = _timing(now, pace, habits, before, shown, began)
        due = timing.due
        said = {**abouts[seat], "pace": pace.minutes, "minutes": timing.minutes, "rhythm": [pace.every, pace.most]}
        said |= {} if timing.least is None else {"least": timing.least.isoformat()}
        if before is None or (before.due_at, before.data) != (timing.asked, said):
            new.append(NewTimer(seat, ASKED, timing.asked, said))
        if due is None:
            drop += [] if shown is None else [shown.id]
        elif shown is None or shown.due_at != due:
            new.append(NewTimer(seat, DEADLINE, due, abouts[seat]))
        timed[seat] = timing.asked, due
    for one in asked:
        before, key = kept.get((one.seat, ASKED)), None if one.counted else one.seat
        rhythm = [pace.every, pace.most]
        if one.counted and (before is None or before.data.get("rhythm") != rhythm):
            asked_at = now if before is None else before.due_at
            new.append(NewTimer(one.seat, ASKED, asked_at, {**abouts[one.seat], "rhythm": rhythm}))
        shown = kept.get((key, DEADLINE))
        moved = shown is not None and shown.due_at != timed[key][1]
        wished = _wished(now, pace, one, *timed[key], moved=moved)
        there = {kind: timer.id for (seat, kind), timer in kept.items() if seat == one.seat and kind in REMINDERS}
        # They are kept as they are, put off or sent, unless there is something new to them.
        anew = moved or (before is not None and before.data.get("rhythm") != rhythm)
        question = abouts[one.seat]
        new += [NewTimer(one.seat, kind, at, question) for kind, at in wished.items() if anew or kind not in there]
        drop += [number for kind, number in there.items() if anew and kind not in wished]
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
    habits: Sequence[Habits],
    before: TimerRow | None,
    shown: TimerRow | None,
    began: datetime,
) -> Timing:
    if before is None:
        return Timing(now, pace.minutes, habits)
    least = before.data.get("least")
    minutes = before.data.get("minutes", pace.minutes)
    timing = Timing(before.due_at, minutes, habits, None if least is None else datetime.fromisoformat(least))
    seen = before.data.get("pace", pace.minutes)
    return timing.after(now, pace, seen, None if shown is None else shown.due_at, began)


def _wished(
    now: datetime, pace: Pace, one: Asked, asked: datetime, due: datetime | None, *, moved: bool
) -> dict[str, datetime]:
    """Return the reminders of a question that are still to come."""
    wished: dict[str, datetime] = {r.kind: r.at for r in reminders(asked, due, pace, one.habits) if r.at > now}
    if moved and due is not None and last_call(asked, due) <= now and "last" in one.habits.remind and pace.most:
        # It was put off, or came near of a sudden.
        call = last_call(now, due)
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
