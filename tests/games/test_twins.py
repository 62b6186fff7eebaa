"""Secrets: twins that differ only in what is hidden from a reader look the same to that reader.

Planted leaks show that the twins would notice a difference.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ..secrets.twins import Pair, differences
from .case import GameCase, Options
from .registry import CASES, SEATS, ids
from .twins import options_of, reader_of, told_apart

LEAKS = [
    (name, leak, [*seats])
    for name, case in CASES.items()
    for leak in case.leaks
    for seats in (case.leak_seats or (case.game.seats,))
    if not case.leaks[leak].seats or seats == (case.leak_seats or (case.game.seats,))[0]
]


@pytest.mark.parametrize(("name", "seats"), SEATS, ids=ids(SEATS))
def test_a_reader_cannot_tell_twins_apart(name: str, seats: int) -> None:
    """The reader is any seat or a spectator; in the twin everything hidden from it is different."""
    case = CASES[name]
    if case.variants is None:
        check_with_drawn_options(case, seats)
        return
    pairs: list[Pair] = []
    for seed in range(case.pairs):
        reader = reader_of(seats, seed)
        pairs.append(case.pair(case.game, seats, reader, seed, options_of(case, seats, seed)))
        assert differences(pairs[-1]) == [], (seats, seed, reader)
    case.check_twins(seats, pairs)


def check_with_drawn_options(case: GameCase, seats: int) -> None:
    readers = st.sampled_from([None, *range(seats)])

    @settings(max_examples=case.pairs)
    @given(reader=readers, seed=st.integers(0, 2**32), options=case.options_for(seats))
    def run(reader: int | None, seed: int, options: Options) -> None:
        assert differences(case.pair(case.game, seats, reader, seed, options)) == []

    run()


@pytest.mark.parametrize(
    ("name", "leak", "seats"), LEAKS, ids=[f"{name}-{leak}-{seats[0]}" for name, leak, seats in LEAKS]
)
def test_twins_notice_a_planted_leak(name: str, leak: str, seats: list[int]) -> None:
    case = CASES[name]
    plant, own_seats, options = case.leaks[leak]
    found = told_apart(case, plant(case.game), [*own_seats] or seats, options)
    assert found, "no pair of twins shows it: do their matches end before they differ (RedrawnTwins, most)?"


@pytest.mark.parametrize("name", CASES)
def test_a_game_with_secrets_has_leaks_planted(name: str) -> None:
    assert CASES[name].leaks
