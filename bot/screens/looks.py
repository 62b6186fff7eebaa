"""Screens of the parts of a game that anybody may look up at any time."""

from itertools import chain

from bot import limits
from bot.pictures import THEMES, look_drawings
from bot.screens.context import Context
from bot.screens.layout import PRIVATE_COLOUR, Picture, Screen, page, text
from rules.kernel import Match


def look_screen(context: Context, match: Match, what: str, seat: int | None) -> Screen:
    """Show one of the things that the game lets people look up, of one seat or of all: its pictures, then its lines.

    Where there are no lines, a picture that is not shown is told by its alt text.
    """
    words, game, names, view = context.words, context.game, context.names, match.view(None)
    drawings = look_drawings(game, view, what, words, names, context.theme or THEMES[0])
    lines = [words.fact(game, fact, names) for fact in view.look(what, seat)]
    told = [text(limits.fit("\n".join(lines), limits.TEXT))] if lines else []
    instead = [() if lines else (text(drawing.alt),) for drawing in drawings]
    if context.theme is None:
        return page([*chain.from_iterable(instead), *told], PRIVATE_COLOUR)
    shown = [Picture(*both) for both in zip(drawings, instead, strict=True)]
    return page([*shown, *told], PRIVATE_COLOUR)
