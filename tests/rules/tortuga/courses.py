"""Courses that a match can take: options, and seats that answer at random, but legally."""

from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from rules.kernel import Match, Question
from rules.tortuga.cards import STARRED


@dataclass
class Chance:
    """Seats that answer by chance. ``votes``: how much they like to vote; ``resign``: how often they do that."""

    random: Random
    votes: float = 0.5
    resign: float = 0.0

    def answer(self, match: Match, seat: int, question: Question) -> str:
        """Choose any option; of commands first what to do, then how."""
        ids = [option.id for option in question.options]
        if self.random.random() < 0.05:
            return question.default
        if question.kind != "action":
            return self.random.choice(ids)
        votes = [option for option in ids if option.split("/")[0] in ("attack", "mutiny", "brawl")]
        if votes and self.random.random() < self.votes:
            return self.random.choice(votes)
        verb = self.random.choice(list(dict.fromkeys(option.split("/")[0] for option in ids)))
        return self.random.choice([option for option in ids if option.split("/")[0] == verb])


chances = st.builds(
    Chance,
    random=st.integers(0, 2**32).map(Random),
    votes=st.sampled_from([0.0, 0.3, 0.9]),
    resign=st.sampled_from([0.0, 0.0, 0.003]),
)


@st.composite
def options(draw: st.DrawFn) -> dict[str, Any]:
    """Any options; sudden death is short, so that matches of chance end in time."""
    found = draw(
        st.fixed_dictionaries(
            {"sudden_death_rounds": st.integers(1, 5), "stall_rounds": st.integers(1, 4)},
            optional={
                "event_set": st.sampled_from(["full", "core"]),
                "vote_deck": st.sampled_from(["pub32", "ks30"]),
                "brethren": st.sampled_from(["pick", "auto"]),
                "seat_order": st.sampled_from(["join", "shuffled"]),
                "tortuga_start": st.sampled_from(["outside", "split"]),
                "rowboats": st.sampled_from([1, 2]),
                "attack_target": st.sampled_from(["galleon_first", "captain_choice"]),
                "tiebreak_keep_held": st.booleans(),
                "actions_per_turn": st.sampled_from(["auto", "1", "2"]),
                "post_game_disclosure": st.sampled_from(["loyalties", "full"]),
                "missing_voters": st.sampled_from(["count", "names"]),
            },
        )
    )
    if draw(st.booleans()):
        chosen = draw(st.permutations(STARRED))[:3]
        found |= {"starred_pick": "chosen"} | dict(
            zip(("starred_first", "starred_second", "starred_third"), chosen, strict=True)
        )
    return found


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Any match at its beginning."""
    seats = draw(st.integers(2, 9))
    return Match.start("tortuga", seats, f"course {draw(st.integers(0, 2**32))}", options=draw(options()))
