"""The Phantom Player's turn (spec 5.9).

For the lines of its cards see test_solitaire_lines.py, for its answers to attacks test_solitaire_defence.py.
"""

import pytest

from rules.kaiser.pieces import SOLITAIRE
from rules.kaiser.state import PHANTOM_CORRECTIONS
from rules.kernel import Table

from .phantom import LIVE, PHANTOM, declared, idle, read, turn
from .positions import (
    another_round,
    asked,
    commit,
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
    trace,
)

# ---------------------------------------------------------------- the course of a turn


def test_ks_5_9_line_1_ends_the_turn():
    """It then draws a card face down to the discards, and reshuffles its cards (steps e to g)."""
    match = turn("S01", "R1", hands={PHANTOM: "trap amc"}, left=20, rows={LIVE: "M01", PHANTOM: "M02"})
    assert read(match) == ["S01 attack"]
    assert told(match, "phantom_drew") == [{"seat": PHANTOM, "left": 19}]
    assert hand(match, PHANTOM) == "trap amc"
    assert len(match.state.discard) == 1
    assert match.view(LIVE).top == []
    assert [data["seat"] for data in told(match, "refilled")] == [PHANTOM, LIVE]
    assert len(match.state.solitaire.unused) == 20
    assert not any("face" in str(event.data) for event in match.log if event.kind == "phantom_drew")


def test_ks_4_1_1_the_round_stops_when_the_phantom_draws_the_last_card():
    match = turn("S01", "R1", left=1, rows={LIVE: "M01"})
    assert row(match, LIVE) == "M01"
    assert told(match, "turn_end") == []


# ---------------------------------------------------------------- line 2 (KS 5.9.11)


@pytest.mark.parametrize(
    ("card", "laid"),
    [
        ("S01", {"ships": {PHANTOM: "R9"}}),
        ("S03", {"ships": {PHANTOM: "W5"}}),
        ("S03", {"ships": {PHANTOM: "R9"}, "fog": [LIVE]}),
        ("S03", {"ships": {PHANTOM: "R9"}, "rows": {LIVE: ""}}),
        ("S03", {"ships": {PHANTOM: "R9^"}}),
    ],
    ids=["no_warship", "no_raider", "fog", "no_merchant", "left_its_refuge"],
)
def test_ks_5_9_11_an_intercept_that_is_not_possible_ends_the_turn(card: str, laid: dict):
    match = turn(card, "R2", **laid)
    assert idle(match) == [(SOLITAIRE[card].attack2, True)]
    assert rolls(match) == []


def test_ks_5_9_11_a_ship_in_refuge_does_not_intercept():
    match = turn("S03", "B1 / W6 / R2", ships={PHANTOM: "R9*^"})
    assert idle(match) == [("raider_intercept", True)]


def test_ks_5_9_11_a_ship_acts_once_in_a_turn_and_the_turn_goes_on_after_it():
    match = turn("S03 S07 S04", "R2 / B2 G1 W1 / G8 / W1 / G8 / R2", ships={PHANTOM: "R9"}, rows={LIVE: "M34"})
    say(match, "pass")
    assert read(match) == ["S03 attack", "S07 special", "S04 attack"]
    assert idle(match) == [("raider_intercept", True)]


def test_ks_5_9_11_a_merchant_is_intercepted_once():
    match = turn("S03 S07 S04", "R2 / B2 G1 W1 / G8 / W1 / G8 / R2", ships={PHANTOM: "R9 R3"}, rows={LIVE: "M34"})
    say(match, "pass")
    assert idle(match) == [("raider_intercept", True)]


