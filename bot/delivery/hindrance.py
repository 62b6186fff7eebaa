"""Stores obstacles in a table's channel, such as a lost permission. People at the table are told of each one once."""

from collections.abc import Mapping
from datetime import datetime

import structlog

from bot.schedule.pace import habits_of
from bot.services import Services
from bot.tables.lobby import Guest, may_host
from bot.tables.place import Obstacle, obstacle_of
from bot.tables.table import Table
from storage import NewNotice, PersonRow

log = structlog.get_logger(__name__)


async def note_obstacle(services: Services, table: Table, channel: int, obstacle: Obstacle | None) -> None:
    """Store the obstacle in a table's channel, or None when it is gone; people at the table are told of a new one."""
    row = table.row
    if row.channel_id != channel or obstacle == obstacle_of(row.hindered):
        return
    told = await _people_to_tell(services, table)
    stored = None if obstacle is None else obstacle.stored
    if not await services.store.tables.hinder(
        table.id, channel, stored, lambda number: [notice_to(user_id, table, number) for user_id in told]
    ):
        return
    if obstacle is None:
        log.info("channel open again", table=table.id)
    else:
        log.warning("channel closed", table=table.id, why=obstacle.kind, missing=",".join(obstacle.missing))
    await table.refresh()
    services.crew.remind()


async def tell_others(services: Services, table: Table) -> None:
    """Tell the people who are next in line of a table's obstacle: somebody who was to be told refuses messages."""
    for user_id in await _people_to_tell(services, table):
        notice = notice_to(user_id, table, table.row.hindrances)
        # Written once: who was told already is not told again.
        await services.store.notices.write(user_id, notice.key, notice.body)
    services.crew.remind()


def notice_to(user_id: int, table: Table, number: int) -> NewNotice:
    """Return the notice of a table's obstacle, which has this number at the table."""
    return NewNotice(user_id, f"{table.id}-place-{number}", {"kind": "place", "table": table.id, "number": number})


async def _people_to_tell(services: Services, table: Table) -> list[int]:
    if table.row.ended_at is not None:
        return []
    holders = [user_id for sitting in table.sittings if (user_id := sitting.user_id) is not None]
    people = await services.store.people.many([table.row.host_id, *holders])
    return people_to_tell(table, people, services.clock.now())


def people_to_tell(table: Table, people: Mapping[int, PersonRow], now: datetime) -> list[int]:
    """Return the user ids of those who can do something about a table's channel: its host.

    For a host who has left the match, or is away, the players stand in. If direct messages reach none of them, every
    player is told.
    """
    host = table.row.host_id
    # People who were forgotten have negative numbers.
    reached = [user for user, person in people.items() if user > 0 and person.dm != "refused"]
    seated = [user for sitting in table.sittings if (user := sitting.user_id) in reached]
    vacation = habits_of(people[host].settings).at(table.id).vacation
    away = vacation is not None and vacation.holds(now)
    substitutes = [
        user for user in seated if user != host and may_host(table, Guest(user, "", manager=False), away=away)
    ]
    # A host who never sat down only manages the match, and has not left it.
    sat = any(sitting.user_id == host for sitting in table.ever_seated)
    chosen = substitutes if substitutes and (sat or away) else [user for user in (host,) if user in reached]
    return chosen or seated
