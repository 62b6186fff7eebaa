"""Where a pirate may be ordered to sail, as menus: named goals first, then every hex in reach by direction (spec 8).

Ids of options: ``hold``, ``port/24``, ``lane/31``, ``pursue/PI03``, ``transit/TZ1``, ``NE/far/H12``, ``turn``.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import Any

from rules.blackbeard.hidden import Move
from rules.blackbeard.lasting import wrecks
from rules.blackbeard.odds import capture_of
from rules.blackbeard.options import Options
from rules.blackbeard.port.sales import besieged, has_sold, proceeds_of
from rules.blackbeard.sea.merchants import free_to, holder_of
from rules.blackbeard.sea.passage import can_sail, can_turn, closest, danger, reach_of, transits
from rules.blackbeard.ship.fates import may_retire
from rules.blackbeard.ship.figures import allowance, hull_speed
from rules.blackbeard.state import Pirate, Sail, State
from rules.blackbeard.tables import LANES, PORTS
from rules.blackbeard.world.hexes import HEXES, Hex
from rules.blackbeard.world.ports import NOBODY, Governor, nation_of, status_of
from rules.blackbeard.world.routes import Reach, distances_to
from rules.blackbeard.world.zones import Openings, is_zone
from rules.kernel import IllegalAnswer, Later, Option

NEAR = 3
"""The hexes up to which a goal counts as near."""
MEAN_DIE = 3.5
TO_HEX = 2
"""The slashes in the id of a move to a hex."""
SECTORS = ("N", "NE", "SE", "S", "SW", "NW")
AXES = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""By sector, its direction in slanted coordinates."""


