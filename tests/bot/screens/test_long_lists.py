"""Long lists of options stand in the order in which people look for them."""

import pytest

from bot.screens.context import Context
from bot.screens.widgets import in_order
from bot.text import locales, words_for
from bot.text.search import plain
from rules.blackbeard import GAME
from rules.kernel import Match, Question


def context(locale: str) -> Context:
    return Context(words_for(locale), GAME, 7, ("Ann", "Ben").__getitem__, None)  # type: ignore[arg-type]


def step_of(question: Question, kind: str) -> Question:
    return next(step for step in question.steps_with({}) if step.kind == kind)


@pytest.mark.parametrize("locale", locales())
def test_ports_are_listed_by_name(locale: str) -> None:
    match = Match.start(GAME, 2, "lists")
    asked = step_of(match.questions[0], "governor_port")
    reader = context(locale)
    found = in_order(reader, asked)
    names = [plain(reader.words.option(GAME, asked, option, reader.names)) for option in found]
    assert names == sorted(names)
    assert [option.id for option in found] != [option.id for option in asked.options]
    assert {option.id for option in found} == {option.id for option in asked.options}


def test_where_a_pirate_may_sail_the_nearest_comes_first_and_other_options_keep_their_places() -> None:
    match = Match.start(GAME, 2, "lists")
    while (question := next(iter(match.questions.values()))).kind != "orders":
        match.answer(question.seat, GAME.pilot(match.view(question.seat), question))
    asked = step_of(question, "move")
    found = in_order(context("en"), asked)
    for list_ in ("port/", "lane/"):
        away = [option.data["hexes"] for option in found if option.id.startswith(list_)]
        assert len(away) > 20
        assert away == sorted(away)
    others = [option.id for option in found if not option.id.startswith(("port/", "lane/"))]
    assert others == [option.id for option in asked.options if not option.id.startswith(("port/", "lane/"))]
