"""The AI seat: answers from its own view alone; the same view gives the same answer."""

from typing import Any

from rules.kernel import Question
from rules.tortuga.view import TortugaView


def pilot(view: TortugaView, question: Question) -> Any:
    """Answer the question for the seat whose view this is."""
    return question.default
