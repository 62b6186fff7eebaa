"""The bot's exports carry all that the checkers need, and `quartermaster verify` compares them with the rules."""

import asyncio
import json
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.loopback import Message

from ..bot.evenings import ONE_ROUND, opened, over
from ..games.playthroughs import files_of
from ..house import House
from .files import (
    GOLDEN,
    Tampering,
    altered,
    checker,
    doubled,
    exported_record,
    exported_story,
    golden,
    missing,
    named,
    swapped,
    tampered,
)

PLAYED = files_of("corsari")[3]


def attached(message: Message, kind: str) -> str:
    """Return the text of the attached record or story."""
    (found,) = [one.data for one in message.attachments if one.filename.endswith(f"-{kind}.json")]
    return found.decode()


async def test_the_files_of_a_real_match_are_right_with_its_salt_and_commitment(house: House, tmp_path: Path) -> None:
    house.settings.dice_seed = None
    ann, ben = house.people("Ann", "Ben")
    table = await over(house, ann, ben, options=ONE_ROUND)
    message = await opened(house, ann, await house.board(ann, "export"), "export")
    draws = await table.look(lambda match: list(match.draws))
    for kind in ("record", "story"):
        text = attached(message, kind)
        assert json.loads(text)["salt"] == table.row.salt
        assert len(table.row.salt.split("-")) == 3
        checked = checker.check(text, table.row.commitment)
        assert checked.faults == []
        assert [(line.draw["kind"], line.draw["n"], line.draw["outcome"]) for line in checked.draws] == draws
    await house.stop()
    out = tmp_path / "out.json"
    assert await asyncio.to_thread(main, ["export", str(house.settings.database), str(table.id), str(out)]) == 0
    assert json.loads(out.read_text(encoding="utf-8")) == json.loads(attached(message, "record"))


def verified(folder: Path, data: object) -> int:
    """Return the exit status of ``quartermaster verify`` for a file."""
    path = folder / "file.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return main(["verify", str(path)])


@pytest.mark.parametrize("path", GOLDEN[::7], ids=named)
def test_verify_accepts_what_is_exported(path: Path, tmp_path: Path) -> None:
    match = golden(path)
    record = exported_record(match)
    assert verified(tmp_path, record) == 0
    assert verified(tmp_path, exported_story(match)) == 0
    for key in ("version", "commitment", "result", "seal"):
        del record[key]
    assert verified(tmp_path, record) == 0


@pytest.mark.parametrize(
    "tampering",
    [
        altered("course", 0, "draws", 0, "high"),
        altered("course", 0, "draws", 1, "items"),
        altered("course", 0, "questions", 0, 1),
        swapped("course", 0),
        missing("course", 0),
        doubled("course", 0),
        ("no list", lambda data: data.update(course=1)),
    ],
    ids=lambda tampering: tampering[0],
)
def test_verify_names_a_course_that_is_not_the_one_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], tampering: Tampering
) -> None:
    record = exported_record(golden(PLAYED))
    assert verified(tmp_path, tampered(record, tampering)) == 1
    assert "course" in capsys.readouterr().out


def test_verify_names_a_course_with_values_of_another_type(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Python finds False equal to 0."""
    record = exported_record(golden(PLAYED))
    record["course"][0]["draws"][0]["n"] = False
    assert verified(tmp_path, record) == 1
    assert "course 0: altered" in capsys.readouterr().out


@pytest.mark.parametrize(
    "tampering",
    [
        *(altered("draws", 0, field) for field in ("kind", "n", "low", "high", "outcome")),
        *(altered("draws", 1, field) for field in ("items", "k", "outcome")),
        missing("draws", 1, "items"),
        missing("draws", 1),
        doubled("draws", 1),
        swapped("draws", 1),
        ("too high", lambda data: data["draws"][0].update(high=2**40)),
        ("another salt", lambda data: data.update(salt="other")),
    ],
    ids=lambda tampering: tampering[0],
)
def test_verify_names_a_draw_of_a_story_that_its_key_does_not_give(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], tampering: Tampering
) -> None:
    story = exported_story(golden(PLAYED), 0)
    assert verified(tmp_path, tampered(story, tampering)) == 1
    assert "draw" in capsys.readouterr().out
