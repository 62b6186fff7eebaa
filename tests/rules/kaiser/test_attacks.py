"""Identification, the attack procedures and safe passage (spec 5.1, 5.3, appendix C.2 and C.3)."""

import pytest

from rules.kaiser.cards import GERMANS, MERCHANTS, is_warship
from rules.kaiser.state import Vessel
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
from .scenes import mines, navy, raid, strike, torpedo

SUNK = "B10 G1 W1 / G1"
DAMAGED = "B7 G1 W1 / G4"
MISSED = "B1 G1 W1 / G8"
NO_PORT, PORT = "W1 / G8", "W6 / G1"


# ---------------------------------------------------------------- who is known: 5.1


def test_ks_5_1_1_warships_are_always_known_and_raiders_and_prizes_start_disguised():
    assert [Vessel(ship).exposed for ship in GERMANS] == [is_warship(ship) for ship in GERMANS]
    assert not any(Vessel(merchant).exposed for merchant in MERCHANTS)


def test_ks_5_1_2_the_royal_navy_finds_warships_and_what_is_identified():
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
        # Nothing to attach, nothing to choose: the defender is asked at once.
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
    assert offered(match) == ["M46", "M24"]


def test_ks_4_2_11_a_ship_acts_once_and_not_from_refuge():
    match = position(seats=2, ships={0: "R10^"}, hands={0: "qqq lay_mines"})
    (question,) = match.questions.values()
    places = match.step(0, {"cards": ["lay_mines#1"]})
    assert [option.id for option in places.options] == ["action", "british"]
    assert question.kind == "commit"


def test_ks_5_3_2a_an_intercept_identifies_nobody():
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


def test_ks_5_3_3_special_cargo_doubles_what_is_sunk():
    match = raid(attach="special_cargo", dice=SUNK)
    say(match, "pass")
    assert pile(match, 0) == "M48x2"


def test_ks_5_3_3_a_boarding_party_captures_and_the_ship_finds_supplies():
    match = raid("R11~", attach="boarding_party special_cargo", dice=SUNK.replace("B10", "B9"))
    assert asked(match) == [(0, "boarding")]
    say(match, "yes", "pass")
    # Captured is not sunk: nothing doubles, no window after it (KS 5.3.5).
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


def test_ks_5_5_3_what_the_boarding_party_misses_may_try_for_a_port():
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
def test_ks_5_3_7_failure_is_nothing(coins):
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


def test_ks_5_3_8_trying_is_voluntary_where_it_is_not_automatic():
    match = raid(auto_safe_passage=False, dice=f"{MISSED} / {PORT}")
    say(match, "pass")
    assert (asked(match), offered(match)) == ([(1, "safe_passage")], ["try", "stay"])
    assert match.questions[1].default == "try"
    say(match, "try")
    assert pile(match, 1) == "M48=safe"
    match = raid(auto_safe_passage=False, dice=MISSED)
    say(match, "pass", "stay")
    assert row(match, 1).startswith("M48 ")


# ---------------------------------------------------------------- the Royal Navy (5.3.9)


def test_ks_5_3_9_only_surprise_and_at_night_searchlights():
    every = "good_hunting shipping_lanes surprise_attack searchlight special_cargo boarding_party"
    for card, fit in (("qqq", ["surprise_attack"]), ("scuttle", ["surprise_attack", "searchlight"])):
        match = position(seats=2, ships={1: "R9!"}, hands={0: f"{card} {every}"})
        commit(match, f"{card} british", *[f"{other} action" for other in every.split()])
        say(match, card)
        assert offered(match) == fit


def test_ks_5_3_9_sunk_damaged_nothing():
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
    # It was no merchant of the row: nobody is asked after it.
    assert "1 after_sinking" not in trace(match)


def test_ks_4_2_11_a_ship_is_intercepted_once_in_a_turn():
    match = position(seats=2, ships={1: "R9!"}, hands={0: "qqq qqq"}, dice="B1 G1 / G8")
    commit(match, "qqq british", "qqq british")
    say(match, "reveal/1", "pass")
    assert [option.id for option in match.questions[0].options] == ["end_turn", "end_turn/order"]


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
    # Only that seat is left to attack: nobody is asked whom.
    assert asked(match) == [(1, "react")]


def test_ks_5_5_19_no_interrogate_of_what_was_intercepted():
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


# ---------------------------------------------------------------- mines (5.3.10)


def test_ks_5_3_10_every_merchant_of_the_row_in_the_attackers_order():
    match = mines(
        "M24 M48 M46",
        row="M48* M46 M24",
        prizes={1: "M59"},
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
    # No try for a port, the raider stays disguised and has acted.
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
    say(match, ["special_cargo"], "pass", "pass")
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


def test_ks_5_5_14_nobody_is_attacked_in_fog():
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
    # Recognising failed: the submarine is spent, nobody was asked.
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
