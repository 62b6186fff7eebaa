"""How fast a table is played, when people have time for it, and which moments follow. Pure: no clock, no Discord."""

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, Literal, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

Speed = Literal["none", "live", "daily", "slow", "own"]
SPEEDS: Mapping[Speed, int | None] = {"none": None, "live": 5, "daily": 24 * 60, "slow": 72 * 60}
"""Minutes for an answer; "own" is any other number."""

UNITS = {"m": 1, "min": 1, "h": 60, "d": 24 * 60, "j": 24 * 60, "w": 7 * 24 * 60, "分": 1, "時間": 60, "日": 24 * 60}
MOST_MINUTES = 28 * 24 * 60
AWAKE = 4  # hours of a day at least that are not quiet
GRACE = timedelta(hours=1)
"""So long after quiet time, at most, no time runs out: somebody may just be waking up."""

Wish = Literal["turn", "half", "last"]
WISHES: tuple[Wish, ...] = ("turn", "half", "last")
SATURDAY = 5
HORIZON = timedelta(days=400)


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
    """When somebody is away, and who plays for them meanwhile: a person, the AI, or nobody."""

    model_config = ConfigDict(frozen=True)

    start: datetime
    until: datetime
    ai: bool = False
    person: int | None = None

    def holds(self, now: datetime) -> bool:
        """Tell whether they are away at a moment."""
        return self.start <= now < self.until


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

    @field_validator("zone")
    @classmethod
    def _known(cls, zone: str) -> str:
        if zone not in available_timezones():
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


def read_minutes(text: str) -> int | None:
    """Read a time that somebody typed, such as "36h", "2d 12h" or "90": minutes where no unit is named.

    Raises ValueError. None is no limit: "none".
    """
    typed = text.strip().casefold()
    for speed, minutes in SPEEDS.items():
        if typed == speed:
            return minutes
    found = re.findall(r"(\d{1,5})\s*([^\W\d_]*)", typed)
    left = re.sub(r"(\d{1,5})\s*([^\W\d_]*)", "", typed).strip(" ,")
    if not found or left or any(unit and unit not in UNITS for _, unit in found):
        msg = "no time"
        raise ValueError(msg)
    total = sum(int(number) * UNITS.get(unit, 1) for number, unit in found)
    if not 1 <= total <= MOST_MINUTES:
        msg = "too short or too long"
        raise ValueError(msg)
    return total


# ---------------------------------------------------------------- quiet time


class Stretch(NamedTuple):
    """A time in which somebody is left alone: from ``start`` until before ``end``."""

    start: datetime
    end: datetime


def quiet_around(moment: datetime, habits: Habits, *, days: int = 9) -> list[Stretch]:
    """Return the stretches of quiet time around a moment, and after it for so many days; none touches another."""
    zone = ZoneInfo(habits.zone)
    found: list[Stretch] = []
    today = moment.astimezone(zone).date()
    for number in range(-4, days + 1):
        day = today + timedelta(days=number)
        if habits.quiet is not None:
            start, end = habits.quiet
            found.append(_stretch(day, start, day + timedelta(days=1) if end <= start else day, end, zone))
        if habits.weekends and day.weekday() == SATURDAY:
            found.append(_stretch(day, 0, day + timedelta(days=2), 0, zone))
    if habits.vacation is not None:
        found.append(Stretch(habits.vacation.start, habits.vacation.until))
    return _merged(found)


def _stretch(first: date, start: int, last: date, end: int, zone: ZoneInfo) -> Stretch:
    # An hour that a clock shows twice, or never, when it is put back or forward: the longer time is quiet.
    starts = (datetime.combine(first, time(start, fold=fold), zone).astimezone(UTC) for fold in (0, 1))
    ends = (datetime.combine(last, time(end, fold=fold), zone).astimezone(UTC) for fold in (0, 1))
    return Stretch(min(starts), max(ends))


def _merged(stretches: Iterable[Stretch]) -> list[Stretch]:
    merged: list[Stretch] = []
    for stretch in sorted(stretch for stretch in stretches if stretch.start < stretch.end):
        if merged and stretch.start <= merged[-1].end:
            merged[-1] = Stretch(merged[-1].start, max(merged[-1].end, stretch.end))
        else:
            merged.append(stretch)
    return merged


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


def settled(due: datetime, habits: Habits, grace: timedelta) -> datetime:
    """Return the first moment from ``due`` on at which a person's time may run out: never in their quiet time,
    nor before they had so much ``grace`` after it.
    """  # noqa: D205 - one thought
    at = due
    while at - due < HORIZON:
        later = next((s.end + grace for s in quiet_around(at, habits) if s.start <= at < s.end + grace), None)
        if later is None:
            break
        at = later
    return at


def grace_of(within: timedelta) -> timedelta:
    """Return how long after quiet time no time runs out."""
    return min(within, GRACE)


def deadline(asked: datetime, pace: Pace, habits: Habits) -> datetime | None:
    """Return until when somebody has to answer who is asked at a moment; None: they may take their time."""
    if pace.within is None:
        return None
    return settled(asked + pace.within, habits, grace_of(pace.within))


# ---------------------------------------------------------------- reminders


class Reminder(NamedTuple):
    """When somebody is to be reminded, and why."""

    kind: Wish
    at: datetime


def reminders(asked: datetime, due: datetime | None, pace: Pace, habits: Habits) -> Sequence[Reminder]:
    """Return the reminders of a question that was asked at a moment: as many as wished for and no more than allowed.

    Never in quiet time, never less than the table's interval apart, all before the deadline.
    """
    wanted: list[Reminder] = []
    waking = quiet_until(asked, habits)
    if waking is not None:
        # The question itself came without a sound.
        wanted.append(Reminder("turn", waking))
    if due is not None:
        last = due - min(max((due - asked) / 8, timedelta(minutes=1)), timedelta(hours=6))
        wanted.append(Reminder("last", quiet_until(last, habits) or last))
        half = asked + (due - asked) / 2
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
