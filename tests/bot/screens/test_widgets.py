"""The buttons of the options of a question."""

import re

import pytest

from bot.screens.context import Context
from bot.screens.layout import Button, Row
from bot.screens.widgets import widgets
from bot.tables.drafts import Draft
from bot.text import locales, words_for
from rules import GAMES
from rules.kernel import Question, choose

from ...rules.tortuga.positions import position


def test_an_option_that_is_seldom_wanted_has_a_less_prominent_button() -> None:
    context = Context(words_for("en", strict=True), GAMES["kaiser"], 1, str)
    data = {"idle": [], "assists": [], "fog": False}
    asked = Question(choose(0, "play", ["end_turn", "end_turn/order"], data=data), "0.1")
    (row,) = widgets(context, asked, asked, Draft())
    assert isinstance(row, Row)
    buttons = [child for child in row.children if isinstance(child, Button)]
    assert [button.style for button in buttons] == ["primary", "secondary"]


@pytest.mark.parametrize("places", ["FD[0,2] JR[1,3,4,5]", "FD[0,2,4] JR[1,3,5]"])
@pytest.mark.parametrize("locale", locales())
def test_an_act_with_one_option_is_a_button_beside_the_groups(locale: str, places: str) -> None:
    """What it does is said once it is pressed: no menu holds it alone."""
    match = position(places)
    context = Context(words_for(locale, strict=True), GAMES["tortuga"], 1, str)
    items = widgets(context, match.questions[0], match.questions[0], Draft())
    children = [child for row in items if isinstance(row, Row) for child in row.children]
    assert all(isinstance(child, Button) for child in children)
    labels = [child.label[0] for child in children if isinstance(child, Button)]
    assert labels == ["👁", "🎴", "👉", "🚣", "🏝", "⚔"] or labels == ["👁", "🎴", "👉", "🚣", "⚔", "🏝"]
    assert len(items) <= 2


@pytest.mark.parametrize("locale", locales())
def test_the_groups_of_a_lesson_carry_no_numbers(locale: str) -> None:
    match = position("FD[0,2] JR[1,3,4,5]")
    for lesson in (False, True):
        context = Context(words_for(locale, strict=True), GAMES["tortuga"], 1, str, lesson=lesson)
        items = widgets(context, match.questions[0], match.questions[0], Draft())
        labels = [
            child.label for row in items if isinstance(row, Row) for child in row.children if isinstance(child, Button)
        ]
        assert any(re.search(r"[(（]\D*\d+\D*[)）]$", label) for label in labels) != lesson
