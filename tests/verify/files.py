"""Exported files for the tests of the checkers, and every way to tamper with them."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from bot.tables.drawn import course_of
from bot.tables.stories import story_of
from rules.kernel import Match

from ..games.playthroughs import files_of, read, record_of
from ..games.registry import ON_OFFER, game_of
from ..sealing import sealed

CHECKER = Path(__file__).parents[2] / "docs" / "verify" / "verify_dice.py"
PAGE = CHECKER.with_name("index.html")
GOLDEN = [path for name in ON_OFFER for path in files_of(name)]
File = dict[str, Any]
Tampering = tuple[str, Callable[[File], None]]
"""A way to tamper with a file, and its name."""

_spec = spec_from_file_location("verify_dice", CHECKER)
assert _spec is not None
assert _spec.loader is not None
checker = module_from_spec(_spec)
_spec.loader.exec_module(checker)


@cache
def golden(path: Path) -> Match:
    """Return the match of a golden playthrough, cached: do not change it."""
    return Match.replay(record_of(read(path)), game_of(path.parent.name))


def named(path: Path) -> str:
    """Return a short name of a golden playthrough."""
    return f"{path.parent.name}-{path.stem.removeprefix('playthrough_')}"


def plain(data: Any) -> Any:
    """Return data as it is read from a file."""
    return json.loads(json.dumps(data, default=dict))


def exported_record(match: Match) -> File:
    """Return the file of a match's record."""
    commitment = checker.commitment_of(match.key_hashes())
    record = sealed(match.record(), "0.1.0", commitment, match.result._asdict())
    return plain(record.model_dump(mode="json")) | {"course": course_of(match)}


def sealed_anew(record: File) -> File:
    """Return a record with a seal that fits what it holds."""
    return {**record, "seal": checker.seal_of({key: value for key, value in record.items() if key != "seal"})}


def exported_story(match: Match, seat: int | None = None) -> File:
    """Return the file of a match's story."""
    story = story_of(match, checker.commitment_of(match.key_hashes()), seat)
    return plain(story.model_dump(mode="json"))


def faults_of(data: File, commitment: str | None = None) -> list[str]:
    """Return what the checker finds wrong with a file."""
    return checker.check(json.dumps(data), commitment).faults


# ---------------------------------------------------------------- tampering


def other(value: Any) -> Any:
    """Return another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return f"{'1' if value[:1] == '0' else '0'}{value[1:]}" if len(value) >= 32 else value + "x"
    if isinstance(value, list):
        return [*value[1:], value[0]] if len(value) > 1 and value[0] != value[1] else [*value, 1]
    if isinstance(value, dict):
        return {**value, "added": 1}
    return "x"


def altered(*way: Any) -> Tampering:
    """Return the tampering that alters the value at the end of a way through a file."""

    def work(data: File) -> None:
        place = at(data, way[:-1])
        place[way[-1]] = other(place[way[-1]])

    return f"altered {way}", work


def missing(*way: Any) -> Tampering:
    """Return the tampering that takes something out."""

    def work(data: File) -> None:
        del at(data, way[:-1])[way[-1]]

    return f"missing {way}", work


def doubled(*way: Any) -> Tampering:
    """Return the tampering that puts something in twice."""

    def work(data: File) -> None:
        at(data, way[:-1]).insert(way[-1], deepcopy(at(data, way)))

    return f"added {way}", work


def swapped(*way: Any) -> Tampering:
    """Return the tampering that exchanges the item at the end of a way and the next one."""

    def work(data: File) -> None:
        place, n = at(data, way[:-1]), way[-1]
        place[n], place[n + 1] = place[n + 1], place[n]

    return f"reordered {way}", work


def added(*way: Any) -> Tampering:
    """Return the tampering that adds a key."""
    return f"key added {way}", lambda data: at(data, way).update(added=1)


def at(data: Any, way: tuple[Any, ...]) -> Any:
    """Return the value at the end of a way through a file."""
    for step in way:
        data = data[step]
    return data


def of_draw(draw: File, *way: Any) -> Iterator[Tampering]:
    """Yield every way to tamper with a draw."""
    for field in draw:
        yield altered(*way, field)
        yield missing(*way, field)
    yield added(*way)
    if "items" in draw and len(draw["items"]) > 1:
        yield swapped(*way, "items", 0)
        yield swapped(*way, "outcome", 0)
        yield missing(*way, "items", 0)
        yield doubled(*way, "items", 0)


def of_course(record: File) -> Iterator[Tampering]:
    """Yield every way to tamper with what a record says that followed from its entries."""
    yield missing("course", 0)
    yield doubled("course", 0)
    yield missing("course", len(record["course"]) - 1, "result")
    yield altered("course", len(record["course"]) - 1, "result", "winners")
    for place, after in enumerate(record["course"]):
        for n, draw in enumerate(after.get("draws", [])):
            yield from of_draw(draw, "course", place, "draws", n)
            yield missing("course", place, "draws", n)
            yield doubled("course", place, "draws", n)
        for n, (_, _) in enumerate(after.get("questions", [])):
            yield altered("course", place, "questions", n, 0)
            yield altered("course", place, "questions", n, 1)
            yield missing("course", place, "questions", n)
            yield doubled("course", place, "questions", n)
        if len(after.get("questions", [])) > 1:
            yield swapped("course", place, "questions", 0)


def of_sealed(record: File) -> Iterator[Tampering]:
    """Yield every way to tamper with what the seal covers, and with the seal."""
    for field in record:
        yield missing(field)
        if field not in ("entries", "course"):
            yield altered(field)
    yield added()
    yield swapped("kinds", 0)
    for place, entry in enumerate(record["entries"]):
        yield missing("entries", place)
        yield doubled("entries", place)
        yield added("entries", place)
        if place:
            yield swapped("entries", place - 1)
        for field in entry:
            yield altered("entries", place, field)
            yield missing("entries", place, field)
    for part in record["seal"]:
        yield altered("seal", part)
        yield missing("seal", part)
    for field in record["seal"]["head"]:
        yield altered("seal", "head", field)
        yield missing("seal", "head", field)
    for place in range(len(record["seal"]["entries"])):
        yield altered("seal", "entries", place)
    yield "without a seal", lambda data: [data.pop(key) for key in ("version", "commitment", "result")]


def of_story(story: File) -> Iterator[Tampering]:
    """Yield every way to tamper with what can be checked of a story."""
    for field in story:
        yield missing(field)
    for field in ("salt", "commitment", "game"):
        yield altered(field)
    yield added()
    for kind in story["key_hashes"]:
        yield altered("key_hashes", kind)
        yield missing("key_hashes", kind)
    for kind in story["keys"]:
        yield altered("keys", kind)
        yield missing("keys", kind)
    for n, draw in enumerate(story["draws"]):
        yield from of_draw(draw, "draws", n)
        yield missing("draws", n)
        yield doubled("draws", n)
    yield "no events", lambda data: data["events"].clear()
    yield "taken back by no undo", lambda data: data["events"][0].update(undone=len(data["events"]))


def tampered(data: File, tampering: Tampering) -> File | None:
    """Return a file that was tampered with, or None if that changes nothing."""
    changed = deepcopy(data)
    tampering[1](changed)
    return None if changed == data and list(changed) == list(data) else changed
