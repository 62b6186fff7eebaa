"""Finds a message in the reader's language, or else in English, and fills in its arguments."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import structlog

from bot.text.catalog import Arg, Catalog

Supply = Callable[[frozenset[str]], Mapping[str, Arg]]
"""Returns the available ones of the wanted arguments, so that only used arguments are worded."""

MOST_KEPT = 5000
"""The number of worded texts that are kept for each reader's language, before all of them are forgotten."""
LONG = 1000
"""A text, or its facts, of more characters is not kept, which bounds the memory."""

log = structlog.get_logger(__name__)


class MissingText(Exception):  # noqa: N818 - says what happened
    """A message or one of its arguments is missing; raised only in tests of the catalogs."""


class Worded(NamedTuple):
    """A text, and the names of the seats in it."""

    text: str
    names: Mapping[int, str]


class Phrasebook:
    """The catalogs of one reader, the reader's own language first."""

    def __init__(self, catalogs: Sequence[Catalog], *, strict: bool) -> None:
        self.catalogs = tuple(catalogs)
        self._strict = strict
        self._logged: set[str] = set()
        self.worded: dict[tuple[str, str, str, str], Worded] = {}
        """Texts by game, name, scope and facts."""

    def has(self, name: str) -> bool:
        """Return whether any of the languages has this message or attribute."""
        for catalog in self.catalogs:  # noqa: SIM110 - any() takes twice as long, and screens ask thousands of times
            if name in catalog:
                return True
        return False

    def wants(self, name: str) -> frozenset[str]:
        """Return the arguments of a message in all languages together."""
        return frozenset[str]().union(*(catalog.wants(name).names for catalog in self.catalogs if name in catalog))

    def keep(self, key: tuple[str, str, str, str], worded: Worded) -> None:
        """Keep a text for the next time."""
        if len(worded.text) > LONG or len(key[-1]) > LONG:
            return
        if len(self.worded) >= MOST_KEPT:
            self.worded.clear()
        self.worded[key] = worded

    def first(self, *names: str) -> str:
        """Return the first name that exists; the last one if none does."""
        return next((name for name in names if self.has(name)), names[-1])

    def say(self, name: str, supply: Supply) -> str:
        """Return the text of a message.

        A strict phrasebook raises MissingText if a message or an argument is missing. Otherwise this is logged once,
        and the next language is tried; after the last one the name itself is returned.
        """
        for catalog in self.catalogs:
            if name not in catalog:
                self._miss(name, catalog, "no such message")
                continue
            text, errors = catalog.format(name, supply(catalog.wants(name).names))
            if not errors:
                return text
            self._miss(name, catalog, str(errors[0]))
        return name

    def _miss(self, name: str, catalog: Catalog, fault: str) -> None:
        if self._strict:
            raise MissingText(f"{catalog.locale} {name}: {fault}")
        if name not in self._logged:
            self._logged.add(name)
            log.error("text missing", message=name, locale=catalog.locale, fault=fault)
