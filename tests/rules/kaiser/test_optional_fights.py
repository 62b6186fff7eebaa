"""Optional rules for fights and prizes (KS 5.8.8 to 5.8.12), each on and off."""

from typing import Any

import pytest

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
    row,
    say,
    told,
    trace,
)

ON_AND_OFF = pytest.mark.parametrize("agreed", [True, False], ids=["on", "off"])


# ---------------------------------------------------------------- KS 5.8.8 more damage


@ON_AND_OFF
def test_ks_5_8_8_every_damage_adds_a_marker(agreed: bool):
    match = position(seats=2, ships={1: "W1*"}, hands={0: "trap"}, extra_damage=agreed, dice="B6 W1 / B6 W1")
    commit(match, "trap british")
    say(match, "trap", "pass")
    assert rolls(match) == ["intercept 6:4 damaged"]
    assert fleet(match, 1) == ("W1**" if agreed else "W1*")


@ON_AND_OFF
def test_ks_5_8_8_merchants_take_several_markers_too(agreed: bool):
    match = position(seats=2, rows={1: "M33*"}, hands={0: "submarine_u"}, extra_damage=agreed, dice="B6 W1 R1 / G6")
    commit(match, "submarine_u action")
    say(match, "submarine_u", "pass")
    assert row(match, 1).split()[0] == ("M33**" if agreed else "M33*")


def test_ks_5_8_8_each_marker_takes_two_from_attack_and_defence():
    match = position(
        seats=2,
        ships={0: "R4**", 1: "W1***"},
        rows={1: "M33**"},
        hands={0: "trap amc"},
        extra_damage=True,
        dice="G8 / G7  B1 R1 / B8 W1",
    )
    commit(match, "trap ship/R4", "amc british")
    say(match, "trap", "pass")
    assert (mods(match), mods(match, side="theirs")) == ({"damaged": -4}, {"damaged": -4})
    assert rolls(match) == ["intercept 4:3 damaged"]
    say(match, "amc", "pass")
    # Results never fall below one (KS 5.2.3): 8 - 6 = 2.
    assert mods(match, side="theirs") == {"damaged": -6}
    assert rolls(match)[1:] == ["intercept 1:2 none"]


def test_ks_5_8_8_each_marker_counts_for_break_contact_interned_and_shallow_run():
    laid: dict[str, Any] = {"seats": 2, "ships": {1: "W1**"}, "extra_damage": True}
    match = position(hands={0: "trap", 1: "break_contact"}, **laid, dice="B6 / G1")
    commit(match, "trap british")
    say(match, "trap", "break_contact")
    assert mods(match) == {"damaged": -4}
    match = position(hands={0: "interned"}, **laid, dice="B1 G1 / B9")
    commit(match, "interned action")
    say(match, "interned")
    assert mods(match) == {"damaged": 4}
    match = position(hands={0: "trap", 1: "shallow_run"}, **laid, dice="B6 R1 / B1")
    commit(match, "trap british")
    say(match, "trap", "shallow_run")
    assert mods(match) == {"damaged": -4}
    assert fleet(match, 1) == "W1**"


def test_ks_5_8_8_damage_control_and_refuge_take_one_marker_off():
    match = position(ships={0: "W1** W2**^"}, hands={0: "damage_control"}, extra_damage=True, dice="B5 / W4")
    # One roll for repair in each turn.
    assert rolls(match) == ["refuge_repair 5:4 success"]
    commit(match, "damage_control action")
    say(match, "damage_control", "W1")
    assert fleet(match, 0) == "W1* W2*^"


def test_ks_5_8_8_breakdown_needs_a_ship_without_any_marker():
    match = position(ships={1: "W1*"}, hands={0: "breakdown"}, extra_damage=True)
    commit(match, "breakdown action")
    assert told(match, "revealed") == []


# ---------------------------------------------------------------- KS 5.8.9 torpedoes against prizes


@ON_AND_OFF
def test_ks_5_8_9_a_disguised_prize_may_be_torpedoed(agreed: bool):
    match = position(
        seats=2,
        rows={1: "M33"},
        prizes={1: "M60 M59!"},
        hands={0: "submarine_u"},
        torpedo_prizes=agreed,
        dice="B4 W1 R1 / G4",
    )
    commit(match, "submarine_u action")
    say(match, "submarine_u")
    if agreed:
        assert offered(match) == ["M33", "M60"]
        say(match, "M33")
    say(match, "pass")


def test_ks_5_8_9_the_prize_must_be_recognised_first():
    match = position(
        seats=2,
        prizes={1: "M60"},
        rows={1: "M33"},
        hands={0: "submarine_u", 1: "razzle_dazzle"},
        torpedo_prizes=True,
        dice="B4 G5 / B5",
    )
    commit(match, "submarine_u action")
    say(match, "submarine_u", "M60")
    # The card is spent, and no window opens.
    assert rolls(match) == ["recognise_prize 5:5 failure"]
    assert (trace(match), discards(match)) == (["0 commit", "0 play", "0 target_ship"], "submarine_u")


