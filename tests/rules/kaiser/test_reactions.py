"""Reaction cards for each attack, and the windows (spec 5.4, 7.1)."""

from itertools import product

import pytest

from rules.kaiser.combat.answering import Threat, answers
from rules.kaiser.combat.attack import Attack
from rules.kaiser.options import Options
from rules.kaiser.pieces import ANSWERS, BEFORE, GERMANS
from rules.kaiser.state import DISCARDS_EXPLAINED, Force, Vessel
from rules.kernel.table import Table

from .positions import (
    asked,
    commit,
    discards,
    finish,
    hand,
    offered,
    pile,
    position,
    say,
    told,
    trace,
)
from .scenes import mines, navy, raid, strike, torpedo

SUNK = "B10 G1 W1 / G1"
MISSED = "B1 G1 W1 / G8"
NO_PORT, PORT = "W1 / G8", "W6 / G1"

EVERY = (
    "amc break_contact fast_ship minesweeper mistaken_identity non_combatant pull_the_plug qqq#2 q_ship razzle_dazzle "
    "recalled reflag sail_q_ship shallow_run slim_pickings trap"
)
"""One of each reaction card."""

BY_ATTACK = {
    "BI": "break_contact pull_the_plug reflag shallow_run",
    "IN": "break_contact pull_the_plug shallow_run",
    "MO": "pull_the_plug",
    "WI": "amc break_contact non_combatant shallow_run slim_pickings trap",
    "RI": "amc break_contact fast_ship non_combatant qqq shallow_run slim_pickings trap",
    "MI": "minesweeper",
    "TO": "q_ship razzle_dazzle",
}
"""The table of spec 5.4.4 by column, for an undamaged steamer or an identified raider by day."""


# ---------------------------------------------------------------- the table of 5.4.4


@pytest.mark.parametrize("kind", BY_ATTACK)
def test_ks_5_4_4_each_attack_is_answered_by_its_own_cards(kind):
    scenes = {
        "BI": lambda: navy("R9!", defender=EVERY),
        "IN": lambda: strike("interrogate", ships={1: "R9"}, defender=EVERY, dice="B9 / G1"),
        "MO": lambda: strike("monitor", ships={1: "R9!^"}, defender=EVERY),
        "WI": lambda: raid("W5", defender=EVERY),
        "RI": lambda: raid("R11", defender=EVERY),
        "MI": lambda: mines(defender=EVERY),
        "TO": lambda: torpedo(defender=EVERY),
    }
    match = scenes[kind]()
    assert asked(match) == [(1, "react")]
    assert match.questions[1].data["attack"] == kind
    assert offered(match) == ["pass", *BY_ATTACK[kind].split()]


CONDITIONS = [
    ("night", {"night": True}, "amc non_combatant qqq slim_pickings trap"),
    ("surprise", {"attach": "surprise_attack"}, "amc non_combatant qqq slim_pickings trap"),
    ("damaged merchant", {"row": "M48* M46 M24"}, "amc break_contact qqq shallow_run slim_pickings trap"),
    ("identified raider", {"ship": "R11!"}, BY_ATTACK["RI"].replace("qqq ", "")),
    ("Wolf", {"ship": "R14", "little_wolf": True}, BY_ATTACK["RI"].replace("slim_pickings ", "")),
    ("Wolf without the option", {"ship": "R14"}, BY_ATTACK["RI"]),
    ("sailing ship", {"row": "M31 M46", "targets": "M31"}, BY_ATTACK["RI"]),
    (
        "sailing ship with the option",
        {"row": "M31 M46", "targets": "M31", "sail_merchants": True},
        "break_contact non_combatant qqq shallow_run slim_pickings trap",
    ),
]


@pytest.mark.parametrize(("name", "how", "cards"), CONDITIONS, ids=[name for name, _, _ in CONDITIONS])
def test_ks_5_4_4_conditions_of_an_intercept_by_a_raider(name, how, cards):
    assert offered(raid(defender=EVERY, **how)) == ["pass", *cards.split()]


@pytest.mark.parametrize(
    ("how", "cards"),
    [
        ({"night": True}, "pull_the_plug reflag"),
        ({"attach": "surprise_attack"}, "pull_the_plug reflag"),
        ({"reflag_cancels": False}, "break_contact pull_the_plug shallow_run"),
        ({"target": "W5"}, "break_contact pull_the_plug shallow_run"),
        ({"prize": "M59!"}, "break_contact pull_the_plug reflag shallow_run"),
        ({"target": "R9!*"}, "break_contact pull_the_plug reflag shallow_run"),
    ],
)
def test_ks_5_4_4_conditions_of_a_royal_navy_intercept(how, cards):
    assert offered(navy(defender=EVERY, **how)) == ["pass", *cards.split()]


def test_ks_5_4_4_conditions_of_a_torpedo():
    sailing = {"target": "M31", "row": "M31", "defender": EVERY}
    assert offered(torpedo(**sailing)) == ["pass", "q_ship", "razzle_dazzle", "sail_q_ship"]
    # With or without the option (KS 9.14); the Q-Ship is not a sailing ship.
    assert offered(torpedo(**sailing, sail_merchants=True)) == ["pass", "razzle_dazzle", "sail_q_ship"]


def test_ks_5_4_4_the_data_gives_the_answers():
    """No card answers an attack without a Y in the table, whatever the circumstances."""
    vessels = [
        Vessel(card, identified, damage)
        for card in ("R9", "W5", "M48", "M31")
        for identified in (True, False)
        for damage in (0, 1)
    ]
    for kind, vessel, night, surprise in product(BY_ATTACK, vessels, (True, False), (True, False)):
        ship = Vessel("R11") if kind in ("WI", "RI") else None
        attack = Attack(kind, 0, 1, "x", "B", "", [vessel], ship, night, surprise)  # type: ignore[arg-type]
        found = answers(Threat(Options(), attack, vessel, Force(1)))
        assert all(ANSWERS[card].time(kind) == BEFORE for card in found)
        assert "recalled" not in found
        assert "mistaken_identity" not in found
    assert len(GERMANS) == 20


