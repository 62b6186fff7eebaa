"""Standing orders at a table: the person on a seat looks at them, changes them and clears them at any time.

They belong to the person. Nobody who has the seat later has them or sees them.
"""

from collections.abc import Mapping

from bot.handlers.seat_service import seat_of
from bot.interactions.notice import Notice
from bot.interactions.reply import Follow, Reply, Show
from bot.interactions.request import Handler, TableRequest
from bot.screens.layout import Screen
from bot.screens.orders import orders_screen
from bot.tables.drafts import orders_id, stored_draft
from rules.kernel import Match


async def show_orders(request: TableRequest, note: str = "") -> Reply:
    """Show the person's own orders and the form; the screen follows the table as "My hand" does."""
    changes = request.table.changes
    screen = await _view(request, note)
    return Show(screen, follow=Follow(request.table, changes, lambda: _view(request)))


async def _view(request: TableRequest, note: str = "") -> Screen:
    seat, context = seat_of(request), request.context
    draft = await stored_draft(request.services.store, request.table.id, seat, orders_id(seat))

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


VERBS: Mapping[str, Handler] = {"orders": show_orders, "noorders": _clear}
