"""Resignation in every phase and end mode, alone and together with other events (spec 6.6)."""

import pytest

from rules.corsari.sailing import Sailed
from rules.corsari.score import Departure
from rules.kernel import NotYourSeat, StaleQuestion

from .positions import (
    ALONE,
    DEFAULT,
    SWEEPER,
    asked,
    cheap_sail,
    d01,
    d03,
    ended,
    midround,
    resumed,
    rounds,
    sailed,
    say,
    say_all,
    stacked,
    start,
    swept,
    told,
    turn,
)


@pytest.mark.parametrize("end_mode", ["last_standing", "first_bust", "fixed_rounds"])
def test_a_resigned_seat_plays_by_defaults_to_the_end_of_the_round(end_mode: str):
    match = cheap_sail(3, end_mode=end_mode)
    events = match.resign(1)
    assert [event.kind for event in events] == ["seat_resigned"]
    assert [(entry.type, entry.seat, entry.by) for entry in match.entries[-2:]] == [
        ("resign", 1, "player"),
        ("answer", 1, "default"),
    ]
    assert asked(match) == [(2, "load")]
    # The hand of a seat that decides nothing more is not shown; everybody sees that it has resigned.
    assert match.view(1).own() == []
    assert match.view(2).own()
    scores = next(fact.data["scores"] for fact in match.view(None).board() if fact.kind == "board_scores")
    assert [row["resigned"] for row in scores] == [False, True, False]
    say_all(match)
    assert [(event["seat"], event["place"]) for event in told(match, "seat_eliminated")] == [(1, 3)]
    assert [event.rule for event in match.log if event.kind == "seat_eliminated"] == ["spec 6.6"]
    assert told(match, "round_started")[1]["seats"] == [0, 2]
    with pytest.raises(NotYourSeat):
        match.resign(1)


def test_a_second_resignation_and_one_after_the_end_are_refused():
    match = d03()
    match.resign(2)
    with pytest.raises(StaleQuestion):
        match.resign(2)
    match = sailed(d01())
    with pytest.raises(StaleQuestion):
        match.resign(0)


@pytest.mark.parametrize("phase", ["draw", "act", "layout", "load"])
def test_of_two_seats_the_other_wins_at_the_end_of_the_round_of_a_resignation(phase: str):
    """Seat 1 begins, and resigns during its own question or seat 0's."""
    match = start(2, dealer=0, sweep="round")
    say(match, *{"draw": [], "act": ["pile"], "layout": ["pile", "sail"], "load": ["pile", "sail", DEFAULT]}[phase])
    match.resign(1)
    while match.result is None:
        assert list(match.questions) == [0]
        say_all(match)
    assert rounds(match) == 1
    assert ended(match) == ("last_standing", ((0,), (1,)), (0,))


@pytest.mark.parametrize("phase", ["draw", "act", "layout", "load"])
@pytest.mark.parametrize("end_mode", ["last_standing", "first_bust", "fixed_rounds"])
def test_a_resignation_changes_nothing_for_other_seats_in_that_round(phase: str, end_mode: str):
    begin = {"draw": [], "act": ["pile"], "layout": ["pile", "sail"], "load": ["pile", "sail", DEFAULT]}[phase]
    plain, resigned = (start(3, dealer=1, end_mode=end_mode) for _ in range(2))
    say(plain, *begin)
    say(resigned, *begin)
    resigned.resign(2)
    for match in (plain, resigned):
        while rounds(match) == 1:
            say_all(match)
    first, second = (
        [event[1:] for event in match.log if event.kind not in ("seat_resigned", "seat_eliminated")]
        for match in (plain, resigned)
    )
    cut = next(n for n, event in enumerate(first) if event[0] == "round_started" and event[2]["round"] == 2)
    assert first[:cut] == second[:cut]
    assert told(resigned, "round_started")[1]["seats"] == [0, 1]


def test_resigned_seats_rank_last_among_those_of_their_round():
    match = cheap_sail(4, totals={1: 95, 2: 95})
    match.resign(3)
    say_all(match)
    totals = match.state.totals
    beaten = sorted((1, 2), key=lambda seat: totals[seat])
    assert ended(match) == ("last_standing", ((0,), *((seat,) for seat in beaten), (3,)), (0,))


