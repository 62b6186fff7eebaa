"""AMC, Q-Ships and Trap: the target shoots back (spec 5.5.1, 5.5.28, 5.5.34, 5.5.46, 5.6.3)."""

import pytest

from .positions import (
    asked,
    counted,
    discards,
    finish,
    fleet,
    mods,
    pile,
    prizes,
    rolls,
    row,
    say,
    told,
)
from .scenes import raid, strike, torpedo

MISSED = "B1 G1 W1 / G8"
NO_PORT, PORT = "W1 / G8", "W6 / G1"


# ---------------------------------------------------------------- AMC (5.5.1)


def test_ks_5_5_1_an_amc_fights_in_place_of_the_merchant():
    match = raid(defender="amc", dice="B5 G1 W1 / B5 / B5 G1 / G5")
    say(match, "amc")
    fights = [(d["ours"]["seat"], d["ours"]["coin"], d["theirs"]["coin"]) for d in told(match, "roll")]
    assert fights == [(0, "BGW", "B"), (1, "BG", "G")]
    # No ship is harmed: the raider is identified, the merchant counts as intercepted and has no try for a port.
    assert (fleet(match, 0), row(match, 1)) == ("R11!", "M48 M46 M24")
    assert match.state.forces[1].row[0].intercepted
    assert asked(match) == [(0, "reflag")]
    finish(match)
    assert discards(match) == "qqq amc"


@pytest.mark.parametrize(
    ("dice", "ours", "theirs", "ship"),
    [
        ("B10 G1 W1 / B5 / B1 G1 / G5", "amc#1", "", "R11!"),
        ("B9 G1 W1 / B5 / B1 G1 / G5", "", "", "R11!"),
        ("B1 G1 W1 / B5 / B10 G1 / G5", "", "R11", ""),
        ("B1 G1 W1 / B5 / B9 G1 / G5", "", "", "R11!*"),
        ("B10 G1 W1 / B5 / B10 G1 / G5", "amc#1", "R11", ""),
    ],
)
def test_ks_5_5_1_both_may_sink(dice, ours, theirs, ship):
    match = raid(defender="amc", dice=dice)
    say(match, "amc")
    assert (pile(match, 0), pile(match, 1), fleet(match, 0)) == (ours, theirs, ship)
    finish(match)
    assert ("amc" in discards(match)) == (not ours)


def test_ks_5_5_1_a_damaged_ship_takes_no_second_marker_but_defends_worse():
    match = raid("R11*", defender="amc", dice="B1 G1 W1 / B5 / B4 G1 / G5")
    say(match, "amc")
    assert rolls(match)[1] == "amc_guns 4:3 damaged"
    assert fleet(match, 0) == "R11!*"


def test_ks_5_6_3_a_marker_gained_in_the_fight_does_not_change_the_other_roll():
    match = raid(defender="trap", dice="B7 G1 W1 / G4 / G6 W1 / G4")
    say(match, "trap")
    assert rolls(match) == ["intercept 7:4 damaged", "trap 6:4 damaged"]
    assert [mods(match, 0), mods(match, 1), mods(match, 1, "theirs")] == [{}, {}, {}]
    assert (fleet(match, 0), row(match, 1)) == ("R11!*", "M48* M46 M24")


# ---------------------------------------------------------------- Q-ships, Razzle-Dazzle (5.5.28, 5.5.29, 5.5.34)


@pytest.mark.parametrize(
    ("dice", "ours", "theirs"),
    [
        ("B6 / G5 / G1 / W5 / G1 W1 / W5", "", ""),
        ("B6 / G5 / G1 / W5 / G8 W1 / W4", "", "submarine_u#1"),
        ("B6 / G5 / G8 / W4 / G1 W1 / W4", "q_ship#1", ""),
        ("B6 / G5 / G8 / W4 / G8 W1 / W4", "q_ship#1", "submarine_u#1"),
        # Damage has no effect on either.
        ("B6 / G5 / G7 / W4 / G7 W1 / W4", "", ""),
    ],
)
def test_ks_5_5_28_a_gun_duel_when_the_challenge_succeeds(dice, ours, theirs):
    match = torpedo(defender="q_ship", attach="special_cargo", dice=dice)
    say(match, "q_ship")
    assert rolls(match)[0] == "q_ship 6:5 success"
    duel = [(d["ours"]["seat"], d["ours"]["coin"], d["theirs"]["coin"]) for d in told(match, "roll")[1:]]
    assert duel == [(0, "G", "W"), (1, "GW", "W")]
    assert (pile(match, 0), pile(match, 1)) == (ours, theirs)
    # The merchant is unharmed.
    assert row(match, 1) == "M48 M46 M24"
    finish(match)
    left = ["submarine_u"] * (not theirs) + ["special_cargo"] + ["q_ship"] * (not ours)
    assert discards(match) == " ".join(left)


