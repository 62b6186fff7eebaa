"""Battles, duels and what follows from them: when to board, to roll again, to give up (BN 12, 13.6, 19, 21)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.blackbeard.battle.broadside import afloat_boxes, battle_speed
from rules.blackbeard.battle.duellists import boarding_odds
from rules.blackbeard.battle.endings import known_figures
from rules.blackbeard.odds import HUNDRED
from rules.blackbeard.pilot.captain import BEST_SHIPS, Answer
from rules.blackbeard.pilot.prey import booty, round_of, stake
from rules.blackbeard.ship.figures import combat, debauch_cost, rating
from rules.blackbeard.state import Pirate
from rules.blackbeard.view.model import BlackbeardView
from rules.kernel import BY_DEFAULT, Advice, Question, Reason, default_advice

HEAVY = 3
"""The points of damage of one round that are worth a roll of cunning."""
LEAKING = 3
CONVICTED = 2
"""The greatest die of a treason trial that is worth another roll."""
SUPERIOR = 3
"""The lead in Combat with which a captain rather goes on than breaks off."""
WRECKED = 4
"""The lost boxes more than on the other ship with which a winner changes ships."""
SMALL = 10
"""The chance to win a round, in per cent, below which a battle with a rival is hopeless for who cannot duel either."""
CHANCE = 25
"""The chance to win a duel, in per cent, from which boarding may still turn a battle."""


def battle_plan(view: BlackbeardView, question: Question) -> Advice:
    """Keep to what the policies say: by default a captain breaks off from hunters, and fights rivals; say why."""
    del view
    breaks = next((step.default for step in question.steps if step.step == "breaks"), None)
    pirate, target = question.data["pirate"], question.data.get("target", "")
    if breaks == "no" and pirate and question.data["against"] == "pirate" and (odds := hopeless(question)) is not None:
        return Advice({"breaks": "yes"}, Reason("plan_outmatched", {"pirate": pirate, "target": target, "odds": odds}))
    reasons = {
        ("hunter", "no"): Reason("plan_hunter", {"target": target}),
        ("rival", "no"): Reason("plan_fight", {"pirate": pirate, "target": target}),
        ("prey", "yes"): Reason("plan_break_off", {"pirate": pirate}),
    }
    side = "hunter" if not pirate else "rival" if question.data["against"] == "pirate" else "prey"
    return Advice(question.default, reasons.get((side, str(breaks)), Reason("plan_orders")))


def hopeless(question: Question) -> int | None:
    """Return a pirate's chance to win a round, in per cent, if a rival is far stronger, in a duel too; else None."""
    data = question.data
    if "foe_combat" not in data or data.get("duel", CHANCE) >= CHANCE:
        return None
    lead = data["combat"] - data["debauch"] - data["foe_combat"] + data["foe_debauch"]
    won = round(HUNDRED * float(round_of(lead).won))
    return won if won < SMALL else None


def press_on(view: BlackbeardView, question: Question) -> Advice:
    """Board a rival if the duel is a good bargain, else go on if the ship is the stronger one, else break off."""
    if question.data.get("against") != "pirate":
        return default_advice(question)
    pirate, other = view.state.pirates[question.data["pirate"]], view.state.pirates[question.data["target"]]
    odds = boarding_odds(pirate, other)
    facts = {"pirate": pirate.id, "target": other.id, "odds": round(100 * odds)}
    if odds * booty(pirate, other) > (1 - odds) * stake(pirate):
        return Advice("board", Reason("press_board", facts))
    lead = combat(pirate) - combat(other)
    if lead >= SUPERIOR:
        return Advice("go_on", Reason("press_on", facts | {"lead": lead}))
    return Advice("break_off", Reason("press_off", facts))


def duel_plan(view: BlackbeardView, question: Question) -> Advice:
    """Give up a duel only where the default does; keep cunning for the blow that would fell him."""
    del view
    found: Answer = {}
    if any(step.step == "cunning" for step in question.steps):
        found["cunning"] = "grave"
    return Advice(found, Reason("duel_cunning") if found else BY_DEFAULT)