def test_ks_5_8_9_a_prize_answers_with_razzle_dazzle_only_and_counts_once():
    match = position(
        seats=2,
        prizes={1: "M01"},
        rows={1: "M33"},
        piles={1: "M34"},
        hands={0: "submarine_u special_cargo", 1: "razzle_dazzle q_ship sail_q_ship mistaken_identity"},
        torpedo_prizes=True,
        dice="B4 G5 / B4  B8 W1 R1 / R4",
    )
    commit(match, "submarine_u action", "special_cargo action")
    say(match, "submarine_u", ["special_cargo"], "M01")
    assert offered(match) == ["pass", "razzle_dazzle"]
    say(match, "pass")
    # Sunk: no Mistaken Identity, no doubling, no port.
    assert (asked(match), pile(match, 0), prizes(match, 1)) == ([(0, "play")], "M01", "")


# ---------------------------------------------------------------- KS 5.8.10 pursuit into the shallows


@ON_AND_OFF
def test_ks_5_8_10_the_attacker_may_follow_into_shallow_water(agreed: bool):
    match = position(
        seats=2,
        ships={0: "R4"},
        rows={1: "M33"},
        hands={0: "trap", 1: "shallow_run"},
        shallow_pursuit=agreed,
        dice="B5 R1 / B4  W1 / G1",
    )
    commit(match, "trap ship/R4")
    say(match, "trap", "shallow_run")
    if agreed:
        assert (asked(match), offered(match)) == ([(0, "pursue_shallow")], ["no", "yes"])
        assert match.questions[0].default == "no"
        say(match, "no")
    assert rolls(match) == ["shallow_run 5:4 success", "safe_passage 1:1 failure"]


def test_ks_5_8_10_both_run_and_then_fight_with_their_new_damage():
    match = position(
        seats=2,
        ships={0: "R12"},
        rows={1: "M33"},
        hands={0: "trap boarding_party special_cargo", 1: "shallow_run recalled"},
        shallow_pursuit=True,
        # The merchant fails, and so does the raider, which is fast too.
        dice="B4 R1 / B4  B6 R1 / B4  B9 W1 / G5",
    )
    commit(match, "trap ship/R12", "boarding_party action", "special_cargo action")
    say(match, "trap", ["special_cargo"], "yes", "shallow_run", "yes")
    assert rolls(match) == ["shallow_run 4:4 failure", "shallow_run 4:4 failure", "intercept 7:3 sunk"]
    assert mods(match, 1) == {"fast_raider": -2}
    # The new damage counts for both, the Boarding Party is off, and the window is used.
    assert (mods(match), mods(match, side="theirs")) == ({"damaged": -2}, {"damaged": -2})
    assert (pile(match, 0), prizes(match, 0), asked(match)) == ("M33x2", "", [(0, "play")])


def test_ks_5_8_10_an_undamaged_merchant_may_still_be_boarded():
    match = position(
        seats=2,
        ships={0: "R4"},
        rows={1: "M33"},
        hands={0: "trap boarding_party", 1: "shallow_run"},
        shallow_pursuit=True,
        dice="B5 R1 / B4  B5 R1 / B4  G8 / G4",
    )
    commit(match, "trap ship/R4", "boarding_party action")
    say(match, "trap", "yes", "shallow_run", "yes")
    assert (prizes(match, 0), fleet(match, 0)) == ("M33", "R4")


def test_ks_5_8_10_a_damaged_ship_is_sunk_for_the_other_side():
    match = position(
        seats=2,
        ships={0: "R4*"},
        rows={1: "M33"},
        hands={0: "trap", 1: "shallow_run"},
        shallow_pursuit=True,
        dice="B5 R1 / B4  B6 R1 / B4  W6 / G1",
    )
    commit(match, "trap ship/R4")
    say(match, "trap", "shallow_run", "yes")
    assert (fleet(match, 0), pile(match, 1)) == ("", "R4 M33=safe")


def test_ks_5_8_10_the_royal_navy_does_not_follow():
    match = position(
        seats=2, ships={1: "R9!"}, hands={0: "trap", 1: "shallow_run"}, shallow_pursuit=True, dice="B5 R1 / B4"
    )
    commit(match, "trap british")
    say(match, "trap", "shallow_run")
    assert fleet(match, 1) == "R9!"


# ---------------------------------------------------------------- KS 5.8.11 sailing merchants


