"""How fast a table is played, when people have time for it, and which moments follow. Pure: no clock, no Discord."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Any, Literal, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

Speed = Literal["none", "live", "daily", "slow", "own"]
SPEEDS: Mapping[Speed, int | None] = {"none": None, "live": 5, "daily": 24 * 60, "slow": 72 * 60}
"""Minutes for an answer; "own" is any other number."""

MOST_MINUTES = 28 * 24 * 60
AWAKE = 4  # hours of a day at least that are not quiet
GRACE = timedelta(hours=1)
"""So long after quiet time, at most, no time runs out: somebody may just be waking up."""

Wish = Literal["turn", "half", "last"]
WISHES: tuple[Wish, ...] = ("turn", "half", "last")
SATURDAY = 5
HORIZON = timedelta(days=400)
MINUTE = timedelta(minutes=1)


class Pace(BaseModel):
    """What a table chose about time: how long an answer may take, and what happens when it does not come."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    minutes: int | None = Field(default=None, ge=1, le=MOST_MINUTES)
    by: Literal["default", "pilot"] = "default"
    after: int = Field(default=3, ge=1, le=10)
    then: Literal["pilot", "offer", "nothing"] = "pilot"
    every: int | None = Field(default=None, ge=1, le=MOST_MINUTES)
    most: int = Field(default=2, ge=0, le=3)

    @property
    def speed(self) -> Speed:
        """What the pace is called."""
        named: list[Speed] = [speed for speed, minutes in SPEEDS.items() if minutes == self.minutes]
        return named[0] if named else "own"

    @property
    def within(self) -> timedelta | None:
        """How long an answer may take; None: as long as it likes."""
        return None if self.minutes is None else timedelta(minutes=self.minutes)

    @property
    def interval(self) -> timedelta:
        """How long there is between two reminders, at least."""
        fitting = (self.minutes or 24 * 60) // 8
        return timedelta(minutes=self.every or min(max(fitting, 2), 12 * 60))


class Vacation(BaseModel):
    """When somebody is away, and who plays for them meanwhile: a person, the AI, or nobody.

    ``back``: the tables at which they have come back before it is over; ``planned``: when it was.
    """

    model_config = ConfigDict(frozen=True)

    start: datetime
    until: datetime
    ai: bool = False
    person: int | None = None
    back: tuple[int, ...] = ()
    planned: datetime | None = None

    def holds(self, now: datetime) -> bool:
        """Tell whether they are away at a moment."""
        return self.start <= now < self.until

    def last(self, zone: ZoneInfo) -> date:
        """Return the last day on which they are away, by the calendar of a time zone."""
        return (self.until - timedelta(seconds=1)).astimezone(zone).date()


NO_ZONES = frozenset({"Factory", "localtime"})
"""What the system lists among time zones, and is none of anybody's."""


@cache
def known_zones() -> frozenset[str]:
    """Return the names of all time zones: looked up once, since it means walking through hundreds of files."""
    return frozenset(available_timezones()) - NO_ZONES


class Habits(BaseModel):
    """When a person has time, and how they want to be reminded. ``quiet``: from which hour to which."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    weekends: bool = False
    """Whether weekends are quiet."""
    remind: tuple[Wish, ...] = WISHES
    by: Literal["dm", "channel"] | None = None
    vacation: Vacation | None = None

    def at(self, table_id: int) -> "Habits":
        """Return what holds at a table: no vacation where they have come back."""
        here = self.vacation is not None and table_id in self.vacation.back
        return self.model_copy(update={"vacation": None}) if here else self

    @field_validator("zone")
    @classmethod
    def _known(cls, zone: str) -> str:
        if zone not in known_zones():
            msg = "no such time zone"
            raise ValueError(msg)
        return zone

    @model_validator(mode="after")
    def _awake(self) -> "Habits":
        if self.quiet is not None:
            start, end = self.quiet
            if not (0 <= start < 24 and 0 <= end < 24) or (end - start) % 24 > 24 - AWAKE or start == end:
                msg = "quiet hours leave too little of a day"
                raise ValueError(msg)
        return self


def pace_of(stored: Mapping[str, Any]) -> Pace:
    """Read a table's pace; what cannot be read is as if nothing had been chosen."""
    try:
        return Pace.model_validate(stored)
    except ValidationError:
        return Pace()


