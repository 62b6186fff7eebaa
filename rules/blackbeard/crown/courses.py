"""Where hunters sail: courses over a map, and through the transit zones (spec 4.15.3, 4.15.10). Pure functions."""

from rules.blackbeard.options import Options
from rules.blackbeard.state import Hunter, Pirate, State
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.routes import sailing_distance, towards
from rules.blackbeard.world.zones import ZONES, is_zone, zones_in_play

FAR = 10_000
"""More than any distance."""


def away(one: str, other: str) -> int:
    """Return the hexes to sail between two hexes, :data:`FAR` if there is no way."""
    found = sailing_distance(one, other)
    return FAR if found is None else found


def leg(state: State, options: Options, place: str, goal: str) -> str:
    """Return where on its own map a hunter sails that wants to get to a place; its own place if it waits here.

    For a place on another map or in a zone, that is the arrow hex of the nearest zone on the way (spec 4.15.10).
    """
    if is_zone(place):
        return place
    if goal in HEXES and HEXES[goal].map == HEXES[place].map:
        return goal
    arrows = [
        (_steps(state, options, zone, goal), away(place, arrow), HEXES[arrow].rank, arrow)
        for zone in zones_in_play(state.seas)
        for arrow in ZONES[zone].arrows[options.transit_openings]
        if HEXES[arrow].map == HEXES[place].map
    ]
    return min(arrows)[3] if arrows else place


def out_of_zone(state: State, options: Options, zone: str, goal: str) -> str:
    """Return where a hunter passes from a zone to get to a place: an arrow hex, the next zone, or "" to wait there."""
    if goal == zone:
        return ""
    if goal in HEXES:
        board = HEXES[goal].map
        arrows = [arrow for arrow in open_arrows(state, options, zone) if HEXES[arrow].map == board]
        if arrows:
            return min(arrows, key=lambda arrow: (away(arrow, goal), HEXES[arrow].rank))
    beside = [other for other in ZONES[zone].beside if other in zones_in_play(state.seas)]
    return min(beside, key=lambda other: (_steps(state, options, other, goal), other), default="")


def open_arrows(state: State, options: Options, zone: str) -> list[str]:
    """Return the arrow hexes of a zone in the seas in play."""
    return [arrow for arrow in ZONES[zone].arrows[options.transit_openings] if HEXES[arrow].sea in state.seas]


def _steps(state: State, options: Options, zone: str, goal: str) -> int:
    """Return the zones to pass from one zone to a place: the zones form a chain."""
    chain = list(ZONES)
    if goal in ZONES:
        ends = [goal]
    else:
        board = HEXES[goal].map
        ends = [
            one
            for one in zones_in_play(state.seas)
            if any(HEXES[arrow].map == board for arrow in open_arrows(state, options, one))
        ]
    return min((abs(chain.index(zone) - chain.index(end)) for end in ends), default=FAR)


def prey_of(state: State, hunter: Hunter, wanted: str = "") -> Pirate | None:
    """Return the pirate whom a hunter chases; None if he is not at large.

    The ghost ship has no target of its own: it chases the pirate wanted, or the nearest one of another seat.
    """
    named = state.pirates.get(hunter.target if hunter.kind != "ghost" else wanted)
    if named is not None and named.status == "active" and named.seat != hunter.controller:
        return named
    if hunter.kind != "ghost":
        return None
    found = [pirate for pirate in state.active() if pirate.seat != hunter.controller]
    here = hunter.position.place

    def way(pirate: Pirate) -> tuple[int, str]:
        there = pirate.position.place
        return (FAR if is_zone(there) or is_zone(here) else away(here, there), pirate.id)

    return min(found, key=way, default=None)


def path_to(place: str, goal: str, most: int) -> list[str]:
    """Return the hexes that a hunter enters on the shortest legal way to a hex, at most so many."""
    return towards(place, goal, most)
