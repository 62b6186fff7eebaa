"""Playing again: the same people and AIs in a new lobby, each one seat further, so that the next one deals."""

from collections.abc import Mapping, Sequence

from bot.handlers import Handler, Pressed
from bot.lobby import LobbyRefusal
from bot.messages import jump_link
from bot.notices import Notice, tell
from bot.opening import open_here
from bot.tables import Table
from bot.text import Words
from rules import GAMES
from storage import ChannelBusy, Newcomer, SittingRow, Store

TOLD_WITHIN = 8.0  # seconds to wait for the lobby's card, so that there is something to point to


async def _again(at: Pressed) -> None:
    """Open the next lobby; whoever comes second is told where it is."""
    bot, row = at.presses.bot, at.table.row
    known = {row.host_id, *(sitting.user_id for sitting in at.table.ever_seated)}
    if at.guest.user_id not in known:
        raise LobbyRefusal("bot-again-not-yours")
    if row.state not in ("over", "stopped"):
        raise Notice(at.words.line("bot-unknown-press"))
    public = await at.presses.public_words(at.table)
    # A host who was forgotten has no number of a person any more.
    host = row.host_id if row.host_id > 0 else at.guest.user_id
    async with at.presses.seating:
        await at.table.refresh()
        seated = next_seating(at.table.sittings, public)
        try:
            table = await open_here(bot, at.interaction, at.words, GAMES[row.game], row.options, host, seated, row.pace)
            message = "bot-again-opened"
        except ChannelBusy:
            table, message = await _standing(at), "bot-again-there"
    await bot.settled(table, TOLD_WITHIN)
    await tell(at.reply, at.words.line(message, link=await link_to(bot.store, table)))


async def _standing(at: Pressed) -> Table:
    """Return the lobby that stands in the channel. Raises Notice if it is a match."""
    table = await at.presses.bot.tables.in_channel(at.table.row.channel_id)
    if table is None or table.row.state != "lobby":
        raise Notice(at.words.line("bot-channel-busy"))
    return table


async def link_to(store: Store, table: Table) -> str:
    """Return the address of a table's message, or that of its channel as long as there is none."""
    last = await store.outbox.last(table.id, "t")
    if last is None or last.message_id is None:
        return f"<#{table.row.channel_id}>"
    return jump_link(table.row.guild_id, table.row.channel_id, last)


def next_seating(sittings: Sequence[SittingRow], public: Words) -> list[Newcomer]:
    """Return who sits at the next table, seat 0 first: whoever sat on the last one at the end, one seat further.

    AIs are counted anew: for whom they played does not matter any more. Who was forgotten is not asked to sit.
    """
    ordered = sorted(sittings, key=lambda sitting: sitting.seat)
    seated: list[Newcomer] = []
    ais = 0
    for sitting in [*ordered[1:], *ordered[:1]]:
        if sitting.user_id is None:
            ais += 1
            seated.append(Newcomer(None, public.line("bot-ai-name", number=ais)))
        elif sitting.user_id > 0:
            seated.append(Newcomer(sitting.user_id, sitting.name))
    return seated


VERBS: Mapping[str, Handler] = {"again": _again}
"""They stand in the table's channel alone."""
