"""Words of the Japanese rules are found by their readings, in Hiragana and in Katakana."""

import re
from collections.abc import Sequence
from functools import cache

import pytest

from bot.text import search, words_for
from bot.text.rulebook import Rule
from rules import GAMES

from .searching import titles_found

KANJI = re.compile("[\u3400-\u9fff々]+")
TO_KATAKANA = {code: code + 0x60 for code in range(0x3041, 0x3097)}


@cache
def rules(name: str) -> Sequence[Rule]:
    """Return the Japanese rules of a game."""
    return words_for("ja").rules(GAMES[name])


def read_aloud(text: str) -> str:
    """Return a Japanese text as it is read, in Hiragana; any other text as it is."""
    if not search.JAPANESE.search(text):
        return text
    known = search.readings()
    return search.written().sub(lambda word: known[word[0]], search.plain(text))


@pytest.mark.parametrize("name", list(GAMES))
def test_every_word_of_the_rules_has_a_reading(name: str) -> None:
    """A word that is missing here belongs into readings.tsv, as it is read in this very text."""
    texts = [chapter.title for chapter in words_for("ja").chapters(GAMES[name])]
    texts += [text for rule in rules(name) for text in (rule.title, rule.text)]
    unread = {text: KANJI.findall(read_aloud(text)) for text in texts}
    assert not any(unread.values()), "\n".join(f"{found} in {text}" for text, found in unread.items() if found)


@pytest.mark.parametrize("name", list(GAMES))
def test_every_title_is_found_by_its_reading(name: str) -> None:
    titles = [rule.title for rule in rules(name) if KANJI.search(rule.title)]
    readings = [read_aloud(title) for title in titles]
    for title, reading in zip(titles, readings, strict=True):
        assert title in titles_found("ja", name, reading), reading
        assert title in titles_found("ja", name, reading.translate(TO_KATAKANA)), reading


@pytest.mark.parametrize("name", list(GAMES))
def test_every_word_of_a_title_is_found_by_its_reading(name: str) -> None:
    """One character, such as the つ of 尽くす, is the stem of a verb, and nothing to search for."""
    titles = "\n".join(search.plain(rule.title) for rule in rules(name))
    for word in dict.fromkeys(search.written().findall(titles)):
        reading = search.readings()[word]
        for query in (reading, reading.translate(TO_KATAKANA)) if len(reading) > 1 else ():
            found = words_for("ja").find_rules(GAMES[name], query, 999)
            assert any(word in search.plain(rule.title) for rule in found), (word, query)


@pytest.mark.parametrize(
    ("name", "query", "title"),
    [
        ("corsari", "ほりょ", "捕虜"),
        ("corsari", "にげきり", "逃げ切り"),
        ("corsari", "おいぬかれた", "追い抜かれたとき"),
        ("corsari", "ハイタイライン", "敗退ライン"),
        ("tortuga", "しまながし", "島流し"),
        ("tortuga", "とうひょうしゃ", "襲撃の投票者"),
        ("tortuga", "らんとうをよびかける", "乱闘を呼びかける人"),
        ("kaiser", "だほ", "拿捕船"),
        ("kaiser", "フセツ", "機雷敷設"),
        ("kaiser", "ほうい", "包囲の突破"),
        ("blackbeard", "しんかいぞく", "親海賊の港"),
        ("blackbeard", "しゅっしんこう", "人質の出身港"),
        ("blackbeard", "おうきゅうしゅうり", "応急修理"),
    ],
)
def test_a_rule_is_found_as_it_is_read(name: str, query: str, title: str) -> None:
    assert title in titles_found("ja", name, query)


@pytest.mark.parametrize(
    ("text", "reading"),
    [
        ("島流しと島", "しまながしとしま"),
        ("出身港はどの港か", "しゅっしんこうはどのみなとか"),
        ("1人で3人と戦い、避難中の船の中へ", "ひとりでさんにんとたたかい、ひなんちゅうのふねのなかへ"),
        ("Sail", "Sail"),
    ],
)
def test_the_longest_word_is_read(text: str, reading: str) -> None:
    assert read_aloud(text) == reading


def test_a_number_among_words_is_no_id() -> None:
    assert titles_found("ja", "corsari", "同じ数字の2枚目")[0] == "同じ数字の2枚目"
    assert titles_found("ja", "corsari", "ルール 6.6")[0] == "同じ数字の2枚目"
    assert titles_found("ja", "corsari", "6.6")[0] == "同じ数字の2枚目"
