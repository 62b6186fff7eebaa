"""The signs on the cover of Tortuga 1667: a chest of treasure between the flags of both sides."""

from bot.pictures.shapes import Palette, at
from bot.pictures.tortuga.emblems import british, chest, french


def signs(palette: Palette) -> str:
    """Return the signs."""
    del palette
    return at(20, 10, british(), scale=0.96) + at(124, 10, french(), scale=0.96) + at(56, 92, chest(), scale=1.28)
