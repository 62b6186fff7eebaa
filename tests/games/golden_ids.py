"""Read the ids of golden cases, from the specs and from the tests."""

import re
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from .registry import CASES

ROOT = Path(__file__).parents[2]
SPECS = ROOT.parent / "shared" / "specs"


@cache
def ids_of_spec(game: str, chapter: int) -> list[str]:
    """Read the ids of a chapter: the first cells of table rows, or bold text. Skip the test if the spec is missing."""
    spec = SPECS / f"{game}.md"
    if not spec.exists():
        pytest.skip(f"the spec is not here ({spec}): golden ids are not compared with it")
    found = re.split(rf"^##? (?:{chapter}|{chapter + 1})\. ", spec.read_text(encoding="utf-8"), flags=re.MULTILINE)[1]
    # An id may be followed by the rule that it is about: "G1 (9.212)".
    return re.findall(r"^(?:\| (?=\w+ (?:\([^|)]+\) )?\|)|\*\*)([A-Z]+\d+) ", found, re.MULTILINE)


def ids_of_tests(game: str, ids_of_run: Sequence[str]) -> list[str]:
    """Read the ids that a game's golden tests carry: "[F01-F02]" (see tests/rules/conftest.py).

    A run of all tests has collected them. For a run of some files they are collected by another process.
    """
    files = {str(path.relative_to(ROOT)) for path in (ROOT / "tests" / "rules" / game).glob("test_*.py")}
    whole = files <= {test.partition("::")[0] for test in ids_of_run}
    tests = "\n".join(ids_of_run) if whole else collected()
    carried = re.findall(rf"^tests/rules/{game}/.*::test_golden_\w+\[(\S+)\]$", tests, re.MULTILINE)
    return [golden for ids in carried for golden in ids.split("-")]


@cache
def collected() -> str:
    """Collect the tests of all games."""
    folders = [f"tests/rules/{game}" for game in CASES if (ROOT / "tests" / "rules" / game).exists()]
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *folders]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr
    return found.stdout
