"""How values look inside the database: JSON as text, times as UTC text that sorts."""

import json
from datetime import UTC, datetime
from typing import Any


def to_json(value: object) -> str:
    """Write plain JSON: compact, ASCII, keys as they come. Raises ``ValueError`` or ``TypeError`` for anything else."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def from_json(text: str) -> Any:
    """Read plain JSON."""
    return json.loads(text)


def to_stamp(moment: datetime) -> str:
    """Write a moment as UTC, ISO 8601 with microseconds. Raises ``ValueError`` for one without a time zone."""
    if moment.tzinfo is None:
        raise ValueError("a time needs its zone")
    return moment.astimezone(UTC).isoformat(timespec="microseconds")
