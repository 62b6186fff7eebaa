"""Waking a match that was archived because nobody played."""

from collections.abc import Mapping

from bot.interactions.notice import Notice
from bot.interactions.reply import Acknowledge, Reply, told
from bot.interactions.request import Handler, Request, TableRequest
from storage import ChannelBusy, WrongState


def may_wake(request: TableRequest) -> bool:
    """Return whether the person may wake the table: its players, its host and the managers may."""
    guest, table = request.guest, request.table
    return guest.manager or guest.user_id == table.row.host_id or table.sitting_of(guest.user_id) is not None


async def _wake(request: TableRequest) -> Reply:
    """Let an archived match go on."""
    if not may_wake(request):
        raise Notice(request.words.line("bot-idle-not-yours"))
    async with request.services.seating:
        try:
            await request.services.crew.wake(request.table.id)
        except ChannelBusy:
            raise Notice(request.words.line("bot-channel-busy")) from None
        except WrongState:
            raise Notice(request.words.line("bot-already-done")) from None
    return Acknowledge() if request.place in ("channel", "touch") else told(request.words.line("bot-idle-woken"))


async def wake_here(request: Request) -> Reply:
    """Let the channel's archived match go on."""
    services = request.services
    row = await services.store.tables.last_archived(request.channel_id or 0)
    table = None if row is None else await services.tables.get(row.id)
    if table is None:
        raise Notice(request.words.line("bot-idle-none"))
    return await _wake(request.at(table))


VERBS: Mapping[str, Handler] = {"wake": _wake}
