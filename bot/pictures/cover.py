"""The cover of a game: a small square with signs of the game, for the tiles from which people choose."""

from collections.abc import Callable
from typing import Any

from bot.pictures.drawing import Theme
from bot.pictures.shapes import PALETTES, Palette, box

SIDE = 240
"""The width and height of a cover, in units."""

Signs = Callable[[Palette], str]
"""Draws the signs of a game, 240 units wide and high."""


def cover(signs: Signs) -> Callable[[dict[str, Any], Theme], str]:
    """Return the artist of a game's cover. Its scene is empty."""

    def draw(_: dict[str, Any], theme: Theme) -> str:
        palette = PALETTES[theme]
        sheet = box(4, 4, SIDE - 8, SIDE - 8, palette.sheet, round_by=26, line=palette.frame, thick=8)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}" viewBox="0 0 {SIDE} {SIDE}">'
            f"{sheet}{signs(palette)}</svg>"
        )

    return draw
