"""Every golden case of the spec has a test, and no test claims a case that the spec does not have."""

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
SPEC = ROOT.parent / "shared" / "specs" / "tortuga.md"


@cache
def ids_of_spec() -> list[str]:
    """Read the ids that open the rows of chapter 10's table."""
    if not SPEC.exists():
        pytest.skip(f"the spec is not here ({SPEC}): golden ids are not compared with it")
    _, _, chapter = SPEC.read_text(encoding="utf-8").partition("\n## 10.")
    chapter, _, _ = chapter.partition("\n## 11.")
    return re.findall(r"^\| (G\d+) \|", chapter, re.MULTILINE)


@cache
def ids_of_tests() -> list[str]:
    """Collect this directory and read the ids that golden tests carry (see conftest.py)."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", str(HERE)]
    collected = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert collected.returncode == 0, collected.stdout + collected.stderr
    carried = re.findall(r"::test_golden_\w+\[(\S+)\]$", collected.stdout, re.MULTILINE)
    return [golden for ids in carried for golden in ids.split("-")]


def test_the_spec_is_read_as_meant():
    assert ids_of_spec() == [f"G{number}" for number in range(1, 49)]


def test_every_golden_case_of_the_spec_has_a_test():
    assert [golden for golden in ids_of_spec() if golden not in ids_of_tests()] == []


def test_every_golden_test_is_a_case_of_the_spec():
    assert [golden for golden in ids_of_tests() if golden not in ids_of_spec()] == []
