"""The format of values in the database: JSON as text, times as UTC text that sorts by time."""

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any


def to_json(value: object) -> str:
    """Write plain JSON, compact, in ASCII, keys as given. Raises ``ValueError`` or ``TypeError`` for other values."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def from_json(text: str) -> Any:
    """Read plain JSON."""
    return json.loads(text)


def changed_json(text: str | None, changes: Mapping[str, Any]) -> str:
    """Return a JSON object with some values changed; without one, only those values."""
    before: dict[str, Any] = from_json(text) if text else {}
    return to_json(before | dict(changes))


def vacation_in(settings: str) -> Mapping[str, Any]:
    """Return the vacation in a person's settings: start, until, person and back; empty if none is planned."""
    return from_json(settings).get("vacation") or {}


MET = "met"
"""The setting of a person that holds the kinds of question that they have answered, by game."""


def met_in(settings: Mapping[str, Any]) -> Mapping[str, Sequence[str]]:
    """Return the kinds of question that a person has answered, by game, as their settings say."""
    return settings.get(MET) or {}


def moment_in(text: str | None) -> datetime | None:
    """Return the time that a text says, in UTC if it names no zone; None if it says none."""
    try:
        found = None if text is None else datetime.fromisoformat(text)
    except ValueError:
        return None
    return found if found is None or found.tzinfo else found.replace(tzinfo=UTC)


def to_stamp(moment: datetime) -> str:
    """Write a moment as UTC, ISO 8601 with microseconds. Raises ``ValueError`` for one without a time zone."""
    if moment.tzinfo is None:
        raise ValueError("a time needs a time zone")
    return moment.astimezone(UTC).isoformat(timespec="microseconds")
