"""The deals and the flow of play: the golden cases of 10.5 and 10.6."""

import json
from typing import Any

import pytest

from rules.corsari.arrange import largest_crew
from rules.kernel import IllegalAnswer, Match

from .oracle import cards
from .positions import (
    D01_HANDS,
    D02_HANDS,
    D03_HANDS,
    DEFAULT,
    SWEEPER,
    asked,
    cards_in,
    cases,
    changes,
    cheap_sail,
    d01,
    d02,
    d03,
    heaviest,
    laid,
    midround,
    offered,
    resumed,
    sailed,
    say,
    say_all,
    stacked,
    told,
    turn,
)


def groups(row: Any, *names: str) -> list[list[str]]:
    return [list(row[name]) for name in names]


def loads(match: Match) -> dict[int, Any]:
    return {load["seat"]: load for load in told(match, "loads_revealed")[-1]["loads"]}


# ---------------------------------------------------------------- 10.5: deals from the unshuffled deck


def check_deal(match: Match, hands: dict[int, str], tavern: str, discard: str, pile: tuple[int, str, str]) -> None:
    deal = match.state.round
    assert {seat: " ".join(deal.hands[seat]) for seat in deal.seats} == hands
    assert {seat: match.view(seat).me.hand for seat in hands} == {
        seat: list(cards(hand)) for seat, hand in hands.items()
    }
    assert (" ".join(deal.tavern), deal.discard) == (tavern, [discard])
    assert (len(deal.pile), deal.pile[-1], deal.pile[0]) == pile
    (public,) = told(match, "round_started")
    assert (" ".join(public["tavern"]), public["discard"], public["pile_size"]) == (tavern, discard, pile[0])
    assert public["colour"] == cards(tavern)[-1][0] == match.view(None).round.colour


@pytest.mark.golden("D01")
def test_golden_deal_for_two():
    match = d01()
    check_deal(match, D01_HANDS, "Y3 Y4 Y5 Y6 Y7 Y8 Y9", "Y10", (78, "Y11", "S11"))
    assert asked(match) == [(1, "draw")]


@pytest.mark.golden("D02")
def test_golden_deal_for_three():
    match = d02()
    check_deal(match, D02_HANDS, "G4 G5 G6 G7 G8 G9 G10 G11", "A1", (65, "A2", "S11"))
    assert asked(match) == [(2, "draw")]


@pytest.mark.golden("D03")
def test_golden_deal_for_four():
    match = d03()
    check_deal(match, D03_HANDS, "A5 A6 A7 A8 A9 A10 A11 B1 B2", "B3", (52, "B4", "S11"))
    assert asked(match) == [(0, "draw")]


# ---------------------------------------------------------------- 10.6: flow


@pytest.mark.golden("F01")
def test_golden_a_sweep_ends_the_match_at_once():
    match = sailed(d01())
    layout = laid(match)
    assert layout["scuttled"] == "Y11"
    assert groups(layout, "prisoners", "crew", "stowaways") == [["Y1"], list(cards(D01_HANDS[1]))[:11], []]
    assert layout["total"] == 0
    assert match.result.reason == "sweep"
    assert (match.result.winners, match.result.ranking) == ((1,), ((1,), (0,)))
    assert match.result.scores == {0: 0, 1: 0}
    assert match.state.rounds == 1
    assert [entry.seat for entry in match.entries] == [1, 1, 1]


@pytest.mark.golden("F02")
def test_golden_under_sweep_round_a_tie_at_zero_overtakes():
    match = sailed(d01(sweep="round"))
    say_all(match)
    load = loads(match)[0]
    crew = "R2 R4 R6 R8 R10 O1 O3 O5 O7 O9 O11"
    assert groups(load, "added", "prisoners", "crew", "stowaways") == [[], ["Y2"], list(cards(crew)), []]
    assert changes(match) == {0: -10, 1: 10}
    assert cases(match) == {0: "2", 1: "3+"}
    assert told(match, "sweep") == []


F03_LOADS = {
    0: ("O3 O6 O9", "G2", "R2 R5 R8 R11 Y1 Y4 Y7 Y10"),
    1: ("R3 R6 R9", "G3", "O1 O4 O7 O10 Y2 Y5 Y8 Y11"),
}


