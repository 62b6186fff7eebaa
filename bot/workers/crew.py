"""The workers of all tables. A table has workers only while there is work: delivery, timekeeping and its AI seats.

Every change of a table wakes it. When its workers have found nothing left to do they end, and a later moment, such as a
deadline, waits in one queue for all tables (:mod:`bot.workers.moments`). The store counts the changes of each table and
up to which of them everything was done: a start wakes only tables that were not finished, a few at a time.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection, Coroutine
from datetime import datetime, timedelta
from typing import Any

import structlog

from bot.delivery.messages import Messages
from bot.delivery.rounds import Rounds
from bot.delivery.worker import Delivery
from bot.logs import log_fault
from bot.schedule.pace import habits_of
from bot.schedule.timers import DEADLINE, ORDERED, PACED, REMINDERS
from bot.services import Services
from bot.tables.advising import advise_ahead
from bot.tables.errors import TableFrozen
from bot.tables.table import Table
from bot.workers.ai_seats import AISeats
from bot.workers.backlog import Backlog
from bot.workers.deadlines import TableTime
from bot.workers.moments import Moments
from bot.workers.reminders import Reminders
from storage import trouble_of

log = structlog.get_logger(__name__)

SWEEP = 5.0
"""Seconds between two looks for tables whose workers rest. They end if they have rested since the look before."""
LATE = timedelta(minutes=5)
"""A moment this long before the bot was last seen to run was handled, or is noted as a change of its table."""
PATIENCE = 60.0
"""Seconds after which the backlog goes on to the next table, even if Discord keeps this one waiting."""
AGAIN = 0.5
"""Seconds after which a task that was cancelled is cancelled again."""
TO_CLOSE = 1.0
"""Seconds for noting, when the bot is closed, which tables have no work left."""


class Workers:
    """The workers of one table that is awake."""

    def __init__(self, services: Services, messages: Messages, table: Table, *, interrupted: bool) -> None:
        self.table = table
        self._services = services
        self.times = TableTime(services, table)
        self.delivery = Delivery(services, messages, table, self._prepare, interrupted=interrupted)
        self.ai_seats = AISeats(services, table)
        self.tasks: list[asyncio.Task[None]] = []
        self.rested_at: tuple[int, ...] | None = None
        """The value of :attr:`mark` when the workers were last seen to rest."""

    async def _prepare(self) -> None:
        """Set the deadlines and work out the advice that a round of delivery shows."""
        await self.times.sync()
        await advise_ahead(self._services.store, self.table)

    @property
    def rounds(self) -> tuple[Rounds, ...]:
        """The rounds of the workers."""
        return self.delivery.rounds, self.times.rounds, self.ai_seats.rounds

    @property
    def mark(self) -> tuple[int, ...]:
        """How much was done so far."""
        return (self.table.changes, *(rounds.count for rounds in self.rounds))

    @property
    def due(self) -> datetime | None:
        """The next moment at which one of the workers has something to do."""
        return min((rounds.due for rounds in self.rounds if rounds.due and not rounds.finished), default=None)

    @property
    def failed(self) -> bool:
        """Whether a worker has ended by an error."""
        ended = [task for task in self.tasks if task.done() and not task.cancelled()]
        return any(task.exception() is not None for task in ended)

    def wake(self) -> None:
        """Begin a round of each worker."""
        self.rested_at = None
        for rounds in self.rounds:
            rounds.wake.set()

    def at_rest(self, now: datetime) -> bool:
        """Return whether no worker has anything to do now."""
        return all(rounds.at_rest(now) for rounds in self.rounds)


class TableCrew:
    """Starts, wakes and stops the workers of one bot."""

    def __init__(self, services: Services, messages: Messages) -> None:
        self._services = services
        self._messages = messages
        self.tasks: set[asyncio.Task[None]] = set()
        self.reminders = Reminders(services, messages)
        self.moments = Moments(services.clock, self._come)
        self.backlog = Backlog(self._look_at, self.work)
        self.awake: dict[int, Workers] = {}
        """The workers of the tables that are awake."""
        self._interrupted: set[int] = set()
        """The tables with work that an earlier bot left, until their workers are started."""
        self._handled: dict[int, int] = {}
        """Up to which change the work of sleeping tables was done, as far as the store does not know it."""
        services.tables.on_change = self._changed
        services.tables.on_redraw = self._redraw

    async def begin(self, last_seen: datetime | None, serving: Callable[[], Awaitable[object]]) -> None:
        """Wake the tables with work, and the others in time. ``last_seen``: when the bot ran last, None: never.

        ``serving`` returns when presses can arrive: they are answered before the tables with work are looked at.
        Deadlines that were shown before an outage stay as they are shown until the table is next woken, at the latest
        at that very moment; then they move by the outage. So they only ever move to later, and nobody loses time.
        """
        now, store = self._services.clock.now(), self._services.store
        after = min(now, last_seen or now) - LATE
        for table_id, moment in await store.work.due((DEADLINE, ORDERED, PACED), after):
            self.moments.add(table_id, moment)
        for absentee in await store.work.absentees():
            vacation = habits_of(absentee.settings).at(absentee.table_id).vacation
            for moment in () if vacation is None else (vacation.start, vacation.until):
                if moment > after:
                    self.moments.add(absentee.table_id, moment)
        self._interrupted.update(unhandled := await store.work.unhandled())
        self.backlog.add(unhandled)
        self.work(self._begin(serving), "sweeps")

    async def _begin(self, serving: Callable[[], Awaitable[object]]) -> None:
        # asyncio.wait_for may ignore that it is cancelled, before Python 3.12.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await serving()
        self.backlog.open()
        self.work(self.moments.run(), "moments")
        while True:
            await asyncio.sleep(SWEEP)
            await self.sweep()

    # ---------------------------------------------------------------- awake

    def start(self, table: Table) -> None:
        """Start the workers of a table, unless it has some or has told everybody of its end."""
        self._roused(table)

    def _roused(self, table: Table) -> Workers | None:
        """Return the workers of a table, which are started if there are none; None: there is nothing for them."""
        workers = self.awake.get(table.id)
        told = table.row.told_at is not None or table.is_lesson
        if workers is None and not told and not self._services.stopping:
            interrupted = table.id in self._interrupted
            self._interrupted.discard(table.id)
            workers = self.awake[table.id] = Workers(self._services, self._messages, table, interrupted=interrupted)
            self.moments.drop(table.id)
            self.backlog.discard(table.id)
            runs = (self._deliver(workers), workers.times.run(), workers.ai_seats.run())
            workers.tasks = [self._task(run, worker_name(table.id)) for run in runs]
        return workers

    def _changed(self, table: Table) -> None:
        """Wake a table that has changed."""
        workers = self.awake.get(table.id)
        if workers is None:
            self._roused(table)
        else:
            workers.wake()

    async def _look_at(self, table_id: int) -> None:
        """Wake a table of the backlog; return when its workers have looked at it."""
        table = await self._services.tables.get(table_id)
        workers = None if table is None else self._roused(table)
        if workers is not None:
            await workers.delivery.rounds.passed(PATIENCE)
            await workers.times.rounds.passed(PATIENCE)
            if workers.at_rest(self._services.clock.now()):
                await self._put_to_sleep(workers)

    async def _come(self, tables: Collection[int]) -> None:
        """Wake tables whose moment has come; the store knows of it until everything is done."""
        await self._services.store.work.begin(tables)
        self.backlog.add(tables)

    def _redraw(self, guild_id: int) -> None:
        """Wake all tables of a server, those in memory first: their messages look different now."""
        for table in self._services.tables.known():
            if table.row.guild_id == guild_id:
                table.notify()
        self.work(self._redraw_others(guild_id), "redrawing")

    async def _redraw_others(self, guild_id: int) -> None:
        places = await self._services.store.tables.places(guild_id)
        self.backlog.add(place.id for place in places if not place.told and place.id not in self.awake)

    # ---------------------------------------------------------------- asleep

    async def sweep(self) -> None:
        """End the workers that have rested since the last sweep, and note in the store that their tables are done."""
        for workers in list(self.awake.values()):
            if workers.rested_at == workers.mark:
                await self._put_to_sleep(workers)
            workers.rested_at = workers.mark if workers.at_rest(self._services.clock.now()) else None
        await self._note_handled()

    async def _put_to_sleep(self, workers: Workers) -> None:
        """End the workers of a table if they have nothing left to do."""
        table, mark = workers.table, workers.mark
        try:
            changes = None if workers.failed else await table.changes_shown()
        except Exception:
            log_fault(log, "table not put to sleep", table=table.id)
            return
        rests = workers.at_rest(self._services.clock.now()) and workers.mark == mark
        if self.awake.get(table.id) is not workers or not rests or (changes is None and not workers.failed):
            return
        del self.awake[table.id]
        for task in workers.tasks:
            task.cancel()
        if (due := workers.due) is not None:
            self.moments.add(table.id, due)
        # The moment of a vote's count stands nowhere else: after a restart the table is looked at.
        if changes is not None and workers.delivery.rounds.due is None:
            self._handled[table.id] = changes

    async def _note_handled(self) -> None:
        """Note in the store which tables have no work left; try again at the next sweep if that fails."""
        handled = dict(self._handled)
        if not handled:
            return
        try:
            await self._services.store.work.handled(handled)
        except Exception:
            log_fault(log, "work not noted", tables=len(handled))
            return
        for table_id, changes in handled.items():
            if self._handled.get(table_id) == changes:
                del self._handled[table_id]

    # ---------------------------------------------------------------- requests of other parts

    def work(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Run a worker until it ends or the crew is stopped."""
        self._task(work, name)

    def _task(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=name)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    async def dismiss(self, table_id: int) -> None:
        """Stop the workers of a table and drop the table from memory."""
        self.moments.drop(table_id)
        self.backlog.discard(table_id)
        self.awake.pop(table_id, None)
        await cancelled([task for task in self.tasks if task.get_name() == worker_name(table_id)])
        self._services.tables.forget(table_id)

    async def wake(self, table_id: int, channel_id: int | None = None) -> None:
        """Let an archived match go on, in its channel or another one. Raises ChannelBusy, WrongState."""
        await self.dismiss(table_id)
        try:
            await self._services.store.tables.wake(table_id, channel_id)
        finally:
            if (table := await self._services.tables.get(table_id)) is not None:
                # Even if it could not be woken: somebody may not have been told yet that it is archived.
                await table.refresh()

    def check(self, table: Table) -> None:
        """Have a table's message looked for in its channel, and posted again if it was deleted."""
        if (workers := self._roused(table)) is not None:
            workers.delivery.check()

    async def settled(self, table: Table, within: float) -> None:
        """Wait until every change up to now was delivered or failed, at most ``within`` seconds."""
        if (workers := self._roused(table)) is not None:
            await workers.delivery.rounds.settled(within)

    async def keep_time(self, table: Table) -> None:
        """Set the timers of a table's open questions."""
        workers = self._roused(table)
        try:
            if workers is not None:
                await workers.times.sync()
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
        for workers in self.awake.values():
            workers.wake()
        self.reminders.wake()
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
        """Stop all workers. Undelivered messages are delivered after the next start."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(TO_CLOSE):
                for workers in list(self.awake.values()):
                    if workers.at_rest(self._services.clock.now()):
                        await self._put_to_sleep(workers)
                await self._note_handled()
        self.awake.clear()
        await cancelled(list(self.tasks))

    async def _deliver(self, workers: Workers) -> None:
        await workers.delivery.run()
        # The table has ended and everybody was told: nothing of it has to stay in memory.
        table_id = workers.table.id
        if self.awake.get(table_id) is workers:
            del self.awake[table_id]
        self._services.tables.forget(table_id)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        # A trouble with the store has a line of its own.
        if not task.cancelled() and (error := task.exception()) is not None and trouble_of(error) is None:
            log.error("worker failed", worker=task.get_name(), exc_info=error)


async def cancelled(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel tasks and wait until they have ended; again if one did not notice."""
    while tasks := [task for task in tasks if not task.done()]:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=AGAIN)


def worker_name(table_id: int) -> str:
    """Return the name of the tasks of a table's workers."""
    return f"table-{table_id}"
