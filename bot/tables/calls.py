"""How a seat is called upon: for its own turn, for an answer in the turn of another, or for a reaction if it likes."""

from typing import Literal

from rules.kernel import Game, Match

Call = Literal["turn", "answer", "react"]
"""From the most pressing one on."""


def call_of(match: Match, seat: int) -> Call | None:
    """Return how a seat is called upon now; None: nothing is asked of it."""
    question = match.questions.get(seat)
    if question is None:
        return None
    if question.window:
        return "react"
    aside = match.game is not None and asked_aside(match.game, match)
    return "answer" if aside or question.show == "count" else "turn"


def asked_aside(game: Game, match: Match) -> bool:
    """Return whether, as everybody knows, only others are asked in the turn of a seat."""
    seats = match.waiting(None).seats
    mover = game.telling.mover(match.events(None)) if seats else None
    return mover is not None and mover not in seats
