"""Answers to questions: typed ones, and those that need no confirmation."""

import pytest

from bot.handlers.answers import read_number, settle
from bot.tables.drafts import Draft
from rules import GAMES
from rules.kernel import Malformed, Match, Question, pick


@pytest.mark.parametrize(
    ("typed", "number"), [("12", 12), (" -3 ", -3), ("−3", -3), ("１２", 12), ("－３", -3), ("　７", 7)]
)
def test_numbers_are_read_in_the_digits_of_any_keyboard(typed: str, number: int) -> None:
    assert read_number(typed) == number


@pytest.mark.parametrize("typed", ["", "x", "1.5", "--3", "1" * 10])
def test_other_texts_are_no_numbers(typed: str) -> None:
    with pytest.raises(Malformed):
        read_number(typed)


def test_where_nothing_can_be_picked_one_press_answers() -> None:
    match = Match.start(GAMES["kaiser"], 2, "none")
    for options, at_once in ((["trap#1"], False), ([], True)):
        question = Question(pick(0, "assists", options, (0, len(options))), "0.1")
        outcome = settle(match, question, question, [], Draft())
        assert outcome.answered == at_once
        assert (outcome.draft is None) == at_once
