"""The moves open to a pirate: allowance, reach, ways to end it (spec 4.5.1-4.5.6, 4.5.10, 4.5.11).

Pure functions of public facts and of the pirate's own movement die: the orders form offers what they return, and the
move is checked by them again.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from rules.blackbeard.hidden import EndMode, Entry, Move
from rules.blackbeard.lasting import daughters_port, wrecks
from rules.blackbeard.ship.figures import adrift, allowance, lost
from rules.blackbeard.state import Pirate, Position, State
from rules.blackbeard.tables import PORTS
from rules.blackbeard.world.hexes import HEXES, STEPS, in_order
from rules.blackbeard.world.ports import port_at, status_of
from rules.blackbeard.world.routes import Reach, distances_to, exits, reach, steered
from rules.blackbeard.world.zones import Openings, is_zone, ways_out, zone_of, zones_in_play

SEXTANT = 6
"""Further hexes with a sextant, for a move that ends inside a port (BN 10.22)."""
SACK = "sack"
ASSAULTS = ("assault", SACK)
RETIRE = "retire"
OPENERS = (*ASSAULTS, RETIRE)
"""The operations for which a port may be entered that is shut for all others."""
Route = Literal["safe", "direct"]
MODES: Mapping[EndMode, Literal["sea", "anchored", "port", "harbour"]] = MappingProxyType(
    {"sea": "sea", "anchor": "anchored", "enter_port": "port", "enter_harbour": "harbour"}
)
"""By the end of a move, how the ship lies then."""
ENDS: Mapping[str, EndMode] = MappingProxyType({mode: end for end, mode in MODES.items()})
"""By how a ship lies, the end of a move that leaves it so."""
INSIDE: tuple[EndMode, ...] = ("enter_port", "enter_harbour")
"""The ends of a move inside a port."""


# ---------------------------------------------------------------- reach


def can_sail(pirate: Pirate, *, mainsail: bool = False) -> bool:
    """Return whether a pirate may sail at all: under way, not careened, not in a zone (BN 5.22, 15.5)."""
    return not (pirate.careened or adrift(pirate, mainsail=mainsail) or is_zone(pirate.position.place))


def reach_of(
    state: State,
    pirate: Pirate,
    die: int,
    *,
    route: Route = "safe",
    mainsail: bool = False,
    sextant: bool = False,
) -> Reach:
    """Return what a pirate can reach with a movement die; a safe route enters no hex with a foreign hunter."""
    hexes = allowance(pirate, die, mainsail=mainsail) + (SEXTANT if sextant else 0)
    here = pirate.position
    rudder = lost(pirate.ship, "rudder")
    return reach(
        here.place,
        hexes if can_sail(pirate, mainsail=mainsail) else 0,
        rudder=rudder,
        facing=pirate.facing,
        free=here.mode != "sea" or pirate.free_facing,
        avoid=danger(state, pirate) if route == "safe" else (),
    )


def danger(state: State, pirate: Pirate) -> list[str]:
    """Return the hexes in which a hunter of another seat lies at sea."""
    at_sea = [hunter for hunter in state.hunters if hunter.position.mode == "sea"]
    return [hunter.position.place for hunter in at_sea if hunter.controller != pirate.seat]


def transits(state: State, pirate: Pirate, openings: Openings) -> list[str]:
    """Return the zones and arrow hexes to which a pirate may pass as his whole move (BN 6.6).

    Inside a zone even an immobile ship may go on.
    """
    place = pirate.position.place
    if is_zone(place):
        return ways_out(place, openings, state.seas)
    zone = zone_of(place, openings)
    if zone is None or zone not in zones_in_play(state.seas) or not can_sail(pirate):
        return []
    return [zone]


def can_turn(pirate: Pirate) -> bool:
    """Return whether a ship has no legal step with its rudder, so that it may turn instead (spec 4.5.6)."""
    place, rudder = pirate.position.place, lost(pirate.ship, "rudder")
    if pirate.position.mode != "sea" or pirate.free_facing or not rudder or not can_sail(pirate):
        return False
    ways = steered(pirate.facing, rudder)
    return not any(way in ways for way, _ in STEPS[place])


# ---------------------------------------------------------------- ways to end a move


def end_modes(state: State, pirate: Pirate, place: str, operation: str = "") -> list[EndMode]:
    """Return how a move may end in a hex, the usual way first: inside an open port, else at sea (BN 6.1, 6.7).

    ``operation``: the one that is ordered, because an assault opens any port.
    """
    found: list[EndMode] = ["sea"]
    if is_zone(place):
        return found
    hexagon = HEXES[place]
    if hexagon.terrain == "coast" or place in wrecks(state):
        found.append("anchor")
    if hexagon.port and may_enter(state, pirate, hexagon.port, operation):
        found.extend(("enter_port", "enter_harbour"))
    return found


def present_end(position: Position) -> EndMode:
    """Return the end of a move that leaves a ship as it lies now."""
    return ENDS.get(position.mode, "sea")


def may_enter(state: State, pirate: Pirate, number: str, operation: str = "") -> bool:
    """Return whether a pirate may enter a port, by what everybody sees (spec 4.5.11, 4.5.13)."""
    if number not in state.ports or number in pirate.banned or _commissioner_inside(state, number):
        return False
    found = status_of(state, pirate, number)
    if found == "closed":
        return False
    if found != "anti" or number in daughters_port(state, pirate):
        return True
    return operation in ASSAULTS or number in pirate.chests or (operation == RETIRE and number == pirate.refuge)


def leaves_or_sacks(state: State, pirate: Pirate, place: str) -> bool:
    """Return whether a pirate took the port of a hex last, so that he must leave it or sack it (BN 11.4)."""
    number = port_at(place)
    return bool(number) and pirate.captured == number and pirate.captured_turn >= state.turn - 1


def _commissioner_inside(state: State, number: str) -> bool:
    place = PORTS[number].hex
    return any(
        hunter.kind == "kc" and hunter.position.place == place and hunter.position.inside for hunter in state.hunters
    )


def lies(place: str, end: EndMode) -> Position:
    """Return the position of a ship that ends its move so."""
    return Position(place, "zone" if is_zone(place) else MODES[end])


# ---------------------------------------------------------------- the move of an entry


def route_of(state: State, pirate: Pirate, entry: Entry, die: int) -> list[str]:
    """Return the hexes that a ``go`` enters, in order; [] if the goal is out of reach.

    The sextant adds hexes only if the move ends inside a port.
    """
    move = entry.move
    sextant = entry.sextant and "sextant" in pirate.ship.markers and entry.end in INSIDE
    mainsail = sets_mainsail(pirate, entry)
    found = reach_of(state, pirate, die, route=move.route, mainsail=mainsail, sextant=sextant)
    return found.path(move.goal) if move.goal in found else []


def pursuit_of(state: State, pirate: Pirate, entry: Entry, die: int, goal: str) -> list[str]:
    """Return the hexes that a pursuit of a piece in a hex enters, in order (spec 4.5.8)."""
    place = pirate.position.place
    if is_zone(goal) or is_zone(place) or HEXES[goal].map != HEXES[place].map:
        return []
    found = reach_of(state, pirate, die, route="direct", mainsail=sets_mainsail(pirate, entry))
    return found.path(closest(found, goal))


def sets_mainsail(pirate: Pirate, entry: Entry) -> bool:
    """Return whether a pirate sets a mainsail as ordered: one that he has thrown overboard does not count."""
    return entry.mainsail and "mainsail" in pirate.ship.markers


def closest(found: Reach, goal: str) -> str:
    """Return the reachable hex from which the way to a goal is shortest; of several the cheapest, then the lowest id.

    Raises ValueError if the goal lies on another map.
    """
    costs = found.costs
    ways = distances_to(goal, costs)
    near = [place for place in costs if place in ways]
    least = min(ways[place] for place in near)
    return min((place for place in near if ways[place] == least), key=lambda place: (costs[place], HEXES[place].rank))


def where_it_ends(state: State, pirate: Pirate, move: Move) -> str:
    """Return the place where a move ends as far as the seat can know now: the goal, or where the pirate is."""
    if move.kind in ("go", "transit"):
        return move.goal
    if move.kind == "pursue" and move.goal in state.pirates:
        return state.pirates[move.goal].position.place
    if move.kind == "pursue":
        found = [hunter.position.place for hunter in state.hunters if hunter.token == move.goal]
        return found[0] if found else pirate.position.place
    return pirate.position.place


def outward(number: str) -> list[str]:
    """Return the hexes to which a ship may leave a port, in the order of hexes (spec 4.11.9)."""
    return exits(PORTS[number].hex)


# ---------------------------------------------------------------- orders of those who give none


def default_move(state: State, pirate: Pirate) -> tuple[Move, EndMode]:
    """Return the move of a pirate without orders (spec 4.3.6).

    He leaves a port that he took last turn, if he can without meeting a foreign hunter, and a hex that he shares at sea
    with one; else he holds.
    """
    place = pirate.position.place
    stays = Move(), present_end(pirate.position)
    if is_zone(place) or pirate.careened:
        return stays
    feared = danger(state, pirate)
    took_it = leaves_or_sacks(state, pirate, place) and pirate.captured_turn < state.turn
    if took_it and pirate.position.inside:
        if not can_sail(pirate):
            return Move(), "sea"
        ways = exits(place)
        return Move("go", next((way for way in ways if way not in feared), ways[0]), "direct"), "sea"
    if pirate.position.afloat and place in feared and can_sail(pirate):
        found = reach(
            place,
            1,
            rudder=lost(pirate.ship, "rudder"),
            facing=pirate.facing,
            free=pirate.position.mode != "sea" or pirate.free_facing,
            avoid=feared,
        )
        if free := in_order(other for other, cost in found.costs.items() if cost):
            return Move("go", free[0], "direct"), "sea"
    return stays
