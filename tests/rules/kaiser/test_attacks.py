"""Own-ship intercepts and safe passage (spec 5.3.2 to 5.3.8, appendix C.2)."""

import pytest

from rules.kernel import IllegalAnswer

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
from .scenes import navy, raid

SUNK = "B10 G1 W1 / G1"
DAMAGED = "B7 G1 W1 / G4"
MISSED = "B1 G1 W1 / G8"
NO_PORT, PORT = "W1 / G8", "W6 / G1"


# ---------------------------------------------------------------- own ships (5.3.2)


def test_ks_5_3_2_only_the_night_of_the_card_matters_the_dice_are_the_ships():
    match = raid(night=True, dice=f"{MISSED} / {NO_PORT}")
    say(match, "pass")
    assert told(match, "roll")[0]["ours"]["coin"] == "BGW"
    assert mods(match, 0) == {"night": -1}


def test_ks_5_3_2b_the_order_of_the_attackers_questions():
    match = position(
        ships={0: "R11"},
        rows={1: "M48 M46 M24", 2: "M59 M58 M57"},
        hands={0: "qqq good_hunting boarding_party"},
        dice=f"{MISSED.replace('G8', 'B9')} / G1 / B9 / {MISSED.replace('G8', 'B9')} / G1 / B9",
    )
    commit(match, "qqq ship/R11", "good_hunting action", "boarding_party action")
    say(match, "qqq", "2", ["good_hunting"], ["M57", "M59"], "pass", "no", "pass", "no", "pass")
    order = ["target_seat", "assists", "targets"]
    assert trace(match)[:5] == ["0 commit", "0 play", *[f"0 {kind}" for kind in order]]
    assert trace(match)[5:10] == ["2 slim", "0 boarding", "2 react", "0 boarding", "2 react"]


def test_ks_5_3_2_the_assists_that_fit():
    every = "good_hunting shipping_lanes surprise_attack searchlight special_cargo boarding_party"
    for ship, night, fit in (
        ("R11", False, {"good_hunting", "surprise_attack", "special_cargo"}),
        ("R11", True, {"good_hunting", "surprise_attack", "special_cargo", "searchlight"}),
        ("W5", False, {"shipping_lanes", "surprise_attack", "special_cargo"}),
    ):
        card = "scuttle" if night else "qqq"
        match = position(seats=2, ships={0: ship}, hands={0: f"{card} {every}"})
        commit(match, f"{card} ship/{ship}", *[f"{other} action" for other in every.split()])
        say(match, card)
        assert asked(match) == [(0, "assists")]
        assert set(offered(match)) == fit


def test_ks_5_3_2_one_of_each_kind_of_assist():
    pairs = "surprise_attack surprise_attack good_hunting good_hunting"
    match = position(seats=2, ships={0: "R11"}, hands={0: f"qqq {pairs}"})
    commit(match, "qqq ship/R11", *[f"{other} action" for other in pairs.split()])
    say(match, "qqq")
    assert sorted(offered(match)) == ["good_hunting", "surprise_attack"]


def test_ks_5_3_2_good_hunting_and_shipping_lanes_need_two_merchants():
    for ship in ("R11", "W5"):
        match = position(
            seats=2, ships={0: ship}, rows={1: "M48"}, hands={0: "qqq good_hunting shipping_lanes"}, merchants="M01"
        )
        commit(match, f"qqq ship/{ship}", "good_hunting action", "shipping_lanes action")
        say(match, "qqq")
        # Nothing can be attached or chosen: the defender is asked at once.
        assert asked(match) == [(1, "react")]


