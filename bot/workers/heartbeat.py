"""Notes every half minute that the bot runs, so that the next start knows how long the bot was down."""

import asyncio
from datetime import timedelta

import structlog

from bot.logs import log_fault
from bot.services import Services

log = structlog.get_logger(__name__)

BEAT = timedelta(seconds=30)
UNNOTICED = timedelta(minutes=1)
"""The bot may be down for this long without stopping anybody's clock."""


async def run(services: Services) -> None:
    """Note that the bot runs, again and again, for as long as it does."""
    while True:
        # By the event loop's time, and not the bot's clock, as this is about the process.
        await asyncio.sleep(BEAT.total_seconds())
        try:
            await services.store.running.note()
        except Exception:
            log_fault(log, "heartbeat failed")
