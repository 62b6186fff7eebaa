"""The golden cases of a game's spec, and the tests that carry their ids: each has the other."""

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SPECS = ROOT.parent / "shared" / "specs"


@cache
def ids_of_spec(game: str, chapter: int) -> list[str]:
    """Read the ids of a chapter: they open its tables' rows, or stand in bold. Skips, loudly, without the spec."""
    spec = SPECS / f"{game}.md"
    if not spec.exists():
        pytest.skip(f"the spec is not here ({spec}): golden ids are not compared with it")
    found = re.split(rf"^##? (?:{chapter}|{chapter + 1})\. ", spec.read_text(encoding="utf-8"), flags=re.MULTILINE)[1]
    return re.findall(r"^(?:\| (?=\w+ \|)|\*\*)([A-Z]+\d+) ", found, re.MULTILINE)


@cache
def ids_of_tests(game: str) -> list[str]:
    """Collect a game's tests and read the ids that golden ones carry: "[F01-F02]" (see the game's conftest.py)."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", f"tests/rules/{game}"]
    collected = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert collected.returncode == 0, collected.stdout + collected.stderr
    carried = re.findall(r"::test_golden_\w+\[(\S+)\]$", collected.stdout, re.MULTILINE)
    return [golden for ids in carried for golden in ids.split("-")]
