"""verify --all on databases that somebody edited: what was altered is named, and the exit code is 1."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.__main__ import main
from rules.corsari.cards import DECK
from storage import VERSION, Store, backup

from .stored import CORSARI, MARY, MATCHES, Stored, Ticking, fill

OVER, OPEN, STOPPED = 1, 2, 3
THREE = (CORSARI, Stored("corsari", 2, entries=9), Stored("corsari", 2, entries=7, stopped=True))
Edited = Callable[..., tuple[int, str]]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database with a finished, an open and a stopped match."""
    path = tmp_path_factory.mktemp("stored") / "whole.db"
    asyncio.run(fill(path, THREE))
    return path


@pytest.fixture
def edited(whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Edited:
    """Edit a copy of the database without its triggers, verify it, and return the exit code and what was printed."""

    def run(*statements: str) -> tuple[int, str]:
        path = tmp_path / "edited.db"
        shutil.copy(whole, path)
        edit(path, *statements)
        capsys.readouterr()
        code = main(["verify", "--all", str(path)])
        return code, capsys.readouterr().out

    return run


def edit(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path)
    for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
        connection.execute(f"DROP TRIGGER {name}")
    for statement in statements:
        assert connection.execute(statement).rowcount, f"nothing was edited: {statement}"
    connection.commit()
    connection.close()


def test_whole_matches_of_every_kind_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "all.db"
    asyncio.run(fill(path))
    assert main(["verify", "--all", str(path)]) == 0
    count = len(MATCHES)
    assert capsys.readouterr().out == (
        f"{count} of {count} matches replay; {count} are sealed and whole, 0 unsealed, from before 0.1.0;"
        " 0 were played under older rules; 0 were tampered with; 0 that should replay do not\n"
    )


ADDED = (
    "INSERT INTO entries SELECT table_id, 9, type, 0, '0.9', kind, step, answer, by_whom, 'd', NULL, NULL, at"
    " FROM entries WHERE table_id = 2 AND position = 8"
)
HEAD_FIELDS = {
    "format": "json_set(head, '$.format', 2)",
    "game": "json_set(head, '$.game', 'tortuga')",
    "seats": "json_set(head, '$.seats', 3)",
    "options": "json_set(head, '$.options.limit', 30)",
    "seed": "json_set(head, '$.seed', replace(seed, 'a', 'b'))",
    "salt": "json_set(head, '$.salt', 'other')",
    "patches": "json_set(head, '$.patches', json('[\"other\"]'))",
}


@pytest.mark.parametrize("match", [OVER, OPEN, STOPPED])
@pytest.mark.parametrize("field", list(HEAD_FIELDS))
def test_each_altered_field_of_the_head_is_named(edited: Edited, field: str, match: int) -> None:
    code, told = edited(f"UPDATE tables SET head = {HEAD_FIELDS[field]} WHERE id = {match}")
    assert f"match {match} (corsari, " in told
    assert "TAMPERED WITH" in told
    assert (code, f"  {field}: altered\n" in told) == (1, True)
    assert "older" not in told.removesuffix(told.splitlines()[-1] + "\n")


@pytest.mark.parametrize(
    "field", ["format", "game", "seats", "options", "seed", "salt", "kinds", "patches", "commitment", "result"]
)
def test_each_missing_field_of_the_head_is_named(edited: Edited, field: str) -> None:
    if field == "result":
        code, told = edited("DELETE FROM results")
        assert (code, "  result: altered\n" in told, "  state and result do not agree\n" in told) == (1, True, True)
    elif field == "commitment":
        code, told = edited(f"UPDATE tables SET commitment = '' WHERE id = {OVER}")
        assert (code, "  commitment: altered\n" in told) == (1, True)
    else:
        code, told = edited(f"UPDATE tables SET head = json_remove(head, '$.{field}') WHERE id = {OVER}")
        assert (code, f"  {field}: missing\n" in told) == (1, True)


@pytest.mark.parametrize("field", ["note", "version", "seal", "entries"])
def test_an_added_field_of_the_head_is_named(edited: Edited, field: str) -> None:
    code, told = edited(f"UPDATE tables SET head = json_set(head, '$.{field}', 'x') WHERE id = {OVER}")
    assert (code, f"{field}: added\n" in told) == (1, True)


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        # The head, the result and the version in the seal.
        (
            "UPDATE tables SET head = json_set(head, '$.kinds', json('[\"deal\", \"first_dealer\"]')) WHERE id = 1",
            "kinds: reordered",
        ),
        ("UPDATE tables SET head = json_set(head, '$.kinds', json('[\"deal\"]')) WHERE id = 1", "kinds: altered"),
        ("UPDATE tables SET commitment = replace(commitment, 'a', 'b') WHERE id = 1", "commitment: altered"),
        ("UPDATE tables SET commitment = replace(commitment, 'a', 'b') WHERE id = 2", "commitment: altered"),
        ("UPDATE results SET result = json_set(result, '$.winners', json('[0, 1]'))", "result: altered"),
        ("UPDATE results SET result = json_set(result, '$.scores.0', -50)", "result: altered"),
        ("UPDATE results SET result = json_set(result, '$.reason', 'luck')", "result: altered"),
        ("INSERT INTO results SELECT 2, result, at FROM results", "result: altered"),
        ("UPDATE seals SET version = '0.0.1' WHERE table_id = 1", "version: altered"),
        # The entries in the seal.
        (
            "UPDATE entries SET type = 'orders' WHERE table_id = 2 AND position = 3",
            "entry 3, type: altered",
        ),
        ("UPDATE entries SET seat = 1 - seat WHERE table_id = 1 AND position = 3", "entry 3, seat: altered"),
        ("UPDATE entries SET question = '0.9' WHERE table_id = 1 AND position = 3", "entry 3, question: altered"),
        ("UPDATE entries SET kind = 'sail' WHERE table_id = 1 AND position = 3", "entry 3, kind: altered"),
        ("UPDATE entries SET step = 'peek' WHERE table_id = 1 AND position = 3", "entry 3, step: altered"),
        ("UPDATE entries SET answer = '\"other\"' WHERE table_id = 1 AND position = 3", "entry 3, answer: altered"),
        ("UPDATE entries SET by_whom = 'pilot' WHERE table_id = 1 AND position = 3", "entry 3, by: altered"),
        ("UPDATE entries SET by_whom = 'order' WHERE table_id = 3 AND position = 3", "entry 3, by: altered"),
        ("UPDATE entries SET digest = 'other' WHERE table_id = 1 AND position = 3", "entry 3, digest: altered"),
        ("UPDATE entries SET question = NULL WHERE table_id = 1 AND position = 3", "entry 3, question: altered"),
        # Entries that are missing, added or reordered.
        ("DELETE FROM entries WHERE table_id = 2 AND position = 8", "entry 8: missing"),
        ("DELETE FROM entries WHERE table_id = 3 AND position = 6", "entry 6: missing"),
        ("DELETE FROM entries WHERE table_id = 1 AND position = 0", "entry 0: missing"),
        ("DELETE FROM entries WHERE table_id = 1 AND position = 2", "entry 2: missing"),
        ("DELETE FROM entries WHERE table_id = 1", "entry 0: missing"),
        (ADDED, "entry 9: added"),
        # Removed or altered parts of the seal.
        ("DELETE FROM seals WHERE table_id = 1", "the seal was removed"),
        (
            "UPDATE seals SET version = NULL, head = NULL, chain = NULL, whole = NULL WHERE table_id = 1",
            "the seal was removed",
        ),
        ("UPDATE seals SET whole = chain WHERE table_id = 1", "seal.whole: altered"),
        ("UPDATE seals SET chain = whole WHERE table_id = 2", "seal.chain: altered"),
        ("UPDATE seals SET head = json_set(head, '$.seed', 'x') WHERE table_id = 2", "seal.head.seed: altered"),
        ("UPDATE entry_seals SET tags = '' WHERE table_id = 1 AND position = 1", "seal.entries: altered"),
        ("DELETE FROM entry_seals WHERE table_id = 1 AND position = 1", "seal.entries: altered"),
        # Copies of what is sealed, and columns that must only fit.
        ("UPDATE tables SET seed = replace(seed, 'a', 'b') WHERE id = 1", "tables.seed is not the seed of the head"),
        ("UPDATE tables SET salt = 'other' WHERE id = 1", "tables.salt is not the salt of the head"),
        ("UPDATE tables SET game = 'tortuga' WHERE id = 1", "tables.game is not the game of the head"),
        (
            "UPDATE tables SET options = json_set(options, '$.limit', 90) WHERE id = 1",
            "tables.options are not the options of the head",
        ),
        ("UPDATE tables SET options = '[]' WHERE id = 1", "tables.options are not the options of the head"),
        ("UPDATE tables SET state = 'stopped' WHERE id = 1", "state and result do not agree"),
        (
            "UPDATE tables SET state = 'cancelled', ended_at = created_at WHERE id = 2",
            "the state is that of a match that has not started",
        ),
        ("UPDATE tables SET ended_at = NULL, state = 'lobby' WHERE id = 1", "the state is that of a match that has"),
        (
            "UPDATE tables SET head = NULL, started_at = NULL, state = 'cancelled' WHERE id = 1",
            "head: missing",
        ),
        ("UPDATE tables SET started_at = '2025-01-01T00:00:00+00:00' WHERE id = 1", "the times of the table"),
        ("UPDATE tables SET ended_at = '2025-01-01T00:00:00+00:00' WHERE id = 1", "the times of the entries"),
        (
            "UPDATE entries SET at = '2027-01-01T00:00:00+00:00' WHERE table_id = 2 AND position = 4",
            "the times of the entries are out of order",
        ),
        (
            "UPDATE entries SET at = 'noon' WHERE table_id = 2 AND position = 4",
            "the times of the entries are out of order",
        ),
        (
            "UPDATE entries SET user_id = 99 WHERE table_id = 1 AND position = 1",
            "an entry was given by a person who never sat there",
        ),
        ("UPDATE entries SET position = 99 WHERE table_id = 2 AND position = 8", "the positions of the entries have"),
        ("UPDATE sittings SET seat = 7 WHERE table_id = 1 AND seat = 1", "a person sat on a seat that the match does"),
        ("UPDATE outbox SET recipient = 's99' WHERE table_id = 1", "a message was sent to a sitting of another table"),
        ("UPDATE outbox SET upto_event = 9999 WHERE table_id = 1", "9999 events were told, but only"),
        ("UPDATE sittings SET since_event = 9999 WHERE table_id = 2 AND seat = 0", "9999 events were told, but only"),
    ],
)
def test_each_edit_is_named(edited: Edited, statement: str, fault: str) -> None:
    code, told = edited(statement)
    assert (code, f"  {fault}" in told) == (1, True), told
    assert ": unaltered, but played under older rules" not in told
    assert "; 1 were tampered with;" in told


