"""The format of values in the database: JSON as text, times as UTC text that sorts by time."""

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from sqlite3 import Row
from typing import Any


def to_json(value: object) -> str:
    """Write plain JSON, compact, in ASCII, keys as given. Raises ``ValueError`` or ``TypeError`` for other values."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def from_json(text: str) -> Any:
    """Read plain JSON."""
    return json.loads(text)


def is_json(text: str) -> bool:
    """Return whether a text is JSON."""
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


def changed_json(row: Row | None, column: str, changes: Mapping[str, Any]) -> str:
    """Return the JSON object of a row's column with some values changed; without a row, only those values."""
    before: dict[str, Any] = from_json(row[column]) if row else {}
    return to_json(before | dict(changes))


def to_stamp(moment: datetime) -> str:
    """Write a moment as UTC, ISO 8601 with microseconds. Raises ``ValueError`` for one without a time zone."""
    if moment.tzinfo is None:
        raise ValueError("a time needs a time zone")
    return moment.astimezone(UTC).isoformat(timespec="microseconds")
