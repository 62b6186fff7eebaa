"""How the AI answers each kind of question; what it does not decide takes the default of the rules."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.blackbeard.pilot.allies import help_ally, join_attack, share_loot
from rules.blackbeard.pilot.battles import aftermath, duel_plan, press_on, reroll
from rules.blackbeard.pilot.captain import BEST_SHIPS
from rules.blackbeard.pilot.crown import new_target
from rules.blackbeard.pilot.forms import at_war, extra_actions, orders
from rules.blackbeard.pilot.league import answer_offers, sealed_bid
from rules.blackbeard.pilot.market import make_offers
from rules.blackbeard.view.model import BlackbeardView
from rules.kernel import Question


def pilot(view: BlackbeardView, question: Question) -> Any:
    """Return the AI's answer. Raises ValueError for a spectator's view."""
    if view.seat is None:
        msg = "a spectator has no questions"
        raise ValueError(msg)
    answer = ANSWERS.get(question.kind)
    if answer is not None:
        return answer(view, question)
    war = AT_WAR.get(question.kind)
    return war(view, question) if war is not None and at_war(view) else question.default


def take_ship(view: BlackbeardView, question: Question) -> str:
    """Put a new captain on a prize if one is left, or take the prize if it is the better ship."""
    del view
    able = [option.id for option in question.options]
    if "commission" in able:
        return "commission"
    better = BEST_SHIPS.index(question.data["ship"]) > BEST_SHIPS.index(question.data["own"])
    return "swap" if better and "swap" in able else question.default


def place_governors(view: BlackbeardView, question: Question) -> dict[str, Any]:
    """Place the governors as the form proposes."""
    del view
    return dict(question.proposals[0].answer)


Answers = Mapping[str, Callable[[BlackbeardView, Question], Any]]
ANSWERS: Answers = MappingProxyType(
    {
        "orders": orders,
        "extra_action": extra_actions,
        "take_ship": take_ship,
        "place_governors": place_governors,
    }
)
"""The answers of every match, by the kind of question."""
AT_WAR: Answers = MappingProxyType(
    {
        "press_on": press_on,
        "reroll": reroll,
        "duel_plan": duel_plan,
        "aftermath": aftermath,
        "new_target": new_target,
        "sealed_bid": sealed_bid,
        "answer_offers": answer_offers,
        "make_offers": make_offers,
        "join_attack": join_attack,
        "help_ally": help_ally,
        "share_loot": share_loot,
    }
)
"""The answers of a match with hunters or rivals besides."""
