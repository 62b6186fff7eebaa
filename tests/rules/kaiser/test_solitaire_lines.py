"""The third and fourth lines of the solitaire cards (KS 5.9.12), and Island Refuge (KS 5.9.17)."""

import pytest

from rules.kaiser.pieces import SOLITAIRE, kind_of
from rules.kaiser.state import PHANTOM_CORRECTIONS
from rules.kernel import Table

from .phantom import LIVE, PHANTOM, declared, idle, read, turn
from .positions import (
    asked,
    commit,
    counted,
    discards,
    finish,
    fleet,
    hand,
    offered,
    pile,
    position,
    prizes,
    rolls,
    row,
    say,
    told,
)

NEVER = [
    (card, line) for card in SOLITAIRE for line in (3, 4) if getattr(SOLITAIRE[card], f"attack{line}") != "breakout"
]


@pytest.mark.parametrize(("card", "line"), NEVER, ids=[f"{card}-{line}" for card, line in NEVER])
def test_ks_5_9_12_impossible_lines_are_ignored(card: str, line: int):
    """No side has ships, nothing is damaged, the live player is in fog and has no cards."""
    ends = bool(getattr(SOLITAIRE[card], f"attack{line}_et"))
    other = "S01" if card != "S01" else "S02"
    match = turn(
        f"{card} {other}", f"R{line}" + ("" if ends else " R1"), fog=[LIVE], rows={LIVE: "", PHANTOM: ""}, hands={}
    )
    assert idle(match) == [(getattr(SOLITAIRE[card], f"attack{line}"), ends)]
    assert len(read(match)) == (1 if ends else 2)


AIMED = ["S02 3", "S02 4", "S04 3", "S06 3", "S06 4", "S07 3", "S08 3", "S12 4", "S15 3"]


@pytest.mark.parametrize("aimed", AIMED)
@pytest.mark.parametrize("fogged", [True, False])
def test_ks_5_9_12_no_line_is_aimed_at_ships_in_fog(aimed: str, fogged: bool):
    """Every line has a target, and a raider can lay mines."""
    card, line = aimed.split()
    ends = bool(getattr(SOLITAIRE[card], f"attack{line}_et"))
    laid = {"ships": {LIVE: "R9! R4 W5^", PHANTOM: "R6"}, "rows": {LIVE: "M01"}, "fog": [LIVE] if fogged else []}
    dice = f"R{line}" + (" R1" if fogged and not ends else "")
    if fogged:
        assert idle(turn(f"{card} S03", dice, **laid)) == [(getattr(SOLITAIRE[card], f"attack{line}"), ends)]
    else:
        fall = {
            "S02 4": " B1 / G8 / R1",
            "S06 4": " B1 G1 / B8 / R1",
            "S07 3": " G1 / G8 / G1 / G8 / R1",
            "S08 3": " G1 / B8",
        }
        assert idle(turn(f"{card} S03", dice + fall.get(aimed, ""), **laid)) == []


# ---------------------------------------------------------------- lines 3 and 4 (KS 5.9.12)


def test_ks_5_9_12_blockade_runner():
    match = turn("S01 S03", "R3 / B9 / G2 / R1", ships={PHANTOM: "W5~ R9"})
    assert (rolls(match), fleet(match, PHANTOM)) == (["blockade_runner 9:2 success"], "W5 R9")


def test_ks_5_9_12_collier():
    match = turn("S10 S03", "R3 / R1", ships={PHANTOM: "W5~ R14~"})
    assert fleet(match, PHANTOM) == "W5 R14"


def test_ks_5_9_12_damage_control_repairs_german_ships_before_prizes_before_merchants():
    laid = {"rows": {PHANTOM: "M53*"}, "prizes": {PHANTOM: "M52*"}}
    match = turn("S01 S03", "R4 / R1", ships={PHANTOM: "R4* W5*"}, **laid)
    assert fleet(match, PHANTOM) == "R4* W5"
    match = turn("S01 S03", "R4 / R1", **laid)
    assert (prizes(match, PHANTOM), row(match, PHANTOM).split()[0]) == ("M52", "M53*")


