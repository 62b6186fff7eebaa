"""Island Refuge (KS 4.2.4, 5.5.20)."""

import pytest

from .positions import asked, commit, discards, fleet, offered, pass_on, places, position, rolls, row, say, told, trace


def test_ks_5_5_20_both_first_rolls_come_at_once():
    match = position(ships={0: "R9!*~"}, hands={0: "island_refuge"}, dice="B4 / W3  B3 / W3")
    commit(match, "island_refuge action")
    say(match, "island_refuge")
    assert rolls(match) == ["refuge_repair 4:3 success", "refuge_supply 3:3 failure"]
    # The card stays on its ship (KS 4.2.12).
    assert (fleet(match, 0), discards(match)) == ("R9!~^", "")


def test_ks_5_5_20_any_own_german_ship_may_enter_refuge():
    match = position(ships={0: "W1 R9^ R11", 1: "W2"}, prizes={0: "M60"}, hands={0: "island_refuge"})
    commit(match, "island_refuge action")
    say(match, "island_refuge")
    assert asked(match) == [(0, "target_ship")]
    assert offered(match) == ["W1", "R11"]
    say(match, "R11")
    assert fleet(match, 0) == "W1 R9^ R11^"


def test_ks_9_23_a_second_refuge_on_a_ship_is_illegal():
    match = position(ships={0: "W1^"}, hands={0: "island_refuge"})
    commit(match, "island_refuge action")
    assert offered(match) == ["leave_refuge/W1", "end_turn"]


def test_ks_4_2_4_rolls_follow_at_the_start_of_every_later_turn():
    match = position(ships={0: "R9!*~^ W1^ R11*"}, dice="B1 / W1  B4 / W1")
    assert rolls(match) == ["refuge_repair 1:1 failure", "refuge_supply 4:1 success"]
    assert fleet(match, 0) == "R9!*^ W1^ R11*"


def test_ks_5_5_20_a_ship_stays_until_its_owners_next_turn():
    match = position(ships={0: "R9!"}, hands={0: "island_refuge", 1: "amc"}, turns=4, left=30)
    commit(match, "island_refuge action")
    say(match, "island_refuge")
    # It may not leave in this turn: the next seat is asked.
    assert asked(match) == [(1, "commit")]
    pass_on(match, 0)
    match.answer(0, match.questions[0].default)
    assert offered(match) == ["leave_refuge/R9", "end_turn"]


def test_ks_5_5_20_an_extra_turn_is_a_later_turn():
    match = position(ships={0: "W1*"}, hands={0: "island_refuge second_chance"}, dice="B1 / W1  B4 / W1")
    commit(match, "island_refuge action", "second_chance action")
    say(match, "island_refuge", "second_chance", {"cards": []})
    assert len(rolls(match)) == 2
    assert offered(match) == ["leave_refuge/W1", "end_turn"]


def test_ks_5_5_20_a_raider_that_leaves_is_disguised_and_does_not_act():
    match = position(
        ships={0: "R10!*^ W1^"}, rows={1: "M33"}, hands={0: "trap lay_mines"}, dice="B1 / W1", turns=4, left=30
    )
    # No card may be committed on a ship in refuge.
    assert places(match, "lay_mines") == ["action", "british"]
    commit(match, "lay_mines action")
    assert offered(match) == ["leave_refuge/R10", "leave_refuge/W1", "end_turn"]
    say(match, "leave_refuge/R10", "leave_refuge/W1")
    assert fleet(match, 0) == "R10* W1"
    # Both cards go to this turn's discards.
    assert offered(match) == ["end_turn", "end_turn/order"]
    say(match, "end_turn")
    assert discards(match) == "island_refuge island_refuge lay_mines"
    pass_on(match, 0)
    assert places(match, "trap") == ["ship/R10", "ship/W1", "action", "british"]


def test_ks_5_5_20_a_raider_that_left_lays_no_mines_even_under_deception():
    match = position(ships={0: "R10^"}, hands={0: "lay_mines"}, deception=[0], turns=1)
    assert offered(match) == ["leave_refuge/R10", "end_turn"]
    say(match, "leave_refuge/R10")
    assert offered(match) == ["end_turn", "end_turn/order"]


def test_ks_5_5_20_a_card_committed_on_the_ship_is_lost():
    match = position(ships={0: "R4"}, rows={1: "M33", 2: "M34"}, hands={0: "island_refuge trap"})
    commit(match, "island_refuge action", "trap ship/R4")
    assert offered(match) == ["trap", "island_refuge", "end_turn", "end_turn/order"]
    say(match, "island_refuge")
    # The turn is over: no card can be played, and a single discard needs no order.
    assert (trace(match), discards(match)) == (["0 commit", "0 play"], "trap")


def test_ks_5_5_20_a_ship_that_has_acted_may_go_to_refuge():
    match = position(
        seats=2, ships={0: "R4"}, rows={1: "M33"}, hands={0: "island_refuge trap"}, dice="G1 / G8  W1 / G8"
    )
    commit(match, "island_refuge action", "trap ship/R4")
    say(match, "trap", "pass", "island_refuge")
    assert fleet(match, 0) == "R4^"


@pytest.mark.parametrize(
    ("card", "place"), [("recalled", "british"), ("interrogate", "action"), ("rendezvous_missed", "action")]
)
def test_ks_5_5_20_cards_that_do_not_reach_a_ship_in_refuge(card: str, place: str):
    known = "" if card == "interrogate" else "!"
    match = position(ships={1: f"R9{known}^"}, hands={0: card})
    commit(match, f"{card} {place}")
    assert told(match, "revealed") == []


def test_ks_5_5_20_a_ship_interned_in_refuge_leaves_the_card_to_that_turns_discards():
    match = position(ships={1: "W1^"}, hands={0: "interned"}, dice="B9 G1 / B1")
    commit(match, "interned action")
    say(match, "interned", "end_turn")
    assert (fleet(match, 1), discards(match)) == ("", "interned island_refuge")


def test_ks_4_2_7_a_refuge_may_be_left_with_an_empty_hand():
    match = position(ships={0: "W1^"})
    assert trace(match) == ["0 play"]
    assert match.questions[0].default == "end_turn"
    say(match, "leave_refuge/W1")
    assert (fleet(match, 0), discards(match)) == ("W1", "island_refuge")
    assert row(match, 0)


def test_ks_5_5_20_a_ship_that_changes_owner_stays_until_the_new_owners_next_turn():
    """Ruling on KS 5.5.20: the turn of the transfer does not count."""
    match = position(
        seats=2,
        ships={1: "W1^"},
        hands={0: "transfer_command collier", 1: "amc"},
        dice="G8 / B1",
        turns=3,
        left=30,
    )
    commit(match, "transfer_command action", "collier action")
    say(match, "transfer_command")
    assert fleet(match, 0) == "W1^"
    assert asked(match) == [(0, "play")]
    assert offered(match) == ["end_turn", "end_turn/order"]
    say(match, "end_turn")
    pass_on(match, 0)
    match.answer(0, match.questions[0].default)
    assert offered(match) == ["leave_refuge/W1", "end_turn"]
