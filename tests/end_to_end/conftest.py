from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ..api_description import api_description
from ..production import texts_as_in_production


@pytest.fixture(autouse=True)
def texts() -> Iterator[None]:
    """Word everything as in production, also in the processes that tests start; fail if a text is missing."""
    with texts_as_in_production():
        yield


@pytest.fixture(scope="session")
def wrong_in() -> Callable[[Path], list[str]]:
    """Returns the errors in a file of recorded traffic, by Discord's own description of its API.

    Without that description there are no errors: test_traffic is then skipped with a message.
    """
    description = api_description()
    return (lambda _: []) if description is None else description.new_complaints
