"""Golden playthroughs: whole matches, written down once, that replay event by event for ever.

They are written by ``tests/fixtures/tortuga/make_playthroughs.py``.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.kernel import Match, MatchRecord
from rules.kernel.record import Entry
from rules.tortuga.ending import END_RULES
from rules.tortuga.events import EFFECTS

FIXTURES = Path(__file__).parents[2] / "fixtures" / "tortuga"
FILES = sorted(FIXTURES.glob("playthrough_*.json"))
NAMES = [path.stem.removeprefix("playthrough_") for path in FILES]
PUBLIC = [
    "armada", "boat_destroyed", "brethren_chosen", "card_discarded", "card_forfeited", "card_kept", "card_revealed",
    "events_reshuffled", "forced", "hands_reshuffled", "line_reversed", "marooned", "match_over", "match_started",
    "no_effect", "pawn_drawn", "pawn_moved", "peeked", "ranks_changed", "row_laid", "row_refilled", "row_scouted",
    "seat_resigned", "shipwreck", "start_hold_chosen", "sudden_death_started", "treasure_moved", "turn_started",
    "vote_called", "vote_recycled", "vote_result", "vote_revealed",
]  # fmt: skip


def read(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text(encoding="utf-8"))


def record_of(golden: dict[str, Any]) -> MatchRecord:
    return MatchRecord(**golden["head"][0], entries=[Entry(*entry) for entry in golden["entries"]])


def plain(value: object) -> Any:
    return json.loads(json.dumps(value))


def all_told() -> list[tuple[str, str, dict[str, Any]]]:
    return [event for path in FILES for event in read(path)["told"]]


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
    match = Match.start("tortuga", record.seats, record.seed, record.salt, record.options)
    for n, entry in enumerate(record.entries):
        if entry.type == "resign":
            match.resign(entry.seat)
        elif n == len(match.entries):
            # Otherwise it is a default that came with a resignation.
            match.answer(entry.seat, entry.answer, entry.question, by=entry.by)
    assert match.entries == list(record.entries)


def test_every_number_of_seats_has_one():
    assert sorted({read(path)["head"][0]["seats"] for path in FILES}) == [2, 3, 4, 5, 6, 7, 8, 9]


def test_every_end_of_a_match_has_one():
    results = [read(path)["result"][0] for path in FILES]
    assert sorted({result["reason"] for result in results}) == sorted(END_RULES)
    nations = {result["data"]["loyalty"] for result in results if result["reason"] == "most_treasure"}
    assert nations == {"B", "F"}


def test_everything_that_the_public_can_be_told_is_told_in_one():
    assert sorted({kind for kind, _, _ in all_told()}) == PUBLIC


def test_every_card_every_vote_and_every_way_to_go_is_in_one():
    assert {data["card"] for kind, _, data in all_told() if kind == "card_revealed"} == {*EFFECTS, "ARM"}
    outcomes = {(data["vote"], data["outcome"]) for kind, _, data in all_told() if kind == "vote_result"}
    assert outcomes == {
        ("attack", "success"), ("attack", "failure"), ("mutiny", "success"), ("mutiny", "failure"),
        ("brawl", "british"), ("brawl", "french"), ("brawl", "split"),
    }  # fmt: skip
    marooned = {rule for kind, rule, _ in all_told() if kind == "marooned"}
    assert marooned == {"TO 3.4b", "TO 8.5", "TO-E PIS", "TO-E BSP", "TO-E GUN"}
    causes = {data["cause"] for kind, _, data in all_told() if kind == "treasure_moved"}
    assert causes == {"attack", "stow", "brawl", "storm", "pieces"}


def test_every_plan_is_written_down():
    script = (FIXTURES / "make_playthroughs.py").read_text(encoding="utf-8")
    assert [name for name in NAMES if f'"{name}": Plan(' not in script] == []
    assert script.count(": Plan(") == len(NAMES)
