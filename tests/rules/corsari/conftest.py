"""Golden tables: a test that takes ``row`` runs once for each line of a table.

``@pytest.mark.golden_table("golden_arrange")`` names ``tests/fixtures/corsari/golden_arrange.csv``; each line comes as
a dict of strings (``[P01]``, ``[P02]``, ...).

Other golden tests name their cases as in every game, or by ``pytest.param(..., id="V01")`` in a parametrization.
"""

import csv
from pathlib import Path

import pytest

FIXTURES = Path(__file__).parents[2] / "fixtures" / "corsari"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "golden_table(name): once for each line of a table of golden cases, as `row`")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    table = metafunc.definition.get_closest_marker("golden_table")
    if table and not metafunc.function.__name__.startswith("test_golden_"):
        raise pytest.UsageError(f"{metafunc.definition.nodeid}: a golden test is named test_golden_...")
    if table:
        with (FIXTURES / f"{table.args[0]}.csv").open(encoding="utf-8", newline="") as lines:
            rows = list(csv.DictReader(lines))
        metafunc.parametrize("row", rows, ids=[row["id"] for row in rows])
