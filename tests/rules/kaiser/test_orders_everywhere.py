"""Standing orders at all seats: matches run to their end, and people are asked only what orders leave open (KS 8.1)."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kaiser import GAME
from rules.kaiser.orders import RECOMMENDED
from rules.kernel import Match

from ...secrets.twins import sight
from .courses import Chance

MOST = 3_000
"""More answers than any of these matches needs."""
TABLES: Mapping[str, tuple[int, Mapping[str, Any]]] = {
    "two": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "teams": (4, {"teams": True}),
}

MOVE_BY_MOVE = {**RECOMMENDED, "moves": "each"}
"""The recommended orders about other seats' turns alone."""


def begun(table: str, seed: int) -> Match:
    seats, options = TABLES[table]
    chosen = {"deck_size": 14 * seats, "rounds": 1, "max_extra_rounds": 0, **options}
    return Match.start(GAME, seats, f"everywhere {seed}", options=chosen)


def played(match: Match, seed: int, *, wait: bool, change: float = 0.0) -> Counter[str]:
    """Play to the end: people answer only what their orders do not; count the answers of both.

    ``wait``: the orders may wait, as at a table played by message. ``change``: how often a seat gives other orders.
    """
    match.orders_wait = wait
    chance, met = Chance(Random(seed), bold=0.9), Counter[str]()
    while match.result is None:
        assert len(match.entries) < MOST
        if chance.random.random() < change:
            seat = chance.random.choice([*range(match.seats)])
            match.set_orders(seat, some_orders(match, seat, chance))
            continue
        seat, question = next(iter(match.questions.items()))
        if match.ordered(seat) is not None:
            # Only the orders themselves hold their answer back.
            assert wait
            assert question.window
            assert match.orders(seat)["timing"] == "later"
            match.answer_by_order(seat, question.id)
            met["waited"] += 1
            continue
        met["asked"] += 1
        met["only a pass"] += question.window and len(question.options) == 1
        # The person's answer follows from the question alone, so that other chances do not change the course.
        said = Chance(Random(f"{seed} {question.id}"), bold=0.9).answer(match, seat, question)
        match.answer(seat, said, question.id)
    met["by order"] = sum(entry.by == "order" for entry in match.entries)
    return met


def some_orders(match: Match, seat: int, chance: Chance) -> Mapping[str, Any]:
    """Return random legal orders."""
    return chance.form_of(lambda draft: match.orders_form(seat, draft))


def given_answers(match: Match) -> list[tuple[int, str | None, Any]]:
    return [(entry.seat, entry.kind, entry.answer) for entry in match.entries if entry.type == "answer"]


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("wait", [True, False])
def test_ks_8_1_with_the_recommended_orders_nobody_is_asked_what_can_only_be_passed(table: str, *, wait: bool):
    for seed in range(2, 5):
        match = begun(table, seed)
        for seat in range(match.seats):
            match.set_orders(seat, RECOMMENDED)
        met = played(match, seed, wait=wait)
        assert met["only a pass"] == 0
        assert met["by order"] > 2, met
        assert (met["waited"] > 2) == wait
        assert Match.replay(match.record()).result == match.result


@settings(max_examples=20)
@given(st.sampled_from([*TABLES]), st.integers(0, 2**32), st.sampled_from([0.0, 0.0, 0.05]))
def test_ks_8_1_with_any_orders_at_all_seats_a_match_ends_and_a_wait_changes_only_the_time(
    table: str, seed: int, change: float
):
    ended: list[Match] = []
    for wait in (True, False):
        match, chance = begun(table, seed), Chance(Random(seed))
        for seat in range(match.seats):
            match.set_orders(seat, some_orders(match, seat, chance))
        played(match, seed, wait=wait, change=change)
        ended.append(match)
    if not change:
        assert given_answers(ended[0]) == given_answers(ended[1])
        assert sight(ended[0], None) == sight(ended[1], None)


@pytest.mark.parametrize("table", TABLES)
def test_ks_7_1_while_orders_wait_nobody_else_sees_that_they_are_going_to_answer(table: str):
    """Two matches with the same answers, with orders at all seats and without: the others see the same."""
    match, without, given_so_far, seen = begun(table, 1), begun(table, 1), 0, 0
    match.orders_wait = True
    for seat in range(match.seats):
        match.set_orders(seat, MOVE_BY_MOVE)
    while match.result is None and seen < 30:
        for entry in match.entries[given_so_far:]:
            if entry.type == "answer":
                without.answer(entry.seat, entry.answer, entry.question)
        given_so_far = len(match.entries)
        seat, question = next(iter(match.questions.items()))
        if question.window:
            seen += 1
            for other in (None, *(other for other in range(match.seats) if other != seat)):
                assert sight(match, other) == sight(without, other)
        if match.ordered(seat) is not None:
            match.answer_by_order(seat, question.id)
        else:
            match.answer(seat, Chance(Random(f"1 {question.id}"), bold=0.9).answer(match, seat, question))
    assert seen > 5
