"""Small words in texts about weeks, in each language."""

import re
from datetime import UTC, datetime

import pytest

from bot.schedule.pace import Habits
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
        ("ja", 1, "（席：1／4）"),
    ],
)
def test_seats_of_a_lobby_have_the_right_plural(locale: str, taken: int, said: str) -> None:
    assert said in words_for(locale).line("bot-mine-lobby", taken=taken, most=4)


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "Your local time is 09:05"), ("fr", "Il est 09 h 05"), ("ja", "09:05です")]
)
def test_clock_times_are_written_like_other_hours(locale: str, said: str) -> None:
    screen = me_screen(words_for(locale), Habits(), datetime(2026, 3, 2, 9, 5, tzinfo=UTC))
    assert said in str(screen)


def test_japanese_has_no_verb_to_strike_for_moves() -> None:
    """The verb is allowed only in words that have another sense, such as "worth" or "put out a torch"."""
    texts = "\n".join(catalog.sources("ja"))
    assert re.findall(r".{,8}(?<!値)打(?!ち消)(?!ち切り).{,4}", texts) == []


@pytest.mark.parametrize("locale", ["en", "fr", "ja"])
def test_a_player_of_a_new_match_is_told_which_buttons_show_what_happened(locale: str) -> None:
    words = words_for(locale, strict=True)
    facts = {"channel": "<#7>", "game": "X", "hand": words.line("bot-my-hand")}
    plain, without = (words.line("bot-told-back", **facts, orders=gone) for gone in (False, True))
    for told in (plain, without):
        # The buttons at the table have these names. A notice is read in the page, too, where there are no commands.
        assert f"**{words.line('bot-my-hand')}**" in told
        assert f"**{words.line('bot-button-log')}**" in told
        assert "/" not in told
        assert "<#7>" in told
    assert f"**{words.line('bot-orders')}**" not in plain
    assert without.startswith(plain)
    assert f"**{words.line('bot-orders')}**" in without
