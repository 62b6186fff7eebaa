"""A house whose clock is set by hand, so that tests of weeks take seconds."""

import asyncio
from collections.abc import Iterable
from datetime import datetime, timedelta

from bot.delivery.rounds import Rounds
from bot.schedule.timers import REMINDERS
from bot.tables.table import Table

from .hand_clock import HandClock
from .house import House


class Weeks(House):
    """A house whose clock is set by hand."""

    clock: HandClock

    async def told(self, table: Table) -> None:
        """Wait until everything due was done and told, and no worker has more to do at this moment."""
        restless = True
        self.bot.crew.start(table)
        while restless:
            while await self._ai_is_asked(table):
                await asyncio.sleep(0.001)
            if table.id in self.bot.crew.awake:
                await self.bot.crew.awake[table.id].times.rounds.settled(20)
            await self.bot.crew.reminders.rounds.settled(20)
            await self.bot.settled(table, 20)
            restless = await self._ai_is_asked(table) or any(rounds.wake.is_set() for rounds in self._rounds(table))

    async def _ai_is_asked(self, table: Table) -> bool:
        """Return whether an AI is about to answer."""
        if table.row.state != "playing" or table.paused or table.frozen or table.proposal is not None or table.deserted:
            return False
        return await table.look(
            lambda match: any(table.by_ai(sitting) and sitting.seat in match.questions for sitting in table.sittings)
        )

    def _rounds(self, table: Table) -> list[Rounds]:
        """Return the round counters of the workers that still have work at a table."""
        workers = self.bot.crew.awake.get(table.id)
        going_on = table.row.state == "playing" and not table.frozen
        return [workers.times.rounds, workers.delivery.rounds] if workers is not None and going_on else []

    def next_moment(self, table: Table) -> datetime | None:
        """Return the next moment at which something is due at the table, whether it is awake or asleep."""
        workers = self.bot.crew.awake.get(table.id)
        return self.bot.crew.moments.of(table.id) if workers is None else workers.times.next_moment()

    def concerns(self, table: Table, moment: datetime) -> bool:
        """Return whether something is due at the table at a coming moment, not only elsewhere in the bot.

        Call it before the clock is set to that moment: the table's time ignores vacations in the past.
        """
        next_of_table = self.next_moment(table)
        moments = [timer.due_at for timer in table.timers if timer.kind in REMINDERS]
        return any(m <= moment for m in [*moments, *([next_of_table] if next_of_table is not None else [])])

    async def pass_by(self, table: Table, time: timedelta, *others: Table) -> None:
        """Let time pass, from one due moment of the table, or of the others, to the next."""
        end, tables = self.clock.now() + time, (table, *others)
        for _ in range(2):
            await self.all_told(tables)
        while (moment := self.clock.next_moment()) is not None and moment <= end:
            concerned = any(self.concerns(table, moment) for table in tables)
            self.clock.set(moment)
            if concerned:
                await self.all_told(tables)
        self.clock.set(end)
        await self.all_told(tables)

    async def all_told(self, tables: Iterable[Table]) -> None:
        """Wait until everything due at some tables was done and told."""
        for table in tables:
            await self.told(table)
