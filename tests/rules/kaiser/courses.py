"""Courses that a match can take: options, and seats that answer at random, but legally and mostly to some use."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from rules.kaiser import GAME
from rules.kaiser.cards import action, kind_of
from rules.kernel import IllegalAnswer, Match, Question

YES = ("yes", "try")
PASS = ("pass", "no", "stay")
END = ("end_turn", "end_turn/order")


@dataclass
class Chance:
    """Seats that answer by chance. ``bold``: how much they like to play cards; ``resign``: how often they do that."""

    random: Random
    bold: float = 0.8
    resign: float = 0.0

    def answer(self, match: Match, seat: int, question: Question) -> Any:
        """Choose a legal answer: now and then the default, mostly one that makes something happen."""
        if self.random.random() < 0.04:
            return question.default
        if question.shape == "form":
            return self.form(match, seat, question)
        return self.simple(question)

    def simple(self, question: Question) -> Any:
        """Answer one step."""
        if question.number is not None:
            return self.random.randint(*question.number)
        ids = [option.id for option in question.options]
        if question.pick is not None:
            return self.picked(question, ids)
        useful = [option for option in ids if option not in (*PASS, *END)]
        if useful and self.random.random() < self.bold:
            return self.random.choice(useful)
        return self.random.choice(ids)

    def picked(self, question: Question, ids: list[str]) -> list[str]:
        """Pick any number that is allowed; of assist cards rather all."""
        lo, hi = question.pick  # type: ignore[misc]
        count = hi if question.kind == "assists" and self.random.random() < self.bold else self.random.randint(lo, hi)
        return self.random.sample(ids, count)

    def form(self, match: Match, seat: int, question: Question) -> Any:
        """Answer a form step by step; where the steps do not fit together, by default."""
        try:
            return self.form_of(lambda draft: match.step(seat, draft))
        except IllegalAnswer:
            return question.default

    def form_of(self, step_after: Callable[[dict[str, Any]], Question | None]) -> dict[str, Any]:
        """Answer the steps that come one after the other."""
        draft: dict[str, Any] = {}
        while (step := step_after(draft)) is not None:
            draft[step.step] = self.place(step) if step.kind == "commit_place" else self.simple(step)
        return draft

    def place(self, step: Question) -> str:
        """Put a card where it is of use: a raider lays its mines, reactions intercept, other cards do both."""
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
    """Any options; decks are small and rounds few, so that matches of chance end in time."""
    found = draw(
        st.fixed_dictionaries(
            {
                "deck_size": st.integers(7 * seats, 10 * seats + 8),
                "rounds": st.sampled_from([1, 1, 2, 3]),
                "max_extra_rounds": st.integers(0, 2),
            },
            optional={
                "deck_size_second": st.integers(0, 40),
                "deck_size_third": st.integers(0, 40),
                "first_player": st.sampled_from(["d10", "lowest_va"]),
                "first_later": st.sampled_from(["total", "last"]),
                "slim_chooser": st.sampled_from(["attacker", "defender"]),
                "team_refuge_transfer": st.sampled_from(["mandatory", "optional"]),
                "reaction_prompts": st.sampled_from(["always", "only_if_able"]),
                "solo_first": st.sampled_from(["live", "phantom", "d10"]),
                "solo_reshuffle": st.sampled_from(["every_turn", "when_empty"]),
                "pp_targeting": st.sampled_from(["best", "random", "live"]),
                **dict.fromkeys(SWITCHES, st.booleans()),
            },
        )
    )
    if seats == 4 and draw(st.booleans()):
        found["teams"] = True
    if draw(st.booleans()):
        era = {"tournament": st.sampled_from(["random", "choose"])}
        early = {switch: st.booleans() for switch in ("drop_breakout", "drop_1914_merchants")}
        found |= draw(
            st.one_of(st.fixed_dictionaries(era), st.fixed_dictionaries({"after_1914": st.just(True), **early}))
        )
    return found


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Any match at its beginning."""
    seats = draw(st.integers(1, 4))
    return Match.start(GAME, seats, f"course {draw(st.integers(0, 2**32))}", options=draw(options(seats)))
