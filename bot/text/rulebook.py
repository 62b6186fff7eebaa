"""Summaries of the rules of a game, found by their id or by words."""

import re
import string
from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import NamedTuple

from bot.text.phrases import Phrasebook
from bot.text.search import Index
from bot.text.typed import narrow

LETTERS = string.ascii_lowercase
HERE = "spec"
"""The book of the rules that say how a game is played here."""


class Rule(NamedTuple):
    """A rule: its id ("CO 6.8"), a title and a summary."""

    id: str
    title: str
    text: str

    @property
    def number(self) -> str:
        """Return the id as it is shown: a paragraph on how the game is played here, "spec 5.9", as "§ 5.9"."""
        return self.id.replace(f"{HERE} ", "§\u00a0")


class Chapter(NamedTuple):
    """A topic and its rules."""

    title: str
    rules: tuple[Rule, ...]


KEPT = 64
"""The number of pairs of a language and a game whose rules are kept: a button to a rule looks for its page."""


@lru_cache(KEPT)
def rules_of(phrases: Phrasebook, game: str) -> tuple[Rule, ...]:
    """Return all rules of a game, by its name, in the order of the catalog.

    "CO 6.8" is the message "<game>-rule-CO-6-8" with an attribute "title".
    """
    prefix = f"{game}-rule-"
    names = [name for name in phrases.catalogs[-1].names if name.startswith(prefix) and "." not in name]
    return tuple(
        Rule(rule_id(name.removeprefix(prefix)), phrases.say(f"{name}.title", _nothing), phrases.say(name, _nothing))
        for name in names
    )


@lru_cache(KEPT)
def chapters_of(phrases: Phrasebook, game: str) -> tuple[Chapter, ...]:
    """Return the rules of a game by topic, in the order of the catalog.

    "<game>-chapter-CO-6" is the title of the rules whose id is "CO 6" or begins so; the longest matching id counts.
    Rules without a chapter come last.
    """
    prefix = f"{game}-chapter-"
    titles = {
        rule_id(name.removeprefix(prefix)): phrases.say(name, _nothing)
        for name in phrases.catalogs[-1].names
        if name.startswith(prefix)
    }
    held: dict[str, list[Rule]] = {chapter: [] for chapter in [*titles, ""]}
    for rule in rules_of(phrases, game):
        within = [chapter for chapter in titles if f"{rule.id}.".startswith((f"{chapter}.", f"{chapter} "))]
        held[max(within, key=len, default="")].append(rule)
    titles[""] = phrases.say("bot-rules-further", _nothing)
    return tuple(Chapter(titles[chapter], tuple(rules)) for chapter, rules in held.items() if rules)


def rule_id(slug: str) -> str:
    """Turn "CO-6-8" into "CO 6.8", and "TO_E-LOM" into "TO-E LOM": "_" stands for a "-" of the id itself."""
    book, _, number = slug.partition("-")
    return f"{book} {number.replace('-', '.')}".rstrip().replace("_", "-")


def find(rules: Sequence[Rule], query: str, most: int | None, locale: str) -> list[Rule]:
    """Return the rules that match, best first: by id, by the id of a chapter, or by words of a locale."""
    if "§" in query and (found := by_id(rules, query.replace("§", HERE))):
        return found[:most]
    return (by_id(rules, query) or ([] if is_id(rules, query) else by_words(tuple(rules), query, locale)))[:most]


def near(rules: Sequence[Rule], query: str, most: int) -> list[Rule]:
    """Return the rules nearest to an unknown id by its numbers, of the same book if there is such a book."""
    if not is_id(rules, query):
        return []
    book, numbers = parted(compact(query))
    same = [rule for rule in rules if parted(compact(rule.id))[0] == book] or list(rules)

    def apart(rule: Rule) -> list[int]:
        return [abs(a - b) for a, b in zip_longest(parted(compact(rule.id))[1], numbers, fillvalue=0)]

    return sorted(same, key=apart)[:most]


def is_id(rules: Sequence[Rule], query: str) -> bool:
    """Return whether a text has the form of a rule's id, known or unknown: "CO 12", "6.99"."""
    asked = asked_id(query)
    known = {parted(compact(rule.id))[0] for rule in rules}
    return bool(re.fullmatch(r"[a-z]*[0-9]+(\.[0-9]+)*", asked)) and ("." in asked or parted(asked)[0] in known)


def parted(asked: str) -> tuple[str, list[int]]:
    """Split an id in one word into its book and its numbers."""
    book = asked.rstrip("0123456789.")
    return book, [int(number) for number in re.findall("[0-9]{1,9}", asked[len(book) :])]


def by_id(rules: Sequence[Rule], query: str) -> list[Rule]:
    """Return the rules of "CO 6.8", "co6.8", "6.8" or "CO 6", also "TO 3.3a", "TO 3.3" or "TO-E LOM".

    A paragraph without a summary returns the rule that contains it.
    """
    asked = asked_id(query)
    if not re.fullmatch(r"[a-z]*[0-9]+(\.[0-9]+)*[a-z]?", asked):
        return [rule for rule in rules if compact(rule.id) == asked]
    ids = {rule: compact(rule.id) if asked[0].isalpha() else compact(rule.id).lstrip(LETTERS) for rule in rules}
    exact = [rule for rule in rules if ids[rule] == asked]
    within = [rule for rule in rules if re.match(re.escape(asked) + "[.a-z]", ids[rule])]
    around = [rule for rule in rules if asked.startswith(ids[rule] + ".")]
    return exact + within or around


def asked_id(query: str) -> str:
    """Return a query as one word if it may be an id, else "". A mere number among words is none: "2枚目"."""
    asked = compact(query)
    return "" if asked.isdecimal() and re.search(r"[^\W\d_]", query) else asked


@lru_cache(maxsize=2048)
def compact(text: str) -> str:
    """Return an id as one word: "co6.8". Every search asks for those of all rules."""
    return re.sub("[^a-z0-9.]", "", narrow(text).casefold()).strip(".")


def by_words(rules: tuple[Rule, ...], query: str, locale: str) -> list[Rule]:
    """Return the rules that contain the words, best first."""
    return [rules[number] for number in index_of(rules, locale).find(query)]


@lru_cache(maxsize=64)
def index_of(rules: tuple[Rule, ...], locale: str) -> Index:
    """Return the index of some rules."""
    return Index(rules, locale)


def _nothing(wanted: frozenset[str]) -> dict[str, str]:  # noqa: ARG001 - a Supply
    return {}
