"""Action cards against ships, other than attacks (KS 5.5, 5.6.2)."""

from typing import Any

import pytest

from .positions import (
    asked,
    commit,
    discards,
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
)

HOSTILE = ("breakdown", "interned", "transfer_command", "rendezvous_missed", "interrogate")


def playable(card: str, **laid: object) -> bool:
    """Return whether a card in front of seat 0 can be played at seat 1, which has these ships."""
    match = position(hands={0: card}, seats=2, **laid)  # type: ignore[arg-type]
    commit(match, f"{card} action")
    return bool(match.questions)


# ---------------------------------------------------------------- table 5.6.2


@pytest.mark.parametrize(
    ("card", "damaged", "low", "disguised", "refuge"),
    [
        ("breakdown", False, True, True, True),
        ("interned", True, True, False, True),
        ("transfer_command", True, True, False, True),
        ("interrogate", True, True, True, False),
        ("rendezvous_missed", True, False, True, False),
        ("heavy_weather", True, False, False, False),
        ("monitor", False, False, False, True),
    ],
)
def test_ks_5_6_2_which_state_of_a_ship_a_card_allows(
    card: str, damaged: bool, low: bool, disguised: bool, refuge: bool
):
    hidden, known = "R5", "R5" if card == "interrogate" else "R5!"
    weather = "*" if card == "heavy_weather" else ""
    assert playable(card, ships={1: f"{known}*"}) == damaged
    assert playable(card, ships={1: f"{known}~"}) == low
    assert playable(card, ships={1: hidden}) == disguised
    assert playable(card, ships={1: f"{known}{weather}^"}) == refuge


def test_ks_5_6_2_only_heavy_weather_reaches_ships_in_fog():
    for card in HOSTILE:
        laid = "R5" if card == "interrogate" else "R5!"
        assert playable(card, ships={1: laid})
        assert not playable(card, ships={1: laid}, fog=[1])
    assert not playable("monitor", ships={1: "R5^"}, fog=[1])
    assert not playable("lay_mines", ships={1: "R5^"}, fog=[1])
    assert not playable("submarine_u", fog=[1])
    assert not playable("submarine_uc", fog=[1])
    assert playable("heavy_weather", ships={1: "R5*"}, fog=[1])


def test_ks_9_9_with_the_option_a_refuge_shields_from_three_more_cards():
    for card in ("breakdown", "interned", "transfer_command"):
        assert playable(card, ships={1: "R5!^"})
        assert not playable(card, ships={1: "R5!^"}, refuge_safe=True)
        assert playable(card, ships={1: "R5!"}, refuge_safe=True)


def test_ks_5_6_2_warships_are_always_known():
    assert playable("interned", ships={1: "W5"})
    assert playable("transfer_command", ships={1: "W5"})
    assert not playable("interrogate", ships={1: "W5"})


def test_ks_5_6_2_which_prizes_a_card_reaches():
    assert playable("interned", prizes={1: "M60!"})
    assert playable("transfer_command", prizes={1: "M60!"})
    assert playable("interrogate", prizes={1: "M60"})
    assert not playable("interned", prizes={1: "M60"})
    assert not playable("interrogate", prizes={1: "M60!"})
    # Breakdown and Rendezvous Missed are for warships and raiders.
    assert not playable("breakdown", prizes={1: "M60!"})
    assert not playable("rendezvous_missed", prizes={1: "M60!"})


# ---------------------------------------------------------------- Breakdown


@pytest.mark.parametrize(("dice", "after"), [("G5 / G4", "R5*"), ("G4 / G4", "R5")])
def test_ks_5_5_6_breakdown_damages_an_undamaged_ship(dice: str, after: str):
    match = position(ships={1: "R9* R5"}, hands={0: "breakdown"}, dice=dice)
    commit(match, "breakdown action")
    say(match, "breakdown")
    assert fleet(match, 1) == f"R9* {after}"
    assert len(rolls(match)) == 1


