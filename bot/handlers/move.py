"""Moving a table to another channel of its server: for its host, also when its old channel is gone."""

from bot.handlers.place import check_permissions
from bot.handlers.rematch import TOLD_WITHIN, link_to
from bot.handlers.seat_service import check_hosts, hosts
from bot.interactions.notice import Notice
from bot.interactions.reply import Reply, told
from bot.interactions.request import Request, TableRequest
from bot.tables.table import Table
from bot.text.names import tidy
from rules import GAMES
from storage import CURRENT, ChannelBusy, WrongState

MOVABLE = (*CURRENT, "archived")
"""States in which a table can be moved. An archived match is woken by it, as nobody would move it otherwise."""


async def movable(request: Request) -> list[Table]:
    """Return the tables of the server that the person may bring to this channel, newest first."""
    found: list[Table] = []
    for row in await request.services.store.tables.open_on(request.guild_id or 0):
        if row.state in MOVABLE and row.channel_id != request.channel_id:
            table = await request.services.tables.get(row.id)
            if table is not None and await hosts(request.at(table)):
                found.append(table)
    return found[::-1]


def move_label(request: Request, table: Table) -> str:
    """Return the text that stands for a table where one is chosen: its game, its channel and its players."""
    words, row = request.words, table.row
    channel = request.services.servers.channel_name(row.guild_id, row.channel_id)
    place = words.line("bot-place-gone") if channel is None else f"#{tidy(channel)}"
    people = words.listing([tidy(sitting.name) for sitting in table.sittings])
    return words.line("bot-move-choice", game=words.pitch(GAMES[row.game]).title, place=place, people=people)


async def move_here(request: Request, match: str) -> Reply:
    """Bring a table to the channel of the request. ``match``: its number. Raises Notice, LobbyRefusal."""
    services, words, channel = request.services, request.words, request.channel_id
    if request.guild_id is None or channel is None:
        raise Notice(words.line("bot-guild-only"))
    table = await services.tables.get(int(match)) if match.isdecimal() else None
    if table is None:
        raise Notice(words.line("bot-move-unknown"))
    here = request.at(table)
    await _check_movable(here)
    await check_permissions(request)
    async with services.seating:
        try:
            if table.row.state == "archived":
                await services.crew.wake(table.id, channel)
            else:
                await table.move(channel)
        except ChannelBusy:
            raise Notice(words.line("bot-channel-busy")) from None
        except WrongState:
            raise Notice(words.line("bot-already-done")) from None
    # An archived table was loaded anew.
    moved = await services.tables.get(table.id) or table
    await services.crew.settled(moved, TOLD_WITHIN)
    return told(words.line("bot-move-done", link=await link_to(services.store, moved)))


async def _check_movable(request: TableRequest) -> None:
    """Make sure that the person may bring this table to this channel. Raises Notice, LobbyRefusal."""
    table, words = request.table, request.words
    if table.row.guild_id != request.guild_id:
        # Only its own people learn that there is such a match.
        known = request.user_id == table.row.host_id or table.sitting_of(request.user_id) is not None
        raise Notice(words.line("bot-move-server" if known else "bot-move-unknown"))
    await check_hosts(request)
    if table.row.state not in MOVABLE:
        raise Notice(words.line("bot-move-over"))
    if table.row.channel_id == request.channel_id:
        raise Notice(words.line("bot-move-here"))


async def moved_away(request: Request, table: Table) -> Notice | None:
    """Return the answer to a press on an old button of a table that was moved away; None if it was never here."""
    if request.guild_id is None or request.channel_id == table.row.channel_id:
        return None
    rows = await request.services.store.outbox.all(table.id)
    if all(row.recipient != "t" or row.channel_id != request.channel_id for row in rows):
        return None
    return Notice(request.words.line("bot-move-pressed", link=await link_to(request.services.store, table)))
