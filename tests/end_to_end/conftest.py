import importlib.util
import json
import re
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ..production import texts_as_in_production

SHARED = Path(__file__).parents[3] / "shared"
CHECKER = SHARED / "tools" / "openapi_check.py"


def shape_of(value: Any) -> str:
    """Return the shape of a request: equal for requests that differ only in numbers and words."""
    if isinstance(value, dict):
        return "{" + ",".join(f"{key}:{shape_of(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(sorted({shape_of(inner) for inner in value})) + "]"
    if isinstance(value, str):
        return re.sub(r"\d+", "0", value) if value.startswith("/") else "0" if value.isdigit() else "text"
    return type(value).__name__


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
    if not CHECKER.exists():
        return lambda _: []
    spec = importlib.util.spec_from_file_location("openapi_check", CHECKER)
    assert spec is not None
    assert spec.loader is not None
    checker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(checker)
    description = checker.Spec(str(SHARED / "discord-openapi.json"))
    options = Namespace(strict=True, rules=True, responses=True, raw=False)
    # Thousands of requests of all these tests differ only in texts and ids: one of each shape is checked, to save time.
    seen: set[str] = set()

    def complain(record: Path) -> list[str]:
        found: list[str] = []
        for line in record.read_text(encoding="utf-8").splitlines():
            entry: dict[str, Any] = json.loads(line)
            if (shape := shape_of(entry)) in seen:
                continue
            reasons, _ = checker.check(description, entry, options)
            if not reasons:
                seen.add(shape)
            found += [f"{entry['method']} {entry['path']}: {reason}" for reason in reasons]
        return found

    return complain
