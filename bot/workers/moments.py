"""The next moment at which each table without workers has something to do: a deadline, a vacation, a vote's count."""

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Collection
from datetime import datetime

import structlog

from bot.clock import Clock, wait_for
from bot.logs import log_fault

log = structlog.get_logger(__name__)

RETRY = (1, 2, 5, 15, 60)  # seconds between attempts


class Moments:
    """One queue and one task for all tables. A table has at most one moment, its next."""

    def __init__(self, clock: Clock, come: Callable[[Collection[int]], Awaitable[None]]) -> None:
        """``come``: called with the tables whose moments have come; called again if it fails."""
        self._clock = clock
        self._come = come
        self._wake = asyncio.Event()
        self._queue: list[tuple[datetime, int]] = []
        """A heap. Entries that ``_next`` no longer holds are passed over."""
        self._next: dict[int, datetime] = {}

    def of(self, table_id: int) -> datetime | None:
        """Return the next moment of a table, or None."""
        return self._next.get(table_id)

    def add(self, table_id: int, moment: datetime) -> None:
        """Set the next moment of a table, unless it has an earlier one."""
        before = self._next.get(table_id)
        if before is not None and before <= moment:
            return
        self._next[table_id] = moment
        if len(self._queue) > 2 * len(self._next):
            self._queue = [(due, table) for table, due in self._next.items()]
            heapq.heapify(self._queue)
        else:
            heapq.heappush(self._queue, (moment, table_id))
        if self._queue[0] == (moment, table_id):
            self._wake.set()

    def drop(self, table_id: int) -> None:
        """Forget the moment of a table."""
        self._next.pop(table_id, None)

    async def run(self) -> None:
        """Pass on every table whose moment has come, for as long as the bot runs."""
        failures = 0
        while True:
            await wait_for(self._clock, self._wake, self._first())
            self._wake.clear()
            now = self._clock.now()
            due = {table: moment for table, moment in self._next.items() if moment <= now} if self._due(now) else {}
            if not due:
                continue
            try:
                await self._come(due)
            except Exception:
                log_fault(log, "tables not woken", tables=len(due))
                await asyncio.sleep(RETRY[min(failures, len(RETRY) - 1)])
                failures += 1
                continue
            failures = 0
            for table, moment in due.items():
                # The table may have got another moment meanwhile.
                if self._next.get(table) == moment:
                    del self._next[table]

    def _due(self, now: datetime) -> bool:
        first = self._first()
        return first is not None and first <= now

    def _first(self) -> datetime | None:
        """Return the first moment of all tables, or None."""
        while self._queue and self._next.get(self._queue[0][1]) != self._queue[0][0]:
            heapq.heappop(self._queue)
        return self._queue[0][0] if self._queue else None
