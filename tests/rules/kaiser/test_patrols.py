"""Identification and the Royal Navy: intercepts, Interrogate, Monitor (spec 5.1, 5.3.9, 5.5.19, 5.5.24)."""

from rules.kaiser.pieces import GERMANS, MERCHANTS, is_warship
from rules.kaiser.state import Vessel

from .positions import (
    asked,
    commit,
    discards,
    fleet,
    mods,
    offered,
    pile,
    position,
    prizes,
    rolls,
    say,
    told,
    trace,
)
from .scenes import navy, strike

NO_PORT, PORT = "W1 / G8", "W6 / G1"


# ---------------------------------------------------------------- known ships: 5.1


def test_ks_5_1_1_warships_are_always_known_and_raiders_and_prizes_start_disguised():
    assert [Vessel(ship).exposed for ship in GERMANS] == [is_warship(ship) for ship in GERMANS]
    assert not any(Vessel(merchant).exposed for merchant in MERCHANTS)


def test_ks_5_1_2_the_royal_navy_finds_warships_and_identified_ships():
    for card, found in (
        ("qqq", ["W1", "R9", "M48"]),
        ("interrogate", ["R11", "M46"]),
        ("monitor", ["W2", "R4"]),
    ):
        match = position(
            seats=2, ships={1: "W1 R9! R11 W2^ R4!^"}, prizes={1: "M48! M46"}, hands={0: "qqq interrogate monitor"}
        )
        commit(match, "qqq british", "interrogate action", "monitor action")
        say(match, card)
        assert offered(match) == found


def test_ks_5_1_3_prizes_are_out_of_reach_of_ships_mines_and_submarines():
    match = position(
        seats=2,
        ships={0: "R10 R11"},
        rows={1: ""},
        prizes={1: "M48! M46"},
        hands={0: "qqq lay_mines submarine_u submarine_uc", 1: ""},
        merchants="M01",
    )
    commit(match, "qqq ship/R11", "lay_mines lay/R10", "submarine_u action", "submarine_uc action")
    assert offered(match) == ["end_turn", "end_turn/order"]


def test_ks_5_1_3_a_prize_fights_with_its_own_merchant_coins():
    match = navy(prize="M59!", dice="B9 G1 / B5")
    say(match, "pass")
    sides = [(data["purpose"], data["ours"]["coin"], data["theirs"]["coin"]) for data in told(match, "roll")]
    assert sides == [("intercept", "BG", "B")]
    assert prizes(match, 1) == "M59!*"


# ---------------------------------------------------------------- the Royal Navy (5.3.9)


def test_ks_5_3_9_only_surprise_and_at_night_searchlights():
    every = "good_hunting shipping_lanes surprise_attack searchlight special_cargo boarding_party"
    for card, fit in (("qqq", ["surprise_attack"]), ("scuttle", ["surprise_attack", "searchlight"])):
        match = position(seats=2, ships={1: "R9!"}, hands={0: f"{card} {every}"})
        commit(match, f"{card} british", *[f"{other} action" for other in every.split()])
        say(match, card)
        assert offered(match) == fit


def test_ks_5_3_9_sunk_damaged_and_no_effect():
    match = navy(dice="B8 G1 / G4")
    say(match, "pass")
    assert (pile(match, 0), fleet(match, 1)) == ("R9", "")
    match = navy(dice="B7 G1 / G4")
    say(match, "pass")
    assert fleet(match, 1) == "R9!*"
    match = navy(dice="B4 G1 / G4")
    say(match, "pass")
    assert fleet(match, 1) == "R9!"


def test_ks_5_3_9_a_sunk_prize_counts_its_plain_va():
    match = navy(prize="M48!", dice="B8 G1 / G4")
    say(match, "pass")
    assert (pile(match, 0), prizes(match, 1)) == ("M48", "")
    # A prize is not a merchant of the row: no window opens after it.
    assert "1 after_sinking" not in trace(match)


def test_ks_4_2_11_a_ship_is_intercepted_once_in_a_turn():
    match = position(seats=2, ships={1: "R9!"}, hands={0: "qqq qqq"}, dice="B1 G1 / G8")
    commit(match, "qqq british", "qqq british")
    say(match, "reveal/1", "pass")
    assert [option.id for option in match.questions[0].options] == ["end_turn", "end_turn/order"]


