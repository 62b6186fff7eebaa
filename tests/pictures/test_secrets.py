"""Twins that differ only in what is hidden from a reader give that reader equal drawings, byte for byte."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from rules.corsari import GAME
from rules.kernel import Match

from ..rules.corsari.courses import Chance
from ..rules.corsari.twins import Twins
from ..secrets import twins
from .scenes import hand_of, table_of

OPTIONS: tuple[Mapping[str, Any], ...] = ({}, {"scuttle_face": "up"}, {"advice": False, "sweep": "round"})


def drawn(match: Match, reader: int | None) -> tuple[Any, ...]:
    """Return all that is drawn for a reader: what everybody sees, and what they hold."""
    return table_of(match.view(None)), hand_of(match.view(reader))


def leaking(match: Match, reader: int | None) -> tuple[Any, ...]:
    """Draw somebody else's hand for the reader."""
    others = [seat for seat in range(match.seats) if seat != reader]
    return drawn(match, others[0])


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_hidden_makes_no_difference_to_a_drawing(
    seats: int, options: Mapping[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(twins, "sight", drawn)
    for reader in (None, *range(seats)):
        for seed in range(2):
            chance = Chance(Random(f"{seats} {reader} {seed}"), 0.3)
            assert twins.differences(Twins(GAME, seats, reader, chance, options)) == []


def test_a_drawing_of_the_wrong_hand_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twins, "sight", leaking)
    assert twins.differences(Twins(GAME, 3, 1, Chance(Random("leak"), 0.3), {})) != []