def test_a_seat_that_is_over_the_limit_and_resigned_counts_as_resigned():
    match = cheap_sail(4, totals={1: 95, 2: 95})
    match.resign(1)
    say_all(match)
    assert match.result is None
    assert [(event["seat"], event["place"]) for event in told(match, "seat_eliminated")] == [(1, 4), (2, 3)]


@pytest.mark.parametrize("end_mode", ["last_standing", "first_bust", "fixed_rounds"])
def test_two_seats_that_resign_in_one_round_share_the_last_place(end_mode: str):
    match = cheap_sail(4, totals={1: 20, 3: 5}, end_mode=end_mode)
    match.resign(3)
    match.resign(1)
    say_all(match)
    assert [(event["seat"], event["place"]) for event in told(match, "seat_eliminated")] == [(1, 3), (3, 3)]
    assert asked(match) == [(2, "draw")]


def test_first_bust_counts_the_total_of_a_seat_that_resigned_in_the_round():
    match = cheap_sail(3, totals={1: 95}, end_mode="first_bust")
    match.resign(1)
    say_all(match)
    assert match.state.totals[1] >= 101
    assert ended(match) == ("first_bust", ((0,), (2,), (1,)), (0,))


def test_first_bust_ignores_the_total_of_a_seat_that_resigned_earlier():
    gone = [Departure(2, 1, 90, resigned=True)]
    deals = [stacked((0, 1), 1, {0: ALONE[0], 1: ALONE[1]}, "N1", "Y7")]
    match = resumed(3, dealer=1, deals=deals, gone=gone, totals={2: 90}, rounds=1, end_mode="first_bust")
    say(match, "pile", "sail", DEFAULT)
    say_all(match)
    assert match.result is None


def test_if_bust_and_resignation_leave_no_seat_the_lowest_busted_total_wins():
    # F03: seats 0 and 1 overtake, and seat 2 scores 21.
    match = resumed(3, dealer=1, totals={2: 90})
    say(match, "pile", "sail", DEFAULT)
    match.resign(0)
    match.resign(1)
    assert match.state.totals[2] == 111
    assert ended(match) == ("last_standing", ((2,), (0, 1)), (2,))


def test_if_bust_and_resignation_leave_no_seat_ties_share_the_place():
    match = cheap_sail(3)
    loads = {seat: match.questions[seat].proposals[0].data["total"] for seat in (1, 2)}
    match = cheap_sail(3, totals={1: 200 - loads[1], 2: 200 - loads[2]})
    match.resign(0)
    say_all(match)
    assert ended(match) == ("last_standing", ((1, 2), (0,)), (1, 2))


