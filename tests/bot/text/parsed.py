"""The catalogs of a language as parsed messages, for tests of how texts are written."""

from functools import cache
from typing import Any

from fluent.syntax import FluentParser

from bot.text.catalog import sources


@cache
def parsed(locale: str) -> tuple[Any, ...]:
    """Return all entries of a language's catalogs: messages, comments and what cannot be parsed."""
    return tuple(entry for source in sources(locale) for entry in FluentParser().parse(source).body)
