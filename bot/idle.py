"""Tables at which nobody plays any more: their people are told, then they are archived, and somebody may wake them."""

from collections.abc import Mapping
from datetime import timedelta
from typing import TYPE_CHECKING

from bot.handlers import Handler, Pressed
from bot.notices import Notice, tell
from bot.settings import NOTICE
from bot.tables import Table
from storage import ChannelBusy, WrongState

if TYPE_CHECKING:
    from bot.app import Quartermaster

EVERY = timedelta(hours=1)
"""How often it is looked after them."""


async def look_over(bot: "Quartermaster") -> None:
    """Warn the people of tables that have lain still long enough, and archive those that were warned of in time."""
    now, tables = bot.clock.now(), bot.store.tables
    for number in await tables.unwarn():
        if (table := await bot.tables.get(number)) is not None:
            await table.refresh()
    for row in await tables.still(now - (bot.settings.idle_after - NOTICE)):
        await tables.warn(row.id)
        table = await bot.tables.get(row.id)
        if table is not None:
            await table.refresh()
    for row in await tables.warned():
        table = await bot.tables.get(row.id)
        if table is not None and row.warned_at is not None and row.warned_at <= now - NOTICE:
            await table.archive(now - NOTICE)


def may_wake(at: Pressed, table: Table) -> bool:
    """Tell whether somebody has a say in whether a table goes on."""
    guest = at.guest
    return guest.manager or guest.user_id == table.row.host_id or table.sitting_of(guest.user_id) is not None


async def _wake(at: Pressed) -> None:
    """Let an archived match go on."""
    if not may_wake(at, at.table):
        raise Notice(at.words.line("bot-idle-not-yours"))
    async with at.presses.seating:
        try:
            await at.presses.bot.wake(at.table.id)
        except ChannelBusy:
            raise Notice(at.words.line("bot-channel-busy")) from None
        except WrongState:
            raise Notice(at.words.line("bot-already-done")) from None
    await tell(at.reply, at.words.line("bot-idle-woken"))


VERBS: Mapping[str, Handler] = {"wake": _wake}
"""They stand in the table's channel alone."""
