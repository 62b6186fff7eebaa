"""Routes of ships: the shortest ones, and what a ship can reach (spec 4.5).

Of several shortest routes, the one whose first differing step has the lowest direction is taken. That is a rule of the
game: what ships meet on the way depends on it.
"""

from collections.abc import Collection, Mapping
from itertools import pairwise
from types import MappingProxyType

from rules.blackbeard.tables import LANES, PORTS
from rules.blackbeard.world.hexes import AHEAD, BESIDE, DIRECTIONS, direction_of, in_order
from rules.blackbeard.world.zones import ZONES

FAR = 10_000
"""More than any distance."""
TURNS: Mapping[int, tuple[int, ...]] = MappingProxyType(
    {0: (0, 1, 2, 3, 4, 5), 1: (0, 1, 2, 4, 5), 2: (0, 1, 5), 3: (0, 1)}
)
"""By damage of the rudder, the turns from the last direction that are possible, in sixths of a circle (BN 13.8)."""


def steered(facing: int, rudder: int) -> tuple[int, ...]:
    """Return the directions in which a ship can sail on, the lowest first (spec 4.5.6).

    ``facing``: the direction of its last step; ``rudder``: its damage, 0 to 3.
    """
    return tuple(way for way in DIRECTIONS if (way - facing) % 6 in TURNS[rudder])


Course = tuple[str, int]
"""A hex, and the direction of the step into it; 0 at the start, and where the direction does not matter."""


class Reach:
    """Where one ship can sail with its allowance."""

    def __init__(self, costs: dict[str, int], came: Mapping[Course, Course], ends: Mapping[str, int]) -> None:
        self._costs = costs
        self._came = came
        self._ends = ends

    @property
    def costs(self) -> Mapping[str, int]:
        """The hexes to sail by hex, nearest first, the start with 0."""
        return self._costs

    def cost(self, place: str) -> int:
        """Return the hexes to sail to a hex; 0 for the start, and beyond reach."""
        return self._costs.get(place, 0) if place in self else 0

    def __contains__(self, place: str) -> bool:
        return place in self._costs

    def path(self, place: str) -> list[str]:
        """Return the hexes to enter on the way to a hex, in order; [] for the start. Raises KeyError beyond reach."""
        if place not in self:
            raise KeyError(place)
        return [entered for entered, _ in self._legs(place)]

    def facing(self, place: str) -> int | None:
        """Return the direction of the last step to a hex; None for the start."""
        legs = self._legs(place)
        return legs[-1][1] if legs else None

    def _legs(self, place: str) -> list[Course]:
        """Return the steps to a hex: what is entered, and the direction."""
        legs: list[Course] = []
        at = place, self._ends[place]
        while at in self._came:
            legs.append(at)
            at = self._came[at]
        return legs[::-1]


class OpenReach(Reach):
    """Where a ship with a sound rudder can sail: the way by which it comes to a hex does not matter.

    The hexes are found as far out as is asked for; those with known distances without a search.
    """

    def __init__(self, start: str, allowance: int, avoid: Collection[str]) -> None:
        super().__init__({start: 0}, {}, {})
        self._start = start
        self._allowance = allowance
        self._avoid = avoid
        self._straight: dict[str, list[str]] = {}
        # By hex, the one from which it is entered: "" for the start and for hexes that are avoided.
        self._before = dict.fromkeys((start, *avoid), "")
        self._farthest = [start]
        self._distance = 0

    @property
    def costs(self) -> Mapping[str, int]:
        """The hexes to sail by hex, nearest first, the start with 0."""
        self._look_for("")
        return self._costs

    def cost(self, place: str) -> int:
        """Return the hexes to sail to a hex; 0 for the start, and beyond reach."""
        return len(self._straight[place]) if place in self and place in self._straight else super().cost(place)

    def __contains__(self, place: str) -> bool:
        if place not in self._before and place not in self._straight and self._allowance > 1 and place in _NAMED:
            way = shortest(self._start, place)
            # A search would find the same way, unless something on it is avoided.
            if 0 < len(way) <= self._allowance and not any(entered in self._avoid for entered in way):
                self._straight[place] = way
        if place in self._straight:
            return True
        self._look_for(place)
        return place in self._costs

    def _look_for(self, goal: str) -> None:
        """Find the hexes one step farther out each time, until the goal is among them or there are no more."""
        before = self._before
        while self._distance < self._allowance and self._farthest and goal not in before:
            following: list[str] = []
            for place in self._farthest:
                for other in BESIDE[place]:
                    if other not in before:
                        before[other] = place
                        following.append(other)
            self._distance += 1
            self._costs.update(dict.fromkeys(following, self._distance))
            self._farthest = following

    def _legs(self, place: str) -> list[Course]:
        if way := self._straight.get(place):
            return [(entered, direction_of(before, entered)) for before, entered in pairwise((self._start, *way))]
        legs: list[Course] = []
        while before := self._before[place]:
            legs.append((place, direction_of(before, place)))
            place = before
        return legs[::-1]


