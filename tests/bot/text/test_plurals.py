"""Sums of money are in the singular where they are 1."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.text import words_for

from .test_languages_catalogs import patterns

MONEY = re.compile(r"\s(doubloons|doublons)\b")
ROUND = frozenset({"price", "limit", "loot", "sale", "proceeds", "gain", "again", "left_gold", "needs", "ransom_high"})
"""Sums that are never 1: prices by dice, what sales, ransoms and plunder bring, the least treasure to retire with, and
a treasure's next full hundred."""
REWARDS = (
    "blackbeard-outlaw_beaten",
    "blackbeard-drugs_sold",
    "blackbeard-shortage_met",
    "blackbeard-wreck_found",
    "blackbeard-reroll",
)
"""Messages whose sums are hundreds."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.found.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    """Return the arguments that an expression names."""
    visitor = _Variables()
    visitor.visit(node)
    return visitor.found


def never_singular(node: ast.BaseNode, many: frozenset[str] = frozenset()) -> Iterator[str]:
    """Yield the sums of a pattern that would read "1 doubloons". ``many``: those that are not 1 in this variant."""
    if isinstance(node, ast.Pattern):
        for one, after in pairwise([*node.elements, ast.TextElement("")]):
            if isinstance(one, ast.Placeable):
                if isinstance(after, ast.TextElement) and MONEY.match(after.value):
                    yield from variables(one) - many - ROUND
                yield from never_singular(one.expression, many)
    elif isinstance(node, ast.SelectExpression):
        by = variables(node.selector) if any(key_of(variant) in ("one", "1") for variant in node.variants) else set()
        for variant in node.variants:
            yield from never_singular(variant.value, many | by if key_of(variant) == "other" else many)
    elif isinstance(node, ast.Placeable):
        yield from never_singular(node.expression, many)


def key_of(variant: ast.Variant) -> str:
    """Return the key of a variant."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_one_doubloon_is_in_the_singular(locale: str) -> None:
    found = [(name, one) for name, pattern in patterns(locale) for one in never_singular(pattern)]
    assert [(name, one) for name, one in found if name not in REWARDS] == []


@pytest.mark.parametrize(("locale", "sum_of"), [("en", " 1 doubloon,"), ("fr", " 1 doublon,")])
def test_a_bounty_of_one_doubloon(locale: str, sum_of: str) -> None:
    facts = {"pirate": "A", "seat": "B", "target": "C", "until": 9}
    assert sum_of in words_for(locale).line("blackbeard-bounty_posted", doubloons=1, **facts)
