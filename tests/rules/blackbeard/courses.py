"""Random but legal play of Barbe Noire 2, in which captains sail, search and trade instead of editing policies."""

from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from rules.blackbeard import GAME
from rules.kernel import IllegalAnswer, Match, Question
from rules.kernel.question import step_question

from ...games import courses
from ...games.options import drawn_options

RARE = ("reroll_die", "boosts", "extras", "override", "policy", "seat_extras", "parley", "tokens")
"""Steps that a captain seldom opens."""


def may_be_proposed(question: Question) -> bool:
    """Return whether a form may have proposals; those of the orders take long to compute, so they are not looked at."""
    return question.kind == "orders" or bool(question.proposals)


@dataclass(kw_only=True)
class Chance(courses.Chance):
    """Seats that give random legal answers. ``curious``: how often they open a step that is seldom needed."""

    curious: float = 0.1

    def form(self, match: Match, seat: int, question: Question) -> Any:
        """Take a proposal, or answer step by step."""
        if may_be_proposed(question) and self.random.random() < 0.4 and question.proposals:
            return dict(self.random.choice(question.proposals).answer)
        draft: dict[str, Any] = {}
        walk = question._ask.walk()
        try:
            # Final steps, too: the reroll of a movement die is the first.
            while (step := walk.step) is not None:
                draft[step.step] = self.step(step_question(step, question.id))
                walk.give(step.take(draft[step.step]))
        except IllegalAnswer:
            return question.default
        return draft

    def step(self, step: Question) -> Any:
        """Leave rare steps at their default, make for ports and merchants in reach, and do something there."""
        chance = self.random.random()
        if step.kind in RARE and chance >= self.curious:
            return step.default
        ids = [option.id for option in step.options]
        if step.kind == "move" and chance < 0.6:
            near = [option.id for option in step.options if option.data.get("reached") or option.data.get("sails")]
            return self.random.choice(near or ids)
        if step.kind == "operation" and chance < 0.9:
            return self.random.choice([name for name in ids if name != "nothing"] or ids)
        if step.kind == "move_end" and chance < 0.7:
            return "enter_port" if "enter_port" in ids else step.default
        return self.simple(step)


chances = st.builds(
    Chance,
    random=st.integers(0, 2**32).map(Random),
    curious=st.sampled_from([0.05, 0.3]),
    resign=st.sampled_from([0.0, 0.0, 0.01]),
)


def options(seats: int) -> st.SearchStrategy[dict[str, Any]]:
    """Return options; matches are one or two turns long, because every step of every form is looked at."""
    narrowed = {"turn_cap": st.integers(1, 2)}
    return drawn_options(GAME, seats, narrowed)
