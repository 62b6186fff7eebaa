"""Typed answers to questions."""

import pytest

from bot.handlers.answers import read_number
from rules.kernel import Malformed


@pytest.mark.parametrize(
    ("typed", "number"), [("12", 12), (" -3 ", -3), ("−3", -3), ("１２", 12), ("－３", -3), ("　７", 7)]
)
def test_numbers_are_read_in_the_digits_of_any_keyboard(typed: str, number: int) -> None:
    assert read_number(typed) == number


@pytest.mark.parametrize("typed", ["", "x", "1.5", "--3", "1" * 10])
def test_other_texts_are_no_numbers(typed: str) -> None:
    with pytest.raises(Malformed):
        read_number(typed)
