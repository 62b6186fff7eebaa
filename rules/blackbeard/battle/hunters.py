"""Battles with hunters: how they begin, go on and end, and what they bring (spec 4.11.7 to 4.11.17)."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from rules.blackbeard.battle.broadside import Battle, fight_round
from rules.blackbeard.battle.endings import (
    FREE_FROM,
    break_off,
    breaks_off,
    enemy_facts,
    escape_facts,
    known_figures,
    may_get_away,
    surrenders,
)
from rules.blackbeard.battle.plans import STAGE, YES, Against, Plan, Side, battle_plans, blow_smoke, set_mainsail
from rules.blackbeard.battle.spoils import escapes, forget, hand_letters, letter_for, sink
from rules.blackbeard.captivity.treason import captured
from rules.blackbeard.hunters import has_gone, in_play, reveal, took
from rules.blackbeard.league.alliances import allied, allies_at
from rules.blackbeard.names import asked
from rules.blackbeard.operation import Operation, Scene, still_there
from rules.blackbeard.policies import decide
from rules.blackbeard.sea.merchants import mark_enemy
from rules.blackbeard.ship.figures import combat
from rules.blackbeard.state import Hunter, Pirate, State
from rules.blackbeard.tables import UNIDENTIFIED
from rules.blackbeard.voyage import COMBAT_CORRECTIONS, NOTHING_IN_VAIN, STRIFE_CORRECTIONS, Voyage
from rules.kernel import Ask, Option, Play, choose

MOST_ROUNDS = 30
"""The round after which a battle counts as broken off by the pirate."""

__all__ = ["ATTACK_HUNTER", "escapes", "fight_hunters", "may_fight"]


def may_fight(state: State, hunter: Hunter, pirate: Pirate) -> bool:
    """Return whether a hunter may still fight a pirate in this turn: two only if they are allies (BN 13.6)."""
    others = [state.pirates[name] for name in hunter.foes if name != pirate.id]
    return all(allied(state, pirate, other) for other in others)


def fight_hunters(
    voyage: Voyage, hunters: list[Hunter], pirate: Pirate, *, began: Literal["hunter", "pirate"]
) -> Play[None]:
    """Fight a battle between a pirate and one hunter, or several warships that fight as one (BN 13.61, 14.4)."""
    battle = yield from _open(voyage, hunters, pirate, began)
    if not battle.hunters:
        return
    hunters, helper = list(battle.hunters), battle.helper
    _engage(battle)
    if helper is not None and voyage.table.patched(STRIFE_CORRECTIONS):
        # A hunter does not try a pirate again whom it has fought in the same step (spec 4.11.2).
        helper.now.tested += battle.tokens
    voyage.tell(
        "hunter_battle",
        seat=pirate.seat,
        pirate=pirate.id,
        hunters=battle.tokens,
        began=began,
        place=pirate.position.place,
        helper="" if helper is None else helper.id,
        rule="BN 13.61",
    )
    result = yield from _fight(voyage, battle)
    voyage.tell(
        "hunter_battle_over",
        seat=pirate.seat,
        pirate=pirate.id,
        hunters=[hunter.token for hunter in hunters],
        rounds=battle.round,
        result=result,
        rule="BN 13.62",
    )
    foe = letter_for(battle.hunters, pirate)
    if result == "surrendered" and foe is not None:
        forget(voyage, pirate)
        yield from captured(voyage, pirate, nation=foe.nation, by=foe)
        _win(voyage, hunters, pirate)
    for hunter in hunters:
        hunter.engaged = ""


def _open(voyage: Voyage, hunters: list[Hunter], pirate: Pirate, began: Literal["hunter", "pirate"]) -> Play[Battle]:
    """Prepare a battle: a challenge or a letter, an ally who helps. A hunter that does not attack is left out."""
    hunters = [hunter for hunter in hunters if not has_gone(voyage, hunter)]
    for hunter in hunters:
        if pirate.id not in hunter.foes:
            hunter.foes.append(pirate.id)
        reveal(voyage, hunter, "nation")
    helper: Pirate | None = None
    if began == "pirate":
        challenge(voyage, hunters, pirate)
    else:
        hunters = yield from hand_letters(voyage, hunters, pirate)
        helper = (yield from _find_helper(voyage, pirate)) if hunters else None
    battle = Battle(list(hunters), pirate, began, helper)
    _look_round(voyage, battle)
    return battle


def _win(voyage: Voyage, hunters: Sequence[Hunter], pirate: Pirate) -> None:
    """Reward the controllers of warships whose target was taken, killed or sunk (BN 14.42)."""
    for hunter in hunters:
        took(voyage, hunter, pirate)


def challenge(voyage: Voyage, hunters: Sequence[Hunter], pirate: Pirate) -> None:
    """Make a pirate who attacks a commissioner or a warship the enemy of its nation (BN 9.22)."""
    for hunter in hunters:
        voyage.hidden.touched.append(hunter.controller)
        if hunter.kind != "ghost":
            mark_enemy(voyage, pirate, hunter.nation or UNIDENTIFIED)


def _engage(battle: Battle) -> None:
    """Note whom the hunters fight, and who earns Notoriety once he gets away from them."""
    pirates = [pirate for pirate in (battle.pirate, battle.helper) if pirate is not None]
    _aim(battle)
    for hunter in battle.hunters:
        hunter.foes += [pirate.id for pirate in pirates if pirate.id not in hunter.foes]
        if battle.began == "hunter":
            hunter.fought = battle.pirate.id
            hunter.battled += [pirate.id for pirate in pirates if pirate.id not in hunter.battled]


def _aim(battle: Battle) -> None:
    """Note for each hunter whom it takes if the battle goes well: its target, who may be the helper, or the pirate."""
    for hunter in battle.hunters:
        helps = battle.helper is not None and battle.helper.id == hunter.target
        hunter.engaged = hunter.target if helps else battle.pirate.id


def _find_helper(voyage: Voyage, pirate: Pirate) -> Play[Pirate | None]:
    """Return the first ally at sea in the hex who helps the pirate attacked (BN 20.5, BN-B8)."""
    question = asked("BN-B8")
    for ally in allies_at(voyage.state, pirate, pirate.position.place):

        def ask(ally: Pirate = ally) -> Ask[str]:
            return choose(
                ally.seat,
                question.kind,
                ["no", YES],
                default="no",
                rule=question.rule,
                data={"pirate": ally.id, "target": pirate.id, "against": "hunter"},
            )

        if ally.position.afloat and not ally.careened:
            helps = yield from decide(voyage, ally, "help_ally", by=lambda value: value, ask=ask)
            if helps == YES and ally.status == "active" and pirate.status == "active":
                return ally
    return None


# ---------------------------------------------------------------- the rounds


def _fight(voyage: Voyage, battle: Battle) -> Play[str]:
    """Fight round after round and return how the battle ended for the pirate."""
    pirate = battle.pirate
    plan, enemy = Plan(), Plan()
    for number in range(1, MOST_ROUNDS + 1):
        if (number - 1) % STAGE == 0:
            plan, enemy = yield from _plans(voyage, battle)
            if not _look_round(voyage, battle):
                return "gone"
            if number == 1 and blow_smoke(voyage, pirate, plan):
                return "smoke"
            set_mainsail(voyage, pirate, plan)
        if (yield from surrenders(voyage, battle, plan)):
            return "surrendered"
        if not _look_round(voyage, battle):
            return "gone"
        battle.round = number
        over = yield from _round(voyage, battle, plan, enemy)
        if over:
            return over
    break_off(voyage, battle)
    return "broke_off"


def _look_round(voyage: Voyage, battle: Battle) -> bool:
    """Return whether there is a hunter to fight still, after others may have acted while a captain was asked.

    A hunter whose target has left play has gone home, and an ally may have sailed on. Older matches keep both.
    """
    if voyage.table.patched(COMBAT_CORRECTIONS):
        battle.hunters = [hunter for hunter in battle.hunters if not has_gone(voyage, hunter)]
        helper, place = battle.helper, battle.pirate.position.place
        if helper is not None and (helper.status != "active" or helper.position.place != place):
            battle.helper = None
        # It may have tried an ally who sailed past it.
        _aim(battle)
    return bool(battle.hunters)


def _round(voyage: Voyage, battle: Battle, plan: Plan, enemy: Plan) -> Play[str]:
    """Fight one round; return how the battle ended with it, "" if it goes on."""
    pirates = [pirate for pirate in (battle.pirate, battle.helper) if pirate is not None]
    outcome = yield from fight_round(voyage, battle, plan)
    for pirate in pirates:
        if not pirate.in_play:
            _win(voyage, battle.hunters, pirate)
    sunk = battle.commissioner is not None and not battle.commissioner.combat
    if sunk:
        sink(voyage, battle)
    if battle.pirate.status != "active":
        return "lost"
    if sunk:
        return "won"
    battle.hunters = [hunter for hunter in battle.hunters if in_play(voyage, hunter)]
    if not battle.hunters:
        return "gone"
    if outcome.result == "tied" or battle.round >= FREE_FROM:
        return (yield from breaks_off(voyage, battle, plan, enemy))
    return ""


def _plans(voyage: Voyage, battle: Battle) -> Play[tuple[Plan, Plan]]:
    """Return the plans of the pirate and of a King's Commissioner for three rounds; warships have none."""
    pirate, kc = battle.pirate, battle.commissioner
    against: Against = "kc" if kc is not None else battle.hunters[0].kind
    figures = [known_figures(hunter) for hunter in battle.hunters]
    theirs = sum(one[0] for one in figures if one is not None)
    facts = {**enemy_facts(battle.hunters, pirate), "target": pirate.id, "number": battle.round + 1}
    sides = [
        Side(
            pirate.seat,
            pirate,
            against,
            began=battle.began == "pirate",
            opening=battle.round == 0,
            letter=letter_for(battle.hunters, pirate) is not None,
            weaker=None in figures or combat(pirate) < theirs,
            bound=voyage.table.patched(NOTHING_IN_VAIN) and not may_get_away(voyage, battle),
            facts={**facts, **escape_facts(voyage, battle)},
        )
    ]
    if kc is not None:
        sides.append(Side(kc.controller, None, "pirate", began=battle.began == "hunter", facts=facts))
    plans = yield from battle_plans(voyage, sides)
    return plans[0], plans[1] if kc is not None else Plan()


