"""Moves planned ahead by standing order (KS 8.1): what a plan may hold, how it is carried out, and where it stops."""

from random import Random
from typing import Any

import pytest

from rules.kaiser import GAME
from rules.kernel import IllegalAnswer, Match

from ...secrets.twins import sight
from .courses import Chance
from .positions import asked, commit, position, say, told, trace
from .scenes import ROW

AHEAD = {"moves": "ahead"}
FIRST, SECOND = "B1 G1 W1 / G8 / W1 / G8", "B1 W1 / G8 / W1 / G8"
"""Möwe misses Matheran, which gets away; Prinz Eitel Friedrich misses Lovat, which gets away."""
TWO_SHIPS = ("qqq#1 ship/R11", "qqq#2 ship/R12")


def at_sea(*, cards: str = "", also: tuple[str, ...] = (), **rest: Any) -> Match:
    """Two raiders of seat 0, which plans ahead, each with a card to attack the merchants of seat 1."""
    laid: dict[str, Any] = {"seats": 2, "ships": {0: "R11 R12"}, "rows": {1: ROW}, "turns": 2, **rest}
    match = position(hands={0: f"qqq#1 qqq#2 {cards}", 1: laid.pop("defender", "amc")}, **laid)
    match.set_orders(0, AHEAD)
    commit(match, *TWO_SHIPS, *also)
    return match


def steps(match: Match, plan: dict[str, Any]) -> dict[str, list[str]]:
    """Return the steps of the open plan with some answers, and the options of each."""
    (question,) = match.questions.values()
    assert question.kind == "ahead"
    return {step.step: [option.id for option in step.options] for step in question.steps_with(plan)}


PLAN = {"1": "reveal/1", "1_ship": "M48", "2": "reveal/2", "2_ship": "M46", "3": "end_turn"}


def test_without_the_order_moves_are_chosen_one_by_one():
    match = position(seats=2, ships={0: "R11 R12"}, rows={1: ROW}, hands={0: "qqq#1 qqq#2", 1: "amc"})
    match.set_orders(0, {"pass": "if_unable"})
    commit(match, *TWO_SHIPS)
    assert asked(match) == [(0, "play")]


def test_a_single_move_needs_no_plan():
    match = position(seats=2, ships={0: "R11"}, rows={1: ROW}, hands={0: "qqq", 1: "amc"})
    match.set_orders(0, AHEAD)
    commit(match, "qqq ship/R11")
    assert asked(match) == [(0, "play")]


def test_a_plan_names_moves_and_targets_up_to_the_end():
    match = at_sea()
    assert steps(match, {"1": "reveal/1"}) == {
        "1": ["reveal/1", "reveal/2", "end_turn", "ask_again"],
        "1_ship": ["M48", "M46", "M24"],
        "2": ["reveal/2", "end_turn", "ask_again"],
    }
    # A merchant is attacked once.
    assert steps(match, {"1": "reveal/1", "1_ship": "M46", "2": "reveal/2"})["2_ship"] == ["M48", "M24"]
    assert "3" not in steps(match, {"1": "reveal/1", "2": "reveal/2"})


def test_a_planned_attack_shows_its_odds_and_the_move_before_it():
    match = at_sea()
    (question,) = match.questions.values()
    found = {step.step: step for step in question.steps_with({"1": "reveal/1", "1_ship": "M46", "2": "reveal/2"})}
    data = found["1_ship"].options[0].data
    # Möwe rolls d10 d8 d6 against the d8 of Matheran.
    assert data["odds"]["sunk"] + data["odds"]["damaged"] + data["passage"]["missed"] == 100
    assert data["odds"]["sunk"] > found["2_ship"].options[0].data["odds"]["sunk"]
    assert "before" not in found["1"].data
    assert found["2"].data["before"]["targets"] == ["M46"]
    assert (found["2"].data["before"]["n"], found["2"].data["before"]["ship"]) == (1, "R11")


@pytest.mark.parametrize(
    ("card", "ship"), [("monitor", "W1"), ("interrogate", "R5"), ("submarine_u", "M48"), ("searchlight", "W1")]
)
def test_a_planned_card_shows_the_odds_of_its_attack(card: str, ship: str):
    enemies = "W1^ W2^" if card == "monitor" else "W1 W2 R5 R6"
    match = position(seats=2, ships={0: "R11", 1: enemies}, rows={1: ROW}, hands={0: f"qqq {card}", 1: "amc"})
    match.set_orders(0, AHEAD)
    commit(match, "qqq ship/R11", f"{card} {'british' if card == 'searchlight' else 'action'}")
    (question,) = match.questions.values()
    first = next(iter(question.steps_with({})))
    move = next(option.id for option in first.options if option.data.get("card", "").startswith(card))
    steps = {step.step: step for step in question.steps_with({"1": move})}
    option = next(option for option in steps["1_ship"].options if option.id == ship)
    assert 0 < option.data["odds"]["sunk"] < 100