@pytest.mark.parametrize("sweep", ["match", "eliminate_two"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_that_resigns_between_sail_and_layout_cannot_sweep(seats: int, sweep: str):
    match = swept(seats, sweep=sweep)
    match.resign(0)
    assert told(match, "layout_revealed")[0]["total"] == 0
    assert [entry.kind for entry in match.entries[2:]] == [None, "layout"], "and names nobody"
    assert asked(match) == [(seat, "load") for seat in range(1, seats)]
    say_all(match)
    assert told(match, "sweep") == []
    assert told(match, "round_scored") != []
    assert told(match, "seat_eliminated")[0]["seat"] == 0
    assert (match.result is not None) == (seats == 2)


def test_a_seat_that_resigns_at_the_press_question_cannot_sweep():
    match = swept(4, ("pile", "sail", DEFAULT), sweep="eliminate_two")
    assert asked(match) == [(0, "press")]
    match.resign(0)
    assert told(match, "sweep") == []
    assert asked(match) == [(1, "load"), (2, "load"), (3, "load")]
    say_all(match)
    assert [event["seat"] for event in told(match, "seat_eliminated")] == [0]


def test_a_resigned_seat_that_is_forced_to_declare_cannot_sweep():
    match = midround({0: SWEEPER, 1: ""}, tavern="S1 N1", discard="S2", pile="S3", mover=0, idle=6)
    match.resign(0)
    assert told(match, "sail_declared") == [{"seat": 0, "forced": True}]
    assert told(match, "layout_revealed")[0]["total"] == 0
    assert asked(match) == [(1, "load")]
    say_all(match)
    assert isinstance(match.result, Sailed)
    assert match.result.layout.total == 0


def test_a_sweeper_can_press_a_seat_that_has_resigned():
    match = swept(4, ("pile", "sail", DEFAULT), sweep="eliminate_two")
    match.resign(2)
    say(match, ["1", "2"])
    assert [(event["seat"], event["place"]) for event in told(match, "seat_eliminated")] == [(1, 3), (2, 4)]
    assert told(match, "round_started")[1]["seats"] == [0, 3]


def test_a_sweep_beside_a_resignation_can_end_the_match():
    match = swept(4, ("pile", "sail", DEFAULT), sweep="eliminate_two")
    match.resign(3)
    say(match, ["1", "2"])
    assert ended(match) == ("sweep", ((0,), (1, 2), (3,)), (0,))


def test_a_void_round_removes_resigned_seats():
    match = d03()
    match.resign(2)
    while rounds(match) == 1:
        turn(match, "tavern") if len(match.view(None).round.tavern) > 1 else say(match, "tavern")
    assert told(match, "round_void") != []
    assert [event["seat"] for event in told(match, "seat_eliminated")] == [2]
    assert match.state.totals == dict.fromkeys(range(4), 0)


@pytest.mark.parametrize("phase", ["draw", "act", "layout", "load"])
@pytest.mark.parametrize("end_mode", ["last_standing", "first_bust", "fixed_rounds"])
def test_when_all_have_resigned_the_match_ends_at_once_without_a_winner(phase: str, end_mode: str):
    gone = [Departure(1, 2, 130)]
    deals = [stacked((0, 2, 3), 3, {seat: ALONE[seat] for seat in (0, 2, 3)}, "N1", "Y7")]
    totals = {0: 30, 1: 130, 2: 12, 3: 30}
    match = resumed(4, dealer=3, deals=deals, gone=gone, totals=totals, rounds=4, end_mode=end_mode)
    say(match, *{"draw": [], "act": ["pile"], "layout": ["pile", "sail"], "load": ["pile", "sail", DEFAULT]}[phase])
    # The seat that is asked resigns last, so that the round does not go on by defaults.
    first, *rest = [seat for seat in (0, 2, 3) if seat not in match.questions] + list(match.questions)
    assert match.result is None
    for seat in [first, *rest]:
        match.resign(seat)
    assert ended(match) == ("resigned", ((2,), (0, 3), (1,)), ())
    assert match.state.totals == totals
    assert told(match, "round_scored") == []
    assert rounds(match) == 1


def test_all_seats_can_resign_at_the_press_question():
    match = swept(4, ("pile", "sail", DEFAULT), sweep="eliminate_two")
    for seat in (3, 2, 1, 0):
        match.resign(seat)
    assert ended(match) == ("resigned", ((0, 1, 2, 3),), ())
    assert told(match, "sweep") == []


@pytest.mark.parametrize("before", ["layout", "press"])
def test_the_others_load_when_the_sweeper_resigns(before: str):
    """A resigned seat cannot win (6.6): the view no longer waits for it to name two opponents."""
    match = swept(4, sweep="eliminate_two")
    if before == "press":
        say(match, DEFAULT)
        assert (asked(match), match.view(None).round.phase) == ([(0, "press")], "press")
    match.resign(0)
    assert asked(match) == [(seat, "load") for seat in (1, 2, 3)]
    assert match.view(None).round.phase == "load"
    assert match.view(1).advice.load is not None


def test_a_seat_that_is_out_is_not_asked_for_an_answer():
    match = cheap_sail(3, totals={1: 95})
    say_all(match)
    assert told(match, "seat_eliminated")[0]["seat"] == 1
    for question in (None, "1.1", "1.2"):
        with pytest.raises(NotYourSeat) as refused:
            match.answer(1, "pile", question)
        assert refused.value.code == "out_already"
