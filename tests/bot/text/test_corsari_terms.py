"""The words of Corsari for its cards and its players, which a stranger meets without the rules."""

import pytest

from bot.text import words_for
from bot.text.catalog import locales
from rules.kernel import SeenEvent

from ..matches import CORSARI


def names(seat: int) -> str:
    return "ABCD"[seat]


@pytest.mark.parametrize("locale", locales())
def test_no_cards_are_called_none(locale: str) -> None:
    """ "Prisonniers : rien" read like a missing word."""
    words = words_for(locale, strict=True)
    none = {"en": "none", "fr": "aucun", "ja": "なし"}[locale]
    facts = {"seat": 0, "total": 0, "crew": [], "prisoners": [], "stowaways": [], "scuttled": "none", "colour": "R"}
    told = words.event(CORSARI, SeenEvent(1, "layout_revealed", facts, "CO 6.1", personal=False), names) or ""
    assert told.count(none) == 3
    assert "rien" not in told


@pytest.mark.parametrize("locale", locales())
def test_in_brief_it_is_said_where_the_hands_can_be_seen(locale: str) -> None:
    """ "All hands are now shown" stood beside a picture of the next round, which shows none of them."""
    words = words_for(locale, strict=True)
    brief = words.brief(CORSARI, SeenEvent(1, "loads_revealed", {"loads": []}, "CO 6.7", personal=False), names)
    assert brief is not None
    assert words.line("bot-button-log").casefold() in brief.text.casefold()


def test_the_player_who_sailed_is_no_declarer_where_no_rule_has_said_who_that_is() -> None:
    for locale, declarer in (("en", "declarer"), ("fr", "déclarant")):
        words = words_for(locale, strict=True)
        told = [words.line(f"corsari-first-{kind}", within_reach=True) for kind in ("crew", "add", "orders", "load")]
        told += [words.line(f"corsari-option-{name}.hint") for name in ("overtake_penalty", "received", "scuttle_face")]
        told += [words.line(f"corsari-option-received.{value}") for value in ("as_laid", "minimised")]
        told += [words.line("corsari-add"), words.line("corsari-load.proposal-heaviest", total=3)]
        assert not any(declarer in one for one in told)
        first = {rule.id: rule.text for rule in words.rules(CORSARI)}
        who = {"en": "the player who sailed", "fr": "la personne qui a annoncé le départ"}[locale]
        assert who in first["CO 6.1"]
        assert declarer not in first["spec 2.3"]
        assert len(told[0]) <= 200


@pytest.mark.parametrize("locale", locales())
def test_why_a_card_is_taken_and_discarded_again_is_told_with_the_colour_of_the_tavern(locale: str) -> None:
    """A player saw the AIs do so, and took it for a fault."""
    words = words_for(locale, strict=True)
    event = SeenEvent(1, "tavern_colour", {"colour": "Y"}, "CO 5.3", personal=False)
    again = {"en": "discard it again", "fr": "la défausser aussitôt", "ja": "すぐに捨てる"}[locale]
    assert again in words.why(CORSARI, event, names)