@pytest.mark.golden("F03")
def test_golden_two_overtakers_without_stowaways():
    match = sailed(d02())
    layout = laid(match)
    assert layout["scuttled"] == "Y9"
    crew = "R1 R4 R7 R10 O2 O5 O8 O11"
    assert groups(layout, "prisoners", "crew", "stowaways") == [["G1"], list(cards(crew)), ["Y3", "Y6", "A2"]]
    assert layout["total"] == 11
    assert asked(match) == [(0, "load"), (1, "load")]
    say_all(match)
    for seat, (added, prisoner, own) in F03_LOADS.items():
        load = loads(match)[seat]
        expected = [list(cards(added)), [prisoner], list(cards(own)), []]
        assert groups(load, "added", "prisoners", "crew", "stowaways") == expected
        assert load["total"] == 0
    assert changes(match) == {0: -10, 1: -10, 2: 21}


@pytest.mark.golden("F04")
def test_golden_the_heaviest_overtakes_are_charged_to_the_declarer():
    match = sailed(d02())
    say_all(match, s0=heaviest(match, 0), s1=heaviest(match, 1))
    assert {seat: load["total"] for seat, load in loads(match).items()} == {0: 11, 1: 11}
    assert changes(match) == {0: -10, 1: -10, 2: 43}


@pytest.mark.golden("F05")
def test_golden_under_received_minimised_the_least_totals_are_charged():
    match = sailed(d02(received="minimised"))
    say_all(match, s0=heaviest(match, 0), s1=heaviest(match, 1))
    assert {seat: load["total"] for seat, load in loads(match).items()} == {0: 11, 1: 11}
    assert changes(match) == {0: -10, 1: -10, 2: 21}


@pytest.mark.golden("F06")
def test_golden_three_overtakers():
    match = sailed(d03())
    layout = laid(match)
    assert layout["scuttled"] == "R9"
    crew, left = "O2 O6 O10 Y3 Y7 Y11", "R1 R5 G4 G8 A1"
    assert groups(layout, "prisoners", "crew", "stowaways") == [["B4"], list(cards(crew)), list(cards(left))]
    assert layout["total"] == 19
    say_all(match)
    assert {seat: load["total"] for seat, load in loads(match).items()} == {1: 17, 2: 3, 3: 16}
    expected = {
        1: ("Y4 Y8", "R2 R6 R10 O3 O7 O11"),
        2: ("O4 O8 Y1 Y5 Y9", "R3 R7 R11 G2 G6 G10"),
        3: ("O1 O5 O9", "Y2 Y6 Y10 G3 G7 G11"),
    }
    for seat, (added, own) in expected.items():
        assert groups(loads(match)[seat], "added", "crew") == [list(cards(added)), list(cards(own))]
    assert changes(match) == {0: 65, 1: -10, 2: -10, 3: -10}


@pytest.mark.golden("F07")
def test_golden_taking_the_tavern_top_uncovers_the_card_beneath():
    match = d02()
    say(match, "tavern")
    deal = match.view(None).round
    assert (deal.tavern[-1], len(deal.tavern), deal.colour) == ("G10", 7, "G")
    assert told(match, "tavern_colour") == []
    say(match, "sail", DEFAULT)
    layout = laid(match)
    assert layout["scuttled"] == "Y9"
    assert groups(layout, "prisoners", "stowaways") == [["G1", "G11"], ["Y3", "Y6"]]
    assert layout["total"] == 9


@pytest.mark.golden("F08")
def test_golden_the_last_discard_can_be_taken():
    match = d03()
    say(match, "tavern", "drop:B2")
    assert match.view(None).round.discard == "B2"
    say(match, "discard")
    assert "B2" in match.view(1).me.hand
    assert match.view(1).me.drawn == "B2"
    assert match.state.round.discard == ["B3"]
    deal = match.view(None).round
    assert (deal.discard, deal.discards) == ("B3", 1)
    assert (deal.tavern[-1], deal.colour, deal.idle) == ("B1", "B", 1)


@pytest.mark.golden("F09")
def test_golden_the_last_tavern_card_voids_the_round():
    match = d03()
    for _ in range(8):
        turn(match, "tavern")
    assert asked(match) == [(0, "draw")]
    events = say(match, "tavern")
    assert [event.kind for event in events][:2] == ["drew", "round_void"]
    assert told(match, "round_void") == [{"seat": 0}]
    assert [entry.kind for entry in match.entries][-2:] == ["act", "draw"]
    assert match.state.totals == dict.fromkeys(range(4), 0)
    assert told(match, "round_scored") == told(match, "layout_revealed") == told(match, "loads_revealed") == []
    second = told(match, "round_started")[1]
    assert (second["round"], second["dealer"], second["starter"]) == (2, 0, 1)
    # A10, the last tavern card, left play at once: no hand received it.
    shown = {card for event in match.log if event.audience is None for card in cards_in(event.data)}
    assert all(card not in shown for card in cards("R1 R5 O2 Y3 G4 R2 O3 Y4 G1 R3 O4 Y1 R4 O1"))


