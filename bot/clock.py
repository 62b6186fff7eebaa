"""Time: the one place that says what time it is, and that waits for a moment to come."""

import asyncio
from datetime import UTC, date, datetime, time
from typing import Protocol

SAME_DAY = time(10, 30, tzinfo=UTC)
"""When it is the same day nearly everywhere: from Hawaii to New Zealand."""

LOOK_AGAIN = 30.0  # seconds; a machine's clock may be set, and a machine may sleep


class Clock(Protocol):
    """What time it is. There is one in a bot; everything that depends on the time has it from there."""

    def now(self) -> datetime:
        """Return the present moment, in UTC."""
        ...

    async def sleep_until(self, moment: datetime) -> None:
        """Return when a moment has come; at once if it is past."""
        ...


class SystemClock:
    """The machine's clock."""

    def now(self) -> datetime:
        """Return the present moment, in UTC."""
        return datetime.now(UTC)

    async def sleep_until(self, moment: datetime) -> None:
        """Return when a moment has come, also if the clock is set meanwhile."""
        while (left := (moment - self.now()).total_seconds()) > 0:  # noqa: ASYNC110 - no event says that it is time
            await asyncio.sleep(min(left, LOOK_AGAIN))


async def wait_for(clock: Clock, wake: asyncio.Event, moment: datetime | None) -> None:
    """Return when an event is set, or a moment has come; None: there is none to wait for."""
    if moment is None:
        await wake.wait()
        return
    tasks = [asyncio.create_task(wake.wait()), asyncio.create_task(clock.sleep_until(moment))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def unix(moment: datetime) -> int:
    """Return a moment as Discord writes it, in seconds; never earlier than it is."""
    return -int(-moment.timestamp() // 1)


def until_text(moment: datetime) -> str:
    """Return a moment as text that every reader sees in their own time: how long it is from now."""
    return f"<t:{unix(moment)}:R>"


def day_text(day: date) -> str:
    """Return a day of the calendar as text that every reader sees as their own language writes it."""
    return f"<t:{unix(datetime.combine(day, SAME_DAY))}:D>"
