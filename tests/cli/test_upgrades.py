"""Databases that older versions wrote pass ``verify --all`` of this one, and their open matches go on."""

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest

from bot.__main__ import main
from rules import GAMES
from rules.kernel import Match
from storage import Store

from .stored import Ticking

FOLDER = Path(__file__).parents[1] / "fixtures" / "upgrades"
OLDER = sorted(FOLDER.glob("*.db"))
UNSEALED = "before_seals.db"
KNOWN = {UNSEALED: ("corsari", "tortuga", "kaiser")}
"""The games that the version of a database had, if it had not yet those of today."""


@pytest.fixture(params=OLDER, ids=lambda path: path.stem)
def older(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return a copy of an older database."""
    return Path(shutil.copy(request.param, tmp_path))


def test_the_database_without_seals_is_there() -> None:
    assert UNSEALED in [path.name for path in OLDER]


def test_every_game_has_finished_and_open_matches_there(older: Path) -> None:
    connection = sqlite3.connect(older)
    stored = connection.execute("SELECT game, state FROM tables").fetchall()
    connection.close()
    assert {(game, state) for game in KNOWN.get(older.name, GAMES) for state in ("over", "playing")} <= {*stored}


def test_an_older_database_verifies(older: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--all", str(older)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("8 of 8 matches replay")
    if older.name == UNSEALED:
        assert "0 are sealed and whole, 8 unsealed, from before 0.1.0;" in told


def test_its_open_matches_go_on_and_verify_again(older: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def play_on() -> None:
        async with await Store.open(older, now=Ticking()) as store:
            for row in await store.tables.all("playing"):
                match = Match.replay(await store.entries.record(row.id))
                for _ in range(5):
                    position, (seat, question) = len(match.entries), next(iter(match.questions.items()))
                    match.answer(seat, question.default)
                    await store.entries.append(row.id, position, match.entries[position:])

    asyncio.run(play_on())
    assert main(["verify", "--all", str(older)]) == 0
    assert "8 of 8 matches replay" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ("UPDATE results SET result = json_set(result, '$.winners', json('[0, 1]')) WHERE table_id = 1", "the result"),
        ("UPDATE tables SET commitment = replace(commitment, 'a', 'b') WHERE id = 2", "the commitment does not follow"),
        ("UPDATE tables SET seed = replace(seed, 'a', 'b') WHERE id = 2", "tables.seed is not the seed of the head"),
        (
            "DELETE FROM entries WHERE table_id = 1 AND position = 18",
            "the match is not over after the last entry, but it has a result",
        ),
    ],
)
def test_arithmetic_finds_edits_of_unsealed_matches(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], statement: str, fault: str
) -> None:
    path = unsealed(tmp_path, statement)
    assert main(["verify", "--all", str(path)]) == 1
    assert f"  {fault}" in capsys.readouterr().out


@pytest.mark.parametrize(("match", "code"), [(1, 0), (2, 1)])
def test_an_unsealed_match_that_does_not_replay_is_not_called_played_under_older_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], match: int, code: int
) -> None:
    path = unsealed(tmp_path, f"UPDATE entries SET digest = 'other' WHERE table_id = {match} AND position = 3")
    assert main(["verify", "--all", str(path)]) == code
    told = capsys.readouterr().out
    assert f"match {match} (corsari, " in told
    assert ": unsealed, from before 0.1.0, and does not replay: entry 3: the digest differs" in told
    assert "0 were played under older rules" in told


def unsealed(folder: Path, statement: str) -> Path:
    """Return a copy of the database without seals, edited without its triggers."""
    path = Path(shutil.copy(FOLDER / UNSEALED, folder))
    connection = sqlite3.connect(path)
    for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
        connection.execute(f"DROP TRIGGER {name}")
    assert connection.execute(statement).rowcount
    connection.commit()
    connection.close()
    return path
