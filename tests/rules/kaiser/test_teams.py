"""Team play (KS 5.7, 5.5.4, 5.5.11) and carrying ships over to the next round (KS 3.3.2, 3.3.3)."""

from typing import Any

import pytest

from rules.kaiser.options import Options
from rules.kaiser.scoring import places, standing, teams_of
from rules.kaiser.state import new_state
from rules.kernel import IllegalAnswer, Match

from .positions import (
    another_round,
    asked,
    commit,
    discards,
    fleet,
    hand,
    offered,
    pass_on,
    position,
    rolls,
    say,
    since,
    told,
)


def partners(**laid: Any) -> Match:
    """Begin in two teams: seats 0 and 2 against 1 and 3."""
    return position(seats=4, teams=True, **laid)


# ---------------------------------------------------------------- friend and foe


def test_ks_5_7_3_harmful_cards_do_not_target_a_partner():
    match = partners(
        ships={0: "R4 R11", 2: "W1 R9! R5^ R10~"},
        rows={0: "", 2: "M33"},
        hands={0: "recalled interned breakdown monitor interrogate deception", 2: "trap"},
        fog=[1, 3],
    )
    commit(
        match,
        "recalled british",
        "interned action",
        "breakdown action",
        "monitor action",
        "interrogate action",
        "deception action",
    )
    assert offered(match) == ["end_turn", "end_turn/order"]


def test_ks_5_7_4_enemies_are_the_seats_of_the_other_team():
    match = partners(
        ships={0: "R11"},
        hands={0: "recon_aircraft deception submarine_u lay_mines", 1: "trap", 2: "amc", 3: "qqq"},
    )
    commit(match, "recon_aircraft action", "deception action", "submarine_u action", "lay_mines lay/R11")
    for card in ("recon_aircraft", "deception", "submarine_u"):
        say(match, card)
        assert (asked(match), offered(match)) == ([(0, "target_seat")], ["1", "3"])
        if card == "submarine_u":
            break
        say(match, "3")


def test_ks_5_7_3_heavy_weather_tests_the_partner_too():
    match = partners(ships={2: "W1*"}, hands={0: "heavy_weather"}, dice="G2 / B1")
    commit(match, "heavy_weather action")
    say(match, "heavy_weather")
    assert (fleet(match, 2), rolls(match)) == ("", ["heavy_weather 2:1 success"])


def test_ks_5_7_5_friendly_effects_do_not_reach_the_partner():
    match = partners(
        ships={0: "W1", 2: "W5*~ R9!"},
        prizes={2: "M60!"},
        rows={0: "M01* M02* M03*", 2: "M04 M05 M06"},
        hands={0: "collier blockade_runner scuttle reflag fair_seas"},
    )
    commit(match, "collier action", "blockade_runner action", "scuttle action", "reflag action", "fair_seas action")
    assert offered(match) == ["end_turn", "end_turn/order"]


def test_ks_5_7_11_a_partner_does_not_react_for_a_partner():
    match = partners(
        ships={0: "R4"}, rows={1: "M33", 3: "M34"}, hands={0: "trap", 3: "slim_pickings amc"}, dice="G1 / G8  W1 / G8"
    )
    commit(match, "trap ship/R4")
    say(match, "trap", "1")
    assert asked(match) == [(1, "react")]
    assert offered(match) == ["pass"]
    say(match, "pass")


def test_ks_9_30_responses_are_rolled_by_the_next_enemy():
    match = partners(ships={3: "W1~"}, hands={3: "blockade_runner"}, active=3, dice="B1 / G1")
    commit(match, "blockade_runner action")
    say(match, "blockade_runner")
    assert told(match, "roll")[0]["theirs"]["seat"] == 0


# ---------------------------------------------------------------- refuge and Breakout


def test_ks_5_7_6_a_ship_leaving_refuge_goes_to_the_partner():
    match = partners(ships={0: "R9!*^", 2: "W1"}, dice="B1 / W1")
    say(match, "leave_refuge/R9")
    assert (fleet(match, 0), fleet(match, 2)) == ("", "W1 R9*")
    assert discards(match) == "island_refuge"


