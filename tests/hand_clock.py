"""A clock that is set by hand, so that tests of weeks take seconds."""

import asyncio
import heapq
from datetime import UTC, datetime, timedelta
from itertools import count

BEGIN = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)
"""A Monday, four weeks before the change to summer time in Europe."""


class HandClock:
    """Stands still until a test moves it; sleepers wake in the order of their moments.

    The loopback Discord uses it, too: ``LoopbackDiscord(now=clock.now)``.
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
        """Return the first moment for which a sleeper waits."""
        while self._sleepers and self._sleepers[0][2].done():
            heapq.heappop(self._sleepers)
        return self._sleepers[0][0] if self._sleepers else None

    def set(self, moment: datetime) -> None:
        """Set the time, later or, as when a wrong clock is corrected, earlier."""
        self._now = moment
        while (first := self.next_moment()) is not None and first <= moment:
            heapq.heappop(self._sleepers)[2].set_result(None)

    def move(self, by: timedelta) -> None:
        """Move the time forward."""
        self.set(self._now + by)
