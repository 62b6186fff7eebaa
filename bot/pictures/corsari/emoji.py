"""The emoji that Corsari adds: a tile for each band, and the weather of the discard pile."""

from collections.abc import Callable

from bot.pictures.corsari.cards import EDGE, PAPER
from bot.pictures.corsari.emblems import BANDS, emblem
from bot.pictures.emoji import Emoji, sign
from bot.pictures.shapes import at, box
from bot.pictures.shapes import path as line_of

# Signs are functions of one shape, (ink, field): some need no field.
# ruff: noqa: ARG001

SIGNS = {"R": "❤️", "O": "🧡", "Y": "💛", "G": "💚", "A": "🩵", "B": "💙", "V": "💜", "P": "🩷", "N": "🤎", "S": "🩶"}
"""By letter of a band, the Unicode emoji that the catalogs write before its cards."""


def band(letter: str) -> Callable[[], str]:
    """Return the function that draws a band's emblem on its colour, framed like a card."""
    look = BANDS[letter]

    def draw() -> str:
        frame = box(3, 3, 94, 94, PAPER, round_by=22, line=EDGE, thick=4)
        return (
            frame
            + box(9, 9, 82, 82, look.field, round_by=17)
            + at(19, 19, emblem(letter, look.ink, look.field), scale=0.62)
        )

    return draw


def breeze(ink: str, field: str) -> str:
    """Return a light wind."""
    return line_of("M1 9H15C20 9 20 3 16 3C14 3 13 4 13 6M1 15H19C25 15 24 22 19 22", line=ink, thick=2.6)


EMOJI: tuple[Emoji, ...] = (
    *(Emoji(f"band_{letter.lower()}", shown, band(letter)) for letter, shown in SIGNS.items()),
    Emoji("breeze", "🌬️", sign(breeze, "#1F6FB5", "#E4F2FA")),
)
