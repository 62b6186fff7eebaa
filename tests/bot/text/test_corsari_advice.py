"""What Corsari tells a newcomer about the sweep, and why the AI advises what it does."""

import pytest

from bot.text import words_for
from bot.text.catalog import locales
from rules.kernel import Reason

from ..matches import CORSARI

SWEEP = {"en": "sweep", "fr": "grand chelem", "ja": "スイープ"}


@pytest.mark.parametrize("locale", locales())
def test_what_was_learned_names_both_ends_of_a_match(locale: str) -> None:
    assert CORSARI.lesson is not None
    assert CORSARI.lesson.topics[-1].after == ("match_ended",)
    for told in words_for(locale, strict=True).lesson(CORSARI, CORSARI.lesson.topics[-1].name):
        assert "101" in told
        assert SWEEP[locale] in told


def names(seat: int) -> str:
    return "ABCD"[seat]


LEAVES = {"leaves": "denied", "after": 7}
"""A discard that keeps a card from the next player: it leaves a higher total than the hand says."""


@pytest.mark.parametrize("locale", locales())
def test_a_discard_says_what_total_it_leaves_and_why_it_is_not_another(locale: str) -> None:
    words = words_for(locale, strict=True)
    facts = {"total": 3, "lap": 2, "percent": 20, "sweep": "match", "tavern_left": 4, **LEAVES}
    for kind in ("wait_for_sweep", "risk_of_overtake", "may_not_sail"):
        told = words.reason(CORSARI, Reason(kind, facts), names)
        assert "7" in told
        assert {"en": "next player", "fr": "personne suivante", "ja": "次の人"}[locale] in told
