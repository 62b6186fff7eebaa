"""Optional rules for ships with a mark: coal, sail, floatplane, fast (KS 5.8.1 to 5.8.3, 5.8.6), each on and off."""

from typing import Any

import pytest

from .positions import (
    asked,
    commit,
    fleet,
    mods,
    offered,
    pile,
    position,
    rolls,
    row,
    say,
)

ON_AND_OFF = pytest.mark.parametrize("agreed", [True, False], ids=["on", "off"])


# ---------------------------------------------------------------- KS 5.8.1 coal


@ON_AND_OFF
def test_ks_5_8_1_coal_ships_miss_their_rendezvous_more_often(agreed: bool):
    match = position(ships={1: "W5 R9"}, hands={0: "rendezvous_missed"}, coal=agreed, dice="G3 / G4  G3 / G4")
    commit(match, "rendezvous_missed action")
    say(match, "rendezvous_missed")
    assert [mods(match, 0), mods(match, 1)] == [{"coal": 2} if agreed else {}, {}]
    assert fleet(match, 1) == ("W5~ R9" if agreed else "W5 R9")


@ON_AND_OFF
def test_ks_5_8_1_a_blockade_runner_brings_coal_with_more_trouble(agreed: bool):
    match = position(ships={0: "W5~ R9~"}, hands={0: "blockade_runner"}, coal=agreed, dice="B5 / G4  B5 / G4")
    commit(match, "blockade_runner action")
    say(match, "blockade_runner")
    assert [mods(match, 0), mods(match, 1)] == [{"coal": -1} if agreed else {}, {}]
    assert fleet(match, 0) == ("W5~ R9" if agreed else "W5 R9")


@ON_AND_OFF
def test_ks_5_8_1_coal_is_hard_to_find_in_a_refuge(agreed: bool):
    match = position(ships={0: "W5*~^ R9~^"}, coal=agreed, dice="B5 / W4  B5 / W4  B5 / W4")
    # Coal does not affect repairs.
    assert [mods(match, n) for n in range(3)] == [{}, {"coal": -1} if agreed else {}, {}]
    assert fleet(match, 0) == ("W5~^ R9^" if agreed else "W5^ R9^")


# ---------------------------------------------------------------- KS 5.8.2 Seeadler


@ON_AND_OFF
def test_ks_5_8_2_seeadler_needs_few_supplies(agreed: bool):
    """With the coal option as well: she burns none."""
    plus = {"seeadler": -2} if agreed else {}
    match = position(ships={1: "R13"}, hands={0: "rendezvous_missed"}, sail_raider=agreed, coal=True, dice="G6 / G4")
    commit(match, "rendezvous_missed action")
    say(match, "rendezvous_missed")
    assert (mods(match), fleet(match, 1)) == (plus, "R13" if agreed else "R13~")
    plus = {"seeadler": 1} if agreed else {}
    match = position(ships={0: "R13~"}, hands={0: "blockade_runner"}, sail_raider=agreed, dice="B4 / G4")
    commit(match, "blockade_runner action")
    say(match, "blockade_runner")
    assert (mods(match), fleet(match, 0)) == (plus, "R13" if agreed else "R13~")
    match = position(ships={0: "R13~^"}, sail_raider=agreed, dice="B4 / W4")
    assert (mods(match), fleet(match, 0)) == (plus, "R13^" if agreed else "R13~^")


@ON_AND_OFF
def test_ks_5_8_2_seeadler_breaks_contact_badly(agreed: bool):
    match = position(
        seats=2,
        ships={1: "R13!"},
        hands={0: "trap", 1: "break_contact"},
        sail_raider=agreed,
        dice="B6 / G7  B1 W1 / W6",
    )
    commit(match, "trap british")
    say(match, "trap", "break_contact")
    assert mods(match, 0) == ({"seeadler": -2} if agreed else {})


