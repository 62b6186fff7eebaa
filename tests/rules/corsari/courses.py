"""Random but legal play of Corsari, with adjustable habits of sailing and drawing."""

from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from hypothesis import strategies as st

from rules.corsari import GAME
from rules.kernel import Match, Question

from ...games import courses
from ...games.options import drawn_options
from . import oracle


@dataclass(kw_only=True)
class Chance(courses.Chance):
    """Seats that give random legal answers. ``sail``: how often they sail; ``source``: where they prefer to draw."""

    sail: float = 0.1
    source: str | None = None

    LAZY: ClassVar[float] = 0.1

    def chosen(self, question: Question, ids: list[str]) -> str:
        """Draw mostly from the preferred source, discard any card, sail sometimes."""
        if question.kind == "draw":
            return self.source if self.source in ids and self.random.random() < 0.8 else self.random.choice(ids)
        if ids[-1] != "sail":
            return self.random.choice(ids)
        return "sail" if self.random.random() < self.sail else self.random.choice(ids[:-1])

    def form(self, match: Match, seat: int, question: Question) -> Any:
        """Give one of the proposals, or lay out or load in any other legal way."""
        if self.random.random() < 0.3:
            return dict(self.random.choice(question.proposals).answer)
        return self.layout(match, seat) if question.kind == "layout" else self.load(match, seat)

    def layout(self, match: Match, seat: int) -> dict[str, Any]:
        """Return a random legal layout."""
        deal = match.state.round
        scuttle, *rest = self.random.sample(deal.hands[seat], k=13)
        return {"scuttle": scuttle, "crew": self.some(rest, lambda crew: oracle.is_crew(crew, deal.colour))}

    def load(self, match: Match, seat: int) -> dict[str, Any]:
        """Return a random legal load."""
        deal = match.state.round
        hand = self.random.sample(deal.hands[seat], k=12)
        ship = match.view(None).round.layout["crew"]
        added = self.some(hand, lambda cards: oracle.is_added(cards, deal.colour, ship))
        rest = [card for card in hand if card not in added]
        return {"add": added, "crew": self.some(rest, lambda crew: oracle.is_crew(crew, deal.colour))}

    def some(self, cards: list[str], legal: Any) -> list[str]:
        """Collect cards one by one; skip those that would be illegal and, at random, a few more."""
        found: list[str] = []
        for card in cards:
            if legal([*found, card]) and self.random.random() < 0.9:
                found.append(card)
        return found


chances = st.builds(
    Chance,
    random=st.integers(0, 2**32).map(Random),
    sail=st.sampled_from([0.0, 0.05, 0.5]),
    resign=st.sampled_from([0.0, 0.0, 0.002]),
    source=st.sampled_from([None, "pile", "discard", "tavern"]),
)


def narrowed(seats: int) -> dict[str, st.SearchStrategy[Any]]:
    """Return options with a low cap on rounds, so that random matches are short."""
    return {"max_rounds": st.integers(5, 8), "first_dealer": st.sampled_from(["random", *range(seats)])}


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Draw a new match with any number of seats and any options."""
    seats = draw(st.integers(2, 4))
    options = draw(drawn_options(GAME, seats, narrowed(seats)))
    return Match.start("corsari", seats, f"course {draw(st.integers(0, 2**32))}", options=options)
