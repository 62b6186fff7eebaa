"""A house whose clock is set by hand: tests of weeks take seconds."""

import asyncio
from collections.abc import Iterable
from datetime import datetime, timedelta

from bot.due import REMINDERS
from bot.rounds import Rounds
from bot.tables import Table

from .hand_clock import HandClock
from .house import House


class Weeks(House):
    """A house whose clock is set by hand."""

    clock: HandClock

    async def told(self, table: Table) -> None:
        """Wait until all that is due was done and told, and nobody has anything more to do at this moment."""
        restless = True
        while restless:
            while await self._ai_is_asked(table):
                await asyncio.sleep(0.001)
            if table.id in self.bot.times:
                await self.bot.times[table.id].settled(20)
            await self.bot.reminders.settled(20)
            await self.bot.settled(table, 20)
            restless = await self._ai_is_asked(table) or any(rounds.wake.is_set() for rounds in self._rounds(table))

    async def _ai_is_asked(self, table: Table) -> bool:
        """Tell whether an AI is about to answer, by itself."""
        if table.row.state != "playing" or table.paused or table.frozen or table.proposal is not None or table.deserted:
            return False
        return await table.look(
            lambda match: any(table.by_ai(sitting) and sitting.seat in match.questions for sitting in table.sittings)
        )

    def _rounds(self, table: Table) -> list[Rounds]:
        """Return what counts the rounds of the workers that still have something to do at a table."""
        workers = [self.bot.times.get(table.id), self.bot._deliveries.get(table.id)]
        going_on = table.row.state == "playing" and not table.frozen
        return [worker._rounds for worker in workers if worker is not None and going_on]

    def concerns(self, table: Table, moment: datetime) -> bool:
        """Tell whether something is due at the table at a moment to come, and not only elsewhere in the bot.

        To be asked before the clock is set to it: the table's time does not look for holidays in what is past.
        """
        if table.id not in self.bot.times:
            return False
        next_of_table = self.bot.times[table.id].next_moment()
        moments = [timer.due_at for timer in table.timers if timer.kind in REMINDERS]
        return any(m <= moment for m in [*moments, *([next_of_table] if next_of_table is not None else [])])

    async def pass_by(self, table: Table, time: timedelta, *others: Table) -> None:
        """Let time pass, from one thing that is due at a table, or one of the others, to the next."""
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
        """Wait until all that is due at some tables was done and told."""
        for table in tables:
            await self.told(table)
