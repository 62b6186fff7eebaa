"""Rules are found by words that they do not use: each means the same as a word that really occurs in them."""

from functools import cache
from importlib.resources import files

import pytest

from bot.text import locales, search, words_for
from rules import GAMES

from .searching import titles_found

ROWS = [row.split("\t") for row in files("bot.text").joinpath("synonyms.tsv").read_text("utf-8").splitlines()]


@cache
def written(locale: str, name: str) -> list[str]:
    """Return the rules of a game as they are compared, title and text apart."""
    rules = words_for(locale).rules(GAMES[name])
    return [search.phrase(text, locale) for rule in rules for text in (rule.title, rule.text)]


def games_with(locale: str, word: str) -> list[str]:
    """Return the games in whose rules a word occurs."""
    asked = search.phrase(word, locale)
    return [name for name in GAMES if any(asked in text for text in written(locale, name))]


def test_the_table_has_one_row_for_each_word_of_a_language() -> None:
    assert {locale for locale, _, _ in ROWS} == {*locales()}
    words = [(locale, word) for locale, word, _ in ROWS]
    assert len(words) == len({*words})
    for _, word, others in ROWS:
        listed = others.split(", ")
        assert len(listed) == len({*listed})
        assert word not in listed


@pytest.mark.parametrize(("locale", "word", "others"), ROWS)
def test_every_word_of_the_table_is_one_of_the_rules_and_is_found_by_the_others(
    locale: str, word: str, others: str
) -> None:
    games, asked = games_with(locale, word), search.phrase(word, locale)
    assert games, "no game's rules have this word"
    for other in others.split(", "):
        for name in games:
            found = words_for(locale).find_rules(GAMES[name], other, 999)
            assert any(asked in search.phrase(f"{rule.title}. {rule.text}", locale) for rule in found), (name, other)


@pytest.mark.parametrize(
    ("locale", "name", "query", "title"),
    [
        ("ja", "blackbeard", "捕獲", "拿捕した船"),
        ("ja", "blackbeard", "ほかく", "拿捕した船"),
        ("ja", "blackbeard", "ホカク", "拿捕した船"),
        ("ja", "blackbeard", "治療", "療養"),
        ("ja", "tortuga", "うらぎり", "忠誠"),
        ("ja", "kaiser", "ほかく", "拿捕船"),
        ("en", "blackbeard", "cheat", "Cunning"),
        ("en", "blackbeard", "plundering", "Sacking a port"),
        ("en", "tortuga", "raid", "Attack"),
        ("en", "corsari", "jail", "Prisoners"),
        ("fr", "blackbeard", "tricher", "Astuce"),
        ("fr", "blackbeard", "pillage", "La mise à sac"),
        ("fr", "tortuga", "trahir", "Les allégeances"),
    ],
)
def test_a_rule_is_found_by_a_word_that_it_does_not_use(locale: str, name: str, query: str, title: str) -> None:
    assert title in titles_found(locale, name, query)


@pytest.mark.parametrize(
    ("locale", "name", "query", "title"),
    [("en", "blackbeard", "capture", "After the capture"), ("fr", "tortuga", "piller", "Rien à piller")],
)
def test_a_title_that_has_the_word_comes_first(locale: str, name: str, query: str, title: str) -> None:
    assert titles_found(locale, name, query)[0] == title


@pytest.mark.parametrize(("query", "part"), [("港", "港"), ("酒", "酒場"), ("嵐", "嵐")])
def test_a_single_character_finds_the_words_that_it_stands_in(query: str, part: str) -> None:
    assert part in titles_found("ja", "blackbeard", query)[0]
