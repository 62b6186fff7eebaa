"""What a seat must not know (spec 7): twins that differ only in what is hidden from a reader look the same to it.

The twins themselves are in ``twins.py``. Beside them: leaks that are planted, each of which the twins must tell.
"""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.corsari import GAME
from rules.corsari.state import State
from rules.corsari.totals import best12_total
from rules.kernel import Game

from ...secrets.twins import differences
from ..leaks import leak_events, leak_questions
from .courses import Chance, options
from .twins import Twins


@settings(max_examples=80)
@given(st.data(), st.integers(2, 4), options(), st.integers(0, 2**32), st.sampled_from([0.0, 0.1, 0.9]))
def test_what_is_hidden_from_a_reader_makes_no_difference_to_it(
    data: st.DataObject, seats: int, opts: dict[str, Any], seed: int, sail: float
):
    reader = data.draw(st.sampled_from([None, *range(seats)]))
    source = data.draw(st.sampled_from([None, "pile", "tavern"]))
    assert differences(Twins(GAME, seats, reader, Chance(Random(seed), sail, source=source), opts)) == []


# ---------------------------------------------------------------- the twins tell planted leaks apart


def open_hands(kind: str, facts: dict[str, Any], state: State) -> dict[str, Any]:
    return {**facts, "hands": dict(state.round.hands)} if kind == "round_started" else facts


def open_draws(kind: str, facts: dict[str, Any], state: State) -> dict[str, Any]:
    return {**facts, "audience": None} if kind == "drew_card" else facts


def open_scuttle(kind: str, facts: dict[str, Any], state: State) -> dict[str, Any]:
    return {**facts, **facts["private"][facts["seat"]]} if kind == "layout_revealed" else facts


def open_void(kind: str, facts: dict[str, Any], state: State) -> dict[str, Any]:
    return {**facts, "hands": dict(state.round.hands)} if kind == "round_void" else facts


def best_total_of_a_drop(kind: str, facts: dict[str, Any], state: State) -> dict[str, Any]:
    if kind != "discarded":
        return facts
    return {**facts, "size": best12_total(state.round.hands[facts["seat"]], state.round.colour)}


def top_of_the_pile(state: State) -> dict[str, Any]:
    return {"next": state.round.pile[-1]} if state.round.pile else {}


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(leak_events(GAME, change), id=change.__name__)
        for change in (open_hands, open_draws, open_scuttle, open_void, best_total_of_a_drop)
    ]
    + [pytest.param(leak_questions(GAME, top_of_the_pile), id="top_of_the_pile_in_a_question")],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_planted_leak_makes_a_difference(game: Game, seats: int):
    sources = (None, "pile", "tavern")
    assert any(
        differences(Twins(game, seats, reader, Chance(Random(seed), 0.1, source=sources[seed % 3]), {}))
        for seed in range(12)
        for reader in (None, 0, 1)
    )
