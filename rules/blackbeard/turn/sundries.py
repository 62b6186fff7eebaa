"""Rare parts of a pirate's orders: treasure, jettison, stowing, policies of the turn (spec 4.3.2e to g)."""

from collections.abc import Sequence
from typing import Any

from rules.blackbeard.lasting import chest_waits_in
from rules.blackbeard.markers import CHEST, counted
from rules.blackbeard.policies import ASK, SPARING, ask_policy, policies_in_force
from rules.blackbeard.state import Hold, Pirate
from rules.blackbeard.tables import LETTERS, PORTS
from rules.blackbeard.turn.desk import Desk
from rules.blackbeard.voyage import TIDY_CHOICES
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.ports import stake_of
from rules.blackbeard.world.zones import is_zone
from rules.kernel import Later, Option, Play, choose, number, pick

TREASURE = ("deposit_all", "withdraw_all", "deposit", "withdraw")
ALL = 1_000_000
"""More doubloons than anybody has: all of them."""


def ask_extras(desk: Desk, pirate: Pirate, boosts: Sequence[str]) -> Play[dict[str, Any]]:
    """Ask for treasure to move, markers to throw overboard and policies of this turn, behind one quiet step.

    ``boosts``: what he uses in this turn, so that it stays aboard. The question tells the ``nation`` whose merchants
    his recorded policy does not spare although an attack on one would cost him his Refuge; "" for none.
    """
    offered = extras_for(desk, pirate, boosts)
    chosen = yield from pick(
        desk.seat,
        "extras",
        offered,
        (0, len(offered)),
        step=f"{pirate.id}_extras",
        default=list[str],
        quiet=True,
        data=Later({"pirate": pirate.id}, lambda: {"nation": _unspared(desk, pirate)}),
        rule="BN 7.1",
    )
    found: dict[str, Any] = {}
    if "treasure" in chosen:
        found["treasure"] = yield from ask_treasure(desk, pirate, early="treasure_first" in chosen)
        found["treasure_first"] = "treasure_first" in chosen
    if "jettison" in chosen:
        found["jettison"] = yield from ask_jettison(desk, pirate, boosts)
    found["chest"] = "chest" in chosen
    if "stow" in chosen:
        found["stow"] = yield from ask_stow(desk, pirate, found.get("jettison", ()))
    if "policies" in chosen:
        found["overrides"] = yield from ask_overrides(desk, pirate)
    if "pardon" in chosen:
        found["pardon"] = True
    return found


def extras_for(desk: Desk, pirate: Pirate, boosts: Sequence[str]) -> list[str]:
    """Return the extras that can mean anything to a pirate now."""
    found: list[str] = []
    if pirate.refuge or pirate.chests:
        found.append("treasure")
        place = pirate.position
        if place.inside and HEXES[place.place].port in (pirate.refuge, *pirate.chests):
            found.append("treasure_first")
    if any(marker not in boosts for marker in pirate.ship.markers):
        found.append("jettison")
    if pirate.ship.markers and len(pirate.ship.usable) > 1 and CHEST not in pirate.ship.markers:
        found.append("stow")
    if pirate.pardon and LETTERS[pirate.letter].nationality in pirate.enemy:
        found.append("pardon")
    if _may_load_chest(desk, pirate):
        found.append("chest")
    return [*found, "policies"] if policies_in_force(desk.table) else found


def _unspared(desk: Desk, pirate: Pirate) -> str:
    """Return the nation that only a policy for this turn keeps him from attacking, at the cost of his Refuge."""
    safe = desk.policy(pirate, "merchant") in (*SPARING, ASK) or desk.options.is_last(desk.state.turn)
    return "" if safe else stake_of(desk.state, pirate)


def _may_load_chest(desk: Desk, pirate: Pirate) -> bool:
    """Return whether the chest of event 53 waits on the pirate's map."""
    number, here = chest_waits_in(desk.state), pirate.position.place
    return bool(number) and not is_zone(here) and HEXES[PORTS[number].hex].map == HEXES[here].map


