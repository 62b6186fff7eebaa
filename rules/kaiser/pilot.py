"""The AI seat: answers from its own view alone; the same view gives the same answer."""

from typing import Any

from rules.kaiser.view import KaiserView
from rules.kernel import Question


def pilot(view: KaiserView, question: Question) -> Any:
    """Answer the question for the seat whose view this is."""
    return question.default
