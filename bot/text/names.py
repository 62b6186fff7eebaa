"""Names and other texts that people choose: the only module that makes them harmless."""

import re
from collections.abc import Callable
from functools import lru_cache

from bot.text import emoji

Names = Callable[[int], str]
"""Gives the display name of a seat; "" for a seat that nobody has, which the rules of the game play themselves."""

# Marks that change the writing direction of all text after them.
TURNING = re.compile("[\u202a-\u202e\u2066-\u2069]")

GAP = re.compile(r"\s+")
NO_BREAK = "\u00a0"
"""The space in the names of AI seats, which keeps the number on the line of its word."""

# The marks of discord.py's escape_markdown; mentions, timestamps, emoji, links, and lists at the start of a line.
POWERFUL = re.compile(r"[\\*_~|`#<>@\[\]]|^[-+]|(?<=^\d)\.|(?<=^\d\d)\.")
KEPT = 1024
"""The texts of people that are kept as they are shown: nearly every screen shows the same few names."""
MARKS = re.compile(r"\\(.)|\*{1,2}|~~|`|^-# |^#+ ", re.MULTILINE | re.DOTALL)
"""The Markdown of the catalogs, and the escapes in names."""


@lru_cache(KEPT)
def tidy(text: str) -> str:
    """Return a text on one line, for places where Discord shows no Markdown, such as labels of buttons."""
    return emoji.guarded(GAP.sub(_gap, TURNING.sub("", text)).strip())


def _gap(found: re.Match[str]) -> str:
    return found[0] if found[0] == NO_BREAK else " "


def spaced(name: str) -> str:
    """Return a name with the spaces that people type, to compare it with another one."""
    return " ".join(name.split())


@lru_cache(KEPT)
def escape(text: str) -> str:
    """Return a text whose Markdown, links and mentions have no effect."""
    return POWERFUL.sub(r"\\\g<0>", tidy(text))


def unmarked(text: str) -> str:
    """Return Markdown as plain text, for places where Discord shows none."""
    return MARKS.sub(lambda mark: mark[1] or "", text)


def escaped(names: Names) -> Names:
    """Return the names for text in which Discord shows Markdown."""
    return lambda seat: escape(names(seat))


def tidied(names: Names) -> Names:
    """Return the names for labels."""
    return lambda seat: tidy(names(seat))
