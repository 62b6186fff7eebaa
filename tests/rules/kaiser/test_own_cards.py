"""Action cards for the player's own ships (KS 5.5): supplies, repairs, ports, disguise, new ships."""

import pytest

from .positions import (
    asked,
    commit,
    discards,
    finish,
    fleet,
    mods,
    offered,
    pass_on,
    pile,
    places,
    position,
    prizes,
    rolls,
    row,
    say,
    told,
)


@pytest.mark.parametrize("card", ["blockade_runner", "collier", "damage_control", "scuttle", "reflag"])
def test_ks_4_2_7_a_card_for_own_ships_without_use_is_not_listed(card: str):
    match = position(ships={0: "W1 R11", 1: "R5~*! W2~*"}, hands={0: card})
    commit(match, f"{card} action")
    # KS 4.2.13: the card is spent all the same.
    assert told(match, "revealed") == []
    assert discards(match) == card


# ---------------------------------------------------------------- supplies


def test_ks_5_5_2_blockade_runner_tries_every_ship_that_is_low_on_supply():
    match = position(
        # The ship in refuge has rolled at the start of the turn.
        ships={0: "W1~ R11 R9~^", 1: "R5~"},
        hands={0: "blockade_runner"},
        dice="B1 / W1  B5 / G4  B3 / G3",
    )
    commit(match, "blockade_runner action")
    say(match, "blockade_runner")
    assert rolls(match)[1:] == ["blockade_runner 5:4 success", "blockade_runner 3:3 failure"]
    assert (fleet(match, 0), fleet(match, 1)) == ("W1 R11 R9~^", "R5~")


@pytest.mark.parametrize(("held", "plus"), [("", {}), ("M60", {"prize": 2}), ("M60 M59!", {"prize": 2})])
def test_ks_5_5_2_prizes_add_two_to_the_blockade_runner_in_all(held: str, plus: dict[str, int]):
    """KS 9.18: for any number of prizes."""
    match = position(ships={0: "W1~"}, prizes={0: held}, hands={0: "blockade_runner"}, dice="B5 / G7")
    commit(match, "blockade_runner action")
    say(match, "blockade_runner")
    assert mods(match) == plus
    assert fleet(match, 0) == "W1~"
    assert rolls(match) == [f"blockade_runner {5 + sum(plus.values())}:7 failure"]


def test_ks_5_5_8_a_collier_supplies_every_ship():
    match = position(ships={0: "W1~ R11~!* R9~^", 1: "R5~"}, hands={0: "collier"}, dice="B1 / W1")
    commit(match, "collier action")
    say(match, "collier")
    assert (fleet(match, 0), fleet(match, 1)) == ("W1 R11!* R9^", "R5~")


# ---------------------------------------------------------------- repairs


def test_ks_5_5_9_damage_control_repairs_one_ship_of_any_kind():
    match = position(
        ships={0: "W1* R11*^ R9", 1: "W2*"},
        prizes={0: "M60*"},
        rows={0: "M01 M02* M03"},
        hands={0: "damage_control"},
        dice="B1 / W1",
    )
    commit(match, "damage_control action")
    say(match, "damage_control")
    assert asked(match) == [(0, "target_ship")]
    assert offered(match) == ["W1", "R11", "M60", "M02"]
    assert match.questions[0].default == "W1"
    say(match, "M02")
    assert (row(match, 0), prizes(match, 0), fleet(match, 0)) == ("M01 M02 M03", "M60*", "W1* R11*^ R9")


def test_ks_5_5_9_a_single_damaged_ship_is_repaired_without_a_question():
    match = position(ships={0: "W1*"}, hands={0: "damage_control"})
    commit(match, "damage_control action")
    say(match, "damage_control")
    assert fleet(match, 0) == "W1"


def test_ks_5_5_35_scuttle_takes_a_damaged_warship_raider_or_prize_out_of_play():
    """KS 9.37: a merchant of the row cannot be scuttled."""
    match = position(
        ships={0: "W1* R11 R9*!"},
        prizes={0: "M60*"},
        rows={0: "M01* M02 M03"},
        hands={0: "scuttle#1 scuttle#2"},
    )
    commit(match, "scuttle#1 action", "scuttle#2 action")
    say(match, "reveal/1")
    assert offered(match) == ["W1", "R9", "M60"]
    say(match, "R9")
    assert (fleet(match, 0), pile(match, 0)) == ("W1* R11", "")
    assert match.state.germans.used == ["R9"]
    say(match, "reveal/2", "M60")
    assert (prizes(match, 0), match.state.merchants.used) == ("", ["M60"])
    assert [data["cause"] for data in told(match, "out_of_play")] == ["scuttle", "scuttle"]


def test_ks_5_5_20_a_ship_that_is_scuttled_in_refuge_leaves_the_card_to_this_turns_discards():
    match = position(ships={0: "W1*^"}, hands={0: "scuttle"}, dice="B1 / W1")
    commit(match, "scuttle action")
    say(match, "scuttle", "end_turn")
    assert (fleet(match, 0), discards(match)) == ("", "scuttle island_refuge")


# ---------------------------------------------------------------- ports


def test_ks_5_5_12_fair_seas_help_an_undamaged_merchant_or_prize():
    match = position(prizes={0: "M60 M59*"}, rows={0: "M33 M34*", 1: "M01"}, hands={0: "fair_seas"}, dice="W4 / G4")
    commit(match, "fair_seas action")
    say(match, "fair_seas")
    assert offered(match) == ["M60", "M33"]
    # Each option says what it rolls, its chance (appendix A), and what it then counts, a prize twice.
    prize, merchant = (option.data for option in match.questions[0].options)
    assert (prize["challenge"], prize["response"], prize["plus"], prize["worth"]) == ("W", "G", 1, 18)
    assert (prize["captor"], prize["chance"]) == (0, 44)
    assert "captor" not in merchant
    assert merchant["worth"] == 7
    say(match, "M33")
    assert mods(match) == {"fair_seas": 1}
    assert pile(match, 0) == "M33=safe"
    # The next seat clockwise rolls the response.
    assert told(match, "roll")[0]["theirs"]["seat"] == 1


