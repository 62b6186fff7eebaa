"""Twins that differ only in what is hidden from a reader give that reader equal drawings of Tortuga, byte for byte."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from rules.kernel import Match
from rules.tortuga import GAME

from ..rules.tortuga.twins import Twins
from ..secrets import twins
from .tortuga import hand_of, table_of

VARIANTS: tuple[Mapping[str, Any], ...] = (
    {},
    {"missing_voters": "names", "actions_per_turn": "2"},
    {"vote_deck": "ks30", "rowboats": 1, "brethren": "auto", "seat_order": "shuffled"},
)


def drawn(match: Match, reader: int | None) -> tuple[Any, ...]:
    """Return all that is drawn for a reader: what everybody sees, and what it alone knows."""
    return table_of(match.view(None)), hand_of(match.view(reader))


def leaking(match: Match, reader: int | None) -> tuple[Any, ...]:
    """Draw somebody else's hand for the reader."""
    others = [seat for seat in range(match.seats) if seat != reader]
    return drawn(match, others[0])


@pytest.mark.parametrize("seats", range(2, 10))
def test_what_is_hidden_makes_no_difference_to_a_drawing(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twins, "sight", drawn)
    votes = 0
    for seed, options in enumerate(VARIANTS * 2):
        reader = Random(f"{seats} {seed}").choice([None, *range(seats)])
        pair = Twins(GAME, seats, reader, seed, options, length=50)
        assert twins.differences(pair) == [], (seats, seed, reader)
        votes += pair.votes
    assert votes > 0


def test_a_drawing_of_the_wrong_hand_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twins, "sight", leaking)
    # Only how it begins: what is dealt anew later, a twin's other seats are not told.
    assert [seed for seed in range(1, 6) if twins.differences(Twins(GAME, 4, 1, seed, {}, length=2))]
