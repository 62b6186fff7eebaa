"""One pirate's part of the orders form (spec 4.3.2): reroll, boosts, move, operation, end of the move, and the rest.

Every step that a quiet turn does not need is quiet: it has a default that keeps things as they are.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from rules.blackbeard.cunning import points_left
from rules.blackbeard.hidden import BOOSTS, EndMode, Entry, Move
from rules.blackbeard.odds import LEAST
from rules.blackbeard.operation import Operation, Scene
from rules.blackbeard.port.sales import trades
from rules.blackbeard.sea.merchants import holder_of
from rules.blackbeard.sea.passage import (
    INSIDE,
    OPENERS,
    SACK,
    can_sail,
    default_move,
    end_modes,
    leaves_or_sacks,
    lies,
    present_end,
    where_it_ends,
)
from rules.blackbeard.ship.fates import RETIRE, may_retire
from rules.blackbeard.ship.figures import allowance
from rules.blackbeard.state import Pirate
from rules.blackbeard.turn.desk import Desk
from rules.blackbeard.turn.rooms import NOTHING, OPERATIONS
from rules.blackbeard.turn.sundries import ask_extras
from rules.blackbeard.voyage import TIDY_CHOICES
from rules.blackbeard.world.ports import port_at, status_of
from rules.blackbeard.world.zones import is_zone
from rules.kernel import Later, Option, Play, choose, pick

NO, YES = "no", "yes"


def captain_steps(desk: Desk, pirate: Pirate) -> Play[Entry]:
    """Ask for everything that one pirate does in this turn."""
    die, rerolled = yield from ask_reroll(desk, pirate)
    return (yield from action_steps(desk, pirate, die, reroll=rerolled))


def action_steps(desk: Desk, pirate: Pirate, die: int, *, reroll: bool) -> Play[Entry]:
    """Ask for one action with a movement die that stands: the move, the operation, and the rest.

    ``reroll``: whether the die was rolled again.
    """
    boosts = yield from ask_boosts(desk, pirate)
    option, move = yield from ask_move(desk, pirate, die, boosts, before=desk.dice[pirate.id] if reroll else 0)
    scene = scene_of(desk, pirate, die, boosts, move)
    named_port = option.startswith("port/") and not move.course
    # A goal that only a sextant reaches is inside a port.
    goals = desk.goals(pirate, die, boosts)
    inside = move.kind == "go" and move.goal not in goals.reached
    chase = move.goal if move.kind == "pursue" and not goals.catches(scene.there.place) else ""
    # What is possible depends on the scene and on these facts alone.
    key = ("possible", pirate.id, scene.there, scene.moved, scene.spent, move.kind == "hold", named_port, inside)
    possible = desk.once(key, lambda: Possible(scene, move, enters=named_port, inside=inside))
    operation, ways = yield from ask_operation(scene, possible, chase)
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
        reroll=reroll,
        **extras,
    )


# ---------------------------------------------------------------- the die and the move


def ask_reroll(desk: Desk, pirate: Pirate) -> Play[tuple[int, bool]]:
    """Ask whether to use cunning for the second movement die, which is shown at once (spec 4.3.2d)."""
    die = desk.dice.get(pirate.id, 0)
    if pirate.id not in desk.spare or is_zone(pirate.position.place):
        return die, False
    if desk.table.patched(TIDY_CHOICES) and not can_sail(pirate, mainsail="mainsail" in pirate.ship.markers):
        return die, False
    facts = Later(
        {"pirate": pirate.id, "die": die},
        lambda: {"allowance": allowance(pirate, die), "cunning": points_left(pirate)},
    )
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
    found = [boost for boost in BOOSTS if boost in aboard]
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
            data={"pirate": pirate.id, "spent": [boost for boost in found if boost in BOOSTS]},
            rule="BN 10.22",
        )
    )


def ask_move(desk: Desk, pirate: Pirate, die: int, boosts: Sequence[str], *, before: int = 0) -> Play[tuple[str, Move]]:
    """Ask where to sail; the default is to stay, see :func:`rules.blackbeard.sea.passage.default_move`.

    ``before``: the die before it was rolled again, 0 if it was not.
    """
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
        # A ship ashore stays there. Why another one cannot sail is said where it is asked.
        quiet=pirate.careened,
        data=Later(
            {
                "pirate": pirate.id,
                "place": pirate.position.place,
                "mode": pirate.position.mode,
                "die": die,
                "before": before,
            },
            lambda: {"allowance": allowance(pirate, die, mainsail="mainsail" in boosts)},
        ),
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


def ends_of(scene: Scene, name: str, move: Move, *, enters: bool, inside: bool = False) -> list[EndMode]:
    """Return how a move may end for an operation of this name, the usual end first."""
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
    return found


def has_sailed(pirate: Pirate) -> bool:
    """Return whether a pirate has moved in this turn, in his last action or before it."""
    return pirate.now.moved or pirate.now.sailed


class Possible:
    """The operations that are possible after a move, each with the ends of the move that allow it (spec 4.3.2c)."""

    def __init__(self, scene: Scene, move: Move, *, enters: bool = False, inside: bool = False) -> None:
        self._scene = scene
        self._move = move
        self._enters = enters
        self._inside = inside
        self._ends: dict[str, list[EndMode]] = {}
        self._ways: dict[str, list[EndMode]] = {}
        self._scenes: dict[EndMode, Scene] = {}

    def ways(self, name: str) -> list[EndMode]:
        """Return the ends of the move with an operation; [] if it is impossible. Found when it is first asked for."""
        if name not in self._ways:
            # An answer needs the ways to one operation, a menu the ways to all of them.
            opener = name if name in OPENERS else NOTHING
            if opener not in self._ends:
                self._ends[opener] = ends_of(self._scene, opener, self._move, enters=self._enters, inside=self._inside)
            ends = self._ends[opener]
            self._ways[name] = ends if name == NOTHING else self._allowing(OPERATIONS[name], ends)
        return self._ways[name]

    def _allowing(self, operation: Operation, ends: Sequence[EndMode]) -> list[EndMode]:
        """Return those of the ends of the move with which an operation is possible."""
        scene = self._scene
        if operation.still and (scene.moved or (scene.extra and has_sailed(scene.pirate))):
            return []
        return [end for end in ends if operation.offered(self._lying(end))]

    def _lying(self, end: EndMode) -> Scene:
        """Return the scene with the ship as it lies after an end of the move, made once for all operations."""
        if end not in self._scenes:
            self._scenes[end] = self._scene._replace(there=lies(self._scene.there.place, end))
        return self._scenes[end]


def ask_operation(scene: Scene, possible: Possible, chase: str) -> Play[tuple[Operation | None, list[EndMode]]]:
    """Ask for the operation; return it, None for nothing, and the ends of the move that allow it (spec 4.3.2c).

    ``chase``: a pursued one who is out of reach as he lies now, else "".
    """
    ways = possible.ways
    if not any(ways(name) for name in OPERATIONS):
        return None, ways(NOTHING)
    about = {"pirate": scene.pirate.id, "place": scene.there.place, "chase": chase}
    chosen = yield from choose(
        scene.pirate.seat,
        "operation",
        lambda: (
            Option(name, {"operation": name, **operation_facts(scene, name, ways(name))})
            for name in (NOTHING, *OPERATIONS)
            if name == NOTHING or ways(name)
        ),
        step=f"{scene.pirate.id}_operation",
        default=lambda: _usual(scene, possible),
        data=Later(about, partial(_reasons, scene, possible)),
        rule="BN 7.32",
    )
    return OPERATIONS.get(chosen), ways(chosen)


def _reasons(scene: Scene, possible: Possible) -> Mapping[str, Any]:
    """Return why he can neither attack the merchants there nor retire, as far as he might look for that.

    ``holder``: the pirate to whom alone they belong, "" if there are others or none (BN 9.12). ``retires``: why he may
    not retire, and what he ``needs`` for it, 0 if his ``worth`` is enough (BN 18.3). "port": not there; "again": after
    a failed attempt his treasure has to grow; "shut": he may not enter the port now. "": he may retire, or would not
    look for it: he has no money at all, or too little and is at sea.
    """
    state, pirate, place = scene.state, scene.pirate, scene.there.place
    port = port_at(place)
    worth, refused = pirate.cabin + int(scene.secrets.get("treasure", 0)), int(scene.secrets.get("refused", 0))
    needs = max(LEAST, refused)
    lacks = needs if worth < needs else 0
    found = {"holder": holder_of(state.sails_in(place), pirate), "retires": "", "needs": lacks, "worth": worth}
    if not worth or (lacks and not port) or possible.ways(RETIRE.id):
        return found
    if not port or not may_retire(pirate, port, status_of(state, pirate, port, scene.stances)):
        return {**found, "retires": "port"}
    return {**found, "retires": "again" if worth < refused else "shut"}


def _usual(scene: Scene, possible: Possible) -> str:
    """Return the operation by default: a careened ship stays so, and who comes to a market with cargo sells it."""
    pirate, port = scene.pirate, port_at(scene.there.place)
    if pirate.careened and possible.ways("careen"):
        return "careen"
    comes = bool(port) and scene.moved and trades(scene.state, pirate, port, scene.stances)
    return "business" if comes and possible.ways("business") else NOTHING


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