def test_ks_5_9_12_breakout():
    match = turn("S03 S07", "R4 / B9 / G4 / R1", germans="R1 R2")
    assert fleet(match, PHANTOM) == "R1 R2"


@pytest.mark.parametrize("patched", [False, True])
def test_ks_5_5_7_a_ship_that_broke_out_waits_for_the_next_turn(patched: bool, monkeypatch: pytest.MonkeyPatch):
    """In matches that began before the patch it may act at once."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: patched and patch == PHANTOM_CORRECTIONS)
    match = turn("S03 S09 S04", "R4 / B9 / G5 / R2", germans="R9", rows={LIVE: "M01"})
    assert fleet(match, PHANTOM) == "R9"
    assert idle(match) == ([("raider_intercept", True)] if patched else [])
    assert declared(match) == ([] if patched else [("R9", ["M01"])])


def test_ks_5_9_12_british_intercept_by_day_and_by_night():
    match = turn("S04 S03", "R3 / B9 W1 / W2 / R1", ships={LIVE: "R4! W5"}, hands={LIVE: "break_contact trap"})
    assert declared(match) == [(None, ["R4"])]
    assert offered(match) == ["pass", "break_contact"]
    say(match, "pass")
    assert (rolls(match), pile(match, PHANTOM)) == (["intercept 9:2 sunk"], "R4")
    match = turn("S07 S03", "R4 / B3 R1 / W2 / R1", ships={LIVE: "R4!"}, hands={LIVE: "break_contact pull_the_plug"})
    assert offered(match) == ["pass", "pull_the_plug"]
    say(match, "pass")
    assert rolls(match) == ["intercept 2:2 none"]


def test_ks_5_9_12_a_british_intercept_is_not_for_ships_in_refuge_or_intercepted_already():
    match = turn("S04 S10 S03", "R3 / B1 W1 / W6 / R4 / R1", ships={LIVE: "R4! R9!^"})
    say(match, "pass")
    assert idle(match) == [("british_intercept", False)]


@pytest.mark.parametrize(("card", "line", "what"), [("S05", 4, "deception"), ("S04", 4, "fog")])
def test_ks_5_9_12_5_9_19_deception_and_fog_bank_last_for_the_live_players_next_turn(card: str, line: int, what: str):
    match = turn(card, f"R{line}", hands={LIVE: "collier trap"}, ships={LIVE: "R9"}, turns=2)
    assert len(told(match, what)) == 1
    start = next(data for data in told(match, "turn_start") if data["seat"] == LIVE)
    assert (start["fog"], start["deception"]) == (what == "fog", what == "deception")
    assert not any(entry.kind == "commit" for entry in match.entries)
    assert not match.questions
    assert len(told(match, "drew_card")) == (0 if what == "fog" else 1)
    force = match.state.forces[LIVE]
    assert (force.fog, force.deception) == (None, None)
    assert all("#" in entry for entry in match.state.discard)


def test_ks_5_9_12_there_is_no_second_deception_or_fog_bank():
    match = turn("S04", "R4", deception=[LIVE])
    assert idle(match) == [("fog_bank", True)]


def test_ks_5_9_12_fair_seas_helps_the_merchant_that_promises_most():
    """Highland Brae as a prize counts twice."""
    match = turn("S11 S03", "R3 / G7 / B2 / R1", prizes={PHANTOM: "M54"}, rows={PHANTOM: "M55 M01"})
    assert (rolls(match), pile(match, PHANTOM)) == (["safe_passage 8:2 success"], "M54=safex2")


def test_ks_5_9_12_heavy_weather_tests_both_sides():
    match = turn("S11", "R4 / G8 / B2 / G1 / B2", ships={PHANTOM: "W5*"}, rows={LIVE: "M52* M01 M02"})
    assert rolls(match) == ["heavy_weather 8:2 success", "heavy_weather 1:2 failure"]
    assert (fleet(match, PHANTOM), row(match, LIVE)) == ("", "M52* M01 M02")


def test_ks_5_9_12_interned_takes_the_highest_va_by_its_chance():
    """Karlsruhe has 16 VA at 56 in 100, Leipzig 12; damaged and low on supply 12 at 89."""
    match = turn("S06 S03", "R4 / B9 G1 / B2 / R1", ships={LIVE: "W5 W3"})
    assert fleet(match, LIVE) == "W5"
    match = turn("S06 S03", "R4 / B9 G1 / B2 / R1", ships={LIVE: "W5*~ W3"})
    assert (fleet(match, LIVE), match.state.germans.used) == ("W3", ["W5"])


def test_ks_5_9_12_the_live_player_may_answer_interned_with_reflag():
    match = turn("S06 S03", "R4 / R1", ships={LIVE: "R9!"}, hands={LIVE: "reflag"})
    assert offered(match) == ["pass", "reflag"]
    say(match, "reflag")
    assert (fleet(match, LIVE), rolls(match)) == ("R9", [])


@pytest.mark.parametrize(("card", "line", "ship"), [("S09", 4, "R4"), ("S05", 3, "R14"), ("S02", 4, "R9")])
def test_ks_5_9_12_interrogate_low_high_or_any(card: str, line: int, ship: str):
    draws = {"phantom": [["R9"]]} if ship == "R9" else {}
    match = turn(f"{card} S03", f"R{line} / B2 / G3 / R1", ships={LIVE: "R9 R4 R14 R1!"}, draws=draws)
    assert told(match, "roll")[0]["theirs"]["what"] == ship


def test_ks_5_9_12_interrogate_identifies_and_intercepts():
    match = turn("S09 S03", "R4 / B9 / G3 / B9 W1 / W4 / R1", ships={LIVE: "R4"}, hands={LIVE: "reflag shallow_run"})
    assert offered(match) == ["pass", "shallow_run"]
    say(match, "pass")
    assert fleet(match, LIVE) == ""
    match = turn("S09 S03", "R4 / B9 / G3 / B1 W1 / W4", ships={LIVE: "R4"}, hands={LIVE: "reflag shallow_run"})
    say(match, "pass")
    assert (asked(match), offered(match)) == ([(LIVE, "reflag")], ["pass", "reflag"])


def test_ks_5_9_12_lay_mines_by_the_raider_of_lowest_va_in_slot_order():
    """Iltis and Meteor are equal: one is drawn."""
    match = turn(
        "S06 S03",
        "R3 / B1 R1 / R4 / B1 R1 / R4 / R1",
        ships={PHANTOM: "R14 R6 R10"},
        rows={LIVE: "M02 M01"},
        draws={"phantom": [["R10"]]},
    )
    assert [ship.acted for ship in match.state.forces[PHANTOM].ships] == [False, False, True]
    assert declared(match) == [(None, ["M02", "M01"])]
    assert asked(match) == [(LIVE, "react")]
    say(match, "pass")
    assert len(rolls(match)) == 2
    assert fleet(match, PHANTOM) == "R14 R6 R10"


def test_ks_5_9_12_submarine_mines_need_no_raider_and_are_swept():
    match = turn("S12 S03", "R4 / R1", rows={LIVE: "M02 M01"}, hands={LIVE: "minesweeper"})
    say(match, "minesweeper")
    assert rolls(match) == []


def test_ks_5_9_12_a_submarine_that_a_q_ship_sinks_counts_seven():
    match = turn("S02 S03", "R3 / B9 / G2 / G1 / W6 / G2 W5 / W1 / R1", rows={LIVE: "M52 M01"}, hands={LIVE: "q_ship"})
    say(match, "q_ship")
    assert rolls(match) == ["q_ship 9:2 success", "duel 1:6 none", "duel 5:1 sunk"]
    assert counted(match, LIVE) == [("submarine_u", 7)]
    assert discards(match).split()[0] == "q_ship"


def test_ks_5_9_12_monitor():
    match = turn("S15 S03", "R3 / B9 G1 / W2 / R1", ships={LIVE: "R4^"})
    say(match, "pass")
    assert (rolls(match), pile(match, PHANTOM)) == (["intercept 11:2 sunk"], "R4")
    assert discards(match).split()[0] == "island_refuge"


def test_ks_5_9_12_recon_aircraft_discards_two_cards():
    match = turn("S03", "R3", hands={LIVE: "trap qqq amc"}, draws={"hand": [2, 0]})
    assert hand(match, LIVE) == "qqq"
    assert told(match, "cards_lost") == [{"seat": LIVE, "cards": 2}]
    assert [kind_of(card) for card in match.state.discard][:2] == ["amc", "trap"]
    assert hand(match, PHANTOM) == ""


def test_ks_5_9_12_rendezvous_missed():
    match = turn("S07 S03", "R3 / G8 / G1 / G1 / G8 / R1", ships={LIVE: "R4 W5 R9^ W3~"})
    assert fleet(match, LIVE) == "R4~ W5 R9^ W3~"


def test_ks_5_9_12_transfer_command_takes_the_ship_over_and_ends_the_turn():
    match = turn("S08", "R3 / G8 / B2", ships={LIVE: "W3*~ R4!"}, hands={LIVE: "reflag"})
    assert (fleet(match, LIVE), fleet(match, PHANTOM)) == ("R4!", "W3*~")


# ---------------------------------------------------------------- Island Refuge (KS 5.9.17)


def test_ks_5_9_17_the_ship_with_the_most_troubles_enters_refuge():
    match = turn("S09 S01 S03", "R3 / B1 / W6 / B1 / W6 / R1", ships={PHANTOM: "W3 R4*~ R14!"})
    assert fleet(match, PHANTOM) == "W3 R4*~^ R14!"
    assert rolls(match) == ["refuge_repair 1:6 failure", "refuge_supply 1:6 failure"]
    match = turn("S09 S01 S03", "R3 / R1", ships={PHANTOM: "W3 R4! R14!"}, pp_targeting="random")
    assert fleet(match, PHANTOM) == "W3 R4! R14!^"


def test_ks_5_9_17_without_troubles_any_ship_enters_refuge():
    match = turn("S09 S03", "R3 / R1", ships={PHANTOM: "W3 R4 R14"}, draws={"phantom": [["R4"]]})
    assert fleet(match, PHANTOM) == "W3 R4^ R14"


def test_ks_5_9_17_a_ship_stays_while_it_has_a_marker_and_returns_disguised():
    match = turn("S01", "B1 / W6 / R1", ships={PHANTOM: "R4!*^"})
    assert fleet(match, PHANTOM) == "R4!*^"
    match = turn("S01", "B9 / W1 / R1", ships={PHANTOM: "R4!*^"})
    assert fleet(match, PHANTOM) == "R4"


def test_ks_5_9_10_a_ship_that_entered_refuge_this_turn_stays_until_the_next():
    match = turn("S09 S03 S07", "R3 / R1 / R1", ships={PHANTOM: "R4!"}, hands={LIVE: "trap"}, turns=3)
    assert fleet(match, PHANTOM) == "R4!^"
    finish(match)
    assert fleet(match, PHANTOM) == "R4"


def test_ks_5_5_20_a_refuge_that_came_with_a_captured_ship_is_discarded():
    """It is a card of the deck, not the Phantom's own: it is discarded (KS 11.1)."""
    match = turn("S01", "R1", ships={PHANTOM: "R4^"}, turns=1)
    assert (fleet(match, PHANTOM), discards(match).split()[0]) == ("R4", "island_refuge")


def test_ks_5_9_17_the_phantoms_own_refuge_is_no_action_card():
    """The seat that takes over such a ship discards nothing when it leaves refuge (KS 11.1)."""
    ships = {LIVE: "R9", PHANTOM: "W5^"}
    match = position(
        seats=1, ships=ships, hands={LIVE: "transfer_command", PHANTOM: "trap"}, turns=3, dice="G8 / B2 / R1"
    )
    match.state.aside.append(match.state.forces[PHANTOM].ships[0].refuge)
    match.state.forces[PHANTOM].ships[0].refuge = "island_refuge"
    commit(match, "transfer_command action")
    say(match, "transfer_command")
    assert fleet(match, LIVE) == "R9 W5^"
    # It stays there until the new owner's next turn.
    commit(match)
    say(match, "leave_refuge/W5")
    assert fleet(match, LIVE) == "R9 W5"
    assert all("#" in card for card in match.state.discard)
