"""The maps: neighbours, distances, routes and zones, against slow ways of finding the same."""

from collections import deque
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.blackbeard.tables import PORTS, hex_id
from rules.blackbeard.world.hexes import (
    BLOCKED,
    HEXES,
    MAPS,
    NEIGHBOURS,
    STEPS,
    direction_of,
    distance,
    in_order,
    nearest,
    step,
)
from rules.blackbeard.world.routes import exits, reach, sailing_distance, shortest, steered, towards
from rules.blackbeard.world.zones import (
    ZONES,
    reached_by_storm,
    sea_of,
    ways_out,
    zone_of,
    zones_in_play,
)

WATER = [place for place, one in HEXES.items() if one.water]
water = st.sampled_from(WATER)
ALL_SEAS = ("NA", "CAR", "GC", "IO")


def middle(place: str) -> tuple[float, float]:
    """Return where a hex lies on its map; neighbours are 1 apart."""
    one = HEXES[place]
    return one.col * 3**0.5 / 2, one.row + one.col % 2 / 2


def walked(start: str, goal: str, *, ships: bool) -> int | None:
    """Return the steps between two hexes by looking at one hex after the other."""
    seen, queue = {start: 0}, deque([start])
    while queue:
        place = queue.popleft()
        if place == goal:
            return seen[place]
        for other in NEIGHBOURS[place]:
            open_to_ships = other and HEXES[other].water and (place, other) not in BLOCKED
            if other and other not in seen and (open_to_ships or not ships):
                seen[other] = seen[place] + 1
                queue.append(other)
    return None


def test_neighbours_touch() -> None:
    for place, others in NEIGHBOURS.items():
        x, y = middle(place)
        for direction, other in enumerate(others, 1):
            if not other:
                continue
            there = middle(other)
            assert HEXES[other].map == HEXES[place].map
            assert (there[0] - x) ** 2 + (there[1] - y) ** 2 == pytest.approx(1)
            assert NEIGHBOURS[other][(direction + 2) % 6] == place
            assert direction_of(place, other) == direction
    assert NEIGHBOURS["G19"] == ("G18", "H18", "H19", "G20", "F19", "F18")
    assert NEIGHBOURS["BB18"][1:3] == ("CC18", "CC19")


def test_no_ship_sails_over_land_or_through_an_island() -> None:
    assert step("G19", 4) is None  # Havana and La Mazana (BN 6.4)
    assert [other for _, other in STEPS["U25"]] == ["U24"]  # Maracaibo has one way out
    for place, steps in STEPS.items():
        for _, other in steps:
            assert HEXES[other].water
            assert (place, other) not in BLOCKED
            assert place in [back for _, back in STEPS[other]]
    for one, other in BLOCKED:
        assert other in NEIGHBOURS[one]
        assert HEXES[one].water
        assert HEXES[other].water
    # As data 2.5 says, all other ports can be left in two ways at least.
    assert [number for number, port in PORTS.items() if len(exits(port.hex)) < 2] == ["42"]


@pytest.mark.parametrize("name", MAPS)
def test_every_water_of_a_map_can_be_reached(name: str) -> None:
    places = [place for place in WATER if HEXES[place].map == name]
    assert all(sailing_distance(place, places[0]) is not None for place in places)


@given(st.sampled_from(list(HEXES)), st.sampled_from(list(HEXES)))
def test_distances_are_those_that_one_walks(one: str, other: str) -> None:
    assert distance(one, other) == walked(one, other, ships=False) == distance(other, one)


@given(water, water)
def test_routes_are_as_short_as_possible_and_take_the_lowest_directions(start: str, goal: str) -> None:
    path = shortest(start, goal)
    length = walked(start, goal, ships=True)
    assert sailing_distance(start, goal) == length
    assert len(path) == (length or 0)
    place = start
    for left, entered in zip(range(len(path), 0, -1), path, strict=True):
        ways = [other for _, other in STEPS[place] if walked(other, goal, ships=True) == left - 1]
        assert entered == ways[0]
        place = entered
    assert towards(start, goal, 3) == path[:3]