@ON_AND_OFF
@pytest.mark.parametrize("ship", ["M01", "M33"])
def test_ks_5_8_11_a_sailing_merchant_is_neither_an_amc_nor_fast_nor_a_q_ship(ship: str, agreed: bool):
    barred = agreed and ship == "M01"
    coin = "R1 / W1" if ship == "M01" else "W1 / G1"
    match = position(
        seats=2,
        ships={0: "R4"},
        rows={1: ship},
        hands={0: "recalled submarine_u", 1: "amc fast_ship break_contact q_ship sail_q_ship"},
        sail_merchants=agreed,
        dice=f"B9 / G1  {coin}  B1 W1 R1 / {'R4' if ship == 'M01' else 'G8'}",
    )
    commit(match, "recalled ship/R4", "submarine_u action")
    say(match, "recalled")
    assert offered(match) == (["pass", "break_contact"] if barred else ["pass", "amc", "fast_ship", "break_contact"])
    say(match, "break_contact")
    assert mods(match, 0) == ({"sailing_ship": -2} if barred else {})
    say(match, "submarine_u")
    # Sail Q-Ship needs no option (KS 9.14).
    expected = {
        "M01": ["pass", "sail_q_ship"] if agreed else ["pass", "q_ship", "sail_q_ship"],
        "M33": ["pass", "q_ship"],
    }
    assert offered(match) == expected[ship]
    say(match, "pass")


# ---------------------------------------------------------------- KS 5.8.12 supplies from prizes


@ON_AND_OFF
def test_ks_5_8_12_a_prize_supplies_one_ship_in_a_turn(agreed: bool):
    match = position(
        ships={0: "W1~ R9~^ R5"},
        prizes={0: "M60 M59*"},
        prize_resupply=agreed,
        dice="B1 / W1" + ("  B4 / B4 G1  B5 / B4 G1" if agreed else ""),
    )
    if not agreed:
        assert offered(match) == ["leave_refuge/R9", "end_turn"]
        return
    assert offered(match) == [
        "leave_refuge/R9",
        "resupply/M60/W1",
        "resupply/M60/R9",
        "resupply/M59/W1",
        "resupply/M59/R9",
        "end_turn",
    ]
    say(match, "resupply/M60/R9")
    assert told(match, "prize_supplies") == [{"seat": 0, "prize": "M60", "ship": "R9"}]
    assert rolls(match)[1:] == ["exhausted 4:4 failure"]
    assert (fleet(match, 0), prizes(match, 0)) == ("W1~ R9^ R5", "M60 M59*")
    assert offered(match) == ["leave_refuge/R9", "resupply/M59/W1", "end_turn"]
    say(match, "resupply/M59/W1")
    # Exhausted: she counts once, for her owner.
    assert rolls(match)[2:] == ["exhausted 5:4 success"]
    assert (fleet(match, 0), prizes(match, 0), pile(match, 0)) == ("W1 R9^ R5", "M60", "M59=exhausted")


@pytest.mark.parametrize(
    ("agreed", "answer", "after"),
    [
        (False, None, ("R4", "M33", "")),
        (True, "no", ("R4~", "M33", "")),
        (True, "yes", ("R4", "", "M33=exhausted")),
    ],
)
def test_ks_5_8_12_supplies_by_capture_may_exhaust_the_prize(agreed: bool, answer: str | None, after: tuple[str, ...]):
    match = position(
        seats=2,
        ships={0: "R4~"},
        rows={1: "M33"},
        hands={0: "trap boarding_party"},
        prize_resupply=agreed,
        dice="G8 / G3" + "  B5 / B4 G1" * (answer == "yes"),
    )
    commit(match, "trap ship/R4", "boarding_party action")
    say(match, "trap", "yes", "pass")
    if answer is not None:
        assert (asked(match), match.questions[0].default) == ([(0, "resupply_capture")], "no")
        say(match, answer)
    assert (fleet(match, 0), prizes(match, 0), pile(match, 0)) == after


def test_ks_5_8_12_a_prize_that_supplied_by_capture_has_supplied_in_this_turn():
    """Ruling on KS 5.8.12: each prize supplies once a turn, its capture included."""
    match = position(
        seats=2,
        ships={0: "R4~ W1~"},
        rows={1: "M33"},
        prizes={0: "M60"},
        hands={0: "trap boarding_party"},
        prize_resupply=True,
        dice="G8 / G3  B4 / B4 G1",
    )
    commit(match, "trap ship/R4", "boarding_party action")
    say(match, "trap", "yes", "pass", "yes")
    assert (fleet(match, 0), prizes(match, 0)) == ("R4 W1~", "M60 M33")
    assert offered(match) == ["resupply/M60/W1", "end_turn", "end_turn/order"]


def test_ks_5_8_12_a_prize_that_was_not_asked_for_supplies_at_its_capture_may_supply_later():
    match = position(
        seats=2,
        ships={0: "R4~ W1~"},
        rows={1: "M33"},
        hands={0: "trap boarding_party"},
        prize_resupply=True,
        dice="G8 / G3",
    )
    commit(match, "trap ship/R4", "boarding_party action")
    say(match, "trap", "yes", "pass", "no")
    assert offered(match) == ["resupply/M33/R4", "resupply/M33/W1", "end_turn", "end_turn/order"]
