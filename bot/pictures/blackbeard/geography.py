"""The shapes of the three maps: land, shallows, the grid, blocked sides and borders of seas, as lines of points.

Lengths are in sides of a hex. Corners lie on a lattice of whole numbers (halves of a side across, halves of a hex's
height down), so that shapes of neighbours share their corners exactly. Shapes are smoothed, and each is made once.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from rules.blackbeard.world.hexes import BLOCKED, HEXES, NEIGHBOURS, Hex

Point = tuple[float, float]
Corner = tuple[int, int]
HALF_HIGH = math.sqrt(3) / 2
SIDES: tuple[tuple[int, int], ...] = ((4, 5), (5, 0), (0, 1), (1, 2), (2, 3), (3, 4))
"""The corners of a side by direction (N, NE, SE, S, SW, NW); corner 0 is the eastern one, then clockwise."""
CORNERS: tuple[Corner, ...] = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
RIM = 2
"""Rows and columns by which land and sea go on beyond the edge of a map."""


class Cell(NamedTuple):
    """A hex of a map, or a place beyond its edge, which looks like the nearest hex. ``row``: 1 at the top."""

    col: int
    row: int

    @property
    def centre(self) -> Corner:
        """The centre on the lattice."""
        return 2 + 3 * self.col, 2 * self.row - 1 + self.col % 2

    def corners(self) -> list[Corner]:
        """Return the corners on the lattice, the eastern one first."""
        x, y = self.centre
        return [(x + dx, y + dy) for dx, dy in CORNERS]

    def beside(self, direction: int) -> "Cell":
        """Return the neighbour in a direction, 0 (N) to 5 (NW)."""
        low = self.col % 2
        across, down = ((0, -1), (1, low - 1), (1, low), (0, 1), (-1, low), (-1, low - 1))[direction]
        return Cell(self.col + across, self.row + down)


def point(corner: Corner) -> Point:
    """Return a corner of the lattice as a point."""
    return corner[0] / 2, corner[1] * HALF_HIGH


def centre_of(place: str) -> Point:
    """Return the centre of a hex."""
    found = HEXES[place]
    return point(Cell(found.col, found.row).centre)


class Extent(NamedTuple):
    """Columns and rows of a map, the last ones included."""

    left: int
    top: int
    right: int
    bottom: int


@cache
def extent(board: str) -> Extent:
    """Return the columns and rows of a whole map."""
    hexes = [one for one in HEXES.values() if one.map == board]
    return Extent(0, 1, max(one.col for one in hexes), max(one.row for one in hexes))


@cache
def board_cells(board: str) -> Mapping[Cell, Hex]:
    """Return the hexes of a map by cell, and beyond its edge the nearest hex."""
    hexes = {Cell(one.col, one.row): one for one in HEXES.values() if one.map == board}
    left, top, right, bottom = extent(board)
    found: dict[Cell, Hex] = {}
    for col in range(left - RIM, right + RIM + 1):
        for row in range(top - RIM, bottom + RIM + 1):
            nearest = Cell(min(max(col, left), right), min(max(row, top), bottom))
            if nearest in hexes:
                found[Cell(col, row)] = hexes[nearest]
    return found


def outline(board: str, inside: Callable[[Hex], bool], rounds: int) -> list[list[Point]]:
    """Return the smoothed borders of all hexes of a kind."""
    cells = board_cells(board)
    onward: dict[Corner, list[Corner]] = {}
    for cell, found in cells.items():
        if inside(found):
            corners = cell.corners()
            for direction, (one, other) in enumerate(SIDES):
                beyond = cells.get(cell.beside(direction))
                if beyond is None or not inside(beyond):
                    onward.setdefault(corners[one], []).append(corners[other])
    return [smoothed([point(corner) for corner in ring], rounds) for ring in rings(onward)]


def rings(onward: dict[Corner, list[Corner]]) -> Iterator[list[Corner]]:
    """Join sides to closed lines."""
    while onward:
        start = next(iter(onward))
        ring, at = [start], start
        while True:
            following = onward[at].pop()
            if not onward[at]:
                del onward[at]
            if following == start:
                break
            ring.append(following)
            at = following
        yield ring


def smoothed(ring: Sequence[Point], rounds: int) -> list[Point]:
    """Cut the corners of a closed line (Chaikin)."""
    points = list(ring)
    for _ in range(rounds):
        cut: list[Point] = []
        for (x, y), (u, v) in zip(points, [*points[1:], points[0]], strict=True):
            cut += [(0.75 * x + 0.25 * u, 0.75 * y + 0.25 * v), (0.25 * x + 0.75 * u, 0.25 * y + 0.75 * v)]
        points = cut
    return points


@cache
def lands(board: str) -> list[list[Point]]:
    """Return the coastlines of a map."""
    return outline(board, lambda found: not found.water, 2)


@cache
def shallows(board: str) -> list[list[Point]]:
    """Return the borders of land and coastal hexes together."""
    return outline(board, lambda found: found.terrain != "deep", 1)


@cache
def ridges(board: str) -> list[list[Point]]:
    """Return the sides that no ship passes, joined to lines: land that is narrower than a hex."""
    sides = [
        tuple(point(corner) for corner in side_between(one, other))
        for one, other in sorted(BLOCKED)
        if HEXES[one].map == board and one < other and HEXES[one].water and HEXES[other].water
    ]
    return joined(sides)


@cache
def borders(board: str) -> list[list[Point]]:
    """Return the borders between two seas, joined to lines."""
    found = [
        tuple(point(corner) for corner in side_between(one.id, other))
        for one in HEXES.values()
        if one.map == board and one.sea
        for other in NEIGHBOURS[one.id]
        if other and HEXES[other].sea and HEXES[other].sea != one.sea and one.rank < HEXES[other].rank
    ]
    return joined(found)


def side_between(one: str, other: str) -> tuple[Corner, Corner]:
    """Return the corners of the side between two neighbours."""
    found = HEXES[one]
    corners = Cell(found.col, found.row).corners()
    first, second = SIDES[NEIGHBOURS[one].index(other)]
    return corners[first], corners[second]


def joined(sides: Iterable[Sequence[Point]]) -> list[list[Point]]:
    """Join sides that touch to lines."""
    lines: list[list[Point]] = [list(side) for side in sides]
    found: list[list[Point]] = []
    while lines:
        line = lines.pop()
        grown = True
        while grown:
            grown = False
            for n, other in enumerate(lines):
                ends = {other[0]: other, other[-1]: other[::-1]}
                if line[-1] in ends:
                    line += ends[line[-1]][1:]
                elif line[0] in ends:
                    line = ends[line[0]][:0:-1] + line
                else:
                    continue
                del lines[n]
                grown = True
                break
        found.append(line)
    return found


@cache
def grid(board: str) -> list[tuple[Cell, Point, Point]]:
    """Return the sides of hexes with water, each once: a hex, and the two ends of the side."""
    cells = board_cells(board)
    left, top, right, bottom = extent(board)
    found: list[tuple[Cell, Point, Point]] = []
    for cell, one in cells.items():
        if not one.water or not (left <= cell.col <= right and top <= cell.row <= bottom):
            continue
        corners = [point(corner) for corner in cell.corners()]
        for direction, (first, second) in enumerate(SIDES):
            beyond = cell.beside(direction)
            outside = not (left <= beyond.col <= right and top <= beyond.row <= bottom)
            if direction < 3 or outside or not cells[beyond].water:
                found.append((cell, corners[first], corners[second]))
    return found


@cache
def islets(board: str) -> list[tuple[str, Point, float]]:
    """Return small islands (hex, centre, radius) where a coastal hex touches no land, so that it has a coast."""
    ashore = {one for pair in BLOCKED for one in pair}
    found: list[tuple[str, Point, float]] = []
    for one in HEXES.values():
        if one.map != board or one.terrain != "coast" or one.id in ashore:
            continue
        if any(other and not HEXES[other].water for other in NEIGHBOURS[one.id]):
            continue
        x, y = point(Cell(one.col, one.row).centre)
        turn = one.rank * 2.4
        reach = 0.0 if one.port else 0.42
        found.append((one.id, (x + reach * math.cos(turn), y + reach * math.sin(turn)), 0.5 if one.port else 0.2))
    return found


def letters(col: int) -> str:
    """Return the letters of a column: A to Z, then AA to DD."""
    return chr(65 + col) if col < 26 else chr(65 + col - 26) * 2