@pytest.mark.parametrize(("answer", "fleets"), [("yes", ("", "W1 R9")), ("no", ("R9", "W1"))])
def test_ks_5_7_6_with_the_option_the_ship_may_stay(answer: str, fleets: tuple[str, str]):
    match = partners(ships={0: "R9^", 2: "W1"}, team_refuge_transfer="optional")
    say(match, "leave_refuge/R9")
    assert asked(match) == [(0, "refuge_transfer")]
    assert match.questions[0].default == "yes"
    say(match, answer)
    assert (fleet(match, 0), fleet(match, 2)) == fleets


def test_ks_5_7_6_the_ship_acts_from_the_partners_turn_on():
    match = partners(ships={0: "R4^"}, rows={1: "M33", 3: "M34"}, hands={2: "trap"}, turns=3, left=30)
    say(match, "leave_refuge/R4")
    pass_on(match, 2)
    commit(match, "trap ship/R4")
    assert "trap" in offered(match)


def test_ks_5_7_7_of_two_ships_that_break_out_one_goes_to_the_partner():
    match = partners(hands={0: "breakout"}, germans="R9 W1", dice="B8 / G4")
    commit(match, "breakout action")
    say(match, "breakout")
    assert asked(match) == [(0, "breakout_gift")]
    assert (offered(match), match.questions[0].default) == (["R9", "W1"], "W1")
    say(match, "R9")
    assert (fleet(match, 0), fleet(match, 2)) == ("W1", "R9")


def test_ks_5_7_7_a_single_ship_stays():
    match = partners(hands={0: "breakout"}, germans="R9 W1", dice="B5 / G4")
    commit(match, "breakout action")
    say(match, "breakout")
    assert (fleet(match, 0), fleet(match, 2)) == ("R9", "")


# ---------------------------------------------------------------- team cards


def test_ks_5_5_4_the_next_seat_loses_its_whole_turn():
    """KS 4.2.1, 9.25: no refuge rolls, no draw; cards in front of it stay."""
    match = partners(ships={1: "W1*^"}, hands={0: "bounding_main", 1: "trap", 2: "amc"}, fog=[1], turns=3, left=30)
    commit(match, "bounding_main action")
    say(match, "bounding_main")
    assert told(match, "turn_skipped") == [{"seat": 1}]
    assert asked(match) == [(2, "commit")]
    assert match.state.forces[1].fog
    assert not match.state.forces[1].skipped
    assert [data["seat"] for data in told(match, "drew_card")] == [0]


def test_ks_5_5_11_partners_wish_and_exchange_any_cards():
    match = partners(hands={0: "exchange_information trap amc collier", 2: "qqq recalled"}, deck="minesweeper")
    commit(match, "exchange_information action", "collier action")
    say(match, "exchange_information")
    assert asked(match) == [(0, "wish"), (2, "wish")]
    for seat, wished in ((2, "assists"), (0, "reactions")):
        assert match.questions[seat].default == "nothing"
        match.answer(seat, wished)
    wishes = [event for event in since(match) if event.kind == "wished"]
    assert [(event.data["seat"], event.data["wish"]) for event in wishes] == [(0, "reactions"), (2, "assists")]
    assert [event.audience for event in wishes] == [(0, 2), (0, 2)]
    assert asked(match) == [(0, "exchange"), (2, "exchange")]
    # The committed cards are not among the options.
    assert [option.id for option in match.questions[0].options] == ["trap#1", "amc#1"]
    assert match.questions[0].default == []
    with pytest.raises(IllegalAnswer):
        match.answer(0, ["collier#1"])
    match.answer(0, ["trap#1"])
    match.answer(2, ["qqq#1", "recalled#1"])
    assert (hand(match, 0), hand(match, 2)) == ("amc qqq recalled", "trap")
    (moved,) = [event for event in since(match) if event.kind == "exchanged"]
    gifts = [{"seat": 0, "count": 1}, {"seat": 2, "count": 2}]
    assert moved.data == {"seat": 0, "partner": 2, "cards": [1, 2], "gifts": gifts}
    assert moved.private[0] == {"gave": ["trap#1"], "got": ["qqq#1", "recalled#1"]}
    assert moved.private[2] == {"gave": ["qqq#1", "recalled#1"], "got": ["trap#1"]}
    assert match.view(0).me.hand == ["amc#1", "qqq#1", "recalled#1"]
    assert match.view(2).me.hand == ["trap#1"]
    # The cards received cannot be played in this turn (KS 4.2.6).
    assert offered(match) == ["end_turn", "end_turn/order"]


