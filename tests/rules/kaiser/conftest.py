"""Checks of every position that a test lays out."""

from collections.abc import Iterator

import pytest

from . import positions


@pytest.fixture(autouse=True)
def positions_come_out() -> Iterator[None]:
    """Check every position of a test: the dice were those told, results add up, and the view equals the state."""
    positions.MADE.clear()
    yield
    for match, dice in positions.MADE:
        assert positions.rolled(match) == dice
        positions.check_sums(match)
        positions.check_view(match)