def test_ks_4_2_11_the_next_question_names_the_ship_that_was_intercepted():
    cards = "qqq qqq trap"
    match = position(seats=2, ships={1: "R9! W1 W2"}, hands={0: cards}, dice="B1 G1 / G8")
    commit(match, "qqq british", "qqq british", "trap british")
    say(match, "reveal/1")
    assert "attacked" not in match.questions[0].data
    say(match, "R9", "pass", "reveal/2")
    assert (offered(match), match.questions[0].data["attacked"]) == (["W1", "W2"], ["R9"])


def test_ks_5_5_19_interrogate_identifies_and_intercepts_by_day_with_its_own_coin():
    match = strike("interrogate", also="surprise_attack", ships={1: "R9*~"}, dice="B9 / G1 / B1 W1 / G8")
    assert rolls(match) == ["interrogate 9:1 success"]
    assert fleet(match, 1) == "R9!*~"
    # Nothing can be attached.
    assert asked(match) == [(1, "react")]
    say(match, "pass")
    intercept = told(match, "roll")[1]
    assert (intercept["ours"]["coin"], intercept["ours"]["mods"]) == ("BW", [])
    assert mods(match, 1, "theirs") == {"damaged": -2}
    assert asked(match) == [(1, "reflag")]


def test_ks_5_5_19_a_failed_interrogate_sets_the_target_and_may_be_repeated():
    match = position(ships={1: "R9", 2: "R11"}, hands={0: "interrogate interrogate"}, dice="B1 / G1 / B9 / G1")
    commit(match, "interrogate action", "interrogate action")
    say(match, "reveal/1", "1")
    assert rolls(match) == ["interrogate 1:1 failure"]
    assert fleet(match, 1) == "R9"
    assert match.state.turn.attack_target == 1
    say(match, "reveal/2")
    # Only that seat can be attacked, so it is not asked.
    assert asked(match) == [(1, "react")]


def test_ks_5_5_19_an_intercepted_ship_is_not_interrogated():
    match = position(seats=2, ships={1: "R9!"}, hands={0: "qqq interrogate", 1: "reflag"}, dice="")
    commit(match, "qqq british", "interrogate action")
    say(match, "qqq", "reflag")
    assert fleet(match, 1) == "R9"
    assert "interrogate" not in offered(match)


def test_ks_5_5_19_an_interrogated_prize_tries_for_a_port_before_its_owner_may_reflag():
    match = strike("interrogate", row="M01", prizes={1: "M48"}, dice=f"B9 / G1 / B1 W1 / G8 / {NO_PORT}")
    say(match, "pass")
    assert rolls(match)[-1] == "safe_passage 1:8 failure"
    assert asked(match) == [(1, "reflag")]
    match = strike("interrogate", row="M01", prizes={1: "M48"}, dice=f"B9 / G1 / B1 W1 / G8 / {PORT}")
    say(match, "pass")
    assert pile(match, 1) == "M48=safex2"
    assert "1 reflag" not in trace(match)


def test_ks_5_5_24_monitor():
    match = strike("monitor", also="searchlight special_cargo", ships={1: "R9^ R11"}, dice="B6 G1 / G4")
    assert asked(match) == [(1, "react")]
    say(match, "pass")
    assert rolls(match) == ["intercept 8:4 sunk"]
    assert (pile(match, 0), fleet(match, 1)) == ("R9", "R11")
    say(match, "end_turn")
    # The refuge of a sunk ship is discarded in that turn (KS 5.5.20).
    assert sorted(discards(match).split()) == ["island_refuge", "monitor", "searchlight", "special_cargo"]


def test_ks_5_5_24_a_monitor_counts_as_the_ships_intercept():
    match = position(seats=2, ships={1: "R9^"}, hands={0: "monitor"}, dice="B1 G1 / G8")
    commit(match, "monitor action")
    say(match, "monitor", "pass")
    assert match.state.forces[1].ships[0].intercepted is True
