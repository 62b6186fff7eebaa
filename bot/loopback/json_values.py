"""Parses JSON, and narrows parsed values to types."""

from __future__ import annotations

import json
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
    level = [value]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _inside(outer)]
    if any(is_object(inner) or is_list(inner) for inner in level):
        raise ValueError("nested too deeply")
    return value


def _inside(value: object) -> list[Any]:
    if is_object(value):
        return list(value.values())
    return value if is_list(value) else []


def is_object(value: object) -> TypeGuard[Json]:
    """Return whether a parsed value is a JSON object."""
    return isinstance(value, dict)


def is_list(value: object) -> TypeGuard[list[Any]]:
    """Return whether a parsed value is a JSON list."""
    return isinstance(value, list)
