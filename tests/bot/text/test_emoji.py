"""Emoji in texts: those of persons, and texts in words alone."""

import pytest

from bot.text.emoji import in_words
from bot.text.names import escape, tidy


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("❤️R8 🩶Gy11", "R8 Gy11"),
        ("💣🇬🇧💀 cannon · British", "cannon · British"),
        ("🇬🇧 Dutchman → 🇫🇷 Dutchman", "Dutchman → Dutchman"),
        ("🏴‍☠️ Greif · VA 10 · ⚔️ 🔵🟢🔴 · 🛡️ 🟢", "Greif · VA 10 · ⚔️ 🔵🟢🔴 · 🛡️ 🟢"),
        ("★ 13 (9.212)", "★ 13 (9.212)"),
        ("赤8", "赤8"),
    ],
)
def test_words_do_without_the_emoji_beside_them(text: str, words: str) -> None:
    assert in_words(text) == words


@pytest.mark.parametrize("name", ["🔥Ann", "👩‍🚀", "🇬🇧🇫🇷", "👍🏽", "Bo★"])
def test_a_persons_own_emoji_stay(name: str) -> None:
    assert in_words(f"❤️R8 of {tidy(name)}") == f"R8 of {tidy(name)}"
    assert escape(name).replace("\u2060", "") == name
    assert escape(tidy(name)) == escape(name)
