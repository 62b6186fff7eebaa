"""Parses JSON, and narrows parsed values to types."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, TypeGuard

Json = dict[str, Any]
DEEPEST = 32
"""The levels of objects and lists in accepted JSON. No request of Discord's API needs half of them."""


def parsed(text: str | bytes) -> Any:
    """Return parsed JSON.

    Raises ValueError for text that is not JSON, or is nested too deeply.
    """
    try:
        value = json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    level = _nested([value])
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _nested(outer.values() if is_object(outer) else outer)]
    if level:
        raise ValueError("nested too deeply")
    return value


def _nested(values: Iterable[Any]) -> list[Any]:
    return [value for value in values if is_object(value) or is_list(value)]


def is_object(value: object) -> TypeGuard[Json]:
    """Return whether a parsed value is a JSON object."""
    return isinstance(value, dict)


def is_list(value: object) -> TypeGuard[list[Any]]:
    """Return whether a parsed value is a JSON list."""
    return isinstance(value, list)
