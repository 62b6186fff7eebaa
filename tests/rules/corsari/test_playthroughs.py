"""Golden playthroughs: whole matches, written down once, that replay event by event for ever.

They are written by ``tests/fixtures/corsari/make_playthroughs.py``.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.corsari.ending import END_RULES
from rules.kernel import Match, MatchRecord
from rules.kernel.record import Entry

FIXTURES = Path(__file__).parents[2] / "fixtures" / "corsari"
FILES = sorted(FIXTURES.glob("playthrough_*.json"))
NAMES = [path.stem.removeprefix("playthrough_") for path in FILES]


def read(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text(encoding="utf-8"))


def record_of(golden: dict[str, Any]) -> MatchRecord:
    return MatchRecord(**golden["head"][0], entries=[Entry(*entry) for entry in golden["entries"]])


def plain(value: object) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_it_replays_event_by_event(path: Path):
    golden = read(path)
    match = Match.replay(record_of(golden))
    for n, (event, expected) in enumerate(zip(match.events(None), golden["told"], strict=True)):
        assert plain([event.kind, event.rule, event.data]) == expected, f"event {n}"
    assert plain(match.result._asdict()) == golden["result"][0]


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_the_same_answers_given_by_hand_make_the_same_match(path: Path):
    """Every stored answer passes all checks, and is stored again as it was: it is in its canonical form."""
    record = record_of(read(path))
    match = Match.start("corsari", record.seats, record.seed, record.salt, record.options)
    for n, entry in enumerate(record.entries):
        if entry.type == "resign":
            match.resign(entry.seat)
        elif n == len(match.entries):
            # Otherwise it is a default that came with a resignation.
            match.answer(entry.seat, entry.answer, entry.question, by=entry.by)
    assert match.entries == list(record.entries)


def test_every_number_of_seats_has_one():
    assert sorted({read(path)["head"][0]["seats"] for path in FILES}) == [2, 3, 4]


def test_every_end_of_a_match_has_one():
    assert sorted({read(path)["result"][0]["reason"] for path in FILES}) == sorted(END_RULES)


def test_every_end_of_a_round_has_one():
    """Sailed, forced to sail, swept, void; and everything else that can be told."""
    told = [event for path in FILES for event in read(path)["told"]]
    forced = [data["forced"] for kind, _, data in told if kind == "sail_declared"]
    assert True in forced
    assert False in forced
    assert {kind for kind, _, _ in told} == {
        "match_started",
        "round_started",
        "drew",
        "tavern_colour",
        "discarded",
        "doldrums",
        "sail_declared",
        "layout_revealed",
        "sweep",
        "loads_revealed",
        "round_scored",
        "round_void",
        "seat_eliminated",
        "seat_resigned",
        "match_ended",
    }
    swept = [data["fallen"] for kind, _, data in told if kind == "sweep"]
    assert sorted({len(fallen) for fallen in swept}) == [2]
    assert any(kind == "layout_revealed" and data["total"] == 0 for kind, _, data in told)


def test_every_case_of_the_scoring_has_one():
    told = [event for path in FILES for event in read(path)["told"]]
    scored = [data["scores"] for kind, _, data in told if kind == "round_scored"]
    assert sorted({row["case"] for rows in scored for row in rows}) == ["1", "2", "3", "3+"]


def test_every_plan_is_written_down():
    script = (FIXTURES / "make_playthroughs.py").read_text(encoding="utf-8")
    assert [name for name in NAMES if f'"{name}": Plan(' not in script] == []
    assert script.count(": Plan(") == len(NAMES)
