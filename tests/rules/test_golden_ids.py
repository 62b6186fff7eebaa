"""Every golden case of a spec has a test, and no test claims a case that the spec does not have."""

import re

import pytest

from ..fixtures.written import WRITTEN
from .golden import ids_of_spec, ids_of_tests

CHAPTERS = {"corsari": 10, "tortuga": 10, "kaiser": 10}
"""Where a game's spec has its golden tests."""

FAMILIES = {
    "corsari": ({"P", "S", "O", "C", "D", "F", "V", "AI"}, 93),
    "tortuga": ({"G"}, 48),
    "kaiser": ({"G"}, 13),
}
"""The letters of their ids and how many there are, counted by hand: so that the spec is read as it is meant."""


@pytest.mark.parametrize("game", WRITTEN)
def test_the_spec_is_read_as_meant(game: str):
    ids = ids_of_spec(game, CHAPTERS[game])
    families, count = FAMILIES[game]
    assert {re.sub(r"\d", "", golden) for golden in ids} == families
    assert len(ids) == len(set(ids)) == count


@pytest.mark.parametrize("game", WRITTEN)
def test_every_golden_case_of_the_spec_has_a_test(game: str):
    tested = ids_of_tests(game)
    assert [golden for golden in ids_of_spec(game, CHAPTERS[game]) if golden not in tested] == []


@pytest.mark.parametrize("game", WRITTEN)
def test_every_golden_test_is_a_case_of_the_spec(game: str):
    known = ids_of_spec(game, CHAPTERS[game])
    assert [golden for golden in ids_of_tests(game) if golden not in known] == []
