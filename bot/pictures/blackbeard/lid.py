"""The signs on the cover of Barbe Noire 2: the captain's flag, and a sail before it."""

from bot.pictures.blackbeard import emblems
from bot.pictures.shapes import Palette, at


def signs(palette: Palette) -> str:
    """Return the signs."""
    skull = at(58, 22, emblems.notoriety(palette.ink, palette.sheet), scale=5.2)
    below = (emblems.sails, emblems.chest, emblems.crown)
    return skull + "".join(
        at(38 + n * 60, 166, sign(palette.glow, palette.sheet), scale=1.9) for n, sign in enumerate(below)
    )
