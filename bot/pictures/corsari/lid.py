"""The signs on the cover of Corsari: a hand of cards, and a ship that has hoisted its sails."""

from bot.pictures import marks
from bot.pictures.corsari import cards
from bot.pictures.cover import ROOM, SIGNS
from bot.pictures.shapes import Palette, at

FAN = ("R2", "O5", "G8", "B4", "V9", "P1")


def signs(palette: Palette) -> str:
    """Return the signs."""
    fan = "".join(at(n * (cards.WIDE - 6), 4, cards.face(card)) for n, card in enumerate(FAN))
    return fan + at(ROOM - 168, SIGNS - 112, marks.ship(palette, hoisted=True), scale=1.25)
