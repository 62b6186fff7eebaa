"""What Corsari tells a newcomer about the sweep, and why the AI advises what it does."""

import pytest

from bot.text import words_for
from bot.text.catalog import locales

from ..matches import CORSARI

SWEEP = {"en": "sweep", "fr": "grand chelem", "ja": "スイープ"}


@pytest.mark.parametrize("locale", locales())
def test_what_was_learned_names_both_ends_of_a_match(locale: str) -> None:
    assert CORSARI.lesson is not None
    assert CORSARI.lesson.topics[-1].after == ("match_ended",)
    for told in words_for(locale, strict=True).lesson(CORSARI, CORSARI.lesson.topics[-1].name):
        assert "101" in told
        assert SWEEP[locale] in told
