"""Names: on one line, and compared with the spaces that people type."""

import pytest

from bot.text import words_for
from bot.text.names import escape, spaced, tidy


@pytest.mark.parametrize(("locale", "name"), [("en", "AI\u00a01"), ("fr", "IA\u00a01"), ("ja", "AI1")])
def test_the_number_of_an_ai_stays_on_the_line_of_its_word(locale: str, name: str) -> None:
    assert words_for(locale).ai_name(1) == tidy(name) == escape(name) == name
    assert spaced(name) == name.replace("\u00a0", " ")


@pytest.mark.parametrize("typed", ["Ann  Bonny", "Ann\nBonny", " Ann\u00a0 Bonny\u00a0", "Ann\u2003Bonny"])
def test_other_gaps_in_a_name_are_one_space(typed: str) -> None:
    assert tidy(typed) == spaced(typed) == "Ann Bonny"
