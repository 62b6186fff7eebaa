"""Small words of what belongs to weeks, as each language says them."""

import re
from datetime import UTC, datetime

import pytest

from bot.pace import Habits
from bot.screens.habits import me_screen
from bot.text import catalog, words_for


@pytest.mark.parametrize(
    ("locale", "taken", "said"),
    [
        ("en", 1, "1 of 4 seats is taken."),
        ("en", 2, "2 of 4 seats are taken."),
        ("fr", 0, "aucune place prise sur 4."),
        ("fr", 1, "1 place prise sur 4."),
        ("fr", 2, "2 places prises sur 4."),
        ("ja", 1, "（4席中1席）"),
    ],
)
def test_seats_of_a_lobby_are_counted_as_one_counts(locale: str, taken: int, said: str) -> None:
    assert said in words_for(locale).line("bot-mine-lobby", taken=taken, most=4)


@pytest.mark.parametrize(("locale", "said"), [("en", "It is 09:05"), ("fr", "Il est 09 h 05"), ("ja", "09:05です")])
def test_what_a_clock_shows_is_written_like_other_hours(locale: str, said: str) -> None:
    screen = me_screen(words_for(locale), Habits(), datetime(2026, 3, 2, 9, 5, tzinfo=UTC))
    assert said in str(screen.to_components())


def test_in_japanese_nobody_strikes_a_move() -> None:
    """Except where water puts a torch out, as the rules of a game have it."""
    texts = "\n".join(catalog.sources("ja"))
    assert re.findall(r".{,8}打(?!ち消)(?!ち切り).{,4}", texts) == []