# ---------------------------------------------------------------- windows (5.4.1 to 5.4.6, 7.1)


def test_ks_5_4_1_one_card_for_each_merchant():
    match = raid(
        targets="M48 M46",
        attach="good_hunting",
        defender="qqq#2 trap trap",
        dice=f"{MISSED} / {NO_PORT} / {MISSED} / G1 W1 / G8 / {NO_PORT}",
    )
    say(match, "pass", "qqq")
    assert (asked(match), offered(match)) == ([(1, "react")], ["pass", "trap"])
    say(match, "trap")
    assert hand(match, 1) == "trap"
    assert asked(match) == [(0, "reflag")]


def test_ks_5_4_1_after_a_reaction_there_is_no_window_after_the_sinking():
    match = raid(defender="qqq#2 recalled", dice=SUNK)
    say(match, "qqq")
    assert pile(match, 0) == "M48"
    assert asked(match) == [(0, "reflag")]


def test_ks_5_4_1_one_copy_of_a_card_is_offered():
    assert offered(raid(defender="trap#1 trap#2 amc")) == ["pass", "trap", "amc"]


def test_ks_5_4_1_cards_with_names_of_their_own_are_all_offered():
    """Both merchant cruisers do the same, but a hand shows HMS Alcantara and HMS Carmania."""
    match = raid(defender="amc#2 trap#1 amc#1 trap#2")
    (question,) = match.questions.values()
    assert [option.id for option in question.options] == ["pass", "amc#2", "trap#1", "amc#1"]
    assert [reply["card"] for reply in question.data["replies"]] == ["amc", "trap#1"]


def test_ks_5_4_6_assists_are_shown_before_the_reaction():
    match = raid(attach="surprise_attack special_cargo boarding_party")
    data = match.questions[0].data
    assert [data[key] for key in ("attack", "surprise", "cargo", "target")] == ["RI", True, True, "M48"]
    say(match, "yes")
    shown = [event["card"] for event in told(match, "revealed")]
    assert shown == ["qqq#1", "surprise_attack#1", "special_cargo#1", "boarding_party#1"]
    assert asked(match) == [(1, "react")]
    assert match.questions[1].data["boarding"] is True


def test_ks_5_3_10_mines_are_answered_once_for_the_whole_row():
    match = mines("M24 M48 M46")
    assert match.questions[1].data["targets"] == ["M24", "M48", "M46"]


def test_ks_8_1_orders_by_value_look_at_the_most_valuable_of_several():
    for least, answered in ((7, False), (8, True)):
        dice = "B1 R1 / W6 / B1 R1 / G8 / B1 R1 / G8" if answered else ""
        match = mines("M24 M48 M46", dice=dice)
        match.set_orders(1, {"least": least})
        assert (len(told(match, "passed")) == 1) is answered


def test_ks_7_1_a_window_for_a_seat_that_can_only_pass_reveals_nothing():
    for defender in ("", "trap"):
        match = raid(defender=defender, dice=f"{MISSED} / {NO_PORT}")
        assert asked(match) == [(1, "react")]
        assert match.questions[1].secret
        say(match, "pass")
        assert told(match, "passed") == [{"seat": 1, "window": "react", "target": "M48"}]


def test_ks_7_1_only_if_able_spares_a_seat_that_can_only_pass():
    match = raid(reaction_prompts="only_if_able", dice=f"{MISSED} / {NO_PORT}")
    assert "1 react" not in trace(match)
    assert asked(raid(reaction_prompts="only_if_able", defender="trap")) == [(1, "react")]
    # Recalled alone cannot answer before the dice.
    match = raid(reaction_prompts="only_if_able", defender="recalled", dice=SUNK)
    assert trace(match)[-1] == "1 after_sinking"


def test_ks_5_4_3_a_partner_does_not_react():
    match = position(
        seats=4,
        teams=True,
        ships={0: "R11"},
        rows={1: "M48 M46 M24"},
        hands={0: "qqq", 1: "", 3: "trap"},
    )
    commit(match, "qqq ship/R11")
    say(match, "qqq", "1", "M48")
    assert (asked(match), offered(match)) == ([(1, "react")], ["pass"])


def test_ks_4_2_12_reactions_go_on_the_pile_last_in_the_order_of_use():
    match = raid(
        targets="M48 M46",
        attach="good_hunting",
        defender="qqq#2 amc",
        dice=f"{MISSED} / {NO_PORT} / B1 G1 W1 / B9 / B1 G1 / G8",
    )
    say(match, "pass", "qqq", "amc", "pass")
    assert discards(match) == ""
    finish(match)
    assert discards(match) == "qqq good_hunting qqq amc"


@pytest.mark.parametrize("patched", [False, True])
def test_the_discards_of_a_turn_say_which_of_them_others_have_played(patched: bool, monkeypatch: pytest.MonkeyPatch):
    """Matches that began before the patch tell what they told."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: patched and patch == DISCARDS_EXPLAINED)
    match = position(seats=2, ships={0: "R9", 1: "R1"}, rows={1: "M33"}, hands={0: "recalled", 1: "slim_pickings"})
    commit(match, "recalled ship/R9")
    say(match, "recalled")
    say(match, "slim_pickings")
    (discarded,) = told(match, "discarded")
    assert discarded["faces"] == ["recalled#1", "slim_pickings#1"]
    assert discarded.get("answers") == ([{"card": "slim_pickings#1", "seat": 1}] if patched else None)