def test_ks_5_5_11_an_empty_hand_is_not_asked():
    match = partners(hands={0: "exchange_information", 2: "qqq"}, deck="minesweeper")
    commit(match, "exchange_information action")
    say(match, "exchange_information", "nothing", "reactions")
    assert asked(match) == [(2, "exchange")]
    match.answer(2, ["qqq#1"])
    assert (hand(match, 0), hand(match, 2)) == ("qqq minesweeper", "")


# ---------------------------------------------------------------- points


def test_ks_5_7_10_the_team_with_more_points_wins_then_more_va():
    state = new_state(4, Options(teams=True))
    assert teams_of(state) == [(0, 2), (1, 3)]
    for force, points, amount in zip(state.forces, (4, 3, 1, 2), (50, 40, 10, 25), strict=True):
        force.points, force.amounts = [points], [amount]
    assert [standing(state.forces, team, 0, 1) for team in teams_of(state)] == [(5, 60), (5, 65)]
    assert places(state, 1) == [[(1, 3)], [(0, 2)]]


def test_ks_5_7_1_two_teams_need_four_seats():
    assert new_state(4, Options(teams=True)).teams
    assert not new_state(3, Options(teams=True)).teams
    assert [new_state(4, Options(teams=True)).partner(seat) for seat in range(4)] == [2, 3, 0, 1]


# ---------------------------------------------------------------- carrying over


def test_ks_3_3_2_each_seat_with_ships_may_keep_one_and_all_answer_at_once():
    match = position(
        seats=3, turns=0, then=another_round, ships={0: "W1 R9!*~", 1: "R5^"}, germans="W2 W3 W4 W5 W6 R1 R2 R3 R4"
    )
    assert asked(match) == [(0, "carry"), (1, "carry")]
    assert all(question.secret and question.default == [] for question in match.questions.values())
    with pytest.raises(IllegalAnswer):
        match.answer(0, ["W1", "R9"])
    match.answer(1, ["R5"])
    match.answer(0, ["R9"])
    # Carried ships have no markers (KS 9.31) and start disguised; the rest is dealt clockwise to seats without three.
    assert fleet(match, 0) == "R9 W2 W5"
    assert fleet(match, 1) == "R5 W3 W6"
    assert fleet(match, 2) == "W4 R1 R2"
    # One card less for each carried ship (KS 3.3.3).
    assert [len(match.state.forces[seat].hand) for seat in range(3)] == [5, 5, 6]
    # The other ships go face up under their deck (KS 3.3.4).
    assert match.state.germans.used == ["W1"]
    assert asked(match) == [(0, "commit")]


def test_ks_3_3_2_the_default_keeps_no_ship():
    match = position(seats=2, turns=0, then=another_round, ships={0: "W1", 1: "R5"}, germans="W2 W3 W4 W5 W6 R1")
    for seat in (0, 1):
        match.answer(seat, match.questions[seat].default)
    assert (fleet(match, 0), fleet(match, 1)) == ("W2 W4 W6", "W3 W5 R1")
    assert [len(match.state.forces[seat].hand) for seat in range(2)] == [6, 6]


@pytest.mark.parametrize(("kept", "cards"), [([], 6), (["W1"], 5), (["W1", "R9"], 4), (["W1", "R9", "R5"], 3)])
def test_ks_5_8_7_with_the_option_three_ships_may_be_carried(kept: list[str], cards: int):
    match = position(
        seats=2, turns=0, then=another_round, carry_over=True, ships={0: "W1 R9 R5 R6"}, germans="W2 W3 W4 W5 W6 R1"
    )
    with pytest.raises(IllegalAnswer):
        match.answer(0, ["W1", "R9", "R5", "R6"])
    match.answer(0, kept)
    assert fleet(match, 0).split()[: len(kept)] == kept
    assert len(fleet(match, 0).split()) == 3
    assert [len(match.state.forces[seat].hand) for seat in range(2)] == [cards, 6]


