"""Mines, torpedoes, and what the options add to attacks (spec 5.3.10, 5.3.11, 5.8)."""

from .positions import (
    asked,
    commit,
    fleet,
    mods,
    offered,
    pile,
    position,
    prizes,
    rolls,
    row,
    say,
    told,
    trace,
)
from .scenes import mines, raid, strike, torpedo

MISSED = "B1 G1 W1 / G8"
NO_PORT, PORT = "W1 / G8", "W6 / G1"


# ---------------------------------------------------------------- mines (5.3.10)


def test_ks_5_3_10_every_merchant_of_the_row_in_the_attackers_order():
    match = mines(
        "M24 M48 M46",
        row="M48* M46 M24",
        prizes={1: "M59"},
        piles={1: "M01"},
        dice="B3 R1 / W6 / B3 R1 / G8 / B10 R1 / G1",
    )
    assert trace(match)[-1] == "1 react"
    say(match, "pass")
    assert [(data["purpose"], data["theirs"]["what"]) for data in told(match, "roll")] == [
        ("mines", "M24"),
        ("mines", "M48"),
        ("mines", "M46"),
    ]
    assert (asked(match), offered(match)) == ([(1, "after_sinking")], ["pass"])
    say(match, "pass")
    # No try for a port; the raider stays disguised and has acted.
    assert (row(match, 1)[:8], prizes(match, 1), fleet(match, 0)) == ("M48* M24", "M59", "R10")
    assert told(match, "declared")[0]["attack"] == "MI"


def test_ks_5_3_10_intercepted_merchants_are_mined_too():
    match = position(
        seats=2,
        ships={0: "R11 R10"},
        rows={1: "M48"},
        hands={0: "qqq lay_mines"},
        merchants="M01",
        dice=f"{MISSED} / {NO_PORT} / B1 R1 / G8",
    )
    commit(match, "qqq ship/R11", "lay_mines lay/R10")
    say(match, "qqq", "pass", "lay_mines")
    assert asked(match) == [(1, "react")]
    say(match, "pass")


def test_ks_5_3_10_special_cargo_is_the_only_assist_and_doubles():
    every = "good_hunting shipping_lanes surprise_attack searchlight special_cargo boarding_party"
    match = position(seats=2, ships={0: "R10"}, rows={1: "M48"}, hands={0: f"lay_mines {every}"}, dice="B10 R1 / G1")
    commit(match, "lay_mines lay/R10", *[f"{other} action" for other in every.split()])
    say(match, "lay_mines")
    assert offered(match) == ["special_cargo"]
    say(match, ["special_cargo"], "pass")
    assert pile(match, 0) == "M48x2"


def test_ks_5_3_10_damage_and_low_supply_of_the_layer_do_not_matter():
    match = position(seats=2, ships={0: "R10*~"}, rows={1: "M48"}, hands={0: "lay_mines"}, dice="B1 R1 / G8")
    commit(match, "lay_mines lay/R10")
    say(match, "lay_mines", "pass")
    assert mods(match) == {}


def test_ks_5_5_21_lay_mines_lies_only_on_raiders_with_the_mark():
    match = position(seats=2, ships={0: "R9 R10 R11 W5"}, hands={0: "lay_mines"})
    places = match.step(0, {"cards": ["lay_mines#1"]})
    lay = [option.id for option in places.options if option.id.startswith("lay")]
    assert lay == ["lay/R10", "lay/R11"]


def test_ks_5_5_43_a_submarine_uc_chooses_between_torpedo_and_mines():
    match = strike("submarine_uc", dice="B1 W1 / G8")
    assert (asked(match), offered(match)) == ([(0, "uc_mode")], ["torpedo", "mines"])
    say(match, "torpedo", "M48", "pass")
    assert told(match, "roll")[0]["ours"]["coin"] == "BW"
    match = strike("submarine_uc", row="M48", dice="B1 R1 / G8")
    say(match, "mines")
    assert (asked(match), match.questions[1].data["attack"]) == ([(1, "react")], "MI")
    say(match, "pass")
    assert told(match, "roll")[0]["ours"]["coin"] == "BR"


# ---------------------------------------------------------------- torpedoes (5.3.11)


def test_ks_5_3_11_one_merchant_and_no_try_for_a_port():
    match = torpedo(dice="B1 W1 R1 / G8")
    assert (asked(match), offered(match)) == ([(1, "react")], ["pass"])
    say(match, "pass")
    assert rolls(match) == ["torpedo 1:8 none"]
    assert told(match, "roll")[0]["ours"]["coin"] == "BWR"


