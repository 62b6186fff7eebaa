"""Makes the toy game playable as "/game new game:toy", without a word of it in the house itself."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import rules
from bot import text
from bot.text import catalog

from . import game

WORDS = Path(__file__).with_name("toy.ftl").read_text(encoding="utf-8")


@contextmanager
def toy_playable() -> Iterator[None]:
    """Let rules.GAMES find the toy game as it finds any other, and the English catalog hold its words."""
    shipped = catalog.sources
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rules, "NAMES", (*rules.NAMES, "toy"))
        patch.setitem(sys.modules, "rules.toy", game)
        patch.setattr(catalog, "sources", lambda locale: [*shipped(locale), WORDS])
        forget_words()
        yield
    forget_words()


def forget_words() -> None:
    """Have catalogs read anew."""
    catalog.catalog_of.cache_clear()
    text._words.cache_clear()
