"""Finds texts by words: in any form of the word, with a typo in it, and, in Japanese, by what is read aloud.

English and French words are compared by their stems. Japanese writes no spaces: its texts are compared by pairs of
characters. A search in kana alone is compared with what is read from the beginning of each word (``readings.tsv``).

People also ask by words that the rules do not use (``synonyms.tsv``): by language a word of the rules, and the others.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import groupby, pairwise
from typing import Protocol, cast

import snowballstemmer  # pyright: ignore[reportMissingTypeStubs] - it has no types

from bot.text.catalog import catalog_of

LANGUAGES: Mapping[str, str] = {"en": "english", "fr": "french"}
"""The stemmer of a locale. Words of other locales have no stems."""

TITLE, TEXT = 8.0, 3.0
"""What a word counts in a title and in a text."""
BEGINS, NEAR = 0.5, 0.4
"""What a word counts that only begins as the one asked for, or is spelled nearly so."""
LETTERS, SYLLABLES = 3, 2
"""Letters, and signs of kana, from which a beginning finds longer words."""
TYPOS = (5, 9)
"""Letters that two words have at least if one typo makes one of the other, and if two do."""
MEANT = 0.5
"""What a word counts that only means the same as one of the text."""
PAIRS = 0.5
"""The share of the pairs of characters in a Japanese query that a text must have; only those with kanji count."""

KANA = "\u3040-\u30fa\u30fc-\u30ff"
READ = re.compile(f"[{KANA}]+")
KANJI = re.compile("[\u3400-\u9fff]")
JAPANESE = re.compile(f"[{KANA}\u3400-\u9fff々]+")
RUN = re.compile(rf"{JAPANESE.pattern}|[^\W{JAPANESE.pattern[1:-2]}]+")
"""A word, or what Japanese writes without a space."""
TO_HIRAGANA = {code: code - 0x60 for code in range(0x30A1, 0x30F7)}


class Text(Protocol):
    """What can be found."""

    @property
    def title(self) -> str:
        """What the text is about."""
        ...

    @property
    def text(self) -> str:
        """What it says."""
        ...


class Stemmer(Protocol):
    """A stemmer of snowballstemmer."""

    def stemWord(self, word: str) -> str:  # noqa: N802 - the library's name
        """Return the stem of a word."""
        ...


class Index:
    """The words of some texts, and the weight of each word in each text."""

    def __init__(self, texts: Sequence[Text], locale: str) -> None:
        self._locale = locale
        self._spelled = spelled(locale)
        self._weights: dict[str, dict[int, float]] = {}
        self._words: dict[str, str] = {}
        """The stems of words, by the word, and what a search in kana finds, by itself."""
        for number, one in enumerate(texts):
            for said, weight in ((one.text, TEXT), (one.title, TITLE)):
                self._add(said, number, weight)
                written_out = phrase(said, locale)
                for word, others in synonyms(locale):
                    if word in written_out:
                        for other in others:
                            self._add(other, number, weight * MEANT)

    def _add(self, said: str, number: int, weight: float) -> None:
        """Note that a text has some words, and pairs of words; where it has them twice, the greater weight counts."""
        terms, heard = list(terms_of(said, self._locale)), list(beginnings(said))
        for term in [*terms, *map(" ".join, pairwise(terms)), *heard]:
            held = self._weights.setdefault(term, {})
            held[number] = max(held.get(number, 0.0), weight)
        self._words |= {word: stemmed(word, self._locale) for word in words_of(said)} | {word: word for word in heard}

    def find(self, query: str) -> list[int]:
        """Return the numbers of the texts that fit, best first.

        Words of a title count more, and so do words that few texts have, and words that follow each other there, too.
        """
        asked = list(dict.fromkeys(asked_of(query)))
        scores: dict[int, float] = {}
        fitting: dict[int, int] = {}
        for pair in pairwise(stemmed(word, self._locale) for word in asked):
            found = self._weights.get(" ".join(pair), {})
            for number, weight in found.items():
                scores[number] = scores.get(number, 0.0) + weight / len(found)
        # Kana beside kanji are endings and particles, which many texts have.
        telling = {word for word in asked if KANJI.search(word)} or {*asked}
        for word in asked:
            found = self._with(word)
            for number, weight in found.items():
                scores[number] = scores.get(number, 0.0) + weight / len(found)
                fitting[number] = fitting.get(number, 0) + (word in telling)
        needed = PAIRS * len(telling) if JAPANESE.search(query) else 0
        enough = [number for number in fitting if fitting[number] >= needed]
        return sorted(enough, key=lambda number: (-scores[number], number))

    def _with(self, word: str) -> dict[int, float]:
        """Return the texts with a word, and its weight there: by the word, else its beginning, else with a typo."""
        if KANJI.fullmatch(word):
            # One character stands in many pairs.
            return self._together([term for term in self._weights if " " not in term and word in term], 1)
        heard, stem = READ.fullmatch(word), stemmed(word, self._locale)
        if stem in self._weights and not heard:
            return self._weights[stem]
        if len(word) < (SYLLABLES if heard else LETTERS):
            return {}
        longer = [held for other, held in self._words.items() if other.startswith(word)]
        return self._together(longer, BEGINS) or self._together(self._meant(word), NEAR)

    def _meant(self, word: str) -> list[str]:
        """Return what a word with typos may mean, as few as possible; nothing if it is a word of any game's rules."""
        if stemmed(word, self._locale) in self._spelled:
            return []
        whole = not READ.fullmatch(word)
        alike = [(other, stem) for other, stem in self._words.items() if other[0] == word[0]]
        for most, least in enumerate(TYPOS, start=1):
            long = [(other, stem) for other, stem in alike if min(len(word), len(other)) >= least]
            meant = [stem for other, stem in long if near(word, other, most, whole=whole)]
            if meant:
                return meant
        return []

    def _together(self, words: Iterable[str], share: float) -> dict[int, float]:
        found: dict[int, float] = {}
        for word in words:
            for number, weight in self._weights[word].items():
                found[number] = max(found.get(number, 0.0), weight * share)
        return found


