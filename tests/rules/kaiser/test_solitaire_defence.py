"""The Phantom Player's answers to attacks, by solitaire cards (KS 5.9.5 to 5.9.9)."""

import pytest

from rules.kernel import Match

from .positions import (
    asked,
    commit,
    counted,
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

LIVE, PHANTOM = 0, 1


def answers(match: Match) -> list[tuple[str, str, bool]]:
    """Return the Phantom's answers: the target, the card, and whether it could be played."""
    return [(data["target"], data["card"], data["plays"]) for data in told(match, "phantom_answered")]


def attack(solitaire: str, dice: str, *placed: str, ship: str = "R9", row_: str = "M34", **laid) -> Match:
    """Intercept the Phantom's only merchant by day with a ship of the live player and these assist cards."""
    hand = " ".join(["trap", *placed])
    laid.setdefault("hands", {LIVE: hand})
    match = position(seats=1, ships={LIVE: ship}, rows={PHANTOM: row_}, solitaire=solitaire, dice=dice, **laid)
    commit(match, f"trap ship/{ship.strip('!*~')}", *(f"{card} action" for card in placed))
    say(match, "trap")
    return match


# ---------------------------------------------------------------- drawn cards


@pytest.mark.parametrize(("face", "card"), [(1, "trap"), (2, ""), (3, "trap"), (4, "")])
def test_ks_5_9_6_the_red_die_says_which_entry_is_read(face: int, card: str):
    """The first entry for 1 and 3, the second for 2 and 4. S20: Trap, none."""
    dice = f"R{face} / B1 G1 W1 / G8 / " + ("G1 W1 / G8 / " if card else "") + "W1 / G8"
    match = attack("S20", dice)
    assert [answer[1] for answer in answers(match)] == ([card] if card else [])
    assert told(match, "line_rolled") == [{"card": "S20", "purpose": "defence", "face": face}]
    assert not any(seat == PHANTOM for seat, _ in asked(match))


def test_ks_5_9_6_one_card_for_each_intercepted_ship_after_the_boarding_party_is_shown():
    dice = "R2 / B1 G1 W1 / G8 / W1 / G8 / R1 / B9 G1 W1 / G2"
    match = attack("S02 S03", dice, "good_hunting", "boarding_party", row_="M34 M33")
    say(match, ["good_hunting"], ["M33", "M34"])
    assert asked(match) == [(LIVE, "boarding")]
    assert told(match, "solitaire_card") == []
    say(match, "no")
    assert [data["card"] for data in told(match, "solitaire_card")] == ["S02"]
    say(match, "no")
    assert [data["card"] for data in told(match, "solitaire_card")] == ["S02", "S03"]


def test_ks_5_9_6_one_card_for_each_target_of_a_shipping_lane():
    dice = "R1 / B1 G1 R1 / R4 / R1 / W6 / R1 / B1 G1 R1 / R4 / R1 / W6 / R1 / B1 G1 R1 / R4 / R1 / W6"
    match = attack("S01 S03 S05", dice, "shipping_lanes", ship="W5", row_="M01 M02 M03")
    say(match, ["shipping_lanes"], ["M01", "M02", "M03"])
    assert [data["card"] for data in told(match, "solitaire_card")] == ["S01", "S03", "S05"]


def test_ks_5_9_6_one_card_for_a_whole_mine_attack():
    """S10: Minesweeper."""
    match = position(seats=1, ships={LIVE: "R11"}, hands={LIVE: "lay_mines"}, solitaire="S10", dice="R1")
    commit(match, "lay_mines lay/R11")
    say(match, "lay_mines", ["M57", "M56", "M55"])
    assert answers(match) == [("M57", "minesweeper", True)]
    assert rolls(match) == []


def test_ks_5_9_6_one_card_for_a_royal_navy_intercept():
    """S05: Break Contact."""
    match = position(seats=1, ships={PHANTOM: "R9!"}, hands={LIVE: "trap"}, solitaire="S05", dice="R2 / B9 / G3")
    commit(match, "trap british")
    say(match, "trap")
    assert (answers(match), rolls(match)) == ([("R9", "break_contact", True)], ["break_contact 9:3 success"])
    assert fleet(match, PHANTOM) == "R9!"


def test_ks_5_9_6_one_card_for_a_monitor_without_a_fitting_entry():
    match = position(seats=1, ships={PHANTOM: "R9^"}, hands={LIVE: "monitor"}, solitaire="S05", dice="R2 / B9 G3 / G2")
    commit(match, "monitor action")
    say(match, "monitor")
    assert answers(match) == [("R9", "break_contact", False)]
    assert (pile(match, LIVE), discards(match)) == ("R9", "monitor island_refuge")


def test_ks_5_9_18_drawn_cards_stay_out_and_are_shuffled_in_when_the_deck_runs_out():
    match = position(
        seats=1, ships={LIVE: "R9"}, rows={PHANTOM: "M34"}, hands={LIVE: "trap"}, dice="R1 / B1 G1 W1 / G8 / W1 / G8"
    )
    deck = match.state.solitaire
    deck.unused, deck.used = ["S01"], deck.unused[1:]
    commit(match, "trap ship/R9")
    say(match, "trap")
    assert (len(deck.unused), deck.used) == (20, [])
    assert [data["deck"] for data in told(match, "reshuffled")] == ["solitaire_deck"]


def test_ks_5_9_18_cards_drawn_in_the_live_players_turn_are_not_turned_up_again_before_the_reshuffle():
    match = attack("S01", "R1 / B1 G1 W1 / G8 / W1 / G8 / R1", turns=2)
    assert match.state.solitaire.used == ["S01"] or len(match.state.solitaire.unused) == 20
    finish(match)
    assert [data["card"] for data in told(match, "solitaire_card")][:2] == ["S01", "S02"]


# ---------------------------------------------------------------- lines that take effect (KS 5.9.7)


@pytest.mark.parametrize(
    ("solitaire", "laid"),
    [
        ("S02", {"ship": "W5"}),
        ("S02", {"row_": "M34*"}),
        ("S06", {"row_": "M34*"}),
        ("S08", {"ship": "R9!"}),
        ("S08", {"ship": "W5"}),
        ("S10", {}),
        ("S14", {}),
    ],
    ids=["fast_ship_warship", "fast_ship_damaged", "non_combatant_damaged", "qqq_identified", "qqq_warship",
         "minesweeper", "razzle_dazzle"],
)  # fmt: skip
def test_ks_5_9_7_an_entry_that_could_not_be_played_is_no_reaction(solitaire: str, laid: dict):
    third = "R1" if laid.get("ship") == "W5" else "W1"
    after = "" if laid.get("row_") else " / W1 / G8"
    match = attack(solitaire, f"R1 / B1 G1 {third} / G8{after}", **laid)
    assert [plays for _, _, plays in answers(match)] == [False]
    assert mods(match, 0) == {}
    assert len([line for line in rolls(match) if line.startswith("intercept")]) == 1


def test_ks_5_9_7_no_break_contact_at_night_nor_against_a_surprise_attack():
    match = attack("S18", "R1 / B1 G1 W1 / G8 / W1 / G8", "surprise_attack")
    say(match, ["surprise_attack"])
    assert answers(match) == [("M34", "break_contact", False)]
    match = position(
        seats=1,
        ships={LIVE: "R9"},
        rows={PHANTOM: "M34"},
        hands={LIVE: "scuttle"},
        solitaire="S18",
        dice="R1 / B2 G1 W1 / G8 / W1 / G8",
    )
    commit(match, "scuttle ship/R9")
    say(match, "scuttle")
    assert answers(match) == [("M34", "break_contact", False)]


def test_ks_5_9_7_nothing_leaves_the_phantoms_hand():
    match = attack("S20", "R1 / B1 G1 W1 / G8 / G1 W1 / G8 / W1 / G8", hands={LIVE: "trap", PHANTOM: "trap amc"})
    assert len(match.state.forces[PHANTOM].hand) == 2
    finish(match)
    assert all("#" in card for card in match.state.discard)


def test_ks_5_9_7_an_amc_uses_the_coins_of_the_card_and_counts_as_a_token():
    match = attack("S04", "R1 / B9 G1 W1 / B2 / B1 G1 / G8", hands={LIVE: "trap reflag"})
    assert rolls(match) == ["amc 9:2 sunk", "amc_guns 1:8 none"]
    assert counted(match, LIVE) == [("amc", 7)]
    assert (row(match, PHANTOM), fleet(match, LIVE)) == ("M34", "R9!")
    assert asked(match) == [(LIVE, "reflag")]


def test_ks_5_9_7_an_amc_may_sink_the_ship():
    match = attack("S04", "R1 / B1 G1 W1 / B2 / B9 G1 / G2")
    assert (fleet(match, LIVE), pile(match, PHANTOM)) == ("", "R9")


def test_ks_5_9_7_a_trap_fights_with_the_merchant():
    match = attack("S20", "R1 / B9 G1 W1 / G2 / G8 W1 / G1")
    assert rolls(match) == ["intercept 9:2 sunk", "trap 8:1 sunk"]
    assert (pile(match, LIVE), pile(match, PHANTOM), fleet(match, LIVE)) == ("M34", "R9", "")


def test_ks_5_9_7_a_fast_ship_and_a_non_combatant_lower_the_attack():
    match = attack("S02", "R1 / B9 G1 W1 / G8 / W1 / G8")
    assert mods(match, 0) == {"fast_ship": -2}
    match = attack("S06", "R1 / B9 G1 W1 / G3")
    assert (mods(match, 0), prizes(match, LIVE)) == ({"non_combatant": -2}, "M34")


def test_ks_5_9_7_a_shallow_run_is_rolled_and_the_merchant_always_tries_for_a_port():
    match = attack("S16", "R1 / B9 R1 / B2 / W6 / G1", auto_safe_passage=False)
    assert rolls(match) == ["shallow_run 9:2 success", "safe_passage 6:1 success"]
    assert pile(match, PHANTOM) == "M34=safe"


def test_ks_5_9_7_a_q_ship_uses_the_coins_of_the_card_and_counts_as_a_token():
    match = position(
        seats=1,
        rows={PHANTOM: "M34"},
        hands={LIVE: "submarine_u"},
        solitaire="S11",
        dice="R2 / B1 / G8 / B9 W1 R1 / W2",
    )
    commit(match, "submarine_u action")
    say(match, "submarine_u")
    assert rolls(match) == ["q_ship 1:8 failure", "duel 9:2 sunk"]
    assert counted(match, LIVE) == [("q_ship", 5)]


def test_ks_5_9_7_a_submarine_sunk_by_the_phantom_is_scored():
    match = position(
        seats=1,
        rows={PHANTOM: "M34"},
        hands={LIVE: "submarine_uc"},
        solitaire="S11",
        dice="R2 / B9 / G1 / G1 / W6 / G8 W1 / W1",
    )
    commit(match, "submarine_uc action")
    say(match, "submarine_uc", "torpedo")
    assert pile(match, PHANTOM) == "submarine_uc#1"
    assert discards(match) == ""


def test_ks_5_9_7_razzle_dazzle_answers_a_torpedo():
    match = position(seats=1, rows={PHANTOM: "M34"}, hands={LIVE: "submarine_u"}, solitaire="S14", dice="R1 / G8 / W1")
    commit(match, "submarine_u action")
    say(match, "submarine_u")
    assert rolls(match) == ["razzle_dazzle 8:1 success"]


def test_ks_5_9_7_recalled_is_used_if_the_merchant_was_sunk():
    match = attack("S12", "R1 / B9 G1 W1 / G2 / B9 / B2")
    assert rolls(match) == ["intercept 9:2 sunk", "recalled 9:2 success"]
    assert (fleet(match, LIVE), pile(match, LIVE), match.state.germans.used) == ("", "M34", ["R9"])
    match = attack("S12", "R1 / B9 G1 W1 / G6 ")
    assert rolls(match) == ["intercept 9:6 damaged"]


def test_ks_5_9_7_recalled_is_not_used_after_a_capture():
    match = attack("S12", "R1 / B9 G1 W1 / G2", "boarding_party")
    say(match, "yes")
    assert (rolls(match), prizes(match, LIVE)) == (["intercept 9:2 sunk"], "M34")


def test_ks_5_9_7_qqq_identifies_at_the_end_of_the_intercept():
    """The same with two targets; its owner may then disguise it again."""
    dice = "R1 / B9 G1 W1 / G8 / R2 / B9 G1 W1 / G8"
    match = attack("S08 S02", dice, "good_hunting", row_="M34 M33", hands={LIVE: "trap good_hunting reflag"})
    say(match, ["good_hunting"], ["M34", "M33"])
    assert answers(match) == [("M34", "qqq", True)]
    kinds = [event.kind for event in match.log]
    assert kinds.index("identified") > max(n for n, kind in enumerate(kinds) if kind == "roll")
    assert asked(match) == [(LIVE, "reflag")]
    assert (fleet(match, LIVE), row(match, PHANTOM)) == ("R9!", "M34* M33*")


# ---------------------------------------------------------------- Slim Pickings follows the card


def test_ks_5_9_7_slim_pickings_cancels_an_intercept_of_one():
    match = attack("S09", "R2")
    assert (answers(match), rolls(match)) == ([("M34", "slim_pickings", True)], [])
    assert match.state.forces[LIVE].ships[0].acted


def hunting(solitaire: str, dice: str, *placed: str, **options) -> Match:
    match = attack(solitaire, dice, "good_hunting", *placed, row_="M34 M33", **options)
    say(match, ["good_hunting"], ["M34", "M33"])
    return match


def test_ks_5_9_7_slim_pickings_for_the_first_of_two_lets_the_live_player_keep_one():
    """The remaining merchant draws its own card; the other was not intercepted."""
    match = hunting("S09 S02", "R2 / R2 / B9 G1 W1 / G2")
    assert (asked(match), offered(match)) == ([(LIVE, "slim_target")], ["M34", "M33"])
    say(match, "M33")
    assert rolls(match) == ["intercept 9:2 sunk"]
    assert (pile(match, LIVE), row(match, PHANTOM).split()[0]) == ("M33", "M34")
    assert not match.state.forces[PHANTOM].row[0].intercepted


def test_ks_5_5_40_a_second_slim_pickings_cannot_cancel_the_one_that_remains():
    match = hunting("S09", "R2 / R2 / B9 G1 W1 / G2")
    match.state.solitaire.unused.insert(0, "S09")
    say(match, "M33")
    assert answers(match) == [("M34", "slim_pickings", True), ("M33", "slim_pickings", False)]
    assert pile(match, LIVE) == "M33"


def test_ks_5_9_7_slim_pickings_drawn_later_releases_all_remaining_targets():
    match = hunting("S02 S09", "R2 / B9 G1 W1 / G8 / R2")
    assert rolls(match) == ["intercept 9:8 damaged"]
    assert [data["left"] for data in told(match, "released")] == [None]
    assert [vessel.intercepted for vessel in match.state.forces[PHANTOM].row] == [True, False, False]


def test_ks_5_6_1_a_boarding_party_that_was_shown_is_for_the_one_that_remains():
    match = hunting("S09 S02", "R2 / R2 / B9 G1 W1 / G2", "boarding_party")
    say(match, "yes", "M33")
    assert (prizes(match, LIVE), rolls(match)) == ("M33", ["intercept 9:2 sunk"])
    assert "boarding" not in trace(match)[-1]


def test_ks_5_8_3_wolf_ignores_slim_pickings_from_a_solitaire_card():
    match = attack("S09", "R2 / B9 G1 G2 / G2", ship="R14", little_wolf=True)
    assert (answers(match), pile(match, LIVE)) == ([("M34", "slim_pickings", False)], "M34")


# ---------------------------------------------------------------- the live player's cards


def test_ks_5_9_5_discards_lie_face_down():
    match = position(seats=1, hands={LIVE: "trap amc"}, dice="R1", turns=2)
    commit(match, "trap action", "amc action")
    assert trace(match) == ["0 commit"]
    assert told(match, "discarded") == [{"seat": LIVE, "cards": 2}]
    assert match.view(LIVE).top == []


def test_ks_5_9_9_a_fog_bank_protects_the_phantoms_ships():
    match = position(seats=1, ships={LIVE: "R9", PHANTOM: "R1!"}, hands={LIVE: "fog_bank trap qqq interned"})
    commit(match, "fog_bank action", "trap ship/R9", "qqq british", "interned action")
    say(match, "fog_bank")
    assert trace(match) == ["0 commit", "0 play"]


def test_ks_5_9_1_second_chance_gives_the_live_player_another_turn():
    match = position(seats=1, hands={LIVE: "second_chance trap"})
    commit(match, "second_chance action")
    say(match, "second_chance")
    finish_turn = [data["extra"] for data in told(match, "turn_start")]
    assert finish_turn == [False, True]
    assert asked(match) == [(LIVE, "commit")]


def test_ks_5_9_13_the_phantom_never_pursues():
    """Neither with a fast raider after a Fast Ship, nor with any ship into the shallows."""
    match = position(
        seats=1, active=PHANTOM, ships={PHANTOM: "R1"}, rows={LIVE: "M34"}, hands={LIVE: "fast_ship shallow_run"},
        solitaire="S03 S07", dice="R2 / G8 W1 / G8 / W1 / G8 / R1", fast_raiders=True, shallow_pursuit=True,
    )  # fmt: skip
    say(match, "fast_ship")
    assert told(match, "pursued") == []
    assert mods(match, 0) == {"fast_ship": -2}
