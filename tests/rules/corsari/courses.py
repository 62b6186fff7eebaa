"""Courses that a match can take: options, and seats that answer at random, but legally."""

from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from rules.kernel import Match, Question

from . import oracle


@dataclass
class Chance:
    """Seats that answer by chance. ``sail``, ``resign``: how often; ``source``: where they like to draw from."""

    random: Random
    sail: float = 0.1
    resign: float = 0.0
    source: str | None = None

    def answer(self, match: Match, seat: int, question: Question) -> Any:
        """Choose a legal answer: the default, one that is proposed, or any other."""
        if self.random.random() < 0.1:
            return question.default
        if question.kind == "draw":
            ids = [option.id for option in question.options]
            return self.source if self.source in ids and self.random.random() < 0.8 else self.random.choice(ids)
        if question.kind == "act":
            *drops, last = [option.id for option in question.options]
            if last != "sail":
                return self.random.choice([*drops, last])
            return "sail" if self.random.random() < self.sail else self.random.choice(drops)
        if question.kind == "press":
            return self.random.sample([option.id for option in question.options], k=2)
        if self.random.random() < 0.3:
            return dict(self.random.choice(question.proposals).answer)
        return self.layout(match, seat) if question.kind == "layout" else self.load(match, seat)

    def layout(self, match: Match, seat: int) -> dict[str, Any]:
        """Lay out any legal crew."""
        deal = match.state.round
        scuttle, *rest = self.random.sample(deal.hands[seat], k=13)
        return {"scuttle": scuttle, "crew": self.some(rest, lambda crew: oracle.is_crew(crew, deal.colour))}

    def load(self, match: Match, seat: int) -> dict[str, Any]:
        """Load in any legal way."""
        deal = match.state.round
        hand = self.random.sample(deal.hands[seat], k=12)
        ship = match.view(None).round.layout["crew"]
        added = self.some(hand, lambda cards: oracle.is_added(cards, deal.colour, ship))
        rest = [card for card in hand if card not in added]
        return {"add": added, "crew": self.some(rest, lambda crew: oracle.is_crew(crew, deal.colour))}

    def some(self, cards: list[str], legal: Any) -> list[str]:
        """Take cards one after the other, leaving out what is illegal, and now and then one more."""
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


@st.composite
def options(draw: st.DrawFn, most_rounds: int = 8) -> dict[str, Any]:
    """Any options; the cap on rounds is low, so that matches of chance end in time."""
    found = draw(
        st.fixed_dictionaries(
            {"max_rounds": st.integers(5, most_rounds)},
            optional={
                "limit": st.sampled_from([20, 60, 101, 500]),
                "end_mode": st.sampled_from(["last_standing", "first_bust", "fixed_rounds"]),
                "fixed_rounds": st.integers(1, 4),
                "sweep": st.sampled_from(["match", "round", "eliminate_two"]),
                "overtake_penalty": st.sampled_from(["once", "each"]),
                "received": st.sampled_from(["as_laid", "minimised"]),
                "score_floor": st.sampled_from(["none", "zero"]),
                "scuttle_face": st.sampled_from(["down", "up"]),
                "last_tavern_card": st.sampled_from(["void", "closed"]),
                "no_sail_first_lap": st.booleans(),
                "advice": st.booleans(),
            },
        )
    )
    if found.get("sweep") == "eliminate_two":
        found["end_mode"] = "last_standing"
    return found


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Any match at its beginning."""
    seats = draw(st.integers(2, 4))
    return Match.start("corsari", seats, f"course {draw(st.integers(0, 2**32))}", options=draw(options()))
