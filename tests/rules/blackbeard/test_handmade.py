"""Plans that a player changes by hand: what goes with a new move (spec 8, BN 9.12, 9.22)."""

from typing import Any

import pytest

from rules.blackbeard.state import Position, Sail
from rules.blackbeard.tables import PORTS
from rules.kernel import Question, Table

from .decks import Deck
from .test_extra import begun
from .test_orders import turn_of

HUNT = {"PI14_move": "N/near/J8", "PI14_operation": "search"}
SPARES = {"PI14_extras": ["policies"], "PI14_policies": ["merchant"], "PI14_policy_merchant": "others"}


def deck_with(*sails: Sail, **options: Any) -> Deck:
    """A captain with a Refuge in an English port, and merchants at sea."""
    deck = Deck(m_cunning=False, **options)
    deck.pirate(at=Position("J9", "sea")).refuge = "16"
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    deck.campaign.state.sails = list(sails)
    return deck


def moved(question: Question, before: dict[str, Any], move: str, **other: Any) -> dict[str, Any]:
    """Return the orders after another move was chosen by hand, which leaves what still fits."""
    return question.suited("PI14_move", before, {**before, "PI14_move": move, **other})


def test_9_22_a_hunt_elsewhere_takes_the_policy_of_ready_made_plans() -> None:
    """The plan before was for a known merchant, whom no policy concerns; the new hex holds one that nobody has seen."""
    question = turn_of(deck_with(Sail("sail1", "J8", "M05"), Sail("sail2", "J10"))).questions[0]
    before = {"PI14_move": "N/near/J8", "PI14_operation": "attack_merchant"}
    before["PI14_attack_merchant_target"] = "sail1"
    found = moved(question, before, "S/near/J10", PI14_attack_merchant_target="random")
    assert found == {**before, "PI14_move": "S/near/J10", "PI14_attack_merchant_target": "random", **SPARES}
    row = question.facts(found)["orders"][0]
    assert row["shuns"]


def test_9_22_a_hunt_ordered_by_hand_takes_it_too() -> None:
    question = turn_of(deck_with(Sail("sail2", "J10"))).questions[0]
    before = {"PI14_move": "S/near/J10", "PI14_operation": "nothing"}
    after = {**before, "PI14_operation": "attack_merchant"}
    assert question.suited("PI14_operation", before, after) == {**after, **SPARES}


def test_a_policy_that_a_player_has_taken_out_stays_out() -> None:
    question = turn_of(deck_with(Sail("sail1", "J8"), Sail("sail2", "J10"))).questions[0]
    before = {"PI14_move": "N/near/J8", "PI14_operation": "attack_merchant", "PI14_extras": []}
    assert moved(question, before, "S/near/J10") == {**before, "PI14_move": "S/near/J10"}


