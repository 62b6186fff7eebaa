"""Golden playthroughs of every game: recorded matches that must always replay event by event."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.kernel import Match

from .courses import given_again
from .playthroughs import begun, files_of, read, record_of, told, told_in
from .registry import CASES, game_of

FILES = [(game, path) for game in CASES for path in files_of(game)]
IDS = [f"{game}-{path.stem.removeprefix('playthrough_')}" for game, path in FILES]


def plain(value: object) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize(("game", "path"), FILES, ids=IDS)
def test_a_playthrough_replays_event_by_event(game: str, path: Path):
    golden = read(path)
    match = Match.replay(record_of(golden), game_of(game))
    assert match.head.game == game
    for n, (event, expected) in enumerate(zip(plain(told(match)), golden["told"], strict=True)):
        assert event == expected, f"event {n}"
    assert plain(match.result._asdict()) == golden["result"][0]


@pytest.mark.parametrize(("game", "path"), FILES, ids=IDS)
def test_the_same_answers_given_by_hand_make_the_same_match(game: str, path: Path):
    """Every stored answer passes all checks and is stored unchanged, so it is in canonical form."""
    record = record_of(read(path))
    match = begun(record, game_of(game))
    for _ in given_again(match, record.entries):
        # A table offers a pace for reactions only if its game says that it has them.
        assert game_of(game).windows or not any(question.window for question in match.questions.values())
    assert match.entries == list(record.entries)


@pytest.mark.parametrize("game", CASES)
def test_every_number_of_seats_has_a_playthrough(game: str):
    assert sorted({read(path)["head"][0]["seats"] for path in files_of(game)}) == list(game_of(game).seats)


@pytest.mark.parametrize("game", CASES)
def test_every_reason_to_end_has_a_playthrough(game: str):
    reasons = {read(path)["result"][0]["reason"] for path in files_of(game)}
    assert sorted(reasons) == sorted(CASES[game].endings)


@pytest.mark.parametrize("game", CASES)
def test_every_kind_of_public_event_occurs_in_a_playthrough(game: str):
    told, public = {kind for kind, _, _ in told_in(game)}, CASES[game].public
    assert sorted(told) == sorted(public), f"only in a playthrough, or only in public: {sorted(told ^ {*public})}"


@pytest.mark.parametrize("game", CASES)
def test_no_playthrough_tells_what_the_case_calls_rare(game: str):
    assert {kind for kind, _, _ in CASES[game].rare} & set(CASES[game].public) == set()


@pytest.mark.parametrize("game", CASES)
def test_every_plan_has_a_playthrough(game: str):
    """``python -m tests.games.make_playthroughs GAME`` writes the missing files."""
    names = [path.stem.removeprefix("playthrough_") for path in files_of(game)]
    assert sorted(CASES[game].plans) == names


@pytest.mark.parametrize(("game", "path"), FILES, ids=IDS)
def test_a_playthrough_begins_as_planned(game: str, path: Path):
    plan, record = CASES[game].plans[path.stem.removeprefix("playthrough_")], record_of(read(path))
    planned = Match.start(game_of(game), plan.seats, plan.seed, options=plan.options).head
    assert record.model_copy(update={"entries": (), "patches": planned.patches}) == planned
