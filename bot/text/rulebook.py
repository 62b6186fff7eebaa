"""The rules of a game in short, found by their id or by words."""

import re
import string
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from bot.text.teller import Teller
from rules.kernel import Game

LETTERS = string.ascii_lowercase
TITLE_WORD, TITLE_PART, TEXT_WORD, TEXT_PART = 8, 4, 3, 1


class Rule(NamedTuple):
    """A rule: its id ("CO 6.8"), a title and a summary."""

    id: str
    title: str
    text: str


def rules_of(teller: Teller, game: Game) -> list[Rule]:
    """Return all rules in the order of the catalog.

    "CO 6.8" is the message "<game>-rule-CO-6-8" with an attribute "title".
    """
    prefix = f"{game.name}-rule-"
    names = [name for name in teller.catalogs[-1].names if name.startswith(prefix) and "." not in name]
    return [
        Rule(rule_id(name.removeprefix(prefix)), teller.say(f"{name}.title", _nothing), teller.say(name, _nothing))
        for name in names
    ]


def rule_id(slug: str) -> str:
    """Turn "CO-6-8" into "CO 6.8", and "TO_E-LOM" into "TO-E LOM": "_" stands for a "-" of the id itself."""
    book, _, number = slug.partition("-")
    return f"{book} {number.replace('-', '.')}".rstrip().replace("_", "-")


def find(rules: Sequence[Rule], query: str, most: int) -> list[Rule]:
    """Return the rules that fit, best first: by id, by the id of a chapter, or by words."""
    return (by_id(rules, query) or by_words(rules, query))[:most]


def by_id(rules: Sequence[Rule], query: str) -> list[Rule]:
    """Find "CO 6.8", "co6.8", "6.8" or "CO 6", also "TO 3.3a", "TO 3.3" or "TO-E LOM".

    For a paragraph that has no summary, find what it is a part of.
    """
    asked = compact(query)
    if not re.fullmatch(r"[a-z]*[0-9]+(\.[0-9]+)*[a-z]?", asked):
        return [rule for rule in rules if compact(rule.id) == asked]
    ids = {rule: compact(rule.id) if asked[0].isalpha() else compact(rule.id).lstrip(LETTERS) for rule in rules}
    exact = [rule for rule in rules if ids[rule] == asked]
    within = [rule for rule in rules if re.match(re.escape(asked) + "[.a-z]", ids[rule])]
    around = [rule for rule in rules if asked.startswith(ids[rule] + ".")]
    return exact + within or around


def compact(text: str) -> str:
    """Write an id as one word: "co6.8"."""
    return re.sub("[^a-z0-9.]", "", text.casefold()).strip(".")


def by_words(rules: Sequence[Rule], query: str) -> list[Rule]:
    """Rank by the words that a rule holds: rare ones count more, and those of its title."""
    scores = dict.fromkeys(rules, 0.0)
    for word in dict.fromkeys(re.findall(r"\w+", plain(query))):
        found = {rule: weight for rule in rules if (weight := weight_of(word, rule))}
        for rule, weight in found.items():
            scores[rule] += weight / len(found)
    fitting = [rule for rule in rules if scores[rule]]
    return sorted(fitting, key=lambda rule: -scores[rule])


def weight_of(word: str, rule: Rule) -> int:
    """Say how much a word tells about a rule. Parts of words count: not every language puts spaces between words."""
    title, text = plain(rule.title), plain(rule.text)
    if word in re.findall(r"\w+", title):
        return TITLE_WORD
    if word in title:
        return TITLE_PART
    if word in re.findall(r"\w+", text):
        return TEXT_WORD
    return TEXT_PART if word in text else 0


def plain(text: str) -> str:
    """Fold case and leave out accents."""
    parted = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parted if not unicodedata.combining(letter))


def _nothing(wanted: frozenset[str]) -> dict[str, str]:  # noqa: ARG001 - a Supply
    return {}
