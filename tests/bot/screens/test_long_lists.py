"""Long lists of options are menus, and stand in the order in which people look for them."""

import pytest

from bot.screens.context import Context
from bot.screens.layout import Button, Row, Select
from bot.screens.widgets import choose_widgets, in_order
from bot.tables.drafts import Draft
from bot.text import locales, words_for
from bot.text.search import plain
from rules.blackbeard import GAME
from rules.kernel import Match, Question
from rules.tortuga import GAME as TORTUGA


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


@pytest.mark.parametrize(("seats", "menu"), [(5, False), (9, True)])
def test_more_than_five_players_to_choose_among_are_a_menu(seats: int, menu: bool) -> None:
    match = Match.start(TORTUGA, seats, "lists")
    while (question := next(iter(match.questions.values()))).kind != "action":
        match.answer(question.seat, TORTUGA.pilot(match.view(question.seat), question))
    reader = Context(words_for("en"), TORTUGA, 7, [f"Player {n}" for n in range(seats)].__getitem__)
    items = choose_widgets(reader, question, question, "", Draft(path="force/"))
    found = [child for item in items if isinstance(item, Row) for child in item.children]
    shown = [child.options for child in found if isinstance(child, Select)]
    names = {f"Player {n} (10 choices)" for n in range(seats) if n != question.seat}
    if menu:
        assert [{option.label for option in options} for options in shown] == [names]
        assert [child.label for child in found if isinstance(child, Button)] == ["Previous menu"]
    else:
        assert not shown
        assert names < {child.label for child in found if isinstance(child, Button)}
