"""Parts of Corsari's pictures for which options stand, beside the facts that they name."""

from collections.abc import Sequence

from rules.kernel import Option, Question

PILES = ("pile", "discard", "tavern")
CARDS = ("scuttle", "crew", "add")
"""The steps whose options are cards: their ids."""


def tags(question: Question, option: Option) -> Sequence[str]:
    """Return the pile to draw from, or the card that a step of a form offers."""
    if question.kind == "draw" and option.id in PILES:
        return (f"pile:{option.id}",)
    return (f"card:{option.id}",) if question.kind in CARDS else ()
