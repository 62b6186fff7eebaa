"""Scripted dice, and plays started on them by hand."""

from dataclasses import dataclass
from typing import Any

import pytest

from rules.kernel import All, Diverged, Malformed, Match, Play, ScriptedDice, Table, choose
from rules.kernel.dice import Dice

from .toys import DUEL, SALVAGE, SEED, Rounds


def scripted(**script: Any) -> Dice:
    dice = ScriptedDice(script)
    return Dice(dice, dice.kinds)


def test_scripted_outcomes_are_returned() -> None:
    dice = scripted(hit=[6, 1], lot=[0], deal=[["c", "a", "b"], ["b"]])
    assert (dice.roll("hit", 6), dice.below("lot", 1), dice.roll("hit", 6)) == (6, 0, 1)
    assert dice.shuffle("deal", ["a", "b", "c"]) == ["c", "a", "b"]
    assert dice.draw("deal", ["a", "b", "c"]) == ["b"]
    assert [draw[:2] for draw in dice.draws] == [("hit", 0), ("lot", 0), ("hit", 1), ("deal", 0), ("deal", 1)]


@pytest.mark.parametrize("outcome", [0, 7, -1, 3.0, "3", None, [3]])
def test_a_scripted_roll_must_be_a_face_of_the_die(outcome: object) -> None:
    with pytest.raises(ValueError, match="draw 0 of 'hit'"):
        scripted(hit=[outcome]).roll("hit", 6)


@pytest.mark.parametrize("outcome", [-1, 6])
def test_a_scripted_integer_must_be_in_range(outcome: int) -> None:
    with pytest.raises(ValueError, match="draw 0 of 'lot'"):
        scripted(lot=[outcome]).below("lot", 6)


@pytest.mark.parametrize("order", [["a", "b"], ["a", "b", "c", "d"], ["a", "b", "b"], ["a", "b", "x"], [], [None] * 3])
def test_a_scripted_shuffle_must_use_the_given_items(order: list[str]) -> None:
    with pytest.raises(ValueError):
        scripted(deal=[order]).shuffle("deal", ["a", "b", "c"])


def test_a_scripted_draw_must_have_the_right_number_of_items() -> None:
    with pytest.raises(ValueError, match="2 items scripted, 1 drawn"):
        scripted(deal=[["a", "b"]]).draw("deal", ["a", "b", "c"], 1)


def test_a_scripted_order_may_have_equal_items() -> None:
    assert scripted(deal=[["x", "y", "x"]]).shuffle("deal", ["x", "x", "y"]) == ["x", "y", "x"]


def test_a_script_that_runs_out_is_an_error() -> None:
    dice = scripted(hit=[3])
    dice.roll("hit", 6)
    with pytest.raises(LookupError, match="no draw 1 of kind 'hit'"):
        dice.roll("hit", 6)


def test_a_kind_missing_from_the_script_is_an_error() -> None:
    with pytest.raises(LookupError, match="'lot'"):
        scripted(hit=[3]).roll("lot", 6)
    match = Match.start(DUEL, 2, SEED, dice=ScriptedDice({"other": [1]}))
    match.answer(0, 3)
    with pytest.raises(LookupError, match="no draw 0 of kind 'hit'"):
        match.answer(1, "suffer")


def test_the_script_is_copied() -> None:
    faces = [3, 4]
    dice = scripted(hit=faces)
    faces.clear()
    assert [dice.roll("hit", 6), dice.roll("hit", 6)] == [3, 4]


# ---------------------------------------------------------------- matches on scripted dice


def test_a_match_on_scripted_dice_has_no_record() -> None:
    match = Match.start(DUEL, 2, SEED, dice=ScriptedDice({"hit": [2, 6]}))
    for seat, answer in ((0, 3), (1, "suffer"), (1, 6), (0, "suffer")):
        match.answer(seat, answer)
    assert [event.data["hit"] for event in match.log] == [False, True]
    assert match.draws == [("hit", 0, 2), ("hit", 1, 6)]
    for use in (match.record, match.key_hashes, lambda: match.head):
        with pytest.raises(TypeError, match="no record"):
            use()


# ---------------------------------------------------------------- Match.of


def test_any_play_may_be_started_by_match_of() -> None:
    state = {"gold": 7}

    def plunder(table: Table, share: int) -> Play[int]:
        if (yield from choose(1, "plunder", ["yes", "no"])) == "yes":
            state["gold"] -= table.dice.roll("loot", 6) * share
            table.tell("plundered", gold=state["gold"])
        return state["gold"]

    match = Match.of(lambda table: plunder(table, 2), seats=2, dice=ScriptedDice({"loot": [3]}))
    assert match.seats == 2
    assert (match.state, match.game) == (None, None)
    assert [event.kind for event in match.answer(1, "yes")] == ["plundered"]
    assert (match.result, match.draws) == (1, [("loot", 0, 3)])
    with pytest.raises(TypeError, match="no record"):
        match.record()


def test_a_bare_play_may_return_anything() -> None:
    @dataclass
    class Ship:
        crew: frozenset[str]

    def play(ship: Any) -> Play[Any]:
        yield from choose(0, "any", ["a"])
        return ship

    for returned in (None, 0, False, Ship(frozenset("a")), {1: "a", "b": {2}}, b"", float("nan"), object()):
        match = Match.of(lambda table, returned=returned: play(returned), seats=1)
        match.answer(0, "a")
        assert match.result is returned
        assert match.questions == {}


def test_a_bare_play_may_end_at_once() -> None:
    match = Match.of(lambda table: All([]), seats=1)
    assert (match.result, match.questions, match.entries) == ([], {}, [])


def test_a_bare_play_without_dice_draws_nothing() -> None:
    def play(table: Table) -> Play[None]:
        yield from choose(0, "any", ["a"])
        table.dice.roll("hit", 6)

    match = Match.of(play, seats=1)
    with pytest.raises(LookupError):
        match.answer(0, "a")


def test_a_bare_play_sees_the_options_it_is_given() -> None:
    match = Match.of(lambda table: SALVAGE.play(table, []), 1, ScriptedDice({"dive": [5]}), options=Rounds(rounds=1))
    match.answer(0, "flat")
    assert match.result.data == {"found": 5}


# ---------------------------------------------------------------- how a match begins


@pytest.mark.parametrize("seats", [0, -1, 9, 100])
def test_a_wrong_number_of_seats_is_malformed(seats: int) -> None:
    with pytest.raises(Malformed) as caught:
        Match.start(DUEL, seats, SEED)
    assert (caught.value.code, caught.value.data) == ("wrong_seats", {"seats": seats, "lo": 1, "hi": 8})


@pytest.mark.parametrize(
    ("options", "option"), [({"rounds": "many"}, "rounds"), ({"laps": 1}, "laps"), ({"rounds": None}, "rounds")]
)
def test_wrong_options_are_malformed(options: dict[str, Any], option: str) -> None:
    with pytest.raises(Malformed) as caught:
        Match.start(SALVAGE, 1, SEED, options=options)
    assert caught.value.code == "bad_option"
    assert caught.value.data["option"] == option
    assert caught.value.data["fault"]


def test_an_unknown_game_is_malformed() -> None:
    with pytest.raises(Malformed) as caught:
        Match.start("whist", 2, SEED)
    assert (caught.value.code, caught.value.data) == ("no_such_game", {"game": "whist"})


def test_diverged_is_not_a_refusal() -> None:
    assert not issubclass(Diverged, Malformed.__mro__[1])
