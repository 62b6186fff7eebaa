"""Every option of a match: its effect, and the values that are refused (spec 2.4)."""

from typing import Any

import pytest

from rules.corsari.options import Options
from rules.kernel import IllegalAnswer, Malformed, Match

from .positions import (
    DEFAULT,
    SWEEPER,
    asked,
    cards_in,
    changes,
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
    start,
    told,
    turn,
)

DEFAULTS = {
    "limit": 101,
    "first_dealer": "random",
    "end_mode": "last_standing",
    "fixed_rounds": 8,
    "max_rounds": 40,
    "sweep": "match",
    "overtake_penalty": "once",
    "received": "as_laid",
    "score_floor": "none",
    "scuttle_face": "down",
    "last_tavern_card": "void",
    "no_sail_first_lap": False,
    "advice": True,
}


# ---------------------------------------------------------------- accepted and refused answers


def test_the_defaults_are_the_rule_sheets():
    assert Options().model_dump() == DEFAULTS
    match = start(3)
    assert told(match, "match_started")[0]["options"] == DEFAULTS == match.view(None).options


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("limit", [20, 101, 500]),
        ("first_dealer", ["random", 0, 1]),
        ("end_mode", ["last_standing", "first_bust", "fixed_rounds"]),
        ("fixed_rounds", [1, 8, 30]),
        ("max_rounds", [5, 40, 200]),
        ("sweep", ["match", "round", "eliminate_two"]),
        ("overtake_penalty", ["once", "each"]),
        ("received", ["as_laid", "minimised"]),
        ("score_floor", ["none", "zero"]),
        ("scuttle_face", ["down", "up"]),
        ("last_tavern_card", ["void", "closed"]),
        ("no_sail_first_lap", [False, True]),
        ("advice", [True, False]),
    ],
)
def test_every_value_of_the_spec_is_accepted(option: str, values: list[Any]):
    for value in values:
        match = Match.start("corsari", 2, "taken", options={option: value})
        assert match.head.options == {**DEFAULTS, option: value}


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("limit", 19),
        ("limit", 501),
        ("limit", 101.5),
        ("limit", "many"),
        ("limit", None),
        ("first_dealer", -1),
        ("first_dealer", 2),
        ("first_dealer", "host"),
        ("first_dealer", None),
        ("end_mode", "points_race"),
        ("end_mode", ""),
        ("fixed_rounds", 0),
        ("fixed_rounds", 31),
        ("max_rounds", 4),
        ("max_rounds", 201),
        ("sweep", "off"),
        ("overtake_penalty", 10),
        ("received", "none"),
        ("score_floor", 0),
        ("scuttle_face", "Down"),
        ("last_tavern_card", True),
        ("no_sail_first_lap", "perhaps"),
        ("advice", "sometimes"),
        ("points_race", True),
    ],
)
def test_other_values_are_refused_by_name(option: str, value: object):
    with pytest.raises(Malformed) as refused:
        Match.start("corsari", 2, "refused", options={option: value})
    assert (refused.value.code, refused.value.data["option"]) == ("bad_option", option)


@pytest.mark.parametrize("end_mode", ["first_bust", "fixed_rounds"])
def test_eliminate_two_needs_eliminations(end_mode: str):
    with pytest.raises(Malformed) as refused:
        Match.start("corsari", 4, "refused", options={"sweep": "eliminate_two", "end_mode": end_mode})
    assert (refused.value.code, refused.value.data["option"]) == ("bad_option", "sweep")


def test_a_bad_end_mode_is_the_named_fault_even_with_eliminate_two():
    with pytest.raises(Malformed) as refused:
        Match.start("corsari", 4, "refused", options={"sweep": "eliminate_two", "end_mode": "never"})
    assert refused.value.data["option"] == "end_mode"


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_a_match_has_two_to_four_seats(seats: int):
    with pytest.raises(Malformed) as refused:
        Match.start("corsari", seats, "refused")
    assert (refused.value.code, refused.value.data) == ("wrong_seats", {"seats": seats, "lo": 2, "hi": 4})


@pytest.mark.parametrize(("seats", "last"), [(2, 1), (3, 2), (4, 3)])
def test_the_first_dealer_sits_at_the_table(seats: int, last: int):
    match = Match.start("corsari", seats, "chosen", options={"first_dealer": last})
    assert told(match, "round_started")[0]["dealer"] == last
    assert asked(match) == [(0, "draw")]
    with pytest.raises(Malformed):
        Match.start("corsari", seats, "chosen", options={"first_dealer": last + 1})


# ---------------------------------------------------------------- the effect of each card


def test_first_dealer_random_is_one_draw_before_anything_else():
    match = Match.start("corsari", 4, "one draw")
    assert [kind for kind, _, _ in match.draws] == ["first_dealer", "deal"]
    assert told(match, "match_started")[0]["first_dealer"] == match.draws[0][2]


def test_first_dealer_chosen_draws_nothing():
    match = Match.start("corsari", 4, "no draw", options={"first_dealer": 2})
    assert [kind for kind, _, _ in match.draws] == ["deal"]
    assert told(match, "match_started")[0]["first_dealer"] == 2


def test_a_round_draws_one_shuffle_of_the_whole_deck():
    match = Match.start("corsari", 2, "shuffles")
    while match.result is None:
        for seat, question in list(match.questions.items()):
            match.answer(seat, match.game.pilot(match.view(seat), question))
    assert [kind for kind, _, _ in match.draws] == ["first_dealer", *["deal"] * match.state.rounds]


