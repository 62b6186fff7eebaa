"""Hunters: where they come from, what they are, how they leave (spec 4.15). See :mod:`rules.blackbeard.hunters`."""

from rules.blackbeard.asking import put
from rules.blackbeard.hunters import (
    are_left,
    dismiss,
    figures,
    nation_of_hunter,
    place_commissioner,
    place_warship,
    reveal,
    target_gone,
    took,
    wear,
)
from rules.blackbeard.names import asked
from rules.blackbeard.state import Hunter, Pirate, Position, State
from rules.blackbeard.stocks import drawn_lane
from rules.blackbeard.tables import LANES
from rules.blackbeard.voyage import COMBAT_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.zones import ZONES, zones_in_play
from rules.kernel import Option, Play, choose

__all__ = [
    "commissioner",
    "dismiss",
    "figures",
    "nation_of_hunter",
    "reveal",
    "target_gone",
    "took",
    "warship_on_lane",
    "warship_to",
    "wear",
]


def warship_to(voyage: Voyage, place: Position, target: Pirate, controller: int | None = None) -> Hunter | None:
    """Put a warship of the stock on the board; None if the stock is empty."""
    return place_warship(voyage, place, target, controller)


def warship_on_lane(voyage: Voyage, target: Pirate) -> Hunter | None:
    """Put a warship of the stock on a random lane; None if the stock is empty."""
    if not are_left(voyage, "warships"):
        return None
    lane, rolled = drawn_lane(voyage)
    return place_warship(voyage, Position(LANES[lane].hex, "sea"), target, lane=lane, rolled=rolled)


def commissioner(voyage: Voyage, controller: int, target: Pirate, nation: str) -> Play[Hunter | None]:
    """Draw a King's Commissioner and let his controller place him; None if the stock is empty (BN 13.22, BN-K1)."""
    if not are_left(voyage, "commissioners"):
        return None
    kind, rule = asked("BN-K1")
    zones = zones_in_play(voyage.state.seas)
    zone = zones[0]
    if len(zones) > 1:
        zone = yield from put(
            voyage,
            choose(
                controller,
                kind,
                [Option(one, {"place": one}) for one in zones],
                default=nearest_zone(voyage.state, target),
                data={"target": target.id, "nation": nation},
                rule=rule,
            ),
        )
    if not target.in_play and voyage.table.patched(COMBAT_CORRECTIONS):
        # The pirate left play while the seat chose a zone, so no commissioner comes for him (spec 4.15.5).
        return None
    return place_commissioner(voyage, zone, target, controller, nation)


def nearest_zone(state: State, target: Pirate) -> str:
    """Return the zone where a commissioner is placed by default: the one that opens onto his target's sea."""
    place, mode = target.position
    if mode == "zone":
        return place
    zones = zones_in_play(state.seas)
    sea = HEXES[place].sea
    return next((zone for zone in zones if sea in ZONES[zone].opens_onto), zones[0])
