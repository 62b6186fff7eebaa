"""Counts a worker's rounds, so that others can wait until it has handled every change up to now."""

import asyncio
import contextlib
from datetime import datetime

from bot.clock import Clock, wait_for


class Rounds:
    """The rounds of one worker, which begins one whenever ``wake`` is set."""

    def __init__(self) -> None:
        self.wake = asyncio.Event()
        self.count = 0
        """How many rounds are over."""
        self.due: datetime | None = None
        """The moment at which a resting worker begins its next round by itself."""
        self.finished = False
        self._resting = False
        self._over = asyncio.Condition()

    async def rest(self, clock: Clock, due: datetime | None = None) -> None:
        """Wait until the worker is woken, or until a moment. Meanwhile there is nothing for it to do."""
        self._resting, self.due = True, due
        try:
            await wait_for(clock, self.wake, due)
        finally:
            self._resting = False

    def at_rest(self, now: datetime) -> bool:
        """Return whether the worker has nothing to do now, or never again."""
        waits = self._resting and not self.wake.is_set() and (self.due is None or self.due > now)
        return self.finished or waits

    async def over(self, *, finished: bool = False) -> None:
        """Note that a round is over; ``finished``: it was the last."""
        async with self._over:
            self.count += 1
            self.finished = self.finished or finished
            self._over.notify_all()

    async def settled(self, within: float) -> None:
        """Wait until a whole round has passed that began after this call, at most ``within`` seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within), self._over:
                # A round that is under way may have begun before the change.
                target = self.count + (1 if self._resting else 2)
                while self.count < target and not self.finished:
                    self.wake.set()
                    await self._over.wait()

    async def passed(self, within: float) -> None:
        """Wait until a round is over, or was before, at most ``within`` seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within), self._over:
                await self._over.wait_for(lambda: self.count > 0 or self.finished)