class Goals:
    """The goals of one pirate with one movement die and one set of boosts. The reach is computed once."""

    def __init__(
        self,
        state: State,
        options: Options,
        pirate: Pirate,
        die: int,
        boosts: Sequence[str] = (),
        stances: Mapping[str, Governor] = NOBODY,
    ) -> None:
        """``stances``: by port, that of a face-down governor whom the seat knows."""
        self._state = state
        self._stances = stances
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

    @cached_property
    def _found_by_pursuers(self) -> Reach:
        """The hexes in reach of a pursuer, who fears no hunter: the hex of a hunter too."""
        return self._reach(sextant=False, direct=True)

    def _reach(self, *, sextant: bool, direct: bool = False) -> Reach:
        return reach_of(
            self._state,
            self._pirate,
            self._die,
            route="direct" if direct or "direct" in self._boosts else "safe",
            mainsail="mainsail" in self._boosts,
            sextant=sextant,
        )

    @property
    def _can_sail(self) -> bool:
        """Whether the pirate may make for places and pursue others, and not only transit, turn or hold."""
        return can_sail(self._pirate, mainsail="mainsail" in self._boosts)

    # ---------------------------------------------------------------- options

    def options(self) -> list[Option]:
        """Return everything that may be ordered as a move (spec 4.3.2a), with what there is to gain there."""
        return self._options

    @cached_property
    def _options(self) -> list[Option]:
        here = self._pirate.position
        staying = Option("hold", {"mode": here.mode, **self._there(here.place)})
        return [staying, *self._named(), *self._hexes()]

    def _named(self) -> Iterator[Option]:
        state, pirate = self._state, self._pirate
        for place in transits(state, pirate, self._openings):
            yield Option(f"transit/{place}", {"place": place, "zone": is_zone(place)})
        if can_turn(pirate):
            yield Option("turn")
        if self._can_sail:
            yield from self._places()
            yield from self._prey()

    def _places(self) -> Iterator[Option]:
        """Yield the ports and lanes of the map, in reach or as a course over several turns."""
        state, board = self._state, HEXES[self._pirate.position.place].map
        for number, port in state.ports.items():
            if HEXES[PORTS[number].hex].map == board and not port.destroyed:
                yield Option(f"port/{number}", Later({"port": number}, partial(self._port, number)))
        for number, lane in LANES.items():
            if lane.sea in state.seas and HEXES[lane.hex].map == board:
                yield Option(f"lane/{number}", Later({"lane": number}, partial(self._lane, lane.hex)))

    def _named_hexes(self) -> frozenset[str]:
        """Return the hexes of ports and lanes that are goals of their own."""
        if not self._can_sail:
            return frozenset()
        ports = (PORTS[number].hex for number, port in self._state.ports.items() if not port.destroyed)
        return frozenset((*ports, *(lane.hex for lane in LANES.values() if lane.sea in self._state.seas)))

    def _prey(self) -> Iterator[Option]:
        """Yield the pirates and hunters of other seats that may be pursued."""
        state, pirate = self._state, self._pirate
        for other in state.active():
            if other.seat != pirate.seat and not is_zone(other.position.place):
                way = self._way(other.position.place, self._found_by_pursuers)
                yield Option(f"pursue/{other.id}", {"target": other.id, **way})
        for hunter in state.hunters:
            if hunter.controller != pirate.seat and not is_zone(hunter.position.place):
                way = self._way(hunter.position.place, self._found_by_pursuers)
                yield Option(f"pursue/{hunter.token}", {"target": hunter.token, **way})

    def _hexes(self) -> Iterator[Option]:
        here = self._pirate.position.place
        if is_zone(here):
            return
        feared, named = danger(self._state, self._pirate), self._named_hexes()
        for place, cost in self._found.costs.items():
            if cost:
                facts = {"place": place, "cost": cost, "danger": place in feared, "named": place in named}
                yield Option(self.to_hex(place), Later(facts, partial(self._hex, place)))

    def to_hex(self, place: str) -> str:
        """Return the id of the option to sail to a hex in reach that is no named goal."""
        sector = sector_of(HEXES[self._pirate.position.place], HEXES[place])
        return f"{sector}/{'near' if self._found.costs[place] <= NEAR else 'far'}/{place}"

    # ---------------------------------------------------------------- facts of an option

    def _port(self, number: str) -> dict[str, Any]:
        return {**self._trade(number), **self._way(PORTS[number].hex, self._found)}

    def _lane(self, place: str) -> dict[str, Any]:
        return {**self._there(place), **self._way(place, self._found)}

    def _hex(self, place: str) -> dict[str, Any]:
        at = HEXES[place]
        sector = sector_of(HEXES[self._pirate.position.place], at)
        found = {"at": place.rpartition("-")[2], "sector": sector}
        found |= {"search": self.uses_all(place), **self._there(place)}
        return {**found, "port": at.port, "lane": at.lane, "terrain": at.terrain}

    def way(self, place: str) -> Mapping[str, Any]:
        """Return how far a hex of the map is, as for a named goal."""
        return self._way(place, self._found)

    def _way(self, place: str, found: Reach) -> dict[str, Any]:
        """Return the facts of a named goal; ``found``: what is in reach.

        ``reached``: whether it is in reach; ``cost``: the hexes to it, 0 if it is not. ``hexes``: the hexes to it by
        sea, and ``turns``: about how many turns that takes, 1 for this one; both 0 where he is, and -1 without a way.
        """
        away = self._ways.get(place, -1)
        turns = away
        if away > 0:
            beyond = 0 if place in found else max(1, away - self._allowance)
            turns = 1 + -int(-beyond // self._pace)
        facts = {"reached": place in found, "cost": found.cost(place), "hexes": away, "turns": turns}
        return {"place": place, "at": place.rpartition("-")[2], **facts}

    def _trade(self, number: str) -> dict[str, Any]:
        """Return what a port is to the pirate: its status, and what all that he has aboard would bring there.

        ``own_pro`` and ``own_anti`` are the status of a port with a face-down governor whom only his seat knows,
        ``old_refuge`` that of his Refuge which is shut to him, but where he may still retire (BN 9.22).
        """
        state, pirate = self._state, self._pirate
        status: str = "banned" if number in pirate.banned else status_of(state, pirate, number)
        if status == "anti" and may_retire(pirate, number, status):
            status = "old_refuge"
        if status == "unknown" and number in self._stances:
            status = f"own_{self._stances[number]}"
        closed = besieged(state, pirate, number)
        sells = bool(pirate.ship.markers) and not closed and not has_sold(pirate, number)
        return {
            "port": number,
            "nation": nation_of(state, number),
            "status": status,
            "sale": proceeds_of(state, pirate, number, self._stances) if sells else 0,
            "besieged": closed,
        }

    def _there(self, place: str) -> dict[str, Any]:
        """Return the merchants of a hex, and whether the ``wreck`` of a treasure lies in it (event 51)."""
        return {**self.merchants(place), "wreck": place in self._wrecks}

    def merchants(self, place: str) -> dict[str, Any]:
        """Return the merchants of a hex that he may attack, and his best chance of a capture in per cent.

        ``holder``: if there is none, the pirate to whom alone one belongs as long as he stays in that hex (BN 9.12).
        """
        there = self.sails.get(place, ())
        found = [sail for sail in there if free_to(sail, self._pirate)]
        chances = [
            self._unseen if not sail.face else capture_of(self._state, self._pirate, sail.face) for sail in found
        ]
        return {"sails": len(found), "odds": max(chances, default=0), "holder": holder_of(there, self._pirate)}

    @cached_property
    def _wrecks(self) -> Sequence[str]:
        return wrecks(self._state)

    @cached_property
    def sails(self) -> Mapping[str, Sequence[Sail]]:
        """The merchants at sea by hex."""
        found: dict[str, list[Sail]] = {}
        for sail in self._state.sails:
            found.setdefault(sail.hex, []).append(sail)
        return found

    @cached_property
    def _unseen(self) -> int:
        return capture_of(self._state, self._pirate, "")

    @cached_property
    def _ways(self) -> Mapping[str, int]:
        """The hexes to sail to every hex of the map: a way is as long in both directions."""
        return distances_to(self._pirate.position.place)

    @cached_property
    def _allowance(self) -> int:
        return allowance(self._pirate, self._die, mainsail="mainsail" in self._boosts)

    @cached_property
    def _pace(self) -> float:
        """The hexes that he sails in a turn on average."""
        return max(1.0, MEAN_DIE + hull_speed(self._pirate.ship))

    # ---------------------------------------------------------------- answers

    @property
    def reached(self) -> Reach:
        """The hexes in reach."""
        return self._found

    def catches(self, place: str) -> bool:
        """Return whether a pursuer comes to a hex, where the pursued one is now, with this move."""
        return place in self._found_by_pursuers

    def uses_all(self, place: str) -> bool:
        """Return whether a move to a hex uses the whole allowance, as a search needs (BN 8.1)."""
        return self._found.cost(place) >= self._allowance > 0

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
