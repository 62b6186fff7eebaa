"""Every case of spec 5.6, and the fate of each assist under each reaction (5.6.1)."""

import pytest

from .positions import (
    asked,
    commit,
    counted,
    discards,
    finish,
    fleet,
    hand,
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
MISSED = "B1 G1 W1 / G8"
NO_PORT, PORT = "W1 / G8", "W6 / G1"
UNHURT = "B1 G1 W1 / B9 / B1 G1 / G8"
"""Möwe and an AMC miss each other."""

# ---------------------------------------------------------------- cases that need care


def test_ks_5_6_amc_against_a_boarding_party():
    match = raid(attach="boarding_party", defender="amc", dice="B10 G1 W1 / B1 / B1 G1 / G8")
    say(match, "yes", "amc")
    assert (row(match, 1), prizes(match, 0), pile(match, 0)) == ("M48 M46 M24", "", "amc#1")
    finish(match)
    assert discards(match) == "qqq boarding_party"


def test_ks_5_6_amc_answers_the_first_target_of_good_hunting():
    damaged = "B1 G1 W1 / B9 / B5 G1 / G4"
    match = raid(targets="M48 M46", attach="good_hunting", defender="amc", dice=f"{damaged} / {MISSED} / {NO_PORT}")
    say(match, "pass", "amc")
    # Identified, but the window for Reflag opens only after the whole intercept.
    assert (fleet(match, 0), asked(match)) == ("R11!*", [(1, "react")])
    say(match, "pass")
    assert mods(match, 2) == {"damaged": -2}
    assert asked(match) == [(0, "reflag")]
    sunk = "B1 G1 W1 / B9 / B8 G1 / G4"
    match = raid(targets="M48 M46", attach="good_hunting", defender="amc", dice=sunk)
    say(match, "pass", "amc")
    assert pile(match, 1) == "R11"
    assert [vessel.intercepted for vessel in match.state.forces[1].row] == [True, False, False]
    assert "0 reflag" not in trace(match)


@pytest.mark.parametrize(("trap", "ship"), [("G7 W1 / G4", "R11!*"), ("G8 W1 / G4", "")])
def test_ks_5_6_trap_and_boarding_party(trap, ship):
    match = raid(attach="boarding_party", defender="trap", dice=f"{SUNK} / {trap}")
    say(match, "yes", "trap")
    assert (prizes(match, 0), fleet(match, 0)) == ("M48", ship)


def test_ks_5_6_one_reaction_for_one_merchant():
    match = raid(defender="trap non_combatant fast_ship", dice=f"{MISSED} / G1 W1 / G8 / {NO_PORT}")
    say(match, "trap")
    assert trace(match).count("1 react") == 1


def test_ks_5_6_surprise_night_and_searchlight_add_up():
    match = raid(night=True, attach="surprise_attack searchlight", dice="B1 G1 W1 / G6 / W1 / G8")
    say(match, "pass")
    assert sum(mods(match, 0).values()) == 4


def test_ks_5_6_break_contact_fails_and_no_other_card_is_played():
    match = raid(defender="break_contact trap recalled", dice=f"B1 / G8 / {SUNK}")
    say(match, "break_contact")
    finish(match)
    assert [kind for kind in trace(match) if kind.startswith("1")] == ["1 react"]


def test_ks_5_6_a_prize_comes_through_the_shallows():
    match = navy(prize="M48!", defender="shallow_run", dice=f"B6 R1 / B5 / {PORT}")
    say(match, "shallow_run")
    assert (pile(match, 1), counted(match, 1)) == ("M48=safex2", [("M48", 14)])
    match = navy(prize="M48!*", defender="shallow_run", dice="B9 R1 / B5")
    say(match, "shallow_run")
    assert prizes(match, 1) == "M48!*"


def test_ks_5_6_recalled_releases_the_second_merchant_for_another_ship():
    match = position(
        seats=2,
        ships={0: "R11 W5"},
        rows={1: "M48 M46 M24"},
        hands={0: "qqq trap good_hunting", 1: "recalled"},
        dice=f"{SUNK} / B9 / B1",
    )
    commit(match, "qqq ship/R11", "trap ship/W5", "good_hunting action")
    say(match, "qqq", ["good_hunting"], ["M48", "M46"], "pass", "pass", "recalled")
    assert (fleet(match, 0), row(match, 1)) == ("W5", "M46 M24")
    say(match, "trap")
    assert offered(match) == ["M46", "M24"]


def test_ks_5_6_recalled_after_qqq_on_the_same_and_on_the_other_merchant():
    match = raid(defender="qqq#2 recalled", dice=SUNK)
    say(match, "qqq")
    assert "1 after_sinking" not in trace(match)
    match = raid(
        targets="M48 M46", attach="good_hunting", defender="qqq#2 recalled", dice=f"{MISSED} / {NO_PORT} / {SUNK}"
    )
    say(match, "pass", "qqq", "pass")
    assert (asked(match), offered(match)) == ([(1, "after_sinking")], ["pass", "recalled"])


def test_ks_5_6_nothing_to_recall_when_a_trap_has_sunk_the_ship():
    match = raid(
        targets="M48 M46", attach="good_hunting", defender="trap recalled", dice=f"{SUNK} / {SUNK} / G8 W1 / G1"
    )
    say(match, "pass", "pass", "pass", "trap")
    assert (fleet(match, 0), pile(match, 0), pile(match, 1)) == ("", "M48 M46", "R11")
    finish(match)
    assert "1 recall_late" not in trace(match)


def test_ks_5_6_mistaken_identity_after_mines_but_not_after_a_razzle_dazzle():
    match = mines("M48", row="M48", defender="minesweeper mistaken_identity", piles={1: "M01"}, dice="B10 R1 / G1")
    say(match, "pass")
    assert offered(match) == ["pass", "mistaken_identity"]
    match = torpedo(defender="razzle_dazzle mistaken_identity", piles={1: "M01"}, dice="G1 / W1 / B10 W1 R1 / G1")
    say(match, "razzle_dazzle")
    assert pile(match, 0) == "M48"
    assert "1 after_sinking" not in trace(match)


@pytest.mark.parametrize("attach", ["", "boarding_party"])
def test_ks_5_6_non_combatant_and_boarding_party(attach):
    for dice, there, taken in (
        (f"B9 G1 W1 / G4 / {NO_PORT}", "M48 M46 M24", ""),
        ("B10 G1 W1 / G4", "M46 M24", "M48"),
    ):
        match = raid(attach=attach, defender="non_combatant", dice=dice)
        say(match, *["yes"] * bool(attach), "non_combatant")
        assert mods(match, 0) == {"non_combatant": -2}
        assert (row(match, 1)[: len(there)], prizes(match, 0)) == (there, taken)
        assert taken or mods(match, 1) == {"non_combatant": 2}


def test_ks_5_6_reflag_against_the_royal_navy_and_no_interrogate_after_it():
    match = position(seats=2, ships={1: "R9!"}, hands={0: "qqq interrogate", 1: "reflag"})
    commit(match, "qqq british", "interrogate action")
    say(match, "qqq", "reflag")
    assert (fleet(match, 1), offered(match)) == ("R9", ["end_turn", "end_turn/order"])


def test_ks_5_6_pull_the_plug_against_interrogate_and_monitor():
    match = strike("interrogate", ships={1: "R9"}, defender="pull_the_plug reflag", dice="B9 / G1")
    say(match, "pull_the_plug")
    assert (fleet(match, 1), pile(match, 0)) == ("", "")
    assert "1 reflag" not in trace(match)
    match = strike("monitor", ships={1: "R9^"}, defender="pull_the_plug")
    say(match, "pull_the_plug")
    assert fleet(match, 1) == ""
    finish(match)
    assert discards(match) == "monitor island_refuge pull_the_plug"


def test_ks_5_6_fog_on_the_seat_that_was_attacked_ends_the_attacks_on_it():
    match = position(
        seats=2,
        ships={0: "R11", 1: "R9!"},
        rows={1: "M48 M46 M24"},
        hands={0: "qqq fog_bank submarine_u recon_aircraft rendezvous_missed"},
        dice="B1 G1 / G8",
    )
    kinds = "fog_bank", "submarine_u", "recon_aircraft", "rendezvous_missed"
    commit(match, "qqq british", *[f"{kind} action" for kind in kinds])
    say(match, "qqq", "pass")
    assert set(offered(match)[:-2]) == {"fog_bank", "submarine_u", "rendezvous_missed"}
    say(match, "fog_bank")
    assert offered(match) == ["end_turn", "end_turn/order"]


@pytest.mark.parametrize("there", ["fog", "deception"])
def test_ks_5_6_no_second_fog_or_deception(there):
    for seats, kinds in ((2, []), (3, ["fog_bank", "deception"])):
        match = position(seats=seats, **{there: [1]}, hands={0: "fog_bank deception"})
        commit(match, "fog_bank action", "deception action")
        assert offered(match) == [*kinds, "end_turn", "end_turn/order"]
    # The remaining seat takes the first card, which leaves no seat for the other.
    say(match, "fog_bank")
    assert match.state.forces[2].fog is not None
    assert asked(match) == []


def test_ks_5_6_a_q_ship_against_special_cargo():
    match = torpedo(attach="special_cargo", defender="q_ship", dice="B1 / G8 / B10 W1 R1 / W1")
    say(match, "q_ship")
    assert (pile(match, 0), counted(match, 0)) == ("q_ship#1", [("q_ship#1", 5)])
    finish(match)
    assert discards(match) == "submarine_u special_cargo"


def test_ks_5_6_a_card_on_a_ship_that_goes_into_refuge_is_lost():
    match = position(seats=2, ships={0: "R11"}, rows={1: "M48 M46 M24"}, hands={0: "qqq island_refuge"})
    commit(match, "qqq ship/R11", "island_refuge action")
    assert offered(match) == ["qqq", "island_refuge", "end_turn", "end_turn/order"]
    say(match, "island_refuge")
    assert fleet(match, 0) == "R11^"
    # A single discard needs no order: the turn is over.
    assert (asked(match), discards(match)) == ([], "qqq")


def test_ks_5_6_transfer_command_takes_the_refuge_along():
    match = strike("transfer_command", ships={1: "W5*~^"}, dice="G8 / B1")
    assert (fleet(match, 0), fleet(match, 1)) == ("W5*~^", "")
    finish(match)
    assert discards(match) == "transfer_command"


def test_ks_5_6_no_second_chance_when_the_last_card_is_drawn():
    for left, starts in ((1, 1), (2, 2)):
        match = position(seats=2, hands={0: "second_chance"}, left=left)
        commit(match, "second_chance action")
        say(match, "second_chance")
        finish(match)
        assert len(told(match, "turn_start")) == starts


def test_ks_5_6_a_fog_bank_is_taken_back_from_the_discards():
    match = position(seats=2, hands={0: "wireless_intercept"}, discard="collier fog_bank scuttle")
    commit(match, "wireless_intercept action")
    say(match, "wireless_intercept")
    assert hand(match, 0).split()[:2] == ["scuttle", "fog_bank"]
    assert discards(match) == "collier wireless_intercept"


def test_ks_5_6_heavy_weather_tests_own_merchants_too():
    match = position(seats=2, rows={0: "M48* M46", 1: "M24*"}, hands={0: "heavy_weather"}, dice="G8 / B1 / G1 / B1")
    commit(match, "heavy_weather action")
    say(match, "heavy_weather")
    assert [data["theirs"]["what"] for data in told(match, "roll")] == ["M48", "M24"]
    assert told(match, "out_of_play")[0]["ship"] == "M48"


def test_ks_5_6_a_seat_without_german_ships_plays_on():
    match = position(seats=2, ships={1: "R9!"}, hands={0: "qqq submarine_u breakout"})
    commit(match, "qqq british", "submarine_u action", "breakout action")
    assert offered(match)[:3] == ["qqq", "submarine_u", "breakout"]


# ---------------------------------------------------------------- assists against reactions (5.6.1)


ALL_ASSISTS = "good_hunting boarding_party special_cargo"


def first_of_two(
    reaction: str, dice: str, *, ship: str = "R11", assists: str = ALL_ASSISTS, board: str = "yes", **rest
):
    """Möwe attacks Matheran, then Lovat, with all assists; the defender plays one card for Matheran."""
    match = raid(ship, "M48 M46", attach=assists, defender=reaction, dice=dice, **rest)
    say(match, "pass", *[board] * ("boarding_party" in assists), reaction)
    return match


SECOND_SUNK = "B10 G1 W1 / G1"


@pytest.mark.parametrize(
    ("reaction", "dice", "taken", "scored"),
    [
        # The Boarding Party is spent; the others follow; Special Cargo counts for them.
        ("amc", f"{UNHURT} / {SECOND_SUNK}", "", "M46x2"),
        ("break_contact", f"B9 / G1 / {NO_PORT} / {SECOND_SUNK}", "", "M46x2"),
        ("shallow_run", f"B9 R1 / B1 / {NO_PORT} / {SECOND_SUNK}", "", "M46x2"),
        # The Boarding Party works; the others follow.
        ("break_contact", f"B1 / G8 / {SUNK} / {SECOND_SUNK}", "M48", "M46x2"),
        ("fast_ship", f"{SUNK} / {SECOND_SUNK}", "M48", "M46x2"),
        ("non_combatant", f"{SUNK} / {SECOND_SUNK}", "M48", "M46x2"),
        ("qqq#2", f"{SUNK} / {SECOND_SUNK}", "M48", "M46x2"),
        ("trap", f"{SUNK} / G1 W1 / G8 / {SECOND_SUNK}", "M48", "M46x2"),
    ],
)
def test_ks_5_6_1_good_hunting_boarding_party_and_special_cargo(reaction, dice, taken, scored):
    match = first_of_two(reaction, dice)
    # The only Boarding Party is spent on the first merchant.
    assert asked(match) == [(1, "react")]
    say(match, "pass")
    assert (prizes(match, 0), pile(match, 0)) == (taken, scored)
    finish(match)
    assert "boarding_party" in discards(match).split()


@pytest.mark.parametrize("reaction", ["amc", "trap"])
def test_ks_5_6_1_the_other_targets_are_released_when_the_ship_is_sunk(reaction):
    dice = {"amc": "B1 G1 W1 / B9 / B9 G1 / G1", "trap": f"{MISSED} / G8 W1 / G1 / {NO_PORT}"}[reaction]
    match = first_of_two(reaction, dice, board="no")
    assert fleet(match, 0) == ""
    assert [data["target"] for data in told(match, "passed") if data["window"] == "react"] == []
    assert match.state.forces[1].vessel("M46").intercepted is False


@pytest.mark.parametrize(("reaction", "ours"), [("amc", 0), ("trap", 0)])
def test_ks_5_6_1_surprise_and_searchlight_count_for_the_ship_alone(reaction, ours):
    dice = {"amc": UNHURT, "trap": f"B1 G1 W1 / G8 / G1 W1 / G8 / {NO_PORT}"}[reaction]
    match = raid(night=True, attach="surprise_attack searchlight", defender=reaction, dice=dice)
    say(match, reaction)
    assert mods(match, ours) == {"night": -1, "surprise_attack": 2, "searchlight": 3}
    assert mods(match, 1) == {"night": -1}


@pytest.mark.parametrize("reaction", ["non_combatant", "qqq#2"])
def test_ks_5_6_1_surprise_and_searchlight_work(reaction):
    match = raid(night=True, attach="surprise_attack searchlight", defender=reaction, dice=f"B1 G1 W1 / G8 / {NO_PORT}")
    say(match, reaction)
    assert {"surprise_attack": 2, "searchlight": 3}.items() <= mods(match, 0).items()


def test_ks_5_6_1_special_cargo_doubles_a_merchant_sunk_despite_a_trap_or_qqq():
    for reaction, back in (("trap", " / G1 W1 / G8"), ("qqq#2", ""), ("fast_ship", "")):
        match = raid(attach="special_cargo", defender=reaction, dice=f"{SUNK}{back}")
        say(match, reaction)
        assert pile(match, 0) == "M48x2"


def test_ks_5_6_1_slim_pickings_against_one_target_spends_everything():
    match = raid(
        night=True, attach="boarding_party surprise_attack searchlight special_cargo", defender="slim_pickings"
    )
    say(match, "yes", "slim_pickings")
    finish(match)
    assert rolls(match) == []
    spent = "scuttle surprise_attack searchlight special_cargo boarding_party slim_pickings"
    assert sorted(discards(match).split()) == sorted(spent.split())
    assert told(match, "revealed")[-1]["card"] == "boarding_party#1"


def test_ks_5_6_1_slim_pickings_against_several_leaves_the_boarding_party():
    match = raid(
        targets="M48 M46",
        attach=f"{ALL_ASSISTS} surprise_attack",
        defender="slim_pickings",
        dice="B8 G1 W1 / G5",
    )
    say(match, "slim_pickings", "M46")
    assert (asked(match), match.questions[0].data["target"]) == ([(0, "boarding")], "M46")
    say(match, "yes", "pass")
    assert mods(match) == {"surprise_attack": 2}
    assert prizes(match, 0) == "M46"
    match = raid(targets="M48 M46", attach="good_hunting special_cargo", defender="slim_pickings", dice=SUNK)
    say(match, "slim_pickings", "M46", "pass")
    assert pile(match, 0) == "M46x2"


def test_ks_5_6_1_recalled_leaves_the_sunk_merchant_doubled():
    match = raid(targets="M48 M46", attach="good_hunting special_cargo", defender="recalled", dice=f"{SUNK} / B9 / B1")
    say(match, "pass", "pass", "recalled")
    assert (pile(match, 0), fleet(match, 0)) == ("M48x2", "")
    finish(match)
    assert discards(match) == "qqq good_hunting special_cargo recalled"


def test_ks_5_6_1_mistaken_identity_does_not_stop_good_hunting():
    match = raid(
        targets="M48 M46",
        attach="good_hunting special_cargo",
        defender="mistaken_identity",
        piles={1: "M01"},
        dice=f"{SUNK} / B9 / G1 / {SUNK}",
    )
    say(match, "pass", "pass", "mistaken_identity", "pass")
    assert (pile(match, 0), pile(match, 1)) == ("M01x2 M46x2", "M48")


@pytest.mark.parametrize("reaction", ["pull_the_plug", "reflag"])
def test_ks_5_6_1_assists_of_a_royal_navy_intercept_are_spent(reaction):
    match = navy(night=True, attach="surprise_attack searchlight", defender=reaction)
    say(match, reaction)
    finish(match)
    assert discards(match) == f"scuttle surprise_attack searchlight {reaction}"


def test_ks_5_6_1_special_cargo_is_spent_on_mines_and_torpedoes_that_are_stopped():
    match = mines(attach="special_cargo", defender="minesweeper")
    say(match, "minesweeper")
    finish(match)
    assert discards(match) == "lay_mines special_cargo minesweeper"
    match = torpedo(attach="special_cargo", defender="razzle_dazzle", dice="G8 / W1")
    say(match, "razzle_dazzle")
    finish(match)
    assert discards(match) == "submarine_u special_cargo razzle_dazzle"
