"""The clock: waiting for a time, even when the clock is set meanwhile."""

import asyncio
from datetime import UTC, datetime, timedelta

from bot.clock import SystemClock, unix, wait_for

from ..hand_clock import HandClock

MINUTE = timedelta(minutes=1)


async def test_a_sleeper_wakes_at_its_time_and_not_before() -> None:
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


async def test_waiting_ends_with_the_event_or_the_time_and_leaves_no_task() -> None:
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


async def test_the_system_clock_is_utc_and_does_not_wait_for_a_past_time() -> None:
    clock = SystemClock()
    assert clock.now().tzinfo is UTC
    await clock.sleep_until(clock.now() - MINUTE)
    soon = clock.now() + timedelta(milliseconds=5)
    await clock.sleep_until(soon)
    assert clock.now() >= soon


def test_a_timestamp_for_discord_is_rounded_up() -> None:
    assert unix(datetime(1970, 1, 1, 0, 0, 1, tzinfo=UTC)) == 1
    assert unix(datetime(1970, 1, 1, 0, 0, 1, 1, tzinfo=UTC)) == 2
