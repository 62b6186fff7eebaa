"""Makes the toy games playable as "/game new game:toy" without registering them in the shipped code."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import rules
from bot import text
from bot.text import catalog

from . import campaign, game

WORDS = Path(__file__).with_name("toy.ftl").read_text(encoding="utf-8")
CAMPAIGN_WORDS = Path(__file__).with_name("campaign.ftl").read_text(encoding="utf-8")


Sources = Callable[[str], list[str]]
"""A locale -> the texts of its catalog files."""


def with_toy(known: Sources, locale: str) -> list[str]:
    """Return the texts of a locale, and those of the toy game."""
    return [*known(locale), WORDS]


def with_campaign(known: Sources, locale: str) -> list[str]:
    """Return the texts of a locale, and those of the long toy game."""
    return [*known(locale), CAMPAIGN_WORDS]


@contextmanager
def toy_playable() -> Iterator[None]:
    """Add the toy game to rules.GAMES, and its texts to the catalogs."""
    with pytest.MonkeyPatch.context() as patch, other_words(with_toy):
        patch.setattr(rules, "NAMES", (*rules.NAMES, "toy"))
        patch.setitem(sys.modules, "rules.toy", game)
        yield


@contextmanager
def campaign_playable() -> Iterator[None]:
    """Add the long toy game to rules.GAMES, and its texts to the catalogs."""
    with pytest.MonkeyPatch.context() as patch, other_words(with_campaign):
        patch.setattr(rules, "NAMES", (*rules.NAMES, "campaign"))
        patch.setitem(sys.modules, "rules.campaign", campaign)
        yield


@contextmanager
def other_words(change: Callable[[Sources, str], list[str]]) -> Iterator[None]:
    """Build the catalogs from other sources: ``change`` gets the present ones and a locale."""
    for locale in catalog.locales():
        # Read now, the shipped catalogs are kept without these words.
        catalog.catalog_of(locale)
    made = made_from(change, catalog.sources)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalog, "sources", made.sources)
        for module in (catalog, text):
            patch.setattr(module, "catalog_of", made.catalog_of)
        patch.setattr(text, "_words", made.words)
        yield


class Made(NamedTuple):
    """Where texts come from, and what is read from there."""

    sources: Sources
    catalog_of: Callable[[str], catalog.Catalog]
    words: Callable[[str, bool], text.Words]


@cache
def made_from(change: Callable[[Sources, str], list[str]], known: Sources) -> Made:
    """Return changed sources, with catalogs and words of their own.

    They are kept: to read them anew for every test would take a twentieth of the time of all.
    """

    def sources(locale: str) -> list[str]:
        return change(known, locale)

    return Made(sources, cache(lambda locale: catalog.Catalog(locale, sources(locale))), cache(text._words.__wrapped__))
