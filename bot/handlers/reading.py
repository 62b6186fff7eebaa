"""Screens to read beside the game, such as the log, with the way back to the play screen."""

from collections.abc import Awaitable, Callable

from bot.custom_ids import Press
from bot.interactions.reply import Follow, Show
from bot.interactions.request import Handler, Request, TableRequest
from bot.screens.layout import Screen, button, with_button
from bot.tables.table import Table
from rules import GAMES


async def to_read(request: Request, screen: Screen, follow: Follow | None = None) -> Show:
    """Return a reply that shows a screen to read; the players of the match here get a button back to their hand.

    The screen then becomes their play screen, and the one that stood elsewhere vanishes. ``follow``: what it does when
    the reader loses the seat, if it shows anything of that; else it only loses the button.
    """
    table = await request.services.tables.get(request.press.table)
    if table is None and request.guild_id is not None:
        table = await request.services.tables.in_channel(request.channel_id or 0)
    if table is None or (sitting := table.sitting_of(request.user_id)) is None:
        return Show(screen, follow=follow)
    if table.row.state != "playing" and not table.is_lesson:
        return Show(screen, follow=follow)
    changes, user_id = table.changes, request.user_id
    back = Press(table.id, "hand").custom_id()
    shown = with_button(screen, button(await _back_label(request, table, sitting.seat), back))

    async def render() -> Screen:
        return screen if table.sitting_of(user_id) is None else shown

    # Without the seat there is no hand to go back to.
    return Show(shown, follow=follow or Follow(table, changes, render, seat_mark(table, user_id), sitting.id))


async def _back_label(request: Request, table: Table, seat: int) -> str:
    """Return what the button back to the play screen says: a player who is out of the match has no hand."""
    if table.is_lesson:
        return request.words.line("bot-lesson-back")
    if not table.frozen and not await table.look(lambda match: match.plays(seat)):
        return request.words.line("bot-back-table")
    return request.words.line_of(GAMES[table.row.game], "bot-back-hand")


def seat_mark(table: Table, user_id: int) -> Callable[[], Awaitable[object]]:
    """Return what tells whether a person still has the same seat: the id of their sitting, or None."""

    async def mark() -> object:
        now = table.sitting_of(user_id)
        return now and now.id

    return mark


def while_seated(request: TableRequest, handler: Handler) -> Follow | None:
    """Return how a screen that shows something of the reader's seat follows the table; None: they have no seat.

    When they lose it, ``handler`` answers their request again. Call it before the screen is rendered.
    """
    table = request.table
    if (sitting := table.sitting_of(request.user_id)) is None:
        return None

    async def render() -> Screen:
        reply = await handler(request)
        assert isinstance(reply, Show), reply
        return reply.screen

    return Follow(table, table.changes, render, seat_mark(table, request.user_id), sitting.id)
