"""The dice of The Kaiser's Pirates: each kind has its colour and its outline, so that nobody depends on the colours."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from bot.pictures.shapes import at, path, text

EDGE = "#14202C"
DIE = 36
"""The width and the height of a die."""


class Die(NamedTuple):
    """The look of a kind of die; ``ground`` is the baseline of the number on it, ``size`` the size of the number."""

    sides: int
    field: str
    ink: str
    outline: str
    ground: float
    size: float


DICE: dict[str, Die] = {
    "R": Die(4, "#C9302C", "#FFFFFF", "M18 1L35 33H1Z", 30, 19),
    "W": Die(6, "#FFFFFF", "#14202C", "M4 4H32V32H4Z", 26, 22),
    "G": Die(8, "#1E7A46", "#FFFFFF", "M18 0L36 18L18 36L0 18Z", 25.5, 21),
    "B": Die(10, "#2158B5", "#FFFFFF", "M18 0L35 13L32 26L18 36L4 26L1 13Z", 25.5, 21),
}


@cache
def die(letter: str, number: int) -> str:
    """Return a die with a number on it: the face it shows, or the number of its sides if it was not rolled."""
    look = DICE[letter]
    shown = path(look.outline, look.field, line=EDGE, thick=2)
    if letter == "B":
        shown += path("M1 13L18 22L35 13M18 22V36", line="#5C8FE0", thick=1.5)
        shown += path("M18 1L29 14L18 29L7 14Z", look.field)
    return shown + text(18, look.ground, str(number), look.size, look.ink, anchor="middle", face="title")


def coin(letters: str, scale: float = 1) -> str:
    """Return dice that were not rolled, side by side."""
    step = (DIE + 4) * scale
    return "".join(at(n * step, 0, die(letter, DICE[letter].sides), scale=scale) for n, letter in enumerate(letters))


def coin_wide(letters: str, scale: float = 1) -> float:
    """Return the width of dice side by side."""
    return len(letters) * (DIE + 4) * scale - 4 * scale if letters else 0


def rolled(dice: Sequence[Any], scale: float = 1) -> str:
    """Return dice with the faces that they show; each is a pair of its letter and its face."""
    step = (DIE + 4) * scale
    return "".join(at(n * step, 0, die(letter, face), scale=scale) for n, (letter, face) in enumerate(dice))
