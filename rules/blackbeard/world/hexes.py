"""The hexes of the three maps, their neighbours, and distances across land (spec 2.7, 2.8; data 2.2, 2.3).

A hex is named by its id (:func:`rules.blackbeard.tables.hex_id`). Directions: 1 N, 2 NE, 3 SE, 4 S, 5 SW, 6 NW.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from rules.blackbeard.tables import PACKAGE, hex_id
from rules.kernel.data import rows

Terrain = Literal["land", "coast", "deep"]
MAPS = ("M", "GC", "IO")
"""The main map, the Gold Coast, the Indian Ocean, in the order of hexes (spec 2.7)."""
DIRECTIONS = (1, 2, 3, 4, 5, 6)


@dataclass(frozen=True, slots=True)
class Hex:
    """A hex. ``col``: 0 for A; ``row``: 1 at the top. ``sea``, ``port``, ``lane``: "" for none.

    ``arrow``: the transit zone that is entered from it with the usual openings, or "". ``rank``: its place in the order
    of hexes, which decides "lowest id": by map, column and row (spec 2.7).
    """

    id: str
    map: str
    col: int
    row: int
    terrain: Terrain
    sea: str
    port: str
    lane: str
    arrow: str
    rank: int

    @property
    def water(self) -> bool:
        """Whether ships can be there."""
        return self.terrain != "land"


@dataclass(frozen=True, slots=True)
class _Line:
    map: str
    hex: str
    sea: str
    terrain: str
    port: str
    lane: str
    arrow: str
    col: int
    row: int


@dataclass(frozen=True, slots=True)
class _Side:
    map: str
    hex_a: str
    hex_b: str


def _hexes() -> Mapping[str, Hex]:
    lines = sorted(rows(PACKAGE, "hexes", _Line), key=lambda line: (MAPS.index(line.map), line.col, line.row))
    terrains: Mapping[str, Terrain] = {"land": "land", "coast": "coast", "deep": "deep"}
    found: dict[str, Hex] = {}
    for rank, line in enumerate(lines):
        name = hex_id(line.map, line.hex)
        terrain = terrains[line.terrain]
        found[name] = Hex(name, line.map, line.col, line.row, terrain, line.sea, line.port, line.lane, line.arrow, rank)
    return found


HEXES: Mapping[str, Hex] = MappingProxyType(_hexes())
"""All hexes by id, in the order of hexes."""


def _beside(col: int, row: int) -> tuple[tuple[int, int], ...]:
    """Return column and row of the neighbours by direction: columns with odd numbers lie half a hex lower."""
    low = col % 2
    return (
        (col, row - 1),
        (col + 1, row - 1 + low),
        (col + 1, row + low),
        (col, row + 1),
        (col - 1, row + low),
        (col - 1, row - 1 + low),
    )


def _neighbours() -> Mapping[str, tuple[str, ...]]:
    places = {(one.map, one.col, one.row): one.id for one in HEXES.values()}
    return {
        one.id: tuple(places.get((one.map, *place), "") for place in _beside(one.col, one.row))
        for one in HEXES.values()
    }


NEIGHBOURS: Mapping[str, tuple[str, ...]] = MappingProxyType(_neighbours())
"""By hex, the six neighbours by direction, land included; "" where the map ends."""

BLOCKED: frozenset[tuple[str, str]] = frozenset(
    pair
    for side in rows(PACKAGE, "blocked_sides", _Side)
    for one, other in [(hex_id(side.map, side.hex_a), hex_id(side.map, side.hex_b))]
    for pair in ((one, other), (other, one))
)
"""Pairs of neighbours between which no ship passes, both ways (BN 6.4)."""


def _steps() -> Mapping[str, tuple[tuple[int, str], ...]]:
    return {
        one: tuple(
            (direction, other)
            for direction, other in zip(DIRECTIONS, NEIGHBOURS[one], strict=True)
            if other and HEXES[other].water and (one, other) not in BLOCKED
        )
        for one, hexagon in HEXES.items()
        if hexagon.water
    }


STEPS: Mapping[str, tuple[tuple[int, str], ...]] = MappingProxyType(_steps())
"""By hex with water, the legal steps of a ship: direction and hex, lowest direction first (spec 4.5.3)."""


AHEAD: Mapping[str, Mapping[int, str]] = MappingProxyType(
    {place: MappingProxyType(dict(steps)) for place, steps in STEPS.items()}
)
"""The same steps: by hex and direction, the hex to which a legal step leads."""

BESIDE: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {place: tuple(other for _, other in steps) for place, steps in STEPS.items()}
)
"""The same steps without their directions."""


def step(place: str, direction: int) -> str | None:
    """Return the hex to which a legal step in a direction leads, or None."""
    return AHEAD[place].get(direction)


def direction_of(place: str, other: str) -> int:
    """Return the direction of a neighbour. Raises ValueError if the hexes do not touch."""
    return NEIGHBOURS[place].index(other) + 1


def distance(one: str, other: str) -> int | None:
    """Return the hexes from one to another, even across land; None between different maps (spec 2.8)."""
    here, there = HEXES[one], HEXES[other]
    if here.map != there.map:
        return None
    across = there.col - here.col
    down = (there.row - there.col // 2) - (here.row - here.col // 2)
    return max(abs(across), abs(down), abs(across + down))


def in_order(places: Iterable[str]) -> list[str]:
    """Return hexes in the order of hexes: the first has the lowest id."""
    return sorted(places, key=lambda place: HEXES[place].rank)


def nearest(place: str, places: Iterable[str]) -> list[str]:
    """Return the nearest of some hexes, in the order of hexes; all on other maps if none is on this map (spec 2.8)."""
    measured = [(distance(place, other), other) for other in places]
    here = [away for away, _ in measured if away is not None]
    least = min(here, default=None)
    return in_order(other for away, other in measured if away == least)