@pytest.mark.parametrize(
    ("cards", "ships", "row_", "specials"),
    [
        ("S03 S07", "R9", "M01 M02", []),
        ("S03 S11 S20", "R9", "M01 M02", ["surprise_attack"]),
        ("S03 S11 S08", "R9", "M01 M02", ["surprise_attack"]),
        ("S01 S11 S06", "W5", "M01 M02", ["surprise_attack"]),
        ("S01 S11 S05", "W5", "M01 M02", ["surprise_attack"]),
        ("S03 S11 S06", "R9", "M01", ["surprise_attack"]),
        ("S01 S11 S08", "W5", "M01", ["surprise_attack"]),
        ("S03 S11 S02", "R9", "M01* M02*", ["surprise_attack"]),
        ("S03 S11 S05 S04", "R9", "M01 M02", ["surprise_attack", "reflag"]),
        ("S03 S02 S11 S04", "R9", "M01* M02", ["boarding_party", "surprise_attack"]),
    ],
    ids=[
        "blank", "repeated", "lanes_for_a_raider", "hunting_for_a_warship", "reflag_for_a_warship", "hunting_for_one",
        "lanes_for_one", "boarding_of_damaged_ones", "reflag", "boarding",
    ],
)  # fmt: skip
def test_ks_5_9_11_special_actions_are_drawn_until_one_is_impossible(cards, ships, row_, specials):
    match = turn(cards, "R2", ships={PHANTOM: ships}, rows={LIVE: row_})
    assert told(match, "phantom_specials")[0]["specials"] == specials
    assert [entry.split()[0] for entry in read(match)] == cards.split()


def test_ks_5_9_11_an_intercept_at_night():
    match = turn(
        "S06 S07 S03",
        "R2 / B2 G1 W1 / R4 / R1 / W1 / R1",
        ships={PHANTOM: "R9"},
        rows={LIVE: "M01"},
        hands={LIVE: "break_contact trap"},
    )
    assert offered(match) == ["pass", "trap"]
    say(match, "pass")
    assert rolls(match)[0] == "intercept 1:4 none"


def test_ks_5_9_11_reflag_disguises_the_raider_at_the_end():
    match = turn("S03 S05 S07 S01", "R2 / B2 G1 W1 / R4 / R1 / W1 / R1", ships={PHANTOM: "R9!"}, rows={LIVE: "M01"})
    assert fleet(match, PHANTOM) == "R9!"
    say(match, "pass")
    assert fleet(match, PHANTOM) == "R9"


def test_ks_5_9_11_the_live_player_reacts_as_usual():
    match = turn(
        "S03 S07 S01",
        "R2",
        ships={PHANTOM: "R9"},
        rows={LIVE: "M12"},
        hands={LIVE: "trap qqq"},
    )
    assert offered(match) == ["pass", "trap", "qqq"]


def test_ks_5_4_5_the_live_player_may_recall_at_the_end_of_the_phantoms_turn():
    match = turn(
        "S03 S07 S01",
        "R2 / B9 G1 W1 / R4 / R1 / B9 / B2",
        ships={PHANTOM: "R9"},
        rows={LIVE: "M01"},
        hands={LIVE: "recalled"},
    )
    say(match, "pass")
    assert asked(match) == [(LIVE, "recall_late")]
    say(match, "recalled")
    assert fleet(match, PHANTOM) == ""
    assert discards(match).split()[0] == "recalled"


# ---------------------------------------------------------------- its choices (KS 5.9.13)


def test_ks_5_9_13_the_best_ship_takes_the_best_target():
    """Karlsruhe sinks Appam (9 VA, green) in 42 of 100 attacks. Voltaire (9, green) is equal: the first is drawn."""
    match = turn("S01 S07", "R2", ships={PHANTOM: "W5 W3"}, rows={LIVE: "M01 M52 M60"})
    assert declared(match) == [("W3", ["M52"])]
    assert [outcome for kind, _, outcome in match.draws if kind == "phantom"] == [["M52"]]


def test_ks_5_9_13_known_modifiers_count():
    match = turn("S01 S07", "R2", ships={PHANTOM: "W5 W3*"}, rows={LIVE: "M01 M52 M53"})
    assert declared(match) == [("W5", ["M52"])]
    match = turn("S01 S07", "R2", ships={PHANTOM: "W3"}, rows={LIVE: "M01 M52 M53*"})
    assert declared(match) == [("W3", ["M53"])]


