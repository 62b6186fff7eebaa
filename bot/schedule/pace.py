"""The pace of a table, people's habits, and the deadlines and reminders that follow. Pure: no clock, no Discord."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import cache, lru_cache
from typing import Any, Literal, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

Speed = Literal["none", "live", "daily", "slow", "own"]
DAY = 24 * 60  # minutes
SPEEDS: Mapping[Speed, int | None] = {"none": None, "live": 5, "daily": 24 * 60, "slow": 72 * 60}
"""Minutes for an answer; None: no limit. "own" is any other number."""

MOST_MINUTES = 28 * 24 * 60
WAITING = 60
"""The least minutes for a reaction at which standing orders may wait: below, people play at the same time."""

AWAKE = 4  # hours of a day that may not be quiet, at least
GRACE = timedelta(hours=1)
"""The longest time after quiet time in which no deadline falls: the person may just be waking up."""

Wish = Literal["turn", "half", "last"]
WISHES: tuple[Wish, ...] = ("turn", "half", "last")
SATURDAY = 5
HORIZON = timedelta(days=400)
MINUTE = timedelta(minutes=1)


class Pace(BaseModel):
    """The pace of a table: the time for an answer, and what happens when it runs out.

    ``minutes``: for an own turn; ``reactions``: for a window on somebody else's act, None: as for own turns.
    ``by``: what answers instead. ``then``: what happens to a player after so many missed answers in a row (``after``).
    ``every``: minutes between reminders, None for a fitting number; ``most``: reminders of one question.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    minutes: int | None = Field(default=None, ge=1, le=MOST_MINUTES)
    reactions: int | None = Field(default=None, ge=1, le=MOST_MINUTES)
    by: Literal["default", "pilot"] = "default"
    after: int = Field(default=3, ge=1, le=10)
    then: Literal["pilot", "offer", "nothing"] = "pilot"
    every: int | None = Field(default=None, ge=1, le=MOST_MINUTES)
    most: int = Field(default=2, ge=0, le=3)

    @property
    def speed(self) -> Speed:
        """The name of the pace."""
        named: list[Speed] = [speed for speed, minutes in SPEEDS.items() if minutes == self.minutes]
        return named[0] if named else "own"

    @property
    def within(self) -> timedelta | None:
        """The time for an answer; None: no limit."""
        return None if self.minutes is None else timedelta(minutes=self.minutes)

    def of(self, *, window: bool) -> "Pace":
        """Return the pace of a question.

        A reaction has at most the time for an own turn, and no limit if that has none.
        """
        if not window or self.minutes is None or self.reactions is None:
            return self
        return self.model_copy(update={"minutes": min(self.reactions, self.minutes)})

    @property
    def orders_wait(self) -> bool:
        """Whether standing orders may wait before they answer a window: the table is played by message.

        Where answers have no limit, people may well be playing at the same time, and there is nothing to wait over.
        """
        minutes = self.of(window=True).minutes
        return minutes is not None and minutes >= WAITING

    @property
    def interval(self) -> timedelta:
        """The shortest time between two reminders."""
        fitting = (self.minutes or 24 * 60) // 8
        return timedelta(minutes=self.every or min(max(fitting, 2), 12 * 60))


def usual_reactions(minutes: int | None) -> int | None:
    """Return the minutes for a reaction that suit those for an own turn: four hours from a day on, a day from three on.

    None: as for own turns.
    """
    if minutes is None or minutes < DAY:
        return None
    return DAY if minutes >= 3 * DAY else 4 * 60


class Vacation(BaseModel):
    """A vacation, and who plays meanwhile: a person, the AI, or nobody.

    ``back``: ids of the tables to which the person has come back early. ``planned``: when the vacation was entered.
    """

    model_config = ConfigDict(frozen=True)

    start: datetime
    until: datetime
    ai: bool = False
    person: int | None = None
    back: tuple[int, ...] = ()
    planned: datetime | None = None

    def holds(self, now: datetime) -> bool:
        """Return whether a moment is in the vacation."""
        return self.start <= now < self.until

    def last(self, zone: ZoneInfo) -> date:
        """Return the last day of the vacation in a time zone."""
        return (self.until - timedelta(seconds=1)).astimezone(zone).date()


NO_ZONES = frozenset({"Factory", "localtime"})
"""Names in the system's list of time zones that stand for no place."""


@cache
def known_zones() -> frozenset[str]:
    """Return the names of all time zones, cached: the lookup walks through hundreds of files."""
    return frozenset(available_timezones()) - NO_ZONES


class Habits(BaseModel):
    """When a person has time, how they want to be reminded, and whether they want hints and confirmations.

    ``quiet``: the hours of the day at which quiet time begins and ends.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    weekends: bool = False
    """Whether weekends are quiet."""
    remind: tuple[Wish, ...] = WISHES
    by: Literal["dm", "channel", "both"] | None = None
    """Where they hear that it is their turn. None, "dm": by direct message, or in the channel if those are closed."""
    vacation: Vacation | None = None
    hints: bool = True
    """Whether a line explains each kind of question the first time that they meet it."""
    confirms: bool = True
    """Whether a choice that cannot be undone, and is a whole answer, is confirmed first. Forms always are."""

    def at(self, table_id: int) -> "Habits":
        """Return the habits that apply at a table: without the vacation if the person has come back to it."""
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
    """Read a stored pace. Return the default pace if it cannot be read."""
    try:
        return Pace.model_validate(stored)
    except ValidationError:
        return Pace()


def habits_of(stored: Mapping[str, Any]) -> Habits:
    """Read a person's stored habits. Return the default habits if they cannot be read."""
    try:
        return Habits.model_validate(stored)
    except ValidationError:
        return Habits()