def test_the_reaction_of_the_enemy_does_not_stop_a_plan():
    match = at_sea(dice=f"{FIRST} / {SECOND}")
    match.answer(0, {step: answer for step, answer in PLAN.items() if step != "3"})
    assert asked(match) == [(1, "react")]
    say(match, "pass")
    assert asked(match) == [(1, "react")]
    assert [event["targets"] for event in told(match, "declared")] == [["M48"], ["M46"]]
    say(match, "pass")
    assert asked(match) == [(1, "commit")]
    by_order = [f"{entry.seat} {entry.kind}" for entry in match.entries if entry.by == "order"]
    assert by_order == ["0 play", "0 target_ship", "0 play", "0 target_ship", "0 play"]


def test_the_enemy_learns_nothing_of_a_plan_before_it_is_carried_out():
    plans = [{**PLAN, "2_ship": other} for other in ("M46", "M24")]
    seen: list[Any] = []
    for plan in plans:
        match = at_sea()
        match.answer(0, {step: answer for step, answer in plan.items() if step != "3"})
        assert asked(match) == [(1, "react")]
        seen.append((sight(match, 1), sight(match, None)))
    assert seen[0] == seen[1]


def test_a_plan_and_the_same_moves_by_hand_look_alike():
    by_plan, by_hand = at_sea(dice=f"{FIRST} / {SECOND}"), at_sea(dice=f"{FIRST} / {SECOND}")
    by_plan.answer(0, {step: answer for step, answer in PLAN.items() if step != "3"})
    say(by_plan, "pass", "pass")
    by_hand.set_orders(0, None)
    by_hand.answer(0, {"1": "ask_again"})
    say(by_hand, "reveal/1", "M48", "pass", "reveal/2", "M46", "pass", "end_turn")
    assert sight(by_plan, 1) == sight(by_hand, 1)
    assert by_plan.draws == by_hand.draws


def test_a_plan_ends_where_it_asks_again():
    match = at_sea(dice=FIRST)
    match.answer(0, {"1": "reveal/1", "1_ship": "M48", "2": "ask_again"})
    say(match, "pass")
    assert asked(match) == [(0, "play")]


def test_a_plan_may_end_the_turn_with_cards_left():
    match = at_sea(dice=FIRST)
    match.answer(0, {"1": "reveal/1", "1_ship": "M48", "2": "end_turn"})
    say(match, "pass")
    assert asked(match) == [(1, "commit")]


def test_a_plan_without_answers_ends_the_turn_as_a_time_out_does():
    match = at_sea()
    match.answer(0, match.questions[0].default)
    assert asked(match) == [(1, "commit")]
    assert told(match, "declared") == []


def test_a_move_that_is_not_possible_any_more_ends_the_plan():
    match = position(seats=2, ships={0: "R11 R12*"}, rows={1: ROW}, hands={0: "qqq#1 qqq#2 scuttle", 1: "amc"})
    match.set_orders(0, AHEAD)
    commit(match, *TWO_SHIPS, "scuttle action")
    match.answer(0, {"1": "reveal/3", "2": "reveal/2", "2_ship": "M46", "3": "reveal/1", "3_ship": "M48"})
    assert [event["ship"] for event in told(match, "out_of_play")] == ["R12"]
    assert asked(match) == [(0, "play")]
    assert told(match, "declared") == []


def test_a_move_by_hand_drops_the_plan():
    match = position(
        seats=2,
        ships={0: "R11 R12 R9"},
        rows={1: ROW},
        hands={0: "qqq#1 qqq#2 recalled", 1: "amc"},
        dice=f"{FIRST} / B1 G1 W1 / G8 / W1 / G8",
    )
    match.set_orders(0, AHEAD)
    commit(match, *TWO_SHIPS, "recalled ship/R9")
    match.answer(0, {**PLAN, "3": "reveal/3"})
    match.set_orders(0, None)
    say(match, "pass", "reveal/3", "M46")
    match.set_orders(0, AHEAD)
    say(match, "pass")
    assert asked(match) == [(0, "play")]


def test_orders_given_anew_go_on_with_the_plan():
    match = at_sea(dice=FIRST)
    match.answer(0, {"1": "reveal/1", "1_ship": "M48", "2": "reveal/2", "2_ship": "M46"})
    match.set_orders(0, None)
    say(match, "pass")
    assert asked(match) == [(0, "play")]
    match.set_orders(0, AHEAD)
    assert asked(match) == [(1, "react")]


def test_assists_belong_to_the_move_that_they_are_planned_for():
    match = at_sea(
        cards="surprise_attack boarding_party",
        also=("surprise_attack action", "boarding_party action"),
        dice=FIRST,
    )
    plan = {"1": "reveal/1", "1_assists": ["boarding_party#1"], "1_ship": "M48", "2": "reveal/2"}
    found = steps(match, {key: plan[key] for key in ("1", "1_assists")})
    assert sorted(found["1_assists"]) == ["boarding_party#1", "surprise_attack#1"]
    assert "reveal/2" in found["2"]
    found = steps(match, plan)
    assert found["2_assists"] == ["surprise_attack#1"]
    match.answer(0, {**plan, "2_assists": ["surprise_attack#1"], "2_ship": "M46"})
    assert asked(match) == [(1, "react")]
    assert [event["card"] for event in told(match, "revealed")] == ["qqq#1", "boarding_party#1"]
    say(match, "pass")
    assert [event["card"] for event in told(match, "revealed")][2:] == ["qqq#2", "surprise_attack#1"]
    assert "0 assists" in trace(match)
    assert {entry.by for entry in match.entries if entry.kind in ("assists", "boarding", "target_ship")} == {"order"}