def test_ks_5_9_13_a_boarding_party_doubles_and_wants_an_undamaged_merchant():
    match = turn("S03 S02 S07", "R2", ships={PHANTOM: "R9"}, rows={LIVE: "M52* M01"})
    assert declared(match) == [("R9", ["M01"])]


def test_ks_5_9_13_good_hunting_takes_the_two_best_targets():
    match = turn("S03 S06 S07", "R2", ships={PHANTOM: "R9"}, rows={LIVE: "M01 M52 M34"})
    assert declared(match) == [("R9", ["M52", "M34"])]


def test_ks_5_9_13_the_boarding_party_goes_to_the_first_undamaged_merchant():
    dice = "R2 / B9 G1 W1 / G2 / B9 G1 W1 / G2 / R1"
    match = turn("S03 S06 S02 S07 S01", dice, ships={PHANTOM: "R9"}, rows={LIVE: "M01 M52* M34"})
    assert declared(match) == [("R9", ["M52", "M34"])]
    finish(match)
    assert (pile(match, PHANTOM), prizes(match, PHANTOM)) == ("M52", "M34")


def test_ks_5_6_1_after_slim_pickings_the_boarding_party_is_for_the_one_that_remains():
    dice = "R2 / B9 G1 W1 / G2 / R1"
    match = turn(
        "S03 S06 S02 S07 S01",
        dice,
        ships={PHANTOM: "R9"},
        rows={LIVE: "M34 M52 M01"},
        hands={LIVE: "slim_pickings"},
        slim_chooser="defender",
    )
    assert asked(match) == [(LIVE, "slim")]
    say(match, "slim_pickings", "M34", "pass")
    assert prizes(match, PHANTOM) == "M34"


def test_ks_5_9_13_after_slim_pickings_it_boards_the_best_merchant():
    """Twice 7 VA at 40 in 100 exceeds 7 VA at 65 for a damaged one."""
    laid = {"ships": {PHANTOM: "R9"}, "rows": {LIVE: "M34 M33* M01"}, "hands": {LIVE: "slim_pickings trap"}}
    match = turn("S03 S06 S02 S07", "R2", **laid)
    say(match, "slim_pickings")
    assert told(match, "released")[0]["left"] == "M34"


def test_ks_5_9_13_random_targeting_rolls_for_ships_and_targets():
    match = turn("S01 S07", "R2 / W5 / W3", ships={PHANTOM: "W5 W3"}, rows={LIVE: "M01 M52 M60"}, pp_targeting="random")
    assert [data["choice"] for data in told(match, "phantom_rolled")] == ["W3", "M52"]


@pytest.mark.parametrize(
    ("damaged", "roll", "choice"), [(2, "W3", 0), (2, "W4", 1), (3, "W4", 1), (4, "R3", 2), (6, "W6", 5)]
)
def test_ks_5_9_13_the_die_for_each_number_of_candidates(damaged: int, roll: str, choice: int):
    ships = ["W1*", "W2*", "W3*", "W4*", "W5*", "W6*"][:damaged]
    match = turn("S01 S03", f"R4 / {roll} / R1", ships={PHANTOM: " ".join(ships)}, pp_targeting="random")
    assert told(match, "phantom_rolled")[0]["choice"] == ships[choice][:2]
    assert told(match, "repaired")[0]["ship"] == ships[choice][:2]


def test_ks_5_9_13_five_candidates_are_drawn():
    match = turn(
        "S01 S03", "R4 / R1", ships={PHANTOM: "W1* W2* W3* W4* W5*"}, pp_targeting="random", draws={"phantom": [["W4"]]}
    )
    assert told(match, "repaired")[0]["ship"] == "W4"


