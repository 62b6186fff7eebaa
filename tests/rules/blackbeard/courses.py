"""Random but legal play of Barbe Noire 2, in which captains sail, search and trade instead of editing policies."""

from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from rules.blackbeard import GAME
from rules.kernel import Match, Question

from ...games import courses
from ...games.options import drawn_options

WAR = ("m_hunters", "m_rivals", "m_hazards")
"""The modules of the war against the pirates, which has no rules yet."""
RARE = ("reroll_die", "boosts", "extras", "override", "policy", "seat_extras", "parley", "tokens")
"""Steps that a captain seldom opens."""


@dataclass(kw_only=True)
class Chance(courses.Chance):
    """Seats that give random legal answers. ``curious``: how often they open a step that is seldom needed."""

    curious: float = 0.1

    def form(self, match: Match, seat: int, question: Question) -> Any:
        """Take a proposal, or answer step by step."""
        if question.proposals and self.random.random() < 0.4:
            return dict(self.random.choice(question.proposals).answer)
        return super().form(match, seat, question)

    def step(self, step: Question) -> Any:
        """Leave rare steps at their default."""
        if step.kind in RARE and self.random.random() >= self.curious:
            return step.default
        return self.simple(step)


chances = st.builds(
    Chance,
    random=st.integers(0, 2**32).map(Random),
    curious=st.sampled_from([0.05, 0.3]),
    resign=st.sampled_from([0.0, 0.0, 0.01]),
)


def options(seats: int) -> st.SearchStrategy[dict[str, Any]]:
    """Return options; matches are a few turns long."""
    narrowed = {"turn_cap": st.integers(1, 4)}
    return drawn_options(GAME, seats, narrowed, without=WAR)
