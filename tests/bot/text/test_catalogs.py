"""The catalogs: well-formed, without duplicates, and with every line that the bot's code uses."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import bot
from bot.text import words_for
from bot.text.catalog import capital, catalog_of, elided, in_sentence, locales, nearest, plus, signed

from .parsed import parsed


@pytest.mark.parametrize("locale", locales())
def test_catalogs_have_no_syntax_errors_and_no_duplicates(locale: str) -> None:
    entries = parsed(locale)
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    doubles = Counter(entry.id.name for entry in entries if isinstance(entry, ftl.Message | ftl.Term))
    assert [name for name, count in doubles.items() if count > 1] == []
    # A catalog finds its messages without parsing them, and knows no terms.
    names: list[str] = []
    for entry in entries:
        assert not isinstance(entry, ftl.Term)
        if isinstance(entry, ftl.Message):
            names += [entry.id.name] if entry.value is not None else []
            names += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    assert catalog_of(locale).names == names


@pytest.mark.parametrize("locale", locales())
def test_messages_refer_only_to_existing_messages(locale: str) -> None:
    catalog = catalog_of(locale)
    for name in catalog.names:
        args = dict.fromkeys(catalog.wants(name).names, 1)
        text, errors = catalog.format(name, args)
        assert not errors, name
        assert isinstance(text, str)


def lines_asked_for() -> Iterator[tuple[str, str, set[str]]]:
    """Yield the place, name and arguments of every ``.line("bot-...", key=...)`` in the bot's code."""
    for file in sorted(Path(bot.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "line":
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield f"{file.name}:{node.lineno}", first.value, {key.arg for key in node.keywords if key.arg}


def test_every_line_of_the_bot_has_its_message_and_its_arguments() -> None:
    catalog = catalog_of("en")
    asked = list(lines_asked_for())
    assert asked
    missing = [(where, name) for where, name, _ in asked if name not in catalog]
    assert missing == []
    for where, name, given in asked:
        wants = catalog.wants(name)
        assert wants.names - wants.optional <= given, (where, name)


@pytest.mark.parametrize("locale", ["en", "en-GB", "en_US", "EN-us", "de", "", "xx-YY"])
def test_an_unknown_language_is_english(locale: str) -> None:
    assert words_for(locale).locale == "en"
    assert nearest(locale) == "en"


@pytest.mark.parametrize(("locale", "written"), [("en", "+2,160"), ("fr", "+2\u202f160"), ("ja", "+2,160")])
def test_a_signed_number_is_grouped_as_others_are(locale: str, written: str) -> None:
    assert signed(locale, 2160) == written
    assert signed(locale, -2160) == written.replace("+", "−")
    assert signed(locale, 0) == "0"
    assert plus(locale, 2160) == written.replace("+", "+ ")
    assert plus(locale, -2160) == written.replace("+", "− ")


@pytest.mark.parametrize(
    ("locale", "row"),
    [
        ("en", "2. A-1: −2,160 penalty points"),
        ("fr", "2. A-1\u00a0: −2\u202f160 points de pénalité"),
        ("ja", "2位：A-1（ペナルティ−2,160点）"),
    ],
)
def test_a_number_below_0_has_a_minus_sign(locale: str, row: str) -> None:
    text, _ = catalog_of(locale).format("corsari-result-row", {"place": 2, "seat": "A-1", "score": -2160})
    assert text == row


def test_words_are_read_once() -> None:
    assert words_for("en-GB") is words_for("en-US")


def test_a_name_with_an_article_may_begin_a_sentence() -> None:
    assert capital("le navire de guerre nº 12") == "Le navire de guerre nº 12"
    assert capital("Warship 12") == "Warship 12"
    assert capital("") == ""


@pytest.mark.parametrize(
    ("name", "after"),
    [
        ("Anne", "d’Anne"),
        ("**Élodie**", "d’**Élodie**"),
        ("IA\u00a01", "d’IA\u00a01"),
        ("Œdipe", "d’Œdipe"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Hugo", "de Hugo"),
        ("le navire de guerre nº 12", "de le navire de guerre nº 12"),
        ("12", "de 12"),
        ("", "de "),
    ],
)
def test_a_french_word_loses_its_e_before_a_name_with_a_vowel(name: str, after: str) -> None:
    assert elided("de", name) == after
    assert elided("que", name) == after.replace("d", "qu", 1)


def test_names_in_french_texts_stand_after_a_shortened_word() -> None:
    french = catalog_of("fr")
    for names, told in (("Anne", "ainsi qu’Anne"), ("Bruno", "ainsi que Bruno")):
        assert french.format("bot-waiting-names-you", {"count": 1, "names": names})[0].endswith(f"{told}.")


BARE = re.compile(r"[’ ](?:de|que) \{ \$(?:seat|pirate|captain|captor|holder|names|hunters?|target|port|home|place) \}")


def test_no_french_text_names_somebody_after_a_word_that_cannot_be_shortened() -> None:
    french = catalog_of("fr")
    assert not [name for name in french.names if BARE.search(french.source(name))]


@pytest.mark.parametrize(
    ("seat", "text", "fitted"),
    [
        ("Le Fantôme", "🧭 À **Le Fantôme** de jouer.", "🧭 Au **Fantôme** de jouer."),
        ("Le Fantôme", "les mines de Le Fantôme", "les mines du Fantôme"),
        (
            "Le Fantôme",
            "Attaquer Le Fantôme (Le Fantôme), Anne, **Le Fantôme**",
            "Attaquer le Fantôme (le Fantôme), Anne, **le Fantôme**",
        ),
        ("Le Fantôme", "👻 Le Fantôme réagit. Le Fantôme attaque", "👻 Le Fantôme réagit. Le Fantôme attaque"),
        ("Le Fantôme", "Leipzig · Le Fantôme", "Leipzig · Le Fantôme"),
        ("The Phantom", "against The Phantom\nThe Phantom: 3 pts", "against the Phantom\nThe Phantom: 3 pts"),
        ("ファントム", "相手はファントムです", "相手はファントムです"),
    ],
)
def test_the_name_of_a_seat_that_the_rules_play_fits_its_sentence(seat: str, text: str, fitted: str) -> None:
    """Its name has an article, which the name of a person has not."""
    assert in_sentence(seat, text) == fitted
