"""Every golden case of a spec has a test, and no test claims a case that the spec does not have."""

import re
from collections.abc import Sequence

import pytest

from .golden_ids import SPECS, ids_of_spec, ids_of_tests
from .registry import CASES

SPECIFIED = {name: case.spec for name, case in CASES.items() if case.spec is not None}


@pytest.mark.parametrize("game", SPECIFIED)
def test_the_spec_has_as_many_golden_ids_as_counted_by_hand(game: str):
    spec = SPECIFIED[game]
    ids = ids_of_spec(game, spec.chapter)
    assert {re.sub(r"\d", "", golden) for golden in ids} == set(spec.letters)
    assert len(ids) == len(set(ids)) == spec.count


@pytest.mark.parametrize("game", SPECIFIED)
def test_every_golden_case_of_the_spec_has_a_test(game: str, ids_of_run: Sequence[str]):
    tested, spec = ids_of_tests(game, ids_of_run), SPECIFIED[game]
    assert [golden for golden in ids_of_spec(game, spec.chapter) if golden not in tested] == list(spec.later)


@pytest.mark.parametrize("game", SPECIFIED)
def test_every_golden_test_is_a_case_of_the_spec(game: str, ids_of_run: Sequence[str]):
    known = ids_of_spec(game, SPECIFIED[game].chapter)
    assert [golden for golden in ids_of_tests(game, ids_of_run) if golden not in known] == []


@pytest.mark.parametrize("game", CASES)
def test_a_game_without_a_spec_has_no_golden_cases(game: str):
    """A game that has a spec file must name its golden cases in its case."""
    if CASES[game].spec is None:
        assert not (SPECS / f"{game}.md").exists()
