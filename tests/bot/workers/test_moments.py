"""The queue of moments, and the backlog of tables that are woken a few at a time."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from datetime import timedelta

import pytest

import bot.workers.backlog
import bot.workers.moments
from bot.workers.backlog import AT_ONCE, Backlog
from bot.workers.moments import Moments

from ...end_to_end.playing import eventually
from ...hand_clock import BEGIN, HandClock

HOUR = timedelta(hours=1)


@asynccontextmanager
async def running(moments: Moments) -> AsyncIterator[None]:
    """Run a queue until the end."""
    task = asyncio.create_task(moments.run())
    yield
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def noting(come: list[list[int]]) -> Callable[[Collection[int]], "asyncio.Future[None]"]:
    """Return a function that notes the tables whose moments have come."""

    def note(tables: Collection[int]) -> "asyncio.Future[None]":
        come.append(sorted(tables))
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    return note


async def test_every_table_is_passed_on_once_when_its_moment_has_come() -> None:
    clock, come = HandClock(), list[list[int]]()
    moments = Moments(clock, noting(come))
    for table, hours in ((1, 3), (2, 1), (3, 2), (4, 1)):
        moments.add(table, BEGIN + hours * HOUR)
    async with running(moments):
        await eventually(lambda: clock.next_moment() == BEGIN + HOUR)
        clock.move(HOUR)
        await eventually(lambda: come == [[2, 4]])
        assert moments.of(2) is None
        await eventually(lambda: clock.next_moment() == BEGIN + 2 * HOUR)
        clock.move(5 * HOUR)
        await eventually(lambda: come == [[2, 4], [1, 3]])
        # An earlier moment than all others wakes the queue.
        moments.add(5, clock.now() + 2 * HOUR)
        moments.add(6, clock.now() + HOUR)
        await eventually(lambda: clock.next_moment() == clock.now() + HOUR)
        clock.move(HOUR)
        await eventually(lambda: come == [[2, 4], [1, 3], [6]])


async def test_a_table_has_one_moment_its_earliest() -> None:
    clock, come = HandClock(), list[list[int]]()
    moments = Moments(clock, noting(come))
    for hours in (3, 2, 4):
        moments.add(1, BEGIN + hours * HOUR)
    assert moments.of(1) == BEGIN + 2 * HOUR
    moments.add(2, BEGIN + HOUR)
    moments.drop(2)
    async with running(moments):
        await eventually(lambda: clock.next_moment() == BEGIN + 2 * HOUR)
        clock.move(10 * HOUR)
        await eventually(lambda: come == [[1]])
    for number in range(1000):
        moments.drop(1)
        moments.add(1, clock.now() + (1000 - number) * HOUR)
    assert len(moments._queue) <= 2, "entries that no longer count are dropped"


async def test_tables_that_cannot_be_passed_on_are_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.workers.moments, "RETRY", (0,))
    clock, tries = HandClock(), list[list[int]]()

    async def fail_twice(tables: Collection[int]) -> None:
        tries.append(sorted(tables))
        if len(tries) < 3:
            raise OSError

    moments = Moments(clock, fail_twice)
    moments.add(1, BEGIN)
    async with running(moments):
        await eventually(lambda: moments.of(1) is None)
    assert tries == [[1], [1], [1]]


class Waking:
    """A backlog whose tables are woken when the test lets them."""

    def __init__(self) -> None:
        self.under_way: list[int] = []
        self.most = 0
        self.woken: list[int] = []
        self.go_on = asyncio.Event()
        self.failing: set[int] = set()
        self.tasks: list[asyncio.Task[None]] = []
        self.backlog = Backlog(self._wake, lambda work, name: self.tasks.append(asyncio.create_task(work, name=name)))

    async def _wake(self, table: int) -> None:
        self.under_way.append(table)
        self.most = max(self.most, len(self.under_way))
        try:
            await self.go_on.wait()
            if table in self.failing:
                self.failing.discard(table)
                raise OSError
            self.woken.append(table)
        finally:
            self.under_way.remove(table)


async def test_a_few_tables_are_woken_at_once_each_one_once() -> None:
    waking = Waking()
    waking.backlog.add(range(1, 31))
    await asyncio.sleep(0)
    assert waking.tasks == [], "nothing is done before the backlog is opened"
    waking.backlog.open()
    await eventually(lambda: len(waking.under_way) == AT_ONCE)
    waking.backlog.add([3, 30, 31])
    waking.backlog.discard(29)
    waking.go_on.set()
    await eventually(lambda: not len(waking.backlog))
    # Table 3 was under way when it was added again.
    assert sorted(waking.woken) == sorted([*range(1, 29), 30, 31, 3])
    assert waking.most == AT_ONCE
    waking.backlog.add([40])
    await eventually(lambda: waking.woken[-1] == 40)


async def test_a_table_that_cannot_be_woken_is_tried_again_after_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.workers.backlog, "RETRY", (0,))
    waking = Waking()
    waking.failing = {1}
    waking.go_on.set()
    waking.backlog.open()
    waking.backlog.add(range(1, 20))
    await eventually(lambda: not len(waking.backlog))
    assert sorted(waking.woken) == list(range(1, 20))
