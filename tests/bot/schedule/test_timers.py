"""Timers: no change while a question is open takes time from anybody, and no deadline reveals a secret."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta

from hypothesis import example, given
from hypothesis import strategies as st

from bot.schedule.pace import Habits, Pace, Vacation, deadline, grace_of
from bot.schedule.timers import ASKED, DEADLINE, PACED, REMINDERS, Asked, Vote, planned
from storage import STOOD, NewTimer, TimerRow

from .test_pace import HABITS, MOMENTS, PACES, is_quiet

HOUR = timedelta(hours=1)
DAY = 24 * HOUR
DAILY = Pace(minutes=24 * 60)
NOON = datetime(2026, 3, 4, 12, 0, tzinfo=UTC)  # a Wednesday

CHANGES = st.lists(st.tuples(st.timedeltas(timedelta(0), timedelta(days=2)), HABITS), max_size=4)


class Timers:
    """The timers of a table, kept as the store keeps them."""

    def __init__(self) -> None:
        self.rows: list[TimerRow] = []
        self.chance: Callable[[], float] = lambda: 0.5
        self._id = 0

    def look(self, now: datetime, pace: Pace, asked: Sequence[Asked], vote: Vote | None = None) -> bool:
        """Set and drop the planned timers; return whether there were any."""
        new, drop = planned(now, pace, asked, self.rows, vote, chance=self.chance)
        self.rows = [row for row in self.rows if row.id not in drop]
        for timer in new:
            self.set(timer)
        return bool(new or drop)

    def set(self, timer: NewTimer) -> None:
        before = next((r for r in self.rows if (r.seat, r.kind) == (timer.seat, timer.kind)), None)
        self._id += 1
        row = TimerRow(
            id=before.id if before else self._id,
            table_id=1,
            seat=timer.seat,
            kind=timer.kind,
            due_at=timer.due_at,
            data=dict(timer.data),
        )
        self.rows = [row if r is before else r for r in self.rows] if before else [*self.rows, row]

    def due(self, seat: int | None = 0) -> datetime | None:
        return next((row.due_at for row in self.rows if (row.seat, row.kind) == (seat, DEADLINE)), None)

    def reminders(self) -> dict[str, datetime]:
        return {row.kind: row.due_at for row in self.rows if row.kind in REMINDERS}

    def stand_still(self, since: datetime, until: datetime) -> None:
        """Move the timers as a pause, or a time without the bot, does."""
        stood = [since.isoformat(), until.isoformat()]
        self.rows = [
            row.model_copy(update={"data": {**row.data, STOOD: [*row.data.get(STOOD, []), stood]}})
            if row.kind == ASKED
            else row
            for row in self.rows
            if row.kind not in ("half", "last")
        ]


def alone(habits: Habits, question: str = "0.1", sitting: int = 1) -> list[Asked]:
    return [Asked(0, question, counted=False, sitting=sitting, habits=habits)]


@given(MOMENTS, PACES, HABITS, CHANGES)
def test_after_a_change_of_habits_time_does_not_run_out_at_once_or_at_night(
    asked: datetime, pace: Pace, habits: Habits, changes: list[tuple[timedelta, Habits]]
) -> None:
    timers, now = Timers(), asked
    timers.look(now, pace, alone(habits))
    assert timers.due() == deadline(asked, pace, habits)
    for later, other in changes:
        before = timers.due()
        assert before is not None
        now += later
        if now >= before:
            return
        timers.look(now, pace, alone(other))
        due = timers.due()
        assert due is not None
        assert due >= min(before, now + grace_of(timedelta(minutes=pace.minutes or 0)))
        assert not is_quiet(due, other)
        # Planning again changes nothing, now or later.
        assert not timers.look(now, pace, alone(other))
        timers.look(now + (due - now) / 2, pace, alone(other))
        assert timers.due() == due


BY_THE_HOUR = st.builds(
    Habits,
    zone=st.sampled_from(("UTC", "Europe/Paris", "America/New_York", "Asia/Tokyo")),
    quiet=st.none() | st.just((22, 8)),
    weekends=st.booleans(),
    vacation=st.none()
    | st.tuples(st.integers(-48, 400), st.integers(1, 400)).map(
        lambda pair: Vacation(start=NOON + pair[0] * HOUR, until=NOON + sum(pair) * HOUR)
    ),
)
"""Habits whose absences begin and end at full hours in every time zone."""

HAPPENINGS = st.lists(st.tuples(st.integers(0, 60), st.none() | BY_THE_HOUR), max_size=8)
"""Pairs of hours and the habits chosen after them; None: the match was paused for these hours."""


IN_NEW_YORK = Habits(zone="America/New_York", weekends=True)


# The weekends begin to count as one ends: the next one is more than nine days after the question.
@example(219, IN_NEW_YORK, [(15, None), (30, Habits()), (46, Habits()), (21, IN_NEW_YORK)])
@given(st.integers(1, 10 * 24), BY_THE_HOUR, HAPPENINGS)
def test_everybody_has_the_full_time_of_the_pace_while_present_and_not_paused(
    hours: int, habits: Habits, happenings: list[tuple[int, Habits | None]]
) -> None:
    timers, now, pace = Timers(), NOON, Pace(minutes=hours * 60)
    there = 0

    def pass_by(until: datetime) -> None:
        nonlocal now, there
        while now < until:
            there += not is_quiet(now, habits.model_copy(update={"quiet": None}))
            now += HOUR

    timers.look(now, pace, alone(habits))
    for later, other in happenings:
        due = timers.due()
        assert due is not None
        if other is not None:
            pass_by(min(due, now + later * HOUR))
            if now == due:
                break
            habits = other
        else:
            timers.stand_still(now, now + later * HOUR)
            now += later * HOUR
        timers.look(now, pace, alone(habits))
    due = timers.due()
    assert due is not None
    pass_by(due)
    assert there >= hours


@given(MOMENTS, PACES | st.just(Pace()), PACES, HABITS, st.timedeltas(timedelta(0), timedelta(days=9)))
def test_another_pace_takes_no_time_away(
    asked: datetime, first: Pace, second: Pace, habits: Habits, later: timedelta
) -> None:
    timers, now = Timers(), asked + later
    timers.look(asked, first, alone(habits))
    before, longer = timers.due(), deadline(now, second, habits)
    assert longer is not None
    if before is not None and now >= before:
        return
    timers.look(now, second, alone(habits))
    same = first.minutes == second.minutes
    assert timers.due() == (longer if before is None else before if same else max(before, longer))
    assert not timers.look(now, second, alone(habits))
    due = timers.due()
    timers.look(now + HOUR / 60, second, alone(habits))
    assert timers.due() == due
    # The next question follows the new pace alone.
    timers.look(now, second, alone(habits, "0.2"))
    assert timers.due() == longer
    timers.look(now, Pace(), alone(habits, "0.2"))
    assert timers.due() is None


VOTERS = (0, 1, 2)


@given(
    MOMENTS,
    PACES,
    st.tuples(HABITS, HABITS, HABITS),
    st.tuples(HABITS, HABITS, HABITS),
    st.sets(st.sampled_from(VOTERS)),
    st.timedeltas(timedelta(0), timedelta(days=2)),
)
def test_the_deadline_of_a_vote_is_the_latest_and_does_not_depend_on_who_has_voted(
    asked: datetime,
    pace: Pace,
    first: tuple[Habits, ...],
    second: tuple[Habits, ...],
    out: set[int],
    later: timedelta,
) -> None:
    questions = {seat: f"{seat}.1" for seat in VOTERS}
    timers, others = Timers(), Timers()
    for table, waiting in ((timers, VOTERS), (others, sorted(out))):
        for now, habits in ((asked, first), (asked + later, second)):
            voters = [Asked(seat, questions[seat], counted=True, sitting=seat, habits=habits[seat]) for seat in waiting]
            before = table.due(None)
            table.look(now, pace, voters, Vote(questions, dict(enumerate(habits))))
            due = table.due(None)
            assert due is not None
            assert before is None or due >= before
            if before is None:
                assert due in (dues := [deadline(asked, pace, one) for one in habits])
                assert all(own is not None and own <= due for own in dues)
            assert not table.look(now, pace, voters, Vote(questions, dict(enumerate(habits))))
    common, same = [
        [(row.kind, row.due_at, row.data) for row in table.rows if row.seat is None] for table in (timers, others)
    ]
    assert common == same


def test_a_vacation_replaced_by_another_leaves_the_remaining_time_as_it_was() -> None:
    timers, left = Timers(), 23 * HOUR
    away = Habits(vacation=Vacation(start=NOON + HOUR, until=NOON + 5 * DAY))
    timers.look(NOON, DAILY, alone(away))
    assert timers.due() == NOON + 5 * DAY + left
    # A new end, chosen during the vacation; then another vacation, right after this one.
    longer = Habits(vacation=Vacation(start=NOON + 4 * DAY, until=NOON + 9 * DAY))
    timers.look(NOON + 4 * DAY, DAILY, alone(longer))
    assert timers.due() == NOON + 9 * DAY + left
    timers.look(NOON + 9 * DAY + HOUR, DAILY, alone(longer))
    again = Habits(vacation=Vacation(start=NOON + 9 * DAY + 3 * HOUR, until=NOON + 20 * DAY))
    timers.look(NOON + 9 * DAY + 2 * HOUR, DAILY, alone(again))
    assert timers.due() == NOON + 20 * DAY + left - 3 * HOUR


def test_an_early_return_from_a_vacation_leaves_the_remaining_time_as_it_was() -> None:
    timers = Timers()
    timers.look(NOON, DAILY, alone(Habits(vacation=Vacation(start=NOON + HOUR, until=NOON + 9 * DAY))))
    timers.look(NOON + 5 * DAY, DAILY, alone(Habits()))
    assert timers.due() == NOON + 5 * DAY + 23 * HOUR
    # Quiet hours chosen around the deadline put it off.
    timers.look(NOON + 5 * DAY, DAILY, alone(Habits(quiet=(6, 12))))
    assert timers.due() == (NOON + 6 * DAY).replace(hour=13)


def test_a_quiet_weekend_in_the_past_stays_quiet_after_a_change_of_habits() -> None:
    timers, friday = Timers(), NOON + 2 * DAY
    timers.look(friday, DAILY, alone(Habits(weekends=True)))
    monday = friday + 3 * DAY
    assert timers.due() == monday
    timers.look(monday.replace(hour=2), DAILY, alone(Habits()))
    assert timers.due() == monday


def test_a_pause_over_a_weekend_or_a_vacation_takes_no_time() -> None:
    friday = (NOON + 2 * DAY).replace(hour=22)
    quiet = Habits(weekends=True)
    for since, until, due in (
        (62, 110, 120),  # from Monday at noon for two days: twelve hours are left
        (12, 36, 72),  # within the weekend
        (1, 61, 84),  # from Friday at eleven in the evening until Monday at eleven
    ):
        timers = Timers()
        timers.look(friday, DAILY, alone(quiet))
        timers.stand_still(friday + since * HOUR, friday + until * HOUR)
        timers.look(friday + until * HOUR, DAILY, alone(quiet))
        assert timers.due() == friday + due * HOUR
    timers, away = Timers(), Habits(vacation=Vacation(start=NOON + 6 * HOUR, until=NOON + 78 * HOUR))
    timers.look(NOON, DAILY, alone(away))
    timers.stand_still(NOON + 84 * HOUR, NOON + 100 * HOUR)
    timers.look(NOON + 100 * HOUR, DAILY, alone(away))
    assert timers.due() == NOON + 112 * HOUR


def test_after_a_pause_time_does_not_run_out_at_once_or_at_night() -> None:
    for habits, due in ((Habits(), NOON + 3 * DAY + HOUR), (Habits(quiet=(11, 14)), (NOON + 3 * DAY).replace(hour=15))):
        timers = Timers()
        timers.look(NOON - 3 * HOUR, DAILY, alone(habits))
        shown = timers.due()
        assert shown is not None
        timers.stand_still(shown - HOUR / 60, NOON + 3 * DAY)
        timers.look(NOON + 3 * DAY, DAILY, alone(habits))
        assert timers.due() == due
        assert timers.reminders()["last"] < due
        assert not timers.look(NOON + 3 * DAY, DAILY, alone(habits))


def test_the_half_time_reminder_comes_at_half_of_the_time_that_counts() -> None:
    timers = Timers()
    timers.look(NOON, DAILY, alone(Habits(vacation=Vacation(start=NOON + 6 * HOUR, until=NOON + 5 * DAY))))
    assert timers.reminders()["half"] == NOON + 5 * DAY + 6 * HOUR
    timers = Timers()
    timers.look(NOON, DAILY, alone(Habits()))
    timers.stand_still(NOON + 6 * HOUR, NOON + 5 * DAY)
    timers.look(NOON + 5 * DAY, DAILY, alone(Habits()))
    assert timers.reminders()["half"] == NOON + 5 * DAY + 6 * HOUR


def test_a_late_turn_reminder_still_comes_after_a_pause() -> None:
    timers, habits = Timers(), Habits(quiet=(11, 14))
    timers.look(NOON, DAILY, alone(habits))
    assert timers.reminders()["turn"] == NOON.replace(hour=14)
    timers.stand_still(NOON + HOUR, NOON + 49 * HOUR)
    timers.look(NOON + 49 * HOUR, DAILY, alone(habits))
    assert timers.due() == NOON + 3 * DAY + 3 * HOUR
    assert timers.reminders()["turn"] == NOON.replace(hour=14)


def test_a_newcomer_to_an_open_vote_has_the_full_time() -> None:
    vote = {0: "0.1", 1: "1.1"}
    timers = Timers()
    timers.look(NOON, DAILY, [], Vote(vote, {}))
    assert timers.rows == []

    def voter(sitting: int) -> list[Asked]:
        return [Asked(0, "0.1", counted=True, sitting=sitting, habits=Habits())]

    timers.look(NOON, DAILY, voter(7), Vote(vote, {7: Habits()}))
    assert timers.due(None) == NOON + DAY
    # A new player takes a seat over, and another returns from the AI.
    timers.look(NOON + 23 * HOUR, DAILY, voter(8), Vote(vote, {8: Habits()}))
    assert timers.due(None) == NOON + 47 * HOUR
    timers.look(NOON + 40 * HOUR, DAILY, voter(8), Vote(vote, {8: Habits(), 9: Habits()}))
    assert timers.due(None) == NOON + 64 * HOUR
    # When the newcomer is gone again, the others keep their deadline.
    timers.look(NOON + 50 * HOUR, DAILY, voter(8), Vote(vote, {8: Habits()}))
    assert timers.due(None) == NOON + 64 * HOUR
    timers.look(NOON + 51 * HOUR, DAILY, [])
    assert timers.rows == []


def test_the_rhythm_of_reminders_changes_no_deadline() -> None:
    timers = Timers()
    timers.look(NOON, DAILY, alone(Habits()))
    assert list(timers.reminders()) == ["half", "last"]
    timers.look(NOON + HOUR, DAILY.model_copy(update={"every": 12 * 60 + 1}), alone(Habits()))
    assert list(timers.reminders()) == ["last"]
    assert timers.due() == NOON + DAY
    assert next(row.due_at for row in timers.rows if row.kind == ASKED) == NOON


def test_the_news_of_a_pace_lapses() -> None:
    timers = Timers()
    timers.set(NewTimer(None, PACED, NOON + DAY, {}))
    assert not timers.look(NOON + 23 * HOUR, Pace(), [])
    assert timers.look(NOON + DAY, Pace(), [])
    assert timers.rows == []
