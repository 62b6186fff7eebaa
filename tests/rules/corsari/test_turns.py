"""The turn rules of 4.3, and the answers of 5.3 and 5.5 given to a match."""

import json
from typing import Any

import pytest

from rules.corsari.arrange import runners_up
from rules.corsari.cards import sort_hand
from rules.corsari.sailing import MARGIN
from rules.corsari.score import Departure
from rules.kernel import IllegalAnswer, Malformed

from .oracle import cards
from .positions import (
    D01_HANDS,
    DEFAULT,
    asked,
    d01,
    d02,
    d03,
    laid,
    midround,
    offered,
    resumed,
    sailed,
    say,
    swept,
    told,
    turn,
)


def test_turns_go_clockwise_from_the_left_of_the_dealer():
    match = d03()
    movers = []
    for _ in range(9):
        movers.append(asked(match)[0][0])
        turn(match, "pile")
    assert movers == [0, 1, 2, 3, 0, 1, 2, 3, 0]
    assert match.view(None).round.laps == {0: 3, 1: 3, 2: 2, 3: 2}


def test_only_the_last_discard_can_be_taken():
    match = d03()
    say(match, "pile", "drop:R1")
    assert [option.data for option in match.questions[1].options if option.id == "discard"] == [{"card": "R1"}]


def test_a_mover_who_sails_in_the_turn_sorts_prisoners_by_the_new_colour():
    hands = {0: "B1 B2 B3 N1 N2 N3"}
    match = midround({**hands, 1: ""}, tavern="B9 N9", discard="S2", pile="S3 S4")
    events = say(match, "tavern")
    assert [event.data for event in events if event.kind == "tavern_colour"] == [{"colour": "B"}]
    say(match, "sail")
    assert match.questions[0].data["colour"] == "B"
    say(match, DEFAULT)
    assert laid(match)["prisoners"] == ["B1", "B2", "B3"]


def test_the_card_just_taken_from_the_discard_pile_may_be_dropped():
    match = d01()
    turn(match, "discard")
    assert match.state.round.discard == ["Y10"]
    assert match.state.round.hands[1] == list(cards(D01_HANDS[1]))


def test_any_of_the_thirteen_cards_may_be_dropped():
    match = d01()
    say(match, "pile")
    hand = sort_hand([*cards(D01_HANDS[1]), "Y11"])
    assert offered(match) == [*(f"drop:{card}" for card in hand), "sail"]


def test_only_hoisting_the_sails_is_final():
    match = d01()
    say(match, "pile")
    question = match.questions[1]
    assert [option.id for option in question.options if question.is_final(option.id)] == ["sail"]
    say(match, "sail")
    with pytest.raises(IllegalAnswer) as refused:
        match.takeback(1)
    assert refused.value.code == "no_takeback"


@pytest.mark.parametrize("answer", ["drop:R2", "drop:", "drop", "", "Sail", "pile"])
def test_a_card_that_is_not_held_cannot_be_dropped(answer: str):
    match = d01()
    say(match, "pile")
    with pytest.raises(IllegalAnswer) as refused:
        say(match, answer)
    assert refused.value.code == "not_offered"
    assert asked(match) == [(1, "act")]


def test_the_declaration_is_public_before_the_layout_is_chosen():
    match = d01()
    events = say(match, "pile", "sail")
    assert (events[-1].kind, events[-1].data) == ("sail_declared", {"seat": 1, "forced": False})
    assert asked(match) == [(1, "layout")]
    assert match.view(0).round.phase == "layout"


def test_the_best_layout_is_the_default_and_others_of_little_more_cost_are_offered():
    match = d02()
    say(match, "pile", "sail")
    question = match.questions[2]
    proposals = question.proposals
    assert [found.id for found in proposals] == ["best", "other-2", "other-3"]
    assert [found.data["total"] for found in proposals] == sorted(found.data["total"] for found in proposals)
    assert proposals[-1].data["total"] <= proposals[0].data["total"] + MARGIN
    hand, colour = match.view(2).me.hand, match.view(2).round.colour
    assert [found.total > proposals[0].data["total"] + MARGIN for found in runners_up(hand, colour)][2:] == [True, True]
    assert len({json.dumps(found.answer) for found in proposals}) == 3
    say(match, {})
    assert match.entries[-1].answer == proposals[0].answer


