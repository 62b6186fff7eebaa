"""The words and signs on the line of a solitaire card that was read."""

from typing import Any, NamedTuple

from bot.pictures.kaiser.terms import card_name
from bot.text import Words
from rules.kaiser.pieces import ACTIONS, SOLITAIRE

END, NONE = "end", "none"


class Entry(NamedTuple):
    """An entry of a solitaire card: the kind of an action card, or a word of its own."""

    key: str

    @property
    def is_card(self) -> bool:
        """Whether it names an action card."""
        return self.key in ACTIONS

    def worded(self, words: Words) -> str:
        """Return it in words."""
        return card_name(self.key, words) if self.is_card else words.line("kaiser-picture_entry", entry=self.key)


def entry_of(read: dict[str, Any]) -> Entry | None:
    """Return what was read; None if the die has not been rolled yet (KS 5.9.6, 5.9.10)."""
    card, face = SOLITAIRE[read["card"]], read["face"]
    if read["part"] in ("special", "reflag"):
        return Entry(card.special or NONE)
    if face is None:
        return None
    if read["part"] == "defence":
        return Entry(card.defence_1_3 if face in (1, 3) else card.defence_2_4)
    if read["part"] == "deception":
        return Entry(card.attack3 if face in (1, 3) else card.attack4)
    return Entry({1: END, 2: card.attack2, 3: card.attack3, 4: card.attack4}[face])