@given(water, st.integers(0, 9), st.integers(0, 3), st.integers(1, 6), st.booleans(), st.integers(0, 2**32))
def test_reach_is_what_one_finds_by_trying_every_way(
    start: str, allowance: int, rudder: int, facing: int, free: bool, seed: int
) -> None:
    away = {place: distance(start, place) for place in HEXES if place != start}
    around = [place for place, hexes in away.items() if hexes is not None and hexes <= 4]
    avoid = frozenset(Random(seed).sample(around, min(5, len(around))))
    found = reach(start, allowance, rudder=rudder, facing=facing, free=free, avoid=avoid)
    costs: dict[str, int] = {start: 0}
    states = {(start, None if free else facing)}
    for cost in range(1, allowance + 1):
        further: set[tuple[str, int | None]] = set()
        for place, way in states:
            for direction in range(1, 7) if way is None else steered(way, rudder):
                other = step(place, direction)
                if other is not None and other not in avoid:
                    further.add((other, direction))
                    costs.setdefault(other, cost)
        states = further
    assert dict(found.costs) == costs
    for goal in (*away, start):
        # One that is asked for this hex alone.
        alone = reach(start, allowance, rudder=rudder, facing=facing, free=free, avoid=avoid)
        assert (goal in alone) == (goal in costs)
        assert alone.cost(goal) == costs.get(goal, 0)
        assert goal not in costs or alone.path(goal) == found.path(goal)
        assert dict(alone.costs) == costs
    for place, cost in costs.items():
        path = found.path(place)
        assert len(path) == cost
        assert not avoid.intersection(path)
        before, way = start, None if free else facing
        for entered in path:
            direction = direction_of(before, entered)
            assert step(before, direction) == entered
            assert way is None or direction in steered(way, rudder)
            before, way = entered, direction
        assert before == place
        assert found.facing(place) == (way if path else None)
    with pytest.raises(KeyError):
        found.path(next(place for place in HEXES if place not in costs))


def test_a_damaged_rudder_leaves_fewer_directions() -> None:
    assert [steered(1, damage) for damage in range(4)] == [(1, 2, 3, 4, 5, 6), (1, 2, 3, 5, 6), (1, 2, 6), (1, 2)]
    assert steered(6, 3) == (1, 6)


def test_the_order_of_hexes_is_by_map_column_and_row() -> None:
    places = [hex_id("IO", "A1"), hex_id("GC", "N12"), "AA2", "Z9", "B10", "B9"]
    assert in_order(places) == ["B9", "B10", "Z9", "AA2", "GC-N12", "IO-A1"]
    assert list(HEXES) == in_order(HEXES)


def test_the_nearest_is_looked_for_on_the_same_map_first() -> None:
    ports = [port.hex for port in PORTS.values()]
    assert nearest("G19", ports) == ["G19"]
    assert nearest("J16", ["J18", "K17", "I17", "GC-A6"]) == ["I17", "K17"]
    assert nearest("G19", ["IO-B4", "GC-B2"]) == ["GC-B2", "IO-B4"]
    assert nearest("G19", []) == []


def test_zones_form_one_chain() -> None:
    assert list(ZONES) == ["TZ1", "TZ2", "TZ3", "TZ4", "TZ5", "TZ6"]
    for number in range(1, 7):
        beside = [f"TZ{other}" for other in (number - 1, number + 1) if 1 <= other <= 6]
        assert list(ZONES[f"TZ{number}"].beside) == beside
    assert zones_in_play(("NA", "CAR")) == ["TZ1"]
    assert zones_in_play(ALL_SEAS) == list(ZONES)
    assert ways_out("TZ1", "chain", ("NA", "CAR")) == ["DD14", "DD15", "DD16", "DD17", "DD18", "DD20", "DD21"]
    assert ways_out("TZ2", "chain", ALL_SEAS) == ["TZ1", "TZ3"]
    assert ways_out("TZ2", "all", ALL_SEAS)[:3] == ["TZ1", "TZ3", "GC-A6"]
    assert [reached_by_storm(sea, "chain") for sea in ALL_SEAS] == [["TZ1"], ["TZ1"], ["TZ3"], ["TZ6"]]
    assert [reached_by_storm(sea, "all") for sea in ALL_SEAS] == [
        ["TZ1"],
        ["TZ1"],
        ["TZ2", "TZ3", "TZ4"],
        ["TZ5", "TZ6"],
    ]
    assert (sea_of("TZ4"), sea_of("T4"), sea_of("G15"), sea_of("H15"), sea_of("DD19")) == (
        "GC",
        "NA",
        "NA",
        "CAR",
        "CAR",
    )


def test_arrow_hexes_are_those_of_the_map() -> None:
    for one in HEXES.values():
        assert (zone_of(one.id, "chain") or "") == one.arrow.replace("T", "TZ")
    assert zone_of("GC-A6", "all") == "TZ2"
    assert zone_of("GC-F12", "all") == "TZ3"


def test_no_zone_is_called_like_a_hex() -> None:
    assert [zone for zone in ZONES if zone in HEXES] == []
