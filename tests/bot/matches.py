"""Matches of Corsari played in many ways, for tests of their texts."""

from collections.abc import Iterator
from random import Random
from typing import Any

from rules import GAMES
from rules.corsari.cards import DECK
from rules.kernel import Match, Question, ScriptedDice

CORSARI = GAMES["corsari"]

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"limit": 40, "scuttle_face": "up", "no_sail_first_lap": True, "overtake_penalty": "each"},
    {"end_mode": "first_bust", "limit": 30, "score_floor": "zero", "received": "minimised", "advice": False},
    {"end_mode": "fixed_rounds", "fixed_rounds": 2, "sweep": "round", "last_tavern_card": "closed"},
    {"max_rounds": 5, "first_dealer": 1, "sweep": "eliminate_two"},
)


STYLES = ("pilot", "any", "pile", "discard", "tavern")


class Played:
    """A match and the style in which its seats play."""

    def __init__(self, match: Match, style: str) -> None:
        self.match = match
        self._style = style
        self._random = Random(style)

    def answer_to(self, question: Question) -> Any:
        """Return the style's answer: the pilot's, a random one, or a draw from one source while that is possible."""
        ids = [option.id for option in question.options]
        if self._style == "pilot":
            return CORSARI.pilot(self.match.view(question.seat), question)
        if question.kind == "draw" and self._style in ids:
            return self._style
        if question.kind == "act" and self._style != "any":
            return question.default
        if question.shape == "form":
            return self._random.choice([{}, *(dict(proposal.answer) for proposal in question.proposals)])
        return self._random.choice(ids) if question.shape == "choose" else question.default

    def play(self, most: int) -> Iterator[tuple[Question, Any]]:
        """Play to the end, or resign after a number of answers; yield each question with its answer beforehand."""
        while self.match.result is None and len(self.match.entries) < most:
            question = next(iter(self.match.questions.values()))
            answer = self.answer_to(question)
            yield question, answer
            self.match.answer(question.seat, answer)
            if answer == "tavern" and "answers_undone" not in [event.kind for event in self.match.log]:
                self.match.undo(question.seat)
        for seat in range(self.match.seats):
            if self.match.result is None and self.match.plays(seat):
                self.match.resign(seat)


def many() -> Iterator[Played]:
    """Start matches with all options and styles, with two to four seats in turn."""
    for number, options in enumerate(OPTIONS):
        for turn, style in enumerate(STYLES):
            seats = 2 + (number + turn) % 3
            yield Played(Match.start(CORSARI, seats, f"{number} {style}", options=options), style)
    yield Played(sweeping(2, {}), "pilot")
    yield Played(sweeping(4, {"sweep": "eliminate_two"}), "pilot")


def sweeping(seats: int, options: dict[str, Any]) -> Match:
    """Start a match whose first player sweeps: eleven crew, a prisoner, and a second prisoner on top of the pile."""
    hand = ["R1", "R2", "R3", "R4", "R5", "R6", "O7", "O8", "O9", "O10", "O11", "P1"]
    top, turned_up = seats * 12 + 5 + seats - 1, seats * 12 + 5 + seats
    fixed = {card: place * seats for place, card in enumerate(hand)} | {"P3": top, "P2": turned_up + 1}
    places = {place: card for card, place in fixed.items()}
    rest = iter(card for card in DECK if card not in fixed)
    order = [places.get(place) or next(rest) for place in range(len(DECK))]
    dice = ScriptedDice({"deal": [order] * 40})
    return Match.start(CORSARI, seats, "", options={**options, "first_dealer": seats - 1}, dice=dice)


def twins() -> tuple[Match, Match]:
    """Return two matches in their second turn that differ only in the cards of seat 1 and of the pile."""
    order = list(DECK)
    twin = [*order]
    # Seat 0 is dealt first, so the odd places are seat 1's.
    twin[1], twin[3], twin[50], twin[60] = order[3], order[60], order[1], order[50]
    return _begun(order), _begun(twin)


def _begun(order: list[str]) -> Match:
    match = Match.start(CORSARI, 2, "", options={"first_dealer": 1}, dice=ScriptedDice({"deal": [order] * 40}))
    for answer in ("tavern", "drop:R1", "pile"):
        match.answer(next(iter(match.questions)), answer)
    return match
