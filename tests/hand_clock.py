"""A clock that is set by hand: tests of weeks take seconds."""

import asyncio
import heapq
from datetime import UTC, datetime, timedelta
from itertools import count

BEGIN = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)
"""A Monday; four weeks later Europe's clocks are put forward."""


class HandClock:
    """Stands still until a test moves it; whoever sleeps wakes in the order of their moments.

    It gives the loopback Discord its time, too: ``LoopbackDiscord(now=clock.now)``.
    """

    def __init__(self, begin: datetime = BEGIN) -> None:
        self._now = begin
        self._sleepers: list[tuple[datetime, int, asyncio.Future[None]]] = []
        self._order = count()

    def now(self) -> datetime:
        return self._now

    async def sleep_until(self, moment: datetime) -> None:
        if moment > self._now:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heapq.heappush(self._sleepers, (moment, next(self._order), future))
            await future

    def next_moment(self) -> datetime | None:
        """Return the first moment that somebody sleeps until."""
        while self._sleepers and self._sleepers[0][2].done():
            heapq.heappop(self._sleepers)
        return self._sleepers[0][0] if self._sleepers else None

    def set(self, moment: datetime) -> None:
        """Make it that time, whether later or (a clock that was wrong) earlier."""
        self._now = moment
        while (first := self.next_moment()) is not None and first <= moment:
            heapq.heappop(self._sleepers)[2].set_result(None)

    def move(self, by: timedelta) -> None:
        """Let time pass."""
        self.set(self._now + by)
