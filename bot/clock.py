"""Time: the only module that reads the clock and waits for a moment."""

import asyncio
from datetime import UTC, date, datetime, time
from typing import Any, Protocol

SAME_DAY = time(10, 30, tzinfo=UTC)
"""The time at which nearly the whole world has the same date: from Hawaii to New Zealand."""

LOOK_AGAIN = 30.0  # seconds; the clock may be changed, and the machine may sleep


class Clock(Protocol):
    """The source of time. A bot has one; everything that depends on the time uses it."""

    def now(self) -> datetime:
        """Return the present moment, in UTC."""
        ...

    async def sleep_until(self, moment: datetime) -> None:
        """Return when a moment has come; at once if it has passed."""
        ...


class SystemClock:
    """The machine's clock."""

    def now(self) -> datetime:
        """Return the present moment, in UTC."""
        return datetime.now(UTC)

    async def sleep_until(self, moment: datetime) -> None:
        """Return when a moment has come, even if the clock is changed meanwhile."""
        while (left := (moment - self.now()).total_seconds()) > 0:  # noqa: ASYNC110 - no event says that it is time
            await asyncio.sleep(min(left, LOOK_AGAIN))


async def wait_for(clock: Clock, wake: asyncio.Event, moment: datetime | None) -> None:
    """Return when an event is set or a moment has come; without a moment, when the event is set."""
    if moment is None:
        await wake.wait()
        return
    tasks: list[asyncio.Task[Any]] = [asyncio.create_task(wake.wait()), asyncio.create_task(clock.sleep_until(moment))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def unix(moment: datetime) -> int:
    """Return a moment as Discord writes it, in seconds, rounded up."""
    return -int(-moment.timestamp() // 1)


def until_text(moment: datetime) -> str:
    """Return a moment as text that Discord shows as the time from now."""
    return f"<t:{unix(moment)}:R>"


def day_text(day: date) -> str:
    """Return a day of the calendar as text that Discord shows in the reader's own language."""
    return f"<t:{unix(datetime.combine(day, SAME_DAY))}:D>"
