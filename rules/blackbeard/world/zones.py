"""Transit zones: the way between the maps (spec 4.5.10; data 2.4)."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from rules.blackbeard.tables import PACKAGE
from rules.blackbeard.world.hexes import HEXES
from rules.kernel.data import rows

Openings = Literal["chain", "all"]
"""Option ``transit_openings``: the zones that open onto a map."""
FIRST = "TZ1"
"""The only zone of a match without the Gold Coast and the Indian Ocean (spec 3.3)."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A transit zone. ``sea``: the sea to which it belongs; ``beside``: adjacent zones; ``arrows``: by openings."""

    id: str
    sea: str
    beside: tuple[str, ...]
    opens_onto: tuple[str, ...]
    arrows: Mapping[Openings, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class _Line:
    zone: str
    belongs_to: str
    adjacent_zones: str
    opens_onto: str
    arrow_hexes: str
    alt_arrow_hexes: str


def _zones(cell: str) -> tuple[str, ...]:
    """Return the ids of zones: "TZ1" for the rulebook's T1, because T1 to T6 are also hexes of the first map."""
    return tuple(name.replace("T", "TZ") for name in cell.split())


def _places(cell: str) -> tuple[str, ...]:
    return tuple(name.replace(":", "-") for name in cell.split())


ZONES: Mapping[str, Zone] = MappingProxyType(
    {
        zone: Zone(
            zone,
            line.belongs_to,
            _zones(line.adjacent_zones),
            tuple(line.opens_onto.split()),
            MappingProxyType({"chain": _places(line.arrow_hexes), "all": _places(line.alt_arrow_hexes)}),
        )
        for line in rows(PACKAGE, "transit_zones", _Line)
        for zone in _zones(line.zone)
    }
)
"""The six zones by id."""


def is_zone(place: str) -> bool:
    """Return whether a place is a zone and not a hex."""
    return place in ZONES


def zones_in_play(seas: Collection[str]) -> list[str]:
    """Return the zones of a match with these seas."""
    return [zone for zone in ZONES if zone == FIRST or ZONES[zone].sea in seas]


def zone_of(place: str, openings: Openings) -> str | None:
    """Return the zone that is entered from an arrow hex; None for other hexes."""
    return next((zone.id for zone in ZONES.values() if place in zone.arrows[openings]), None)


def ways_out(zone: str, openings: Openings, seas: Collection[str]) -> list[str]:
    """Return where a whole move from a zone leads: adjacent zones in play, then arrow hexes of seas in play."""
    beside = [other for other in ZONES[zone].beside if other in zones_in_play(seas)]
    return beside + [place for place in ZONES[zone].arrows[openings] if HEXES[place].sea in seas]


def sea_of(place: str) -> str:
    """Return the sea of a hex, or the one to which a zone belongs."""
    return ZONES[place].sea if place in ZONES else HEXES[place].sea


def reached_by_storm(sea: str, openings: Openings) -> list[str]:
    """Return the zones that a storm over a whole sea hits: those that give directly onto it (spec 4.8.3)."""
    return [zone.id for zone in ZONES.values() if any(HEXES[arrow].sea == sea for arrow in zone.arrows[openings])]
