"""One pirate's part of the orders form (spec 4.3.2): reroll, boosts, move, operation, end of the move, and the rest.

Every step that a quiet turn does not need is quiet: it has a default that keeps things as they are.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from rules.blackbeard.hidden import EndMode, Entry, Move
from rules.blackbeard.lasting import chest_waits_in
from rules.blackbeard.markers import CHEST, counted
from rules.blackbeard.operation import Operation, Scene
from rules.blackbeard.policies import POLICIES, policies_in_force, recorded, values_of
from rules.blackbeard.sea.passage import (
    INSIDE,
    SACK,
    default_move,
    end_modes,
    leaves_or_sacks,
    lies,
    present_end,
    where_it_ends,
)
from rules.blackbeard.ship.figures import allowance
from rules.blackbeard.state import Hold, Pirate
from rules.blackbeard.tables import LETTERS, PORTS
from rules.blackbeard.turn.desk import Desk
from rules.blackbeard.turn.rooms import NOTHING, OPERATIONS
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.ports import port_at
from rules.blackbeard.world.zones import is_zone
from rules.kernel import Option, Play, choose, number, pick

NO, YES = "no", "yes"
TREASURE = ("deposit_all", "withdraw_all", "deposit", "withdraw")
ALL = 1_000_000
"""More doubloons than anybody has: all of them."""


def captain_steps(desk: Desk, pirate: Pirate) -> Play[Entry]:
    """Ask for everything that one pirate does in this turn."""
    die, rerolled = yield from ask_reroll(desk, pirate)
    return replace((yield from action_steps(desk, pirate, die)), reroll=rerolled)


def action_steps(desk: Desk, pirate: Pirate, die: int) -> Play[Entry]:
    """Ask for one action with a movement die that stands: the move, the operation, and the rest."""
    boosts = yield from ask_boosts(desk, pirate)
    option, move = yield from ask_move(desk, pirate, die, boosts)
    scene = scene_of(desk, pirate, die, boosts, move)
    named_port = option.startswith("port/") and not move.course
    # A goal that only a sextant reaches is inside a port.
    inside = move.kind == "go" and move.goal not in desk.goals(pirate, die, boosts).reached
    operation, ways = yield from ask_operation(scene, move, enters=named_port, inside=inside)
    arguments: Mapping[str, Any] = {}
    if operation is not None:
        arguments = yield from operation.arguments(scene, f"{pirate.id}_{operation.id}_")
    end = yield from ask_end(scene, move, ways)
    extras = yield from ask_extras(desk, pirate, boosts)
    return Entry(
        move=move,
        end=end,
        operation=NOTHING if operation is None else operation.id,
        arguments=arguments,
        mainsail="mainsail" in boosts,
        sextant="sextant" in boosts,
        **extras,
    )


# ---------------------------------------------------------------- the die and the move


def ask_reroll(desk: Desk, pirate: Pirate) -> Play[tuple[int, bool]]:
    """Ask whether to use cunning for the second movement die, which is shown at once (spec 4.3.2d)."""
    die = desk.dice.get(pirate.id, 0)
    if pirate.id not in desk.spare or is_zone(pirate.position.place):
        return die, False
    facts = {"pirate": pirate.id, "die": die, "allowance": allowance(pirate, die)}
    answer = yield from choose(
        desk.seat,
        "reroll_die",
        [NO, YES],
        step=f"{pirate.id}_reroll",
        default=NO,
        final=True,
        quiet=True,
        data=facts,
        rule="BN 21.1",
    )
    return (desk.spare[pirate.id], True) if answer == YES else (die, False)


def ask_boosts(desk: Desk, pirate: Pirate) -> Play[list[str]]:
    """Ask for mainsail, sextant, and the direct way through hexes with hunters (spec 4.3.2b)."""
    aboard = pirate.ship.markers
    found = [boost for boost in ("mainsail", "sextant") if boost in aboard]
    if any(hunter.controller != pirate.seat for hunter in desk.state.hunters):
        found.append("direct")
    if not found or is_zone(pirate.position.place):
        return []
    return (
        yield from pick(
            desk.seat,
            "boosts",
            found,
            (0, len(found)),
            step=f"{pirate.id}_boosts",
            default=list[str],
            quiet=True,
            data={"pirate": pirate.id},
            rule="BN 10.22",
        )
    )


def ask_move(desk: Desk, pirate: Pirate, die: int, boosts: Sequence[str]) -> Play[tuple[str, Move]]:
    """Ask where to sail; the default is to stay, see :func:`rules.blackbeard.sea.passage.default_move`."""
    goals = desk.goals(pirate, die, boosts)
    wanted, _ = default_move(desk.state, pirate)

    def default() -> str:
        if wanted.kind == "hold":
            return "hold"
        # With a hunter in every hex around there is no goal to name: then he holds.
        return next((option.id for option in goals.options() if option.id.rpartition("/")[2] == wanted.goal), "hold")

    option = yield from choose(
        desk.seat,
        "move",
        goals.options,
        step=f"{pirate.id}_move",
        default=default,
        data={
            "pirate": pirate.id,
            "place": pirate.position.place,
            "mode": pirate.position.mode,
            "die": die,
            "allowance": allowance(pirate, die, mainsail="mainsail" in boosts),
        },
        rule="BN 6.2",
    )
    return option, goals.move(option)


def scene_of(desk: Desk, pirate: Pirate, die: int, boosts: Sequence[str], move: Move) -> Scene:
    """Return the scene at the end of a move, as far as the seat can foresee it."""
    place = where_it_ends(desk.state, pirate, move)
    spent = move.kind == "go" and desk.goals(pirate, die, boosts).uses_all(place)
    end = present_end(pirate.position) if move.kind == "hold" else "sea"
    return Scene(
        desk.table,
        desk.state,
        pirate,
        lies(place, end),
        move.kind != "hold",
        spent or move.kind == "pursue",
        desk.secrets(pirate),
        desk.extra,
    )


# ---------------------------------------------------------------- operation and end


def ways_to(
    scene: Scene, operation: Operation | None, move: Move, *, enters: bool, inside: bool = False
) -> list[EndMode]:
    """Return the ends of the move with which an operation is possible, the usual one first; [] if it is not offered."""
    if operation is not None and operation.still and (scene.moved or (scene.extra and has_sailed(scene.pirate))):
        return []
    name = NOTHING if operation is None else operation.id
    found: list[EndMode] = end_modes(scene.state, scene.pirate, scene.there.place, name)
    usual: EndMode = present_end(scene.there)
    if move.kind == "hold" and (scene.pirate.careened or usual not in found):
        # A careened ship lies where it lies; and he may stay inside a port that he could not enter now.
        if scene.pirate.careened:
            found.clear()
        found.append(usual)
    if enters and "enter_port" in found:
        usual = "enter_port"
    if name != SACK and leaves_or_sacks(scene.state, scene.pirate, scene.there.place):
        found = [end for end in found if end not in INSIDE]
    if inside:
        ashore: list[EndMode] = [end for end in INSIDE if end in found]
        found = ashore or found
    found.sort(key=lambda end: end != usual)
    if operation is None:
        return found
    return [end for end in found if operation.offered(scene._replace(there=lies(scene.there.place, end)))]


def has_sailed(pirate: Pirate) -> bool:
    """Return whether a pirate has moved in this turn, in his last action or before it."""
    return pirate.now.moved or pirate.now.sailed


def ask_operation(
    scene: Scene, move: Move, *, enters: bool, inside: bool
) -> Play[tuple[Operation | None, list[EndMode]]]:
    """Ask for the operation; return it, None for nothing, and the ends of the move that allow it (spec 4.3.2c)."""
    found: dict[str, list[EndMode]] = {}

    def ways(name: str) -> list[EndMode]:
        # An answer needs the ways to one operation, a menu the ways to all of them.
        if name not in found:
            found[name] = ways_to(scene, OPERATIONS.get(name), move, enters=enters, inside=inside)
        return found[name]

    if not any(ways(name) for name in OPERATIONS):
        return None, ways(NOTHING)
    chosen = yield from choose(
        scene.pirate.seat,
        "operation",
        lambda: (
            Option(name, {"operation": name, **operation_facts(scene, name, ways(name))})
            for name in (NOTHING, *OPERATIONS)
            if name == NOTHING or ways(name)
        ),
        step=f"{scene.pirate.id}_operation",
        default=lambda: "careen" if scene.pirate.careened and ways("careen") else NOTHING,
        data={"pirate": scene.pirate.id, "place": scene.there.place},
        rule="BN 7.32",
    )
    return OPERATIONS.get(chosen), ways(chosen)


def operation_facts(scene: Scene, name: str, ends: Sequence[EndMode]) -> Mapping[str, Any]:
    """Return what the form tells of an operation, with the ship as it lies at the first of these ends."""
    if name not in OPERATIONS:
        return {}
    return OPERATIONS[name].facts(scene._replace(there=lies(scene.there.place, ends[0])))


def ask_end(scene: Scene, move: Move, ways: Sequence[EndMode]) -> Play[EndMode]:
    """Ask how the move ends, where there is a choice (BN 6.1)."""
    if len(ways) == 1:
        return ways[0]
    default = ways[0]
    if move.kind == "go":
        wanted_move, wanted_end = default_move(scene.state, scene.pirate)
        default = wanted_end if move.goal == wanted_move.goal and wanted_end in ways else default
    chosen = yield from choose(
        scene.pirate.seat,
        "move_end",
        [Option(end, {"end": end}) for end in ways],
        step=f"{scene.pirate.id}_end",
        default=default,
        quiet=True,
        data={"pirate": scene.pirate.id, "place": scene.there.place, "port": port_at(scene.there.place)},
        rule="BN 6.1",
    )
    return next(end for end in ways if end == chosen)


# ---------------------------------------------------------------- what is rare


def ask_extras(desk: Desk, pirate: Pirate, boosts: Sequence[str]) -> Play[dict[str, Any]]:
    """Ask for treasure to move, markers to throw overboard and policies of this turn, behind one quiet step.

    ``boosts``: what he uses in this turn, so that it stays aboard.
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
        data={"pirate": pirate.id},
        rule="BN 7.1",
    )
    found: dict[str, Any] = {}
    if "treasure" in chosen:
        found["treasure"] = yield from ask_treasure(desk, pirate)
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


