"""Counts a worker's rounds, so that others can wait until it has handled every change up to now."""

import asyncio
import contextlib


class Rounds:
    """The rounds of one worker, which begins one whenever ``wake`` is set."""

    def __init__(self) -> None:
        self.wake = asyncio.Event()
        self._over = asyncio.Condition()
        self._count = 0
        self._finished = False

    async def over(self, *, finished: bool = False) -> None:
        """Note that a round is over; ``finished``: it was the last."""
        async with self._over:
            self._count += 1
            self._finished = self._finished or finished
            self._over.notify_all()

    async def settled(self, within: float) -> None:
        """Wait until a whole round has passed that began after this call, at most ``within`` seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within), self._over:
                # The current round may have begun before the change.
                target = self._count + 2
                while self._count < target and not self._finished:
                    self.wake.set()
                    await self._over.wait()