def test_ks_5_9_13_the_live_player_may_choose_for_it():
    match = turn("S01 S07", "R2", ships={PHANTOM: "W5 W3"}, rows={LIVE: "M01 M52 M53"}, pp_targeting="live")
    assert (asked(match), offered(match)) == ([(LIVE, "pp_choice")], ["W5", "W3"])
    assert match.questions[LIVE].default == "W3"
    assert match.questions[LIVE].data["about"] == "ship"
    say(match, "W5")
    assert match.questions[LIVE].default == "M52"
    say(match, "M01")
    assert declared(match) == [("W5", ["M01"])]


# ---------------------------------------------------------------- limited turns


def test_ks_5_9_16_after_a_recon_aircraft_one_card_is_read():
    hands = {LIVE: "recon_aircraft", PHANTOM: "trap amc qqq"}
    match = position(seats=1, hands=hands, draws={"hand": [1, 0]}, turns=4, dice="R3 / R4 / R1")
    commit(match, "recon_aircraft action")
    say(match, "recon_aircraft")
    assert (hand(match, PHANTOM), hand(match, LIVE).split()[:2]) == ("qqq", ["amc", "trap"])
    assert match.view(LIVE).me.hand[:2] == ["amc#1", "trap#1"]
    assert read(match) == ["S01 attack"]
    assert asked(match) == [(LIVE, "commit")]
    say(match, {})
    assert read(match) == ["S01 attack", "S02 attack", "S03 attack"]


def test_ks_5_9_15_under_deception_line_3_or_4_is_read():
    for face, action in ((1, "damage_control"), (2, "submarine_mines"), (3, "damage_control"), (4, "submarine_mines")):
        match = turn("S12", f"R{face}", deception=[PHANTOM], rows={LIVE: ""})
        assert idle(match) == [(action, False)]
        assert read(match) == ["S12 deception"]
        assert match.state.forces[PHANTOM].deception is None
        assert "deception" in discards(match)
        assert len(told(match, "phantom_drew")) == 1


def test_ks_5_9_16_with_both_deceptions_reading_is_used_and_both_are_spent():
    hands = {LIVE: "recon_aircraft deception", PHANTOM: "trap amc"}
    match = position(seats=1, hands=hands, turns=4, dice="R1 / R4 / R1", solitaire="S12 S01")
    commit(match, "recon_aircraft action", "deception action")
    say(match, "recon_aircraft", "deception")
    assert read(match) == ["S12 deception"]
    assert (match.state.forces[PHANTOM].spotted, match.state.forces[PHANTOM].deception) == (False, None)
    say(match, {})
    assert len(read(match)) == 3


def test_ks_5_9_9_in_fog_the_phantoms_turn_is_lost():
    match = turn(
        "S01",
        "B1 / W6",
        fog=[PHANTOM],
        ships={PHANTOM: "R4*^ R9"},
        rows={LIVE: "M01"},
        prizes={PHANTOM: "M02"},
        prize_resupply=True,
    )
    assert read(match) == told(match, "phantom_drew") == []
    assert rolls(match) == ["refuge_repair 1:6 failure"]
    assert len(match.state.forces[LIVE].row) == 3
    assert (match.state.forces[PHANTOM].fog, discards(match)) == (None, "fog_bank")


