"""How a battle with hunters ends before a ship sinks: surrender, and breaking off (spec 4.11.7, 4.11.8)."""

from collections.abc import Sequence
from typing import Any

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put
from rules.blackbeard.battle.broadside import Battle, afloat_boxes, battle_speed, pirate_is_faster
from rules.blackbeard.battle.plans import ASK, NOW, YES, Plan
from rules.blackbeard.battle.spoils import letter_for
from rules.blackbeard.hunters import has_gone
from rules.blackbeard.names import asked
from rules.blackbeard.odds import contest, percent
from rules.blackbeard.ship.figures import combat, debauch_cost, hull_speed, incapacitating, rating
from rules.blackbeard.state import Hunter, Pirate
from rules.blackbeard.tables import WARSHIPS
from rules.blackbeard.voyage import Voyage
from rules.kernel import Play, choose

FREE_FROM = 3
"""The round at whose end the faster side may first break off without a tie (BN 13.62)."""
LAST = 1
"""The points of damage that would sink a ship that is all but lost."""


def known_figures(hunter: Hunter) -> tuple[int, int] | None:
    """Return the Combat and Speed of a hunter as far as everybody knows them, None if they are hidden."""
    if hunter.kind != "warship":
        return hunter.combat, hunter.speed
    return (WARSHIPS[hunter.face].strength, WARSHIPS[hunter.face].speed) if hunter.face else None


def enemy_facts(hunters: Sequence[Hunter], pirate: Pirate) -> dict[str, Any]:
    """Return what everybody knows of hunters, and the chances of a pirate to win and to lose a round against them.

    All are 0 as long as Combat and Speed of one of the hunters are hidden.
    """
    figures = [known_figures(hunter) for hunter in hunters]
    known = [one for one in figures if one is not None]
    facts: dict[str, Any] = {
        "hunter": hunters[0].token,
        "hunters": [hunter.token for hunter in hunters],
        "nation": hunters[0].nation,
        "known": len(known) == len(hunters),
        "hunter_combat": 0,
        "hunter_speed": 0,
        "won": 0,
        "lost": 0,
    }
    if facts["known"]:
        strength, pace = sum(one for one, _ in known), max(one for _, one in known)
        own = combat(pirate) + battle_speed(pirate) + rating(pirate, "competence") - debauch_cost(pirate)
        chances = contest(own - strength - pace, 1, 1)
        facts |= {"hunter_combat": strength, "hunter_speed": pace}
        facts |= {"won": percent(chances.won), "lost": percent(chances.lost)}
    return facts


def escape_facts(voyage: Voyage, battle: Battle) -> dict[str, Any]:
    """Return whether a pirate may break off, as the ships are now and as far as everybody knows (BN 13.62).

    ``escape``: "faster", "equal" or "slower" by his Speed, "secret" if the hunters' is hidden, or "free" if he may
    break off from round 3 on at any Speed. ``escape_odds``: the chance in per cent to be the faster at equal Speeds.
    """
    pirate = battle.pirate
    facts = enemy_facts(battle.hunters, pirate)
    lead = battle_speed(pirate) - facts["hunter_speed"]
    by_speed = "equal" if not lead else "faster" if lead > 0 else "slower"
    chances = contest(-debauch_cost(pirate), 1, 1)
    return {
        "escape": "free" if _always_free(voyage, battle) else by_speed if facts["known"] else "secret",
        "escape_odds": percent(chances.won / (chances.won + chances.lost)),
    }


def may_get_away(voyage: Voyage, battle: Battle) -> bool:
    """Return whether a pirate may be able to break off within the rounds of a plan, as far as everybody knows.

    His own Speed grows only by a mainsail. That of a King's Commissioner may fall to 0, and that of a warship never
    changes (spec 4.11.8).
    """
    facts = escape_facts(voyage, battle)
    if facts["escape"] != "slower":
        return True
    pirate = battle.pirate
    sets = pirate.now.mainsail or "mainsail" in pirate.ship.markers
    most = hull_speed(pirate.ship, mainsail=sets, unhealed=incapacitating(pirate))
    most = 0 if pirate.position.mode == "anchored" else most
    least = 0 if battle.commissioner is not None else enemy_facts(battle.hunters, pirate)["hunter_speed"]
    return most >= least


