"""Replaying a stored match while the event loop goes on."""

import asyncio
from time import perf_counter

from rules.kernel import Match, MatchRecord

SLICE = 0.008  # seconds of replay before the event loop gets a turn


async def replay_in_slices(record: MatchRecord) -> Match:
    """Replay a record without holding up the event loop for more than a few milliseconds at a time."""
    run = Match.replaying(record)
    began = perf_counter()
    while True:
        try:
            next(run)
        except StopIteration as stop:
            return stop.value
        if perf_counter() - began > SLICE:
            await asyncio.sleep(0)
            began = perf_counter()
