"""Standing orders at a table: the person on a seat looks at them, changes them and clears them at any time.

They belong to the person. Nobody who has the seat later has them or sees them.
"""

from collections.abc import Mapping
from dataclasses import replace

from bot.handlers.own_screen import own_news, show_own
from bot.handlers.seat_service import seat_of
from bot.interactions.notice import Notice
from bot.interactions.reply import Follow, Reply, play_screen
from bot.interactions.request import Handler, TableRequest
from bot.screens.layout import Screen, page, rows, text
from bot.screens.orders import orders_screen, recommended_button
from bot.tables.drafts import orders_id, stored_draft
from bot.tables.hints import hints_now
from bot.tables.recommended import recommended_orders, recommends
from rules import GAMES
from rules.kernel import Match, Refusal
from storage import NoSuchSitting, WrongState


async def show_orders(request: TableRequest, note: str = "") -> Reply:
    """Show the person's own orders and the form; the screen follows the table as "My hand" does."""
    changes, seen = request.table.changes, await own_news(request)
    screen = await _view(request, note)
    follow = Follow(request.table, changes, lambda: _view(request), lambda: own_news(request), seen)
    return play_screen(screen, request.table, follow)


async def show_given(request: TableRequest, note: str) -> Reply:
    """Show the orders that were just given, or the player's own screen where they gave the last answer of the seat."""
    try:
        return await show_orders(request, note)
    except Refusal:
        # The answer has ended the match, or the seat is out of it.
        return await show_own(request, note)


async def _view(request: TableRequest, note: str = "") -> Screen:
    seat, store = seat_of(request), request.services.store
    draft = await stored_draft(store, request.table.id, seat, orders_id(seat))
    context = replace(request.context, hints=await hints_now(store, request.user_id, request.table.row.game))

    def screen(match: Match) -> Screen:
        # The seat may have been given away meanwhile.
        if seat_of(request) != seat:
            raise Notice(request.words.line("bot-no-seat"))
        return orders_screen(context, match, seat, draft, note)

    return await request.table.look(screen)


async def _clear(request: TableRequest) -> Reply:
    """Clear the orders of the person's seat."""
    await request.table.set_orders(seat_of(request), None, request.user_id, request.id)
    return await show_orders(request, request.words.line("bot-orders-cleared"))


# ---------------------------------------------------------------- the game's recommendation


async def seated(request: TableRequest, *, reached: bool, note: str = "") -> Reply:
    """Welcome a person to a seat. Where the game recommends standing orders, explain them and offer them in one press.

    ``reached``: direct messages reach the person. ``note``: what else the person is told of the seat.
    """
    words, table = request.words, request.table
    game = GAMES[table.row.game]
    if request.place == "touch":
        welcome = words.line_of(game, "bot-joined-touch")
    elif reached:
        welcome = words.line_of(game, "bot-joined")
    else:
        welcome = words.line("bot-joined-no-dm", hand=words.line_of(game, "bot-my-hand"))
    welcome = "\n".join(part for part in (welcome, note) if part)
    # Without direct messages it goes on telling how to play.
    lobby = table if table.row.state == "lobby" and reached else None
    sitting = table.sitting_of(request.user_id)
    if sitting is None:
        offered = False
    elif table.row.state == "lobby":
        offered = recommends(table.row.game, table.row.options)
    else:
        offered = await table.look(lambda match: recommended_orders(match, sitting.seat)) is not None
    if not offered:
        return play_screen(page([text(welcome)]), table, lobby=lobby)
    explained = text(f"{welcome}\n{words.line(f'{table.row.game}-recommended')}")
    return play_screen(page([explained, *rows([recommended_button(request.context)])]), table, lobby=lobby)


async def _recommend(request: TableRequest) -> Reply:
    """Set the orders that the game recommends; in a lobby, note that they are set when the match begins."""
    table, words = request.table, request.words
    if table.row.state == "lobby":
        return await _wish(request)
    seat = seat_of(request)
    orders = await table.look(lambda match: recommended_orders(match, seat))
    if orders is None:
        raise Notice(words.line("bot-recommended-none"))
    await table.set_orders(seat, orders, request.user_id, request.id)
    return await show_given(request, words.line("bot-orders-set"))


async def _wish(request: TableRequest) -> Reply:
    """Note in a lobby that the person begins with the orders that the game recommends."""
    table, words, store = request.table, request.words, request.services.store
    sitting = table.sitting_of(request.user_id)
    if sitting is None:
        raise Notice(words.line("bot-no-seat"))
    if not recommends(table.row.game, table.row.options):
        raise Notice(words.line("bot-recommended-none"))
    try:
        await store.sittings.recommend(sitting.id)
    except (NoSuchSitting, WrongState):
        raise Notice(words.line("bot-lobby-closed")) from None
    await table.refresh()
    return play_screen(page([text(words.line("bot-recommended-wished"))]), table, lobby=table)


VERBS: Mapping[str, Handler] = {"orders": show_orders, "noorders": _clear, "recommend": _recommend}
