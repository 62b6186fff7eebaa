"""A rematch: the same people and AI seats in a new lobby, each one seat further, so that the next one deals."""

from collections.abc import Mapping, Sequence

from bot.delivery.messages import jump_link
from bot.handlers.open_table import open_here
from bot.handlers.own_screen import show_own
from bot.handlers.seat_service import public_words
from bot.interactions.notice import Notice
from bot.interactions.reply import Reply, Show
from bot.interactions.request import Handler, TableRequest
from bot.screens.layout import page, text
from bot.tables.lobby import LobbyRefusal, ai_name, start
from bot.tables.table import Table
from bot.text import Words
from rules import GAMES
from rules.kernel import Game
from storage import ChannelBusy, Newcomer, SittingRow, Store

TOLD_WITHIN = 8.0  # seconds to wait for the lobby's card, to which the reply links


async def _rematch(request: TableRequest) -> Reply:
    """Open the next lobby; if there is one already, say where.

    A person who plays with AIs alone has nobody to wait for: that match starts at once, as from a game's tile.
    """
    services, table, row, words = request.services, request.table, request.table.row, request.words
    known = {row.host_id, *(sitting.user_id for sitting in table.ever_seated)}
    if request.user_id not in known:
        raise LobbyRefusal("bot-again-not-yours")
    if row.state not in ("over", "stopped"):
        raise Notice(words.line("bot-unknown-press"))
    public = await public_words(services, table)
    # A host who was forgotten has a negative number.
    host = row.host_id if row.host_id > 0 else request.user_id
    async with services.seating:
        await table.refresh()
        seated = next_seating(table.sittings, public, request.id)
        try:
            lobby = await open_here(request, GAMES[row.game], row.options, host, seated, row.pace, row.settings)
            message = "bot-again-opened"
            if alone := plays_alone(GAMES[row.game], seated, request.user_id) and host == request.user_id:
                salted = services.settings.dice_seed is None
                await start(services.store, lobby, request.guest, request.id, salted=salted)
        except ChannelBusy:
            lobby, message, alone = await _lobby_here(request), "bot-again-there", False
    if alone:
        return await show_own(request.at(lobby))
    await services.crew.settled(lobby, TOLD_WITHIN)
    return Show(page([text(words.line(message, link=await link_to(services.store, lobby)))]))


def plays_alone(game: Game, seated: Sequence[Newcomer], user_id: int) -> bool:
    """Return whether a person sits down with AIs alone, enough of them for the game."""
    return len(seated) in game.seats and [one.user_id for one in seated if one.user_id is not None] == [user_id]


async def _lobby_here(request: TableRequest) -> Table:
    """Return the lobby that is open in the channel. Raises Notice if it is a match."""
    table = await request.services.tables.in_channel(request.table.row.channel_id)
    if table is None or table.row.state != "lobby":
        raise Notice(request.words.line("bot-channel-busy"))
    return table


async def link_to(store: Store, table: Table) -> str:
    """Return the address of a table's message, or that of its channel as long as there is none."""
    last = await store.outbox.last(table.id, "t")
    if last is None or last.message_id is None:
        return f"<#{table.row.channel_id}>"
    # The newest message of a table that has just moved may still be the one in its old channel.
    return jump_link(table.row.guild_id, last.channel_id or table.row.channel_id, last)


def next_seating(sittings: Sequence[SittingRow], public: Words, interaction_id: int) -> list[Newcomer]:
    """Return who sits at the next table, seat 0 first: everyone moves on one seat.

    AI seats are counted anew and no longer named after the people for whom they played. People who were forgotten are
    left out. ``interaction_id``: the interaction that seats the people.
    """
    ordered = sorted(sittings, key=lambda sitting: sitting.seat)
    seated: list[Newcomer] = []
    taken = [sitting.name for sitting in sittings if sitting.user_id is not None]
    for sitting in [*ordered[1:], *ordered[:1]]:
        if sitting.user_id is None:
            taken.append(ai_name(public.ai_name, taken))
            seated.append(Newcomer(None, taken[-1]))
        elif sitting.user_id > 0:
            seated.append(Newcomer(sitting.user_id, sitting.name, interaction_id))
    return seated


VERBS: Mapping[str, Handler] = {"again": _rematch}
