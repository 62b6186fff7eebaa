"""Where cargo is stowed: what is dangerous in one hold, and the safest way to fill the holds (spec 4.4, 4.9.13)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from rules.blackbeard.lasting import DRUGS, LIVING
from rules.blackbeard.markers import CHEST, is_gold, space
from rules.blackbeard.state import Hold, Ship

EXPLOSIVE = ("arms", "alcohol")
GOLD, HARMLESS = "gold", "harmless"
"""Classes of markers of which one is as dangerous as another."""
MOST_TRIED = 4000
"""The ways to fill the holds in part that are tried before the search is given up."""

T = TypeVar("T")


class _Way(NamedTuple):
    """A way to fill some holds: by hold, the markers put there so far, the classes in it, and the room left."""

    placed: tuple[tuple[str, ...], ...]
    classes: tuple[frozenset[str], ...]
    spaces: tuple[int, ...]


def dangers(markers: Sequence[str], *, top: bool) -> list[str]:
    """Return what is dangerous in one hold: ``explosion``, ``theft`` of gold for drugs, ``living`` (BN 9.272).

    ``top``: whether it is the top usable hold, the only one for living cargo.
    """
    found: list[str] = []
    if "arms" in markers and "alcohol" in markers:
        found.append("explosion")
    if DRUGS in markers and any(is_gold(marker) for marker in markers):
        found.append("theft")
    if LIVING in markers and (not top or any(marker != LIVING for marker in markers)):
        found.append("living")
    return found


def dangers_of(ship: Ship, planned: Mapping[int, Sequence[str]]) -> int:
    """Return how many dangers a ship has aboard, with what is planned by the number of the hold."""
    return sum(
        len(dangers([*hold.markers, *planned.get(hold.number, ())], top=place == 0))
        for place, hold in enumerate(ship.usable)
    )


def safest(ship: Ship, planned: Mapping[int, Sequence[str]], capacity: int) -> dict[int, list[str]]:
    """Return the markers that are planned so that they bring the fewest dangers; as they are if none is saved.

    What is aboard stays where it is, and the chest where it is planned.
    """
    most = dangers_of(ship, planned)
    for limit in range(most):
        if found := _within(ship, planned, capacity, limit):
            return found
    return {number: list(markers) for number, markers in planned.items()}


def restowed(ship: Ship, capacity: int) -> dict[int, list[str]]:
    """Return a safer way to stow everything aboard, by the number of the hold; empty if there is none."""
    # Nearly every ship is safe as it is.
    if not dangers_of(ship, {}):
        return {}
    planned = {hold.number: list(hold.markers) for hold in ship.usable}
    empty = Ship(ship.type, holds=[Hold(hold.number, water=hold.water) for hold in ship.holds])
    found = safest(empty, planned, capacity)
    return found if dangers_of(empty, found) < dangers_of(empty, planned) else {}


def _within(ship: Ship, planned: Mapping[int, Sequence[str]], capacity: int, limit: int) -> dict[int, list[str]]:
    """Return a way to stow what is planned with no more dangers than a limit; empty if there is none."""
    # From the lowest hold up, so that the top one stays free for living cargo.
    holds = ship.usable[::-1]
    fixed = [[*hold.markers, *(one for one in planned.get(hold.number, ()) if one == CHEST)] for hold in holds]
    waiting = [one for hold in holds for one in planned.get(hold.number, ()) if one != CHEST]
    # What may be anywhere comes last: there is room for all of it in any case.
    waiting.sort(key=lambda one: (one != LIVING, _class(one) == HARMLESS, _class(one)))
    start = _Way(
        tuple(tuple(one for one in planned.get(hold.number, ()) if one == CHEST) for hold in holds),
        tuple(frozenset(map(_class, markers)) for markers in fixed),
        tuple(space(markers, capacity) for markers in fixed),
    )
    found = _filled(start, waiting, limit, set())
    if found is None:
        return {}
    return {hold.number: list(placed) for hold, placed in zip(holds, found.placed, strict=True) if placed}


def _filled(way: _Way, waiting: Sequence[str], limit: int, tried: set[object]) -> _Way | None:
    """Return a way to stow all that waits; ``tried``: what the holds were like where that is known to fail."""
    if not waiting:
        return way
    for longer in _with(way, waiting[0], limit):
        *below, top = zip(longer.spaces, map(sorted, longer.classes), strict=True)
        # All holds below the top one are equally good.
        alike = (len(waiting), repr(sorted(below)), repr(top))
        if alike not in tried and len(tried) < MOST_TRIED:
            tried.add(alike)
            if found := _filled(longer, waiting[1:], limit, tried):
                return found
    return None


def _with(way: _Way, marker: str, limit: int) -> Iterator[_Way]:
    """Yield the ways to stow one more marker with no more dangers than a limit."""
    for place, left in enumerate(way.spaces):
        if left > 0:
            placed = _replaced(way.placed, place, (*way.placed[place], marker))
            classes = _replaced(way.classes, place, way.classes[place] | {_class(marker)})
            if _count(classes) <= limit:
                yield _Way(placed, classes, _replaced(way.spaces, place, left - 1))


def _replaced(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])


def _count(classes: Sequence[frozenset[str]]) -> int:
    """Return the dangers of holds, the top one last, with these classes of markers."""
    return sum(
        len(dangers([_of(one) for one in sorted(found)], top=place == len(classes)))
        for place, found in enumerate(classes, 1)
    )


def _class(marker: str) -> str:
    if is_gold(marker):
        return GOLD
    return marker if marker in (*EXPLOSIVE, LIVING, DRUGS) else HARMLESS


def _of(group: str) -> str:
    """Return a marker of a class."""
    return "gold5" if group == GOLD else group
