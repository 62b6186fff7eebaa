"""Pictures: turn a view into a PNG; one package per game.

    drawing = table_drawing(game, view, words, names, theme)      # cheap and pure; None: nothing to draw
    png = await painter.png(drawing)                              # drawn off the event loop, or from the cache

A drawing is plain data and holds only what its reader may see. Equal drawings give equal PNGs in any process.
docs/style-of-pictures.md explains the style.
"""

from bot.pictures.drawing import THEMES, Drawing, Theme
from bot.pictures.emoji import Emoji
from bot.pictures.making import (
    cover_drawing,
    hand_drawing,
    look_drawings,
    moment_drawings,
    own_moment_drawings,
    own_table_drawing,
    table_drawing,
)
from bot.pictures.painter import CannotDrawError, Painter
from bot.pictures.registry import Pictures, all_emoji, besides_of, emoji_font, letters_font

__all__ = [
    "THEMES",
    "CannotDrawError",
    "Drawing",
    "Emoji",
    "Painter",
    "Pictures",
    "Theme",
    "all_emoji",
    "besides_of",
    "cover_drawing",
    "emoji_font",
    "hand_drawing",
    "letters_font",
    "look_drawings",
    "moment_drawings",
    "own_moment_drawings",
    "own_table_drawing",
    "table_drawing",
]
