"""Archives idle tables: their people are warned first, and a button wakes an archived match."""

from datetime import timedelta

import structlog

from bot.logs import log_fault
from bot.services import Services
from bot.settings import NOTICE

log = structlog.get_logger(__name__)

EVERY = timedelta(hours=1)
"""Interval between checks for idle tables."""


async def run(services: Services) -> None:
    """Check for idle tables for as long as the bot runs."""
    while True:
        try:
            await archive_idle(services)
        except Exception:
            log_fault(log, "archiving failed")
        await services.clock.sleep_until(services.clock.now() + EVERY)


async def archive_idle(services: Services) -> None:
    """Warn the people of tables that have been idle long enough, and archive tables whose warning is old enough."""
    now, tables = services.clock.now(), services.store.tables
    for number in await tables.unwarn():
        if (table := await services.tables.get(number)) is not None:
            await table.refresh()
    for row in await tables.still(now - (services.settings.idle_after - NOTICE)):
        await tables.warn(row.id)
        if (table := await services.tables.get(row.id)) is not None:
            await table.refresh()
    for row in await tables.warned():
        if row.warned_at is None or row.warned_at > now - NOTICE:
            continue
        if (table := await services.tables.get(row.id)) is not None:
            await table.archive(now - NOTICE)