@pytest.mark.golden("F10")
def test_golden_the_last_card_of_the_pile_forces_a_declaration():
    match = midround({0: "", 1: ""}, tavern="S1 N1", discard="S2", pile="S3", mover=1)
    events = say(match, "pile")
    assert [event.kind for event in events] == ["drew", "drew_card", "sail_declared"]
    assert events[0].data["pile_size"] == 0
    assert events[2].data == {"seat": 1, "forced": True}
    assert events[2].rule == "CO 7.2"
    assert asked(match) == [(1, "layout")]
    scuttle, _ = match.questions[1].steps
    assert len(scuttle.options) == 13
    assert "S3" in [option.id for option in scuttle.options]


@pytest.mark.golden("F11")
def test_golden_the_doldrums_close_the_discard_pile():
    match = d01()
    for _ in range(5):
        turn(match, "discard")
    assert told(match, "doldrums") == []
    assert [event.kind for event in turn(match, "discard")] == ["drew", "discarded", "doldrums"]
    assert told(match, "doldrums") == [{"closed": True, "turns": 6}]
    assert offered(match) == ["pile", "tavern"]
    assert match.view(None).round.discard_closed
    with pytest.raises(IllegalAnswer) as refused:
        say(match, "discard")
    assert refused.value.code == "not_offered"
    say(match, "pile")
    assert [event["closed"] for event in told(match, "doldrums")] == [True, False]
    assert not match.view(None).round.discard_closed
    say(match, DEFAULT)
    assert offered(match) == ["pile", "discard", "tavern"]


@pytest.mark.golden("F12")
def test_golden_an_absent_mover_draws_from_the_pile_and_drops_it():
    match = d01()
    events = say(match, DEFAULT, DEFAULT)
    assert [event.data for event in events if event.kind == "drew_card"] == [{"seat": 1, "card": "Y11"}]
    assert told(match, "discarded") == [{"seat": 1, "card": "Y11"}]
    assert match.state.round.hands[1] == list(cards(D01_HANDS[1]))


@pytest.mark.golden("F13")
def test_golden_an_absent_mover_is_not_made_to_sail():
    match = midround({0: "", 1: ""}, tavern="S1 N1", discard="S2", pile="S3")
    say(match, DEFAULT, DEFAULT)
    assert [(entry.kind, entry.answer) for entry in match.entries] == [("draw", "discard"), ("act", "drop:S2")]
    assert (match.state.round.discard, match.state.round.pile) == (["S2"], ["S3"])
    assert asked(match) == [(1, "draw")]


@pytest.mark.golden("F14")
def test_golden_the_deal_skips_the_eliminated_and_the_tavern_shrinks():
    # Seat 2 begins, sails and is overtaken.
    match = resumed(4, dealer=1, totals={2: 100})
    say(match, "pile", "sail", DEFAULT)
    say_all(match)
    assert [event["seat"] for event in told(match, "seat_eliminated")] == [2]
    second = told(match, "round_started")[1]
    assert (second["dealer"], second["starter"], second["seats"]) == (3, 0, [0, 1, 3])
    assert (len(second["tavern"]), second["pile_size"]) == (8, 65)


@pytest.mark.golden("F15")
def test_golden_the_deal_passes_on_from_an_eliminated_dealer():
    hands = {
        0: "R1 R2 R3 R4 R5 R6 O7 O8 O9 Y1 Y2 N11",
        2: "R10 R11 O10 O11 Y10 Y11 G9 A11 B11 V11 P11 S11",
    }
    match = resumed(3, dealer=2, totals={2: 100}, deals=[stacked(range(3), 2, hands, "N1")])
    say(match, "pile", "sail", DEFAULT)
    say_all(match)
    assert [event["seat"] for event in told(match, "seat_eliminated")] == [2]
    second = told(match, "round_started")[1]
    assert (second["dealer"], second["starter"], second["seats"]) == (0, 1, [0, 1])
    assert (len(second["tavern"]), second["pile_size"]) == (7, 78)


