"""The names of pirates, ports, goods and the like in pictures, worded by the terms of the catalog."""

import re

from bot.text import Words

TERM = re.compile(r"(.*?)#?([0-9]{0,9})", re.DOTALL)


def term(name: str, value: str, words: Words) -> str:
    """Return a value worded by a term."""
    letters, digits = TERM.fullmatch(value).groups()  # pyright: ignore[reportOptionalMemberAccess]
    head, _, tail = value.partition("/")
    numbers = int(digits) if digits else None
    return words.line(
        f"blackbeard-term-{name}", value=value, letters=letters, digits=numbers, head=head, tail=tail or None
    )


def sign_of(nation: str, words: Words) -> str:
    """Return the letter of a nation's flag; "" for pirates, whose flag has a skull."""
    return "" if nation == "pirate" else words.line("blackbeard-picture_flag", nation=nation)