def test_ks_5_3_7_a_prize_in_port_counts_double():
    match = position(prizes={0: "M60"}, rows={0: "M33*"}, hands={0: "fair_seas"}, dice="W6 / G6")
    commit(match, "fair_seas action")
    say(match, "fair_seas")
    assert rolls(match) == ["safe_passage 7:6 success"]
    assert (pile(match, 0), prizes(match, 0)) == ("M60=safex2", "")


def test_ks_5_5_12_fair_seas_may_fail_and_change_nothing():
    match = position(prizes={0: "M60"}, rows={0: "M33*"}, hands={0: "fair_seas"}, dice="W4 / G5")
    commit(match, "fair_seas action")
    say(match, "fair_seas")
    assert (prizes(match, 0), pile(match, 0), discards(match)) == ("M60", "", "fair_seas")


def test_ks_5_5_12_fair_seas_need_an_undamaged_ship():
    match = position(prizes={0: "M60*"}, rows={0: "M33*"}, hands={0: "fair_seas"})
    commit(match, "fair_seas action")
    assert told(match, "revealed") == []


# ---------------------------------------------------------------- disguise


def test_ks_5_5_32_reflag_from_the_table_disguises_a_raider_or_prize():
    """In refuge too; never a warship."""
    match = position(
        ships={0: "W1 R11! R9!^ R5", 1: "R10!"}, prizes={0: "M60! M59"}, hands={0: "reflag#1 reflag#2"}, seats=2
    )
    commit(match, "reflag#1 action", "reflag#2 action")
    say(match, "reveal/1")
    assert offered(match) == ["R11", "R9", "M60"]
    say(match, "R9", "reveal/2", "M60")
    assert (fleet(match, 0), prizes(match, 0)) == ("W1 R11! R9^ R5", "M60 M59")


# ---------------------------------------------------------------- new ships


@pytest.mark.parametrize(
    ("dice", "joined"),
    [("B4 / G4", ""), ("B5 / G4", "R5"), ("B7 / G4", "R5"), ("B8 / G4", "R5 W2"), ("B2 / G1", "R5 W2")],
)
def test_ks_5_5_7_breakout_draws_a_ship_or_two_with_twice_the_response(dice: str, joined: str):
    match = position(ships={0: "W1"}, hands={0: "breakout"}, germans="R5 W2", dice=dice)
    commit(match, "breakout action")
    say(match, "breakout")
    finish(match)
    assert fleet(match, 0) == f"W1 {joined}".strip()
    assert told(match, "roll")[0]["theirs"]["seat"] == 1


def test_ks_4_1_2_a_seat_without_ships_may_break_out_and_the_ships_act_from_its_next_turn():
    match = position(hands={0: "breakout recalled"}, germans="R5", dice="B5 / G4", turns=4)
    commit(match, "breakout action")
    say(match, "breakout")
    assert fleet(match, 0) == "R5"
    pass_on(match, 0)
    assert "ship/R5" in places(match, "recalled")


def test_ks_5_5_7_breakout_reshuffles_used_ships():
    everybody = " ".join(["W1", "W2", "W3", "W4", "W5", "W6", *(f"R{n}" for n in range(1, 14))])
    match = position(ships={1: everybody}, used_germans="R14", hands={0: "breakout"}, dice="B8 / G4")
    commit(match, "breakout action")
    say(match, "breakout")
    assert (fleet(match, 0), [data["deck"] for data in told(match, "reshuffled")]) == ("R14", ["german_deck"])


def test_ks_5_5_7_breakout_is_illegal_while_no_ship_could_be_drawn():
    everybody = " ".join(["W1", "W2", "W3", "W4", "W5", "W6", *(f"R{n}" for n in range(1, 15))])
    match = position(ships={1: everybody}, hands={0: "breakout"})
    commit(match, "breakout action")
    assert told(match, "revealed") == []


# ---------------------------------------------------------------- table 5.6.2


@pytest.mark.parametrize(
    ("card", "damaged", "low", "known", "refuge"),
    [
        ("damage_control", True, False, False, False),
        ("collier", False, True, False, False),
        ("blockade_runner", False, True, False, False),
        ("scuttle", True, False, False, False),
        ("island_refuge", True, True, True, False),
        ("reflag", False, False, True, False),
    ],
)
def test_ks_5_6_2_which_state_of_an_own_raider_a_card_needs(
    card: str, damaged: bool, low: bool, known: bool, refuge: bool
):
    for mark, usable in (("*", damaged), ("~", low), ("!", known), ("^", refuge)):
        match = position(ships={0: f"R5{mark}"}, hands={0: card})
        commit(match, f"{card} action")
        assert (card in (offered(match) if match.questions else [])) == usable


@pytest.mark.parametrize(
    ("card", "mark", "dice"),
    [
        ("damage_control", "*", "B1 / W1"),
        ("collier", "~", "B1 / W1"),
        ("blockade_runner", "~", "B1 / W1"),
        ("scuttle", "*", "B1 / W1"),
        ("reflag", "!", ""),
    ],
)
def test_ks_5_6_2_some_cards_reach_ships_in_refuge(card: str, mark: str, dice: str):
    match = position(ships={0: f"R5{mark}^"}, hands={0: card}, dice=dice)
    commit(match, f"{card} action")
    assert card in offered(match)
