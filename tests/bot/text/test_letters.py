"""The letters of Corsari's colours: they fit each language, are unique, and can be typed."""

import pytest

from bot.commands.typed_answers import named
from bot.screens.context import Context
from bot.text import words_for
from rules import GAMES
from rules.corsari.cards import LETTERS
from rules.kernel import Option, Question, choose

CORSARI = GAMES["corsari"]
LOCALES = ("en", "fr", "ja")
CARDS = [f"{letter}{number}" for letter in LETTERS for number in (1, 11)]


def letters(locale: str) -> dict[str, str]:
    return {band: words_for(locale).line("corsari-letter", letters=band) for band in LETTERS}


def names(seat: int) -> str:
    return "AB"[seat]


def asked() -> Question:
    return Question(choose(0, "scuttle", [Option(card) for card in CARDS]), "0.1")


@pytest.mark.parametrize("locale", LOCALES)
def test_letters_are_unique_and_begin_or_abbreviate_the_name_of_the_colour(locale: str) -> None:
    found = letters(locale)
    assert len({letter.lower() for letter in found.values()}) == len(LETTERS)
    for band, letter in found.items():
        name = words_for(locale).line("corsari-term-colour", letters=band, value=band).split("(")[0].lower()
        left = iter(name)
        assert all(part in left for part in letter.lower()), (letter, name)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_letter_is_the_rules_id_of_another_colour(locale: str) -> None:
    assert all(letter == band or letter not in LETTERS for band, letter in letters(locale).items())


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_typed_as_it_is_shown_or_by_its_id(locale: str, card: str) -> None:
    context = Context(words_for(locale), CORSARI, 1, names)
    shown = letters(locale)[card[0]] + card[1:]
    assert words_for(locale).option(CORSARI, asked(), Option(card), names).endswith(shown)
    for typed in (shown, shown.lower(), card, card.lower()):
        assert named(context, asked(), typed) == card


def test_full_width_digits_are_digits() -> None:
    assert named(Context(words_for("ja"), CORSARI, 1, names), asked(), "水１１") == "A11"
