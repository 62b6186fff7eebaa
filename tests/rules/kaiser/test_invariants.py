"""Invariants that hold at every decision of every match (spec 11); options, seats, seeds and answers are random."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from rules.kaiser import GAME
from rules.kaiser.options import Options
from rules.kaiser.pieces import (
    ANSWERS,
    DECK,
    GERMANS,
    GONE_AFTER_1914,
    MERCHANTS,
    SOLITAIRE,
    action,
    is_german,
    is_physical,
    is_warship,
    kind_of,
)
from rules.kaiser.state import State
from rules.kernel import Event, Match

from ...games.courses import course
from .courses import Chance, chances, matches
from .positions import check_view

SIDES = {"B": 10, "G": 8, "W": 6, "R": 4}
WINDOWS = ("react", "slim", "after_sinking", "recall_late")
MAYBE_ONE = ("reflag", "assists", "boarding", "exchange", "carry", "carry_swap")
"""Questions asked even with one option or none, to hide that from others or because it is a choice (KS 7.1)."""
TOGETHER = ("carry", "carry_swap", "wish", "exchange")


def options_of(match: Match) -> Options:
    return Options.model_validate(match.head.options)


def numbered(cards: Any) -> list[str]:
    """Return the cards without the Phantom's tokens."""
    return [card for card in cards if card is not None and is_physical(card)]


def action_cards(state: State) -> list[str]:
    turn = state.turn
    found = [*state.actions, *state.aside, *state.discard, *turn.discards, *turn.reactions]
    found += [committed.card for committed in turn.committed]
    for force in state.forces:
        found += [*force.hand, *numbered([force.fog, force.deception])]
        found += numbered(scored.card for scored in force.pile)
        found += numbered(ship.refuge for ship in force.ships)
    return found


def check_action_cards(match: Match) -> None:
    """KS 11.1."""
    options, box = options_of(match), list(DECK)
    if match.seats == 1:
        box = [card for card in box if not action(card).removed_in_solitaire]
    if options.drop_breakout and match.seats == 4:
        box = [card for card in box if kind_of(card) != "breakout"]
    assert Counter(action_cards(match.state)) == Counter(box)


def check_ships(match: Match) -> None:
    """KS 11.2, 11.10."""
    state, options = match.state, options_of(match)
    found = [*state.germans.unused, *state.germans.used, *state.merchants.unused, *state.merchants.used]
    for force in state.forces:
        found += [vessel.card for vessel in force.vessels]
        found += [scored.card for scored in force.pile if scored.how != "card"]
        assert all(is_german(ship.card) for ship in force.ships)
        assert not any(is_german(vessel.card) for vessel in (*force.prizes, *force.row))
    assert len(found) == len(set(found))
    germans = [ship for ship in GERMANS if not (options.after_1914 and ship in GONE_AFTER_1914)]
    merchants = [ship for ship, card in MERCHANTS.items() if not (options.drop_1914_merchants and card.lost_1914)]
    assert set(found) == {*germans, *merchants}
    for scored in (scored for force in state.forces for scored in force.pile):
        assert not scored.doubled or scored.how in ("sunk", "safe")
    if match.seats == 1:
        assert Counter([*state.solitaire.unused, *state.solitaire.used]) == Counter(list(SOLITAIRE))


def check_markers(match: Match) -> None:
    """KS 11.3, 11.4."""
    state, options = match.state, options_of(match)
    for force in state.forces:
        assert len(force.row) <= 3
        assert force.fog is None or force.deception is None
        for vessel in force.vessels:
            assert 0 <= vessel.damage <= (99 if options.extra_damage else 1)
            assert not vessel.low_supply or is_german(vessel.card)
            assert vessel.refuge is None or is_german(vessel.card)
            if is_warship(vessel.card):
                assert vessel.exposed
                assert not vessel.identified
        assert not any(vessel.identified for vessel in force.row)
    if any(question.kind == "commit" for question in match.questions.values()):
        stock = [*state.merchants.unused, *state.merchants.used]
        assert all(len(force.row) == 3 for force in state.forces) or not stock


def check_limits(match: Match) -> None:
    """KS 4.2.9 to 4.2.11, 11.6."""
    turn = match.state.turn
    assert len({*turn.others} - {turn.attack_target}) <= 1
    assert turn.attack_target is None or turn.attack_target in match.state.enemies(turn.seat)
    lying = [committed.ship for committed in turn.committed if committed.ship]
    assert len(lying) == len(set(lying))


