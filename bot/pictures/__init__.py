"""Pictures: a view -> PNG, one package per game.

    drawing = table_drawing(game, view, words, names, theme)      # cheap and pure; None: there is nothing to draw
    png = await painter.png(drawing)                              # off the event loop, or as it was drawn before

A drawing is plain data and holds only what its reader may see; equal drawings give equal PNGs in any process. How
pictures look, and why: docs/style-of-pictures.md.
"""

from bot.pictures.drawing import THEMES, Drawing, Theme
from bot.pictures.making import MOMENTS, hand_drawing, table_drawing
from bot.pictures.painter import CannotDrawError, Painter

__all__ = ["MOMENTS", "THEMES", "CannotDrawError", "Drawing", "Painter", "Theme", "hand_drawing", "table_drawing"]
