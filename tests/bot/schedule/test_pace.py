"""Deadlines and reminders stay out of quiet time, also when clocks change."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from bot.schedule.pace import (
    AWAKE,
    WISHES,
    Habits,
    Pace,
    Vacation,
    deadline,
    grace_of,
    habits_of,
    pace_of,
    quiet_around,
    quiet_until,
    reminders,
    settled,
)

ZONES = ("UTC", "Europe/Paris", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe", "Pacific/Chatham")
HOUR = timedelta(hours=1)

MOMENTS = st.datetimes(datetime(2026, 1, 1), datetime(2027, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001
QUIET = st.tuples(st.integers(0, 23), st.integers(1, 24 - AWAKE)).map(lambda pair: (pair[0], (pair[0] + pair[1]) % 24))
VACATIONS = st.tuples(MOMENTS, st.integers(1, 40 * 24)).map(
    lambda pair: Vacation(start=pair[0], until=pair[0] + pair[1] * HOUR)
)
HABITS = st.builds(
    Habits,
    zone=st.sampled_from(ZONES),
    quiet=st.none() | QUIET,
    weekends=st.booleans(),
    remind=st.sets(st.sampled_from(WISHES)).map(tuple),
    vacation=st.none() | VACATIONS,
)
PACES = st.builds(
    Pace, minutes=st.integers(1, 28 * 24 * 60), every=st.none() | st.integers(1, 3000), most=st.integers(0, 3)
)


def is_quiet(moment: datetime, habits: Habits) -> bool:
    """Return whether a person's own clock and calendar make a moment quiet."""
    local = moment.astimezone(ZoneInfo(habits.zone))
    if habits.vacation is not None and habits.vacation.start <= moment < habits.vacation.until:
        return True
    if habits.weekends and local.weekday() >= 5:
        return True
    if habits.quiet is None:
        return False
    start, end = habits.quiet
    return start <= local.hour < end if start < end else local.hour >= start or local.hour < end


def away_between(start: datetime, end: datetime, absences: Habits) -> timedelta:
    """Return for how long a person is away between two moments."""
    away, at = timedelta(0), start
    while at < end:
        back = quiet_until(at, absences)
        away += min(back, end) - at if back is not None else timedelta(0)
        at = back or next((s.start for s in quiet_around(at, absences) if s.start > at), end)
    return away


@given(MOMENTS, PACES, HABITS)
def test_no_deadline_is_in_quiet_time_or_too_early(asked: datetime, pace: Pace, habits: Habits) -> None:
    due = deadline(asked, pace, habits)
    assert due is not None
    assert pace.within is not None
    assert not is_quiet(due, habits)
    assert settled(due, habits, grace_of(pace.within)) == due
    # The time until the deadline without the absences, at least.
    absences = habits.model_copy(update={"quiet": None})
    assert due - asked - away_between(asked, due, absences) >= pace.within


@given(MOMENTS, PACES, st.builds(Habits, zone=st.sampled_from(ZONES), weekends=st.booleans(), vacation=VACATIONS))
def test_an_absence_neither_costs_nor_gives_time(asked: datetime, pace: Pace, habits: Habits) -> None:
    due = deadline(asked, pace, habits)
    assert due is not None
    assert pace.within is not None
    counted = due - asked - away_between(asked, due, habits)
    assert pace.within <= counted <= pace.within + grace_of(pace.within)


@given(MOMENTS, st.timedeltas(timedelta(0), timedelta(days=3)), PACES, HABITS)
def test_a_later_question_never_has_an_earlier_deadline(
    asked: datetime, later: timedelta, pace: Pace, habits: Habits
) -> None:
    first, second = deadline(asked, pace, habits), deadline(asked + later, pace, habits)
    assert first is not None
    assert second is not None
    assert first <= second


@given(MOMENTS, PACES | st.just(Pace()), HABITS)
def test_reminders_keep_to_habits_pace_and_deadline(asked: datetime, pace: Pace, habits: Habits) -> None:
    due = deadline(asked, pace, habits)
    found = reminders(asked, due, pace, habits)
    assert len(found) <= pace.most
    assert {reminder.kind for reminder in found} <= set(habits.remind)
    for reminder in found:
        assert not is_quiet(reminder.at, habits)
        assert reminder.at >= asked
        assert due is None or reminder.at < due
    assert all(b.at - a.at >= pace.interval for a, b in pairwise(found))


@given(MOMENTS, HABITS)
def test_quiet_time_ends_at_a_moment_that_is_not_quiet(moment: datetime, habits: Habits) -> None:
    end = quiet_until(moment, habits)
    if end is None:
        assert not is_quiet(moment, habits)
    else:
        assert end > moment
        assert not is_quiet(end, habits)


