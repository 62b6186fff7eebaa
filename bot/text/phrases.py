"""Finds a message in the reader's language, or failing that in English, and puts its arguments in."""

from collections.abc import Callable, Mapping, Sequence

import structlog

from bot.text.catalog import Arg, Catalog

Supply = Callable[[frozenset[str]], Mapping[str, Arg]]
"""Gives those of the wanted arguments that there are: nothing is worded that no message asks for."""

log = structlog.get_logger(__name__)


class Untold(Exception):  # noqa: N818 - says what happened
    """A message, or an argument of it, is missing; raised only where catalogs are tested."""


class Teller:
    """The catalogs of one reader, the reader's own language first."""

    def __init__(self, catalogs: Sequence[Catalog], *, strict: bool) -> None:
        self.catalogs = tuple(catalogs)
        self._strict = strict
        self._logged: set[str] = set()

    def has(self, name: str) -> bool:
        """Tell whether there is such a message or attribute in any of the languages."""
        return any(name in catalog for catalog in self.catalogs)

    def wants(self, name: str) -> frozenset[str]:
        """Return all arguments that a message may take, in any of the languages."""
        return frozenset().union(*(catalog.wants(name).names for catalog in self.catalogs if name in catalog))

    def first(self, *names: str) -> str:
        """Return the first of the names that there is; the last one if there is none."""
        return next((name for name in names if self.has(name)), names[-1])

    def say(self, name: str, supply: Supply) -> str:
        """Return the text of a message.

        Strict: raises Untold where a message or an argument is missing. Otherwise that is logged, once, and the next
        language is tried; after the last one the name itself has to do.
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
            raise Untold(f"{catalog.locale} {name}: {fault}")
        if name not in self._logged:
            self._logged.add(name)
            log.error("text missing", message=name, locale=catalog.locale, fault=fault)
