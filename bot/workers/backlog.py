"""Wakes many tables a few at a time, so that presses are answered meanwhile and no match is replayed twice."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any

import structlog

from bot.logs import log_fault

log = structlog.get_logger(__name__)

AT_ONCE = 8
"""Number of tables that are woken at once."""
RETRY = (1, 5, 15, 60)  # seconds until a table is tried again


class Backlog:
    """Tables that are to be woken, in the order in which they were added."""

    def __init__(
        self, wake: Callable[[int], Awaitable[None]], work: Callable[[Coroutine[Any, Any, None], str], None]
    ) -> None:
        """``wake``: wakes a table and returns when it was looked at; ``work``: runs a task by its name."""
        self._wake = wake
        self._work = work
        self._waiting: dict[int, None] = {}
        self._failures: dict[int, int] = {}
        self._running = 0
        self._open = False

    def __len__(self) -> int:
        return len(self._waiting) + self._running

    def __contains__(self, table_id: object) -> bool:
        return table_id in self._waiting

    def add(self, tables: Iterable[int]) -> None:
        """Have tables woken, each once; those added before :meth:`open` wait for it."""
        self._waiting.update(dict.fromkeys(tables))
        if self._open:
            self._go_on()

    def open(self) -> None:
        """Begin to wake tables."""
        self._open = True
        self._go_on()

    def _go_on(self) -> None:
        for _ in range(min(AT_ONCE - self._running, len(self._waiting))):
            self._running += 1
            self._work(self._run(), "backlog")

    def discard(self, table_id: int) -> None:
        """Take out a table that was woken otherwise."""
        self._waiting.pop(table_id, None)

    async def _run(self) -> None:
        try:
            while self._waiting:
                table_id = next(iter(self._waiting))
                del self._waiting[table_id]
                await self._try(table_id)
        finally:
            self._running -= 1

    async def _try(self, table_id: int) -> None:
        """Wake a table; if that fails, wait and put it at the end."""
        try:
            await self._wake(table_id)
            self._failures.pop(table_id, None)
        except Exception:
            failures = self._failures.get(table_id, 0)
            log_fault(log, "table not woken", table=table_id)
            self._failures[table_id] = failures + 1
            await asyncio.sleep(RETRY[min(failures, len(RETRY) - 1)])
            self._waiting[table_id] = None