def _may_load_chest(desk: Desk, pirate: Pirate) -> bool:
    """Return whether the chest of event 53 waits on the pirate's map."""
    number, here = chest_waits_in(desk.state), pirate.position.place
    return bool(number) and not is_zone(here) and HEXES[PORTS[number].hex].map == HEXES[here].map


def ask_treasure(desk: Desk, pirate: Pirate) -> Play[int]:
    """Ask for a deposit (above 0) or a withdrawal; 0 for none. What is not there at that moment is not moved."""
    way = yield from choose(
        desk.seat,
        "treasure_way",
        TREASURE,
        step=f"{pirate.id}_treasure",
        data={"pirate": pirate.id, "cabin": pirate.cabin, "treasure": sum(desk.treasures.get(pirate.id, {}).values())},
        rule="BN 10.71",
    )
    if way == "deposit_all":
        return ALL
    if way == "withdraw_all":
        return -ALL
    kept = sum(desk.treasures.get(pirate.id, {}).values())
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
        # What is thrown overboard comes out of the lowest hold.
        left.remove(next(one for one in reversed(left) if one[1] == marker))
    capacity, usable = desk.options.hold_capacity, pirate.ship.usable
    found: dict[int, Sequence[str]] = {}
    for place, hold in enumerate(usable, 1):
        if place == len(usable):
            chosen = [name for name, _, _ in left]
        else:
            # What stays must fit into the holds below.
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
        found[name] = yield from choose(
            desk.seat,
            "policy",
            partial(values_of, name),
            step=f"{pirate.id}_policy_{name}",
            default=partial(recorded, desk.table, desk.seat, name),
            data={"policy": name, "which": name, "pirate": pirate.id},
            rule=POLICIES[name].rule,
        )
    return found