def test_a_missing_last_entry_of_a_finished_match_is_named(edited: Edited, whole: Path) -> None:
    connection = sqlite3.connect(whole)
    ((last,),) = connection.execute("SELECT max(position) FROM entries WHERE table_id = 1")
    connection.close()
    code, told = edited(f"DELETE FROM entries WHERE table_id = 1 AND position = {last}")
    assert (code, f"  entry {last}: missing\n" in told) == (1, True)
    assert "  the match is not over after the last entry, but it has a result\n" in told


@pytest.mark.parametrize(("match", "state"), [(OVER, "over"), (OPEN, "playing"), (STOPPED, "stopped")])
def test_a_match_of_which_only_the_state_is_left_is_named(edited: Edited, match: int, state: str) -> None:
    gone = [f"DELETE FROM {child} WHERE table_id = {match}" for child in ("entries", "seals", "entry_seals")]
    gone += ["DELETE FROM results"] if match == OVER else []
    code, told = edited(*gone, f"UPDATE tables SET head = NULL, started_at = NULL WHERE id = {match}")
    assert (code, f"match {match} (corsari, {state}): TAMPERED WITH\n  head: missing\n" in told) == (1, True)


def test_reordered_entries_are_named(edited: Edited) -> None:
    code, told = edited(
        "UPDATE entries SET position = 99 WHERE table_id = 2 AND position = 4",
        "UPDATE entries SET position = 4 WHERE table_id = 2 AND position = 5",
        "UPDATE entries SET position = 5 WHERE table_id = 2 AND position = 99",
    )
    assert (code, ": reordered\n" in told) == (1, True)


