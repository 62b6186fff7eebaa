"""Emoji in texts: those of persons, and texts in words alone."""

import pytest

from bot.text import locales, words_for
from bot.text.emoji import RUN, in_words
from bot.text.names import escape, tidy


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("❤️R8 🩶Gy11", "R8 Gy11"),
        ("💣🇬🇧💀 cannon · British", "cannon · British"),
        ("🇬🇧 Dutchman → 🇫🇷 Dutchman", "Dutchman → Dutchman"),
        ("⚔️ 🏴‍☠️ Greif attacks", "Greif attacks"),
        ("★ 13 (9.212)", "★ 13 (9.212)"),
        ("赤8", "赤8"),
    ],
)
def test_words_do_without_the_emoji_beside_them(text: str, words: str) -> None:
    assert in_words(text) == words


@pytest.mark.parametrize(
    ("locale", "text", "words"),
    [
        ("en", "🏴‍☠️ Greif · VA 10 · ⚔️ 🔵🟢🔴 · 🛡️ 🟢", "🏴‍☠️ Greif · VA 10 · attack d10 d8 d4 · defence d8"),
        ("fr", "⚔️ 🔵🟢⚪ · 🛡️ 🟢 · 💥 endommagé", "attaque d10 d8 d6 · défense d8 · 💥 endommagé"),
        ("ja", "「追撃」：⚔️🔵🟢🟢・🛡️🟢", "「追撃」：攻撃 d10 d8 d8・防御 d8"),
        ("en", "Ann 🔵4 · blockade 🟢🔴4.", "Ann d10 4 · blockade d8 d4 4."),
        ("en", "⚔️ 🏴‍☠️ Greif attacks", "⚔️ 🏴‍☠️ Greif attacks"),
    ],
)
def test_words_stand_in_the_place_of_dice(locale: str, text: str, words: str) -> None:
    assert words_for(locale, strict=True).dice_in_words(text) == words


@pytest.mark.parametrize("name", ["🔵", "🔵🔴Ann", "⚔️🔵"])
def test_the_dice_of_a_name_stay(name: str) -> None:
    assert words_for("en", strict=True).dice_in_words(f"🔵4 {tidy(name)}") == f"d10 4 {tidy(name)}"


@pytest.mark.parametrize("locale", locales())
def test_boxes_to_type_into_hold_words(locale: str) -> None:
    line = words_for(locale, strict=True).line
    shown = [line("bot-number-title"), line("bot-number-label"), line("bot-number-placeholder", lo=1, hi=9)]
    shown += [line("bot-rules-find.title"), line("bot-rules-find.asked")]
    assert [text for text in shown if RUN.search(text)] == []


@pytest.mark.parametrize("name", ["🔥Ann", "👩‍🚀", "🇬🇧🇫🇷", "👍🏽", "Bo★"])
def test_a_persons_own_emoji_stay(name: str) -> None:
    assert in_words(f"❤️R8 of {tidy(name)}") == f"R8 of {tidy(name)}"
    assert escape(name).replace("\u2060", "") == name
    assert escape(tidy(name)) == escape(name)
