"""The cover of a game, as on the lid of its box: the title above a few signs of the game, which the game supplies."""

from collections.abc import Callable
from typing import Any

from bot.pictures.drawing import Theme
from bot.pictures.shapes import EDGE, PALETTES, WIDTH, Palette, at, picture, text

HIGH = 236
TITLE = 46
ROOM = WIDTH - 2 * (EDGE + 8)
"""The width of the signs, in units."""
SIGNS = 130
"""The height of the signs, in units."""

Signs = Callable[[Palette], str]
"""Draws the signs of a game, ``ROOM`` wide and ``SIGNS`` high."""


def cover(signs: Signs) -> Callable[[dict[str, Any], Theme], str]:
    """Return the artist of a game's cover. Its scene holds the title."""

    def draw(scene: dict[str, Any], theme: Theme) -> str:
        palette = PALETTES[theme]
        title = text(EDGE + 8, 70, scene["title"], TITLE, palette.ink, face="title", room=ROOM, least=30)
        return picture(theme, HIGH, title, at(EDGE + 8, HIGH - SIGNS - 22, signs(palette)))

    return draw