def test_other_columns_may_change(edited: Edited) -> None:
    """Names, places, servers and what was told are no part of the record."""
    code, told = edited(
        "UPDATE sittings SET name = 'Somebody'",
        "UPDATE tables SET guild_id = 5, channel_id = id + 700, host_id = 3",
        "UPDATE outbox SET body = '{\"kind\": \"other\"}', state = 'refused'",
        "UPDATE tables SET told_at = ended_at, woken_at = created_at WHERE id = 1",
    )
    assert (code, "3 are sealed and whole" in told) == (0, True)


def test_one_altered_match_does_not_hide_the_others(edited: Edited) -> None:
    code, told = edited(
        "UPDATE tables SET head = '[]' WHERE id = 1",
        "UPDATE entries SET by_whom = 'pilot' WHERE table_id = 3 AND position = 2",
    )
    assert code == 1
    assert "match 1 (corsari, over): TAMPERED WITH" in told
    assert "match 2" not in told
    assert "match 3 (corsari, stopped): TAMPERED WITH\n  entry 2, by: altered\n" in told
    assert "1 are sealed and whole" in told


def test_a_match_of_an_older_version_that_does_not_replay_was_played_under_older_rules(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new rules shuffle a deck that lies in another order."""
    path = tmp_path / "older.db"
    shutil.copy(whole, path)
    monkeypatch.setattr("bot.tables.verification.VERSION", "99.0.0")
    monkeypatch.setattr("rules.corsari.play.DECK", DECK[::-1])
    assert main(["verify", "--all", str(path)]) == 1
    told = capsys.readouterr().out
    assert "match 1 (corsari, over): unaltered, but played under older rules: entry 0" in told
    assert "match 3 (corsari, stopped): unaltered, but played under older rules: entry 0" in told
    assert "match 2 (corsari, playing): DOES NOT REPLAY: entry 0" in told
    assert "2 were played under older rules; 0 were tampered with; 1 that should replay do not" in told
    edit(path, "DELETE FROM tables WHERE id = 2", *(f"DELETE FROM {child} WHERE table_id = 2" for child in CHILDREN))
    assert main(["verify", "--all", str(path)]) == 0
    edit(path, "UPDATE entries SET by_whom = 'pilot' WHERE table_id = 1 AND position = 1")
    assert main(["verify", "--all", str(path)]) == 1
    told = capsys.readouterr().out
    assert "match 1 (corsari, over): TAMPERED WITH\n  entry 1, by: altered\n" in told


CHILDREN = ("entries", "seals", "entry_seals", "sittings", "outbox", "work")


def test_rules_that_changed_without_a_new_version_are_no_older_rules(
    whole: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.corsari.play.DECK", DECK[::-1])
    assert main(["verify", "--all", str(whole)]) == 1
    told = capsys.readouterr().out
    assert "match 1 (corsari, over): DOES NOT REPLAY" in told
    assert "3 that should replay do not" in told


def test_a_copied_database_and_forgotten_people_verify(whole: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def forget() -> None:
        await backup(whole, copy)
        async with await Store.open(copy, now=Ticking()) as store:
            await store.tables.stop(OPEN)
            await store.privacy.forget(MARY, lambda n: f"Player {n}", lambda n: f"AI {n}")

    asyncio.run(forget())
    assert main(["verify", "--all", str(copy)]) == 0


def test_an_exported_record_carries_the_seal_and_an_open_match_none(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for match, kind in ((OVER, "record"), (OPEN, "story"), (STOPPED, "story")):
        out = tmp_path / f"{match}.json"
        assert main(["export", str(whole), str(match), str(out)]) == 0
        assert f"{kind} of match {match}" in capsys.readouterr().out
        text = out.read_text(encoding="utf-8")
        assert ('"seal"' in text, '"digest"' in text) == (kind == "record", kind == "record")
        assert main(["verify", str(out)]) == 0
        printed = capsys.readouterr().out
        assert (f"its seal, of version {VERSION}, is whole" in printed) == (kind == "record")


def test_commitment_goes_with_a_file(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--all", str(whole), "--commitment", "0" * 64]) == 2
    assert "--commitment goes with a file" in capsys.readouterr().err
