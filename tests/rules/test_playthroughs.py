"""Golden playthroughs of every game: whole matches, written down once, that replay event by event for ever."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.kernel import Match

from ..fixtures.playthroughs import HERE, files_of, read, record_of, told
from ..fixtures.written import WRITTEN

FILES = [(game, path) for game in WRITTEN for path in files_of(game)]
IDS = [f"{game}-{path.stem.removeprefix('playthrough_')}" for game, path in FILES]


def plain(value: object) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize(("game", "path"), FILES, ids=IDS)
def test_it_replays_event_by_event(game: str, path: Path):
    golden = read(path)
    match = Match.replay(record_of(golden), WRITTEN[game])
    assert match.head.game == game
    for n, (event, expected) in enumerate(zip(plain(told(match)), golden["told"], strict=True)):
        assert event == expected, f"event {n}"
    assert plain(match.result._asdict()) == golden["result"][0]


@pytest.mark.parametrize(("game", "path"), FILES, ids=IDS)
def test_the_same_answers_given_by_hand_make_the_same_match(game: str, path: Path):
    """Every stored answer passes all checks, and is stored again as it was: it is in its canonical form."""
    record = record_of(read(path))
    match = Match.start(WRITTEN[game], record.seats, record.seed, record.salt, record.options)
    for n, entry in enumerate(record.entries):
        if entry.type == "resign":
            match.resign(entry.seat)
        elif n == len(match.entries):
            # Otherwise it is a default that came with a resignation.
            match.answer(entry.seat, entry.answer, entry.question, by=entry.by)
    assert match.entries == list(record.entries)


@pytest.mark.parametrize("game", WRITTEN)
def test_every_number_of_seats_has_one(game: str):
    assert sorted({read(path)["head"][0]["seats"] for path in files_of(game)}) == list(WRITTEN[game].seats)


@pytest.mark.parametrize("game", WRITTEN)
def test_every_plan_is_written_down(game: str):
    script = (HERE / game / "make_playthroughs.py").read_text(encoding="utf-8")
    names = [path.stem.removeprefix("playthrough_") for path in files_of(game)]
    assert [name for name in names if f'"{name}": Plan(' not in script] == []
    assert script.count(": Plan(") == len(names)
