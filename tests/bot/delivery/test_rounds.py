"""Waiting for a worker's rounds: one that began after the call is over, and no more are made than that takes."""

import asyncio

import pytest

from bot.clock import SystemClock
from bot.delivery.rounds import Rounds


@pytest.mark.parametrize(("busy", "begins"), [(False, 1), (True, 2)])
async def test_a_round_is_awaited_that_began_after_the_call(begins: int, *, busy: bool) -> None:
    rounds, open_to_end, begun = Rounds(), asyncio.Event(), 0

    async def work() -> None:
        nonlocal begun
        while True:
            await rounds.rest(SystemClock())
            rounds.wake.clear()
            begun += 1
            await open_to_end.wait()
            await rounds.over()

    worker = asyncio.create_task(work())
    await asyncio.sleep(0)
    before = int(busy)
    if busy:
        rounds.wake.set()
    while begun < before:
        await asyncio.sleep(0)
    settled = asyncio.create_task(rounds.settled(30))
    for _ in range(10):
        await asyncio.sleep(0)
    assert not settled.done()
    open_to_end.set()
    await settled
    assert begun == begins
    assert rounds.at_rest(SystemClock().now())
    worker.cancel()