def test_9_22_who_may_clear_the_policy_of_a_plan_is_told_which_flag_it_spares(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def told(**recorded: str) -> str:
        monkeypatch.setattr(Table, "read_orders", lambda _table, _seat: recorded)
        question = turn_of(deck_with(Sail("sail2", "J10"))).questions[0]
        step = question.step_with("PI14_extras", {"PI14_operation": "nothing"})
        assert step is not None
        return step.data["nation"]

    assert told() == "English"
    assert [told(merchant=policy) for policy in ("others", "ask")] == ["", ""]


def test_a_policy_that_a_player_has_set_stays() -> None:
    question = turn_of(deck_with(Sail("sail2", "J10"))).questions[0]
    before = {"PI14_operation": "nothing", **SPARES, "PI14_policy_merchant": "8"}
    assert moved(question, before, "S/near/J10", PI14_operation="attack_merchant")["PI14_policy_merchant"] == "8"


def pinned(first: int, second: int, *sails: Sail) -> Question:
    """Return the form of a captain at J9 whose movement die was rolled again."""
    deck = deck_with(*sails)
    deck.options = deck.options.model_copy(update={"m_cunning": True})
    match = turn_of(deck, move=[first] * 2, spare=[second] * 2)
    match.pin(0, "PI14_reroll", "yes", question=match.questions[0].id)
    return match.questions[0]


def sailed_anew(question: Question, orders: dict[str, Any]) -> dict[str, Any]:
    """Return the facts of orders of which the new die has been made the base."""
    found = question.suited("PI14_reroll", orders, orders)
    assert question.filling(found).open is None
    return dict(question.facts(found)["orders"][0])


@pytest.mark.parametrize(("first", "second"), [(1, 3), (3, 1)])
def test_bn_8_1_a_search_goes_as_far_as_the_new_die_allows(first: int, second: int) -> None:
    """A search needs the whole allowance: with the old move it would be dropped, or the hex be out of reach."""
    hunts = next(plan.answer for plan in turn_of(deck_with(), move=[first] * 2).questions[0].proposals)
    assert hunts["PI14_operation"] == "search"
    row = sailed_anew(pinned(first, second), dict(hunts))
    assert (row["operation"], row["cost"], row["short"]) == ("search", row["allowance"], False)


def test_bn_8_1_orders_by_which_the_new_die_rules_out_a_search_say_so() -> None:
    question, orders = pinned(1, 3), {"PI14_move": "N/near/J8"}
    assert sailed_anew(question, orders)["short"]
    assert not sailed_anew(question, {"PI14_move": "hold"})["short"]


@pytest.mark.parametrize("move", ["lane/12", "N/far/J1"])
def test_who_misses_his_merchant_by_the_new_die_searches_on_the_way(move: str) -> None:
    place = {"lane/12": "J4", "N/far/J1": "J1"}[move]
    question = pinned(6, 1, Sail("sail1", place))
    row = sailed_anew(question, {"PI14_move": move, "PI14_operation": "attack_merchant"})
    assert (row["operation"], row["cost"]) == ("search", row["allowance"])


def test_a_goal_that_the_new_die_does_not_reach_is_approached() -> None:
    question = pinned(6, 1)
    row = sailed_anew(question, {"PI14_move": "port/11", "PI14_operation": "business"})
    assert (row["operation"], row["course"]) == ("nothing", PORTS["11"].hex)
    row = sailed_anew(question, {"PI14_move": "N/far/J1", "PI14_operation": "nothing"})
    assert (row["operation"], row["cost"], row["short"]) == ("nothing", row["allowance"], False)


@pytest.mark.parametrize(("first", "second"), [(1, 3), (3, 1)])
def test_what_fits_the_new_die_stays(first: int, second: int) -> None:
    question, orders = pinned(first, second, Sail("sail1", "J8")), {"PI14_move": "N/near/J8"}
    orders |= {"PI14_operation": "attack_merchant", "PI14_policies": ["merchant"], "PI14_extras": ["policies"]}
    assert question.suited("PI14_reroll", orders, orders) == orders


def test_bn_9_12_an_attack_ordered_by_hand_asks_for_one_of_several_merchants() -> None:
    """The plan before was for another target: whoever presses for the best one must not get that."""
    question = turn_of(deck_with(Sail("sail1", "J8", "M01"), Sail("sail2", "J8"))).questions[0]
    orders = {"PI14_move": "N/near/J8", "PI14_operation": "attack_merchant", "PI14_attack_merchant_target": "random"}
    asked = question.filling(question.suited("PI14_operation", orders, orders)).open
    assert asked is not None
    assert asked.step == "PI14_attack_merchant_target"
    question = turn_of(deck_with(Sail("sail2", "J8"))).questions[0]
    assert question.filling(question.suited("PI14_operation", orders, orders)).open is None


@pytest.mark.parametrize(
    ("operation", "sails", "attacks"),
    [("search", [Sail("sail2", "J10")], True), ("nothing", [Sail("sail2", "J10")], False), ("search", [], False)],
)
def test_who_hunted_attacks_where_his_new_move_leads(operation: str, sails: list[Sail], *, attacks: bool) -> None:
    question = turn_of(deck_with(*sails)).questions[0]
    before = {**HUNT, **SPARES, "PI14_operation": operation}
    found = moved(question, before, "S/near/J10", PI14_operation="nothing")
    assert (found["PI14_operation"] == "attack_merchant") is attacks
    assert found.get("PI14_attack_merchant_target") == ("random" if attacks else None)


@pytest.mark.parametrize(("face", "attacks"), [("", True), ("M08", True), ("M05", False), ("M31", False)])
def test_bn_7_3_a_token_for_a_move_pays_for_an_attack_where_one_is_worth_it(face: str, *, attacks: bool) -> None:
    deck = deck_with(Sail("sail1", "J9", face))
    deck.campaign.state.pirates["PI14"].tokens = 1
    question = begun(deck, 0).questions[0]
    found = moved(question, {"PI14_spend": "yes"}, "hold")
    assert (found.get("PI14_operation") == "attack_merchant") is attacks
    assert question.facts(found)["orders"][0]["idle"] is not attacks


@pytest.mark.parametrize(
    ("steps", "idle"),
    [
        ({}, True),
        ({"PI14_move": "N/near/J8"}, False),
        ({"PI14_extras": ["jettison"], "PI14_jettison": ["food.1"]}, False),
    ],
)
def test_bn_7_3_a_token_that_changes_nothing_is_told(steps: dict[str, Any], *, idle: bool) -> None:
    deck = deck_with()
    pirate = deck.campaign.state.pirates["PI14"]
    pirate.tokens, pirate.ship.holds[0].markers = 1, ["food"]
    question = begun(deck, 0).questions[0]
    assert question.facts({"PI14_spend": "yes", **steps})["orders"][0]["idle"] is idle


def test_4_3_2e_another_action_of_the_turn_reckons_with_the_policies_of_its_orders() -> None:
    deck = deck_with(Sail("sail1", "J9"))
    pirate = deck.campaign.state.pirates["PI14"]
    pirate.tokens = 1
    deck.policy(pirate, merchant="spare")
    question = begun(deck, 0).questions[0]
    row = question.facts({"PI14_spend": "yes", "PI14_operation": "attack_merchant"})["orders"][0]
    assert (row["nation"], row["shuns"]) == ("English", True)
    deck.policy(pirate, merchant="8")
    plans = {plan.id: plan.answer for plan in begun(deck, 0).questions[0].proposals}
    assert plans["hunt"]["PI14_policy_merchant"] == "8"


@pytest.mark.parametrize(("turns", "popularity", "sober"), [(3, 5, True), (3, 1, False), (10, 5, False)])
def test_9_282_a_ready_hunt_refuses_a_debauch_that_would_cost_the_last_turn(
    turns: int, popularity: int, *, sober: bool
) -> None:
    deck = deck_with(Sail("sail2", "J10"), turn_cap=turns)
    deck.campaign.state.pirates["PI14"].popularity = popularity
    hunt = next(one.answer for one in turn_of(deck).questions[0].proposals if one.id == "hunt")
    assert (hunt.get("PI14_policy_debauch_forced") == "no") is sober


@pytest.mark.parametrize(
    ("cargo", "ordered", "wanted"),
    [(["cloth"], "nothing", "business"), ([], "nothing", "nothing"), (["cloth"], "retire", "retire")],
)
def test_10_61_a_port_chosen_by_hand_brings_the_sale_with_it(cargo: list[str], ordered: str, wanted: str) -> None:
    deck = Deck(m_cunning=False)
    pirate = deck.pirate(at=Position("H5", "sea"))
    pirate.refuge, pirate.cabin, pirate.ship.holds[0].markers = "14", 2000, cargo
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    question = turn_of(deck).questions[0]
    before = {"PI14_move": "hold", "PI14_operation": "nothing"}
    found = moved(question, before, "port/14", PI14_operation=ordered)
    assert found["PI14_operation"] == wanted
    question.checked(found)


def test_no_sale_is_ordered_in_a_port_that_is_out_of_reach() -> None:
    deck = deck_with()
    deck.campaign.state.pirates["PI14"].ship.holds[0].markers = ["cloth"]
    question = turn_of(deck).questions[0]
    assert moved(question, {}, "port/41").get("PI14_operation", "nothing") == "nothing"
