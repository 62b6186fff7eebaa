"""Reads durations that people type, in all languages of the bot: "2 days 12 hours", "1h30", "３日".

The catalogs hold the words for units and numbers. An ambiguous duration is refused.
"""

import re
from collections.abc import Iterator
from fractions import Fraction

from bot.schedule.pace import MOST_MINUTES, SPEEDS
from bot.text import locales, words_for
from bot.text.search import unaccented

UNITS = {"minutes": 1, "hours": 60, "days": 24 * 60, "weeks": 7 * 24 * 60}
HALF = Fraction(1, 2)

NUMBER = re.compile(r"\d{1,9}(?:[.,]\d{1,2})?(?![\d.,]*\d)")
"""No three digits may follow a "," or ".", which could then separate thousands."""

CLOCK = re.compile(r"[0-5]\d")
"""A number that may be the minutes of "1h30"."""

PART = re.compile(r"A?(?:O?HO?(?P<half>U)|[NCO](?P<more>AO?H)?U(?P<rest>A?O?H(?!O?U))?(?P<clock>C$)?)")
"""A part of a duration, by the kinds of its tokens: a number N (C: a CLOCK), "a" O, "half" H, unit U, "and" A.

half an hour · one and a half hours · an hour and a half · 1h30
"""


class LengthError(ValueError):
    """A duration that is too short or too long."""


def read_minutes(typed: str) -> int | None:
    """Read the time for an answer: a number of minutes, a duration with units, or the name of a pace.

    Return the minutes, None for no limit. Raises LengthError, or ValueError for what cannot be read.
    """
    text = unaccented(typed).strip().removesuffix(".")
    named = paces_by_name()
    if text in named:
        return named[text]
    total = length_of(text)
    if not 1 <= total <= MOST_MINUTES:
        raise LengthError
    if total.denominator != 1:
        msg = "not a number of minutes"
        raise ValueError(msg)
    return int(total)


def paces_by_name() -> dict[str, int | None]:
    """Return the minutes of every pace by its names in all languages: as offered, in short, and others."""
    found: dict[str, int | None] = {}
    for locale in locales():
        words = words_for(locale)
        for speed, minutes in SPEEDS.items():
            offered = unaccented(words.line("bot-pace-speed", value=speed))
            others = spelled(words.line("bot-typed-paces", value=speed))
            found |= dict.fromkeys((speed, offered, re.split(r"\s*:", offered)[0], *others), minutes)
    return found


def spelled(listed: str) -> list[str]:
    """Return the words of a catalog's list."""
    return [unaccented(word).strip() for word in listed.split(",") if word.strip()]


# ---------------------------------------------------------------- a small grammar

Token = tuple[str, Fraction]
"""The kind of a word, and its number or minutes."""


def length_of(text: str) -> Fraction:
    """Return the minutes of a duration. Raises ValueError."""
    tokens = list(tokens_of(text))
    kinds, values = "".join(kind for kind, _ in tokens), [value for _, value in tokens]
    if kinds in ("N", "C"):
        return values[0]
    total, at = Fraction(0), 0
    used: list[Fraction] = []
    while at < len(kinds) or not used:
        part = PART.match(kinds, at)
        if part is None or (part[0].startswith("A") and not used):
            msg = "not a duration"
            raise ValueError(msg)
        number, unit = values[part.start() + part[0].startswith("A")], values[kinds.index("U", at)]
        if part["half"]:
            number = HALF
        elif part["more"] or part["rest"]:
            number += HALF
        total += number * unit
        if part["clock"] and unit != UNITS["hours"]:
            msg = "a number of what?"
            raise ValueError(msg)
        total += values[part.start("clock")] if part["clock"] else 0
        used.append(unit)
        at = part.end()
    if len(set(used)) < len(used):
        msg = "twice the same unit"
        raise ValueError(msg)
    return total


def tokens_of(text: str) -> Iterator[Token]:
    """Yield the tokens of a text. Raises ValueError at an unknown word."""
    known = vocabulary()
    spelling = "|".join(map(re.escape, sorted(known, key=len, reverse=True)))
    word = re.compile(rf"(?:{spelling})(?![a-z])")
    at = 0
    while at < len(text):
        if (number := NUMBER.match(text, at)) is not None:
            yield "C" if CLOCK.fullmatch(number[0]) else "N", Fraction(number[0].replace(",", "."))
            at = number.end()
        elif (found := word.match(text, at)) is not None:
            yield known[found[0]]
            at = found.end()
        elif text[at] in " ,、-" and at > 0:
            at += 1
        else:
            msg = f"what is {text[at:]!r}?"
            raise ValueError(msg)


def vocabulary() -> dict[str, Token]:
    """Return the words of durations in all languages, with their tokens."""
    found: dict[str, Token] = {}
    for locale in locales():
        words = words_for(locale)
        for number, word in enumerate(spelled(words.line("bot-typed-numbers")), 1):
            found[word] = "N", Fraction(number)
        found |= dict.fromkeys(spelled(words.line("bot-typed-one")), ("O", Fraction(1)))
        found |= dict.fromkeys(spelled(words.line("bot-typed-half")), ("H", HALF))
        found |= dict.fromkeys(spelled(words.line("bot-typed-and")), ("A", Fraction(0)))
        for unit, minutes in UNITS.items():
            written = spelled(words.line("bot-typed-units", value=unit))
            found |= dict.fromkeys(written, ("U", Fraction(minutes)))
    return found
