"""Reads days that people type: 2026-08-15, 15.8., 15/8, 15 August, 8月15日, tomorrow."""

import re
from datetime import date, timedelta

from babel import Locale

from bot.schedule.durations import spelled
from bot.text import locales, words_for
from bot.text.search import unaccented

SOON = {"today": 0, "tomorrow": 1}
"""Days with a name of their own, and how many days away they are."""

YEAR = r"(?:[\s,]+(?P<y>\d{4}))?"
SHAPES = [
    re.compile(shape)
    for shape in (
        r"(?P<y>\d{4})([-/.])(?P<m>\d{1,2})\2(?P<d>\d{1,2})",
        r"(?:(?P<y>\d{4})年)?(?P<m>\d{1,2})月(?P<d>\d{1,2})日?",
        r"(?P<d>\d{1,2})\.\s?(?P<m>\d{1,2})(?:\.?|\.\s?(?P<y>\d{4}))",
        r"(?P<a>\d{1,2})([-/])(?P<b>\d{1,2})(?:\2(?P<y>\d{4}))?",
        rf"(?P<d>\d{{1,2}})(?:st|nd|rd|th|er|\.)?\s*(?:of\s+)?(?P<name>[a-z]{{3,}})\.?{YEAR}",
        rf"(?P<name>[a-z]{{3,}})\.?\s*(?:the\s+)?(?P<d>\d{{1,2}})(?:st|nd|rd|th)?{YEAR}",
    )
]
"""Groups: year y, month m and day d; a month's name; or two numbers a and b, of which one over 12 must be the day."""

MONTHS = 12


class TwoDaysError(ValueError):
    """A day that can be read in two ways, such as 3/4."""


def read_day(typed: str, since: date, today: date) -> date:
    """Read a day. Without a year, it is the first such day from ``since`` on. Raises TwoDaysError, or ValueError."""
    text = unaccented(typed).strip().replace("'", "’")
    for locale in locales():
        for name, days in SOON.items():
            if text in spelled(words_for(locale).line("bot-typed-day", value=name)):
                return today + timedelta(days=days)
    found = next((match for shape in SHAPES if (match := shape.fullmatch(text))), None)
    if found is None:
        msg = "no day"
        raise ValueError(msg)
    parts = {"y": None, "name": None, "a": None, "b": None, "m": None} | found.groupdict()
    month, day = month_and_day(parts)
    if parts["y"] is not None:
        return date(int(parts["y"]), month, day)
    this_year = date(since.year, month, day)
    return this_year if this_year >= since else date(since.year + 1, month, day)


def month_and_day(parts: dict[str, str | None]) -> tuple[int, int]:
    """Return the numbers of a month and a day. Raises TwoDaysError, or ValueError."""
    if parts["a"] and parts["b"]:
        first, second = int(parts["a"]), int(parts["b"])
        if first != second and first and second and max(first, second) <= MONTHS:
            raise TwoDaysError
        return min(first, second), max(first, second)
    month = month_named(parts["name"]) if parts["name"] else int(parts["m"] or 0)
    return month, int(parts["d"] or 0)


def month_named(typed: str) -> int:
    """Return the month whose name begins like this in one of the bot's languages. Raises ValueError."""
    found = {
        number
        for locale in locales()
        for number, name in Locale.parse(locale).months["format"]["wide"].items()
        if unaccented(name).startswith(typed)
    }
    if len(found) != 1:
        msg = "no month, or several"
        raise ValueError(msg)
    return found.pop()
