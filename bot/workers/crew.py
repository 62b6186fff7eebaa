"""The workers of all tables: each table has a delivery, a timekeeper and its AI seats, and all share the reminders."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from bot.delivery.messages import Messages
from bot.delivery.worker import Delivery
from bot.logs import log_fault
from bot.schedule.timers import REMINDERS
from bot.services import Services
from bot.tables.errors import TableFrozen
from bot.tables.table import Table
from bot.workers.ai_seats import AISeats
from bot.workers.deadlines import TableTime
from bot.workers.reminders import Reminders

log = structlog.get_logger(__name__)


class TableCrew:
    """Starts, wakes and stops the workers of one bot."""

    def __init__(self, services: Services, messages: Messages) -> None:
        self._services = services
        self._messages = messages
        self.tasks: set[asyncio.Task[None]] = set()
        self.reminders = Reminders(services, messages)
        self.deliveries: dict[int, Delivery] = {}
        self.times: dict[int, TableTime] = {}

    def start(self, table: Table) -> None:
        """Start the workers of a table."""
        times = self.times[table.id] = TableTime(self._services, table)
        delivery = self.deliveries[table.id] = Delivery(self._services, self._messages, table, times.sync)
        name = worker_name(table.id)
        self.work(self._deliver(table, delivery), name)
        self.work(times.run(), name)
        self.work(AISeats(table, self._services.settings.pilot_pause).run(), name)

    def work(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Run a worker until it ends or the crew is stopped."""
        task = asyncio.create_task(work, name=name)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    async def dismiss(self, table_id: int) -> None:
        """Stop the workers of a table and drop the table from memory."""
        await cancelled([task for task in self.tasks if task.get_name() == worker_name(table_id)])
        self.deliveries.pop(table_id, None)
        self.times.pop(table_id, None)
        if (table := await self._services.tables.get(table_id)) is not None:
            self._services.tables.forget(table)

    async def wake(self, table_id: int, channel_id: int | None = None) -> None:
        """Let an archived match go on, in its channel or another one. Raises ChannelBusy, WrongState."""
        await self.dismiss(table_id)
        try:
            await self._services.store.tables.wake(table_id, channel_id)
        finally:
            if (table := await self._services.tables.get(table_id)) is not None:
                await table.refresh()
                # Even if it could not be woken: somebody may not have been told yet that it is archived.
                if table.row.told_at is None:
                    self.start(table)

    def check(self, table: Table) -> None:
        """Have a table's message looked for in its channel, and posted again if it was deleted."""
        if (delivery := self.deliveries.get(table.id)) is not None:
            delivery.check()

    async def settled(self, table: Table, within: float) -> None:
        """Wait until every change up to now was delivered or failed, at most ``within`` seconds."""
        delivery = self.deliveries.get(table.id)
        if delivery is not None:
            await delivery.rounds.settled(within)

    async def keep_time(self, table: Table) -> None:
        """Set the timers of a table's open questions."""
        times = self.times.get(table.id)
        try:
            if times is not None:
                await times.sync()
        except TableFrozen:
            pass
        except Exception:
            # Whatever is shown next is worth showing without new deadlines; the workers try again.
            log_fault(log, "timers not set", table=table.id)

    def remind(self) -> None:
        """Wake the worker that sends reminders and notices."""
        self.reminders.wake()

    def expect_reminders(self, table: Table) -> None:
        """Wake the worker that sends reminders if one of a table's is now the next."""
        self.reminders.expect(timer.due_at for timer in table.timers if timer.kind in REMINDERS)

    def resume(self) -> None:
        """Read all tables in memory anew after a failure of the store, and have the workers that wait try again.

        A change may be stored although the answer of the store was lost.
        """
        for worker in (*self.deliveries.values(), *self.times.values(), self.reminders):
            worker.rounds.wake.set()
        self.work(self._refresh(), "refresh")

    async def _refresh(self) -> None:
        for table in self._services.tables.known():
            try:
                await table.refresh()
            except Exception:
                # The store is in trouble again; when that is over, this begins anew.
                log_fault(log, "table not read", table=table.id)
                return

    async def close(self) -> None:
        """Stop all workers. What was not delivered yet is delivered after the next start."""
        await cancelled(list(self.tasks))

    async def _deliver(self, table: Table, delivery: Delivery) -> None:
        await delivery.run()
        # The table has ended and everybody was told: nothing of it has to stay in memory.
        del self.deliveries[table.id]
        self.times.pop(table.id, None)
        self._services.tables.forget(table)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("worker failed", worker=task.get_name(), exc_info=error)


async def cancelled(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel tasks and wait until they have ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def worker_name(table_id: int) -> str:
    """Return the name of the tasks of a table's workers."""
    return f"table-{table_id}"
