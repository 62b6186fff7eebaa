"""The legend of the signs in a picture of The Kaiser's Pirates."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from bot.pictures.kaiser.emblems import EXPLAINED
from bot.pictures.shapes import SMALL, Palette, at, text, wide

SIGN, GAP = 26, 14
CORNER = 44
"""On the page, a button lies over the end of the line: nothing stands there if smaller letters or fewer words help."""
LEAST = 16.0
"""The smallest letters of a legend."""
NONE: Mapping[str, str] = MappingProxyType({})


class Line(NamedTuple):
    """A line of a legend: its signs with their words and where each begins, the size of its letters, and the rest."""

    signs: Sequence[tuple[float, str, str]]
    size: float
    rest: Sequence[Sequence[str]]


def line_of_signs(rows: Sequence[Sequence[str]], room: float, palette: Palette, brief: Mapping[str, str] = NONE) -> str:
    """Return the legend of signs, each with its words, as far as they fit in a line."""
    return drawn(fitted(rows, room, brief), palette)


def lines_of_signs(rows: Sequence[Sequence[str]], room: float, brief: Mapping[str, str] = NONE) -> list[Line]:
    """Return the lines of a legend: a second one for the signs that the first has no room for."""
    first = fitted(rows, room, brief)
    return [first, fitted(first.rest, room, brief)._replace(size=first.size)] if first.rest else [first]


def fitted(rows: Sequence[Sequence[str]], room: float, brief: Mapping[str, str]) -> Line:
    """Return a line with as many signs and their words as fit.

    ``brief``: by sign, shorter words that it gets if the line has no room for all.
    """
    signs: list[tuple[float, str, str]] = []
    rest: list[Sequence[str]] = []
    # Around the words of a line: a sign, and the gap to the next one.
    left = room - CORNER + GAP - len(rows) * (SIGN + GAP)
    if sum(wide(word, LEAST) for _, word in rows) > left:
        rows = [[sign, brief.get(sign, word)] for sign, word in rows]
    size = max(LEAST, min(SMALL, 0.99 * SMALL * left / sum(wide(word, SMALL) for _, word in rows)))
    x = 0.0
    for sign, word in rows:
        long = SIGN + wide(word, size)
        if x + long > room:
            rest.append([sign, word])
            continue
        signs.append((x, sign, word))
        x += long + GAP
    return Line(signs, size, rest)


def drawn(line: Line, palette: Palette) -> str:
    """Draw a line of a legend."""
    shown: list[str] = []
    for x, sign, word in line.signs:
        shown.append(at(x, 3, EXPLAINED[sign](palette.soft, palette.sheet), scale=0.84))
        shown.append(text(x + SIGN, 21, word, line.size, palette.soft))
    return "".join(shown)
