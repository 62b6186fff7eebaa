"""The signs on the cover of The Kaiser's Pirates: a raider, a merchant, a cruiser, and cards laid face down."""

from bot.pictures.cover import ROOM
from bot.pictures.kaiser.emblems import PALE, badge, card_back, torpedo
from bot.pictures.shapes import Palette, at


def signs(palette: Palette) -> str:
    """Return the signs."""
    ships = (("raider", 7), ("merchant", 3), ("warship", 9))
    fleet = "".join(at(n * 124, 30, badge(kind, amount), scale=2.9) for n, (kind, amount) in enumerate(ships))
    wake = at(3 * 124, 36, torpedo(palette.soft, PALE), scale=2.4)
    backs = "".join(at(ROOM - 222 + n * 54, 8, card_back(78)) for n in range(3))
    return fleet + wake + backs
