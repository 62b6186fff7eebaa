"""The signs on the cover of Tortuga 1667: the cards of a vote, the flags of both sides, and a chest of treasure."""

from bot.pictures.cover import ROOM, SIGNS
from bot.pictures.shapes import Palette, at
from bot.pictures.tortuga import cards
from bot.pictures.tortuga.emblems import british, chest, french

VOTES = ("CBN", "TFS", "WBN")


def signs(palette: Palette) -> str:
    """Return the signs."""
    del palette
    scale = SIGNS / cards.VOTE_HIGH
    wide = scale * cards.VOTE_WIDE + 8
    votes = "".join(at(n * wide, 0, cards.vote(code), scale=scale) for n, code in enumerate(VOTES))
    flags = at(3 * wide + 24, 14, british(), scale=1.05) + at(3 * wide + 144, 14, french(), scale=1.05)
    return votes + flags + at(ROOM - 128, 4, chest(), scale=1.2)
