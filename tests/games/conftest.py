"""The ids of all tests of a run, those that it deselects included."""

from collections.abc import Sequence

import pytest

RUN = pytest.StashKey[Sequence[str]]()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: Sequence[pytest.Item]) -> None:
    config.stash[RUN] = [item.nodeid for item in items]


@pytest.fixture
def ids_of_run(pytestconfig: pytest.Config) -> Sequence[str]:
    return pytestconfig.stash[RUN]