def test_good_hunting_plans_two_merchants_in_order():
    match = at_sea(cards="good_hunting", also=("good_hunting action",))
    plan = {"1": "reveal/1", "1_assists": ["good_hunting#1"], "1_ship": ["M24", "M46"]}
    assert steps(match, plan)["1_ship"] == ["M48", "M46", "M24"]
    match.answer(0, {**plan, "2": "end_turn"})
    assert told(match, "declared")[0]["targets"] == ["M24", "M46"]


def test_all_attacks_of_a_plan_go_against_one_enemy():
    match = position(seats=3, ships={0: "R11 R12"}, rows={1: ROW, 2: "M14 M15 M16"}, hands={0: "qqq#1 qqq#2", 1: "amc"})
    match.set_orders(0, AHEAD)
    commit(match, *TWO_SHIPS)
    found = steps(match, {"1": "reveal/1", "1_seat": "2", "1_ship": "M14", "2": "reveal/2"})
    assert found["1_seat"] == ["1", "2"]
    assert "2_seat" not in found
    assert found["2_ship"] == ["M15", "M16"]
    (question,) = match.questions.values()
    plan = {"1": "reveal/1", "1_seat": "2", "1_ship": "M14", "2": "reveal/2"}
    bound = {step.step: step.data.get("bound") for step in question.steps_with(plan)}
    assert (bound["1_ship"], bound["2_ship"]) == (None, True)


def test_a_plan_aims_cards_at_own_ships_too():
    match = position(
        seats=2,
        ships={0: "R11 W1*"},
        rows={1: ROW},
        hands={0: "damage_control island_refuge", 1: "amc"},
    )
    match.set_orders(0, AHEAD)
    commit(match, "damage_control action", "island_refuge action")
    first, second = (option.id for option in match.questions[0].steps[0].options[:2])
    match.answer(0, {"1": first, "2": second, "2_ship": "R11"})
    state: Any = match.state
    marks = {ship.card: (ship.damage, ship.refuge is not None) for ship in state.forces[0].ships}
    assert sorted(marks.items()) == [("R11", (0, True)), ("W1", (0, False))]


@pytest.mark.parametrize(
    "plan",
    [
        {"1": "reveal/9"},
        {"1": "reveal/1", "1_ship": "M14"},
        {"1": "reveal/1", "2": "reveal/1"},
        {"1": "reveal/1", "1_ship": "M48", "2": "reveal/2", "2_ship": "M48"},
    ],
)
def test_a_plan_of_what_is_not_possible_is_refused(plan: dict[str, Any]):
    match = at_sea()
    with pytest.raises(IllegalAnswer):
        match.answer(0, plan)
    assert asked(match) == [(0, "ahead")]


def test_alone_no_moves_are_planned_ahead():
    """Against the Phantom nobody is waited for."""
    match = position(seats=1, ships={0: "R11 R12"}, hands={0: "qqq#1 qqq#2"})
    assert [step.step for step in match.orders_question(0).steps] == ["pass", "least", "safe_passage"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_matches_with_plans_by_chance_end_and_replay(seats: int):
    match = Match.start(GAME, seats, f"ahead {seats}", options={"deck_size": 14 * seats, "rounds": 1})
    chance = Chance(Random(seats))
    for seat in range(seats):
        match.set_orders(seat, {"pass": "if_unable", "timing": "at_once", "moves": "ahead"})
    plans = 0
    while match.result is None:
        seat, question = next(iter(match.questions.items()))
        plans += question.kind == "ahead"
        match.answer(seat, chance.answer(match, seat, question))
    assert plans > seats
    assert any(entry.by == "order" and entry.kind == "play" for entry in match.entries)
    again = Match.replay(match.record(), GAME)
    assert again.result == match.result
    assert again.log == match.log


def test_a_plan_is_not_interrupted_for_the_order_of_mines():
    """All merchants of the row run into them, as they lie (KS 5.3.10); without a plan the attacker is asked."""
    cards = ("lay_mines lay/R11", "qqq ship/R12")
    for planned in (True, False):
        match = position(seats=2, ships={0: "R11 R12"}, rows={1: ROW}, hands={0: "lay_mines qqq", 1: "amc"})
        match.set_orders(0, AHEAD if planned else None)
        commit(match, *cards)
        if planned:
            plan = {"1": "reveal/1", "2": "ask_again"}
            reveal = next(option.id for option in match.questions[0].steps[0].options if "lay" in str(option.data))
            match.answer(0, {**plan, "1": reveal})
            assert asked(match) == [(1, "react")]
            assert told(match, "declared")[0]["targets"] == ROW.split()
        else:
            say(match, "lay_mines")
            assert asked(match) == [(0, "mine_order")]
