"""What anybody may look up at any time, on a screen of its own."""

from bot import limits
from bot.pictures import look_drawings
from bot.screens.context import Context
from bot.screens.layout import PRIVATE_COLOUR, Picture, Screen, page, text
from rules.kernel import Match


def look_screen(context: Context, match: Match, what: str, seat: int | None) -> Screen:
    """Show one of the things that the game lets people look up, of one seat or of all: its pictures, then its lines."""
    words, game, names, view = context.words, context.game, context.names, match.view(None)
    drawings = [] if context.theme is None else look_drawings(game, view, what, words, names, context.theme)
    lines = [words.fact(game, fact, names) for fact in view.look(what, seat)]
    shown = [Picture(drawing) for drawing in drawings]
    return page([*shown, text(limits.fit("\n".join(lines), limits.TEXT))], PRIVATE_COLOUR)
