"""Discord's own description of its API, against which recorded requests and answers are checked."""

import importlib.util
import json
import re
from argparse import Namespace
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

SHARED = Path(__file__).parents[2] / "shared"
CHECKER = SHARED / "tools" / "openapi_check.py"
TOKEN = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/?]+")
"""The random token in the path of an answer to a press."""


class ApiDescription:
    """The description, and a tool that compares requests and answers with it."""

    def __init__(self) -> None:
        spec = importlib.util.spec_from_file_location("openapi_check", CHECKER)
        assert spec is not None
        assert spec.loader is not None
        checker = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(checker)
        self._check = checker.check
        self._spec = checker.Spec(str(SHARED / "discord-openapi.json"))
        self._options = Namespace(strict=True, rules=True, responses=True, raw=False)
        self._longest: dict[str, int] = {}
        """The most characters of an entry of each shape that was found to be right."""

    def complaints(self, traffic: Iterable[dict[str, Any]]) -> list[str]:
        """Return the errors of all requests and their answers."""
        found: list[str] = []
        for entry in traffic:
            reasons, _ = self._check(self._spec, entry, self._options)
            found += [f"{entry['method']} {entry['path']}: {reason}" for reason in reasons]
        return found

    def new_complaints(self, record: Path) -> list[str]:
        """Return the errors in a file of recorded traffic.

        Thousands of requests differ only in texts and ids. To save time, one of each shape is checked, and each that is
        longer than those before it: all limits are upper limits.
        """
        found: list[str] = []
        for line in record.read_text(encoding="utf-8").splitlines():
            entry: dict[str, Any] = json.loads(line)
            shape = shape_of(entry)
            if len(line) <= self._longest.get(shape, -1):
                continue
            wrong = self.complaints([entry])
            if not wrong:
                self._longest[shape] = len(line)
            found += wrong
        return found


def shape_of(value: Any) -> str:
    """Return the shape of a request: equal for requests that differ only in numbers and words."""
    if isinstance(value, dict):
        return "{" + ",".join(f"{key}:{shape_of(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(sorted({shape_of(inner) for inner in value})) + "]"
    if isinstance(value, str) and value.startswith("/"):
        return re.sub(r"\d+", "0", TOKEN.sub(r"\1token", value))
    if isinstance(value, str):
        return "0" if value.isdigit() else "text"
    return type(value).__name__


@cache
def api_description() -> ApiDescription | None:
    """Return the description; None where there is none."""
    return ApiDescription() if CHECKER.exists() else None