def test_a_missing_field_of_a_form_takes_its_default():
    match = d02()
    say(match, "pile", "sail", {"scuttle": "A2"})
    assert match.entries[-1].answer["scuttle"] == "A2"
    assert laid(match)["total"] == 3 + 6 + 9
    match.answer(0, {"add": []})
    assert match.entries[-1].answer == {"add": [], "crew": list(cards("R2 R5 R8 R11 Y1 Y4 Y7 Y10"))}
    match.answer(1, {"crew": []})
    assert match.entries[-1].answer == {"add": ["R3", "R6", "R9"], "crew": []}


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ({"scuttle": "Y9", "crew": ["R1"], "add": []}, "bad_form"),
        ({"scuttle": None}, "bad_form"),
        ({"scuttle": ["Y9"]}, "bad_form"),
        ({"crew": "R1"}, "bad_form"),
        ({"crew": [1]}, "bad_form"),
        ("sail", "bad_form"),
        (None, "bad_form"),
        ({"scuttle": ""}, "not_in_hand"),
        ({"scuttle": "R2"}, "not_in_hand"),
        ({"scuttle": "Y9", "crew": ["R2"]}, "not_in_hand"),
        ({"scuttle": "Y9", "crew": ["R1", "R1"]}, "duplicate_card"),
        ({"scuttle": "R1", "crew": ["R1"]}, "scuttle_in_crew"),
        ({"scuttle": "Y9", "crew": ["G1"]}, "tavern_colour_in_crew"),
        ({"scuttle": "Y9", "crew": ["R1", "O2", "Y3"]}, "too_many_colours"),
        ({"scuttle": "Y9", "crew": ["O2", "A2"]}, "number_repeated_in_crew"),
    ],
)
def test_illegal_layouts_are_refused_with_their_code(answer: Any, code: str):
    match = d02()
    say(match, "pile", "sail")
    with pytest.raises((IllegalAnswer, Malformed)) as refused:
        say(match, answer)
    assert refused.value.code == code
    assert asked(match) == [(2, "layout")]
    assert told(match, "layout_revealed") == []


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ({"add": [], "crew": [], "scuttle": "R2"}, "bad_form"),
        ({"add": "O3"}, "bad_form"),
        ({"add": ["R1"], "crew": []}, "not_in_hand"),
        ({"add": ["O3", "O3"], "crew": []}, "duplicate_card"),
        ({"add": ["O3"], "crew": ["O3"]}, "card_used_twice"),
        ({"add": [], "crew": ["G2"]}, "tavern_colour_in_crew"),
        ({"add": ["G2"], "crew": []}, "tavern_colour_added"),
        ({"add": ["Y1"], "crew": []}, "add_colour_not_aboard"),
        ({"add": ["R2"], "crew": []}, "add_number_aboard"),
        ({"add": [], "crew": ["R2", "O3", "Y1"]}, "too_many_colours"),
    ],
)
def test_illegal_loads_are_refused_with_their_code(answer: Any, code: str):
    match = sailed(d02())
    with pytest.raises((IllegalAnswer, Malformed)) as refused:
        match.answer(0, answer)
    assert refused.value.code == code
    assert asked(match) == [(0, "load"), (1, "load")]


def test_loads_are_told_together_after_the_last_one():
    match = sailed(d02())
    assert match.answer(1, {}) == []
    assert asked(match) == [(0, "load")]
    assert match.waiting(2).seats == match.waiting(None).seats == (0,)
    assert match.view(2).round.loads is None
    assert match.answer(0, {})[0].kind == "loads_revealed"


def test_the_order_of_the_loads_does_not_matter():
    one, other = sailed(d02()), sailed(d02())
    for seat in (0, 1):
        one.answer(seat, {})
    for seat in (1, 0):
        other.answer(seat, {})
    assert one.log == other.log


def test_a_heavier_overtake_is_offered_only_if_one_exists():
    match = sailed(d01(sweep="round"))
    assert [found.id for found in match.questions[0].proposals] == ["best"]


def test_a_scuttled_card_lies_on_the_discard_pile():
    match = sailed(d02())
    assert match.state.round.discard == ["A1", "Y9"]
    deal = match.view(0).round
    assert (deal.discard, deal.discards) == ("A1", 2)
    assert deal.hand_sizes == {0: 12, 1: 12, 2: 12}


def test_the_deal_of_a_smaller_table_begins_left_of_the_dealer():
    match = resumed(4, dealer=1, gone=[Departure(2, 1, 120)], rounds=1)
    assert match.state.round.hands[3][0] == "R1"
    assert match.view(2).me is None
    assert asked(match) == [(3, "draw")]
    assert told(match, "round_started")[0]["round"] == 2


@pytest.mark.parametrize("advice", [True, False])
def test_with_advice_a_player_who_may_sail_learns_the_total_of_the_best_layout(advice: bool):
    match = d02(advice=advice)
    say(match, "pile")
    question, view = match.questions[2], match.view(2)
    assert question.data.get("total") == (11 if advice else None)
    facts = [fact.data for fact in view.known(question, "sail")]
    assert facts == ([{"total": 11, "scuttled": "Y9", "sweep": "match"}] if advice else [])
    assert view.known(question, "drop:Y9") == []


def test_the_tavern_tells_whether_its_colour_stays():
    stays = midround({0: "B1", 1: ""}, tavern="B8 B9", discard="S2", pile="S3 S4")
    changes = midround({0: "B1", 1: ""}, tavern="N8 B9", discard="S2", pile="S3 S4")
    found = [next(one for one in match.questions[0].options if one.id == "tavern") for match in (stays, changes)]
    assert [(option.data["colour"], option.data["stays"]) for option in found] == [("B", True), ("N", False)]


@pytest.mark.parametrize("sweep", ["match", "eliminate_two", "round"])
def test_a_hand_that_can_sweep_is_offered_nothing_else(sweep: str):
    """One press beside the best layout would have lost the match that it won."""
    (question,) = swept(3, sweep=sweep).questions.values()
    special = "none" if sweep == "round" else sweep
    assert question.data["sweep"] == special
    found = {proposal.id: question.facts(proposal.answer) for proposal in question.proposals}
    assert found["best"]["sweep"] == special
    assert question.facts({"scuttle": "R1", "crew": ["R2"]})["sweep"] == "none"
    if sweep != "round":
        assert {facts["total"] for facts in found.values()} == {0}


def test_a_hand_that_cannot_sweep_is_offered_other_layouts():
    match = d02()
    say(match, "pile", "sail")
    question = match.questions[2]
    assert question.data["sweep"] == "none"
    assert len(question.proposals) > 1
