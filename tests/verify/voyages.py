"""Stories of the golden playthroughs of Barbe Noire 2, with wrong values in their events."""

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

from rules.kernel import Match

from .files import GOLDEN, File, exported_story, golden, named

PLAYED = [path for path in GOLDEN if path.parent.name == "blackbeard"]


def match_of(name: str) -> Match:
    return golden(next(path for path in PLAYED if named(path) == f"blackbeard-{name}"))


def story_of(name: str, seat: int | None = 0) -> File:
    return deepcopy(exported_story(match_of(name), seat))


def told(data: File, kind: str) -> Iterator[Any]:
    """Yield the data of the events of one kind that stand."""
    yield from (event["data"] for event in data["events"] if event["kind"] == kind and event["undone"] is None)


@cache
def telling(kind: str, field: str = "") -> str:
    """Return the first playthrough with an event of a kind that has something in a field."""
    for path in PLAYED:
        name = named(path).removeprefix("blackbeard-")
        public = any(event[0] == kind for event in json.loads(path.read_text(encoding="utf-8"))["told"])
        if public and any(event.get(field, not field) for event in told(story_of(name), kind)):
            return name
    raise LookupError(f"no playthrough tells {kind} {field}")


SHOWN = [
    ("match_start", "starter"),
    ("pirate_dealt", "pirate"),
    ("governors_drawn", "governors"),
    ("card_drawn", "card"),
    ("letter_offered", "letter"),
    ("merchant_placed", "rolled"),
    ("reshuffled", "cards"),
    ("merchant_identified", "merchant"),
    ("merchant_fought", "dice"),
    ("merchant_fought", "defence"),
    ("prize_taken", "goods"),
    ("passenger", "face"),
    ("prize_ship", "face"),
    ("leaked", "face"),
    ("merchants_removed", "parity"),
    ("storm", "face"),
    ("ransomed", "face"),
    ("tavern", "face"),
    ("drifted", "face"),
    ("port_attacked", "dice"),
    ("port_attacked", "garrison_dice"),
    ("port_sacked", "face"),
    ("governor_drawn", "governor"),
    ("bribed", "face"),
    ("cargo_danger", "face"),
    ("wounded", "face"),
    ("mutiny", "face"),
    ("tortured", "face"),
    ("rerolled", "before"),
    ("rerolled", "after"),
    ("letter_price", "face"),
    ("jury_failed", "face"),
]


def other(value: Any) -> Any:
    """Return another value of the same kind: another face, another id, other rows."""
    if isinstance(value, int):
        return value % 6 + 1 if value < 10 else value // 10 % 6 * 10 + 10 + value % 10
    if isinstance(value, list):
        return [other(value[0]), *value[1:]]
    return {"odd": "even", "even": "odd"}.get(value, value[:-1] + ("2" if value[-1] == "1" else "1"))


def with_wrong_value(kind: str, field: str) -> File:
    """Return a story whose first event of a kind that has something in a field tells something else there."""
    data = story_of(telling(kind, field))
    event = next(event for event in told(data, kind) if event.get(field))
    event[field] = other(event[field])
    return data
