"""Where a pirate may be ordered to sail, as menus: named goals first, then every hex in reach by direction (spec 8).

Ids of options: ``hold``, ``port/24``, ``lane/31``, ``pursue/PI03``, ``transit/T1``, ``NE/far/H12``, ``turn``.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property

from rules.blackbeard.hidden import Move
from rules.blackbeard.options import Options
from rules.blackbeard.sea.passage import can_sail, can_turn, closest, danger, reach_of, transits
from rules.blackbeard.state import Pirate, State
from rules.blackbeard.tables import LANES, PORTS
from rules.blackbeard.world.hexes import HEXES, Hex
from rules.blackbeard.world.routes import Reach
from rules.blackbeard.world.zones import Openings, is_zone
from rules.kernel import IllegalAnswer, Option

NEAR = 3
"""The hexes up to which a goal counts as near."""
SECTORS = ("N", "NE", "SE", "S", "SW", "NW")
AXES = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""By sector, its direction in slanted coordinates."""


class Goals:
    """The goals of one pirate with one movement die and one set of boosts. The reach is computed once."""

    def __init__(self, state: State, options: Options, pirate: Pirate, die: int, boosts: Sequence[str] = ()) -> None:
        self._state = state
        self._openings: Openings = options.transit_openings
        self._pirate = pirate
        self._die = die
        self._boosts = tuple(boosts)

    @cached_property
    def _found(self) -> Reach:
        return self._reach(sextant=False)

    @cached_property
    def _found_by_sextant(self) -> Reach:
        return self._reach(sextant=True)

    def _reach(self, *, sextant: bool) -> Reach:
        return reach_of(
            self._state,
            self._pirate,
            self._die,
            route="direct" if "direct" in self._boosts else "safe",
            mainsail="mainsail" in self._boosts,
            sextant=sextant,
        )

    # ---------------------------------------------------------------- options

    def options(self) -> list[Option]:
        """Return everything that may be ordered as a move (spec 4.3.2a)."""
        return [Option("hold"), *self._named(), *self._hexes()]

    def _named(self) -> Iterator[Option]:
        state, pirate = self._state, self._pirate
        for place in transits(state, pirate, self._openings):
            yield Option(f"transit/{place}", {"place": place})
        if can_turn(pirate):
            yield Option("turn")
        if can_sail(pirate, mainsail="mainsail" in self._boosts):
            yield from self._places()
            yield from self._prey()

    def _places(self) -> Iterator[Option]:
        """Yield the ports and lanes of the map, in reach or as a course over several turns."""
        state, board = self._state, HEXES[self._pirate.position.place].map
        for number, port in state.ports.items():
            if HEXES[PORTS[number].hex].map == board and not port.destroyed:
                yield Option(f"port/{number}", {"port": number, **self._way(PORTS[number].hex)})
        for number, lane in LANES.items():
            if lane.sea in state.seas and HEXES[lane.hex].map == board:
                sails = len(state.sails_in(lane.hex))
                yield Option(f"lane/{number}", {"lane": number, "sails": sails, **self._way(lane.hex)})

    def _prey(self) -> Iterator[Option]:
        """Yield the pirates and hunters of other seats that may be pursued."""
        state, pirate = self._state, self._pirate
        for other in state.active():
            if other.seat != pirate.seat and not is_zone(other.position.place):
                yield Option(f"pursue/{other.id}", {"target": other.id, "place": other.position.place})
        for hunter in state.hunters:
            if hunter.controller != pirate.seat and not is_zone(hunter.position.place):
                yield Option(f"pursue/{hunter.token}", {"target": hunter.token, "place": hunter.position.place})

    def _hexes(self) -> Iterator[Option]:
        here = self._pirate.position.place
        if is_zone(here):
            return
        feared = danger(self._state, self._pirate)
        for place, cost in self._found.costs.items():
            if cost:
                sector = sector_of(HEXES[here], HEXES[place])
                far = "near" if cost <= NEAR else "far"
                facts = {"place": place, "cost": cost, "sails": len(self._state.sails_in(place))}
                yield Option(f"{sector}/{far}/{place}", {**facts, "danger": place in feared})

    def _way(self, place: str) -> dict[str, object]:
        """Return the facts of a named goal: whether it is in reach, and how many hexes away."""
        found = self._found
        return {"place": place, "reached": place in found, "cost": found.costs.get(place, 0)}

    # ---------------------------------------------------------------- answers

    @property
    def reached(self) -> Reach:
        """What is in reach."""
        return self._found

    def uses_all(self, place: str, allowance: int) -> bool:
        """Return whether a move to a hex uses the whole allowance, as a search needs (BN 8.1)."""
        return self._found.costs.get(place, 0) >= allowance > 0

    def move(self, option: str) -> Move:
        """Return the move of an option. A named goal beyond reach becomes a course: as near to it as possible."""
        head, _, rest = option.partition("/")
        if head in ("hold", "turn"):
            return Move(head)
        if head == "transit":
            return Move("transit", rest)
        if head == "pursue":
            return Move("pursue", rest, "direct")
        if head == "port":
            return self._go(PORTS[rest].hex, port=True)
        if head == "lane":
            return self._go(LANES[rest].hex)
        return self._go(option.rpartition("/")[2])

    def _go(self, place: str, *, port: bool = False) -> Move:
        route = "direct" if "direct" in self._boosts else "safe"
        if place == self._pirate.position.place:
            return Move()
        if place in self._found or (port and "sextant" in self._boosts and place in self._found_by_sextant):
            return Move("go", place, route)
        goal = closest(self._found, place)
        if goal == self._pirate.position.place:
            raise IllegalAnswer("no_way_there", "BN 6.4")
        return Move("go", goal, route, course=place)


def sector_of(here: Hex, there: Hex) -> str:
    """Return the main direction from one hex to another on the same map; of two equal ones the first clockwise."""
    across = there.col - here.col
    down = (there.row - there.col // 2) - (here.row - here.col // 2)
    # The projection on each axis of a hexagonal grid, doubled to stay whole.
    scores = [across * (2 * q + r) + down * (q + 2 * r) for q, r in AXES]
    return SECTORS[scores.index(max(scores))]
