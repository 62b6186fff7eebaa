"""Battles between pirates of different seats: the rounds, boarding, rescue (spec 4.12.1 to 4.12.4, BN 12)."""

from dataclasses import replace

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put
from rules.blackbeard.battle.boarding import RULE, board, take_from_dead
from rules.blackbeard.battle.duel import meet, part
from rules.blackbeard.battle.duellists import boarding_chance, stronger
from rules.blackbeard.battle.plans import NO, STAGE, YES, Plan, Side, battle_plans, blow_smoke, set_mainsail
from rules.blackbeard.battle.volley import Battle, Volley, burn, faster, fire_volley, shoot_hot
from rules.blackbeard.hidden import Entry
from rules.blackbeard.lasting import prices_on, settle_prices
from rules.blackbeard.league.alliances import allies_at, dissolve
from rules.blackbeard.names import asked
from rules.blackbeard.policies import ASK, decide
from rules.blackbeard.ship.fates import sink_untaken
from rules.blackbeard.ship.figures import combat, debauch_cost
from rules.blackbeard.state import Pirate
from rules.blackbeard.voyage import STRIFE_CORRECTIONS, Voyage
from rules.kernel import Ask, Later, Play, choose

CONQUER = "conquer"
MOST_ROUNDS = 30
"""The round after which a battle counts as broken off by the attacker."""
LATE = 3
"""From the end of this round on the faster ship chooses, and breaking off also costs Popularity (BN 12.11)."""
BREAK_OFF, GO_ON, BOARD = "break_off", "go_on", "board"


def fight_pirates(
    voyage: Voyage, attacker: Pirate, defender: Pirate, *, aim: str = CONQUER, arms: int | None = None
) -> Play[None]:
    """Fight a battle between two pirates to its end, and carry out what follows from it.

    ``aim``: :data:`CONQUER`, or whom the attacker has come for (:attr:`Prize.aim`). ``arms``: markers of arms that he
    invests in each round, None for what his policy or his plan says.
    """
    # An attack on an ally ends the alliance (spec 4.21.5).
    dissolve(voyage, attacker, defender)
    voyage.hidden.touched.append(defender.seat)
    helper = yield from _find_helper(voyage, attacker, defender)
    battle = Battle(attacker, defender, helper)
    meet(attacker, defender.id)
    meet(defender, attacker.id)
    meet(helper, attacker.id)
    prices = prices_on(voyage.state, attacker, defender)
    # The attacker earns the reward for an ally of his enemy, too; that for himself is the defender's (law 34).
    allys_price = [] if helper is None else [*prices_on(voyage.state, helper), (attacker, 0)]
    voyage.tell(
        "pirate_battle",
        seat=attacker.seat,
        pirate=attacker.id,
        target=defender.id,
        aim=aim.partition("/")[0],
        place=attacker.position.place,
        helper="" if helper is None else helper.id,
        rule=RULE,
    )
    entries = voyage.hidden.entries
    entry = entries.get(attacker.id, Entry())
    if arms is not None:
        # His orders for this attack stand above his policy, and his plan begins with them.
        entries[attacker.id] = replace(entry, overrides={**entry.overrides, "arms": str(arms)})
    result, winner = yield from _rounds(voyage, battle, aim)
    if arms is not None:
        entries[attacker.id] = entry
    voyage.tell(
        "pirate_battle_over",
        seat=attacker.seat,
        pirate=attacker.id,
        target=defender.id,
        rounds=battle.round,
        result=result,
        rule=RULE,
    )
    if result == BOARD and winner is not None:
        yield from board(voyage, battle, winner, aim)
    settle_prices(voyage, prices)
    if voyage.table.patched(STRIFE_CORRECTIONS):
        settle_prices(voyage, allys_price)
    part(attacker, defender, helper)
    sink_untaken(voyage, attacker, defender, helper)


def _find_helper(voyage: Voyage, attacker: Pirate, defender: Pirate) -> Play[Pirate | None]:
    """Return the first ally at sea in the hex who helps the defender (BN 20.5, BN-B8)."""
    question = asked("BN-B8")
    for ally in allies_at(voyage.state, defender, defender.position.place):

        def ask(ally: Pirate = ally) -> Ask[str]:
            return choose(
                ally.seat,
                question.kind,
                [NO, YES],
                default=NO,
                rule=question.rule,
                data={"pirate": ally.id, "target": defender.id, "against": "pirate"},
            )

        if ally.seat != attacker.seat and ally.position.afloat and not ally.careened:
            helps = yield from decide(voyage, ally, "help_ally", by=lambda value: value, ask=ask)
            if helps == YES and ally.status == "active":
                return ally
    return None


# ---------------------------------------------------------------- the rounds