def habits_of(stored: Mapping[str, Any]) -> Habits:
    """Read a person's settings; what cannot be read is as if nothing had been chosen."""
    try:
        return Habits.model_validate(stored)
    except ValidationError:
        return Habits()


# ---------------------------------------------------------------- quiet time


class Stretch(NamedTuple):
    """A time in which somebody is left alone: from ``start`` until before ``end``."""

    start: datetime
    end: datetime


class Past(NamedTuple):
    """When somebody was away before a moment, whatever they choose after it: by what they had chosen then, or because
    the match stood still.
    """  # noqa: D205 - one thought

    until: datetime
    away: Sequence[Stretch] = ()


def past_of(until: datetime, away: Iterable[Stretch]) -> Past:
    """Return of some absences what was before a moment."""
    return Past(until, merged(Stretch(stretch.start, min(stretch.end, until)) for stretch in away))


def quiet_around(moment: datetime, habits: Habits, past: Past | None = None, *, days: int = 9) -> list[Stretch]:
    """Return the stretches of quiet time around a moment, and after it for so many days; none touches another.

    With ``past`` somebody's choices say when they are away from its end on only.
    """
    zone = ZoneInfo(habits.zone)
    nights: list[Stretch] = []
    away: list[Stretch] = []
    today = moment.astimezone(zone).date()
    for number in range(-4, days + 1):
        day = today + timedelta(days=number)
        if habits.quiet is not None:
            start, end = habits.quiet
            nights.append(_stretch(day, start, day + timedelta(days=1) if end <= start else day, end, zone))
        if habits.weekends and day.weekday() == SATURDAY:
            away.append(_stretch(day, 0, day + timedelta(days=2), 0, zone))
    if habits.vacation is not None:
        away.append(Stretch(habits.vacation.start, habits.vacation.until))
    if past is not None:
        away = [*past.away, *(Stretch(max(stretch.start, past.until), stretch.end) for stretch in away)]
    return merged([*nights, *away])


def _stretch(first: date, start: int, last: date, end: int, zone: ZoneInfo) -> Stretch:
    # An hour that a clock shows twice, when it is put back, is quiet both times.
    return Stretch(_moments(first, start, zone)[0], _moments(last, end, zone)[1])


def _moments(day: date, hour: int, zone: ZoneInfo) -> tuple[datetime, datetime]:
    """Return the first and the last moment at which a clock shows an hour; if it is put forward over it: when it is."""
    shown = [datetime.combine(day, time(hour, fold=fold), zone) for fold in (0, 1)]
    first, last = (moment.astimezone(UTC) for moment in shown)
    if first <= last:
        return first, last
    # It shows that hour never: reckoned by what held before, it is after the change, and before it by what holds then.
    while last.astimezone(zone).utcoffset() == shown[0].utcoffset():
        last += MINUTE
    return last, last


def merged(stretches: Iterable[Stretch]) -> list[Stretch]:
    """Return the same time in order, and in as few stretches as can be."""
    found: list[Stretch] = []
    for stretch in sorted(stretch for stretch in stretches if stretch.start < stretch.end):
        if found and stretch.start <= found[-1].end:
            found[-1] = Stretch(found[-1].start, max(found[-1].end, stretch.end))
        else:
            found.append(stretch)
    return found


def quiet_until(moment: datetime, habits: Habits) -> datetime | None:
    """Return the end of the quiet time that a moment is in; None: it is in none."""
    end: datetime | None = None
    at = moment
    # After a vacation there may be a weekend, and a night after that.
    while (stretch := next((s for s in quiet_around(at, habits) if s.start <= at < s.end), None)) is not None:
        end = at = stretch.end
        if at - moment > HORIZON:
            break
    return end


