"""The signs on the cover of The Kaiser's Pirates: a raider and a merchant, and a card laid face down."""

from bot.pictures.kaiser.emblems import badge, card_back
from bot.pictures.shapes import Palette, at


def signs(palette: Palette) -> str:
    """Return the signs."""
    del palette
    return (
        at(24, 32, badge("raider", 9), scale=2.7)
        + at(24, 138, badge("merchant", 5), scale=2.7)
        + at(144, 62, card_back(78))
    )
