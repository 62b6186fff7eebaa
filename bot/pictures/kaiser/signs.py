"""The legend of the signs in a picture of The Kaiser's Pirates."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.pictures.kaiser.emblems import EXPLAINED
from bot.pictures.shapes import SMALL, Palette, at, text, wide

SIGN, GAP = 26, 14
CORNER = 44
"""On the page, a button lies over the end of the line: nothing stands there if smaller letters or fewer words help."""
LEAST = 16.0
"""The smallest letters of a legend."""
NONE: Mapping[str, str] = MappingProxyType({})


def line_of_signs(rows: Sequence[Sequence[str]], room: float, palette: Palette, brief: Mapping[str, str] = NONE) -> str:
    """Return the legend of signs, each with its words, as far as they fit in a line.

    ``brief``: by sign, shorter words that it gets if the line has no room for all.
    """
    shown: list[str] = []
    # Around the words of a line: a sign, and the gap to the next one.
    left = room - CORNER + GAP - len(rows) * (SIGN + GAP)
    if sum(wide(word, LEAST) for _, word in rows) > left:
        rows = [[sign, brief.get(sign, word)] for sign, word in rows]
    size = max(LEAST, min(SMALL, 0.99 * SMALL * left / sum(wide(word, SMALL) for _, word in rows)))
    x = 0.0
    for sign, word in rows:
        long = SIGN + wide(word, size)
        if x + long > room:
            continue
        shown.append(at(x, 3, EXPLAINED[sign](palette.soft, palette.sheet), scale=0.84))
        shown.append(text(x + SIGN, 21, word, size, palette.soft))
        x += long + GAP
    return "".join(shown)
