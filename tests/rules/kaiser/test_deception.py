"""Deception and Fog Bank: playing them, and the turns of their victims (KS 4.2.2, 4.2.3, 5.5.10, 5.5.14)."""

import pytest

from rules.kaiser.state import State
from rules.kaiser.turn import take_turn
from rules.kernel import Play, Table

from .positions import (
    asked,
    commit,
    discards,
    fleet,
    hand,
    offered,
    position,
    rolls,
    row,
    say,
    since,
    told,
    trace,
)


@pytest.mark.parametrize("card", ["deception", "fog_bank"])
def test_ks_5_5_10_5_5_14_the_card_is_laid_before_an_enemy_without_either(card: str):
    """KS 9.23."""
    match = position(seats=4, hands={0: card}, fog=[1], deception=[2])
    commit(match, f"{card} action")
    say(match, card)
    lying = match.state.forces[3]
    assert (lying.fog if card == "fog_bank" else lying.deception) == f"{card}#1"
    # It is discarded in the victim's turn, not in this one (KS 4.2.12).
    assert discards(match) == ""


@pytest.mark.parametrize("card", ["deception", "fog_bank"])
def test_ks_9_23_a_second_card_is_illegal(card: str):
    match = position(seats=3, hands={0: card}, fog=[1], deception=[2])
    commit(match, f"{card} action")
    assert told(match, "revealed") == []


def test_ks_4_2_2_a_fogged_turn_has_refuge_rolls_and_nothing_else():
    """KS 9.24: no card, no leaving, no draw."""
    match = position(
        active=1,
        ships={1: "W5^*~ R11"},
        rows={0: "M01 M02", 1: "M03 M04 M05", 2: "M06 M07 M08"},
        hands={1: "reflag trap"},
        fog=[1],
        merchants="M09",
        dice="B4 / W3  B2 / W2",
    )
    assert asked(match) == []
    assert rolls(match) == ["refuge_repair 4:3 success", "refuge_supply 2:2 failure"]
    assert (fleet(match, 1), hand(match, 1), row(match, 0)) == ("W5~^ R11", "reflag trap", "M01 M02 M09")
    assert (discards(match), told(match, "drew_card")) == ("fog_bank", [])
    assert match.state.forces[1].fog is None


def test_ks_4_2_3_a_deceived_turn_has_one_random_card_from_the_hand():
    match = position(
        active=1,
        ships={1: "W5*~"},
        hands={1: "trap collier damage_control"},
        deception=[1],
        draws={"hand": [2]},
    )
    (drawn,) = [event for event in since(match) if event.kind == "deception_drawn"]
    assert drawn.data == {"seat": 1, "cards": 1}
    assert drawn.private == {1: {"faces": ["damage_control#1"]}}
    assert asked(match) == [(1, "play")]
    assert match.questions[1].default == "end_turn"
    assert offered(match) == ["damage_control", "end_turn"]
    say(match, "damage_control")
    assert fleet(match, 1) == "W5~"
    assert trace(match) == ["1 play"]
    assert discards(match) == "damage_control deception"
    assert (hand(match, 1).split()[:2], len(told(match, "drew_card"))) == (["trap", "collier"], 1)


def test_ks_5_5_10_a_deceived_seat_may_decline():
    match = position(active=1, ships={1: "W5~"}, hands={1: "collier"}, deception=[1])
    say(match, "end_turn")
    assert (fleet(match, 1), discards(match)) == ("W5~", "collier deception")


@pytest.mark.parametrize("card", ["surprise_attack", "trap", "good_hunting", "collier", "lay_mines"])
def test_ks_5_5_10_a_card_that_cannot_be_used_is_ignored(card: str):
    """An assist, a reaction, a card without use, Lay Mines without a free raider with the mark."""
    match = position(active=1, ships={1: "R9 W5 R11^"}, hands={1: card}, deception=[1], turns=1)
    # Leaving a refuge is not a card play.
    assert offered(match) == ["leave_refuge/R11", "end_turn"]
    say(match, "end_turn")
    assert discards(match) == f"{card} deception"


