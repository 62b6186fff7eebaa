"""What Discord says about servers and channels: tables that lose their place, or have it back."""

from collections.abc import Awaitable, Callable, Iterable

from bot.delivery.hindrance import note_obstacle
from bot.services import Services
from bot.tables.place import Obstacle, obstacle_of
from bot.tables.table import Table


async def channel_deleted(services: Services, guild_id: int, channel_id: int) -> None:
    """Note that a channel or thread was deleted; the people of its tables, archived ones included, are told."""
    for table in await _tables_of(services, guild_id):
        if table.row.channel_id == channel_id:
            await note_obstacle(services, table, channel_id, Obstacle("channel"))


async def check_server(services: Services, guild_id: int) -> None:
    """Check the tables of a server: their channels may be closed to the bot, or open again."""
    tables = await _tables_of(services, guild_id)
    for table in tables:
        known = services.servers.obstacle(guild_id, table.row.channel_id)
        if table.row.told_at is not None and not deleted(table) and (known is None or known.gone):
            # An archived table has no workers that would notice it.
            await note_obstacle(services, table, table.row.channel_id, known)
    _check(services, tables)


async def check_all(services: Services, ready: Callable[[], Awaitable[None]]) -> None:
    """Check all tables that have workers. ``ready`` returns when the list of servers is known."""
    await ready()
    _check(services, services.tables.known())


def deleted(table: Table) -> bool:
    """Return whether a table's channel was deleted: it does not come back."""
    obstacle = obstacle_of(table.row.hindered)
    return obstacle is not None and obstacle.kind == "channel"


def _check(services: Services, tables: Iterable[Table]) -> None:
    """Begin a round of delivery at each table whose channel is not as it was last seen."""
    for table in tables:
        row = table.row
        known = services.servers.obstacle(row.guild_id, row.channel_id)
        if known != obstacle_of(row.hindered) and not deleted(table):
            services.crew.check(table)


async def _tables_of(services: Services, guild_id: int) -> list[Table]:
    """Return the tables of a server that may still be played, or have something left to tell."""
    # Discord may still tell of changes while the bot is being closed.
    rows = [] if services.stopping else await services.store.tables.open_on(guild_id)
    found = [await services.tables.get(row.id) for row in rows]
    return [table for table in found if table is not None]
