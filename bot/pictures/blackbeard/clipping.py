"""Cut shapes at the edge of a map: a clip path of SVG would take as long to draw as the whole map."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from bot.pictures.blackbeard.geography import Point

Area = tuple[float, float, float, float]
"""Left, top, right and bottom."""


def cut_ring(ring: Sequence[Point], area: Area) -> list[Point]:
    """Return the part of a closed shape within an area (Sutherland and Hodgman)."""
    left, top, right, bottom = area
    sides: tuple[tuple[int, float, Callable[[float, float], bool]], ...] = (
        (0, left, lambda value, edge: value >= edge),
        (0, right, lambda value, edge: value <= edge),
        (1, top, lambda value, edge: value >= edge),
        (1, bottom, lambda value, edge: value <= edge),
    )
    points = list(ring)
    for axis, edge, inside in sides:
        found: list[Point] = []
        for one, other in zip([points[-1], *points[:-1]], points, strict=True) if points else ():
            if inside(one[axis], edge) != inside(other[axis], edge):
                found.append(crossing(one, other, axis, edge))
            if inside(other[axis], edge):
                found.append(other)
        points = found
    return points


def crossing(one: Point, other: Point, axis: int, edge: float) -> Point:
    """Return where a line crosses an edge."""
    share = (edge - one[axis]) / (other[axis] - one[axis])
    x, y = one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])
    return (edge, y) if axis == 0 else (x, edge)


def cut_line(points: Sequence[Point], area: Area) -> list[list[Point]]:
    """Return the parts of a line within an area (Liang and Barsky)."""
    found: list[list[Point]] = []
    for one, other in pairwise(points):
        part = cut_step(one, other, area)
        if part is None:
            continue
        if found and found[-1][-1] == part[0]:
            found[-1].append(part[1])
        else:
            found.append([*part])
    return found


def cut_step(one: Point, other: Point, area: Area) -> tuple[Point, Point] | None:
    """Return the part of one step within an area."""
    (x, y), (dx, dy) = one, (other[0] - one[0], other[1] - one[1])
    first, last = 0.0, 1.0
    for towards, room in ((-dx, x - area[0]), (dx, area[2] - x), (-dy, y - area[1]), (dy, area[3] - y)):
        if towards == 0:
            if room < 0:
                return None
        elif towards < 0:
            first = max(first, room / towards)
        else:
            last = min(last, room / towards)
    if first >= last:
        return None
    start = one if first == 0 else (x + first * dx, y + first * dy)
    end = other if last == 1 else (x + last * dx, y + last * dy)
    return start, end


def closed(rings: Iterable[Sequence[Point]]) -> list[list[Point]]:
    """Return closed shapes as lines that end where they begin."""
    return [[*ring, ring[0]] for ring in rings]
