"""The signs on the cover of Barbe Noire 2: a captain's fame, his ship, his treasure, and the Crown behind him."""

from bot.pictures.blackbeard import emblems
from bot.pictures.shapes import Palette, at, disc

SIGNS = (emblems.notoriety, emblems.sails, emblems.guns, emblems.chest, emblems.letter, emblems.crown)
ACROSS = 110


def signs(palette: Palette) -> str:
    """Return the signs."""
    return "".join(
        at(
            n * ACROSS,
            16,
            disc(52, 52, 50, palette.plate, line=palette.frame, thick=3),
            at(18, 18, sign(palette.ink, palette.plate), scale=2.85),
        )
        for n, sign in enumerate(SIGNS)
    )
