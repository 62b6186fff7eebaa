"""Purges what is no longer needed: the data of servers that the bot left long ago, old notices and old lessons."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta

import structlog

from bot.logs import log_fault
from bot.schedule.habits import LONGEST
from bot.services import Services

log = structlog.get_logger(__name__)

EVERY = timedelta(days=1)
NOTICES_KEPT = timedelta(days=LONGEST + 30)
"""Longer than any vacation: a person who declined to stand in is not asked again meanwhile."""
LESSONS_KEPT = timedelta(days=90)
"""How long a lesson is kept in which its learner does nothing."""


async def run(services: Services, ready: Callable[[], Awaitable[None]], purged: asyncio.Event) -> None:
    """Purge once a day. ``ready`` returns when the list of servers is known; ``purged`` is set after each round."""
    await ready()
    while True:
        try:
            await note_servers(services)
            await purge_servers(services)
            await services.store.notices.clear(services.clock.now() - NOTICES_KEPT)
            await purge_lessons(services)
        except Exception:
            log_fault(log, "purge failed")
        purged.set()
        await services.clock.sleep_until(services.clock.now() + EVERY)


async def note_servers(services: Services) -> None:
    """Note which of the stored servers the bot has left, and which it is on again."""
    for guild_id in await services.store.privacy.guilds():
        await services.store.privacy.set_left(guild_id, left=guild_id not in services.servers)


async def purge_lessons(services: Services) -> None:
    """Delete the lessons that nobody has gone on with for long."""
    for table_id in await services.store.lessons.clear(services.clock.now() - LESSONS_KEPT):
        services.tables.forget(table_id)


async def purge_servers(services: Services) -> None:
    """Delete the data of the servers that the bot left long enough ago."""
    store = services.store
    for guild in await store.privacy.left_before(services.clock.now() - services.settings.forget_after):
        if guild.id in services.servers:
            continue
        # All tables, archived ones included: somebody may have looked at one.
        for row in await store.tables.all():
            if row.guild_id == guild.id:
                await services.crew.dismiss(row.id)
        tables = await store.privacy.purge(guild.id)
        log.info("server purged", server=guild.id, tables=len(tables))
