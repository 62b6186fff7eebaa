"""Screens to read beside the game, such as the log, with the way back to the play screen."""

from bot.custom_ids import Press
from bot.interactions.reply import Show
from bot.interactions.request import Request
from bot.screens.layout import Screen, button, with_button
from rules import GAMES


async def to_read(request: Request, screen: Screen) -> Show:
    """Return a reply that shows a screen to read; the players of the match here get a button back to their hand.

    The screen then becomes their play screen, and the one that stood elsewhere vanishes.
    """
    table = await request.services.tables.get(request.press.table)
    if table is None and request.guild_id is not None:
        table = await request.services.tables.in_channel(request.channel_id or 0)
    if table is None or table.sitting_of(request.user_id) is None:
        return Show(screen)
    if table.row.state != "playing" and not table.is_lesson:
        return Show(screen)
    back = Press(table.id, "hand").custom_id()
    label = request.words.line_of(GAMES[table.row.game], "bot-lesson-back" if table.is_lesson else "bot-back-hand")
    return Show(with_button(screen, button(label, back)))
