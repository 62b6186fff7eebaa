"""Leaving the match, by elimination or resignation, and the end of a match that every seat has left."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kernel import Abandoned, All, Match, NotYourSeat, Play, StaleQuestion, Table, choose

from .programs import game_for, play_out, programs, told
from .toys import DUEL, PARLEY, REGATTA, SEED, SURVIVORS, VOTE, bargain


def say(match: Match, words: dict[int, str]) -> None:
    for seat, word in words.items():
        match.answer(seat, word)


# ---------------------------------------------------------------- eliminated


def test_a_seat_that_is_out_is_asked_nothing_and_cannot_resign() -> None:
    match = Match.start(SURVIVORS, 4, SEED)
    say(match, {0: "in", 1: "out", 2: "in", 3: "in"})
    assert list(match.questions) == [0, 2, 3]
    assert [match.plays(seat) for seat in range(4)] == [True, False, True, True]
    with pytest.raises(NotYourSeat) as caught:
        match.resign(1)
    assert caught.value.code == "out_already"
    for question in (None, "1.1", "1.99"):
        with pytest.raises(NotYourSeat) as caught:
            match.answer(1, "in", question)
        assert caught.value.code == "out_already"
    for refused in (lambda: match.step(1, {}), lambda: match.pin(1, "a", "a"), lambda: match.answer_by_order(1, "1.1")):
        with pytest.raises(NotYourSeat):
            refused()
    assert len(match.entries) == 4


def test_seats_leave_one_by_one_until_one_remains() -> None:
    match = Match.start(SURVIVORS, 3, SEED)
    say(match, {0: "in", 1: "in", 2: "in"})
    drawn = match.draws[0][2]
    assert isinstance(drawn, list)
    left = [seat for seat in range(3) if seat != drawn[0]]
    say(match, {left[0]: "out", left[1]: "in"})
    assert match.result.winners == (left[1],)
    assert match.result.reason == "last"


# ---------------------------------------------------------------- resignation


def test_a_resigned_seat_is_answered_for_by_defaults() -> None:
    match = Match.start(REGATTA, 4, SEED)
    events = match.resign(1)
    assert [(event.kind, dict(event.data)) for event in events] == [("seat_resigned", {"seat": 1})]
    assert list(match.questions) == [0, 2, 3]
    assert not match.plays(1)
    say_strokes(match, {0: 2, 2: 1, 3: 1})
    # Seat 0 rowed 2 and seat 1 by default 1: the crew rows again, without waiting for seat 1.
    assert {seat: question.kind for seat, question in match.questions.items()} == {0: "stroke", 2: "trim"}
    assert [(entry.type, entry.seat, entry.by) for entry in match.entries] == [
        ("resign", 1, "player"),
        ("answer", 1, "default"),
        ("answer", 0, "player"),
        ("answer", 2, "player"),
        ("answer", 3, "player"),
        ("answer", 1, "default"),
    ]
    assert match.entries[0].question is match.entries[0].kind is match.entries[0].answer is None


def say_strokes(match: Match, strokes: dict[int, int]) -> None:
    for seat, stroke in strokes.items():
        match.answer(seat, stroke)


def test_a_resignation_may_be_the_last_answer() -> None:
    match = Match.start(VOTE, 3, SEED)
    say(match, {0: "nay", 2: "nay"})
    events = match.resign(1)
    assert [event.kind for event in events] == ["seat_resigned", "vote"]
    assert match.result.data == {"ayes": 1}


def test_an_answer_given_before_the_resignation_stands() -> None:
    match = Match.start(VOTE, 3, SEED)
    match.answer(1, "nay")
    match.resign(1)
    say(match, {0: "nay", 2: "nay"})
    assert match.result.data == {"ayes": 0}


def test_a_seat_may_resign_during_another_seats_turn_but_only_once() -> None:
    match = Match.start(DUEL, 2, SEED)
    match.resign(1)
    with pytest.raises(StaleQuestion) as caught:
        match.resign(1)
    assert caught.value.code == "resigned_already"
    match.answer(0, 1)
    # Seat 1's reaction and its own turn are answered by defaults.
    assert {seat: question.kind for seat, question in match.questions.items()} == {0: "react"}
    assert [entry.kind for entry in match.entries] == [None, "blow", "react", "blow"]


def test_defaults_of_several_resigned_seats_follow_one_another() -> None:
    match = Match.start(PARLEY, 5, SEED)
    for seat in (4, 1, 0, 2):
        match.resign(seat)
    assert match.result is None
    match.answer(3, {"peek": "yes"})
    assert [deal[1] for deal in match.state] == ["no", "no", "no", "yes", "no"]
    assert Match.replay(match.record(), PARLEY).result == match.result


# ---------------------------------------------------------------- everybody resigns


def test_when_all_have_resigned_the_play_receives_abandoned_and_returns_the_result() -> None:
    match = Match.start(SURVIVORS, 4, SEED)
    say(match, {0: "in", 1: "out", 2: "in", 3: "in"})
    match.resign(2)
    match.resign(0)
    assert match.result is None
    events = match.resign(3)
    assert [event.kind for event in events] == ["seat_resigned"]
    assert (match.result.reason, match.result.winners, match.result.data) == ("abandoned", (), {"left": [0, 2, 3]})
    assert match.questions == {}
    assert match.waiting(None) == ((), 0)
    back = Match.replay(match.record(), SURVIVORS)
    assert told(back) == told(match)
    assert back.record() == match.record()


def test_the_last_to_leave_while_all_others_have_resigned_ends_the_match() -> None:
    match = Match.start(SURVIVORS, 4, SEED)
    for seat in (0, 1, 3):
        match.resign(seat)
    match.answer(2, "out")
    assert (match.result.reason, match.result.data) == ("abandoned", {"left": [0, 1, 3]})
    assert told(Match.replay(match.record(), SURVIVORS)) == told(match)


def test_an_abandoned_play_may_still_ask_and_receives_the_defaults() -> None:
    asked: list[Any] = []

    def play(table: Table) -> Play[str]:
        try:
            yield from All([nested(table, 0), nested(table, 1)])
        except Abandoned:
            asked.append((yield from choose(0, "farewell", ["wave", "weep"])))
            asked.append((yield from choose(1, "farewell", ["wave", "weep"], default="weep")))
        return "gone"

    def nested(table: Table, seat: int) -> Play[Any]:
        return (yield from All([choose(seat, "word", ["a"])]))

    match = Match.of(play, seats=2)
    match.resign(0)
    match.resign(1)
    assert asked == ["wave", "weep"]
    assert match.result == "gone"


def test_pins_do_not_outlive_an_abandoned_question() -> None:
    def play(table: Table) -> Play[Any]:
        try:
            yield from bargain(0)
        except Abandoned:
            return (yield from bargain(0))

    match = Match.of(play, seats=1)
    match.pin(0, "peek", "yes")
    match.resign(0)
    assert match.result == ["Nassau", "no", "no-low", ["aye"]]


def test_a_match_is_abandoned_without_a_resignation_of_a_seat_that_is_out() -> None:
    def play(table: Table) -> Play[str]:
        table.leave(1)
        try:
            yield from choose(0, "word", ["a"])
        except Abandoned:
            return "gone"
        return "played"

    match = Match.of(play, seats=2)
    match.resign(0)
    assert match.result == "gone"


@settings(deadline=None)
@given(program=programs((0, 1, 2)), rng=st.randoms())
def test_resignations_replay(program: Any, rng: random.Random) -> None:
    game = game_for(program)
    match = play_out(Match.start(game, 3, SEED), rng, resignations=True)
    back = Match.replay(match.record(), game)
    assert told(back) == told(match)
    assert back.record() == match.record()
