"""Names and other words that people choose: the one place where they are made harmless."""

import re
from collections.abc import Callable

Names = Callable[[int], str]
"""Gives the display name of a seat."""

# Marks that turn the direction of all the text that follows.
TURNING = re.compile("[\u202a-\u202e\u2066-\u2069]")

# What discord.py's escape_markdown knows, and mentions, timestamps, emoji, links, and lists at the start of a line.
POWERFUL = re.compile(r"[\\*_~|`#<>@\[\]]|^[-+]|(?<=^\d)\.|(?<=^\d\d)\.")
ESCAPED = re.compile(r"\\([\\*_~|`#<>@\[\].+-])")


def tidy(text: str) -> str:
    """Keep a text on its line; for places where Discord shows no Markdown, such as labels of buttons."""
    return " ".join(TURNING.sub("", text).split())


def escape(text: str) -> str:
    """Take the power of Markdown, links and mentions from a text."""
    return POWERFUL.sub(r"\\\g<0>", tidy(text))


def unescaped(text: str) -> str:
    """Return escaped text as it was, for places where Discord shows no Markdown."""
    return ESCAPED.sub(r"\1", text)


def escaped(names: Names) -> Names:
    """Return the names for text in which Discord shows Markdown."""
    return lambda seat: escape(names(seat))


def tidied(names: Names) -> Names:
    """Return the names for labels."""
    return lambda seat: tidy(names(seat))
