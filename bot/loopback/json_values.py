"""Types of parsed JSON, and the checks that narrow a parsed value to them."""

from __future__ import annotations

from typing import Any, TypeGuard

Json = dict[str, Any]


def is_object(value: object) -> TypeGuard[Json]:
    """Return whether a parsed value is a JSON object."""
    return isinstance(value, dict)


def is_list(value: object) -> TypeGuard[list[Any]]:
    """Return whether a parsed value is a JSON list."""
    return isinstance(value, list)
