"""Random but legal play of Barbe Noire 2, in which captains sail, search and trade instead of editing policies."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, get_args

from hypothesis import strategies as st

from rules.blackbeard import GAME
from rules.blackbeard.state import State
from rules.blackbeard.tables import COMMISSIONERS, LETTERS, WARSHIPS
from rules.kernel import IllegalAnswer, Match, Option, Question
from rules.kernel.question import step_question

from ...games import courses
from ...games.options import drawn_options, fitting

RARE = ("reroll_die", "boosts", "extras", "override", "policy", "seat_extras", "parley", "tokens")
"""Steps that a captain seldom opens."""


def may_be_proposed(question: Question) -> bool:
    """Return whether a form may have proposals; those of the orders take long to compute, so they are not looked at."""
    return question.kind == "orders" or bool(question.proposals)


@dataclass(kw_only=True)
class Chance(courses.Chance):
    """Seats that give random legal answers.

    ``curious``: how often they open a step that is seldom needed. ``proposed``: how often they take a proposal.
    """

    curious: float = 0.1
    proposed: float = 0.4

    def form(self, match: Match, seat: int, question: Question) -> Any:
        """Take a proposal, or answer step by step."""
        proposed = self.proposed and may_be_proposed(question) and self.random.random() < self.proposed
        if proposed and question.proposals:
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


RAIDS = ("infiltrate", "attack_pirate", "petition", "rescue", "attack_merchant", "business", "sack")
TRADE = ("petition", "attack_merchant", "business", "search", "purchases", "refit", "attack_hunter", "assault")
"""The operations of a captain who looks for a fight and of one who wants money, the likeliest first."""
HABITS: Mapping[str, tuple[float, Any]] = {
    "accept_contract": (0.8, "accept"),
    "break_with": (0.8, []),
    "business_letter": (0.9, "600"),
    "contract_by": (0.7, "none"),
    "plan_board": (0.8, "always"),
    "plan_surrender": (0.9, "now"),
    "spend_token": (0.5, "no"),
    "surrender": (0.7, "surrender"),
    "treasure_way": (0.7, "deposit_all"),
}
"""By kind of question or step, how often a captain at war gives which answer."""
CONSENT = ("accept_offer", "ally_with", "contract_with", "petition_target", "seat_extras")
"""Questions to which he usually says yes: the last option, or all of them."""


@dataclass(kw_only=True)
class AtWar(Chance):
    """Seats that pursue, attack, petition, ally and bargain; else they make money, without which nobody bids.

    ``war``: how often they look for a fight. ``hosts``: the hexes of captains in ports, with whom they could ally.
    ``patrons``: by token, the hunters to whom they could surrender under a letter of marque, also those face down.
    """

    proposed: float = 0.0
    war: float = 0.6
    hosts: list[str] = field(default_factory=list[str])
    patrons: list[str] = field(default_factory=list[str])

    def answer(self, match: Match, seat: int, question: Question) -> Any:
        """Choose a legal answer."""
        state: State = match.state.state
        self.hosts = [one.position.place for one in state.active() if one.seat != seat and one.position.inside]
        nations = [LETTERS[pirate.letter].nationality for pirate in state.active(seat) if pirate.letter]
        faces = {one.token: match.state.hidden.faces.get(one.token, one.face) for one in state.hunters}
        flags = {token: (WARSHIPS.get(face) or COMMISSIONERS[face]).nationality for token, face in faces.items()}
        self.patrons = [token for token, flag in flags.items() if flag in nations]
        return super().answer(match, seat, question)

    def step(self, step: Question) -> Any:
        """Make for whom he wants to fight or meet, and do what he has come for."""
        ids = [option.id for option in step.options]
        fights, resolute = self.random.random() < self.war, self.random.random() < 0.95
        if step.kind == "operation" and resolute:
            able = [name for name in (RAIDS if fights else TRADE) if name in ids]
            return self.random.choice([able[0], *able]) if able else super().step(step)
        if step.kind == "move" and resolute:
            return self._course(step, fights=fights) or super().step(step)
        if step.kind == "extras" and "treasure_first" in ids and resolute:
            return ["treasure"]
        if step.kind in CONSENT and self.random.random() < 0.8:
            return ids if step.pick is not None else ids[-1]
        return super().step(step)

    def _course(self, step: Question, *, fights: bool) -> str:
        """Choose whom to pursue; or a port to sell in, whom to meet, or merchants; "" for none."""

        def among(fits: Callable[[Option], Any]) -> list[str]:
            return [option.id for option in step.options if fits(option)]

        near = among(lambda option: option.data.get("reached") and option.id.startswith("pursue"))
        market = among(lambda option: option.data.get("reached") and option.data.get("sale"))
        port = among(lambda option: option.id.startswith("port") and option.data["place"] in self.hosts)
        prize = among(lambda option: option.data.get("sails") and option.data.get("reached", True))
        patron = among(lambda option: option.data.get("target") in self.patrons)
        wishes = [patron, near] if fights else [market, self.random.choice([port, prize]), prize]
        return self.random.choice(next((found for found in wishes if found), [""]))

    def simple(self, question: Question) -> Any:
        """Keep to his habits."""
        often, usual = HABITS.get(question.kind, (0.0, None))
        return usual if self.random.random() < often else super().simple(question)


def war_options(seats: int, chance: Random, **wanted: Any) -> dict[str, Any]:
    """Return options of a match with all modules and alliances: those that are wanted, all others at random."""
    fields = {name: info for name, info in GAME.options.model_fields.items() if not name.startswith("m_")}
    found: dict[str, Any] = {}
    for name, info in fields.items():
        bounds = {
            bound: value for rule in info.metadata for bound in ("ge", "le") if (value := getattr(rule, bound, 0))
        }
        ranged = range(bounds.get("ge", 0), bounds["le"] + 1) if "le" in bounds else (False, True)
        found[name] = chance.choice(get_args(info.annotation) or ranged)
    return fitting(GAME, seats, {**found, "alliances": "on", **wanted})


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
