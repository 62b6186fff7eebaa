"""Golden tests: how a test says which golden case of a spec it is.

A golden test of any game is named ``test_golden_...``, and ``@pytest.mark.golden("G1")`` carries the ids of its cases
into its pytest id. ``test_golden_ids.py`` compares what is collected with the spec, in both directions.
"""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "golden(*ids): the golden cases of the spec that this test is")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    case = metafunc.definition.get_closest_marker("golden")
    if case and not metafunc.function.__name__.startswith("test_golden_"):
        raise pytest.UsageError(f"{metafunc.definition.nodeid}: a golden test is named test_golden_...")
    if case:
        metafunc.parametrize("golden_ids", [case.args], ids=["-".join(case.args)], indirect=True)


@pytest.fixture(autouse=True)
def golden_ids(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """Carry a golden test's ids into its pytest id."""
    return getattr(request, "param", ())
