"""The one place for time: waiting for a moment, also when the clock is set meanwhile."""

import asyncio
from datetime import UTC, datetime, timedelta

from bot.clock import SystemClock, unix, wait_for

from ..hand_clock import HandClock

MINUTE = timedelta(minutes=1)


async def test_whoever_sleeps_wakes_when_the_moment_has_come_and_not_before() -> None:
    clock = HandClock()
    woken: list[int] = []

    async def sleep(minutes: int) -> None:
        await clock.sleep_until(clock.now() + minutes * MINUTE)
        woken.append(minutes)

    tasks = [asyncio.create_task(sleep(minutes)) for minutes in (3, 1, 2, 0)]
    await asyncio.sleep(0)
    for minutes in (1, 2):
        clock.move(MINUTE)
        await asyncio.sleep(0)
        assert woken == list(range(minutes + 1))
    clock.set(clock.now() - MINUTE)
    await asyncio.sleep(0)
    assert woken == [0, 1, 2]
    clock.move(2 * MINUTE)
    await asyncio.gather(*tasks)


async def test_waiting_ends_with_a_wake_or_with_the_moment_and_leaves_nobody_asleep() -> None:
    clock, wake = HandClock(), asyncio.Event()
    wake.set()
    await wait_for(clock, wake, None)
    await wait_for(clock, wake, clock.now() + MINUTE)
    assert clock.next_moment() is None
    wake.clear()
    waiting = asyncio.create_task(wait_for(clock, wake, clock.now() + MINUTE))
    while clock.next_moment() is None:
        await asyncio.sleep(0)
    clock.move(MINUTE)
    await waiting


async def test_the_machines_clock_is_utc_and_does_not_wait_for_what_is_past() -> None:
    clock = SystemClock()
    assert clock.now().tzinfo is UTC
    await clock.sleep_until(clock.now() - MINUTE)
    soon = clock.now() + timedelta(milliseconds=5)
    await clock.sleep_until(soon)
    assert clock.now() >= soon


def test_discord_is_never_told_an_earlier_second() -> None:
    assert unix(datetime(1970, 1, 1, 0, 0, 1, tzinfo=UTC)) == 1
    assert unix(datetime(1970, 1, 1, 0, 0, 1, 1, tzinfo=UTC)) == 2
