"""The wait of standing orders under a clock that jumps: it stays, unless its end would wake the person."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.schedule.pace import Habits, Pace, quiet_until
from bot.schedule.timers import Asked

from .test_pace import HABITS, MOMENTS
from .test_timers import Timers
from .test_waits import CHANCE, wait

BY_MESSAGE = st.builds(
    Pace,
    minutes=st.sampled_from([60, 24 * 60, 3 * 24 * 60]),
    reactions=st.sampled_from([None, 60, 4 * 60, 24 * 60]),
)
JUMPS = st.lists(st.timedeltas(timedelta(days=-3), timedelta(days=5)), min_size=1, max_size=5)


@given(MOMENTS, BY_MESSAGE, HABITS, CHANCE, CHANCE, JUMPS)
def test_however_the_clock_jumps_a_wait_stays_or_its_end_was_in_quiet_time(
    asked: datetime, pace: Pace, habits: Habits, drawn: float, anew: float, jumps: Sequence[timedelta]
) -> None:
    timers, now = Timers(), asked
    window = [Asked(0, "0.1", counted=False, sitting=1, habits=habits, window=True)]
    timers.chance = lambda: drawn
    timers.look(now, pace, window)
    timers.chance = lambda: anew
    for jump in jumps:
        before, now = wait(timers), now + jump
        timers.look(now, pace, window)
        after, due = wait(timers), timers.due()
        assert before is not None
        assert after is not None
        assert due is not None
        assert after <= due
        assert after == before or quiet_until(max(before, now), habits) is not None