def test_ks_5_3_2_good_hunting_takes_two_and_shipping_lanes_all():
    match = raid(attach="good_hunting", targets="M24 M48")
    assert told(match, "declared")[0]["targets"] == ["M24", "M48"]
    assert asked(match) == [(1, "slim")]
    match = raid("W5", attach="shipping_lanes", targets="M24 M48 M46")
    assert told(match, "declared")[0]["targets"] == ["M24", "M48", "M46"]
    match = position(seats=2, ships={0: "W5"}, hands={0: "qqq shipping_lanes"})
    commit(match, "qqq ship/W5", "shipping_lanes action")
    say(match, "qqq", ["shipping_lanes"])
    with pytest.raises(IllegalAnswer):
        say(match, [option.id for option in match.questions[0].options][:2])


def test_ks_5_3_2_a_merchant_is_intercepted_once_in_a_turn():
    match = position(
        seats=2,
        ships={0: "R11 W5"},
        rows={1: "M48 M46 M24"},
        hands={0: "qqq#1 qqq#2"},
        dice=f"{MISSED} / {NO_PORT}",
    )
    commit(match, "qqq#1 ship/R11", "qqq#2 ship/W5")
    say(match, "reveal/1", "M48", "pass", "reveal/2")
    # It may have reached a port, or the attacker looks for it among the targets.
    assert (offered(match), match.questions[0].data["attacked"]) == (["M46", "M24"], ["M48"])


def test_ks_4_2_11_a_ship_acts_once_and_not_from_refuge():
    match = position(seats=2, ships={0: "R10^"}, hands={0: "qqq lay_mines"})
    (question,) = match.questions.values()
    places = match.step(0, {"cards": ["lay_mines#1"]})
    assert [option.id for option in places.options] == ["action", "british"]
    assert question.kind == "commit"


def test_ks_5_3_2a_an_intercept_does_not_identify_the_ship():
    match = raid(dice=f"{SUNK}")
    say(match, "pass")
    assert fleet(match, 0) == "R11"
    assert told(match, "identified") == []


# ---------------------------------------------------------------- results against a merchant (5.3.3)


def test_ks_5_3_3_sunk_damaged_and_no_effect():
    match = raid(dice=SUNK)
    say(match, "pass")
    assert (pile(match, 0), row(match, 1)) == ("M48", "M46 M24")
    assert asked(match) == [(1, "after_sinking")]
    match = raid(dice=DAMAGED)
    say(match, "pass")
    assert row(match, 1).startswith("M48* M46 M24")
    match = raid(dice=f"{MISSED} / {NO_PORT}")
    say(match, "pass")
    assert row(match, 1).startswith("M48 M46 M24")


def test_ks_5_2_1_a_damaged_ship_takes_no_second_marker():
    match = raid(row="M48* M46 M24", dice="B3 G1 W1 / G4")
    say(match, "pass")
    assert rolls(match) == ["intercept 3:2 damaged"]
    assert row(match, 1).startswith("M48* ")
    assert told(match, "damaged") == []
    match = raid(row="M48* M46 M24", extra_damage=True, dice="B3 G1 W1 / G4")
    say(match, "pass")
    assert row(match, 1).startswith("M48** ")


def test_ks_5_3_3_special_cargo_doubles_a_sunk_merchant():
    match = raid(attach="special_cargo", dice=SUNK)
    say(match, "pass")
    assert pile(match, 0) == "M48x2"


def test_ks_5_3_3_a_boarding_party_captures_and_the_ship_finds_supplies():
    match = raid("R11~", attach="boarding_party special_cargo", dice=SUNK.replace("B10", "B9"))
    assert asked(match) == [(0, "boarding")]
    say(match, "yes", "pass")
    # A captured merchant is not sunk: no doubling, no window (KS 5.3.5).
    assert (prizes(match, 0), pile(match, 0), fleet(match, 0)) == ("M48", "", "R11")
    assert told(match, "supply_gained") == [{"seat": 0, "ship": "R11"}]
    assert "1 after_sinking" not in trace(match)


