"""The refusals of layouts and loads, their codes, and their order (spec 5.3, 5.5)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.corsari.arrange import Arrangement, best_crew_without, best_sail, runners_up
from rules.corsari.legality import check_layout, check_load, layout_answer, load_answer
from rules.corsari.load import best_crew_beside, best_load, heaviest
from rules.corsari.sailing import lay_out
from rules.corsari.state import Round
from rules.kernel.refusals import IllegalAnswer, Malformed

from . import oracle
from .oracle import cards, crews_of_others, hands, taverns
from .positions import resumed, say, stacked

SHIP = cards("O1 O2 O7 O8 V3 V10")  # the figure of the rule sheet, with an azure tavern
FILLERS = cards("G1 G2 G3 G4 G5 G6 B1 B2 B3 B4 B5 B6 B7")


def hand_of(size: int, *held: str) -> list[str]:
    return [*held, *FILLERS][:size]


def layout(scuttle: object, *crew: object) -> dict[str, object]:
    return {"scuttle": scuttle, "crew": list(crew)}


def added(add: str = "-", crew: str = "-") -> dict[str, object]:
    return {"add": list(cards(add)), "crew": list(cards(crew))}


@pytest.mark.parametrize(
    ("held", "answer", "code"),
    [
        pytest.param("O9", added("O9"), None, id="V01"),
        pytest.param("V7", added("V7"), "add_number_aboard", id="V02"),
        pytest.param("O9 V9", added("O9 V9"), "add_number_repeated", id="V03"),
        pytest.param("O9 V9", added("V9", "O9"), None, id="V05"),
        pytest.param("R9", added("R9"), "add_colour_not_aboard", id="V06"),
        pytest.param("A5", added("-", "A5"), "tavern_colour_in_crew", id="V07"),
        pytest.param("O3", added("O3"), "add_number_aboard", id="V08"),
        pytest.param("R4 O4 Y4", added("-", "R4 O4"), "number_repeated_in_crew", id="V09"),
        pytest.param("R4 O5 Y6", added("-", "R4 O5 Y6"), "too_many_colours", id="V10"),
        pytest.param("O9", added("O9", "O9"), "card_used_twice", id="V11"),
    ],
)
def test_golden_loads_are_accepted_or_refused(held: str, answer: dict[str, list[str]], code: str | None):
    hand = hand_of(12, *cards(held))
    if code is None:
        laid = check_load(answer, hand, "A", SHIP)
        assert (laid.added, laid.crew) == (tuple(answer["add"]), tuple(answer["crew"]))
    else:
        with pytest.raises(IllegalAnswer) as refused:
            check_load(answer, hand, "A", SHIP)
        assert refused.value.code == code


@pytest.mark.golden("V04")
def test_golden_two_opponents_may_add_the_same_number():
    assert check_load(added("O9"), hand_of(12, "O9"), "A", SHIP).added == ("O9",)
    assert check_load(added("V9"), hand_of(12, "V9"), "A", SHIP).added == ("V9",)


@pytest.mark.golden("V12")
def test_golden_the_scuttled_card_is_no_crew():
    with pytest.raises(IllegalAnswer) as refused:
        check_layout(layout("R7", "R7", "R8"), hand_of(13, "R7", "R8"), "A")
    assert refused.value.code == "scuttle_in_crew"


@pytest.mark.golden("V13")
def test_golden_an_empty_crew_is_legal_and_nothing_can_be_added_to_it():
    hand = hand_of(13, "A3", "A4", "R7")
    laid = check_layout(layout("R7"), hand, "A")
    assert laid.crew == ()
    assert laid.total == sum(int(card[1:]) for card in hand if card != "R7" and card[0] != "A")
    for card in oracle.DECK:
        if card[0] != "A":
            with pytest.raises(IllegalAnswer) as refused:
                check_load(added(card), hand_of(12, card), "A", laid.crew)
            assert refused.value.code == "add_colour_not_aboard"


@pytest.mark.golden("V14")
def test_golden_a_number_sails_once():
    with pytest.raises(IllegalAnswer) as refused:
        check_layout(layout("G1", "R7", "Y7"), hand_of(13, "R7", "Y7"), "A")
    assert refused.value.code == "number_repeated_in_crew"


@pytest.mark.golden("V15")
def test_golden_nothing_can_be_added_to_the_ideal_crew():
    crew = cards("R1 R2 R3 R4 R5 R6 Y7 Y8 Y9 Y10 Y11")
    laid = check_layout(layout("G2", *crew), hand_of(13, *crew), "A")
    assert (laid.crew, laid.stowaways, laid.total) == (crew, ("G1",), 1)
    for card in oracle.DECK:
        if card[0] != "A" and card not in crew:
            with pytest.raises(IllegalAnswer) as refused:
                check_load(added(card), hand_of(12, card), "A", laid.crew)
            assert refused.value.code == ("add_number_aboard" if card[0] in "RY" else "add_colour_not_aboard")


# Each answer has the fault it is named after and, where possible, one that is checked later.
LAYOUT_FAULTS = [
    ("not_in_hand", "CO 6.1", layout("R2", "S9", "S9")),
    ("not_in_hand", "CO 6.1", layout("S9", "R2", "R2")),
    ("not_in_hand", "CO 6.1", layout("no such card")),
    ("duplicate_card", "CO 6.1", layout("R2", "R2", "R2")),
    ("scuttle_in_crew", "CO 6.1", layout("R2", "R2", "A1")),
    ("tavern_colour_in_crew", "CO 6.2", layout("R2", "R3", "Y4", "V5", "A1")),
    ("too_many_colours", "CO 6.3", layout("R2", "R3", "Y3", "V5")),
    ("number_repeated_in_crew", "CO 6.3", layout("R2", "R3", "Y3")),
]
LOAD_FAULTS = [
    ("not_in_hand", "CO 6.7", added("S9 S9")),
    ("not_in_hand", "CO 6.7", added("R2 R2", "S9")),
    ("duplicate_card", "CO 6.7", added("R2 R2", "R2")),
    ("duplicate_card", "CO 6.7", added("R2", "R3 R3 R2")),
    ("card_used_twice", "CO 6.7", added("A1 R2", "R2 A1")),
    ("tavern_colour_in_crew", "CO 6.2", added("A1", "A2")),
    ("tavern_colour_added", "CO 6.2", added("V7 A1")),
    ("add_colour_not_aboard", "CO 6.8", added("V7 R2")),
    ("add_number_aboard", "CO 6.8", added("O9 V9 V7")),
    ("add_number_repeated", "CO 6.11", added("O9 V9", "R3 Y3 V5")),
    ("too_many_colours", "CO 6.3", added("O9", "R3 Y3 V5")),
    ("number_repeated_in_crew", "CO 6.3", added("O9", "R3 Y3")),
]


@pytest.mark.parametrize(("code", "rule", "answer"), LAYOUT_FAULTS)
def test_the_first_fault_of_a_layout_is_the_one_refused(code: str, rule: str, answer: dict[str, object]):
    with pytest.raises(IllegalAnswer) as refused:
        check_layout(answer, hand_of(13, "R2", "R3", "Y3", "Y4", "V5", "A1"), "A")
    assert (refused.value.code, refused.value.rule) == (code, rule)


@pytest.mark.parametrize(("code", "rule", "answer"), LOAD_FAULTS)
def test_the_first_fault_of_a_load_is_the_one_refused(code: str, rule: str, answer: dict[str, object]):
    with pytest.raises(IllegalAnswer) as refused:
        check_load(answer, hand_of(12, "R2", "R3", "Y3", "V5", "V7", "O9", "V9", "A1", "A2"), "A", SHIP)
    assert (refused.value.code, refused.value.rule) == (code, rule)


def test_a_refusal_names_the_card():
    with pytest.raises(IllegalAnswer) as refused:
        check_load(added("O9 V9"), hand_of(12, "O9", "V9"), "A", SHIP)
    assert refused.value.data == {"card": "V9"}
    with pytest.raises(IllegalAnswer) as refused:
        check_layout(layout("G1", "Y3", "R2", "V5"), hand_of(13, "R2", "Y3", "V5"), "A")
    assert refused.value.data == {"colours": ["R", "Y", "V"]}


BAD_LAYOUTS = [
    None,
    "R2",
    [],
    {},
    {"scuttle": "R2"},
    {"crew": []},
    {"scuttle": "R2", "crew": [], "add": []},
    {"scuttle": ["R2"], "crew": []},
    {"scuttle": 7, "crew": []},
    {"scuttle": None, "crew": []},
    {"scuttle": "R2", "crew": "R3"},
    {"scuttle": "R2", "crew": None},
    {"scuttle": "R2", "crew": {"R3": 1}},
    {"scuttle": "R2", "crew": [3]},
    {"scuttle": "S9", "crew": [["R3"]]},
    {"scuttle": "R2", "crew": [], 3: []},
]


@pytest.mark.parametrize("answer", BAD_LAYOUTS)
def test_the_shape_of_a_layout_is_checked_first(answer: object):
    with pytest.raises(Malformed) as refused:
        check_layout(answer, hand_of(13, "R2", "R3"), "A")
    assert refused.value.code == "bad_form"


@pytest.mark.parametrize("answer", [*BAD_LAYOUTS, {"add": ["R2"], "crew": "R2"}, {"add": "R2", "crew": []}])
def test_the_shape_of_a_load_is_checked_first(answer: object):
    with pytest.raises(Malformed) as refused:
        check_load(answer, hand_of(12, "R2", "R3"), "A", SHIP)
    assert refused.value.code == "bad_form"


def test_groups_are_sorted_in_any_order_of_the_answer():
    hand = ["R2", "G9", "A1", "Y3", "R1", "A11"]
    assert check_layout(layout("G9", "Y3", "R1"), hand, "A") == Arrangement(
        "G9", ("A1", "A11"), ("R1", "Y3"), ("R2",), 2, 18
    )


def test_a_prisoner_may_be_scuttled():
    assert check_layout(layout("A1"), ["A1", "A2"], "A").prisoners == ("A2",)


@given(hands(13), taverns, st.data())
def test_layouts_are_accepted_exactly_when_the_rules_allow_them(hand: list[str], tavern: str, data: st.DataObject):
    crew = data.draw(st.lists(st.sampled_from(hand), max_size=5))
    scuttle = data.draw(st.sampled_from(hand))
    legal = oracle.is_crew(crew, tavern) and scuttle not in crew
    try:
        laid = check_layout(layout(scuttle, *crew), hand, tavern)
    except IllegalAnswer:
        assert not legal
    else:
        assert legal
        assert (laid.scuttled, sorted(laid.crew)) == (scuttle, sorted(crew))
        rest = [card for card in hand if card not in crew and card != scuttle]
        assert sorted(laid.prisoners) == sorted(card for card in rest if card[0] == tavern)
        assert sorted(laid.stowaways) == sorted(card for card in rest if card[0] != tavern)
        assert laid.total == oracle.total(laid.stowaways) <= 129


@given(hands(12), taverns, st.data())
def test_loads_are_accepted_exactly_when_the_rules_allow_them(hand: list[str], tavern: str, data: st.DataObject):
    ship = data.draw(crews_of_others(tavern, hand))
    add = data.draw(st.lists(st.sampled_from(hand), max_size=3))
    crew = data.draw(st.lists(st.sampled_from(hand), max_size=4))
    legal = oracle.is_crew(crew, tavern) and oracle.is_added(add, tavern, ship) and not set(add) & set(crew)
    try:
        laid = check_load({"add": add, "crew": crew}, hand, tavern, ship)
    except IllegalAnswer:
        assert not legal
    else:
        assert legal
        assert (sorted(laid.added), sorted(laid.crew)) == (sorted(add), sorted(crew))
        rest = [card for card in hand if card not in crew and card not in add]
        assert sorted(laid.prisoners) == sorted(card for card in rest if card[0] == tavern)
        assert sorted(laid.stowaways) == sorted(card for card in rest if card[0] != tavern)
        assert laid.total == oracle.total(laid.stowaways) <= 129


@given(hands(13), taverns, st.integers(0, 12))
def test_proposed_layouts_are_legal(hand: list[str], tavern: str, place: int):
    for laid in (best_sail(hand, tavern), *runners_up(hand, tavern)):
        assert check_layout(layout_answer(laid), hand, tavern) == laid
    filled = layout(hand[place], *best_crew_without(hand[place], hand, tavern))
    assert check_layout(filled, hand, tavern).scuttled == hand[place]


@given(hands(12), taverns, st.data())
def test_proposed_loads_are_legal(hand: list[str], tavern: str, data: st.DataObject):
    ship = data.draw(crews_of_others(tavern, hand))
    best = best_load(hand, tavern, ship)
    assert check_load(load_answer(best), hand, tavern, ship) == best
    declared = data.draw(st.integers(best.total, 129))
    heavy = heaviest(hand, tavern, ship, declared)
    assert heavy is not None
    assert check_load(load_answer(heavy), hand, tavern, ship) == heavy
    chosen = data.draw(st.sampled_from(best.added or (None,)))
    add = [chosen] if chosen else []
    filled = {"add": add, "crew": list(best_crew_beside(add, hand, tavern))}
    assert check_load(filled, hand, tavern, ship).added == tuple(add)


# ---------------------------------------------------------------- missing fields


def asked_to_load(held: str) -> Any:
    """Return the question D-LOAD of seat 1, whose hand begins with these cards, after seat 0 has laid out its ship."""
    hands = {0: "O1 O2 O7 O8 V3 V10 G11 B11 P11 S11 R11 Y11", 1: held}
    match = resumed(2, dealer=1, deals=[stacked((0, 1), 1, hands, "N1", "R10")])
    say(match, "pile", "sail", {"scuttle": "R11", "crew": list(cards(hands[0]))[:6]})
    return match.questions[1]


def test_a_card_that_only_the_crew_names_is_not_used_twice():
    """The additions that are not named leave out the cards of the crew."""
    question = asked_to_load("O9 V9 O4 V5 G1 G2 G3 B1 B2 B3 P1 P2")
    added = question.checked({})["add"]
    assert added
    for card in added:
        answer = question.checked({"crew": [card]})
        assert answer == {"add": [other for other in added if other != card], "crew": [card]}
    with pytest.raises(IllegalAnswer) as refused:
        question.checked({"add": added, "crew": added[:1]})
    assert refused.value.code == "card_used_twice"


def test_a_card_that_only_the_crew_names_is_not_scuttled():
    match = resumed(2, dealer=1, deals=[stacked((0, 1), 1, {0: "R1 R2 R3 O4 O5 O6 G9 G10 B9 B10 S9 S10"}, "N1", "P11")])
    say(match, "pile", "sail")
    question = match.questions[0]
    best = question.checked({})["scuttle"]
    answer = question.checked({"crew": [best]})
    assert (best, answer) == ("P11", {"scuttle": "G10", "crew": ["P11"]})
    with pytest.raises(IllegalAnswer) as refused:
        question.checked({"scuttle": best, "crew": [best]})
    assert refused.value.code == "scuttle_in_crew"


@given(hands(13), taverns, st.data())
def test_whatever_part_of_a_layout_is_named_the_rest_fits(hand: list[str], tavern: str, data: st.DataObject):
    """Any card for the scuttle and any legal crew is completed to a legal layout."""
    ask = lay_out(0, Round({0: hand}, [f"{tavern}1"], [], [], 0), "match")
    best = ask.take({})[0]
    scuttle = data.draw(st.sampled_from(hand))
    assert ask.take({"scuttle": scuttle})[0]["scuttle"] == scuttle
    crew = data.draw(st.lists(st.sampled_from(best["crew"]), unique=True)) if best["crew"] else []
    assert sorted(ask.take({"crew": crew})[0]["crew"]) == sorted(crew)
    spare = [card for card in hand if card[0] != tavern]
    if spare:
        one = data.draw(st.sampled_from(spare))
        assert ask.take({"crew": [one]})[0]["crew"] == [one]
