"""Parts of Corsari's pictures for which options stand, beside the facts that they name."""

from collections.abc import Sequence

from bot.pictures import marks
from bot.pictures.registry import Chosen
from rules.kernel import Option, Question

PILES = ("pile", "discard", "tavern")
CARDS = ("scuttle", "crew", "add")
"""The steps whose options are cards: their ids."""

CHOSEN = {
    "crew": Chosen("kept", marks.crew),
    "add": Chosen("given", marks.added),
    "scuttle": Chosen("gone", marks.scuttled),
}
"""How the cards of each of these steps stand out in the hand: the crew, cards for another's crew, the scuttled card."""


def tags(question: Question, option: Option) -> Sequence[str]:
    """Return the pile to draw from, or the card that a step of a form offers."""
    if question.kind == "draw" and option.id in PILES:
        return (f"pile:{option.id}",)
    return (f"card:{option.id}",) if question.kind in CARDS else ()
