"""Where hunters sail: courses over a map, and through the transit zones (spec 4.15.3, 4.15.10). Pure functions.

Whether a place is a zone is told by the mode of the position: some hexes have the names of zones.
"""

from collections.abc import Sequence

from rules.blackbeard.hunters import MOST_HEXES
from rules.blackbeard.options import Options
from rules.blackbeard.state import Hunter, Pirate, Position, State
from rules.blackbeard.world.hexes import HEXES, distance
from rules.blackbeard.world.routes import sailing_distance
from rules.blackbeard.world.zones import ZONES, zones_in_play

FAR = 10_000
"""More than any distance."""


def in_zone(position: Position) -> bool:
    """Return whether a position is in a transit zone."""
    return position.mode == "zone"


def away(one: str, other: str) -> int:
    """Return the hexes to sail between two hexes, :data:`FAR` if there is no way."""
    found = sailing_distance(one, other)
    return FAR if found is None else found


def leg(state: State, options: Options, place: str, goal: Position) -> str:
    """Return where on its own map a hunter sails from a hex to get to a position.

    For one on another map or in a zone, that is the arrow hex of the nearest zone on the way (spec 4.15.10); its own
    hex if there is no way.
    """
    if not in_zone(goal) and HEXES[goal.place].map == HEXES[place].map:
        return goal.place
    arrows = [
        (_steps(state, options, zone, goal), away(place, arrow), HEXES[arrow].rank, arrow)
        for zone in zones_in_play(state.seas)
        for arrow in ZONES[zone].arrows[options.transit_openings]
        if HEXES[arrow].map == HEXES[place].map
    ]
    return min(arrows)[3] if arrows else place


def out_of_zone(state: State, options: Options, zone: str, goal: Position) -> str:
    """Return where a hunter passes from a zone to get to a position: an arrow hex, the next zone, or "" to wait."""
    if in_zone(goal):
        if goal.place == zone:
            return ""
    else:
        board = HEXES[goal.place].map
        arrows = [arrow for arrow in open_arrows(state, options, zone) if HEXES[arrow].map == board]
        if arrows:
            return min(arrows, key=lambda arrow: (away(arrow, goal.place), HEXES[arrow].rank))
    beside = [other for other in ZONES[zone].beside if other in zones_in_play(state.seas)]
    return min(beside, key=lambda other: (_steps(state, options, other, goal), other), default="")


def open_arrows(state: State, options: Options, zone: str) -> list[str]:
    """Return the arrow hexes of a zone in the seas in play."""
    return [arrow for arrow in ZONES[zone].arrows[options.transit_openings] if HEXES[arrow].sea in state.seas]


def nearest_arrow(state: State, options: Options, goal: Position) -> str:
    """Return the arrow hex of any map that is the fewest zones away from a position in a zone."""
    arrows = [
        (_steps(state, options, zone, goal), HEXES[arrow].rank, arrow)
        for zone in zones_in_play(state.seas)
        for arrow in open_arrows(state, options, zone)
    ]
    return min(arrows)[2]


def _steps(state: State, options: Options, zone: str, goal: Position) -> int:
    """Return the zones to pass from one zone to a position: the zones form a chain."""
    chain = list(ZONES)
    if in_zone(goal):
        ends = [goal.place]
    else:
        board = HEXES[goal.place].map
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

    def way(pirate: Pirate) -> tuple[int, str]:
        apart = in_zone(pirate.position) or in_zone(hunter.position)
        return (FAR if apart else away(hunter.position.place, pirate.position.place), pirate.id)

    return min(found, key=way, default=None)


def apart(state: State, options: Options, hunters: Sequence[Hunter]) -> list[list[Hunter]]:
    """Group hunters that may meet the same pirate; the groups, and each of them, keep the order."""
    groups: list[tuple[list[Hunter], list[str]]] = []
    for hunter in hunters:
        members, near = [hunter], _near(state, options, hunter)
        others: list[tuple[list[Hunter], list[str]]] = []
        for group, theirs in groups:
            if any(name in near for name in theirs):
                members, near = [*group, *members], [*theirs, *near]
            else:
                others.append((group, theirs))
        groups = [*others, (members, near)]
    rank = {hunter.token: place for place, hunter in enumerate(hunters)}
    found = [sorted(members, key=lambda one: rank[one.token]) for members, _ in groups]
    return sorted(found, key=lambda members: rank[members[0].token])


def _near(state: State, options: Options, hunter: Hunter) -> list[str]:
    """Return the pirates whom a hunter may meet in this step: its target, and all within its reach.

    After a false challenge it may sail once more; and whom it chases out of a port flees one hex. Only what everybody
    knows counts: what is asked at the same time must not tell of orders.
    """
    radius = MOST_HEXES * (2 if options.bluffs(state.seats) else 1) + 2
    found = [hunter.target]
    if not in_zone(hunter.position):
        for pirate in state.active():
            if not in_zone(pirate.position):
                hexes = distance(hunter.position.place, pirate.position.place)
                if hexes is not None and hexes <= radius:
                    found.append(pirate.id)
    return found
