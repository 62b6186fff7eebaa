"""The wait of standing orders: within the time for a reaction, never in quiet time, and drawn from nothing else."""

from datetime import UTC, datetime, timedelta

from hypothesis import assume, given
from hypothesis import strategies as st

from bot.schedule.pace import Habits, Pace, Vacation, deadline, usual_reactions
from bot.schedule.timers import ASKED, DEADLINE, ORDERED, Asked
from bot.schedule.waits import wait_until, wakeful

from .test_pace import HABITS, MOMENTS, PACES, is_quiet
from .test_timers import NOON, Timers

HOUR = timedelta(hours=1)
DAY = 24 * HOUR
DAILY = Pace(minutes=24 * 60, reactions=4 * 60)
CHANCE = st.floats(0, 1, exclude_max=True)


def window(orders: int = 0, question: str = "0.1", **habits: object) -> list[Asked]:
    about = Habits(**habits)  # pyright: ignore[reportArgumentType]
    return [Asked(0, question, counted=False, sitting=1, habits=about, window=True, orders=orders)]


def wait(timers: Timers) -> datetime | None:
    return next((row.due_at for row in timers.rows if row.kind == ORDERED), None)


@given(MOMENTS, PACES, HABITS, CHANCE)
def test_a_wait_ends_before_the_deadline_and_in_no_quiet_time(
    asked: datetime, pace: Pace, habits: Habits, drawn: float
) -> None:
    due = deadline(asked, pace, habits)
    assume(due is not None)
    assert due is not None
    stretches = wakeful(asked, due, habits)
    assume(stretches)
    at = wait_until(asked, due, habits, None, lambda: drawn)
    assert asked <= at < due
    assert not is_quiet(at, habits)


@given(MOMENTS, PACES, HABITS, CHANCE, CHANCE)
def test_a_greater_chance_is_a_longer_wait(
    asked: datetime, pace: Pace, habits: Habits, one: float, other: float
) -> None:
    due = deadline(asked, pace, habits)
    short, long = (wait_until(asked, due, habits, None, lambda drawn=drawn: drawn) for drawn in sorted((one, other)))
    assert short <= long


def test_every_waking_moment_is_equally_likely() -> None:
    asleep = Habits(quiet=(14, 20))
    drawn = [wait_until(NOON, NOON + 10 * HOUR, asleep, None, lambda n=n: n / 4) - NOON for n in range(4)]
    assert drawn == [0 * HOUR, HOUR, 8 * HOUR, 9 * HOUR]


def test_a_wait_without_a_waking_moment_ends_with_the_deadline() -> None:
    away = Habits(vacation=Vacation(start=NOON, until=NOON + 9 * DAY))
    assert wait_until(NOON, NOON + HOUR, away, None, lambda: 0.5) == NOON + HOUR


# ---------------------------------------------------------------- the timer


def test_windows_have_the_time_for_a_reaction_and_a_wait_and_own_turns_have_none() -> None:
    timers = Timers()
    timers.look(NOON, DAILY, window())
    assert (timers.due(), wait(timers)) == (NOON + 4 * HOUR, NOON + 2 * HOUR)
    timers.look(NOON, DAILY, [Asked(0, "0.2", counted=False, sitting=1, habits=Habits())])
    assert (timers.due(), wait(timers)) == (NOON + DAY, None)


def test_a_wait_stays_until_its_question_is_answered_or_the_orders_change() -> None:
    timers = Timers()
    timers.look(NOON, DAILY, window())
    timers.chance = lambda: 0.75
    assert not timers.look(NOON + HOUR, DAILY, window())
    assert not timers.look(NOON + 3 * HOUR, DAILY, window())
    assert wait(timers) == NOON + 2 * HOUR
    timers.look(NOON + 2 * HOUR, DAILY, window(orders=1))
    assert wait(timers) == NOON + 3.5 * HOUR
    timers.look(NOON + 3 * HOUR, DAILY, window(orders=1, question="0.2"))
    assert wait(timers) == NOON + 6 * HOUR
    timers.look(NOON + 3 * HOUR, DAILY, [])
    assert [row for row in timers.rows if row.kind in (ORDERED, ASKED, DEADLINE)] == []


def test_a_wait_is_drawn_anew_when_its_end_has_become_quiet() -> None:
    timers = Timers()
    timers.look(NOON, DAILY, window())
    timers.look(NOON + HOUR, DAILY, window(quiet=(14, 20)))
    # From one o'clock: an hour until the quiet time, and the hour after it.
    assert wait(timers) == NOON + 8 * HOUR
    assert not timers.look(NOON + HOUR, DAILY, window(quiet=(14, 20)))


@given(MOMENTS, PACES, HABITS, CHANCE, st.timedeltas(timedelta(0), timedelta(days=4)))
def test_looking_twice_changes_nothing(
    asked: datetime, pace: Pace, habits: Habits, drawn: float, later: timedelta
) -> None:
    timers, asks = Timers(), [Asked(0, "0.1", counted=False, sitting=1, habits=habits, window=True)]
    timers.chance = lambda: drawn
    timers.look(asked, pace, asks)
    for now in (asked, asked + later):
        timers.look(now, pace, asks)
        assert not timers.look(now, pace, asks)


def test_a_table_that_is_fast_or_without_limit_draws_no_waits() -> None:
    for pace in (Pace(), Pace(minutes=5), Pace(minutes=24 * 60, reactions=30)):
        timers = Timers()
        timers.look(NOON, pace, window())
        assert wait(timers) is None
        assert not pace.orders_wait
    assert Pace(minutes=60).orders_wait


# ---------------------------------------------------------------- the pace of reactions


def test_a_reaction_has_at_most_the_time_of_an_own_turn_and_a_limit_only_with_it() -> None:
    assert Pace(minutes=60, reactions=240).of(window=True).minutes == 60
    assert Pace(reactions=240).of(window=True).minutes is None
    assert DAILY.of(window=True).minutes == 240
    assert DAILY.of(window=False) == DAILY


def test_the_usual_time_for_a_reaction() -> None:
    assert [usual_reactions(minutes) for minutes in (None, 5, 60, 1440, 2880, 4320, 40320)] == [
        None,
        None,
        None,
        240,
        240,
        1440,
        1440,
    ]


def test_a_new_pace_of_reactions_takes_no_time_from_an_open_window() -> None:
    timers = Timers()
    timers.look(NOON, DAILY, window())
    timers.look(NOON + HOUR, Pace(minutes=24 * 60, reactions=60), window())
    assert timers.due() == NOON + 4 * HOUR
    timers.look(NOON + 2 * HOUR, Pace(minutes=24 * 60), window())
    assert timers.due() == NOON + 2 * HOUR + DAY


def test_deadlines_do_not_depend_on_the_wait() -> None:
    found: list[list[tuple[str, datetime]]] = []
    for drawn in (0.0, 0.4, 0.9):
        timers = Timers()
        timers.chance = lambda drawn=drawn: drawn
        for hours, orders in ((0, 0), (1, 1), (2, 2), (3, 2)):
            timers.look(NOON + hours * HOUR, DAILY, window(orders=orders))
        found.append(sorted((row.kind, row.due_at) for row in timers.rows if row.kind != ORDERED))
    assert found[0] == found[1] == found[2]


def test_noon_is_in_universal_time() -> None:
    # The quiet hours above are counted in it.
    assert NOON.tzinfo is UTC
