"""Moving a table to another channel of its server: for its host, also when its old channel is gone."""

from bot.handlers.place import check_permissions
from bot.handlers.rematch import TOLD_WITHIN, link_to
from bot.handlers.seat_service import check_hosts, hosts
from bot.interactions.notice import Notice
from bot.interactions.reply import Reply, told
from bot.interactions.request import Request, TableRequest
from bot.tables.ai_names import called
from bot.tables.place import obstacle_of
from bot.tables.table import Table
from bot.text.names import tidy
from rules import GAMES
from storage import CURRENT, ChannelBusy, WrongState

MOVABLE = (*CURRENT, "archived")
"""States in which a table can be moved. An archived match is woken by it, as nobody would move it otherwise."""

OFFERED = 50
"""The most tables among which a person chooses; the number of an older one can still be typed."""

DIGITS = 18
"""The most digits of a table's number."""


async def movable(request: Request) -> list[Table]:
    """Return the tables of the server that the person may bring to this channel, newest first."""
    services, guest = request.services, request.guest
    mine = None if guest.manager else guest.user_id
    rows = await services.store.tables.movable(request.guild_id or 0, request.channel_id or 0, mine, OFFERED)
    tables = [await services.tables.get(row.id) for row in rows]
    return [table for table in tables if table is not None and await may_move(request.at(table))]


async def may_move(request: TableRequest) -> bool:
    """Return whether the person who asks may move the table: as a host, or as a player of a table that is cut off.

    While the bot cannot write to the table's channel, it may be unable to reach the host.
    """
    obstacle, sitting = obstacle_of(request.table.row.hindered), request.table.sitting_of(request.user_id)
    cut_off = obstacle is not None and obstacle.blocks
    return (cut_off and sitting is not None and sitting.for_user is None) or await hosts(request)


def move_label(request: Request, table: Table) -> str:
    """Return the text that stands for a table where one is chosen: its game, its channel and its players."""
    words, row = request.words, table.row
    channel = request.services.servers.channel_name(row.guild_id, row.channel_id)
    place = words.line("bot-place-gone") if channel is None else f"#{tidy(channel)}"
    name_of = called(words, table.sittings)
    people = words.listing([tidy(name_of(sitting)) for sitting in table.sittings])
    return words.line("bot-move-choice", game=words.pitch(GAMES[row.game]).title, place=place, people=people)


async def move_here(request: Request, match: str) -> Reply:
    """Bring a table to the channel of the request. ``match``: its number. Raises Notice, LobbyRefusal."""
    services, words, channel = request.services, request.words, request.channel_id
    if request.guild_id is None or channel is None:
        raise Notice(words.line("bot-guild-only"))
    table = await services.tables.get(int(match)) if match.isdecimal() and len(match) <= DIGITS else None
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
    # Only its own people learn that there is such a match: it may be in a channel that others cannot see.
    own = request.user_id == table.row.host_id or table.sitting_of(request.user_id) is not None
    if table.row.guild_id != request.guild_id:
        raise Notice(words.line("bot-move-server" if own else "bot-move-unknown"))
    if not own and not request.guest.manager:
        raise Notice(words.line("bot-move-unknown"))
    if not await may_move(request):
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


async def went_on(request: Request) -> Notice | None:
    """Return where the match went that was played in the channel of a request; None if none has left it."""
    services = request.services
    number = await services.store.tables.left(request.guild_id or 0, request.channel_id or 0)
    table = None if number is None else await services.tables.get(number)
    if table is None:
        return None
    return Notice(request.words.line("bot-move-pressed", link=await link_to(services.store, table)))
