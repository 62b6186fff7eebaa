"""The forms of a whole seat: orders, and extra actions (BN-O1, BN-X1)."""

from rules.blackbeard.pilot.captain import WORTH_A_TOKEN, Answer, Captain
from rules.blackbeard.pilot.corsair import Corsair
from rules.blackbeard.pilot.crown import crown_orders
from rules.blackbeard.pilot.league import league_orders
from rules.blackbeard.pilot.market import wants_parley
from rules.blackbeard.view.model import BlackbeardView
from rules.kernel import Question

WORTH_A_TOKEN_AT_WAR = (*WORTH_A_TOKEN, "attack_pirate")


def at_war(view: BlackbeardView) -> bool:
    """Return whether hunters or rivals threaten in this match."""
    return bool(view.options["m_hunters"] or view.options["m_rivals"])


def captain_of(view: BlackbeardView) -> type[Captain]:
    """Return how the captains of this match behave."""
    return Corsair if at_war(view) else Captain


def orders(view: BlackbeardView, question: Question) -> Answer:
    """Return the orders of all captains of the seat; tokens are for those who are laden."""
    kind, answer = captain_of(view), Answer()
    hurry, ends = False, dict[str, str]()
    for pirate in view.state.active(view.seat):
        captain = kind(view, question, pirate, answer)
        if captain.moves:
            answer = captain.orders() or answer
            ends[pirate.id] = captain.ends_at(answer)
            hurry = hurry or (pirate.tokens > 0 and captain.laden)
    extras = ["spend_tokens"] if hurry else []
    if at_war(view) and wants_parley(view, ends):
        extras = ["parley", *extras]
    if extras:
        answer["seat_extras"] = extras
    if at_war(view):
        steps = question.steps_with(answer)
        answer |= crown_orders(view, steps) | league_orders(view, steps)
    return answer


def extra_actions(view: BlackbeardView, question: Question) -> Answer:
    """Spend tokens where something comes of it at once."""
    kind, answer = captain_of(view), Answer()
    only = WORTH_A_TOKEN_AT_WAR if at_war(view) else WORTH_A_TOKEN
    asked = [step.step for step in question.steps]
    for pirate in view.state.active(view.seat):
        spend = f"{pirate.id}_spend"
        if spend in asked:
            captain = kind(view, question, pirate, {**answer, spend: "yes"})
            answer = captain.orders(only) or answer
    return answer
