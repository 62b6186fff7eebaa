"""Figures of a ship and its captain as they are now: Combat, Speed, boxes, ratings (spec 2.3, 2.5, 4.5.1, 4.13.3).

Pure functions of public facts: the view counts with them too.
"""

from collections.abc import Mapping
from types import MappingProxyType

from rules.blackbeard.markers import space
from rules.blackbeard.state import SECTIONS, Hold, Pirate, Section, Ship
from rules.blackbeard.tables import PIRATES, SHIPS

LEAST_SPEED = -5
MOST_SPEED = 3
SAILS_COST = 3
"""Speed that one box of sails costs; the other sections cost 1 for each box (spec 9-A8)."""
GUNS_COST = 2
MAINSAIL = 2
SCURVY_COST = 2
BOXES: Mapping[tuple[str, Section], int] = MappingProxyType(
    {(name, section): getattr(row, f"{section}_max") for name, row in SHIPS.items() for section in SECTIONS}
)
"""The printed boxes by type of ship and section."""


def new_ship(kind: str, extra_holds: int = 0) -> Ship:
    """Return an undamaged ship of a type with empty holds."""
    return Ship(kind, [Hold(number) for number in range(1, SHIPS[kind].holds + extra_holds + 1)])


# ---------------------------------------------------------------- the ship


def boxes(ship: Ship, section: Section) -> int:
    """Return the boxes of a section, without a white one."""
    return BOXES[ship.type, section]


def boxes_left(ship: Ship, section: Section) -> int:
    """Return the boxes of a section that can still be lost, a white one included (BN 4.35)."""
    return boxes(ship, section) - ship.damage[section] + (section in ship.white)


def lost(ship: Ship, section: Section) -> int:
    """Return the lost boxes of a section that count: one that stands upright by a jury repair does not (BN 15.6)."""
    return ship.damage[section] - (section in ship.jury)


def immobile(ship: Ship, *, mainsail: bool = False, unhealed: int = 0) -> bool:
    """Return whether a ship cannot sail: all sails lost, or its Speed is below -5 (BN 5.22)."""
    if lost(ship, "sails") >= boxes(ship, "sails") + ("sails" in ship.white):
        return True
    return _speed(ship, mainsail=mainsail, unhealed=unhealed) < LEAST_SPEED


def hull_speed(ship: Ship, *, mainsail: bool = False, unhealed: int = 0) -> int:
    """Return a ship's sailing Speed, never below -5; ``unhealed``: incapacitating wounds of its captain (BN 13.8)."""
    return max(LEAST_SPEED, _speed(ship, mainsail=mainsail, unhealed=unhealed))


def hull_combat(ship: Ship, *, unhealed: int = 0) -> int:
    """Return a ship's Combat, never below 0; ``unhealed``: incapacitating wounds of its captain (BN 13.8)."""
    printed = SHIPS[ship.type].combat + ("guns" in ship.white)
    return max(0, printed - GUNS_COST * lost(ship, "guns") - lost(ship, "crew") - unhealed)


def _speed(ship: Ship, *, mainsail: bool = False, unhealed: int = 0) -> int:
    """Return Speed before its lower bound. Richardson's box gives one more square, never above +3 (BN 4.35)."""
    base = SHIPS[ship.type].speed
    losses = SAILS_COST * lost(ship, "sails") + lost(ship, "hull") + lost(ship, "crew") + unhealed
    if "sails" in ship.white:
        base += 1
    return min(MOST_SPEED, base - losses) + (MAINSAIL if mainsail else 0)


# ---------------------------------------------------------------- the pirate


def incapacitating(pirate: Pirate) -> int:
    """Return the incapacitating wounds not yet healed: parts with one such token, or with two red ones (9-A85)."""
    found = 0
    for tokens in pirate.wounds.values():
        red = [wound for wound in tokens if wound.grade != "prosthesis"]
        found += len(red) > 1 or any(wound.grade == "incapacitating" for wound in red)
    return found


def tokens_on(pirate: Pirate) -> int:
    """Return the wound tokens of a captain, red and black; an incapacitating wound is two red ones (BN 13.9)."""
    return sum(2 if wound.grade == "incapacitating" else 1 for tokens in pirate.wounds.values() for wound in tokens)


def speed(pirate: Pirate) -> int:
    """Return a pirate's sailing Speed (BN 5.22)."""
    return hull_speed(pirate.ship, mainsail=pirate.now.mainsail, unhealed=incapacitating(pirate))


def adrift(pirate: Pirate, *, mainsail: bool = False) -> bool:
    """Return whether a pirate's ship cannot sail."""
    return immobile(pirate.ship, mainsail=mainsail or pirate.now.mainsail, unhealed=incapacitating(pirate))


def combat(pirate: Pirate) -> int:
    """Return a pirate's Combat, never below 0 (BN 5.21, 13.8, 13.95)."""
    return hull_combat(pirate.ship, unhealed=incapacitating(pirate))


def allowance(pirate: Pirate, die: int, *, mainsail: bool = False) -> int:
    """Return the hexes that a pirate may sail with a die, at least 1; 0 for an immobile ship (BN 6.2)."""
    set_now, unhealed = mainsail or pirate.now.mainsail, incapacitating(pirate)
    if immobile(pirate.ship, mainsail=set_now, unhealed=unhealed):
        return 0
    return max(1, die + hull_speed(pirate.ship, mainsail=set_now, unhealed=unhealed))


def rating(pirate: Pirate, name: str) -> int:
    """Return a rating in use: printed, less 1 for each wound token and 2 for scurvy, never below 0 (spec 2.5)."""
    printed: int = getattr(PIRATES[pirate.id], name)
    return max(0, printed - tokens_on(pirate) - (SCURVY_COST if pirate.scurvy_captain else 0))


def cruelty(pirate: Pirate) -> int:
    """Return Cruelty in use: printed plus gains, never reduced (spec 2.5)."""
    return PIRATES[pirate.id].cruelty + pirate.cruelty_gained


# ---------------------------------------------------------------- holds


def room(ship: Ship, capacity: int) -> int:
    """Return the markers that still fit into a ship's usable holds (BN 9.27)."""
    return sum(space(hold.markers, capacity) for hold in ship.usable)


def full(ship: Ship, capacity: int) -> bool:
    """Return whether every usable hold is full, and there is one (BN 17.2)."""
    return bool(ship.usable) and all(space(hold.markers, capacity) <= 0 for hold in ship.usable)


DEBAUCHED = 2
"""The points that a debauch takes from the sum of a pirate's dice in interceptions and fights (BN 9.28)."""


def debauch_cost(pirate: Pirate) -> int:
    """Return what a debauch takes from the sum of his dice."""
    return DEBAUCHED if pirate.debauched else 0