def test_ks_5_3_11_special_cargo_is_the_only_assist():
    every = "good_hunting surprise_attack searchlight special_cargo boarding_party"
    match = position(seats=2, rows={1: "M48"}, hands={0: f"submarine_u {every}"}, dice="B10 W1 R1 / G1")
    commit(match, "submarine_u action", *[f"{other} action" for other in every.split()])
    say(match, "submarine_u")
    assert offered(match) == ["special_cargo"]
    say(match, ["special_cargo"], "pass")
    assert pile(match, 0) == "M48x2"


def test_ks_4_2_9_all_attacks_of_a_turn_are_against_one_seat():
    match = position(
        ships={0: "R11", 2: "W5"},
        rows={1: "M48 M46 M24", 2: "M59 M58 M57"},
        hands={0: "qqq submarine_u trap"},
        dice="B1 W1 R1 / B9",
    )
    commit(match, "qqq ship/R11", "submarine_u action", "trap british")
    say(match, "submarine_u", "2")
    say(match, "M59", "pass", "qqq")
    assert offered(match) == ["M59", "M58", "M57"]


def test_ks_5_5_14_a_seat_in_fog_is_not_attacked():
    match = position(
        ships={0: "R11 R10", 1: "W5 R9^ R4"},
        fog=[1, 2],
        hands={0: "qqq lay_mines submarine_u trap interrogate monitor"},
    )
    commit(
        match,
        "qqq ship/R11",
        "lay_mines lay/R10",
        "submarine_u action",
        "trap british",
        "interrogate action",
        "monitor action",
    )
    assert offered(match) == ["end_turn", "end_turn/order"]


# ---------------------------------------------------------------- options of the attack procedures


def test_ks_5_8_9_a_torpedo_at_a_disguised_prize_recognises_it_first():
    prize = {"torpedo_prizes": True, "prizes": {1: "M59 M58!"}, "row": "M01"}
    match = torpedo("M59", **prize, dice="B1 G1 / B1")
    # The recognition failed: the submarine is spent, and no window opened.
    assert trace(match) == ["0 commit", "0 play", "0 target_ship"]
    assert rolls(match) == ["recognise_prize 1:1 failure"]
    match = torpedo(
        "M59", **prize, attach="special_cargo", defender="q_ship razzle_dazzle", dice="B9 G1 / B1 / B10 W1 R1 / B1"
    )
    assert (asked(match), offered(match)) == ([(1, "react")], ["pass", "razzle_dazzle"])
    say(match, "pass")
    assert pile(match, 0) == "M59"
    assert "1 after_sinking" not in trace(match)


def test_ks_5_8_9_identified_prizes_are_no_targets():
    match = position(
        seats=2,
        rows={1: "M01 M02 M03"},
        prizes={1: "M59 M58!"},
        hands={0: "submarine_u"},
        torpedo_prizes=True,
    )
    commit(match, "submarine_u action")
    say(match, "submarine_u")
    assert offered(match) == ["M01", "M02", "M03", "M59"]


def test_ks_5_8_6_a_fast_raider_that_pursues_rolls_for_its_supplies_when_all_is_over():
    match = raid("R8", fast_raiders=True, defender="fast_ship", dice="B10 R1 / G1 / B5 / B5 R1")
    say(match, "fast_ship")
    assert (asked(match), offered(match)) == ([(0, "pursue_fast")], ["no", "yes"])
    say(match, "yes")
    assert rolls(match) == ["intercept 10:1 sunk", "pursuit 5:5 failure"]
    assert fleet(match, 0) == "R8~"
    match = raid("R8", fast_raiders=True, defender="fast_ship", dice="B10 R1 / G1")
    say(match, "fast_ship", "no")
    assert (mods(match), fleet(match, 0)) == ({"fast_ship": -2}, "R8")


def test_ks_5_8_6_a_ship_low_on_supply_may_not_pursue():
    match = raid("R8~", fast_raiders=True, defender="fast_ship", dice=f"B1 R1 / G8 / {NO_PORT}")
    say(match, "fast_ship")
    assert "0 pursue_fast" not in trace(match)
    assert mods(match, 0) == {"low_supply": -2, "fast_ship": -2}
