"""Markers that lie in holds, as strings: goods by name, gold by value (``gold500``), equipment by name (BN 9.271).

Every marker takes one place in a hold, except the chest of event 53, which needs a whole hold.
"""

from collections.abc import Iterable, Sequence
from typing import Any

GOODS = ("cloth", "food", "drink", "living", "drugs", "furniture", "arms", "spices", "alcohol")
"""The goods that are sold at the price of a port; gold is not one of them."""
GOLD_VALUES = (1000, 500, 100, 50, 10, 5)
GOLD = tuple(f"gold{value}" for value in GOLD_VALUES)
EQUIPMENT = ("smoke", "barrel", "sextant", "spyglass", "mainsail", "cannon", "cistern")
"""Smoke screen, saboteur barrel, sextant, spyglass, mainsail: used once. Hot-shot cannon and fire cistern last."""
CHEST = "chest"


def is_gold(marker: str) -> bool:
    """Return whether a marker is gold."""
    return marker.startswith("gold")


def is_good(marker: str) -> bool:
    """Return whether a marker is one of the goods that are sold at the price of a port."""
    return marker in GOODS


def is_cargo(marker: str) -> bool:
    """Return whether a sale takes a marker out of the holds: goods and gold, not equipment or a chest (BN 10.11)."""
    return is_gold(marker) or is_good(marker)


def space(aboard: Sequence[str], capacity: int) -> int:
    """Return how many markers a hold still takes; the chest has it to itself (event 53)."""
    return 0 if CHEST in aboard else capacity - len(aboard)


def gold_in(markers: Iterable[str]) -> int:
    """Return the doubloons that the gold among the markers is worth."""
    return sum(int(marker.removeprefix("gold")) for marker in markers if is_gold(marker))


def without(markers: Sequence[str], gone: Sequence[str]) -> list[str]:
    """Return markers without some of them, each of which is among them."""
    left = list(markers)
    for marker in gone:
        left.remove(marker)
    return left


def as_gold(doubloons: int) -> list[str]:
    """Return a sum as the fewest gold markers, the greatest first; a rest below 5 is lost (BN 9.271)."""
    markers: list[str] = []
    for value in GOLD_VALUES:
        count, doubloons = divmod(doubloons, value)
        markers += [f"gold{value}"] * count
    return markers


def counted(markers: Sequence[str]) -> list[dict[str, Any]]:
    """Return the facts of options for markers, in order: two that are alike differ by ``copy``, counted from 1.

    ``copies``: how many of its kind there are.
    """
    found: list[dict[str, Any]] = []
    seen: dict[str, int] = {}
    for marker in markers:
        seen[marker] = seen.get(marker, 0) + 1
        found.append({"marker": marker, "copy": seen[marker], "copies": markers.count(marker)})
    return found


def numbered(markers: Sequence[str]) -> list[tuple[str, dict[str, Any]]]:
    """Return ids for markers, each its place from 0 and its name, with the facts of their options."""
    return [(f"{place}/{one['marker']}", one) for place, one in enumerate(counted(markers))]