@pytest.mark.parametrize(
    ("dice", "coins", "ours", "theirs"),
    [
        ("B5 / G5 / B10 W1 R1 / W5", ["BWR"], "q_ship#1", ""),
        ("B5 / G5 / B9 W1 R1 / W5 / G8 R1 / W4", ["BWR", "GR"], "", "submarine_u#1"),
        ("B5 / G5 / B1 W1 R1 / W5 / G7 R1 / W4", ["BWR", "GR"], "", ""),
    ],
)
def test_ks_5_5_28_a_torpedo_and_depth_charges_when_it_fails(dice, coins, ours, theirs):
    match = torpedo(defender="q_ship", dice=dice)
    say(match, "q_ship")
    assert rolls(match)[0] == "q_ship 5:5 failure"
    assert [data["ours"]["coin"] for data in told(match, "roll")[1:]] == coins
    assert (pile(match, 0), pile(match, 1)) == (ours, theirs)


def test_ks_5_5_28_a_submarine_uc_fires_its_own_torpedo():
    match = strike("submarine_uc", defender="q_ship", dice="B5 / G5 / B1 W1 / W5 / G8 R1 / W4")
    say(match, "torpedo", "M48", "q_ship")
    assert pile(match, 1) == "submarine_uc#1"
    assert counted(match, 1) == [("submarine_uc#1", 5)]


def test_ks_5_5_34_a_sail_q_ship_has_no_depth_charges():
    match = torpedo("M31", row="M31", defender="sail_q_ship", dice="B5 / G5 / B9 W1 R1 / W5")
    say(match, "sail_q_ship")
    assert [data["purpose"] for data in told(match, "roll")] == ["q_ship", "duel"]
    match = torpedo("M31", row="M31", defender="sail_q_ship", dice="B6 / G5 / G1 / W5 / G8 R1 / W4")
    say(match, "sail_q_ship")
    assert told(match, "roll")[2]["ours"]["coin"] == "GR"
    assert pile(match, 1) == "submarine_u#1"


def test_ks_5_5_29_razzle_dazzle():
    match = torpedo(defender="razzle_dazzle", dice="G6 / W5")
    say(match, "razzle_dazzle")
    assert rolls(match) == ["razzle_dazzle 6:5 success"]
    match = torpedo(defender="razzle_dazzle", dice="G5 / W5 / B10 W1 R1 / G1")
    say(match, "razzle_dazzle")
    assert rolls(match) == ["razzle_dazzle 5:5 failure", "torpedo 10:1 sunk"]
    assert pile(match, 0) == "M48"


# ---------------------------------------------------------------- Trap (5.5.46)


@pytest.mark.parametrize(
    ("dice", "ship", "merchants", "ours", "theirs"),
    [
        (f"{MISSED} / G1 W1 / G8 / {NO_PORT}", "R11!", "M48 M46 M24", "", ""),
        ("B10 G1 W1 / G1 / G8 W1 / G1", "", "M46 M24", "M48", "R11"),
        ("B7 G1 W1 / G4 / G7 W1 / G4", "R11!*", "M48* M46 M24", "", ""),
        (f"{MISSED} / G8 W1 / G4 / {PORT}", "", "M46 M24", "", "R11 M48=safe"),
    ],
)
def test_ks_5_5_46_trap_and_raider_fire_together(dice, ship, merchants, ours, theirs):
    match = raid(defender="trap", dice=dice)
    say(match, "trap")
    assert [d["ours"]["coin"] for d in told(match, "roll")[:2]] == ["BGW", "GW"]
    assert (fleet(match, 0), row(match, 1)[: len(merchants)]) == (ship, merchants)
    assert (pile(match, 0), pile(match, 1)) == (ours, theirs)
    finish(match)
    # The Trap card never scores.
    assert discards(match).split()[-1] == "trap"


def test_ks_5_5_46_a_capture_stands_though_the_ship_is_sunk():
    match = raid("R11~", attach="boarding_party", defender="trap", dice="B10 G1 W1 / G1 / G8 W1 / G1")
    say(match, "yes", "trap")
    assert (prizes(match, 0), fleet(match, 0), pile(match, 1)) == ("M48", "", "R11")
    assert told(match, "supply_gained") == []
