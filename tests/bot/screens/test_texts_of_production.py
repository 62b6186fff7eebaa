"""Texts as in production, where a missing one is logged instead of raised: it fails these tests."""

import pytest

from bot.__main__ import main
from bot.screens.context import Context
from bot.screens.layout import Text
from bot.screens.questions import question_items
from bot.tables.drafts import Draft
from bot.text import MissingText, locales, words_for
from rules import GAMES
from rules.kernel import Match, Question

from ...production import texts_as_in_production

SHORT = {
    "corsari": ["--seats", "2", "--options", '{"limit": 50}'],
    "tortuga": ["--seats", "3", "--options", '{"stall_rounds": 1}'],
    "kaiser": ["--seats", "2", "--options", '{"rounds": 1, "deck_size": 12}'],
}
"""Matches that take seconds; each is played in another language, whose texts tests/games words without the bot."""


@pytest.mark.parametrize(("game", "locale"), [*zip(SHORT, locales(), strict=True)])
def test_a_whole_match_through_the_bot(game: str, locale: str, capsys: pytest.CaptureFixture[str]) -> None:
    with texts_as_in_production():
        assert main(["demo", game, "--locale", locale, *SHORT[game]]) == 0
    assert "text missing" not in "".join(capsys.readouterr())


def test_a_missing_text_fails_a_test_that_runs_as_production() -> None:
    with pytest.raises(AssertionError, match="bot-trouble"), texts_as_in_production():
        words_for("en").line("bot-trouble")
    with pytest.raises(MissingText):
        words_for("en").line("bot-trouble")


def ballot() -> tuple[Match, Question]:
    """Return a match of Tortuga in which a vote is open, and a question of it."""
    for seed in range(50):
        match = Match.start(GAMES["tortuga"], 5, f"vote {seed}")
        while match.result is None:
            for question in match.questions.values():
                if question.kind == "ballot":
                    return match, question
            seat, question = next(iter(match.questions.items()))
            match.answer(seat, GAMES["tortuga"].pilot(match.view(seat), question), question.id)
    raise LookupError("no vote in any of the matches")


@pytest.mark.parametrize("locale", locales())
def test_a_choice_that_is_no_longer_offered_is_asked_for_again(locale: str) -> None:
    """An undo puts a question anew, perhaps with other cards in hand than when the choice was made."""
    match, question = ballot()
    offered = [option.id for option in question.options]
    cards = {card for seed in range(9) for card in hands(seed)}
    gone = next(card for card in sorted(cards) if card not in offered)
    with texts_as_in_production():
        context = Context(words_for(locale), GAMES["tortuga"], 1, "ABCDE".__getitem__)
        asked = question_items(context, match, question, Draft())
        assert question_items(context, match, question, Draft(value=gone, editing="confirm")) == asked
        confirmed = question_items(context, match, question, Draft(value=offered[0], editing="confirm"))
        assert confirmed != asked
        assert isinstance(confirmed[0], Text)


def hands(seed: int) -> list[str]:
    """Return the vote cards that the players of a match hold."""
    match = Match.start(GAMES["tortuga"], 5, f"hands {seed}")
    return [card for seat in range(5) for card in match.view(seat).me.hand]