def _always_free(voyage: Voyage, battle: Battle) -> bool:
    """Return whether the pirate may break off from round 3 on at any Speed."""
    return voyage.options.warship_battle == "three_rounds" and battle.commissioner is None


def surrenders(voyage: Voyage, battle: Battle, plan: Plan) -> Play[bool]:
    """Return whether the pirate surrenders before a round, which needs a letter of the hunter's nation (BN 13.63)."""
    pirate = battle.pirate
    foe = letter_for(battle.hunters, pirate)
    if foe is None:
        return False
    gives_up = plan.surrender == NOW or (plan.surrender == "last" and afloat_boxes(pirate) <= LAST)
    if plan.surrender == ASK:
        question = asked("BN-B5")
        answer = yield from put(
            voyage,
            choose(
                pirate.seat,
                question.kind,
                ["surrender", "fight_on"],
                default="fight_on",
                rule=question.rule,
                data={**_ship_facts(battle), "letter": pirate.letter},
            ),
        )
        gives_up = answer == "surrender" and not has_gone(voyage, foe)
    if gives_up:
        voyage.tell(
            "surrendered", seat=pirate.seat, pirate=pirate.id, hunter=foe.token, nation=foe.nation, rule="BN 13.63"
        )
    return gives_up


def _ship_facts(battle: Battle) -> dict[str, Any]:
    pirate = battle.pirate
    return {
        "pirate": pirate.id,
        "target": pirate.id,
        "round": battle.round,
        "boxes": afloat_boxes(pirate),
        "combat": combat(pirate),
        "speed": battle_speed(pirate),
        "immune": battle.commissioner is None,
        **enemy_facts(battle.hunters, pirate),
    }


def breaks_off(voyage: Voyage, battle: Battle, plan: Plan, enemy: Plan) -> Play[str]:
    """Let the faster side break off; return how the battle ended, "" if it goes on. A warship never lets go."""
    kc = battle.commissioner
    free = _always_free(voyage, battle) and battle.round >= FREE_FROM
    if free or (yield from pirate_is_faster(voyage, battle)):
        if (yield from _wants_to_break(voyage, battle, plan, battle.pirate.seat, default="break_off")):
            break_off(voyage, battle)
            return "broke_off"
    elif kc is not None and (yield from _wants_to_break(voyage, battle, enemy, kc.controller, default="go_on")):
        voyage.tell("hunter_let_go", hunter=kc.token, pirate=battle.pirate.id, rule="BN 13.62")
        return "let_go"
    return ""


def _wants_to_break(voyage: Voyage, battle: Battle, plan: Plan, seat: int, default: str) -> Play[bool]:
    """Return whether the faster side breaks off: its plan says so, or leaves it open (BN-B2)."""
    if plan.breaks != ASK:
        return plan.breaks == YES
    question = asked("BN-B2")
    answer = yield from put(
        voyage,
        choose(
            seat,
            question.kind,
            ["break_off", "go_on"],
            default=default,
            rule=question.rule,
            data={**_ship_facts(battle), "by": "pirate" if seat == battle.pirate.seat else "hunter"},
        ),
    )
    return answer == "break_off"


def break_off(voyage: Voyage, battle: Battle) -> None:
    """Break off as the pirate: -1 Popularity; both stay in the hex (BN 13.62, 17.2)."""
    pirate = battle.pirate
    voyage.tell("broke_off", seat=pirate.seat, pirate=pirate.id, against="hunter", rule="BN 13.62")
    ledgers.popularity(voyage, pirate, -1, "broke_off")
