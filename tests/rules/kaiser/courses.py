"""Random but legal play of The Kaiser's Pirates, in which most cards have an effect."""

from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from hypothesis import strategies as st

from rules.kaiser import GAME
from rules.kaiser.pieces import action, kind_of
from rules.kernel import Match, Question

from ...games import courses
from ...games.options import drawn_options

PASS = ("pass", "no", "stay")
END = ("end_turn", "end_turn/order")


@dataclass(kw_only=True)
class Chance(courses.Chance):
    """Seats that give random legal answers. ``bold``: how often they play cards."""

    bold: float = 0.8

    LAZY: ClassVar[float] = 0.04

    def chosen(self, question: Question, ids: list[str]) -> str:
        """Choose mostly options that have an effect."""
        useful = [option for option in ids if option not in (*PASS, *END)]
        if useful and self.random.random() < self.bold:
            return self.random.choice(useful)
        return self.random.choice(ids)

    def picked(self, question: Question, ids: list[str]) -> list[str]:
        """Pick any allowed number of cards; of assist cards, usually all."""
        if question.kind == "assists" and self.random.random() < self.bold:
            return self.random.sample(ids, question.pick[1])  # type: ignore[index]
        return super().picked(question, ids)

    def step(self, step: Question) -> Any:
        """Commit a card where it is useful: raiders lay mines, reactions intercept, other cards do both."""
        if step.kind != "commit_place":
            return self.simple(step)
        places = [option.id for option in step.options]
        card = action(step.data["card"])
        if self.random.random() < 0.1:
            return self.random.choice(places)
        if lay := [place for place in places if place.startswith("lay")]:
            return self.random.choice(lay)
        upright = card.family == "assist" or kind_of(step.data["card"]) == "reflag"
        if upright or (card.family == "action" and self.random.random() < 0.6):
            return "action"
        ships = [place for place in places if place.startswith("ship")]
        return self.random.choice(ships) if ships and self.random.random() < 0.7 else "british"


chances = st.builds(
    Chance,
    random=st.integers(0, 2**32).map(Random),
    bold=st.sampled_from([0.4, 0.8, 0.95]),
    resign=st.sampled_from([0.0, 0.0, 0.003]),
)

SWITCHES = (
    "coal",
    "sail_raider",
    "little_wolf",
    "fast_raiders",
    "carry_over",
    "extra_damage",
    "torpedo_prizes",
    "shallow_pursuit",
    "sail_merchants",
    "prize_resupply",
    "reflag_cancels",
    "refuge_safe",
    "auto_safe_passage",
)


@st.composite
def options(draw: st.DrawFn, seats: int) -> dict[str, Any]:
    """Draw options; decks are small and rounds are few, so that random matches are short."""
    narrowed = {
        "deck_size": st.integers(7 * seats, 10 * seats + 8),
        "rounds": st.sampled_from([1, 1, 2, 3]),
        "max_extra_rounds": st.integers(0, 2),
    }
    era = ("tournament", "after_1914", "drop_breakout", "drop_1914_merchants")
    found = draw(drawn_options(GAME, seats, narrowed, without=("teams", *era)))
    found = {name: min(value, 40) if name.startswith("deck_size_") else value for name, value in found.items()}
    if seats == 4 and draw(st.booleans()):
        found["teams"] = True
    if draw(st.booleans()):
        balanced = {"tournament": st.sampled_from(["random", "choose"])}
        early = {switch: st.booleans() for switch in ("drop_breakout", "drop_1914_merchants")}
        later = {"after_1914": st.just(True), **early}
        found |= draw(st.one_of(st.fixed_dictionaries(balanced), st.fixed_dictionaries(later)))
    return found


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Draw a new match with any number of seats and any options."""
    seats = draw(st.integers(1, 4))
    return Match.start(GAME, seats, f"course {draw(st.integers(0, 2**32))}", options=draw(options(seats)))
