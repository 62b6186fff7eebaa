"""The shapes of an SVG as polygons: for formats that know neither lines with a width nor curves of any kind."""

import math
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple
from xml.etree import ElementTree

from fontTools.misc.transform import Transform  # pyright: ignore[reportMissingTypeStubs]
from fontTools.pens.recordingPen import RecordingPen  # pyright: ignore[reportMissingTypeStubs]
from fontTools.svgLib.path import parse_path  # pyright: ignore[reportMissingTypeStubs,reportUnknownVariableType]
from fontTools.svgLib.path.shapes import PathBuilder  # pyright: ignore[reportMissingTypeStubs]

STEPS = 8
"""Straight pieces of a curve."""
CORNERS = 12
"""Corners of a line's round ends and bends."""

STRAIGHT = 0.97
"""The cosine of half the angle by which a curve turns at most, from piece to piece."""

Point = tuple[float, float]


class Shape(NamedTuple):
    """Polygons of one colour, "#RRGGBB". Where they overlap, they are filled all the same."""

    colour: str
    polygons: Sequence[Sequence[Point]]


def shapes_of(svg: str) -> list[Shape]:
    """Return the shapes of a drawing from back to front: those that :mod:`bot.pictures.shapes` makes, none clear."""
    return [*_shapes(ElementTree.fromstring(svg), Transform(), "")]  # noqa: S314 - our own drawing


def _shapes(element: Any, place: Any, fill: str) -> Iterator[Shape]:
    """Yield the shapes of an element. ``fill``: the colour that it inherits."""
    attributes: dict[str, str] = element.attrib
    place = _placed(place, attributes.get("transform", ""))
    fill = attributes.get("fill", fill)
    builder: Any = PathBuilder()
    plain = {name: value for name, value in attributes.items() if name != "transform"}
    if builder.add_path_from_element(ElementTree.Element(element.tag, plain)):
        lines = _lines(builder.paths[-1])
        if fill != "none":
            yield Shape(fill, [[*map(place.transformPoint, line)] for line in lines])
        if "stroke" in attributes:
            drawn = [part for line in lines for part in _drawn(line, float(attributes["stroke-width"]) / 2)]
            yield Shape(attributes["stroke"], [[*map(place.transformPoint, part)] for part in drawn])
    for child in element:
        yield from _shapes(child, place, fill)


def _placed(place: Any, text: str) -> Any:
    """Return a transformation after those that an attribute names."""
    for name, numbers in re.findall(r"(\w+)\(([^)]*)\)", text):
        values = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        if name == "rotate":
            x, y = values[1:] or (0, 0)
            place = place.translate(x, y).rotate(math.radians(values[0])).translate(-x, -y)
        else:
            place = getattr(place, name)(*values)
    return place


def _lines(d: str) -> list[list[Point]]:
    """Return the lines of a path, curves as short straight pieces. A closed line ends where it began."""
    pen: Any = RecordingPen()
    parse_path(d, pen)
    lines: list[list[Point]] = []
    for act, points in pen.value:
        if act == "moveTo":
            lines.append([*points])
        elif act == "closePath" and lines[-1][-1] != lines[-1][0]:
            lines[-1].append(lines[-1][0])
        elif act == "lineTo":
            lines[-1] += points
        elif points:
            curve = [lines[-1][-1], *points]
            lines[-1] += [_on(curve, step / STEPS) for step in range(1, STEPS + 1)]
    return lines


def _on(curve: Sequence[Point], share: float) -> Point:
    """Return the point of a Bézier curve, of any degree, at a share of its way."""
    if len(curve) == 1:
        return curve[0]
    return _on([(x + share * (to_x - x), y + share * (to_y - y)) for (x, y), (to_x, to_y) in pairwise(curve)], share)


def _drawn(line: Sequence[Point], half: float) -> Iterator[list[Point]]:
    """Yield what covers a line with round ends and bends: a bar for each piece, and discs. Bars of a curve touch."""
    points = [point for n, point in enumerate(line) if n == 0 or point != line[n - 1]]
    closed = len(points) > 2 and points[0] == points[-1]
    aside = [_aside(*piece, half) for piece in pairwise(points)]
    before = aside[-1:] if closed else [None]
    around = [*before, *aside, *(aside[:1] if closed else [None])]
    bends = [one and two and _between(one, two, half) for one, two in pairwise(around)]
    for n, ((x, y), (to_x, to_y)) in enumerate(pairwise(points)):
        (left, up), (to_left, to_up) = bends[n] or aside[n], bends[n + 1] or aside[n]
        yield [(x + left, y + up), (to_x + to_left, to_y + to_up), (to_x - to_left, to_y - to_up), (x - left, y - up)]
    for bend, (x, y) in zip(bends, points, strict=True):
        if bend is None:
            turns = (2 * math.pi * n / CORNERS for n in range(CORNERS))
            yield [(x + half * math.cos(turn), y + half * math.sin(turn)) for turn in turns]


def _aside(start: Point, end: Point, half: float) -> Point:
    """Return the way from the middle of a line to its side."""
    long = math.dist(start, end)
    return half * (end[1] - start[1]) / long, half * (start[0] - end[0]) / long


def _between(one: Point, two: Point, half: float) -> Point | None:
    """Return the way to the side where two pieces meet; None where a line does not run on, but bends."""
    x, y = (one[0] + two[0]) / 2, (one[1] + two[1]) / 2
    long = math.hypot(x, y)
    return (x * half / long, y * half / long) if long > STRAIGHT * half else None
