"""The confirmation of a choice about a hidden card names it to a player who has looked at it, and to nobody else."""

import pytest

from bot.screens.context import Context
from bot.screens.layout import Text
from bot.screens.questions import question_items
from bot.tables.drafts import Draft
from bot.text import locales, words_for
from rules.kernel import Match
from rules.tortuga import GAME

from ...rules.tortuga.positions import position, say


def confirmation(match: Match, answer: str, locale: str = "en") -> str:
    """Return what the seat that is asked reads when it confirms an answer."""
    context = Context(words_for(locale), GAME, 1, "AB".__getitem__)
    (question,) = match.questions.values()
    assert question.is_final(answer)
    items = question_items(context, match, question, Draft(value=answer, editing="confirm"))
    return "\n".join(item.content for item in items if isinstance(item, Text))


def peeked() -> Match:
    """Return a match of two in which the first has looked at the first two cards, and has one more action."""
    match = position("FD[0] JR[1]", seats=2, row="ALB BSP PIS")
    say(match, "peek/1-2")
    return match


@pytest.mark.parametrize("locale", locales())
def test_a_card_that_the_player_has_seen_is_named(locale: str) -> None:
    albatross = words_for(locale).line("tortuga-term-card", value="ALB")
    assert albatross in confirmation(peeked(), "reveal/1", locale)


def test_only_cards_that_the_choice_is_about_are_named() -> None:
    match = peeked()
    # With what it does: that decides whether it is revealed.
    seen = "You have looked at it:\n1: 🕊️ Albatross. Keep it for the rest of the match."
    assert seen in confirmation(match, "reveal/1")
    assert "Black Spot" not in confirmation(match, "reveal/1")
    assert "You have looked" not in confirmation(match, "reveal/3")
    told = confirmation(match, "force/1/1-3")
    assert "Albatross" in told
    assert "Pistol" not in told


def test_nobody_else_reads_the_name() -> None:
    match = peeked()
    say(match, "peek/4-5")
    assert match.questions.keys() == {1}
    for answer in ("reveal/1", "reveal/2", "force/0/1-2"):
        told = confirmation(match, answer)
        assert "You have looked" not in told
        assert "Albatross" not in told
        assert "Black Spot" not in told
    # A player who is forced knows the cards that they have seen themselves.
    say(match, "force/0/1-3")
    assert "Albatross" in confirmation(match, "1")
    assert "You have looked" not in confirmation(match, "3")