def _rounds(voyage: Voyage, battle: Battle, aim: str) -> Play[tuple[str, Pirate | None]]:
    """Fight round after round; return how the battle ended, and the captain who boards."""
    for number in range(1, MOST_ROUNDS + 1):
        if (number - 1) % STAGE == 0:
            yield from _make_plans(voyage, battle)
            if number == 1 and any(_smokes(voyage, battle, pirate) for pirate in battle.captains):
                return "smoke", None
            for pirate in battle.captains:
                set_mainsail(voyage, pirate, battle.plan(pirate))
        battle.round = number
        volley = yield from _exchange_fire(voyage, battle, aim)
        if not battle.on:
            return "lost" if battle.attacker.status != "active" else "won", None
        choosing = yield from _who_chooses(voyage, battle, volley)
        wanted = GO_ON if choosing is None else (yield from _press_on(voyage, battle, choosing))
        if wanted == BOARD:
            return BOARD, choosing
        if wanted == BREAK_OFF and choosing is not None:
            break_off(voyage, battle, choosing)
            return "broke_off", None
    break_off(voyage, battle, battle.attacker)
    return "broke_off", None


def _smokes(voyage: Voyage, battle: Battle, pirate: Pirate) -> bool:
    return blow_smoke(voyage, pirate, battle.plan(pirate))


def _exchange_fire(voyage: Voyage, battle: Battle, aim: str) -> Play[Volley]:
    """Fight one round with everything that it brings."""
    volley = yield from fire_volley(voyage, battle)
    yield from burn(voyage, battle)
    if battle.on:
        yield from shoot_hot(voyage, battle, volley)
    if battle.helper is not None and battle.helper.status != "active":
        part(battle.helper)
        battle.helper = None
    if volley.killed:
        yield from take_from_dead(voyage, battle, volley, aim)
    return volley


def _make_plans(voyage: Voyage, battle: Battle) -> Play[None]:
    """Ask for the plans of both sides for the next three rounds (BN-B1)."""
    plans = yield from battle_plans(voyage, [_side(battle, pirate) for pirate in battle.captains])
    battle.plans = {pirate.id: plan for pirate, plan in zip(battle.captains, plans, strict=True)}


def _side(battle: Battle, pirate: Pirate) -> Side:
    """Return what everybody sees of one side."""
    foe = battle.foe(pirate)
    return Side(
        pirate.seat,
        pirate,
        "pirate",
        began=pirate is battle.attacker,
        opening=battle.round == 0,
        weaker=combat(pirate) < combat(foe),
        facts=Later(
            {
                "target": foe.id,
                "number": battle.round + 1,
                **strengths(pirate, foe),
            },
            lambda: {"duel": boarding_chance(pirate, foe)},
        ),
    )


def strengths(pirate: Pirate, foe: Pirate) -> dict[str, int]:
    """Return the Combat of two pirates who fight, and what a debauch takes from their dice (BN 9.28)."""
    return {
        "combat": combat(pirate),
        "debauch": debauch_cost(pirate),
        "foe_combat": combat(foe),
        "foe_debauch": debauch_cost(foe),
    }


def _who_chooses(voyage: Voyage, battle: Battle, volley: Volley) -> Play[Pirate | None]:
    """Return who may break off, go on or board after a round; nobody if it was cancelled (BN 12.1, 12.11)."""
    if battle.round >= LATE or (volley.result == "tied" and not volley.cancelled):
        return (yield from faster(voyage, battle))
    if not volley.decided:
        return None
    return battle.attacker if volley.result == "won" else battle.defender


def _press_on(voyage: Voyage, battle: Battle, pirate: Pirate) -> Play[str]:
    """Return what the captain who may choose does: by his plan, or as he answers (BN-B2)."""
    plan, foe = battle.plan(pirate), battle.foe(pirate)
    wanted = _by_plan(plan, pirate, foe)
    if ASK not in (plan.breaks, plan.board):
        return wanted
    question = asked("BN-B2")
    return (
        yield from put(
            voyage,
            choose(
                pirate.seat,
                question.kind,
                [BREAK_OFF, GO_ON, BOARD],
                default=wanted,
                rule="BN 12.1" if battle.round < LATE else "BN 12.11",
                data={
                    "pirate": pirate.id,
                    "target": foe.id,
                    "against": "pirate",
                    "number": battle.round,
                    **strengths(pirate, foe),
                    "stronger": stronger(pirate, foe),
                    "duel": boarding_chance(pirate, foe),
                },
            ),
        )
    )


def _by_plan(plan: Plan, pirate: Pirate, foe: Pirate) -> str:
    """Return what a plan does where the captain may choose."""
    if plan.breaks == YES:
        return BREAK_OFF
    boards = plan.board == "always" or (plan.board in ("stronger", ASK) and stronger(pirate, foe))
    return BOARD if boards else GO_ON


def break_off(voyage: Voyage, battle: Battle, pirate: Pirate) -> None:
    """Let a captain break off the battle; both stay in the hex (BN 12.1, 12.11, 17.2)."""
    late = battle.round >= LATE
    rule = "BN 12.11" if late else "BN 12.1"
    voyage.tell("broke_off", seat=pirate.seat, pirate=pirate.id, against="pirate", rule=rule)
    ledgers.notoriety(voyage, pirate, -1, "broke_off", rule)
    if late:
        ledgers.popularity(voyage, pirate, -1, "broke_off")