@pytest.mark.parametrize(
    ("asked", "due"),
    [
        ("2026-03-28T19:00", "2026-03-29T19:00"),  # twenty-four hours, whatever the clock on the wall shows
        ("2026-03-28T02:00", "2026-03-29T07:00"),  # the night of the change is an hour shorter
        ("2026-10-24T02:00", "2026-10-25T08:00"),
        ("2026-03-27T02:00", "2026-03-28T08:00"),
    ],
)
def test_a_day_in_paris_around_the_change_of_its_clocks(asked: str, due: str) -> None:
    habits = Habits(zone="Europe/Paris", quiet=(22, 8))
    found = deadline(datetime.fromisoformat(asked).replace(tzinfo=UTC), Pace(minutes=24 * 60), habits)
    assert found == datetime.fromisoformat(due).replace(tzinfo=UTC)


def test_a_weekend_and_the_night_after_it_are_one_stretch() -> None:
    habits = Habits(quiet=(22, 8), weekends=True)
    friday = datetime(2026, 3, 6, 21, 0, tzinfo=UTC)
    assert deadline(friday, Pace(minutes=24 * 60), habits) == datetime(2026, 3, 9, 21, 0, tzinfo=UTC)
    assert deadline(friday, Pace(minutes=90), habits) == datetime(2026, 3, 9, 9, 0, tzinfo=UTC)


def test_a_day_from_friday_noon_ends_on_monday_noon_if_weekends_are_quiet() -> None:
    paris = ZoneInfo("Europe/Paris")
    habits = Habits(zone="Europe/Paris", weekends=True)
    friday = datetime(2026, 3, 27, 12, 0, tzinfo=paris)
    # Clocks go forward on this weekend.
    assert deadline(friday, Pace(minutes=24 * 60), habits) == datetime(2026, 3, 30, 12, 0, tzinfo=paris)


def test_a_vacation_leaves_the_remaining_time_as_it_was() -> None:
    start = datetime(2026, 3, 4, 0, 0, tzinfo=UTC)
    habits = Habits(vacation=Vacation(start=start, until=start + 9 * 24 * HOUR))
    assert deadline(start - 4 * HOUR, Pace(minutes=24 * 60), habits) == start + 9 * 24 * HOUR + 20 * HOUR
    assert deadline(start + 50 * HOUR, Pace(minutes=5), habits) == start + 9 * 24 * HOUR + timedelta(minutes=5)


@pytest.mark.parametrize(
    ("zone", "quiet", "due"),
    [
        ("Europe/Paris", (2, 3), "2026-03-29T03:30+02:00"),  # that hour is left out
        ("Europe/Paris", (2, 3), "2026-03-29T01:30+01:00"),
        ("Europe/Paris", (22, 2), "2026-03-29T04:00+02:00"),
        ("America/Santiago", (23, 0), "2026-09-06T02:00-03:00"),  # clocks are put forward at midnight
        ("Pacific/Chatham", (2, 3), "2026-09-27T04:45+13:45"),  # at a quarter to three
    ],
)
def test_an_hour_that_clocks_skip_is_not_quiet(zone: str, quiet: tuple[int, int], due: str) -> None:
    moment = datetime.fromisoformat(due).astimezone(UTC)
    habits = Habits(zone=zone, quiet=quiet)
    assert settled(moment, habits, HOUR) == moment
    assert deadline(moment - 5 * HOUR, Pace(minutes=5 * 60), habits) == moment


def test_reminders_of_a_day() -> None:
    asked = datetime(2026, 3, 4, 12, 0, tzinfo=UTC)
    pace = Pace(minutes=24 * 60)
    due = deadline(asked, pace, Habits())
    assert [(reminder.kind, reminder.at - asked) for reminder in reminders(asked, due, pace, Habits())] == [
        ("half", 12 * HOUR),
        ("last", 21 * HOUR),
    ]
    assert reminders(asked, due, pace, Habits(remind=())) == []
    by_night = Habits(quiet=(10, 20))
    assert reminders(asked, deadline(asked, Pace(), by_night), Pace(), by_night)[0].at == asked + 8 * HOUR


@pytest.mark.parametrize(
    "chosen", [{"zone": "Atlantis/Port"}, {"quiet": (8, 7)}, {"quiet": (3, 3)}, {"quiet": (3, 24)}]
)
def test_impossible_habits_are_refused(chosen: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Habits.model_validate(chosen)
    assert habits_of(chosen) == Habits()


def test_paces_have_names() -> None:
    assert [Pace(minutes=minutes).speed for minutes in (None, 5, 1440, 4320, 60)] == [
        "none",
        "live",
        "daily",
        "slow",
        "own",
    ]
    assert pace_of({"minutes": 0}) == Pace()
    assert pace_of(Pace(minutes=7).model_dump()) == Pace(minutes=7)