@pytest.mark.parametrize("patched", [False, True])
def test_ks_9_24_in_fog_a_ship_of_the_phantom_is_repaired_but_stays_in_refuge(
    patched: bool, monkeypatch: pytest.MonkeyPatch
):
    """In matches that began before the patch it leaves at once."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: patched and patch == PHANTOM_CORRECTIONS)
    match = turn("S01", "B9 / W1", fog=[PHANTOM], ships={PHANTOM: "R4*^"})
    assert rolls(match) == ["refuge_repair 9:1 success"]
    assert fleet(match, PHANTOM) == ("R4^" if patched else "R4")


def test_ks_5_9_16_the_limit_ends_with_the_round():
    match = position(seats=1, hands={LIVE: "recon_aircraft", PHANTOM: "trap"}, left=1, then=another_round)
    commit(match, "recon_aircraft action")
    say(match, "recon_aircraft")
    assert match.state.round == 2
    assert not match.state.forces[PHANTOM].spotted


# ---------------------------------------------------------------- the end of its turn


def test_ks_5_9_14_an_identified_ship_may_be_disguised_by_one_more_card():
    match = turn("S03 S05", "R1", ships={PHANTOM: "R4! R14!"}, prizes={PHANTOM: "M01!"})
    assert read(match) == ["S03 attack", "S05 reflag"]
    assert (fleet(match, PHANTOM), prizes(match, PHANTOM)) == ("R4! R14", "M01!")
    match = turn("S03 S01", "R1", ships={PHANTOM: "R4! R14!"})
    assert fleet(match, PHANTOM) == "R4! R14!"


def test_ks_5_9_14_without_an_identified_ship_no_card_is_turned_up():
    assert read(turn("S03 S05", "R1", ships={PHANTOM: "W5 R4"})) == ["S03 attack"]


@pytest.mark.parametrize(("agreed", "left"), [("every_turn", 20), ("when_empty", 19)])
def test_ks_5_9_18_the_solitaire_deck_is_reshuffled_as_agreed(agreed: str, left: int):
    match = turn("S03", "R1", solo_reshuffle=agreed)
    assert len(match.state.solitaire.unused) == left


def test_ks_5_9_18_an_empty_deck_ends_the_turn():
    match = position(seats=1, hands={LIVE: "trap"}, solo_reshuffle="when_empty", dice="R4", turns=2)
    deck = match.state.solitaire
    deck.unused, deck.used = ["S01"], deck.unused[1:]
    commit(match)
    assert read(match) == ["S01 attack"]
    assert len(deck.unused) == 20


def test_ks_5_9_13_prizes_supply_its_ships_the_best_first():
    """Supplying exhausts the first prize (KS 5.8.12); each prize supplies one ship."""
    match = turn(
        "S01",
        "B9 / B2 G1 / B1 / B5 G1 / R1",
        ships={PHANTOM: "R4~ W3~ R14~"},
        prizes={PHANTOM: "M01 M02"},
        prize_resupply=True,
    )
    assert fleet(match, PHANTOM) == "R4~ W3 R14"
    assert (prizes(match, PHANTOM), pile(match, PHANTOM)) == ("M02", "M01=exhausted")


# ---------------------------------------------------------------- rounds (KS 5.9.4)


@pytest.mark.parametrize("agreed", ["best", "random"])
@pytest.mark.parametrize("ship", ["W3", "R4"])
def test_ks_5_9_4_the_phantom_keeps_its_best_attacker(agreed: str, ship: str):
    """Wolf and Karlsruhe roll alike (BGG); Karlsruhe has more VA. It keeps one ship, also where three are allowed."""
    ships = {"W3": "W5 R14 W3", "R4": "R4"}[ship]
    match = position(seats=1, ships={PHANTOM: ships}, turns=0, then=another_round, pp_targeting=agreed, carry_over=True)
    assert match.state.forces[PHANTOM].ships[0].card == ship
    assert len(match.state.forces[PHANTOM].hand) == 5
    assert len(match.state.forces[PHANTOM].ships) == 3


def test_ks_5_9_4_the_live_player_may_choose_the_ship_it_keeps():
    match = position(seats=1, ships={PHANTOM: "W5 R14 W3"}, turns=0, then=another_round, pp_targeting="live")
    assert (asked(match), offered(match)) == ([(LIVE, "pp_choice")], ["W5", "R14", "W3"])
    assert match.questions[LIVE].default == "W3"
    say(match, "R14")
    assert match.state.forces[PHANTOM].ships[0].card == "R14"


def test_ks_5_9_4_without_ships_the_phantom_keeps_none():
    match = position(seats=1, turns=0, then=another_round)
    assert len(match.state.forces[PHANTOM].hand) == 6
    assert trace(match) == ["0 commit"]
