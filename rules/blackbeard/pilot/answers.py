"""How the AI answers each kind of question; what it does not decide takes the default of the rules."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any

from rules.blackbeard.pilot.allies import help_ally, join_attack, share_loot
from rules.blackbeard.pilot.battles import aftermath, battle_plan, duel_plan, press_on, reroll
from rules.blackbeard.pilot.captain import BEST_SHIPS
from rules.blackbeard.pilot.crews import debauch
from rules.blackbeard.pilot.crown import new_target
from rules.blackbeard.pilot.forms import at_war, best_refuge, extra_actions, orders
from rules.blackbeard.pilot.league import answer_offers, sealed_bid
from rules.blackbeard.pilot.market import make_offers
from rules.blackbeard.pilot.outlook import LAST_TURNS, turns_left
from rules.blackbeard.policies import ASK, POLICIES, more_of, own_step
from rules.blackbeard.view.model import BlackbeardView
from rules.kernel import BY_DEFAULT, Advice, Question, Reason, default_advice

BARGAINS = ("ally_with", "break_with")
"""Steps of the orders form by which a seat makes and breaks alliances."""
HEXES_END = "_hexes"
"""The end of the names of steps that say how far a hunter sails at most; by default not so far that it bluffs."""
FIGURES = ("holds", "combat", "speed")
"""The figures by which a captain compares two ships."""
POLICIES_END = "_policies"
"""The end of the names of steps that choose which policies differ in one turn."""


def pilot(view: BlackbeardView, question: Question) -> Any:
    """Return the AI's answer. Raises ValueError for a spectator's view."""
    return advise(view, question).answer


def advise(view: BlackbeardView, question: Question) -> Advice:
    """Return the AI's answer and its main reason. Raises ValueError for a spectator's view."""
    if view.seat is None:
        msg = "a spectator has no questions"
        raise ValueError(msg)
    answer = (AT_WAR if at_war(view) else ON_A_VOYAGE).get(question.kind)
    return answer(view, question) if answer is not None else default_advice(question)


def counsel(view: BlackbeardView, question: Question) -> Advice:
    """Return what a person is advised: the AI's answer, without overriding what the seat has ordered for good.

    A policy that the seat has set stays. Nor is a person to be asked about every roll and every enemy, as the AI wants
    to be, or to bluff or offer bargains unasked.
    """
    advice = advise(view, question)
    if question.shape != "form":
        return advice
    usual = {step.step: step.default for step in question.steps_with(advice.answer)}
    left = [key for key in advice.answer if key in BARGAINS or key.endswith(HEXES_END)]
    answer: dict[str, Any] = {key: given for key, given in advice.answer.items() if key not in left}
    if "seat_extras" in answer:
        answer["seat_extras"] = [extra for extra in answer["seat_extras"] if extra != "parley"]
    for key in [key for key in answer if key.endswith(POLICIES_END)]:
        _keep_policies(answer, key.removesuffix(POLICIES_END), usual)
    return Advice(answer, advice.reason)


def _keep_policies(answer: dict[str, Any], pirate: str, usual: Mapping[str, Any]) -> None:
    """Take out of an answer the policies that only ask, and those that the seat has set itself.

    ``usual``: the defaults of the steps, which are what the seat has set.
    """
    names: Sequence[str] = answer.pop(f"{pirate}{POLICIES_END}")
    kept: list[str] = []
    for name in names:
        step = own_step(pirate, name)
        if answer[step] != ASK and usual[step] == POLICIES[name].values[0]:
            kept.append(name)
        else:
            answer.pop(step)
            answer.pop(more_of(step), None)
    if kept:
        answer[f"{pirate}{POLICIES_END}"] = kept
    else:
        extras = f"{pirate}_extras"
        answer[extras] = [extra for extra in answer[extras] if extra != "policies"]


def voyager(view: BlackbeardView, question: Question) -> Any:
    """Return the answer of an AI that knows only the voyage, an opponent to measure the AI against.

    Questions of the war take the default of the rules. Raises ValueError for a spectator's view.
    """
    if view.seat is None:
        msg = "a spectator has no questions"
        raise ValueError(msg)
    answer = ON_A_VOYAGE.get(question.kind)
    return answer(view, question).answer if answer is not None else question.default


def take_ship(view: BlackbeardView, question: Question) -> Advice:
    """Put a new captain on a prize if one is left, or take the prize if it is the better ship.

    Near the end a slower ship would only delay what is aboard on its way to a port.
    """
    able = {option.id: option.data for option in question.options}
    if "commission" in able:
        return Advice("commission", Reason("ship_commission"))
    own = question.data
    ships = {"ship": own["ship"], "own": own["own"]}
    better = BEST_SHIPS.index(ships["ship"]) > BEST_SHIPS.index(ships["own"])
    if not better or "swap" not in able:
        return Advice(question.default, BY_DEFAULT if better else Reason("ship_keep", ships))
    new, left = able["swap"], turns_left(view)
    ships |= {name: new[name] for name in FIGURES} | {f"own_{name}": own[name] for name in FIGURES}
    if left <= LAST_TURNS and own["markers_aboard"] and new["speed"] < own["speed"]:
        return Advice("decline", Reason("ship_faster", {**ships, "left": left}))
    return Advice("swap", Reason("ship_swap", ships))


def place_governors(view: BlackbeardView, question: Question) -> Advice:
    """Place the governors as the form proposes."""
    del view
    return Advice(dict(question.proposals[0].answer), Reason("governors_proposed"))


def choose_refuge(view: BlackbeardView, question: Question) -> Advice:
    """Choose the Refuge with the most shipping lanes and merchants near it."""
    del view
    open_ports = [option for option in question.options if option.data["port"]]
    if not open_ports:
        return default_advice(question)
    named = {option.id: _named_port(option.data, **question.data) for option in open_ports}
    best = best_refuge(named)
    return Advice(best, Reason("refuge_lanes", named[best]))


def _named_port(facts: Mapping[str, Any], *, same: bool = False, certain: bool = True, **_: Any) -> Mapping[str, Any]:
    """Return the port that an answer names, with the lanes and merchants near it.

    Where all answers lead to the ``same`` port first, and that is not ``certain``, they name the one that follows.
    """
    if same and not certain and "next" in facts:
        return {"port": facts["next"], "lanes": facts["next_lanes"], "sails": facts["next_sails"]}
    return {name: facts[name] for name in ("port", "lanes", "sails")}


def chased_to(view: BlackbeardView, question: Question) -> Advice:
    """Flee to the hex that the rules propose: the first one without a hunter, if there is any."""
    place = next(option.data["place"] for option in question.options if option.id == question.default)
    hunted = any(hunter.position.place == place for hunter in view.state.hunters)
    return Advice(question.default, BY_DEFAULT if hunted else Reason("chased_safe"))


Answering = Callable[[BlackbeardView, Question], Advice]
Answers = Mapping[str, Answering]


def either(decide: Callable[[BlackbeardView, Question], Any], yes: str, no: str) -> Answering:
    """Return an answer whose reason is one of two: the second one if it is "no" or empty."""

    def answer(view: BlackbeardView, question: Question) -> Advice:
        given = decide(view, question)
        return Advice(given, Reason(no if given in ("no", {}) else yes))

    return answer


ON_A_VOYAGE: Answers = MappingProxyType(
    {
        "orders": partial(orders, war=False),
        "extra_action": partial(extra_actions, war=False),
        "take_ship": take_ship,
        "debauch": debauch,
        "place_governors": place_governors,
        "choose_refuge": choose_refuge,
        "choose_end": choose_refuge,
    }
)
"""The answers of a match without hunters and rivals, by the kind of question."""
AT_WAR: Answers = MappingProxyType(
    {
        **ON_A_VOYAGE,
        "orders": partial(orders, war=True),
        "extra_action": partial(extra_actions, war=True),
        "battle_plan": battle_plan,
        "chased_to": chased_to,
        "press_on": press_on,
        "reroll": reroll,
        "duel_plan": duel_plan,
        "aftermath": aftermath,
        "new_target": new_target,
        "sealed_bid": sealed_bid,
        "answer_offers": answer_offers,
        "make_offers": either(make_offers, "offers_made", "offers_none"),
        "join_attack": either(join_attack, "join_yes", "join_no"),
        "help_ally": either(help_ally, "help_yes", "help_no"),
        "share_loot": either(share_loot, "share_some", "share_nothing"),
    }
)
"""The answers of a match with hunters or rivals."""
