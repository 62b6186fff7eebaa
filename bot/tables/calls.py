"""How a seat is called upon: for its own turn, for an answer in the turn of another, or for a reaction if it likes."""

from typing import Literal

from rules.kernel import Match

Call = Literal["turn", "answer", "react"]
"""From the most pressing one on."""


def call_of(match: Match, seat: int) -> Call | None:
    """Return how a seat is called upon now; None: nothing is asked of it. The line about whose turn it is agrees."""
    question = match.questions.get(seat)
    if question is None:
        return None
    if question.window:
        return "react"
    waiting = match.waiting(None)
    mover = None if match.game is None or not waiting.seats else match.game.telling.mover(match.events(None))
    aside = mover is not None and mover not in waiting.seats
    return "answer" if aside or question.show == "count" else "turn"
