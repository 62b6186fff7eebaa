"""Lengths of time as people type them, in any language that there is a catalog for: "2 days 12 hours", "1h30", "３日".

The words for units and numbers are the catalogs'. What could be read in two ways is not read at all.
"""

import re
from collections.abc import Iterator
from fractions import Fraction

from bot.pace import MOST_MINUTES, SPEEDS
from bot.text import locales, words_for
from bot.text.rulebook import plain

UNITS = {"minutes": 1, "hours": 60, "days": 24 * 60, "weeks": 7 * 24 * 60}
HALF = Fraction(1, 2)

NUMBER = re.compile(r"\d{1,9}(?:[.,]\d{1,2})?(?![\d.,]*\d)")
"""With three digits after it, a "," or "." may stand for thousands."""

CLOCK = re.compile(r"[0-5]\d")
"""A number that may be the minutes of "1h30"."""

PART = re.compile(r"A?(?:O?HO?(?P<half>U)|[NCO](?P<more>AO?H)?U(?P<rest>A?O?H(?!O?U))?(?P<clock>C$)?)")
"""A part of a length by the kinds of its tokens: a number N (or C, above), "a" O, "half" H, a unit U, "and" A.

half an hour · one and a half hours · an hour and a half · 1h30
"""


class LengthError(ValueError):
    """A length of time that can be read, and is too short or too long."""


def read_minutes(typed: str) -> int | None:
    """Read how long an answer may take: a number of minutes, a length with its units, or the name of a pace.

    None: as long as it likes. Raises LengthError, or another ValueError for what cannot be read.
    """
    text = plain(typed).strip().removesuffix(".")
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
    """Return the paces by all that people may call them: as they are offered, in short, and by other names."""
    found: dict[str, int | None] = {}
    for locale in locales():
        words = words_for(locale)
        for speed, minutes in SPEEDS.items():
            offered = plain(words.line("bot-pace-speed", value=speed))
            others = spelled(words.line("bot-typed-paces", value=speed))
            found |= dict.fromkeys((speed, offered, re.split(r"\s*:", offered)[0], *others), minutes)
    return found


def spelled(listed: str) -> list[str]:
    """Return the words of a list that a catalog holds."""
    return [plain(word).strip() for word in listed.split(",") if word.strip()]


# ---------------------------------------------------------------- a small grammar

Token = tuple[str, Fraction]
"""Its kind, and its number or minutes."""


def length_of(text: str) -> Fraction:
    """Return the minutes of a length of time. Raises ValueError."""
    tokens = list(tokens_of(text))
    kinds, values = "".join(kind for kind, _ in tokens), [value for _, value in tokens]
    if kinds in ("N", "C"):
        return values[0]
    total, at = Fraction(0), 0
    used: list[Fraction] = []
    while at < len(kinds) or not used:
        part = PART.match(kinds, at)
        if part is None or (part[0].startswith("A") and not used):
            msg = "no length of time"
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
    """Yield the tokens of a text. Raises ValueError at what is none."""
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
    """Return the words that a length of time is made of, of all languages."""
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
