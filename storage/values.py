"""How values look inside the database: JSON as text, times as UTC text that sorts."""

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from sqlite3 import Row
from typing import Any


def to_json(value: object) -> str:
    """Write plain JSON: compact, ASCII, keys as they come. Raises ``ValueError`` or ``TypeError`` for anything else."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def from_json(text: str) -> Any:
    """Read plain JSON."""
    return json.loads(text)


def changed_json(row: Row | None, column: str, changes: Mapping[str, Any]) -> str:
    """Write the object of a row with some of its values changed; where there is no row, those alone."""
    before: dict[str, Any] = from_json(row[column]) if row else {}
    return to_json(before | dict(changes))


def to_stamp(moment: datetime) -> str:
    """Write a moment as UTC, ISO 8601 with microseconds. Raises ``ValueError`` for one without a time zone."""
    if moment.tzinfo is None:
        raise ValueError("a time needs its zone")
    return moment.astimezone(UTC).isoformat(timespec="microseconds")
