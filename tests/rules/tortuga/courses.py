"""Random but legal play of Tortuga, with an adjustable habit of calling votes."""

from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from rules.kernel import Match, Question
from rules.tortuga import GAME

from ...games import courses
from ...games.options import drawn_options


@dataclass(kw_only=True)
class Chance(courses.Chance):
    """Seats that give random legal answers. ``votes``: how often they call a vote."""

    votes: float = 0.5

    def chosen(self, question: Question, ids: list[str]) -> str:
        """Choose any option; for an action, first the verb, then one of its options."""
        if question.kind != "action":
            return self.random.choice(ids)
        votes = [option for option in ids if option.split("/")[0] in ("attack", "mutiny", "brawl")]
        if votes and self.random.random() < self.votes:
            return self.random.choice(votes)
        return super().chosen(question, ids)


chances = st.builds(
    Chance,
    random=st.integers(0, 2**32).map(Random),
    votes=st.sampled_from([0.0, 0.3, 0.9]),
    resign=st.sampled_from([0.0, 0.0, 0.003]),
)


def narrowed(seats: int) -> dict[str, st.SearchStrategy[Any]]:
    """Return options with a short sudden death, so that random matches are short."""
    return {"sudden_death_rounds": st.integers(1, 5), "stall_rounds": st.integers(1, 4)}


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Draw a new match with any number of seats and any options."""
    seats = draw(st.integers(2, 9))
    options = draw(drawn_options(GAME, seats, narrowed(seats)))
    return Match.start("tortuga", seats, f"course {draw(st.integers(0, 2**32))}", options=options)
