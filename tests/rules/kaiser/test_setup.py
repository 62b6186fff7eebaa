"""Decks, dealing and the first seat (spec 3.2, 3.3); for optional sizes and starts see test_options.py."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from rules.kaiser import GAME
from rules.kaiser.options import Options
from rules.kaiser.pieces import ACTIONS, DECK, GERMANS, MERCHANTS, SOLITAIRE, action, sails
from rules.kaiser.play import first_seat
from rules.kaiser.state import Vessel, new_state
from rules.kernel import Match, Play, Table

from .positions import CalmDice, hand


def start(seats: int, dice: Mapping[str, Sequence[object]] | None = None, **options: Any) -> Match:
    """Begin a match with the decks in their own order; seat 0 is first by default."""
    return Match.start(GAME, seats, "", options=options, dice=CalmDice({"B": [10, 9, 8, 7] * 9, **(dice or {})}))


def pass_on(match: Match, until: str) -> None:
    """Give the default answers until a question of this kind is open."""
    while not any(question.kind == until for question in match.questions.values()):
        for seat, question in dict(match.questions).items():
            match.answer(seat, question.default)


# ---------------------------------------------------------------- the box


def test_ks_2_3_the_numbers_of_cards():
    assert len(DECK) == sum(card.count for card in ACTIONS.values()) == 100
    assert Counter(action(card).family for card in DECK) == {"action": 50, "reaction": 31, "assist": 19}
    scored = {card.key: card.va for card in ACTIONS.values() if card.va is not None}
    assert scored == {"amc": 7, "q_ship": 5, "sail_q_ship": 5, "submarine_u": 7, "submarine_uc": 5}, "others are blank"
    assert Counter(ship.type for ship in GERMANS.values()) == {"warship": 6, "raider": 14}
    assert Counter(ship.va for ship in MERCHANTS.values()) == {3: 13, 5: 19, 7: 19, 9: 9}
    assert sum(ship.lost_1914 for ship in MERCHANTS.values()) == 19
    assert sum(sails(ship) for ship in MERCHANTS) == 12
    assert sum(card.removed_in_solitaire for card in ACTIONS.values()) == 12
    assert len(SOLITAIRE) == 20


def test_ks_2_7_the_solitaire_deck():
    cards = SOLITAIRE.values()
    assert Counter(card.attack2 for card in cards) == {"raider_intercept": 14, "warship_intercept": 6}
    assert sum(not card.special for card in cards) == 8
    assert sum((card.defence_1_3, card.defence_2_4).count("none") for card in cards) == 20


# ---------------------------------------------------------------- dealing


@pytest.mark.parametrize(
    ("seats", "aside", "in_play", "left"), [(4, 20, 80, 56), (3, 40, 60, 42), (2, 60, 40, 28), (1, 48, 40, 28)]
)
def test_ks_3_2_2_cards_aside_in_hands_and_in_the_deck(seats: int, aside: int, in_play: int, left: int):
    match = start(seats)
    (told_,) = [event.data for event in match.log if event.kind == "round_start"]
    assert (told_["aside"], told_["deck"], len(match.state.actions)) == (aside, in_play, left)
    assert [len(force.hand) for force in match.state.forces] == [6] * max(2, seats)
    assert len(match.state.aside) == aside


def test_ks_3_2_4_cards_are_dealt_one_at_a_time_from_seat_0():
    match = start(3)
    forces = match.state.forces
    assert [[ship.card for ship in force.ships] for force in forces] == [
        ["W1", "W4", "R1"],
        ["W2", "W5", "R2"],
        ["W3", "W6", "R3"],
    ]
    assert [[ship.card for ship in force.row] for force in forces] == [
        ["M01", "M04", "M07"],
        ["M02", "M05", "M08"],
        ["M03", "M06", "M09"],
    ]
    dealt = DECK[40:58]
    assert [force.hand for force in forces] == [list(dealt[seat::3]) for seat in range(3)]
    assert match.state.aside == list(DECK[:40])
    assert match.state.actions == list(DECK[58:])


def test_ks_3_2_5_raiders_begin_disguised_and_nothing_is_damaged():
    for vessel in (vessel for force in start(4).state.forces for vessel in force.vessels):
        assert vessel == Vessel(vessel.card)


def test_ks_3_2_5_hands_are_private():
    match = start(2)
    for seat in range(2):
        seen = [event.data.get("hand") for event in match.events(seat) if event.kind == "dealt_hand"]
        assert [bool(hand) for hand in seen] == [seat == 0, seat == 1]
    assert not any("hand" in event.data for event in match.events(None) if event.kind == "dealt_hand")


def test_ks_3_2_1_another_seed_gives_another_deal():
    """Every deck is shuffled: two seeds differ in all of them."""
    one, other = (Match.start(GAME, 4, seed).state for seed in ("one", "other"))
    assert one.actions != other.actions
    assert one.germans.unused != other.germans.unused
    assert one.merchants.unused != other.merchants.unused


# ---------------------------------------------------------------- the first player


def first(points: list[list[int]], dice: list[int], fleets: Sequence[str] = (), **options: Any) -> int:
    """Return the seat that begins after rounds with these points; all of these blue dice must be rolled."""
    seats, found = len(points), list[int]()
    agreed = Options(**options)
    state = new_state(1 if options.get("solo_first") else seats, agreed)
    state.round = len(points[0]) + 1
    for force, scored in zip(state.forces, points, strict=True):
        force.points = scored
    for force, ships in zip(state.forces, fleets, strict=False):
        force.ships = [Vessel(ship) for ship in ships.split()]

    def play(table: Table) -> Play[None]:
        found.append(first_seat(table, state))
        yield from ()

    match = Match.of(play, state.seats, CalmDice({"B": dice}), agreed, GAME)
    assert [outcome for _, _, outcome in match.draws] == dice
    return found[0]


def test_ks_3_2_7_the_highest_blue_die_begins():
    assert first([[], [], []], [3, 9, 4]) == 1


def test_ks_9_27_equal_dice_are_struck_out():
    assert first([[], [], [], []], [10, 10, 2, 5]) == 3


def test_ks_3_2_7_all_roll_again_if_all_are_equal():
    assert first([[], [], [], []], [10, 10, 5, 5, 7, 7, 7, 1]) == 3


def test_ks_3_2_7_the_weakest_fleet_may_begin():
    """R4, R6 and R10 have 6 VA each, W5 12."""
    assert first([[], [], []], [], ["W1 W2 W3", "R4 R6 R10", "W5 R1 R2"], first_player="lowest_va") == 1


def test_ks_3_2_7_equal_fleets_are_struck_out_and_then_the_dice_decide():
    fleets = ["R4 R1 R2", "R6 R3 R13", "W1 W2 W3"]
    assert first([[], [], []], [], fleets, first_player="lowest_va") == 2
    assert first([[], []], [4, 6], fleets[:2], first_player="lowest_va") == 1


def test_ks_3_2_8_the_fewest_points_begin_later_rounds():
    assert first([[3, 1], [1, 3], [2, 1]], []) == 2


def test_ks_3_2_8_equal_points_are_struck_out():
    assert first([[1], [1], [3], [2]], []) == 3
    assert first([[1], [1], [3], [3]], [1, 2, 9, 3]) == 2


def test_ks_9_6_with_the_option_only_the_last_round_counts():
    points = [[3, 1], [1, 2], [2, 3]]
    assert first(points, [], first_later="last") == 0
    assert first(points, [], first_later="total") == 1


@pytest.mark.parametrize(("agreed", "dice", "seat"), [("live", [], 0), ("phantom", [], 1), ("d10", [2, 8], 1)])
def test_ks_5_9_3_the_first_seat_against_the_phantom(agreed: str, dice: list[int], seat: int):
    assert first([[], []], dice, solo_first=agreed) == seat
    assert first([[2], [2]], dice, solo_first=agreed) == seat
    assert first([[2], [1]], [], solo_first=agreed) == 1


def test_ks_3_2_7_the_first_seat_takes_the_first_turn():
    match = start(3, {"B": [1, 2, 7]})
    assert list(match.questions) == [2]
    assert [event.data["seat"] for event in match.log if event.kind in ("first_seat", "turn_start")] == [2, 2]


# ---------------------------------------------------------------- later rounds


def test_ks_3_3_3_the_next_round_is_dealt_anew():
    """A seat that keeps a ship gets two new ones, disguised, and five cards; a seat without gets three and six."""
    match = start(3, deck_size=21)
    for force in match.state.forces:
        for vessel in force.vessels:
            vessel.damage, vessel.low_supply, vessel.identified = 1, not vessel.card.startswith("M"), True
    pass_on(match, "carry")
    rows = [ship.card for force in match.state.forces for ship in force.row]
    match.answer(0, ["R1"])
    match.answer(1, [])
    match.answer(2, ["W3"])
    state = match.state
    assert state.round == 2
    assert [[ship.card for ship in force.ships] for force in state.forces] == [
        ["R1", "R4", "R7"],
        ["R5", "R8", "R10"],
        ["W3", "R6", "R9"],
    ]
    assert [len(force.hand) for force in state.forces] == [5, 6, 5]
    assert len(state.actions) == 21 - 16
    assert all(vessel == Vessel(vessel.card) for force in state.forces for vessel in force.vessels)
    assert [len(force.row) for force in state.forces] == [3, 3, 3]
    assert state.merchants.used == rows
    assert sorted(state.germans.used) == sorted(["W1", "W4", "W2", "W5", "R2", "W6", "R3"])
    assert told_of(match, "reshuffled") == []


def told_of(match: Match, kind: str) -> list[Mapping[str, Any]]:
    return [event.data for event in match.log if event.kind == kind]


def test_ks_3_3_4_used_ships_are_shuffled_when_the_others_run_out():
    """Four seats need twelve ships and eight remain: the missing four come from the used ones."""
    match = start(4, {"german_deck": [list(GERMANS), [*reversed(list(GERMANS)[:12])]]}, deck_size=28)
    pass_on(match, "carry")
    for seat in range(4):
        match.answer(seat, [])
    (told_,) = told_of(match, "reshuffled")
    assert (told_["deck"], told_["cards"]) == ("german_deck", 12)
    dealt = [[force.ships[n].card for force in match.state.forces] for n in range(3)]
    assert dealt[:2] == [list(GERMANS)[12:16], list(GERMANS)[16:]]
    assert dealt[2] == list(GERMANS)[11:7:-1]


def test_ks_3_3_2_no_ships_are_kept_after_the_last_round():
    match = start(2, rounds=1, deck_size=14, max_extra_rounds=0)
    while match.result is None:
        pass_on_one(match)
    assert not any(entry.kind == "carry" for entry in match.entries)
    assert match.state.round == 1


def pass_on_one(match: Match) -> None:
    for seat, question in dict(match.questions).items():
        match.answer(seat, question.default)


def test_ks_3_3_2_ships_are_carried_into_a_further_round():
    match = start(2, rounds=1, deck_size=14, max_extra_rounds=1)
    pass_on(match, "carry")
    assert match.state.round == 1
    pass_on(match, "commit")
    assert match.state.round == 2
    assert [event.data["extra"] for event in match.log if event.kind == "round_start"] == [False, True]


def test_ks_3_3_5_the_deck_of_a_round_is_new():
    match = start(2, {"action_deck": [list(DECK), list(reversed(DECK))]}, deck_size=14)
    pass_on(match, "carry")
    match.answer(0, [])
    match.answer(1, [])
    assert match.state.aside == list(reversed(DECK))[:86]
    assert hand(match, 0).split()[0] == DECK[13].split("#")[0]
    assert match.state.discard == []