@ON_AND_OFF
def test_ks_5_8_2_merchants_break_contact_with_seeadler_easily(agreed: bool):
    match = position(
        seats=2,
        ships={0: "R13"},
        rows={1: "M33"},
        hands={0: "trap", 1: "break_contact"},
        sail_raider=agreed,
        dice="B4 / G5" + ("  W1 / G1" if agreed else "  G1 R1 / G8  W1 / G1"),
    )
    commit(match, "trap ship/R13")
    say(match, "trap", "break_contact")
    assert mods(match, 0) == ({"seeadler": 2} if agreed else {})
    assert rolls(match)[0] == ("break_contact 6:5 success" if agreed else "break_contact 4:5 failure")


@ON_AND_OFF
def test_ks_5_8_2_a_fast_ship_outruns_seeadler(agreed: bool):
    """KS 9.19: on the attack."""
    match = position(
        seats=2,
        ships={0: "R13"},
        rows={1: "M33"},
        hands={0: "trap", 1: "fast_ship"},
        sail_raider=agreed,
        dice="G7 R1 / G4" + "  W1 / G1" * agreed,
    )
    commit(match, "trap ship/R13")
    say(match, "trap", "fast_ship")
    assert mods(match, 0) == {"fast_ship": -4 if agreed else -2}
    assert row(match, 1).split()[0] == ("M33" if agreed else "M33*")


# ---------------------------------------------------------------- KS 5.8.3 Wolf


@ON_AND_OFF
@pytest.mark.parametrize("ship", ["R14", "R11"])
def test_ks_5_8_3_wolf_surprises_by_four(ship: str, agreed: bool):
    coin = {"R14": "B2 G1 G1", "R11": "B2 G1 W1"}[ship]
    match = position(
        seats=2,
        ships={0: ship},
        rows={1: "M33*"},
        hands={0: "trap surprise_attack"},
        little_wolf=agreed,
        dice=f"{coin} / G8",
    )
    commit(match, f"trap ship/{ship}", "surprise_attack action")
    say(match, "trap", ["surprise_attack"], "pass")
    assert mods(match, 0) == {"surprise_attack": 4 if agreed and ship == "R14" else 2}


@ON_AND_OFF
def test_ks_5_8_3_a_surprise_for_wolf_is_as_any_other(agreed: bool):
    match = position(
        seats=2, ships={1: "R14!"}, hands={0: "trap surprise_attack"}, little_wolf=agreed, dice="B1 W1 / G8"
    )
    commit(match, "trap british", "surprise_attack action")
    say(match, "trap", ["surprise_attack"], "pass")
    assert mods(match, 0) == {"surprise_attack": 2}


@ON_AND_OFF
def test_ks_5_8_3_wolf_finds_no_slim_pickings(agreed: bool):
    laid: dict[str, Any] = {"seats": 2, "ships": {0: "R14"}, "rows": {1: "M33* M34* M35*"}, "little_wolf": agreed}
    match = position(hands={0: "trap", 1: "slim_pickings"}, **laid, dice="B1 G1 G1 / G8" * agreed)
    commit(match, "trap ship/R14")
    say(match, "trap", "M33")
    assert offered(match) == (["pass"] if agreed else ["pass", "slim_pickings"])
    say(match, "pass" if agreed else "slim_pickings")
    match = position(
        hands={0: "trap good_hunting", 1: "slim_pickings"}, **laid, dice="B1 G1 G1 / G8 B1 G1 G1 / G8" * agreed
    )
    commit(match, "trap ship/R14", "good_hunting action")
    say(match, "trap", ["good_hunting"], ["M33", "M34"])
    # Every player knows that it cannot be played, so no window opens.
    assert asked(match) == [(1, "react" if agreed else "slim")]
    if agreed:
        say(match, "pass", "pass")


@ON_AND_OFF
def test_ks_5_8_3_wolf_breaks_contact_well(agreed: bool):
    match = position(
        seats=2,
        ships={1: "R14!"},
        hands={0: "trap", 1: "break_contact"},
        little_wolf=agreed,
        dice="B4 / G5" + "  B1 W1 / G8" * (not agreed),
    )
    commit(match, "trap british")
    say(match, "trap", "break_contact")
    assert mods(match, 0) == ({"wolf": 2} if agreed else {})


# ---------------------------------------------------------------- KS 5.8.6 fast raiders


