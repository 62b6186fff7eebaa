"""What is timed by when: whatever changes while it is open, nobody loses time by it, and no deadline tells a secret."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.due import ASKED, DEADLINE, PACED, REMINDERS, Asked, Vote, planned
from bot.pace import Habits, Pace, Vacation, deadline, grace_of
from storage import NewTimer, TimerRow

from .test_pace import HABITS, MOMENTS, PACES, is_quiet

HOUR = timedelta(hours=1)
DAY = 24 * HOUR
DAILY = Pace(minutes=24 * 60)
NOON = datetime(2026, 3, 4, 12, 0, tzinfo=UTC)  # a Wednesday
LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)

CHANGES = st.lists(st.tuples(st.timedeltas(timedelta(0), timedelta(days=2)), HABITS), max_size=4)


class Timers:
    """The timers of a table, as the store would keep them."""

    def __init__(self) -> None:
        self.rows: list[TimerRow] = []
        self._id = 0

    def look(
        self,
        now: datetime,
        pace: Pace,
        asked: Sequence[Asked],
        vote: Vote | None = None,
        began: datetime = LONG_AGO,
    ) -> bool:
        """Set and drop what is to be; tell whether there was anything."""
        new, drop = planned(now, pace, asked, self.rows, vote, began=began)
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

    def shift(self, by: timedelta) -> None:
        """Do what a pause does."""
        self.rows = [row.model_copy(update={"due_at": row.due_at + by}) for row in self.rows]


def alone(habits: Habits, question: str = "0.1") -> list[Asked]:
    return [Asked(0, question, counted=False, habits=habits)]


@given(MOMENTS, PACES, HABITS, CHANGES)
def test_other_hours_never_take_the_time_away_that_there_is_by_them(
    asked: datetime, pace: Pace, habits: Habits, changes: list[tuple[timedelta, Habits]]
) -> None:
    timers, now = Timers(), asked
    assert pace.within is not None
    timers.look(now, pace, alone(habits))
    for later, other in changes:
        before = timers.due()
        assert before is not None
        now += later
        if now >= before:
            return
        timers.look(now, pace, alone(other))
        due, fair = timers.due(), deadline(asked, pace, other)
        assert due is not None
        assert fair is not None
        assert due >= fair
        assert due >= min(before, now + grace_of(pace.within))
        assert not is_quiet(due, other)
        # Reckoning it anew changes nothing, now or later.
        assert not timers.look(now, pace, alone(other))
        timers.look(now + (due - now) / 2, pace, alone(other))
        assert timers.due() == due


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
    # The next question is timed by it alone.
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
def test_the_deadline_of_a_vote_is_the_latest_of_all_and_the_same_whoever_is_out(
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
            voters = [Asked(seat, questions[seat], counted=True, habits=habits[seat]) for seat in waiting]
            table.look(now, pace, voters, Vote(questions, habits))
            dues = [due for one in habits if (due := deadline(asked, pace, one)) is not None]
            due = table.due(None)
            assert due is not None
            assert due >= max(dues)
            if now == asked:
                assert due == max(dues)
            assert not table.look(now, pace, voters, Vote(questions, habits))
    common, same = [
        [(row.kind, row.due_at, row.data) for row in table.rows if row.seat is None] for table in (timers, others)
    ]
    assert common == same


def test_a_holiday_that_is_over_early_leaves_an_hour_and_a_last_call() -> None:
    timers = Timers()
    away = Habits(vacation=Vacation(start=NOON + HOUR, until=NOON + 9 * DAY))
    timers.look(NOON, DAILY, alone(away))
    assert timers.due() == NOON + 9 * DAY + 23 * HOUR
    back = NOON + 5 * DAY
    timers.look(back, DAILY, alone(Habits()))
    assert timers.due() == back + HOUR
    assert timers.reminders() == {"last": back + HOUR - HOUR / 8}
    # Quiet hours chosen within that hour still hold it.
    timers.look(back, DAILY, alone(Habits(quiet=(12, 20))))
    assert timers.due() == back.replace(hour=21)


def test_a_pause_shifts_what_is_asked_and_the_night_holds_what_falls_into_it() -> None:
    timers, habits = Timers(), Habits(quiet=(22, 8))
    timers.look(NOON, DAILY, alone(habits))
    timers.shift(12 * HOUR)
    timers.look(NOON + 13 * HOUR, DAILY, alone(habits))
    assert timers.due() == (NOON + 2 * DAY).replace(hour=9)


def test_what_passed_while_the_bot_was_away_is_put_off_and_what_falls_due_as_it_begins_is_not() -> None:
    for habits, due in ((Habits(), NOON + 3 * DAY + HOUR), (Habits(quiet=(11, 14)), (NOON + 3 * DAY).replace(hour=15))):
        timers = Timers()
        timers.look(NOON, DAILY, alone(habits))
        shown = timers.due()
        assert shown is not None
        timers.look(shown + HOUR / 60, DAILY, alone(habits), began=shown + HOUR / 60)
        assert timers.due() == shown
        began = NOON + 3 * DAY
        timers.look(began, DAILY, alone(habits), began=began)
        assert timers.due() == due
        assert timers.reminders()["last"] < due
        assert not timers.look(began, DAILY, alone(habits), began=began)
        timers.look(due, DAILY, alone(habits), began=began)
        assert timers.due() == due


def test_who_is_back_from_the_ai_finds_time_to_vote() -> None:
    timers, vote = Timers(), {0: "0.1", 1: "1.1"}
    timers.look(NOON, DAILY, [], Vote(vote, []))
    assert timers.due(None) is None
    timers.look(NOON + 2 * DAY, DAILY, [Asked(0, "0.1", counted=True, habits=Habits())], Vote(vote, [Habits()]))
    assert timers.due(None) == NOON + 2 * DAY + HOUR
    timers.look(NOON + 2 * DAY, DAILY, [])
    assert timers.rows == []


def test_how_often_there_are_reminders_changes_them_and_no_deadline() -> None:
    timers = Timers()
    timers.look(NOON, DAILY, alone(Habits()))
    assert list(timers.reminders()) == ["half", "last"]
    timers.look(NOON + HOUR, DAILY.model_copy(update={"every": 12 * 60 + 1}), alone(Habits()))
    assert list(timers.reminders()) == ["last"]
    assert timers.due() == NOON + DAY
    assert next(row.due_at for row in timers.rows if row.kind == ASKED) == NOON


def test_news_of_the_pace_lapse() -> None:
    timers = Timers()
    timers.set(NewTimer(None, PACED, NOON + DAY, {}))
    assert not timers.look(NOON + 23 * HOUR, Pace(), [])
    assert timers.look(NOON + DAY, Pace(), [])
    assert timers.rows == []
