"""The attack on another seat's pirate, as an operation of the orders form (OP-2b, spec 4.12.1, 4.12.2)."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.blackbeard.battle.duellists import boarding_chance
from rules.blackbeard.battle.engagement import CONQUER, fight_pirates
from rules.blackbeard.battle.prisoners import Prize, prize_of, rescuable
from rules.blackbeard.odds import battle as chance
from rules.blackbeard.operation import Operation, Scene
from rules.blackbeard.policies import ASK, recorded
from rules.blackbeard.ship.figures import combat, speed
from rules.blackbeard.state import Pirate, State
from rules.blackbeard.voyage import Voyage
from rules.kernel import Option, Play, choose, number, pick

__all__ = ["ATTACK_PIRATE", "fight_pirates", "targets"]

RULE = "BN 12.1"
ARMS = "arms"


def targets(state: State, pirate: Pirate, place: str) -> list[Pirate]:
    """Return the pirates of other seats in a hex, those afloat first: one who is in the port may still put out."""
    found = [other for other in state.active() if other.seat != pirate.seat and other.position.place == place]
    return sorted(found, key=lambda other: not other.position.afloat)


def may_attack(state: State, pirate: Pirate) -> list[Pirate]:
    """Return the pirates whom a pirate may attack where he is now: at sea or anchored on the coast (spec 4.12.1)."""
    if not pirate.position.afloat or pirate.careened:
        return []
    return [other for other in targets(state, pirate, pirate.position.place) if other.position.afloat]


def _offered(scene: Scene) -> bool:
    afloat = scene.there.afloat and not scene.pirate.careened
    return scene.table.options.m_rivals and afloat and bool(targets(scene.state, scene.pirate, scene.there.place))


def _able(voyage: Voyage, pirate: Pirate) -> bool:
    entry = voyage.hidden.entries.get(pirate.id)
    arguments: Mapping[str, Any] = {} if entry is None else entry.arguments
    ready = voyage.options.m_rivals and not pirate.now.stopped
    return ready and _target(voyage.state, pirate, arguments) is not None


def _target(state: State, pirate: Pirate, arguments: Mapping[str, Any]) -> Pirate | None:
    """Return whom a pirate attacks: the first of his targets who is there; a rescue needs its captor."""
    found = may_attack(state, pirate)
    prize = prize_of(arguments.get("aim", CONQUER))
    if prize is not None:
        return next((other for other in found if prize in rescuable(state, pirate, other)), None)
    wanted: Sequence[str] = arguments.get("targets", ())
    by_id = {other.id: other for other in found}
    return next((by_id[name] for name in wanted if name in by_id), None)


# ---------------------------------------------------------------- the form


def _arguments(scene: Scene, prefix: str) -> Play[Mapping[str, Any]]:
    """Ask for the aim, the targets in order of preference, and the arms of each round."""
    found = targets(scene.state, scene.pirate, scene.there.place)
    aim = yield from _ask_aim(scene, prefix, found)
    arguments: dict[str, Any] = {"aim": aim}
    if aim == CONQUER:
        arguments["targets"] = yield from _ask_targets(scene, prefix, found)
    arms = yield from _ask_arms(scene, prefix)
    return arguments if arms is None else {**arguments, ARMS: arms}


def _ask_aim(scene: Scene, prefix: str, found: Sequence[Pirate]) -> Play[str]:
    """Ask whether to conquer, or whom to rescue from one of the ships."""
    pirate = scene.pirate
    options = [Option(CONQUER)]
    for holder in found:
        options += [
            Option(prize.aim, {"target": holder.id, **_held(prize)}) for prize in rescuable(scene.state, pirate, holder)
        ]
    if len(options) == 1:
        return CONQUER
    return (
        yield from choose(
            pirate.seat,
            "attack_aim",
            options,
            step=f"{prefix}aim",
            default=CONQUER,
            rule="BN 12.2",
            data={"pirate": pirate.id, "place": scene.there.place},
        )
    )


def _held(prize: Prize) -> dict[str, str]:
    """Return the facts of somebody who may be rescued: a captive has a name, a relative is told by her kind."""
    return {"captain": prize.id if prize.what == "captive" else "", "kind": prize.what}


def _ask_targets(scene: Scene, prefix: str, found: Sequence[Pirate]) -> Play[list[str]]:
    """Ask for the targets in order of preference, if there are several; the easiest prey first."""
    pirate = scene.pirate
    order = sorted(found, key=lambda other: (not other.position.afloat, combat(other), other.id))
    if len(order) == 1:
        return [order[0].id]
    return (
        yield from pick(
            pirate.seat,
            "attack_targets",
            lambda: [Option(other.id, target_facts(pirate, other)) for other in order],
            (1, len(order)),
            ordered=True,
            step=f"{prefix}targets",
            default=[other.id for other in order],
            rule=RULE,
            data={"pirate": pirate.id, "place": scene.there.place},
        )
    )


def target_facts(pirate: Pirate, other: Pirate) -> dict[str, Any]:
    """Return what is known of an enemy, with the chances to win a round against him, and the duel after boarding."""
    return {
        "target": other.id,
        "ship": other.ship.type,
        "combat": combat(other),
        "speed": speed(other),
        "odds": chance(pirate, other),
        "wins": boarding_chance(pirate, other),
    }


def _ask_arms(scene: Scene, prefix: str) -> Play[int | None]:
    """Ask for the arms of each round; None where the battle plan asks for them, or there are none."""
    pirate = scene.pirate
    aboard = pirate.ship.markers.count(ARMS)
    policy = recorded(scene.table, pirate.seat, ARMS, pirate.id)
    if not aboard or policy == ASK:
        return None
    return (
        yield from number(
            pirate.seat,
            "attack_arms",
            0,
            aboard,
            step=f"{prefix}arms",
            default=aboard if policy == "all" else min(aboard, int(policy)),
            quiet=True,
            rule="BN 9.211",
            data={"pirate": pirate.id, "arms": aboard},
        )
    )


def _facts(scene: Scene) -> Mapping[str, Any]:
    """Return who may be attacked, and the best chances to win a round, and the duel that follows boarding."""
    found = targets(scene.state, scene.pirate, scene.there.place)
    return {
        "targets": [other.id for other in found],
        "odds": max((chance(scene.pirate, other) for other in found), default=0),
        "wins": max((boarding_chance(scene.pirate, other) for other in found), default=0),
    }


def _contests(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Sequence[str]:
    """Return the hex: two attacks in it are a dispute, and so are an attack and what its target does (spec 4.6)."""
    del voyage, arguments
    return [battlefield(pirate.position.place)]


def battlefield(place: str) -> str:
    """Return the key of the dispute in a hex where somebody attacks a pirate."""
    return f"battle/{place}"


def _attack(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Play[None]:
    """Attack the first target who is there."""
    target = _target(voyage.state, pirate, arguments)
    if target is not None:
        aim, arms = str(arguments.get("aim", CONQUER)), arguments.get(ARMS)
        yield from fight_pirates(voyage, pirate, target, aim=aim, arms=arms)


ATTACK_PIRATE = Operation(
    "attack_pirate",
    RULE,
    _offered,
    _able,
    _attack,
    arguments=_arguments,
    contests=_contests,
    facts=_facts,
)
"""OP-2b: attack another seat's pirate, or come for a captive aboard his ship."""
