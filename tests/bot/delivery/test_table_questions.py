"""The questions shown on the table's message."""

from bot.screens.pages import open_questions
from rules import GAMES
from rules.kernel import Match


def test_questions_of_ai_seats_are_not_shown() -> None:
    match = Match.start(GAMES["corsari"], 2, "a seed")
    (question,) = match.questions.values()
    assert open_questions(match, {question.seat}) == [question]
    assert open_questions(match, {0, 1}) == [question]
    assert open_questions(match, {1 - question.seat}) == []