def check_questions(match: Match) -> None:
    """4.5, KS 11.7: which seats are asked together, which questions may have one option, and which are secret."""
    state, turn = match.state, match.state.turn
    kinds = {question.kind for question in match.questions.values()}
    assert len(match.questions) == 1 or (len(kinds) == 1 and kinds <= {*TOGETHER})
    for seat, question in match.questions.items():
        if question.shape in ("choose", "pick"):
            ids = [option.id for option in question.options]
            assert len(ids) > 1 or question.kind in (*WINDOWS, *MAYBE_ONE)
            assert ids or question.kind == "assists"
        if question.kind in WINDOWS:
            assert seat == question.data["defender"]
            assert seat == (turn.attack_target if turn.seat < match.seats else 0)
        if question.kind == "reflag":
            assert state.forces[seat].vessel(question.data["target"]) is not None
        if question.kind in (*WINDOWS, "reflag"):
            assert question.default == "pass"
            for card in [option.id for option in question.options][1:]:
                assert card in state.forces[seat].hand
                assert kind_of(card) in ANSWERS
        if question.kind in ("commit", "play", *WINDOWS, "reflag", "wish", "exchange", "carry", "carry_swap"):
            assert question.secret


def check_new_round(match: Match) -> None:
    """KS 11.11, 3.3.3: the position at the first decision of a round."""
    state, options = match.state, options_of(match)
    carried = [event for event in match.log if event.kind == "carried"][-state.sides :]
    kept = {event.data["seat"]: event.data["ships"] for event in carried} if state.round > 1 else {}
    for force in state.forces:
        mine = kept.get(force.seat, [])
        assert len(mine) <= options.carried_most
        assert [ship.card for ship in force.ships][: len(mine)] == mine
        assert len(force.ships) == len(force.row) == 3
        assert (force.prizes, force.pile, force.fog, force.deception) == ([], [], None, None)
        assert not any(v.damage or v.identified or v.low_supply or v.refuge for v in force.vessels)
        dealt = len(force.hand) + len(state.turn.committed) * (force.seat == state.turn.seat)
        assert dealt == 6 - len(mine)
    assert not any(force.spotted for force in state.forces)


def check_secrets(match: Match) -> None:
    """KS 11.8, and spec 7 compared with the state."""
    state = match.state
    if not any(question.kind == "tournament_pick" for question in match.questions.values()):
        check_view(match)
    for reader in (None, *range(match.seats)):
        view = match.view(reader)
        assert view.solitaire == (len(state.solitaire.unused) if match.seats == 1 else None)
        assert view.left == len(state.actions)
        assert view.discarded == len(state.discard)
        assert view.top == ([] if match.seats == 1 else view.top[:2])
        for force in state.forces:
            assert view.forces[force.seat].hand_size == len(force.hand)
        down = {committed.slot: committed for committed in state.turn.committed if committed.state == "down"}
        for slot in view.committed:
            if slot.slot in down and not slot.up:
                mine = reader == state.turn.seat
                assert slot.card == (down[slot.slot].card if mine else None)
        if reader is None:
            assert view.me is None
            continue
        assert view.me.hand == state.forces[reader].hand
        for seat, cards in view.me.known.items():
            down_there = [c.card for c in state.turn.committed if state.turn.seat == seat]
            assert {*cards} <= {*state.forces[seat].hand, *down_there}
        assert view.me.deck == state.actions[: len(view.me.deck)]


def turns_of(match: Match) -> Iterator[list[Event]]:
    """Split the log into turns; each starts with the event that begins a turn."""
    turn: list[Event] = []
    for event in match.log:
        if event.kind in ("turn_start", "turn_skipped", "round_points"):
            if turn:
                yield turn
            turn = []
        if event.kind in ("turn_start", "turn_skipped") or turn:
            turn.append(event)
    if turn:
        yield turn


def check_rolls(match: Match) -> None:
    """KS 2.1.1 to 2.1.4, 5.2.3, 11.5."""
    for roll in (event.data for event in match.log if event.kind == "roll"):
        for side in (roll["ours"], roll["theirs"]):
            assert [die["die"] for die in side["dice"]] == sorted(side["coin"], key="BGWR".index)
            assert all(1 <= die["face"] <= SIDES[die["die"]] for die in side["dice"])
            plus = sum(mod["amount"] for mod in side["mods"])
            assert side["result"] == max(1, max(die["face"] for die in side["dice"]) + plus)
            assert all(mod["amount"] for mod in side["mods"])
        a, d = roll["ours"]["result"], roll["theirs"]["result"]
        if roll["contest"] == "challenge":
            assert roll["outcome"] == ("success" if a > d else "failure")
        else:
            assert roll["outcome"] == ("none" if a <= d else "damaged" if a < 2 * d else "sunk")


def check_turns(match: Match) -> None:
    """KS 4.1, 4.2.14, 11.6, 11.9: one draw per turn, none in a lost turn; the limits of a turn."""
    finished = match.result.reason != "resigned"
    turns = list(turns_of(match))
    for at, turn in enumerate(turns):
        first = turn[0]
        draws = [event.data["left"] for event in turn if event.kind in ("drew_card", "phantom_drew")]
        lost = first.kind == "turn_skipped" or first.data["fog"]
        whole = finished or at < len(turns) - 1
        assert len(draws) == (0 if lost else 1) or not whole
        assert not lost or not [e for e in turn if e.kind in ("committed", "revealed", "deception_drawn", "declared")]
        check_turn(turn)