# ---------------------------------------------------------------- the operation


def targets(state: State, pirate: Pirate, place: str) -> list[Hunter]:
    """Return the hunters of other seats that lie at sea in a hex."""
    return [
        hunter
        for hunter in state.hunters
        if hunter.position.place == place and hunter.position.afloat and hunter.controller != pirate.seat
    ]


def _offered(scene: Scene) -> bool:
    at_sea = scene.there.mode in ("sea", "anchored") and not scene.pirate.careened
    return at_sea and bool(targets(scene.state, scene.pirate, scene.there.place))


def _open_to(state: State, pirate: Pirate) -> list[Hunter]:
    found = targets(state, pirate, pirate.position.place)
    return [hunter for hunter in found if may_fight(state, hunter, pirate)]


def _able(voyage: Voyage, pirate: Pirate) -> bool:
    at_sea = pirate.position.afloat and not pirate.careened and not pirate.now.stopped
    return at_sea and still_there(voyage, pirate, "target", [hunter.token for hunter in _open_to(voyage.state, pirate)])


def _arguments(scene: Scene, prefix: str) -> Play[Mapping[str, Any]]:
    """Ask which hunter is attacked, if there are several."""
    found = targets(scene.state, scene.pirate, scene.there.place)
    target = yield from choose(
        scene.pirate.seat,
        "hunter_target",
        [Option(hunter.token, enemy_facts([hunter], scene.pirate)) for hunter in found],
        step=f"{prefix}target",
        default=found[0].token,
        quiet=len(found) == 1,
        rule="BN 13.6",
        data={"pirate": scene.pirate.id, "place": scene.there.place},
    )
    return {"target": target}


def _contests(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Sequence[str]:
    del arguments
    return [f"hunters/{pirate.position.place}"] if targets(voyage.state, pirate, pirate.position.place) else []


def _facts(scene: Scene) -> Mapping[str, Any]:
    """Return the hunters that may be attacked, and what everybody knows of the first one."""
    found = targets(scene.state, scene.pirate, scene.there.place)
    return {**enemy_facts(found[:1], scene.pirate), "hunters": [hunter.token for hunter in found]}


def _attack(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Play[None]:
    """Attack one hunter; no interception is rolled."""
    found = _open_to(voyage.state, pirate)
    hunter = next((one for one in found if one.token == arguments.get("target")), found[0])
    pirate.now.tested.append(hunter.token)
    yield from fight_hunters(voyage, [hunter], pirate, began="pirate")


ATTACK_HUNTER = Operation(
    "attack_hunter", "BN 13.6", _offered, _able, _attack, arguments=_arguments, contests=_contests, facts=_facts
)
"""OP-2c: attack a hunter in the hex."""
