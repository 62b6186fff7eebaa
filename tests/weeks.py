"""A house whose clock is set by hand: tests of weeks take seconds."""

from datetime import datetime, timedelta

from bot.due import REMINDERS
from bot.tables import Table

from .hand_clock import HandClock
from .house import House


class Weeks(House):
    """A house whose clock is set by hand."""

    clock: HandClock

    async def told(self, table: Table) -> None:
        """Wait until all that is due was done and told."""
        if table.id in self.bot.times:
            await self.bot.times[table.id].settled(20)
        await self.bot.reminders.settled(20)
        await self.bot.settled(table, 20)

    def concerns(self, table: Table, moment: datetime) -> bool:
        """Tell whether something is due at the table, and not only elsewhere in the bot."""
        if table.id not in self.bot.times:
            return False
        next_of_table = self.bot.times[table.id].next_moment()
        moments = [timer.due_at for timer in table.timers if timer.kind in REMINDERS]
        return any(m <= moment for m in [*moments, *([next_of_table] if next_of_table is not None else [])])

    async def pass_by(self, table: Table, time: timedelta) -> None:
        """Let time pass, from one thing that is due to the next."""
        end = self.clock.now() + time
        for _ in range(2):
            await self.told(table)
        while (moment := self.clock.next_moment()) is not None and moment <= end:
            self.clock.set(moment)
            if self.concerns(table, moment):
                await self.told(table)
        self.clock.set(end)
        await self.told(table)