def ask_treasure(desk: Desk, pirate: Pirate, *, early: bool) -> Play[int]:
    """Ask for a deposit (above 0) or a withdrawal; 0 for none. Doubloons that are not there at that moment stay.

    ``early``: whether that moment is before he sails, not at the end of the turn.
    """
    kept = sum(desk.treasures.get(pirate.id, {}).values())
    # What comes ashore in this turn may move later, so that the ways for all of it stay open without any yet.
    empty = {"deposit": not pirate.cabin, "withdraw": not kept}
    idle = desk.table.patched(TIDY_CHOICES)
    way = yield from choose(
        desk.seat,
        "treasure_way",
        [
            Option(one, {"empty": empty[one.removesuffix("_all")]})
            for one in TREASURE
            if not (idle and empty.get(one, False))
        ],
        step=f"{pirate.id}_treasure",
        data={"pirate": pirate.id, "cabin": pirate.cabin, "treasure": kept, "early": early},
        rule="BN 10.71",
    )
    if way == "deposit_all":
        return ALL
    if way == "withdraw_all":
        return -ALL
    most = pirate.cabin if way == "deposit" else kept
    amount = yield from number(
        desk.seat,
        "treasure_amount",
        0,
        max(most, 0),
        step=f"{pirate.id}_amount",
        data={"pirate": pirate.id, "way": way},
        rule="BN 10.71",
    )
    return amount if way == "deposit" else -amount


def ask_jettison(desk: Desk, pirate: Pirate, boosts: Sequence[str]) -> Play[tuple[str, ...]]:
    """Ask for markers to throw overboard at the start of step 2; a boost that is used in this turn stays."""
    options = [
        Option(f"{one['marker']}.{index}", one)
        for index, one in enumerate(counted(sorted(pirate.ship.markers)), 1)
        if one["marker"] not in boosts
    ]
    chosen = yield from pick(
        desk.seat,
        "jettison",
        options,
        (0, len(options)),
        step=f"{pirate.id}_jettison",
        data={"pirate": pirate.id},
        rule="BN 9.271",
    )
    return tuple(option.partition(".")[0] for option in chosen)


def ask_stow(desk: Desk, pirate: Pirate, thrown: Sequence[str]) -> Play[dict[int, Sequence[str]]]:
    """Ask, hold by hold, which markers shall lie there; the last hold takes the rest (spec 4.3.2g)."""
    left = [(f"{marker}.{index}", marker, hold.number) for index, (hold, marker) in enumerate(_stowed(pirate), 1)]
    for marker in thrown:
        # Markers thrown overboard come out of the lowest hold.
        left.remove(next(one for one in reversed(left) if one[1] == marker))
    capacity, usable = desk.options.hold_capacity, pirate.ship.usable
    found: dict[int, Sequence[str]] = {}
    for place, hold in enumerate(usable, 1):
        if place == len(usable):
            chosen = [name for name, _, _ in left]
        else:
            # The markers that stay must fit into the holds below.
            least = max(0, len(left) - capacity * (len(usable) - place))
            here = [name for name, _, number in left if number == hold.number]
            others = [name for name, _, number in left if number != hold.number]
            chosen = yield from pick(
                desk.seat,
                "stow",
                [
                    Option(name, {**one, "hold": number})
                    for (name, _, number), one in zip(left, counted([marker for _, marker, _ in left]), strict=True)
                ],
                (least, min(capacity, len(left))),
                step=f"{pirate.id}_stow{hold.number}",
                default=[name for name, _, _ in left if name in (*here, *others[: max(0, least - len(here))])],
                data={"pirate": pirate.id, "hold": hold.number},
                rule="BN 9.27",
            )
        found[hold.number] = [marker for name, marker, _ in left if name in chosen]
        left = [one for one in left if one[0] not in chosen]
    return found


def _stowed(pirate: Pirate) -> list[tuple[Hold, str]]:
    return [(hold, marker) for hold in pirate.ship.holds for marker in hold.markers]


def ask_overrides(desk: Desk, pirate: Pirate) -> Play[dict[str, str]]:
    """Ask for policies that hold for this pirate in this turn only (spec 4.4)."""
    names = policies_in_force(desk.table)
    chosen = yield from pick(
        desk.seat,
        "override",
        lambda: [Option(name, {"policy": name}) for name in names],
        (0, len(names)),
        step=f"{pirate.id}_policies",
        data={"pirate": pirate.id},
        rule="BN 8",
    )
    found: dict[str, str] = {}
    for name in chosen:
        step = f"{pirate.id}_policy_{name}"
        found[name] = yield from ask_policy(desk.table, desk.seat, name, step, pirate=pirate.id, once=True)
    return found