# ---------------------------------------------------------------- quiet time


class Stretch(NamedTuple):
    """A stretch of time from ``start`` until before ``end``."""

    start: datetime
    end: datetime


class Past(NamedTuple):
    """A person's absences before ``until``, by the habits of that time or because the match was paused.

    Later changes of their habits do not change them.
    """

    until: datetime
    away: Sequence[Stretch] = ()


def past_of(until: datetime, away: Iterable[Stretch]) -> Past:
    """Return the part of some absences before a moment."""
    return Past(until, merged(Stretch(stretch.start, min(stretch.end, until)) for stretch in away))


def quiet_around(moment: datetime, habits: Habits, past: Past | None = None, *, days: int = 9) -> list[Stretch]:
    """Return the stretches of quiet time and absence from shortly before a moment to ``days`` days after it.

    They are in order and do not touch. ``past``: the absences up to its end; the habits say only what comes after it.
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


@lru_cache(4096)
def _stretch(first: date, start: int, last: date, end: int, zone: ZoneInfo) -> Stretch:
    # An hour that occurs twice, when clocks go back, is quiet both times.
    return Stretch(_moments(first, start, zone)[0], _moments(last, end, zone)[1])


def _moments(day: date, hour: int, zone: ZoneInfo) -> tuple[datetime, datetime]:
    """Return the first and last moment of an hour. If clocks skip it, both are the moment of the change."""
    shown = [datetime.combine(day, time(hour, fold=fold), zone) for fold in (0, 1)]
    first, last = (moment.astimezone(UTC) for moment in shown)
    if first <= last:
        return first, last
    # The hour is skipped: by the old offset it is after the change, by the new one before it.
    while last.astimezone(zone).utcoffset() == shown[0].utcoffset():
        last += MINUTE
    return last, last


def merged(stretches: Iterable[Stretch]) -> list[Stretch]:
    """Return stretches in order, with those that touch or overlap merged."""
    found: list[Stretch] = []
    for stretch in sorted(stretch for stretch in stretches if stretch.start < stretch.end):
        if found and stretch.start <= found[-1].end:
            found[-1] = Stretch(found[-1].start, max(found[-1].end, stretch.end))
        else:
            found.append(stretch)
    return found


def quiet_until(moment: datetime, habits: Habits) -> datetime | None:
    """Return the end of the quiet time around a moment, None if the moment is not quiet."""
    end: datetime | None = None
    at = moment
    # A vacation may end in a weekend, and that in a night.
    while (stretch := next((s for s in quiet_around(at, habits) if s.start <= at < s.end), None)) is not None:
        end = at = stretch.end
        if at - moment > HORIZON:
            break
    return end


def settled(due: datetime, habits: Habits, grace: timedelta, past: Past | None = None) -> datetime:
    """Return the first moment from ``due`` on at which a person's time may run out.

    That is never in their quiet time, nor within ``grace`` after it.
    """
    at = due
    while at - due < HORIZON:
        quiet = quiet_around(at, habits, past)
        later = next((s.end + grace for s in quiet if s.start <= at < s.end + grace), None)
        if later is None:
            break
        at = later
    return at


def grace_of(within: timedelta) -> timedelta:
    """Return the time after quiet time in which no deadline falls."""
    return min(within, GRACE)


def absences(start: datetime, habits: Habits, past: Past | None = None) -> Iterator[Stretch]:
    """Yield a person's absences from a moment on, possibly without end. Their time stands still meanwhile."""
    by_day = habits.model_copy(update={"quiet": None})
    at = start
    # Up to its end the past has all absences: those of the habits are looked for from there on, up to a week later.
    known = start if past is None else past.until
    while (absence := next((s for s in quiet_around(max(at, known), by_day, past) if s.end > at), None)) is not None:
        yield Stretch(max(absence.start, at), absence.end)
        at = absence.end


def after_presence(moment: datetime, time: timedelta, habits: Habits, past: Past | None = None) -> datetime:
    """Return the moment at which a person has been present for ``time`` since ``moment``."""
    at, left = moment, time
    for absence in absences(moment, habits, past):
        if at + left <= absence.start:
            break
        left -= absence.start - at
        at = absence.end
    return at + left


def presence(start: datetime, end: datetime, habits: Habits, past: Past | None = None) -> timedelta:
    """Return for how long a person was present between two moments."""
    there = end - start
    for absence in absences(start, habits, past):
        if absence.start >= end:
            break
        there -= min(absence.end, end) - absence.start
    return there


def deadline(asked: datetime, pace: Pace, habits: Habits, past: Past | None = None) -> datetime | None:
    """Return the deadline of a question put to a person at a moment; None: no limit.

    Absences do not count. Quiet hours do, but no deadline falls in them.
    """
    if pace.within is None:
        return None
    due = after_presence(asked, pace.within, habits, past)
    return settled(due, habits, grace_of(pace.within), past)


# ---------------------------------------------------------------- reminders


class Reminder(NamedTuple):
    """A moment for a reminder, and its kind."""

    kind: Wish
    at: datetime


def last_call(due: datetime, time: timedelta) -> datetime:
    """Return the moment for the last reminder before a deadline, ``time`` after the question."""
    return due - min(max(time / 8, MINUTE), timedelta(hours=6))


def reminders(
    asked: datetime, due: datetime | None, pace: Pace, habits: Habits, past: Past | None = None
) -> Sequence[Reminder]:
    """Return the reminders of a question: the kinds that the person wants, at most as many as the pace allows.

    None is in quiet time or after the deadline, and all are at least the table's interval apart.
    """
    wanted: list[Reminder] = []
    waking = quiet_until(asked, habits)
    if waking is not None:
        # The question itself came silently.
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