@pytest.mark.parametrize(("limit", "over"), [(21, True), (22, False)])
def test_a_seat_that_reaches_the_limit_is_out(limit: int, over: bool):
    # F03: the declarer reaches 21.
    match = sailed(d02(limit=limit))
    say_all(match)
    assert bool(told(match, "seat_eliminated")) == over


def test_overtake_penalty_each_charges_ten_per_overtaker():
    match = sailed(d03(overtake_penalty="each"))
    say_all(match)
    assert changes(match) == {0: 65 + 20, 1: -10, 2: -10, 3: -10}


def test_received_minimised_charges_the_smallest_possible_total():
    for received, charge in (("as_laid", 10 + 11 + 11), ("minimised", 10 + 11 + 0)):
        match = sailed(d02(received=received))
        say_all(match, s0=heaviest(match, 0))
        assert changes(match) == {0: -10, 1: -10, 2: charge}


def test_score_floor_zero_keeps_totals_from_going_below():
    for floor, totals in (("none", {0: -7, 1: -10, 2: 21}), ("zero", {0: 0, 1: 0, 2: 21})):
        match = resumed(3, dealer=1, totals={0: 3}, score_floor=floor)
        say(match, "pile", "sail", DEFAULT)
        say_all(match)
        assert changes(match) == {0: -10, 1: -10, 2: 21}
        assert match.state.totals == totals
        assert match.view(None).totals == totals


def test_scuttle_face_up_shows_the_card_to_everybody():
    match = sailed(d02(scuttle_face="up"))
    assert told(match, "layout_revealed")[0]["scuttled"] == "Y9" == laid(match)["scuttled"]
    for reader in (0, 1, 2, None):
        deal = match.view(reader).round
        assert (deal.layout["scuttled"], deal.discard, deal.discards) == ("Y9", "Y9", 2)


def test_scuttle_face_down_discloses_the_cards_when_the_match_is_over():
    match = sailed(d02(end_mode="fixed_rounds", fixed_rounds=1))
    say_all(match)
    assert told(match, "match_ended")[0]["scuttled"] == [{"round": 1, "seat": 2, "card": "Y9"}]
    before = [event.data for event in match.log if event.audience is None and event.kind != "match_ended"]
    assert "Y9" not in cards_in(before)


def test_last_tavern_card_void_marks_the_last_card_in_the_option():
    match = midround({0: "", 1: ""}, tavern="N1", discard="S2", pile="S3 S4")
    (option,) = [option for option in match.questions[0].options if option.id == "tavern"]
    assert option.data == {"card": "N1", "tavern_size": 1}
    say(match, "tavern")
    assert told(match, "round_void") == [{"seat": 0}]


def test_only_the_last_tavern_card_needs_a_confirmation_and_cannot_be_taken_back():
    match = d03()
    for _ in range(8):
        (question,) = match.questions.values()
        assert not any(question.is_final(option.id) for option in question.options)
        turn(match, "tavern")
    question = match.questions[0]
    assert [option.id for option in question.options if question.is_final(option.id)] == ["tavern"]
    say(match, "tavern")
    with pytest.raises(IllegalAnswer) as refused:
        match.takeback(0)
    assert refused.value.code == "undo_draw"


def test_last_tavern_card_closed_never_voids_a_round():
    match = d01(last_tavern_card="closed")
    for _ in range(6):
        turn(match, "tavern")
    assert offered(match) == ["pile", "discard"]
    while match.questions and match.state.rounds == 1:
        say_all(match)
    assert told(match, "round_void") == []


def test_without_no_sail_first_lap_anybody_may_sail_at_once():
    match = d01()
    say(match, "pile")
    assert offered(match)[-1] == "sail"


def test_laps_are_counted_for_each_seat():
    match = d03(no_sail_first_lap=True)
    for _ in range(4):
        say(match, "pile")
        assert "sail" not in offered(match)
        say(match, DEFAULT)
    say(match, "pile")
    assert "sail" in offered(match)


@pytest.mark.parametrize("end_mode", ["last_standing", "first_bust", "fixed_rounds"])
@pytest.mark.parametrize("sweep", ["match", "round"])
def test_a_sweep_ends_the_match_in_every_end_mode_except_under_sweep_round(end_mode: str, sweep: str):
    match = sailed(d01(end_mode=end_mode, sweep=sweep))
    assert (match.result is not None) == (sweep == "match")
    assert asked(match) == ([] if sweep == "match" else [(0, "load")])


@pytest.mark.parametrize("seats", [2, 3])
def test_eliminate_two_removes_all_of_one_or_two_opponents(seats: int):
    deals = [stacked(range(seats), seats - 1, {0: SWEEPER}, "N1")]
    match = start(seats, dealer=seats - 1, deals=deals, sweep="eliminate_two")
    say(match, "pile", "sail", DEFAULT)
    assert (match.result.reason, match.result.winners) == ("sweep", (0,))
    assert told(match, "sweep")[0]["fallen"] == list(range(1, seats))


def test_advice_gives_the_reader_its_best_total():
    match = d02()
    assert match.view(2).advice.total == 3 + 6 + 9
    say(match, "pile")
    advice = match.view(2).advice
    assert (advice.total, advice.layout["scuttled"]) == (11, "Y9")
    assert len(advice.after_drop) == 13
    assert advice.after_drop["Y9"] == 11
    say(match, "sail", DEFAULT)
    assert match.view(2).advice is None
    assert match.view(0).advice.load["total"] == 0
    assert match.view(0).advice.heaviest["total"] == 11
    assert match.view(None).advice is None


def test_without_advice_there_is_none():
    match = d02(advice=False)
    assert match.view(2).advice is None
    say(match, "pile", "sail")
    assert match.view(2).advice is None
    assert all(fact.kind != "own_advice" for fact in match.view(2).own())
