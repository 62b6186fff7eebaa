"""Pictures of battles stand on the table's message, on the page of the turn and in views of earlier moments."""

from bot.screens.context import Context
from bot.screens.layout import Picture, Screen
from bot.screens.moments import moment_screen
from bot.screens.news import news_page
from bot.screens.pages import table_page
from bot.text import words_for
from rules.blackbeard import GAME
from rules.kernel import Match

from ...pictures.test_blackbeard_war_drawn import fought, view_at

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def subjects(screen: Screen) -> list[str]:
    return [item.drawing.subject for item in screen.items if isinstance(item, Picture)]


def context(theme: str | None = "dark") -> Context:
    return Context(words_for("en"), GAME, 7, NAMES.__getitem__, theme)  # type: ignore[arg-type]


def battle(match: Match) -> int:
    """Return the first event after which a battle or duel of the turn has been seen."""
    return next(n for n in range(1, len(match.events(None))) if view_at(match, n).fights)


def test_battles_have_pictures_beside_the_table() -> None:
    match = fought(2)
    n = battle(match)
    page = news_page(context(), match, match.events(None)[:n], 1)
    assert subjects(page) == ["moment", "table"]
    assert subjects(moment_screen(context(), match, None, n)) == ["moment", "table"]
    assert subjects(moment_screen(context(), match, None, n - 1)) == ["table"]
    assert subjects(news_page(context(None), match, match.events(None)[:n], 1)) == []


def test_the_tables_message_shows_the_last_battles_of_the_turn() -> None:
    match = fought(2)
    shown = subjects(table_page(context(), match, [], 1, {}))
    assert shown == ["moment"] * min(2, len(match.view(None).fights)) + ["table"]