def test_ks_5_5_10_an_empty_hand_draws_nothing():
    match = position(active=1, deception=[1])
    assert asked(match) == []
    assert (discards(match), len(told(match, "drew_card"))) == ("deception", 1)


def test_ks_5_5_10_reflag_and_attacks_are_action_halves():
    match = position(active=1, ships={1: "R9!"}, hands={1: "reflag"}, deception=[1])
    say(match, "reflag")
    assert fleet(match, 1) == "R9"
    match = position(active=1, hands={1: "submarine_u"}, rows={2: "M33"}, deception=[1], dice="B4 W1 R1 / G3")
    say(match, "submarine_u", "2", "pass")
    assert row(match, 2).startswith("M33*")


def test_ks_5_5_10_a_deceived_seat_names_a_raider_for_lay_mines():
    match = position(
        active=1,
        ships={1: "R9 R10 R11 R14^"},
        rows={0: "M01", 2: "M33"},
        hands={1: "lay_mines"},
        deception=[1],
        dice="B4 R1 / G4",
    )
    say(match, "lay_mines")
    assert asked(match) == [(1, "target_ship")]
    assert offered(match) == ["R10", "R11"]
    say(match, "R11")
    revealed = told(match, "revealed")[0]
    assert (revealed["place"], revealed["ship"]) == ("lay", "R11")
    say(match, "2", "pass")
    assert rolls(match) == ["mines 4:4 none"]


def test_ks_5_5_10_second_chance_by_deception_gives_a_normal_extra_turn():
    match = position(active=1, hands={1: "second_chance collier"}, deception=[1], ships={1: "W5~"})
    say(match, "second_chance")
    assert asked(match) == [(1, "commit")]
    commit(match, "collier action")
    say(match, "collier")
    assert fleet(match, 1) == "W5"
    assert discards(match) == "second_chance deception collier"


def test_ks_5_5_10_a_deceived_seat_reacts_as_usual():
    match = position(ships={0: "R9"}, rows={1: "M33 M34 M35"}, hands={0: "recalled", 1: "slim_pickings"}, deception=[1])
    commit(match, "recalled ship/R9")
    say(match, "recalled", "1", "M33")
    assert offered(match) == ["pass", "slim_pickings"]
    say(match, "slim_pickings")
    assert match.state.forces[1].deception == "deception#1"


def test_ks_4_2_12_deception_is_discarded_after_the_victims_cards_and_before_reactions():
    match = position(active=1, hands={1: "interned", 0: "reflag"}, ships={0: "R9!"}, deception=[1], discard="trap")
    say(match, "interned", "reflag")
    assert discards(match) == "trap interned deception reflag"


def test_ks_5_9_19_the_phantoms_cards_end_with_the_live_players_turn():
    """It is not a card, so nothing is discarded."""
    match = position(seats=1, turns=0, hands={0: "trap"}, then=befogged)
    assert match.state.forces[0].fog is None
    assert not match.view(0).forces[0].fog
    assert discards(match) == ""


def befogged(table: Table, state: State) -> Play[None]:
    """Let the Phantom lay a Fog Bank, then play the live player's turn."""
    state.forces[0].fog = "fog_bank"
    table.tell("fog", seat=0, by=1, card="fog_bank")
    yield from take_turn(table, state, 0)


def test_ks_4_2_3_supplies_from_prizes_are_no_card_play():
    match = position(
        active=1,
        ships={1: "W5~"},
        prizes={1: "M60"},
        hands={1: "trap"},
        deception=[1],
        prize_resupply=True,
        dice="B1 / B1 G1",
    )
    assert offered(match) == ["resupply/M60/W5", "end_turn"]
    say(match, "resupply/M60/W5")
    assert fleet(match, 1) == "W5"


def test_ks_7_the_deceived_seat_alone_sees_its_card_until_it_is_used():
    match = position(active=1, ships={1: "W5~"}, hands={1: "collier"}, deception=[1])
    assert [slot.card for slot in match.view(1).committed] == ["collier#1"]
    for reader in (0, 2, None):
        assert [slot.card for slot in match.view(reader).committed] == [None]
    say(match, "end_turn")
    assert match.view(2).top == ["deception#1", "collier#1"]