def test_ks_5_5_3_a_boarding_party_serves_one_undamaged_merchant():
    match = raid(
        row="M48* M46 M24",
        targets="M48 M46",
        attach="good_hunting boarding_party",
        dice=f"B1 G1 W1 / G8 / {MISSED} / {NO_PORT}",
    )
    say(match, "pass", "pass")
    assert trace(match)[-1] == "0 boarding"
    assert told(match, "roll")[0]["theirs"]["what"] == "M48"
    say(match, "yes", "pass", "end_turn")
    assert discards(match) == "qqq good_hunting boarding_party"


def test_ks_5_5_3_two_boarding_parties_for_two_merchants():
    match = raid(
        targets="M48 M46",
        attach="good_hunting boarding_party boarding_party",
        dice=f"{SUNK} / {SUNK.replace('B10', 'B9')}",
    )
    say(match, "pass", "yes", "pass", "yes", "pass")
    assert prizes(match, 0) == "M48 M46"


def test_ks_5_5_3_a_merchant_that_escapes_boarding_may_try_for_a_port():
    match = raid(attach="boarding_party", dice=f"{DAMAGED} / {PORT}")
    say(match, "yes", "pass")
    assert rolls(match) == ["intercept 7:4 damaged", "safe_passage 6:1 success"]
    assert pile(match, 1) == "M48=safe"


def test_ks_5_3_4_resupply_is_a_choice_where_prizes_may_be_exhausted():
    match = raid("R11~", attach="boarding_party", prize_resupply=True, dice=f"{SUNK} / B9 / B1 G1")
    say(match, "yes", "pass")
    assert asked(match) == [(0, "resupply_capture")]
    say(match, "yes")
    assert (fleet(match, 0), prizes(match, 0), pile(match, 0)) == ("R11", "", "M48=exhausted")
    match = raid("R11~", attach="boarding_party", prize_resupply=True, dice=SUNK)
    say(match, "yes", "pass", "no")
    assert (fleet(match, 0), prizes(match, 0)) == ("R11~", "M48")


# ---------------------------------------------------------------- safe passage (5.3.6)


def test_ks_5_3_6_the_owner_challenges_with_the_coins_of_the_card():
    match = raid(dice=f"{MISSED} / {NO_PORT}")
    say(match, "pass")
    tried = told(match, "roll")[1]
    assert [(tried[side]["seat"], tried[side]["coin"]) for side in ("ours", "theirs")] == [(1, "W"), (0, "G")]


def test_ks_5_3_6_a_damaged_merchant_does_not_try():
    match = raid(row="M48* M46 M24", dice=MISSED)
    say(match, "pass")
    assert rolls(match) == ["intercept 1:6 none"]
    match = raid(dice=DAMAGED)
    say(match, "pass")
    assert rolls(match) == ["intercept 7:4 damaged"]


@pytest.mark.parametrize("coins", [NO_PORT, "W4 / G4"])
def test_ks_5_3_7_a_failed_try_changes_nothing(coins):
    match = raid(dice=f"{MISSED} / {coins}")
    say(match, "pass")
    assert row(match, 1).startswith("M48 ")
    assert pile(match, 1) == ""


def test_ks_5_3_7_a_prize_in_port_counts_double_a_merchant_once():
    match = navy(prize="M48!", dice=f"B1 G1 / G8 / {PORT}")
    say(match, "pass")
    assert pile(match, 1) == "M48=safex2"
    match = raid(dice=f"{MISSED} / {PORT}")
    say(match, "pass")
    assert pile(match, 1) == "M48=safe"


def test_ks_5_3_8_without_the_option_the_try_is_voluntary():
    match = raid(auto_safe_passage=False, dice=f"{MISSED} / {PORT}")
    say(match, "pass")
    assert (asked(match), offered(match)) == ([(1, "safe_passage")], ["try", "stay"])
    assert match.questions[1].default == "try"
    say(match, "try")
    assert pile(match, 1) == "M48=safe"
    match = raid(auto_safe_passage=False, dice=MISSED)
    say(match, "pass", "stay")
    assert row(match, 1).startswith("M48 ")
