"""What a person is advised who has chosen some cards of a turn: what goes with them, and what they cost."""

from typing import Any

import pytest

from rules.kaiser import GAME
from rules.kaiser.pieces import kind_of
from rules.kernel import Advice, Begun, Match, Question

from .positions import asked, commit, position

ROWS = {1: "M38 M01 M56", 2: "M20 M58 M60"}
HAND = "qqq trap surprise_attack special_cargo collier fair_seas"


def fleet(hand: str = HAND, **more: Any) -> Match:
    ships = {0: "R14 R11 W3", 1: "W1! R1!*", 2: "R2"}
    return position(**{"seats": 3, "ships": ships, "rows": ROWS, "hands": {0: hand, 1: "qqq"}, "left": 24} | more)


def advised(match: Match, begun: Begun) -> Advice:
    """Return the advice on the open question, after checking that it is legal."""
    question = match.questions[0]
    advice = GAME.counsel_on(match.view(0), question, begun)
    return Advice(question.checked(advice.answer), advice.reason)


def picked(match: Match, *cards: str) -> Advice:
    return advised(match, Begun({}, "cards", list(cards)))


def kinds(advice: Advice) -> set[str]:
    return {kind_of(card) for card in advice.answer["cards"]}


def test_nothing_chosen_is_advised_as_ever():
    match = fleet()
    assert GAME.counsel_on(match.view(0), match.questions[0], Begun()) == GAME.counsel(
        match.view(0), match.questions[0]
    )


@pytest.mark.parametrize("card", ["qqq#1", "trap#1", "surprise_attack#1", "collier#1", "fair_seas#1"])
@pytest.mark.parametrize("other", ["special_cargo#1", "trap#1"])
def test_a_card_that_was_chosen_stays(card: str, other: str):
    match = fleet()
    begun = Begun({}, "cards", sorted({card, other}))
    assert begun.kept_by(advised(match, begun).answer)


def test_what_was_chosen_as_the_ai_would_has_its_own_reason():
    match = fleet()
    own = GAME.counsel(match.view(0), match.questions[0])
    first = own.answer["cards"][0]
    assert picked(match, first).reason == own.reason


def test_to_two_cards_that_help_an_attack_it_adds_one_that_attacks():
    """Neither does anything without it, and in the hand they are worth more than the attack alone."""
    match = position(
        seats=2,
        ships={0: "R14", 1: "R1"},
        rows={1: "M56 M58 M60"},
        hands={0: "surprise_attack special_cargo fog_bank"},
        left=24,
    )
    begun = Begun({"surprise_attack#1": "action", "special_cargo#1": "action"}, "cards")
    begun = begun._replace(picked=["surprise_attack#1", "special_cargo#1"])
    advice = advised(match, begun)
    assert begun.kept_by(advice.answer)
    assert advice.answer["fog_bank#1"] == "ship/R14"
    assert advice.reason.data["added"] == ["fog_bank#1"]


def test_it_adds_nothing_to_cards_that_are_settled_and_keeps_the_places_that_are():
    match = fleet()
    begun = Begun({"cards": ["qqq#1", "trap#1"], "qqq#1": "ship/W3"}, "trap#1")
    advice = advised(match, begun)
    assert kinds(advice) == {"qqq", "trap"}
    assert advice.answer["qqq#1"] == "ship/W3"
    # The best ship that is left.
    assert advice.answer["trap#1"] == "ship/R14"
    facts = advice.reason.data
    assert (facts["closed"], facts["added"], facts["other"]) == (True, [], 1)


def test_it_says_by_how_much_the_turn_from_the_start_is_better():
    match = fleet()
    own = GAME.counsel(match.view(0), match.questions[0]).answer["cards"]
    facts = advised(match, Begun({"cards": ["qqq#1", "trap#1"], "qqq#1": "action"}, "trap#1")).reason.data
    assert facts["loss"] >= 2
    assert facts["instead"] == own
    assert not facts["same"]
    # Of the same cards, it says so.
    lone = fleet("trap", rows={1: "M56"}, left=3)
    assert GAME.counsel(lone.view(0), lone.questions[0]).answer == {"cards": ["trap#1"], "trap#1": "ship/R14"}
    facts = advised(lone, Begun({"cards": ["trap#1"], "trap#1": "action"}, "")).reason.data
    assert facts["same"]


def test_a_ship_that_was_chosen_for_one_card_gets_no_other():
    match = fleet("trap amc lay_mines")
    begun = Begun({"cards": ["trap#1", "amc#1", "lay_mines#1"], "trap#1": "ship/R14"}, "amc#1")
    answer = advised(match, begun).answer
    assert answer["trap#1"] == "ship/R14"
    assert "R14" not in answer["amc#1"] + answer["lay_mines#1"]


def test_cards_for_their_text_lie_upright_where_no_attack_uses_them_better():
    match = position(seats=2, ships={0: "R4~ R6~ R10~", 1: "R1"}, rows={1: "M57"}, hands={0: "collier trap"}, left=24)
    advice = advised(match, Begun({"cards": ["trap#1", "collier#1"], "trap#1": "ship/R4"}, "collier#1"))
    assert advice.answer["collier#1"] == "action"


def test_in_fog_nothing_is_attacked_with_what_was_chosen():
    match = fleet(seats=2, ships={0: "R14"}, rows={1: "M56"}, fog=[1])
    advice = picked(match, "trap#1", "collier#1")
    assert {advice.answer[card] for card in ("trap#1", "collier#1")} == {"action"}
    assert advice.reason.data["gain"] == 0


def plan_of() -> tuple[Match, Question]:
    match = position(
        seats=2,
        ships={0: "R14 R11", 1: "R1"},
        rows={1: "M38 M56"},
        hands={0: "trap qqq amc", 1: "qqq"},
        left=24,
        then=None,
    )
    match.set_orders(0, {"pass": "ask", "safe_passage": "ask", "moves": "ahead"})
    commit(match, "trap ship/R14", "qqq ship/R11")
    assert asked(match) == [(0, "ahead")]
    return match, match.questions[0]


def test_a_plan_goes_on_from_the_moves_that_were_planned():
    match, question = plan_of()
    own = GAME.counsel(match.view(0), question).answer
    first = next(option.id for option in question.steps[0].options if option.id not in (own["1"], "end_turn"))
    advice = advised(match, Begun({"1": first, "1_ship": "M38"}, "2"))
    assert (advice.answer["1"], advice.answer["1_ship"]) == (first, "M38")
    assert advice.answer["2"] == own["1"]
    assert advice.reason.kind.startswith("play_")