def aftermath(view: BlackbeardView, question: Question) -> Advice:
    """Leave a more famous rival a wreck rather than a new start, and keep the better ship."""
    pirate, other = view.state.pirates[question.data["pirate"]], view.state.pirates[question.data["target"]]
    steps = {step.step: [option.id for option in step.options] for step in question.steps}
    found: Answer = {}
    if "wreck" in steps.get("fate", ()):
        found["fate"] = "wreck"
    worse = sum(pirate.ship.damage.values()) - sum(other.ship.damage.values())
    better = BEST_SHIPS.index(other.ship.type) - BEST_SHIPS.index(pirate.ship.type)
    if "exchange" in steps.get("ship", ()) and (better >= 0 and worse >= WRECKED):
        found["ship"] = "exchange"
    reasons = {"ship": "after_exchange", "fate": "after_wreck"}
    why = next((reason for step, reason in reasons.items() if step in found), None)
    # By default he keeps his ship, and takes what is worth most.
    return Advice(found, Reason(why or "after_cargo", {"pirate": pirate.id, "target": other.id}))


# ---------------------------------------------------------------- cunning


def reroll(view: BlackbeardView, question: Question) -> Advice:
    """Roll again where a career hangs on it: an interception, a grave blow, a mutiny, retirement."""
    grave = GRAVE.get(question.data["what"])
    pirate = view.state.pirates[question.data["pirate"]]
    dear = grave is not None and grave(view, pirate, list(question.data["dice"]))
    again = dear or (grave is None and bool(question.data["grave"]))
    reason = "reroll_yes" if again else "reroll_small" if grave is None else "reroll_no"
    return Advice("yes" if again else "no", Reason(reason, {"pirate": pirate.id}))


def _intercepted(view: BlackbeardView, pirate: Pirate, dice: list[int]) -> bool:
    del view
    pace = 0 if pirate.careened else battle_speed(pirate) - debauch_cost(pirate)
    return dice[0] + pace <= dice[1]


def _hit_hard(view: BlackbeardView, pirate: Pirate, dice: list[int]) -> bool:
    return _blow(view, pirate, dice) >= min(HEAVY, afloat_boxes(pirate))


def _stays_in_service(view: BlackbeardView, pirate: Pirate, dice: list[int]) -> bool:
    treasure = view.me.treasure_of(pirate.id) if view.me is not None else 0
    return dice[0] > (pirate.cabin + treasure) // HUNDRED


def _sunk_by_rival(view: BlackbeardView, pirate: Pirate, dice: list[int]) -> bool:
    return _volley(view, pirate, dice) >= afloat_boxes(pirate)


def _blow(view: BlackbeardView, pirate: Pirate, dice: list[int]) -> int:
    """Return the points of damage that a round with hunters costs (BN 13.61)."""
    hunters = [hunter for hunter in view.state.hunters if pirate.id in hunter.foes and hunter.engaged]
    figures = [one for hunter in hunters if (one := known_figures(hunter)) is not None]
    if not figures:
        return 0
    theirs = sum(one for one, _ in figures) + max(one for _, one in figures) + dice[0]
    fixed = combat(pirate) + battle_speed(pirate) + rating(pirate, "competence") - debauch_cost(pirate)
    return theirs - fixed - sum(dice[1:])


def _volley(view: BlackbeardView, pirate: Pirate, dice: list[int]) -> int:
    """Return the points of damage that a round with a rival costs; 0 if arms or others have joined in."""
    other: Any = view.state.pirates.get(pirate.now.foe)
    if other is None or len(dice) != 4:
        return 0
    first, second = sum(dice[:2]), sum(dice[2:])
    lead = combat(pirate) - debauch_cost(pirate) - combat(other) + debauch_cost(other)
    # The side that began the battle has rolled first; which one that was is not told, so the milder reading counts.
    return min(second - first - lead, first - second - lead)


GRAVE: Mapping[str, Callable[[BlackbeardView, Pirate, list[int]], bool]] = MappingProxyType(
    {
        "interception": _intercepted,
        "hunter_battle": _hit_hard,
        "retirement": _stays_in_service,
        "battle": _sunk_by_rival,
        "mutiny": lambda _, pirate, dice: dice[0] >= rating(pirate, "charisma"),
        "leak": lambda _, pirate, dice: dice[0] == 1 and pirate.ship.damage["hull"] >= LEAKING,
        "treason": lambda _, __, dice: dice[0] <= CONVICTED,
        "careened_found": lambda _, __, dice: dice[0] <= dice[1],
        "discontent": lambda _, pirate, dice: sum(dice) > pirate.popularity,
        "arrest": lambda _, __, dice: dice[0] == 1,
    }
)
"""By roll, whether its result is worth cunning; of other rolls those are that sink or kill."""
