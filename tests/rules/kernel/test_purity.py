"""Rules are pure: no I/O, no clock, no chance of their own, no order of sets, no state in modules."""

import ast
from pathlib import Path

import pytest

import rules

from .purity import impurities

ROOT = Path(rules.__file__).parent


def test_rules_are_pure() -> None:
    sources = sorted(ROOT.rglob("*.py"))
    modules = {module_name(path): ast.parse(path.read_text(encoding="utf-8")) for path in sources}
    assert {"rules", "rules.kernel.match", "rules.kernel.dice"} <= modules.keys()
    assert impurities(modules) == []


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def found(source: str, module: str = "rules.toy.play") -> list[str]:
    return impurities({module: ast.parse(source)})


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "import discord",
        "from asyncio import sleep",
        "import time as clock",
        "from datetime import datetime",
        "import os.path",
        "import secrets, math",
        "from pathlib import Path",
        "import logging",
        "def f():\n    import uuid",
        "import csv",
        "from importlib import import_module",
        "from bot import tables",
        "from storage.database import Store",
        "from rules.other import cards",
        "import rules.other",
        "from . import cards",
        "def f(): print('x')",
        "def f(): return open('x')",
        "def f(x): return hash(x)",
        "def f(x): return sorted(x, key=lambda y: id(y))",
    ],
)
def test_planted_impure_imports_and_calls_are_found(source: str) -> None:
    assert len(found(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "for x in {1, 2}: pass",
        "def f(a):\n    s = set(a)\n    for x in s: pass",
        "def f(s: set[int]): return [x for x in s]",
        "def f(s: frozenset[int] | None): return list(s)",
        "def f(s: 'set[int]'): return {x: 1 for x in s}",
        "def f(a, b): return tuple(set(a) & b)",
        "def f(a, b): return [*(a.keys() - b)]",
        "def f(a, b):\n    for x in a.keys() | b.keys(): pass",
        "def f(a): return (yield from {x for x in a})",
        "def f(a): return set(a).pop()",
        "def f(a):\n    s = {x for x in a}\n    t = s.union(a)\n    return next(iter(t))",
        "def f(a): return ','.join({str(x) for x in a})",
        "def f(a): return dict.fromkeys(frozenset(a), 0)",
        "def f(a):\n    b, c = {a, 1}\n    return b",
        "def f(a): return min(set(a), key=str)",
        "def f(a): return f'{ {a} }'",
        "class A:\n    cards: set[str]\ndef f(a): return [x for x in a.cards]",
        "class A:\n    def __init__(self):\n        self.cards = set()\n    def f(self): return list(self.cards)",
        "def known() -> set[int]: ...\ndef f(): return sum([x for x in known() for y in known()], list(known()))",
        "CARDS = frozenset('abc')\ndef f(): return [x for x in CARDS]",
        "def f(table, a): return table.dice.shuffle('deal', {*a})",
    ],
)
def test_planted_iterations_over_sets_are_found(source: str) -> None:
    assert any("walks a set" in what for what in found(source)), found(source)


@pytest.mark.parametrize(
    "source",
    [
        "SEEN = []",
        "CACHE = {}",
        "CACHE: dict[str, int] = {}",
        "SEEN = set()",
        "from collections import defaultdict\nBY = defaultdict(list)",
        "from itertools import count\nIDS = count()",
        "IDS = iter(range(9))",
        "LAZY = (x for x in 'ab')",
        "N = 0\ndef f():\n    global N\n    N += 1",
        "if True:\n    SEEN = []",
        "class A:\n    seen = []",
        "class A:\n    class B:\n        seen: dict[str, int] = {}",
        "from functools import cache\n@cache\ndef f(x): return x",
        "import functools\n@functools.lru_cache(maxsize=9)\ndef f(x): return x",
    ],
)
def test_planted_module_state_is_found(source: str) -> None:
    assert len(found(source)) == 1, found(source)


@pytest.mark.parametrize(
    "source",
    [
        "import math\nfrom collections.abc import Mapping\nfrom rules.kernel import All\nfrom rules.toy.cards import X",
        "__all__ = ['a']\nX = (1, 2)\nY: Mapping[str, int] = {'a': 1}\nZ: Sequence[int] = [1]",
        "TABLE = MappingProxyType({x: 1 for x in 'ab'})\nNAMES = tuple(x for x in 'ab')\nFEW = frozenset('ab')",
        "class A(NamedTuple):\n    data: Mapping[str, int] = {}",
        "class A(BaseModel):\n    data: list[int] = []",
        "class A:\n    def __init__(self):\n        self.seen = []",
        "def f():\n    seen = []\n    return seen",
        "def f(a): return sorted(set(a)), len({1}), 1 in {1, 2}, {x for x in set(a)}",
        "def f(a, b): return sorted(x for x in set(a) & b), any(x in b for x in {1, 2}), min({1, 2}), {1} <= {2}",
        "def f(a: list[int]):\n    for x in a: pass\n    return [x for x in a], list(a), a.pop()",
        "def f(s: set[int]): return len(s)\ndef g(s: list[int]): return [x for x in s]",
        "def f(a, b): return [x for x in a - b]",
    ],
)
def test_pure_code_passes(source: str) -> None:
    assert found(source) == []


def test_the_exceptions_hold_only_for_their_modules() -> None:
    assert found("import csv\nfrom functools import cache\n@cache\ndef f(): pass", "rules.kernel.data") == []
    assert found("from importlib import import_module", "rules") == []
    assert found("from rules import GAMES", "rules.kernel.lookup") == []
    assert found("from rules.corsari import GAME", "rules.kernel.lookup") != []
    assert found("from rules import GAMES", "rules.kernel.engine") != []
    assert found("from rules.kernel.dice import Dice", "rules.kernel.engine") == []
