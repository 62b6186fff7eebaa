"""verify --all, export and backup on real databases, also while a bot uses them."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.clock import SystemClock
from rules.kernel import Match, commitment_of
from storage import Store


async def fill(path: Path) -> Store:
    """Fill a database with the finished match 1 and the open match 2; return its open store."""
    store = await Store.open(path, now=SystemClock().now)
    for number, ended in ((1, True), (2, False)):
        match = Match.start("corsari", 2, f"seed {number}", "salt", {"limit": 20 if ended else 101})
        row = await store.tables.open(
            guild_id=1,
            channel_id=number,
            game="corsari",
            seats=4,
            host_id=7,
            options=match.head.options,
            seed=match.head.seed,
            commitment=commitment_of(match.key_hashes()),
        )
        sittings = [await store.sittings.sit(row.id, None, user, f"Person {user}", "player") for user in (7, 8)]
        await store.tables.start(row.id, match.head, [sitting.id for sitting in sittings])
        while match.result is None and (ended or len(match.entries) < 9):
            for seat, question in list(match.questions.items()):
                position = len(match.entries)
                match.answer(seat, match.game.pilot(match.view(seat), question) if match.game else None, question.id)
                result = None if match.result is None else match.result._asdict()
                await store.entries.append(row.id, position, match.entries[position:], result=result)
    return store


@pytest.fixture
def database(tmp_path: Path) -> Path:
    async def make() -> None:
        await (await fill(tmp_path / "q.db")).close()

    asyncio.run(make())
    return tmp_path / "q.db"


def tamper(path: Path, match: int) -> None:
    """Change a digest with the triggers removed."""
    with sqlite3.connect(path) as connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute("UPDATE entries SET digest = 'other' WHERE table_id = ? AND position = 3", (match,))
    connection.close()


def test_verify_all_replays_every_match(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--all", str(database)]) == 0
    assert capsys.readouterr().out.startswith("2 of 2 matches replay")


def test_verify_all_names_what_was_altered_in_a_finished_match(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tamper(database, 1)
    assert main(["verify", "--all", str(database)]) == 1
    printed = capsys.readouterr().out
    assert "match 1 (corsari, over): TAMPERED WITH\n  entry 3, digest: altered\n" in printed
    assert "match 1 (corsari, over): DOES NOT REPLAY: entry 3: the digest differs" in printed
    assert "1 of 2 matches replay; 1 are sealed and whole" in printed


def test_verify_all_fails_for_an_open_match_that_does_not_replay(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tamper(database, 2)
    assert main(["verify", "--all", str(database)]) == 1
    assert "match 2 (corsari, playing): DOES NOT REPLAY" in capsys.readouterr().out


def test_a_finished_match_is_exported_as_a_record_that_replays(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "match.json"
    assert main(["export", str(database), "1", str(out)]) == 0
    assert capsys.readouterr().out.startswith("record of match 1")
    assert main(["verify", str(out)]) == 0
    assert "Person" not in out.read_text(encoding="utf-8")


def test_an_open_match_is_exported_as_a_story_without_any_secret(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "story.json"
    assert main(["export", str(database), "2", str(out)]) == 0
    assert capsys.readouterr().out.startswith("story of match 2")
    story = json.loads(out.read_text(encoding="utf-8"))
    assert story["keys"] == {}
    assert "seed" not in story
    assert {event["kind"] for event in story["events"]}.isdisjoint({"hand_dealt", "drew_card"})
    assert main(["verify", str(out)]) == 0
    assert "no keys are revealed" in capsys.readouterr().out


def test_a_story_with_another_commitment_is_reported(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "story.json"
    main(["export", str(database), "2", str(out)])
    story = json.loads(out.read_text(encoding="utf-8"))
    out.write_text(json.dumps(story | {"commitment": "0" * 64}), encoding="utf-8")
    assert main(["verify", str(out)]) == 1
    out.write_text(json.dumps(story | {"keys": {"deal": "00" * 32}}), encoding="utf-8")
    assert main(["verify", str(out)]) == 1
    assert "  keys, deal: it is not the key that was committed to" in capsys.readouterr().out


def test_export_refuses_an_unknown_match_and_an_existing_file(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", str(database), "9", str(tmp_path / "out.json")]) == 2
    assert "has no match 9" in capsys.readouterr().err
    (tmp_path / "there.json").write_text("mine", encoding="utf-8")
    assert main(["export", str(database), "1", str(tmp_path / "there.json")]) == 2
    assert (tmp_path / "there.json").read_text(encoding="utf-8") == "mine"


def test_backup_verify_and_export_work_while_a_bot_uses_the_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, copy = tmp_path / "live.db", tmp_path / "copy.db"

    async def live() -> None:
        async with await fill(path):
            for arguments in (
                ["backup", str(path), str(copy)],
                ["verify", "--all", str(path)],
                ["export", str(path), "1", str(tmp_path / "one.json")],
            ):
                assert await asyncio.to_thread(main, arguments) == 0

    asyncio.run(live())
    assert copy.stat().st_mode & 0o777 == 0o600
    assert main(["verify", "--all", str(copy)]) == 0
    assert capsys.readouterr().out.count("2 of 2 matches replay") == 2
    assert main(["backup", str(path), str(copy)]) == 2


def test_forget_removes_a_person_or_a_server_from_a_database(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["forget", str(database), "--person", "7"]) == 2
    assert "sits at table 2" in capsys.readouterr().err
    assert main(["forget", str(database), "--server", "1"]) == 0
    assert "2 tables of server 1 deleted" in capsys.readouterr().out
    assert main(["forget", str(database), "--person", "7"]) == 0
    assert "person 7 forgotten at 0 tables" in capsys.readouterr().out
    assert b"Person 8" not in database.read_bytes()
    assert main(["forget", str(database.with_name("none.db")), "--person", "7"]) == 2
    assert "no such file" in capsys.readouterr().err
