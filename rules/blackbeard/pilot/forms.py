"""The forms of a whole seat: orders, and extra actions (BN-O1, BN-X1)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rules.blackbeard.pilot.captain import WORTH_A_TOKEN, Answer, Captain
from rules.blackbeard.pilot.corsair import Corsair
from rules.blackbeard.pilot.crown import crown_orders
from rules.blackbeard.pilot.league import league_orders
from rules.blackbeard.pilot.market import wants_parley
from rules.blackbeard.pilot.reasons import percent, reason_of, token_reason, weight_of
from rules.blackbeard.view.model import BlackbeardView
from rules.kernel import Advice, Question, Reason

REFUGE = "_refuge"
"""The end of the names of steps that ask for a Refuge."""
WORTH_A_TOKEN_AT_WAR = (*WORTH_A_TOKEN, "attack_pirate")
CAPTAINS: Mapping[bool, type[Captain]] = MappingProxyType({False: Captain, True: Corsair})
"""How captains behave: on a voyage, and at war."""


def at_war(view: BlackbeardView) -> bool:
    """Return whether hunters or rivals threaten in this match."""
    return bool(view.options["m_hunters"] or view.options["m_rivals"])


def orders(view: BlackbeardView, question: Question, *, war: bool) -> Advice:
    """Return the orders of all captains of the seat; tokens are for those who are laden.

    The reason is that of the captain for whom most is at stake: who retires, else who sells most.

    ``war``: they reckon with hunters and rivals.
    """
    kind, answer = CAPTAINS[war], Answer()
    answer |= asked_refuges(question)
    hurry, ends = False, dict[str, str]()
    reason, most = Reason("orders_none"), (-1, -1)
    for pirate in view.state.active(view.seat):
        captain = kind(view, question, pirate, answer)
        if captain.moves:
            answer = captain.orders() or answer
            if captain.chosen is not None and (weight := weight_of(captain)) > most:
                reason, most = reason_of(captain), weight
            elif captain.chosen is None and reason.kind == "orders_none":
                reason = reason_of(captain)
            ends[pirate.id] = captain.ends_at(answer)
            hurry = hurry or (pirate.tokens > 0 and (captain.laden or captain.retires_by_token))
    extras = ["spend_tokens"] if hurry else []
    if war and wants_parley(view, ends):
        extras = ["parley", *extras]
    if extras:
        answer["seat_extras"] = extras
    if war:
        steps = question.steps_with(answer)
        answer |= crown_orders(view, steps) | league_orders(view, steps, ends)
    return Advice(answer, reason)


def asked_refuges(question: Question) -> Answer:
    """Return the Refuges that captains without one ask for: each with the most lanes and merchants near it (BN 7.2)."""
    found = Answer()
    while step := next(
        (one for one in question.steps_with(found) if one.step.endswith(REFUGE) and one.step not in found), None
    ):
        found[step.step] = best_refuge({option.id: option.data for option in step.options})
    return found


def best_refuge(ports: Mapping[str, Mapping[str, Any]]) -> str:
    """Return the answer whose port has the most lanes and merchants near it; of equal ones, the most merchants."""
    return max(ports, key=lambda name: (ports[name]["lanes"] + ports[name]["sails"], ports[name]["sails"]))


def extra_actions(view: BlackbeardView, question: Question, *, war: bool) -> Advice:
    """Spend tokens where something comes of it at once. ``war``: as for :func:`orders`."""
    kind, answer = CAPTAINS[war], Answer()
    reason = Reason("tokens_saved", {"last": view.state.turn == view.options["turn_cap"]})
    only = WORTH_A_TOKEN_AT_WAR if war else WORTH_A_TOKEN
    asked = [step.step for step in question.steps]
    leavers = _able_to_retire(question)
    for pirate in view.state.active(view.seat):
        spend = f"{pirate.id}_spend"
        if spend in asked:
            captain = kind(view, question, pirate, {**answer, spend: "yes"})
            # What is not used by the end is worth nothing.
            answer = captain.orders((*only, "search") if captain.has_idle_tokens else only) or answer
            if captain.chosen is not None and reason.kind == "tokens_saved":
                reason = token_reason(captain)
            elif reason.kind == "tokens_saved" and pirate.id in leavers:
                facts: dict[str, Any] = {"pirate": pirate.id, "odds": percent(captain.retiring)}
                if captain.behind and not captain.bides:
                    # He would end the match as a loser.
                    facts["behind"] = captain.behind
                reason = reason._replace(data={**reason.data, **facts})
    return Advice(answer, reason)


def _able_to_retire(question: Question) -> list[str]:
    """Return the captains who could try to retire with a token, as the ready-made plans say."""
    ready = [proposal.answer for proposal in question.proposals if proposal.id == "retire"]
    ends = "_operation"
    return [
        key.removesuffix(ends)
        for plan in ready
        for key, given in plan.items()
        if key.endswith(ends) and given == "retire"
    ]
