"""Makes the toy games playable as "/game new game:toy" without registering them in the shipped code."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

import rules
from bot import text
from bot.text import catalog

from . import campaign, game

WORDS = Path(__file__).with_name("toy.ftl").read_text(encoding="utf-8")
CAMPAIGN_WORDS = Path(__file__).with_name("campaign.ftl").read_text(encoding="utf-8")


@contextmanager
def toy_playable() -> Iterator[None]:
    """Add the toy game to rules.GAMES, and its texts to the catalogs."""
    shipped = catalog.sources
    with pytest.MonkeyPatch.context() as patch, other_words(lambda locale: [*shipped(locale), WORDS]):
        patch.setattr(rules, "NAMES", (*rules.NAMES, "toy"))
        patch.setitem(sys.modules, "rules.toy", game)
        yield


@contextmanager
def campaign_playable() -> Iterator[None]:
    """Add the long toy game to rules.GAMES, and its texts to the catalogs."""
    shipped = catalog.sources
    with pytest.MonkeyPatch.context() as patch, other_words(lambda locale: [*shipped(locale), CAMPAIGN_WORDS]):
        patch.setattr(rules, "NAMES", (*rules.NAMES, "campaign"))
        patch.setitem(sys.modules, "rules.campaign", campaign)
        yield


@contextmanager
def other_words(sources: Callable[[str], list[str]]) -> Iterator[None]:
    """Build the catalogs from other sources."""
    for locale in catalog.locales():
        # Read now, the shipped catalogs are kept without these words.
        catalog.catalog_of(locale)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalog, "sources", sources)
        for module in (catalog, text):
            patch.setattr(module, "catalog_of", lambda locale: read(locale, tuple(catalog.sources(locale))))
        text._words.cache_clear()
        yield
    text._words.cache_clear()


@cache
def read(locale: str, sources: tuple[str, ...]) -> catalog.Catalog:
    """Return the catalog of the sources, cached because parsing blocks a busy machine for seconds."""
    return catalog.Catalog(locale, sources)
