"""Finds texts by words: in any form of the word, with a typo in it, and, in Japanese, by what is read aloud.

English and French words are compared by their stems. Japanese writes no spaces: its texts are compared by pairs of
characters, once as they are written and once as they are read (``readings.tsv``).

People also ask by words that the rules do not use (``synonyms.tsv``): by language a word of the rules, and the others.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from typing import Protocol, cast

import snowballstemmer  # pyright: ignore[reportMissingTypeStubs] - it has no types

LANGUAGES: Mapping[str, str] = {"en": "english", "fr": "french"}
"""The stemmer of a locale. Words of other locales have no stems."""

TITLE, TEXT = 8.0, 3.0
"""What a word counts in a title and in a text."""
BEGINS, NEAR = 0.5, 0.4
"""What a word counts that only begins as the one asked for, or is spelled nearly so."""
BEGINNING = 3
"""Letters from which a beginning finds longer words."""
LIKENESS = 0.75
"""How like two words must be to be taken for each other: the ratio of difflib."""
MEANT = 0.5
"""What a word counts that only means the same as one of the text."""
PAIRS = 0.5
"""The share of the pairs of characters in a Japanese query that a text must have."""

JAPANESE = re.compile("[\u3040-\u30ff\u3400-\u9fff々]+")
KANJI = re.compile("[\u3400-\u9fff]")
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
        self._weights: dict[str, dict[int, float]] = {}
        for number, one in enumerate(texts):
            for said, weight in ((one.text, TEXT), (one.title, TITLE)):
                for form in dict.fromkeys((said, read_aloud(said))):
                    self._add(form, number, weight)
                written_out = phrase(said, locale)
                for word, others in synonyms(locale):
                    if word in written_out:
                        for other in others:
                            self._add(other, number, weight * MEANT)

    def _add(self, words: str, number: int, weight: float) -> None:
        """Note that a text has some words, and pairs of words; where it has them twice, the greater weight counts."""
        terms = list(terms_of(words, self._locale))
        for term in [*terms, *map(" ".join, pairwise(terms))]:
            held = self._weights.setdefault(term, {})
            held[number] = max(held.get(number, 0.0), weight)

    def find(self, query: str) -> list[int]:
        """Return the numbers of the texts that fit, best first.

        Words of a title count more, and so do words that few texts have, and words that follow each other there, too.
        """
        asked = list(dict.fromkeys(terms_of(query, self._locale)))
        scores: dict[int, float] = {}
        fitting: dict[int, int] = {}
        for pair in map(" ".join, pairwise(asked)):
            found = self._weights.get(pair, {})
            for number, weight in found.items():
                scores[number] = scores.get(number, 0.0) + weight / len(found)
        for term in asked:
            found = self._with(term)
            for number, weight in found.items():
                scores[number] = scores.get(number, 0.0) + weight / len(found)
                fitting[number] = fitting.get(number, 0) + 1
        needed = PAIRS * len(asked) if JAPANESE.search(query) else 0
        enough = [number for number in fitting if fitting[number] >= needed]
        return sorted(enough, key=lambda number: (-scores[number], number))

    def _with(self, term: str) -> dict[int, float]:
        """Return the texts with a word, and its weight there: by the word, else its beginning, else its likeness."""
        if KANJI.fullmatch(term):
            # One character stands in many pairs.
            return self._together([word for word in self._weights if " " not in word and term in word], 1)
        if term in self._weights:
            return self._weights[term]
        if len(term) < BEGINNING:
            return {}
        longer = [word for word in self._weights if " " not in word and word.startswith(term)]
        words = [] if longer else [word for word in self._weights if " " not in word]
        alike = get_close_matches(term, words, n=3, cutoff=LIKENESS)
        return self._together(longer, BEGINS) or self._together(alike, NEAR)

    def _together(self, words: Iterable[str], share: float) -> dict[int, float]:
        found: dict[int, float] = {}
        for word in words:
            for number, weight in self._weights[word].items():
                found[number] = max(found.get(number, 0.0), weight * share)
        return found


def terms_of(text: str, locale: str) -> Iterator[str]:
    """Yield what is compared of a text: stems of words, and pairs of Japanese characters."""
    for word in re.findall(r"\w+", plain(text)):
        yield from (stemmed(part, locale) for part in JAPANESE.sub(" ", word).split())
        for run in JAPANESE.findall(word):
            yield from (run[at : at + 2] for at in range(max(1, len(run) - 1)))


def phrase(text: str, locale: str) -> str:
    """Return what is compared of a text, as one text in which phrases can be found."""
    return f" {' '.join(terms_of(text, locale))} "


def read_aloud(text: str) -> str:
    """Return a Japanese text as it is read, in Hiragana; any other text as it is."""
    if not JAPANESE.search(text):
        return text
    known = readings()
    return written().sub(lambda word: known[word[0]], plain(text))


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