def reach(
    start: str,
    allowance: int,
    *,
    rudder: int = 0,
    facing: int = 1,
    free: bool = False,
    avoid: Collection[str] = (),
) -> Reach:
    """Return what a ship can reach.

    ``free``: it starts anchored or in port, and so with any facing (spec 4.5.6). ``avoid``: hexes that are not entered.
    """
    if rudder == 0:
        return OpenReach(start, allowance, avoid)
    onward = {way: steered(way, rudder) for way in DIRECTIONS}
    costs, ends, came = {start: 0}, {start: 0}, dict[Course, Course]()
    layer: list[Course] = [(start, 0)]
    for cost in range(1, allowance + 1):
        following: list[Course] = []
        for at in layer:
            ahead = AHEAD[at[0]]
            for way in onward[at[1]] if at[1] else DIRECTIONS if free else onward[facing]:
                entered = ahead.get(way, ""), way
                if entered[0] and entered not in came and entered[0] not in avoid:
                    came[entered] = at
                    following.append(entered)
                    if entered[0] not in costs:
                        costs[entered[0]], ends[entered[0]] = cost, way
        layer = following
    return Reach(costs, came, ends)


def _walked(goal: str, among: Collection[str] = ()) -> Mapping[str, int]:
    """Return the hexes to sail to a goal by hex: all of them, or only those up to the nearest one of ``among``."""
    costs = {goal: 0}
    layer = [goal]
    cost = 0
    while layer and not any(place in among for place in layer):
        cost += 1
        following: list[str] = []
        for place in layer:
            # A step is possible in both directions, or in none.
            for other in BESIDE[place]:
                if other not in costs:
                    costs[other] = cost
                    following.append(other)
        layer = following
    return MappingProxyType(costs)


_NAMED: Mapping[str, Mapping[str, int]] = MappingProxyType(
    {
        place: _walked(place)
        for place in (
            *(port.hex for port in PORTS.values()),
            *(lane.hex for lane in LANES.values()),
            *(arrow for zone in ZONES.values() for arrows in zone.arrows.values() for arrow in arrows),
        )
    }
)
"""The distances to ports, lanes and the arrows of zones, which are asked for all the time."""


def distances_to(goal: str, among: Collection[str] = ()) -> Mapping[str, int]:
    """Return the hexes to sail to a goal, by every hex from which there is a way.

    ``among``: hexes of which only the nearest ones matter; those further from the goal than they are may be missing.
    """
    return _NAMED.get(goal) or _walked(goal, among)


def sailing_distance(start: str, goal: str) -> int | None:
    """Return the hexes to sail from one hex to another; None between different maps."""
    if start in _NAMED:
        # A way is as long in both directions.
        start, goal = goal, start
    return (_NAMED.get(goal) or _walked(goal, (start,))).get(start)


def shortest(start: str, goal: str) -> list[str]:
    """Return the hexes to enter on the shortest route, with the lowest directions; [] if there is none."""
    ahead = _NAMED.get(goal) or _walked(goal, (start,))
    path: list[str] = []
    place = start
    while (left := ahead.get(place, 0)) > 0:
        place = next(other for other in BESIDE[place] if ahead.get(other, FAR) == left - 1)
        path.append(place)
    return path


def towards(start: str, goal: str, most: int) -> list[str]:
    """Return at most ``most`` hexes of the shortest route to a goal."""
    return shortest(start, goal)[:most]


def exits(place: str) -> list[str]:
    """Return the hexes to which a ship can sail from a port's hex in one step, in the order of hexes."""
    return in_order(BESIDE[place])
