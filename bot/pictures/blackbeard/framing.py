"""Which part of a map a picture shows, and where its hexes lie on the sheet."""

import math
from collections.abc import Iterable
from typing import NamedTuple

from bot.pictures.blackbeard.geography import HALF_HIGH, Extent, Point, centre_of, extent
from rules.blackbeard.world.hexes import HEXES

RULER = 22
"""The width of the rulers at the top and at the left of a map, which name columns and rows."""
MARGIN = 2
"""Hexes shown around the pieces that a crop is made for."""
LEAST = (11, 7)
"""Columns and rows of the smallest crop."""
LARGEST = 34.0
"""The longest side of a hex."""


class Frame(NamedTuple):
    """A part of a map on the sheet.

    ``extent``: columns and rows; ``x``, ``y``: its left and upper edge; ``side``: the side of a hex.
    """

    board: str
    extent: Extent
    x: float
    y: float
    wide: float
    high: float
    side: float

    def at(self, found: Point) -> Point:
        """Return where a point of the map lies on the sheet."""
        left, top = corner_of(self.extent)
        return self.x + (found[0] - left) * self.side, self.y + (found[1] - top) * self.side

    def hex(self, place: str) -> Point:
        """Return where the centre of a hex lies on the sheet."""
        return self.at(centre_of(place))

    def holds(self, place: str) -> bool:
        """Return whether a hex is shown."""
        return place in HEXES and HEXES[place].map == self.board and within(self.extent, place)


def within(shown: Extent, place: str) -> bool:
    """Return whether a hex lies in a part of its map."""
    found = HEXES[place]
    return shown.left <= found.col <= shown.right and shown.top <= found.row <= shown.bottom


def corner_of(shown: Extent) -> Point:
    """Return the upper left corner of a part of a map."""
    return 1.5 * shown.left, 2 * HALF_HIGH * (shown.top - 1)


def size_of(shown: Extent) -> Point:
    """Return the width and the height of a part of a map, in sides of a hex."""
    across, down = shown.right - shown.left + 1, shown.bottom - shown.top + 1
    return 1.5 * across + 0.5, HALF_HIGH * (2 * down + 1)


def side_in(shown: Extent, wide: float, high: float) -> float:
    """Return the side of a hex if a part of a map fills an area."""
    across, down = size_of(shown)
    return min(LARGEST, wide / across, high / down)


def whole(board: str) -> Extent:
    """Return all columns and rows of a map."""
    return extent(board)


def around(
    board: str,
    places: Iterable[str],
    wide: float,
    high: float,
    margin: int = MARGIN,
    least: tuple[int, int] = LEAST,
) -> Extent:
    """Return the part of a map that shows some hexes and fills an area, as large as its shape allows."""
    edge = extent(board)
    found = [HEXES[place] for place in places if place in HEXES and HEXES[place].map == board]
    if not found:
        return edge
    left, right = spread([one.col for one in found], margin, least[0], edge.left, edge.right)
    top, bottom = spread([one.row for one in found], margin, least[1], edge.top, edge.bottom)
    grown = Extent(left, top, right, bottom)
    side = side_in(grown, wide, high)
    left, right = widened(left, right, math.floor((wide / side - 0.5) / 1.5), edge.left, edge.right)
    top, bottom = widened(top, bottom, math.floor((high / side / HALF_HIGH - 1) / 2), edge.top, edge.bottom)
    return Extent(left, top, right, bottom)


def spread(numbers: list[int], margin: int, least: int, first: int, last: int) -> tuple[int, int]:
    """Return the range that holds some numbers with a margin around them."""
    low, high = max(first, min(numbers) - margin), min(last, max(numbers) + margin)
    return widened(low, high, least, first, last)


def widened(low: int, high: int, length: int, first: int, last: int) -> tuple[int, int]:
    """Widen a range on both sides to a length, as far as there are numbers."""
    length = min(max(length, high - low + 1), last - first + 1)
    low = max(first, low - (length - (high - low + 1)) // 2)
    high = min(last, low + length - 1)
    return max(first, high - length + 1), high


def framed(board: str, shown: Extent, x: float, y: float, wide: float, high: float) -> Frame:
    """Place a part of a map into an area; it is as large as fits, at the top, centred from left to right."""
    side = side_in(shown, wide - RULER, high - RULER)
    across, down = size_of(shown)
    used_wide, used_high = across * side, down * side
    left = x + RULER + (wide - RULER - used_wide) / 2
    return Frame(board, shown, left, y + RULER, used_wide, used_high, side)
