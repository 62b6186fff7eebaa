"""The signs on the cover of Corsari: a ship that has hoisted its sails, above cards of its crew."""

from bot.pictures import marks
from bot.pictures.corsari import cards
from bot.pictures.shapes import Palette, at

CREW = ("R2", "Y8", "B4")


def signs(palette: Palette) -> str:
    """Return the signs. The cards have no letters, because the cover is the same in every language."""
    crew = "".join(at(30 + n * 62, 118, cards.face(card, ""), scale=0.72) for n, card in enumerate(CREW))
    return at(44, 12, marks.ship(palette, hoisted=True), scale=1.2) + crew
