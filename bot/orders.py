"""Standing orders at a table: looked at, changed and cleared by whoever sits there, at any time.

They are a person's own intention: with the person they go, and nobody who sits there later has them or sees them.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from discord import ui

from bot.drafts import orders_id
from bot.handlers import Handler, Pressed
from bot.notices import Notice
from bot.replies import Interaction, Reply
from bot.screens.orders import orders_screen
from bot.streams import context_of
from bot.tables import Table
from bot.text import Words
from rules.kernel import Match

if TYPE_CHECKING:
    from bot.presses import Presses


async def show_orders(presses: "Presses", reply: Reply, table: Table, words: Words, note: str = "") -> None:
    """Show the presser their own orders and the form; the screen follows the table as "My hand" does."""

    async def now() -> ui.LayoutView:
        return await _view(presses, reply.interaction, table, words)

    view = await _view(presses, reply.interaction, table, words, note)
    await reply.show(view)
    presses.screens.opened(table, reply.interaction, now, view)


async def _view(
    presses: "Presses", interaction: Interaction, table: Table, words: Words, note: str = ""
) -> ui.LayoutView:
    seat = presses.seat_of(interaction, table, words)
    context, draft = context_of(table, words), await presses.answering.draft(table, seat, orders_id(seat))

    def screen(match: Match) -> ui.LayoutView:
        # The seat may have been given away meanwhile.
        if presses.seat_of(interaction, table, words) != seat:
            raise Notice(words.line("bot-no-seat"))
        return orders_screen(context, match, seat, draft, note)

    return await table.look(screen)


async def _orders(at: Pressed) -> None:
    """Show the presser's orders."""
    await show_orders(at.presses, at.reply, at.table, at.words)


async def _clear(at: Pressed) -> None:
    """Have the presser's seat without orders from now on."""
    await at.table.set_orders(at.seat(), None, at.interaction.user.id, at.interaction.id)
    await show_orders(at.presses, at.reply, at.table, at.words, at.words.line("bot-orders-cleared"))


VERBS: Mapping[str, Handler] = {"orders": _orders, "noorders": _clear}
