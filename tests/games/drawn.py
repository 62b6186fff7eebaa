"""Property tests that run on every game at every number of seats, with options drawn by hypothesis."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kernel import Match

from .case import GameCase
from .courses import Chance
from .registry import CASES, SEATS, ids


class Drawn(NamedTuple):
    """The start of a drawn match."""

    seats: int
    seed: int
    options: dict[str, Any]
    chance: Chance

    def start(self, case: GameCase) -> Match:
        """Begin the match."""
        return Match.start(case.game, self.seats, f"course {self.seed}", options=self.options)


def drawn_matches(case: GameCase, seats: int) -> st.SearchStrategy[Drawn]:
    """Return a strategy for starts of matches."""
    return st.builds(Drawn, st.just(seats), st.integers(0, 2**32), case.options_for(seats), case.chances)


def on_drawn_matches(
    examples: int, places: Sequence[tuple[str, int]] = SEATS
) -> Callable[[Callable[[GameCase, Drawn], None]], Callable[..., None]]:
    """Turn a check of drawn matches into a test.

    ``examples``: per game, divided among its numbers of seats; ``places``: the games and numbers of seats.
    """

    def decorate(check: Callable[[GameCase, Drawn], None]) -> Callable[..., None]:
        @pytest.mark.parametrize(("name", "seats"), places, ids=ids(places))
        def test(name: str, seats: int) -> None:
            case = CASES[name]

            @settings(max_examples=-(-examples // len(case.game.seats)))
            @given(drawn=drawn_matches(case, seats))
            def run(drawn: Drawn) -> None:
                check(case, drawn)

            run()

        test.__name__, test.__qualname__, test.__doc__ = check.__name__, check.__qualname__, check.__doc__
        test.__module__ = check.__module__
        return test

    return decorate
