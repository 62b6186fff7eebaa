"""The AI seat: takes the first proposal of a form, and the default of everything else."""

from typing import Any

from rules.blackbeard.view.model import BlackbeardView
from rules.kernel import Question


def pilot(view: BlackbeardView, question: Question) -> Any:
    """Return the AI's answer. Raises ValueError for a spectator's view."""
    if view.seat is None:
        msg = "a spectator has no questions"
        raise ValueError(msg)
    if question.shape == "form" and question.proposals:
        return dict(question.proposals[0].answer)
    return question.default
