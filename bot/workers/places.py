"""What Discord says about servers and channels: tables that lose their place, or have it back."""

from collections.abc import Awaitable, Callable

from bot.delivery.hindrance import note_obstacle
from bot.services import Services
from bot.tables.place import Obstacle, obstacle_of
from storage import TableRow


async def channel_deleted(services: Services, guild_id: int, channel_id: int) -> None:
    """Note that a channel or thread was deleted; the people of its tables, archived ones included, are told."""
    for row in await _open_on(services, guild_id):
        if row.channel_id == channel_id and (table := await services.tables.get(row.id)) is not None:
            await note_obstacle(services, table, channel_id, Obstacle("channel"))


async def check_server(services: Services, guild_id: int) -> None:
    """Check the tables of a server: their channels may be closed to the bot, or open again."""
    for row in await _open_on(services, guild_id):
        known = services.servers.obstacle(guild_id, row.channel_id)
        if not is_news(row, known) or (table := await services.tables.get(row.id)) is None:
            continue
        if row.told_at is not None and (known is None or known.gone):
            # An archived table has no workers that would notice it.
            await note_obstacle(services, table, row.channel_id, known)
        services.crew.check(table)


async def check_shard(services: Services, ready: Callable[[], Awaitable[None]], shard: int, count: int) -> None:
    """Check the tables of a shard that have workers. ``ready`` returns when the list of servers is known."""
    await ready()
    for table in services.tables.known():
        if (table.row.guild_id >> 22) % count != shard:
            continue
        row = table.row
        if is_news(row, services.servers.obstacle(row.guild_id, row.channel_id)):
            services.crew.check(table)


def is_news(row: TableRow, known: Obstacle | None) -> bool:
    """Return whether a table's channel is not as it was last seen. A deleted channel does not come back."""
    seen = obstacle_of(row.hindered)
    return known != seen and (seen is None or seen.kind != "channel")


async def _open_on(services: Services, guild_id: int) -> list[TableRow]:
    """Return the tables of a server that may still be played, or have something left to tell."""
    # Discord may still tell of changes while the bot is being closed.
    return [] if services.stopping else await services.store.tables.open_on(guild_id)
