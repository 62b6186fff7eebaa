"""The buttons that go back: a menu's own and a form's have different labels."""

import pytest

from bot.text import words_for


@pytest.mark.parametrize("locale", ["en-US", "fr", "ja"])
def test_the_way_back_to_a_form_is_not_labelled_like_the_way_back_in_a_menu(locale: str) -> None:
    words = words_for(locale)
    labels = [words.line(name) for name in ("bot-back", "bot-back-step", "bot-back-summary")]
    assert len({*labels}) == len(labels)
