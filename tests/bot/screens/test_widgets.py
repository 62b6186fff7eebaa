"""The buttons of the options of a question."""

from bot.screens.context import Context
from bot.screens.layout import Button, Row
from bot.screens.widgets import widgets
from bot.tables.drafts import Draft
from bot.text import words_for
from rules import GAMES
from rules.kernel import Question, choose


def test_an_option_that_is_seldom_wanted_has_a_less_prominent_button() -> None:
    context = Context(words_for("en", strict=True), GAMES["kaiser"], 1, str)
    data = {"idle": [], "assists": [], "fog": False}
    asked = Question(choose(0, "play", ["end_turn", "end_turn/order"], data=data), "0.1")
    (row,) = widgets(context, asked, asked, Draft())
    assert isinstance(row, Row)
    buttons = [child for child in row.children if isinstance(child, Button)]
    assert [button.style for button in buttons] == ["primary", "secondary"]