def settled(due: datetime, habits: Habits, grace: timedelta, past: Past | None = None) -> datetime:
    """Return the first moment from ``due`` on at which a person's time may run out: never in their quiet time,
    nor before they had so much ``grace`` after it.
    """  # noqa: D205 - one thought
    at = due
    while at - due < HORIZON:
        quiet = quiet_around(at, habits, past)
        later = next((s.end + grace for s in quiet if s.start <= at < s.end + grace), None)
        if later is None:
            break
        at = later
    return at


def grace_of(within: timedelta) -> timedelta:
    """Return how long after quiet time no time runs out."""
    return min(within, GRACE)


def absences(start: datetime, habits: Habits, past: Past | None = None) -> Iterator[Stretch]:
    """Yield when somebody is away after a moment, or at it: their time stands still then. There may be no end of it."""
    by_day = habits.model_copy(update={"quiet": None})
    at = start
    while (absence := next((s for s in quiet_around(at, by_day, past) if s.end > at), None)) is not None:
        yield Stretch(max(absence.start, at), absence.end)
        at = absence.end


def after_presence(moment: datetime, time: timedelta, habits: Habits, past: Past | None = None) -> datetime:
    """Return when so much time has passed since a moment in which somebody was there."""
    at, left = moment, time
    for absence in absences(moment, habits, past):
        if at + left <= absence.start:
            break
        left -= absence.start - at
        at = absence.end
    return at + left


def presence(start: datetime, end: datetime, habits: Habits, past: Past | None = None) -> timedelta:
    """Return how much of a time somebody was there."""
    there = end - start
    for absence in absences(start, habits, past):
        if absence.start >= end:
            break
        there -= min(absence.end, end) - absence.start
    return there


def deadline(asked: datetime, pace: Pace, habits: Habits, past: Past | None = None) -> datetime | None:
    """Return until when somebody has to answer who is asked at a moment; None: they may take their time.

    The time in which they are away does not count; the nights do, but no time runs out in them.
    """
    if pace.within is None:
        return None
    due = after_presence(asked, pace.within, habits, past)
    return settled(due, habits, grace_of(pace.within), past)


# ---------------------------------------------------------------- reminders


class Reminder(NamedTuple):
    """When somebody is to be reminded, and why."""

    kind: Wish
    at: datetime


def last_call(due: datetime, time: timedelta) -> datetime:
    """Return when it is high time to answer what there was so much time for."""
    return due - min(max(time / 8, MINUTE), timedelta(hours=6))


def reminders(
    asked: datetime, due: datetime | None, pace: Pace, habits: Habits, past: Past | None = None
) -> Sequence[Reminder]:
    """Return the reminders of a question that was asked at a moment: as many as wished for and no more than allowed.

    Never in quiet time, never less than the table's interval apart, all before the deadline.
    """
    wanted: list[Reminder] = []
    waking = quiet_until(asked, habits)
    if waking is not None:
        # The question itself came without a sound.
        wanted.append(Reminder("turn", waking))
    if due is not None:
        there = presence(asked, due, habits, past)
        last = last_call(due, there)
        wanted.append(Reminder("last", quiet_until(last, habits) or last))
        half = after_presence(asked, there / 2, habits, past)
        wanted.append(Reminder("half", quiet_until(half, habits) or half))
    kept: list[Reminder] = []
    told = [] if waking is not None else [asked]
    for reminder in wanted:
        apart = all(abs(reminder.at - other) >= pace.interval for other in told)
        in_time = due is None or reminder.at < due
        if reminder.kind in habits.remind and len(kept) < pace.most and apart and in_time:
            kept.append(reminder)
            told.append(reminder.at)
    return sorted(kept, key=lambda reminder: reminder.at)