# ---------------------------------------------------------------- Interned, Transfer Command


@pytest.mark.parametrize(
    ("ship", "plus"),
    [("W5", {}), ("W5*", {"damaged": 2}), ("W5~", {"low_supply": 2}), ("W5*~", {"damaged": 2, "low_supply": 2})],
)
def test_ks_5_5_18_interned_adds_two_for_damage_and_two_for_low_supply(ship: str, plus: dict[str, int]):
    match = position(ships={1: ship}, hands={0: "interned"}, dice="B4 G2 / B9")
    commit(match, "interned action")
    say(match, "interned")
    assert mods(match) == plus
    assert rolls(match) == [f"interned {4 + sum(plus.values())}:9 failure"]
    assert fleet(match, 1) == ship


def test_ks_5_5_18_an_interned_ship_is_out_of_play_unscored():
    match = position(ships={1: "W5 R5!"}, prizes={1: "M60! M59"}, hands={0: "interned"}, dice="B8 G4 / B5")
    commit(match, "interned action")
    say(match, "interned")
    assert offered(match) == ["W5", "R5", "M60"]
    say(match, "M60")
    # A prize has a disguise, so its owner is asked for Reflag (KS 5.5.32).
    assert asked(match) == [(1, "reflag")]
    say(match, "pass")
    assert (prizes(match, 1), match.state.merchants.used) == ("M59", ["M60"])
    assert (pile(match, 0), pile(match, 1)) == ("", "")


@pytest.mark.parametrize("card", ["interned", "transfer_command"])
def test_ks_5_5_32_b_reflag_in_answer_cancels_the_card(card: str):
    match = position(ships={1: "R5!"}, hands={0: card, 1: "reflag"})
    commit(match, f"{card} action")
    say(match, card)
    assert asked(match) == [(1, "reflag")]
    assert offered(match) == ["pass", "reflag"]
    assert match.questions[1].default == "pass"
    say(match, "reflag")
    assert (rolls(match), fleet(match, 1), hand(match, 1)) == ([], "R5", "")
    assert discards(match) == f"{card} reflag"


@pytest.mark.parametrize("card", ["interned", "transfer_command"])
def test_ks_5_5_32_reflag_in_answer_may_be_agreed_off_and_never_helps_a_warship(card: str):
    for ship, agreed in (("R5!", False), ("W5", True)):
        match = position(
            ships={1: ship},
            hands={0: card, 1: "reflag"},
            dice="B1 G1 / B5" if card == "interned" else "G1 / B5",
            reflag_cancels=agreed,
        )
        commit(match, f"{card} action")
        say(match, card)
        assert len(rolls(match)) == 1
        assert hand(match, 1) == "reflag"


def test_ks_5_5_45_transfer_command_takes_a_ship_with_all_its_states():
    match = position(ships={0: "R9", 1: "W5 R5!*~^"}, hands={0: "transfer_command"}, dice="G5 / B4")
    commit(match, "transfer_command action")
    say(match, "transfer_command", "R5", "pass")
    assert (fleet(match, 0), fleet(match, 1)) == ("R9 R5!*~^", "W5")
    data = told(match, "transferred")[0]
    assert (data["origin"], data["seat"]) == (1, 0)
    # The refuge card moves with it: it stays until its new owner's next turn (KS 5.5.20).
    assert "leave_refuge/R5" not in [option.id for asked in match.questions.values() for option in asked.options]


def test_ks_5_5_45_a_transferred_prize_belongs_to_the_new_owner():
    match = position(prizes={1: "M60!*"}, hands={0: "transfer_command"}, dice="G5 / B4")
    commit(match, "transfer_command action")
    say(match, "transfer_command", "pass")
    assert (prizes(match, 0), prizes(match, 1), pile(match, 0)) == ("M60!*", "", "")


