"""The names of ships and cards in pictures, worded by the terms of the catalog."""

import re

from bot.text import Words
from rules.kaiser.pieces import ACTIONS

TERM = re.compile(r"(.*?)#?([0-9]{0,9})", re.DOTALL)
OUTSIDE = re.compile(r"^[^\w]+|」$")
BOTH = "reflag"


def term(name: str, value: str, words: Words) -> str:
    """Return a value worded by a term, without the pictogram before it and without 「」 around it."""
    letters, digits = TERM.fullmatch(value).groups()  # pyright: ignore[reportOptionalMemberAccess]
    args = {"value": value, "letters": letters, "digits": int(digits) if digits else None}
    return OUTSIDE.sub("", words.line(f"kaiser-term-{name}", **args))


def ship_name(ship: str, words: Words) -> str:
    """Return the name of a ship."""
    return term("ship", ship, words)


def card_name(card: str, words: Words) -> str:
    """Return the name of an action card."""
    return term("card", card, words)


def piece_name(piece: str, words: Words) -> str:
    """Return the name of a ship or card that takes part in a contest."""
    return term("piece", piece, words)


def purpose_name(purpose: str, words: Words) -> str:
    """Return the name of a contest: that of the card that calls for it, or a word."""
    if purpose in ACTIONS:
        return card_name(purpose, words)
    return words.line("kaiser-picture_purpose", purpose=purpose)


def family_of(kind: str) -> list[str]:
    """Return the classes of a kind of card; Reflag has two (KS 2.3.2)."""
    return ["reaction", "action"] if kind == BOTH else [ACTIONS[kind].family]