@pytest.mark.golden("F16")
def test_golden_no_sail_in_the_first_lap():
    match = d01(no_sail_first_lap=True)
    for lap in (1, 2, 3):
        for _ in range(2):
            say(match, "pile")
            assert len(offered(match)) == (13 if lap == 1 else 14)
            assert ("sail" in offered(match)) == (lap > 1)
            say(match, DEFAULT)


@pytest.mark.golden("F17")
def test_golden_a_sweep_presses_the_two_lowest():
    match = resumed(
        4,
        dealer=3,
        deals=[stacked(range(4), 3, {0: SWEEPER}, "N1")],
        totals={0: 40, 1: 12, 2: 88, 3: 12},
        sweep="eliminate_two",
    )
    say(match, "pile", "sail", DEFAULT)
    assert asked(match) == [(0, "press")]
    for reader in (None, *range(4)):
        view = match.view(reader)
        assert view.round.phase == "press"
        assert view.advice is None
    say(match, DEFAULT)
    assert match.view(None).round.phase == "draw"
    assert [entry.answer for entry in match.entries][-1] == ["1", "3"]
    assert told(match, "sweep") == [{"seat": 0, "fallen": [1, 3], "sweep": "eliminate_two"}]
    assert [event["seat"] for event in told(match, "seat_eliminated")] == [1, 3]
    assert told(match, "round_scored") == []
    assert match.state.totals == {0: 40, 1: 12, 2: 88, 3: 12}
    assert told(match, "round_started")[1]["seats"] == [0, 2]


@pytest.mark.golden("F18")
def test_golden_a_closed_tavern_keeps_its_last_card():
    match = midround({0: "", 1: ""}, tavern="N1", discard="S2", pile="S3 S4", last_tavern_card="closed")
    assert offered(match) == ["pile", "discard"]


@pytest.mark.golden("F19")
def test_golden_the_first_bust_ends_the_match_and_the_lowest_wins():
    # Seat 0 sails, and both others overtake it without a stowaway: -10 each, and 10 + D for seat 0.
    match = resumed(3, dealer=2, deals=[F19_DEAL], totals={0: 78, 1: 45, 2: 45}, end_mode="first_bust")
    say(match, "pile", "sail", DEFAULT)
    say_all(match)
    assert match.result.scores == {0: 101, 1: 35, 2: 35}
    assert match.result.ranking == ((1, 2), (0,))
    assert match.result.winners == (1, 2)
    assert match.result.reason == "first_bust"
    assert told(match, "seat_eliminated") == []


F19_DEAL = stacked(
    range(3),
    2,
    {
        0: "R1 R2 R3 R4 R5 R6 O7 O8 O9 G10 A3 N11",
        1: "R7 R8 R9 R10 R11 O1 O2 O3 O4 O5 O6 N2",
        2: "V1 V2 V3 V4 V5 V6 P7 P8 P9 P10 P11 N3",
    },
    "N1",
    "G11",
)


@pytest.mark.golden("F20")
def test_golden_the_scuttled_card_stays_with_the_declarer():
    match = sailed(d02())
    say_all(match)
    assert told(match, "round_started")[1:], "the match goes on"
    for reader in (0, 1, None):
        seen = match.events(reader)
        first = next(event.n for event in seen if event.kind == "round_started" and event.data["round"] == 2)
        assert "Y9" not in json.dumps([event.data for event in seen[: first - 1]])
        for at in range(first):
            # Y9 was in the declarer's hand from the deal, so nobody else ever sees it.
            assert "Y9" not in match.view(reader, at).model_dump_json()
    after = next(event.n for event in match.events(2) if event.kind == "layout_revealed")
    assert match.view(2, at=after - 1).me.scuttled is None
    assert match.view(2, at=after).me.scuttled == "Y9"
    assert match.view(2, at=after).round.layout["scuttled"] == "Y9"


def test_no_more_cards_can_be_picked_than_a_crew_may_have():
    """A crew has two colours and no number twice: of the cards of a hand, not all can be chosen."""
    match = cheap_sail(2)
    (question,) = match.questions.values()
    crew = question.steps[1]
    most = largest_crew([option.id for option in crew.options])
    assert crew.pick == (0, most)
    assert len(crew.default) <= most < len(crew.options)
