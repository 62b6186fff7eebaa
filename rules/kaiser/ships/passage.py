"""Safe passage: a merchant or prize tries for a friendly port (KS 5.3.6 to 5.3.8)."""

from collections.abc import Mapping
from typing import Any

from rules.kaiser.choices.deciding import decide
from rules.kaiser.coins import Mod, Side, challenge, percent, success
from rules.kaiser.pieces import MERCHANTS
from rules.kaiser.scoring import surplus_of, waiting_facts
from rules.kaiser.ships.changes import ship_facts
from rules.kaiser.state import Scored, State, Vessel
from rules.kernel import Option, Play, Table


def try_passage(table: Table, state: State, vessel: Vessel, foe: int, extra: list[Mod]) -> Play[None]:
    """Let an undamaged merchant or prize that survived an attack try for a friendly port (KS 5.3.6 to 5.3.8)."""
    owner = state.owner(vessel)
    assert owner is not None
    if not table.options.auto_safe_passage:
        tries = yield from decide(
            table,
            state,
            owner,
            "safe_passage",
            [Option("try"), Option("stay")],
            fixed="try",
            ordered="safe_passage",
            rule="KP 3.2.6",
            data={"ship": vessel.card, **passage_facts(state, vessel, extra)},
        )
        if tries == "stay":
            return
    try_for_port(table, state, vessel, foe, extra, "KP 3.2.6")


def try_for_port(table: Table, state: State, vessel: Vessel, foe: int, extra: list[Mod], rule: str) -> None:
    """Roll a merchant's or prize's try for a friendly port (KS 5.3.6, 5.3.7)."""
    owner, card = state.owner(vessel), MERCHANTS[vessel.card]
    assert owner is not None, vessel.card
    ours = Side(owner, vessel.card, card.challenge, extra)
    if challenge(table, "safe_passage", ours, Side(foe, vessel.card, card.response), rule):
        bring_home(table, state, vessel, rule)


def passage_facts(state: State, vessel: Vessel, extra: list[Mod]) -> Mapping[str, Any]:
    """Return what a try for a friendly port rolls, its chance, and what the ship then counts (KS 5.3.6, 5.3.7).

    All of it is public: the dice are printed on the merchant.
    """
    card, plus = MERCHANTS[vessel.card], sum(mod.amount for mod in extra)
    chance = percent(success(card.challenge, plus, card.response))
    worth = card.va * (2 if state.is_prize(vessel) else 1)
    return {"challenge": card.challenge, "response": card.response, "plus": plus, "chance": chance, "worth": worth}


def bring_home(table: Table, state: State, vessel: Vessel, rule: str) -> None:
    """Bring a merchant or prize into a friendly port; a prize counts double (KS 5.3.7)."""
    whose = ship_facts(state, vessel)
    force = state.forces[whose["seat"]]
    prize, surplus = state.is_prize(vessel), surplus_of(force)
    force.remove(vessel)
    force.pile.append(Scored(vessel.card, "safe", prize))
    table.tell("safe", **whose, doubled=prize, **waiting_facts(table, force, surplus), rule=rule)
