"""Which questions stand on the table's own message."""

from bot.screens.pages import open_questions
from rules import GAMES
from rules.kernel import Match


def test_what_an_ai_is_asked_is_nobodys_to_press() -> None:
    match = Match.start(GAMES["corsari"], 2, "a seed")
    (question,) = match.questions.values()
    assert open_questions(match, {question.seat}) == [question]
    assert open_questions(match, {0, 1}) == [question]
    assert open_questions(match, {1 - question.seat}) == []