def test_ks_5_5_45_a_failed_transfer_changes_nothing():
    match = position(ships={1: "W5"}, hands={0: "transfer_command"}, dice="G5 / B5")
    commit(match, "transfer_command action")
    say(match, "transfer_command")
    assert (fleet(match, 0), fleet(match, 1)) == ("", "W5")


# ---------------------------------------------------------------- Rendezvous Missed


def test_ks_5_5_33_rendezvous_missed_tests_every_supplied_ship_at_sea_of_one_seat():
    match = position(ships={1: "W5 R5~ R9^ R11!", 2: "W1"}, hands={0: "rendezvous_missed"}, dice="G4 / G4  G5 / G4")
    commit(match, "rendezvous_missed action")
    say(match, "rendezvous_missed")
    assert asked(match) == [(0, "target_seat")]
    say(match, "1")
    assert fleet(match, 1) == "W5 R5~ R9^ R11!~"
    assert fleet(match, 2) == "W1"


@pytest.mark.parametrize("held", ["M60", "M60 M59"])
def test_ks_5_5_33_prizes_take_two_from_rendezvous_missed_in_all(held: str):
    match = position(ships={1: "W5"}, prizes={1: held}, hands={0: "rendezvous_missed"}, dice="G6 / G4")
    commit(match, "rendezvous_missed action")
    say(match, "rendezvous_missed")
    assert mods(match) == {"prize": -2}
    assert rolls(match) == ["rendezvous_missed 4:4 failure"]


# ---------------------------------------------------------------- Heavy Weather


def test_ks_5_5_16_heavy_weather_tests_every_damaged_ship_clockwise_by_row_and_slot():
    match = position(
        active=1,
        ships={0: "W5*", 1: "R9 R11* R5*^", 2: "R10*"},
        prizes={1: "M60*"},
        rows={0: "M01 M02 M03*", 1: "M04* M05 M06", 2: "M07 M08 M09"},
        hands={1: "heavy_weather"},
        fog=[0],
        # R5 is in refuge: its roll for repair comes first.
        dice="B1 / W1  G2 / B1  G1 / B1  G2 / B1  G1 / B1  G2 / B1  G1 / B1",
    )
    commit(match, "heavy_weather action")
    say(match, "heavy_weather")
    storms = [data for data in told(match, "roll") if data["purpose"] == "heavy_weather"]
    assert [data["theirs"]["what"] for data in storms] == ["R11", "M60", "M04", "R10", "W5", "M03"]
    assert (fleet(match, 1), prizes(match, 1), fleet(match, 2), fleet(match, 0)) == ("R9 R5*^", "M60*", "R10*", "")
    assert (row(match, 1), row(match, 0)) == ("M05 M06", "M01 M02 M03*")
    assert [pile(match, seat) for seat in range(3)] == ["", "", ""]


def test_ks_5_5_16_heavy_weather_has_no_target_seat():
    """KS 4.2.10: it may be played whichever seats were hit before."""
    match = position(
        ships={1: "W5*", 2: "R9!", 3: "W1"},
        hands={0: "interned heavy_weather breakdown"},
        seats=4,
        dice="B1 G1 / B5  G1 / B5",
    )
    commit(match, "interned action", "heavy_weather action", "breakdown action")
    say(match, "interned", "2", "pass")
    assert offered(match) == ["heavy_weather", "breakdown", "end_turn", "end_turn/order"]
    say(match, "heavy_weather")
    assert offered(match)[0] == "breakdown"


# ---------------------------------------------------------------- answers to these cards