def between(**laid: Any) -> Match:
    """Ask partners for the ships to carry over."""
    return partners(turns=0, then=another_round, germans="W2 W3 W4 W5 W6 R1 R2 R3 R4 R7 R8 R10", **laid)


def test_ks_5_7_9_a_ship_may_be_kept_offered_or_given_up():
    match = between(ships={0: "W1 R9! R5", 1: "R6", 2: "R11"})
    assert asked(match) == [(0, "carry"), (1, "carry"), (2, "carry")]
    steps = [option.id for option in match.step(0, {}).options]  # type: ignore[union-attr]
    assert steps == ["give_up", "keep", "offer"]
    # A seat keeps at most one; it may offer any others (KS 9.41).
    again = [option.id for option in match.step(0, {"W1": "keep"}).options]  # type: ignore[union-attr]
    assert again == ["give_up", "offer"]
    with pytest.raises(IllegalAnswer):
        match.answer(0, {"W1": "keep", "R9": "keep", "R5": "offer"})
    match.answer(0, {"W1": "keep", "R9": "offer", "R5": "give_up"})
    match.answer(1, {})
    match.answer(2, {"R11": "keep"})
    # Only seats with an offer are asked; the default is the own ship.
    assert asked(match) == [(2, "carry_swap")]
    assert [option.id for option in match.questions[2].options] == ["R11", "R9"]
    assert match.questions[2].default == ["R11"]
    with pytest.raises(IllegalAnswer):
        match.answer(2, ["R11", "R9"])
    match.answer(2, ["R9"])
    assert [fleet(match, seat).split()[0] for seat in (0, 2)] == ["W1", "R9"]
    assert [len(match.state.forces[seat].hand) for seat in range(4)] == [5, 6, 5, 6]
    assert sorted(match.state.germans.used) == ["R11", "R5", "R6"]


def test_ks_5_7_9_partners_may_change_ships():
    match = between(ships={0: "W1", 2: "R11"})
    match.answer(0, {"W1": "offer"})
    match.answer(2, {"R11": "offer"})
    assert asked(match) == [(0, "carry_swap"), (2, "carry_swap")]
    match.answer(2, ["W1"])
    match.answer(0, ["R11"])
    assert [fleet(match, seat).split()[0] for seat in (0, 2)] == ["R11", "W1"]


def test_offered_ships_say_what_they_are_rid_of():
    """KP 2.4: all markers go between rounds."""
    match = between(ships={0: "R9*", 2: "R11~"})
    match.answer(0, {"R9": "keep"})
    match.answer(2, {"R11": "offer"})
    assert asked(match) == [(0, "carry_swap")]
    told = {option.id: (option.data["mends"], option.data["supplies"]) for option in match.questions[0].options}
    assert told == {"R9": (True, False), "R11": (False, True)}


def test_ks_5_7_9_a_seat_without_ships_may_take_an_offered_ship():
    match = between(ships={0: "W1 R9"})
    match.answer(0, {"W1": "offer", "R9": "keep"})
    match.answer(2, ["W1"])
    assert [fleet(match, seat).split()[0] for seat in (0, 2)] == ["R9", "W1"]
    assert [len(match.state.forces[seat].hand) for seat in range(4)] == [5, 6, 5, 6]


def test_ks_5_7_9_with_the_option_three_may_be_kept():
    match = between(ships={0: "W1 R9 R5 R6"}, carry_over=True)
    match.answer(0, {"W1": "keep", "R9": "keep", "R5": "keep", "R6": "offer"})
    match.answer(2, ["R6"])
    assert fleet(match, 0) == "W1 R9 R5"
    assert [len(match.state.forces[seat].hand) for seat in range(4)] == [3, 6, 5, 6]


def test_ks_5_7_9_the_default_keeps_no_ship_in_teams():
    match = between(ships={0: "W1", 2: "R11"})
    for seat in (0, 2):
        match.answer(seat, match.questions[seat].default)
    assert match.state.germans.used == ["W1", "R11"]
