"""Stories of the golden playthroughs of Barbe Noire 2, with wrong values in their events."""

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

from rules.kernel import Match

from .files import GOLDEN, File, exported_story, golden, named

PLAYED = [path for path in GOLDEN if path.parent.name == "blackbeard"]


@cache
def match_of(name: str) -> Match:
    return golden(next(path for path in PLAYED if named(path) == f"blackbeard-{name}"))


def story_of(name: str, seat: int | None = 0) -> File:
    return deepcopy(exported_story(match_of(name), seat))


def told(data: File, kind: str) -> Iterator[Any]:
    """Yield the data of the events of one kind that stand."""
    yield from (event["data"] for event in data["events"] if event["kind"] == kind and event["undone"] is None)


SHOWN = [
    ("two_seats", "match_start", "starter"),
    ("two_seats", "pirate_dealt", "pirate"),
    ("two_seats", "governors_drawn", "governors"),
    ("two_seats", "card_drawn", "card"),
    ("two_seats", "letter_offered", "letter"),
    ("five_seats", "merchant_placed", "rolled"),
    ("three_seats", "reshuffled", "cards"),
    ("three_seats", "merchant_identified", "merchant"),
    ("three_seats", "merchant_fought", "dice"),
    ("three_seats", "merchant_fought", "defence"),
    ("three_seats", "prize_taken", "goods"),
    ("three_seats", "passenger", "face"),
    ("three_seats", "prize_ship", "face"),
    ("three_seats", "leaked", "face"),
    ("three_seats", "merchants_removed", "parity"),
    ("flotsam", "storm", "face"),
    ("notorious", "ransomed", "face"),
    ("notorious", "tavern", "face"),
    ("flotsam", "drifted", "face"),
    ("port_sacked", "port_attacked", "dice"),
    ("port_sacked", "port_attacked", "garrison_dice"),
    ("port_sacked", "port_sacked", "face"),
    ("governor_drawn", "governor_drawn", "governor"),
    ("governor_drawn", "bribed", "face"),
    ("equipped", "cargo_danger", "face"),
    ("healed", "wounded", "face"),
    ("flotsam", "mutiny", "face"),
    ("equipped", "tortured", "face"),
    ("equipped", "rerolled", "before"),
    ("equipped", "rerolled", "after"),
    ("healed", "letter_price", "face"),
    ("flotsam", "jury_failed", "face"),
]


def other(value: Any) -> Any:
    """Return another value of the same kind: another face, another id, other rows."""
    if isinstance(value, int):
        return value % 6 + 1 if value < 10 else value // 10 % 6 * 10 + 10 + value % 10
    if isinstance(value, list):
        return [other(value[0]), *value[1:]]
    return {"odd": "even", "even": "odd"}.get(value, value[:-1] + ("2" if value[-1] == "1" else "1"))


def with_wrong_value(name: str, kind: str, field: str) -> File:
    """Return a story whose first event of a kind that has something in a field tells something else there."""
    data = story_of(name)
    event = next(event for event in told(data, kind) if event.get(field))
    event[field] = other(event[field])
    return data
