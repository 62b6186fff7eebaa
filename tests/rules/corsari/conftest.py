"""Golden tests: how a test says which golden case of the spec's chapter 10 it is.

A golden test's function is named ``test_golden_...`` and its pytest id carries the ids of its cases, and nothing else:

- ``@pytest.mark.golden("F01")`` on a test of one case (``[F01]``) or of several (``[F04-F05]``);
- ``@pytest.mark.golden_table("golden_arrange")`` on a test that takes ``row``: once for each line of
  ``tests/fixtures/corsari/golden_arrange.csv``, a dict of strings (``[P01]``, ``[P02]``, ...);
- ``pytest.param(..., id="V01")`` in a plain parametrization.

``test_golden_ids.py`` compares what is collected with the spec, in both directions.
"""

import csv
from pathlib import Path

import pytest
from hypothesis import settings

FIXTURES = Path(__file__).parents[2] / "fixtures" / "corsari"

settings.register_profile("exhaustive", deadline=None)  # trying out everything takes as long as it takes
settings.load_profile("exhaustive")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "golden(*ids): the golden cases of the spec that this test is")
    config.addinivalue_line("markers", "golden_table(name): once for each line of a table of golden cases, as `row`")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    case = metafunc.definition.get_closest_marker("golden")
    table = metafunc.definition.get_closest_marker("golden_table")
    if (case or table) and not metafunc.function.__name__.startswith("test_golden_"):
        raise pytest.UsageError(f"{metafunc.definition.nodeid}: a golden test is named test_golden_...")
    if case:
        metafunc.parametrize("golden_ids", [case.args], ids=["-".join(case.args)], indirect=True)
    if table:
        with (FIXTURES / f"{table.args[0]}.csv").open(encoding="utf-8", newline="") as lines:
            rows = list(csv.DictReader(lines))
        metafunc.parametrize("row", rows, ids=[row["id"] for row in rows])


@pytest.fixture(autouse=True)
def golden_ids(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """Carry a golden test's ids into its pytest id."""
    return getattr(request, "param", ())