def near(word: str, other: str, most: int, *, whole: bool) -> bool:
    """Return whether a word with so many typos at most is another word or, if not ``whole``, the beginning of it.

    A typo is a letter too many or too few, a wrong letter, or two letters that have changed places.
    """
    if not word or not other:
        return len(word) + whole * len(other) <= most
    if word[0] == other[0]:
        return near(word[1:], other[1:], most, whole=whole)
    swapped = word[:2] == other[1::-1]
    steps = [(1, 1), (1, 0), (0, 1), *[(2, 2)] * swapped]
    return most > 0 and any(near(word[a:], other[b:], most - 1, whole=whole) for a, b in steps)


def words_of(text: str) -> Iterator[str]:
    """Yield the words of a text, without what is written in Japanese."""
    return (run for run in RUN.findall(plain(text)) if not JAPANESE.match(run))


def asked_of(query: str) -> Iterator[str]:
    """Yield what is looked for: words, pairs of Japanese characters, and what is written in kana alone as it is."""
    for run in RUN.findall(plain(query)):
        yield from pairs_of(run) if JAPANESE.match(run) and not READ.fullmatch(run) else [run]


def terms_of(text: str, locale: str) -> Iterator[str]:
    """Yield what is compared of a text: stems of words, and pairs of Japanese characters."""
    for run in RUN.findall(plain(text)):
        yield from pairs_of(run) if JAPANESE.match(run) else [stemmed(run, locale)]


def pairs_of(run: str) -> list[str]:
    """Return the pairs of characters that follow each other, or the only one."""
    return [run[at : at + 2] for at in range(max(1, len(run) - 1))]


def beginnings(text: str) -> Iterator[str]:
    """Yield the reading of a Japanese text from each of its words on: a search in kana finds what begins with it.

    What is written in kana is not parted into words: it is read from each sign on, as far as the kana go.
    """
    parts = spoken().findall(plain(text)) if JAPANESE.search(text) else []
    for japanese, run in groupby(parts, lambda part: part in readings() or bool(JAPANESE.match(part))):
        rest = kana = ""
        for part in reversed([*run] if japanese else []):
            read = readings().get(part)
            rest = (read or part) + rest
            kana = "" if read else part + kana
            yield kana or rest
        if kana:
            yield rest


def phrase(text: str, locale: str) -> str:
    """Return what is compared of a text, as one text in which phrases can be found."""
    return f" {' '.join(terms_of(text, locale))} "


def unaccented(text: str) -> str:
    """Return a text in lower case without any marks on its letters."""
    parted = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parted if not unicodedata.combining(letter))


def plain(text: str) -> str:
    """Return a text in lower case without accents, and its Katakana as Hiragana."""
    parted = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in parted if not unicodedata.combining(letter) or letter in "\u3099\u309a")
    return unicodedata.normalize("NFC", bare).translate(TO_HIRAGANA)


@cache
def readings() -> Mapping[str, str]:
    """Return the readings of the words with kanji in the rules, by the word as :func:`plain` writes it."""
    rows = files("bot.text").joinpath("readings.tsv").read_text(encoding="utf-8").splitlines()
    return {plain(word): reading for word, reading in (row.split("\t") for row in rows)}


@cache
def synonyms(locale: str) -> Sequence[tuple[str, Sequence[str]]]:
    """Return words of the rules, as :func:`phrase` writes them, each with other words that people ask by."""
    rows = files("bot.text").joinpath("synonyms.tsv").read_text(encoding="utf-8").splitlines()
    found = (row.split("\t") for row in rows)
    return [(phrase(word, locale), others.split(", ")) for language, word, others in found if language == locale]


@cache
def spelled(locale: str) -> frozenset[str]:
    """Return the stems and the readings of the words in the rules of all games, none of which is a typo.

    Rules are read as the catalogs write them, because parsing them all takes half a second.
    """
    catalog = catalog_of(locale)
    texts = [catalog.source(name) for name in catalog.names if "-rule-" in name]
    return frozenset(readings().values()) | {stemmed(word, locale) for text in texts for word in words_of(text)}


@cache
def spoken() -> re.Pattern[str]:
    """Return a pattern of the words with readings, or else of any character."""
    return re.compile(f"{written().pattern}|.", re.DOTALL)


@cache
def written() -> re.Pattern[str]:
    """Return a pattern of the words with readings; the longest word counts: 島流し before 島."""
    return re.compile("|".join(map(re.escape, sorted(readings(), key=len, reverse=True))))


@lru_cache(maxsize=20_000)
def stemmed(word: str, locale: str) -> str:
    """Return the stem of a word; in a locale without a stemmer the word itself."""
    stem = stemmer(locale)
    return word if stem is None else stem.stemWord(word)


@cache
def stemmer(locale: str) -> Stemmer | None:
    """Return the stemmer of a locale, or None if it has none."""
    if locale not in LANGUAGES:
        return None
    return cast("Stemmer", snowballstemmer.stemmer(LANGUAGES[locale]))  # pyright: ignore[reportUnknownMemberType]
