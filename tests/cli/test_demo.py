"""`demo --db`: the database that it keeps, and the commands that can be tried on it."""

import re
import shlex
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main

ROOT = Path(__file__).parents[2]


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.usefixtures("open_to_all")
def test_a_kept_database_can_be_verified_exported_and_forgotten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, http, transcript = tmp_path / "demo.db", tmp_path / "http.jsonl", tmp_path / "said.txt"
    done = subprocess.run(
        [sys.executable, "-m", "bot", "demo", "corsari", "--seats", "2", "--seed", "5", "--options", '{"limit": 20}']
        + ["--db", str(database), "--record-http", str(http), "--transcript", str(transcript)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=200,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert [mode(path) for path in (database, http, transcript)] == [0o600] * 3
    assert transcript.read_text(encoding="utf-8") == done.stdout
    people = re.findall(r"(\w+) \((\d+)\)", done.stdout)
    assert [name for name, _ in people] == ["Anne", "Bartholomew"]

    offered = [shlex.split(line)[1:] for line in done.stdout.splitlines() if line.startswith("    quartermaster ")]
    assert [call[0] for call in offered] == ["verify", "export", "forget"]
    monkeypatch.chdir(tmp_path)
    for call in offered:
        assert main(call) == 0
    told = capsys.readouterr().out
    assert "1 of 1 matches replay" in told
    assert "record of match 1 written to match.json" in told
    assert f"person {people[0][1]} forgotten at 1 tables" in told
    assert mode(tmp_path / "match.json") == 0o600
    assert main(["verify", "match.json"]) == 0
    assert main(["verify", "--all", str(database)]) == 0
    assert main(["backup", str(database), "copy.db"]) == 0
    assert mode(tmp_path / "copy.db") == 0o600
    assert b"Anne" not in (tmp_path / "copy.db").read_bytes()


@pytest.mark.parametrize("there", ["mine.db", "."])
def test_a_demo_keeps_nothing_over_an_old_file(tmp_path: Path, capsys: pytest.CaptureFixture[str], there: str) -> None:
    (tmp_path / "mine.db").write_text("mine", encoding="utf-8")
    http = tmp_path / "http.jsonl"
    assert main(["demo", "corsari", "--db", str(tmp_path / there), "--record-http", str(http)]) == 2
    told = capsys.readouterr().err
    assert f"{tmp_path / there} is there already" in told
    assert "--db takes the name of a new file" in told
    assert (tmp_path / "mine.db").read_text(encoding="utf-8") == "mine"
    assert not http.exists()


def test_a_demo_explains_a_place_where_no_database_can_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "corsari", "--db", "/no/such/folder/demo.db"]) == 2
    told = capsys.readouterr().err
    assert "/no/such/folder/demo.db" in told
    assert "cannot be created: there is no folder /no/such/folder" in told
    assert "Traceback" not in told