def check_turn(turn: list[Event]) -> None:
    told = [(event.kind, event.data) for event in turn]
    declared = [data for kind, data in told if kind == "declared"]
    assert len({data["defender"] for data in declared}) <= 1
    ships = [data["ship"] for data in declared if data["ship"]]
    ships += [data["ship"] for kind, data in told if kind == "revealed" and data["place"] == "lay"]
    assert len(ships) == len(set(ships))
    struck = [data["theirs"]["what"] for kind, data in told if kind == "roll" and data["purpose"] == "intercept"]
    assert len(struck) == len(set(struck))
    hunted = [data["targets"][0] for data in declared if data["attack"] in ("BI", "IN", "MO")]
    assert len(hunted) == len(set(hunted))
    assert sum(kind == "overheard" for kind, _ in told) <= 1
    upright = [data["card"] for kind, data in told if kind == "revealed" and data["place"] == "action"]
    assert sum(kind_of(card) == "second_chance" for card in upright) <= 1
    answered: list[str] = []
    for kind, data in told:
        if kind == "declared":
            answered = []
        if kind == "reacted" and data["window"] in ("react", "after_sinking"):
            assert data["target"] not in answered
            answered.append(data["target"])


def check_rounds(match: Match) -> None:
    """KS 4.1, 11 (termination): the most turns, in clockwise order; 6.2.1: points; 3.3.2: carried ships."""
    sides = match.state.sides
    rounds: list[list[Event]] = []
    for event in match.log:
        if event.kind == "round_start":
            rounds.append([])
        if rounds:
            rounds[-1].append(event)
    for events in rounds:
        seats = [
            e.data["seat"]
            for e in events
            if e.kind == "turn_skipped" or (e.kind == "turn_start" and not e.data["extra"])
        ]
        first = next((e.data["seat"] for e in events if e.kind == "first_seat"), 0)
        assert seats == [(first + n) % sides for n in range(len(seats))]
        assert len(seats) <= sides * events[0].data["deck"]
        for points in (event.data for event in events if event.kind == "round_points"):
            for va, got in zip(points["amounts"], points["points"], strict=True):
                assert got == (sum(other <= va for other in points["amounts"]) if va else 0)


def begins_round(match: Match) -> bool:
    """Return whether the first turn of a round begins with this decision."""
    kinds = [event.kind for event in match.log]
    last = max((n for n, kind in enumerate(kinds) if kind == "round_start"), default=0)
    asked = [question.kind for question in match.questions.values()]
    return asked == ["commit"] and kinds[last:].count("turn_start") == 1


@settings(max_examples=20)
@given(matches(), chances)
def test_all_invariants_hold_at_every_decision(match: Match, chance: Chance):
    """KS 11.1 to 11.11, and that the match ends (11, termination)."""
    for _ in course(match, chance):
        check_action_cards(match)
        check_ships(match)
        check_markers(match)
        check_limits(match)
        check_questions(match)
        if chance.random.random() < 0.25:
            check_secrets(match)
        if begins_round(match):
            check_new_round(match)
    check_rolls(match)
    check_turns(match)
    check_rounds(match)
    check_result(match)


def check_result(match: Match) -> None:
    """KS 6.3."""
    result = match.result
    if result.reason == "resigned":
        assert result.winners == ()
    elif match.seats == 1:
        assert (result.winners == ()) == (result.data["phantom"] and result.reason != "shared")
    else:
        assert set(result.winners) == set(result.ranking[0])
    if result.reason != "resigned":
        assert match.state.round >= options_of(match).rounds
        assert (result.reason == "further_round") <= (match.state.round > options_of(match).rounds)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_match_of_defaults_alone_ends(seats: int):
    """KS 8.2: a seat that commits nothing draws a card."""
    match = Match.start(GAME, seats, f"defaults {seats}")
    while match.result is None:
        for seat, question in dict(match.questions).items():
            match.answer(seat, question.default, by="default")
    assert match.state.round >= 3
    check_turns(match)
    if seats > 1:
        assert match.result.reason == "shared"


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("after", [0, 3, 17])
def test_a_match_ends_at_once_when_everybody_resigns(seats: int, after: int):
    """Nobody wins; the ranking follows the finished rounds."""
    match, chance = (
        Match.start(GAME, seats, f"given up {seats}", options={"deck_size": 7 * max(2, seats)}),
        Chance(Random(after)),
    )
    for n, _ in enumerate(course(match, chance)):
        if n == after:
            break
    for seat in range(seats):
        match.resign(seat)
    assert match.result.reason == "resigned"
    assert match.result.winners == ()
    assert match.result.data["phantom"] is False
    check_result(match)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_that_resign_are_played_by_default(seats: int):
    match, chance = Match.start(GAME, seats, f"resigned {seats}", options={"rounds": 1}), Chance(Random(seats))
    match.resign(seats - 1)
    for seat, _ in course(match, chance):
        assert seat != seats - 1
    assert match.result.reason != "resigned"
    check_rounds(match)
