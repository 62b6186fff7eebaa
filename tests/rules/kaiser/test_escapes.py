"""Reactions that avoid an attack or weaken it (spec 5.5)."""

import pytest

from .positions import (
    asked,
    commit,
    discards,
    finish,
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
from .scenes import navy, raid, strike

SUNK = "B10 G1 W1 / G1"
MISSED = "B1 G1 W1 / G8"
NO_PORT, PORT = "W1 / G8", "W6 / G1"


# ---------------------------------------------------------------- Break Contact (5.5.5)


def test_ks_5_5_5_success_cancels_and_the_merchant_tries_for_a_port():
    match = raid(defender="break_contact", dice=f"B6 / G5 / {PORT}")
    say(match, "break_contact")
    assert rolls(match) == ["break_contact 6:5 success", "safe_passage 6:1 success"]
    assert told(match, "roll")[0]["ours"]["seat"] == 1
    assert pile(match, 1) == "M48=safe"


def test_ks_5_5_5_a_damaged_merchant_gets_away_but_tries_for_no_port():
    match = raid(row="M48* M46 M24", defender="break_contact", dice="B9 / G5")
    say(match, "break_contact")
    assert rolls(match) == ["break_contact 7:5 success"]


def test_ks_5_5_5_after_a_failure_the_intercept_is_rolled():
    match = raid(defender="break_contact", dice=f"B5 / G5 / {SUNK}")
    say(match, "break_contact")
    assert rolls(match) == ["break_contact 5:5 failure", "intercept 10:1 sunk"]
    assert "1 after_sinking" not in trace(match)


def test_ks_5_5_5_a_german_ship_gets_away_from_the_royal_navy():
    match = navy("W5*~", defender="break_contact", dice="B9 / G4")
    say(match, "break_contact")
    assert mods(match) == {"damaged": -2, "low_supply": -2}
    assert rolls(match) == ["break_contact 5:4 success"]
    assert fleet(match, 1) == "W5*~"
    match = navy("W5", defender="break_contact", dice="B4 / G4 / B10 G1 / G1 W1")
    say(match, "break_contact")
    assert pile(match, 0) == "W5"


def test_ks_5_5_5_a_prize_that_gets_away_tries_for_a_port():
    match = navy(prize="M48!", defender="break_contact", dice=f"B6 / G5 / {PORT}")
    say(match, "break_contact")
    assert pile(match, 1) == "M48=safex2"
    match = navy(prize="M48!*", defender="break_contact", dice="B9 / G5")
    say(match, "break_contact")
    assert prizes(match, 1) == "M48!*"


# ---------------------------------------------------------------- Fast Ship, Non-Combatant, QQQ


def test_ks_5_5_13_fast_ship_takes_two_from_the_intercept():
    match = raid(defender="fast_ship", dice="B9 G1 W1 / G4")
    say(match, "fast_ship")
    assert rolls(match) == ["intercept 7:4 damaged"]
    assert row(match, 1).startswith("M48* ")


def test_ks_5_5_25_non_combatant_ignores_damage_and_helps_to_port():
    match = raid(defender="non_combatant", dice="B7 G1 W1 / G4 / W3 / G4")
    say(match, "non_combatant")
    assert rolls(match) == ["intercept 5:4 damaged", "safe_passage 5:4 success"]
    assert pile(match, 1) == "M48=safe"


def test_ks_5_5_25_non_combatant_turns_sinking_into_capture_by_the_attacker():
    match = raid("R11~", defender="non_combatant recalled", attach="special_cargo", dice="B10 G1 W1 / G3")
    say(match, "non_combatant")
    assert mods(match) == {"low_supply": -2, "non_combatant": -2}
    assert (prizes(match, 0), pile(match, 0), fleet(match, 0)) == ("M48", "", "R11")
    assert "1 after_sinking" not in trace(match)


def test_ks_5_5_25_night_and_surprise_do_not_matter_to_a_non_combatant():
    match = raid(night=True, attach="surprise_attack", defender="non_combatant")
    assert offered(match) == ["pass", "non_combatant"]


def test_ks_5_5_27_qqq_identifies_and_the_intercept_goes_on():
    match = raid(defender="qqq#2", dice=SUNK)
    say(match, "qqq")
    assert (fleet(match, 0), pile(match, 0)) == ("R11!", "M48")
    kinds = [event.kind for event in match.log]
    assert kinds.index("identified") < kinds.index("roll")


# ---------------------------------------------------------------- Pull the Plug (5.5.26)


@pytest.mark.parametrize("target", ["R9!", "W5*~"])
def test_ks_5_5_26_pull_the_plug_takes_the_ship_out_unscored(target):
    match = navy(target, defender="pull_the_plug", attach="surprise_attack")
    say(match, "pull_the_plug")
    assert (rolls(match), fleet(match, 1), pile(match, 0)) == ([], "", "")
    assert match.state.germans.used == [target.strip("!*~")]


def test_ks_5_5_26_a_prize_goes_under_the_merchants():
    match = navy(prize="M48!", defender="pull_the_plug")
    say(match, "pull_the_plug")
    assert (prizes(match, 1), match.state.merchants.used) == ("", ["M48"])


# ---------------------------------------------------------------- Reflag (5.5.32)


def test_ks_5_5_32_a_reflag_cancels_a_royal_navy_intercept():
    for rest in ({"target": "R9!"}, {"prize": "M48!"}):
        match = navy(defender="reflag", night=True, attach="surprise_attack", **rest)
        say(match, "reflag")
        assert rolls(match) == []
        # A prize does not try for a port after it either (KS 5.3.6).
        assert (fleet(match, 1) or prizes(match, 1)) in ("R9", "M48")
        assert match.state.forces[1].fleet[0].intercepted
        finish(match)
        assert discards(match) == "scuttle surprise_attack reflag"


def test_ks_5_5_32_in_the_own_turn_after_the_intercept_that_identified_the_raider():
    match = raid(also="reflag", defender="qqq#2", dice=f"{MISSED} / {NO_PORT}")
    say(match, "qqq")
    # The committed Reflag is not in the hand, but can be played from the table.
    assert (asked(match), offered(match)) == ([(0, "reflag")], ["pass"])
    say(match, "pass", "reflag")
    assert fleet(match, 0) == "R11"
    match = position(
        seats=2,
        ships={0: "R11"},
        rows={1: "M48 M46 M24"},
        hands={0: "qqq#1 reflag", 1: "qqq#2"},
        dice=f"{MISSED} / {NO_PORT}",
    )
    commit(match, "qqq#1 ship/R11")
    say(match, "qqq", "M48", "qqq")
    assert (asked(match), offered(match)) == ([(0, "reflag")], ["pass", "reflag"])
    say(match, "reflag")
    assert fleet(match, 0) == "R11"
    finish(match)
    # It lies with the reactions, in order of use (KS 4.2.12).
    assert discards(match) == "qqq qqq reflag"


def test_ks_5_5_32_no_window_if_the_raider_was_known_before_or_is_sunk():
    match = raid("R11!", defender="trap", dice=f"{MISSED} / G1 W1 / G8 / {NO_PORT}")
    say(match, "trap")
    assert "0 reflag" not in trace(match)
    match = raid("R11", defender="trap", dice=f"{MISSED} / G8 W1 / G1 / {NO_PORT}")
    say(match, "trap")
    assert (pile(match, 1), "0 reflag" in trace(match)) == ("R11", False)
    match = raid("W5", defender="trap", dice=f"B1 G1 R1 / G8 / G1 W1 / G8 W1 / {NO_PORT}")
    say(match, "trap")
    assert "0 reflag" not in trace(match)


def test_ks_5_5_32_after_an_interrogate_is_resolved():
    match = strike("interrogate", ships={1: "R9"}, defender="reflag", dice="B9 / G1 / B7 W1 / G4")
    assert (asked(match), offered(match)) == ([(1, "react")], ["pass"])
    say(match, "pass")
    assert (asked(match), offered(match)) == ([(1, "reflag")], ["pass", "reflag"])
    say(match, "reflag")
    assert fleet(match, 1) == "R9*"
    # A failed Interrogate is not an intercept: no window opens.
    match = strike("interrogate", ships={1: "R9"}, defender="reflag", dice="B1 / G1")
    assert trace(match) == ["0 commit", "0 play"]


@pytest.mark.parametrize(("card", "dice"), [("break_contact", "B9 / G1"), ("shallow_run", "B1 R1 / B9")])
def test_ks_c_3_after_an_interrogate_that_was_avoided(card, dice):
    match = strike("interrogate", ships={1: "R9"}, defender=f"{card} reflag", dice=f"B9 / G1 / {dice}")
    say(match, card)
    assert asked(match) == [(1, "reflag")]


@pytest.mark.parametrize("card", ["interned", "transfer_command"])
def test_ks_5_5_32_a_reflag_answers_interned_and_transfer_command(card):
    for rest in ({"ships": {1: "R9!"}}, {"prizes": {1: "M59!"}}):
        match = strike(card, defender="reflag", **rest)
        assert (asked(match), offered(match)) == ([(1, "reflag")], ["pass", "reflag"])
        say(match, "reflag")
        assert rolls(match) == []
        assert not match.state.forces[1].fleet[0].identified
    dice = "B1 G1 / B9" if card == "interned" else "G1 / B9"
    # A warship cannot be disguised; without the option no seat is asked.
    match = strike(card, defender="reflag", ships={1: "W5"}, dice=dice)
    assert "1 reflag" not in trace(match)
    match = strike(card, defender="reflag", ships={1: "R9!"}, reflag_cancels=False, dice=dice)
    assert "1 reflag" not in trace(match)


# ---------------------------------------------------------------- Shallow Run (5.5.38, 5.8.10)


@pytest.mark.parametrize(
    ("target", "dice", "ship", "score"),
    [
        ("R9!", "B6 R1 / B5", "R9!", ""),
        ("R9!", "B5 R1 / B5", "R9!*", ""),
        ("R9!*", "B8 R1 / B5", "R9!*", ""),
        ("R9!*", "B7 R1 / B5", "", "R9"),
    ],
)
def test_ks_5_5_38_the_intercept_is_avoided_in_any_case(target, dice, ship, score):
    match = navy(target, defender="shallow_run", dice=dice)
    say(match, "shallow_run")
    assert (fleet(match, 1), pile(match, 0)) == (ship, score)
    assert [data["purpose"] for data in told(match, "roll")] == ["shallow_run"]


@pytest.mark.parametrize(
    ("start", "dice", "rest", "mine", "theirs"),
    [
        ("M48 M46 M24", f"B6 R1 / B5 / {PORT}", "M46 M24", "", "M48=safe"),
        ("M48 M46 M24", "B5 R1 / B5", "M48* M46 M24", "", ""),
        ("M48* M46 M24", "B8 R1 / B5", "M48* M46 M24", "", ""),
        # The intercept did not sink it: no doubling, no Recalled (KS 9.28).
        ("M48* M46 M24", "B7 R1 / B5", "M46 M24", "M48", ""),
    ],
)
def test_ks_5_5_38_a_merchant_in_the_shallows(start, dice, rest, mine, theirs):
    match = raid(row=start, attach="special_cargo", defender="shallow_run recalled", dice=dice)
    say(match, "shallow_run")
    assert (row(match, 1)[: len(rest)], pile(match, 0), pile(match, 1)) == (rest, mine, theirs)
    finish(match)
    assert not {"1 after_sinking", "1 recall_late"} & set(trace(match))


def test_ks_5_5_38_a_boarding_party_is_spent():
    match = raid(attach="boarding_party", defender="shallow_run", dice="B5 R1 / B5")
    say(match, "yes", "shallow_run")
    finish(match)
    assert discards(match) == "qqq boarding_party shallow_run"


def test_ks_5_8_10_the_attacker_may_follow_into_the_shallows():
    match = raid(shallow_pursuit=True, defender="shallow_run", dice=f"B6 R1 / B5 / B6 R1 / B5 / {MISSED} / {NO_PORT}")
    say(match, "shallow_run")
    assert (asked(match), offered(match)) == ([(0, "pursue_shallow")], ["no", "yes"])
    say(match, "yes")
    assert rolls(match)[:3] == ["shallow_run 6:5 success", "shallow_run 6:5 success", "intercept 1:8 none"]
    assert [data["ours"]["seat"] for data in told(match, "roll")[:2]] == [1, 0]
    # Both run aground: the new damage counts, so the Boarding Party has no target.
    match = raid(
        shallow_pursuit=True,
        attach="boarding_party special_cargo",
        defender="shallow_run recalled",
        dice="B5 R1 / B5 / B5 R1 / B5 / B10 G1 W1 / G3",
    )
    say(match, "yes", "shallow_run", "yes")
    assert mods(match) == {"damaged": -2}
    assert mods(match, side="theirs") == {"damaged": -2}
    assert (pile(match, 0), fleet(match, 0)) == ("M48x2", "R11*")
    assert "1 after_sinking" not in trace(match)


def test_ks_5_8_10_a_damaged_ship_sinks_in_the_shallows():
    match = raid("R8*", shallow_pursuit=True, defender="shallow_run", dice=f"B6 R1 / B5 / B9 R1 / B5 / {PORT}")
    say(match, "shallow_run", "yes")
    # A fast ship has a further -2 (KP 6.10.4).
    assert mods(match, 1) == {"damaged": -2, "fast_raider": -2}
    assert (fleet(match, 0), pile(match, 1)) == ("", "R8 M48=safe")
    match = raid(row="M48* M46 M24", shallow_pursuit=True, defender="shallow_run", dice="B5 R1 / B5 / B9 R1 / B5")
    say(match, "shallow_run", "yes")
    assert (fleet(match, 0), pile(match, 0)) == ("R11", "M48")


def test_ks_5_8_10_the_royal_navy_does_not_follow():
    match = navy(shallow_pursuit=True, defender="shallow_run", dice="B6 R1 / B5")
    say(match, "shallow_run")
    assert "0 pursue_shallow" not in trace(match)


# ---------------------------------------------------------------- Slim Pickings (5.5.40)


def test_ks_5_5_40_a_single_merchant_is_released():
    match = raid(defender="slim_pickings")
    say(match, "slim_pickings")
    assert (rolls(match), row(match, 1)) == ([], "M48 M46 M24")
    assert match.state.forces[1].row[0].intercepted
    # A single target cannot be reduced, so the `slim` window did not open.
    assert "1 slim" not in trace(match)


def test_ks_5_5_40_of_several_the_attacker_keeps_one():
    match = raid(
        "W5",
        "M48 M46 M24",
        attach="shipping_lanes",
        defender="slim_pickings slim_pickings qqq#2 trap",
        dice="B1 G1 R1 / W6 / G1 W1 / G8 W1 / W1 / G8",
    )
    assert (asked(match), offered(match)) == ([(1, "slim")], ["pass", "slim_pickings"])
    say(match, "slim_pickings")
    assert (asked(match), offered(match)) == ([(0, "slim_target")], ["M48", "M46", "M24"])
    assert match.questions[0].default == "M48"
    say(match, "M24")
    # The window is used; a second Slim Pickings cannot answer.
    assert (asked(match), offered(match)) == ([(1, "react")], ["pass", "trap"])
    assert [vessel.intercepted for vessel in match.state.forces[1].row] == [False, False, True]
    say(match, "trap")
    assert [data["ours"]["what"] for data in told(match, "roll")] == ["W5", "trap#1", "M24"]


def test_ks_9_3_the_defender_chooses_with_the_option():
    match = raid(targets="M48 M46", attach="good_hunting", defender="slim_pickings", slim_chooser="defender")
    say(match, "slim_pickings")
    assert asked(match) == [(1, "slim_target")]


def test_ks_5_8_3_wolf_opens_no_window():
    match = raid("R14", "M48 M46", attach="good_hunting", defender="slim_pickings", little_wolf=True)
    assert (asked(match), offered(match)) == ([(1, "react")], ["pass"])