@pytest.mark.parametrize(("answer", "minus"), [("no", {"fast_ship": -2}), ("yes", {})])
def test_ks_5_8_6_a_fast_raider_may_run_after_a_fast_ship(answer: str, minus: dict[str, int]):
    match = position(
        seats=2,
        ships={0: "R12"},
        rows={1: "M33"},
        hands={0: "trap", 1: "fast_ship"},
        fast_raiders=True,
        dice="B1 W1 / G8  W1 / G1" + "  B5 / B5 R1" * (answer == "yes"),
    )
    commit(match, "trap ship/R12")
    say(match, "trap", "fast_ship")
    assert (asked(match), offered(match)) == ([(0, "pursue_fast")], ["no", "yes"])
    assert match.questions[0].default == "no"
    say(match, answer)
    assert mods(match, 0) == minus
    # After the intercept the pursuit costs supplies.
    assert rolls(match)[2:] == ["pursuit 5:5 failure"] * (answer == "yes")
    assert fleet(match, 0) == ("R12~" if answer == "yes" else "R12")


def test_ks_5_8_6_a_ship_low_on_supply_does_not_pursue_nor_do_others():
    for ship, agreed in (("R12~", True), ("R12", False), ("R9", True)):
        coin = "B1 G1 W1" if ship == "R9" else "B1 W1"
        match = position(
            seats=2,
            ships={0: ship},
            rows={1: "M33"},
            hands={0: "trap", 1: "fast_ship"},
            fast_raiders=agreed,
            dice=f"{coin} / G8  W1 / G1",
        )
        commit(match, f"trap ship/{ship.strip('~')}")
        say(match, "trap", "fast_ship")
        assert mods(match, 0)["fast_ship"] == -2


def test_ks_5_8_6_a_pursuit_that_succeeds_costs_nothing_and_each_is_rolled_for():
    match = position(
        seats=2,
        ships={0: "R12"},
        rows={1: "M33 M34 M35"},
        hands={0: "trap good_hunting", 1: "fast_ship fast_ship"},
        fast_raiders=True,
        dice="B1 W1 / G8  W1 / G1  B1 W1 / G8  W1 / G1  B5 / B4 R1  B5 / B6 R1",
    )
    commit(match, "trap ship/R12", "good_hunting action")
    say(match, "trap", ["good_hunting"], ["M33", "M34"], "pass", "fast_ship", "yes", "fast_ship", "yes")
    assert rolls(match)[4:] == ["pursuit 5:4 success", "pursuit 5:6 failure"]
    assert fleet(match, 0) == "R12~"


@pytest.mark.parametrize(
    ("options", "minus"),
    [
        ({}, {}),
        ({"fast_raiders": True}, {"fast_raider": -2}),
        ({"shallow_pursuit": True}, {"fast_raider": -2}),
        ({"fast_raiders": True, "shallow_pursuit": True}, {"fast_raider": -2}),
    ],
)
def test_ks_5_8_13_a_fast_raider_runs_badly_into_shallow_water_once(options: dict[str, bool], minus: dict[str, int]):
    match = position(seats=2, ships={1: "R12!"}, hands={0: "trap", 1: "shallow_run"}, dice="B1 R4 / B5", **options)
    commit(match, "trap british")
    say(match, "trap", "shallow_run")
    assert mods(match, 0) == minus
    assert fleet(match, 1) == "R12!*"


def test_ks_5_8_13_prinz_eitel_friedrich_with_several_options():
    match = position(
        seats=2,
        ships={1: "R12!*"},
        hands={0: "trap rendezvous_missed", 1: "shallow_run"},
        coal=True,
        fast_raiders=True,
        dice="G1 / G8  B9 R1 / B5",
    )
    commit(match, "trap british", "rendezvous_missed action")
    say(match, "rendezvous_missed")
    assert mods(match) == {"coal": 2}
    say(match, "trap", "shallow_run")
    assert mods(match) == {"damaged": -2, "fast_raider": -2}
    assert rolls(match)[1:] == ["shallow_run 5:5 failure"]
    assert pile(match, 0) == "R12"
