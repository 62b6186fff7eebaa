"""A search of the rules finds words, also misspelled ones; a word that a game does not have finds nothing there."""

import pytest

from bot.text import locales, search
from bot.text.catalog import catalog_of
from bot.text.rulebook import Rule

from .searching import titles_found


@pytest.mark.parametrize(
    ("locale", "query", "names"),
    [
        ("en", "governer", "corsari kaiser"),
        ("en", "governor", "corsari kaiser"),
        ("en", "ransom", "tortuga kaiser"),
        ("en", "storm", "corsari kaiser"),
        ("en", "coal", "corsari tortuga blackbeard"),
        ("en", "castle", "corsari tortuga kaiser blackbeard"),
        ("en", "reputation", "tortuga kaiser"),
        ("fr", "vote", "corsari kaiser blackbeard"),
        ("fr", "votes", "corsari kaiser blackbeard"),
        ("fr", "voter", "corsari kaiser blackbeard"),
        ("fr", "dépassement", "tortuga kaiser"),
        ("fr", "voile", "tortuga"),
        ("fr", "équipage", "kaiser"),
        ("fr", "château", "corsari tortuga kaiser blackbeard"),
        ("ja", "ほりょ", "tortuga kaiser"),
        ("ja", "しゅっこう", "tortuga kaiser blackbeard"),
        ("ja", "シュッコウ", "tortuga kaiser blackbeard"),
        ("ja", "せんちょう", "kaiser"),
        ("ja", "はんらん", "corsari kaiser"),
        ("ja", "とうひょう", "corsari kaiser blackbeard"),
        ("ja", "キャプテン", "corsari tortuga kaiser blackbeard"),
        ("ja", "食べる", "corsari tortuga kaiser blackbeard"),
    ],
)
def test_a_word_that_a_game_does_not_have_finds_nothing(locale: str, query: str, names: str) -> None:
    for name in names.split():
        assert titles_found(locale, name, query, None) == [], name


@pytest.mark.parametrize(
    ("locale", "name", "typed", "meant"),
    [
        ("en", "tortuga", "governer", "governor"),
        ("en", "blackbeard", "govenor", "governor"),
        ("en", "tortuga", "captian", "captain"),
        ("en", "blackbeard", "strom", "storm"),
        ("en", "tortuga", "canon", "cannon"),
        ("en", "blackbeard", "prisonner", "prisoner"),
        ("fr", "tortuga", "captaine", "capitaine"),
        ("fr", "corsari", "clandestain", "clandestin"),
        ("fr", "blackbeard", "notorieté", "notoriété"),
        ("fr", "tortuga", "mutinnerie", "mutinerie"),
        ("fr", "tortuga", "chalope", "chaloupe"),
        ("ja", "corsari", "みっこしゃ", "みっこうしゃ"),
        ("ja", "corsari", "みこうしゃ", "みっこうしゃ"),
        ("ja", "tortuga", "タカロバコ", "たからばこ"),
        ("ja", "kaiser", "せんすうかん", "せんすいかん"),
    ],
)
def test_a_word_with_a_typo_finds_what_the_word_finds(locale: str, name: str, typed: str, meant: str) -> None:
    assert titles_found(locale, name, typed, None) == titles_found(locale, name, meant, None) != []


@pytest.mark.parametrize("locale", locales())
def test_the_words_of_all_rules_are_read_with_the_index_and_without_parsing_them(locale: str) -> None:
    search.spelled.cache_clear()
    index = search.Index([Rule("X 1", "captain", "storm")], locale)
    assert search.spelled.cache_info().currsize == 1
    index.find("captian")
    assert search.spelled.cache_info().misses == 1
    catalog = catalog_of(locale)
    for name in catalog.names:
        if "-rule-" in name:
            assert catalog.source(name).strip() == catalog.format(name, {})[0]


@pytest.mark.parametrize(
    ("name", "kana", "written"),
    [
        ("corsari", "ほりょ", "捕虜"),
        ("corsari", "しゅっこう", "出航"),
        ("tortuga", "せんちょう", "船長"),
        ("tortuga", "はんらん", "反乱"),
        ("tortuga", "とうひょう", "投票"),
        ("blackbeard", "そうとく", "総督"),
        ("blackbeard", "だぶろん", "ダブロン"),
        ("kaiser", "だほ", "拿捕"),
        ("kaiser", "ぎょらい", "魚雷"),
    ],
)
def test_kana_find_what_is_read_so(name: str, kana: str, written: str) -> None:
    assert {*titles_found("ja", name, kana, None)} == {*titles_found("ja", name, written, None)} != set()


def test_kana_find_no_part_of_a_reading() -> None:
    assert titles_found("ja", "tortuga", "とうひょ", None)
    assert titles_found("ja", "tortuga", "うひょう", None) == []


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("捕虜の人", "ほりょのひと の ひと"),
        ("2人、反乱", "ふたり はんらん"),
        ("その反乱", "その の そのはんらん はんらん"),
        ("a sail", ""),
    ],
)
def test_a_text_is_read_from_each_word_on(text: str, read: str) -> None:
    assert {*search.beginnings(text)} == {*read.split()}


@pytest.mark.parametrize(
    ("word", "other", "typos"),
    [
        ("sail", "sail", 0),
        ("sial", "sail", 1),
        ("sal", "sail", 1),
        ("saill", "sail", 1),
        ("soil", "sail", 1),
        ("votes", "votre", 2),
        ("gouvernel", "gouverneur", 2),
    ],
)
def test_typos_are_counted(word: str, other: str, typos: int) -> None:
    for one, two in ((word, other), (other, word)):
        assert [search.near(one, two, most, whole=True) for most in range(3)] == [most >= typos for most in range(3)]