@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("breakdown", "G1 / G8"),
        ("rendezvous_missed", "G1 / G8  G1 / G8"),
        ("heavy_weather", "G1 / B8"),
        ("deception", ""),
        ("fog_bank", ""),
        ("intelligence", ""),
        ("recon_aircraft", ""),
        ("breakout", "B1 / G8"),
        ("collier", ""),
        ("damage_control", ""),
        ("blockade_runner", "B1 / G8"),
        ("fair_seas", "W1 / G8"),
        ("island_refuge", "B1 / W6"),
        ("scuttle", ""),
        ("second_chance", ""),
        ("wireless_intercept", ""),
    ],
)
def test_ks_5_6_2_most_cards_other_than_attacks_have_no_answer(card: str, dice: str):
    """Exceptions: Reflag, Interned and Transfer Command."""
    everything = "break_contact pull_the_plug shallow_run reflag recalled minesweeper"
    match = position(
        seats=2,
        ships={0: "R4~", 1: "R5! R9"},
        prizes={0: "M60*"},
        rows={0: "M33", 1: "M34"},
        hands={0: card, 1: everything},
        discard="trap",
        dice=dice,
    )
    commit(match, f"{card} action")
    say(match, card)
    while match.questions and (0, "commit") not in asked(match):
        assert [seat for seat, _ in asked(match)] == [0]
        match.answer(0, match.questions[0].default)
    assert told(match, "reacted") == told(match, "passed") == []
    assert len(told(match, "revealed")) == 1


@pytest.mark.parametrize(
    ("card", "ships", "chances"),
    [
        ("transfer_command", "W5 R5!*~", {"W5": 35, "R5": 35}),
        ("breakdown", "W5 R5", {"W5": 44, "R5": 44}),
        # KS 5.5.18: +2 for damage, and +2 for low supply.
        ("interned", "W5 R5!* R9!*~", {"W5": 56, "R5": 74, "R9": 89}),
    ],
)
def test_the_targets_of_a_card_say_its_chance(card: str, ships: str, chances: dict[str, int]):
    match = position(ships={1: ships}, hands={0: card})
    commit(match, f"{card} action")
    say(match, card)
    assert asked(match) == [(0, "target_ship")]
    assert {option.id: option.data["succeeds"] for option in match.questions[0].options} == chances


@pytest.mark.parametrize(
    ("options", "chances"),
    [
        # KS 5.5.33: -2 against a seat with a prize.
        ({}, {"1": 44, "2": 23}),
        # The chance differs from ship to ship, and would tell which of them is disguised.
        ({"coal": True}, {"1": None, "2": None}),
        ({"sail_raider": True}, {"1": None, "2": None}),
    ],
)
def test_rendezvous_missed_says_its_chance_against_each_enemy(options: dict[str, bool], chances: dict[str, int | None]):
    laid: dict[str, Any] = {"ships": {1: "W5", 2: "W1"}, "prizes": {2: "M01"}, **options}
    match = position(hands={0: "rendezvous_missed"}, **laid)
    commit(match, "rendezvous_missed action")
    say(match, "rendezvous_missed")
    assert asked(match) == [(0, "target_seat")]
    assert {option.id: option.data.get("succeeds") for option in match.questions[0].options} == chances
    # Moves planned ahead say the same.
    ahead = position(hands={0: "rendezvous_missed fog_bank"}, **laid)
    ahead.set_orders(0, {"moves": "ahead"})
    commit(ahead, "rendezvous_missed action", "fog_bank action")
    assert asked(ahead) == [(0, "ahead")]
    step = next(step for step in ahead.questions[0].steps_with({"1": "reveal/1"}) if step.kind == "ahead_seat")
    assert {option.id: option.data.get("succeeds") for option in step.options} == chances


@pytest.mark.parametrize("card", ["fog_bank", "deception", "recon_aircraft", "transfer_command"])
def test_the_question_for_an_enemy_names_the_kind_of_card(card: str):
    held = {0: card, 1: "qqq", 2: "qqq"}
    match = position(ships={1: "W5", 2: "W1"}, hands=held)
    commit(match, f"{card} action")
    say(match, card)
    assert asked(match) == [(0, "target_seat")]
    data = match.questions[0].data
    assert data["kind"] == card
    assert data.get("succeeds") == (35 if card == "transfer_command" else None)
