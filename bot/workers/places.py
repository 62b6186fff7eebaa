"""News from Discord about servers and channels: tables that lose their place, or have it back."""

from collections.abc import Awaitable, Callable, Iterable

from bot.delivery.hindrance import note_obstacle
from bot.services import Services
from bot.tables.place import Obstacle, obstacle_of
from storage import PlaceRow


async def channel_deleted(services: Services, guild_id: int, channel_id: int) -> None:
    """Note that a channel or thread was deleted; the people of its tables, archived ones included, are told."""
    for place in await _places(services, guild_id):
        if place.channel_id == channel_id:
            await _note(services, place, Obstacle("channel"))


async def check_server(services: Services, guild_id: int) -> None:
    """Check the tables of a server: their channels may be closed to the bot, or open again."""
    await _check(services, await _places(services, guild_id))


async def check_shard(services: Services, ready: Callable[[], Awaitable[None]], shard: int, count: int) -> None:
    """Check the tables of a shard that are not archived. ``ready`` returns when the list of servers is known."""
    await ready()
    open_places = [place for place in await _places(services) if not place.told and not deleted(place)]
    places = [place for place in open_places if (place.guild_id >> 22) % count == shard]
    await _check(services, places)
    for place in places:
        if await services.servers.is_deleted(place.guild_id, place.channel_id):
            await _note(services, place, Obstacle("channel"))


def deleted(place: PlaceRow) -> bool:
    """Return whether a table's channel was deleted: it does not come back."""
    obstacle = obstacle_of(place.hindered)
    return obstacle is not None and obstacle.kind == "channel"


async def _check(services: Services, places: Iterable[PlaceRow]) -> None:
    """Begin a round of delivery at each table whose channel is not as it was last seen."""
    for place in places:
        known = services.servers.obstacle(place.guild_id, place.channel_id)
        if known == obstacle_of(place.hindered) or deleted(place):
            continue
        if place.told:
            # An archived table has no workers that would notice it.
            if known is None or known.gone:
                await _note(services, place, known)
        elif (table := await services.tables.get(place.id)) is not None:
            services.crew.check(table)


async def _note(services: Services, place: PlaceRow, obstacle: Obstacle | None) -> None:
    if (table := await services.tables.get(place.id)) is not None:
        await note_obstacle(services, table, place.channel_id, obstacle)


async def _places(services: Services, guild_id: int | None = None) -> list[PlaceRow]:
    """Return the places of the tables that may still be played, or have something left to tell."""
    # Discord may still tell of changes while the bot is being closed.
    return [] if services.stopping else await services.store.tables.places(guild_id)
