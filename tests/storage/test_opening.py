import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from storage import (
    CURRENT,
    DatabaseDamaged,
    DatabaseLocked,
    DatabaseTooNew,
    DatabaseUnusable,
    Store,
    StoreClosed,
    StoreError,
)
from storage.migrate import APPLICATION, migrations
from storage.opening import keep_private
from tests.storage.making import Clock, entry, lobby, playing

NEWEST = len(migrations())


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if not file.name.endswith(".lock")}


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def written(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    for statement in statements:
        connection.execute(statement)
    connection.close()


async def refused(path: Path, clock: Clock, kind: type[StoreError]) -> str:
    """Check that ``open`` and ``snapshot`` refuse the file unchanged, with a sentence that names it."""
    before = files(path.parent)
    with pytest.raises(kind) as opened:
        await Store.open(path, now=clock)
    assert files(path.parent) == before
    with pytest.raises(kind) as copied:
        await Store.snapshot(path, now=clock)
    for caught in (opened, copied):
        assert str(path) in str(caught.value)
        assert str(caught.value).endswith(".")
    return str(opened.value)


async def a_match_stored(path: Path, clock: Clock, entries: int = 400) -> None:
    async with await Store.open(path, now=clock) as store:
        match = await playing(store)
        await store.entries.append(match.id, 0, [entry([f"card {n}"], digest="f" * 64) for n in range(entries)])


async def test_stored_data_is_there_after_reopening(path: Path, clock: Clock):
    await a_match_stored(path, clock)
    async with await Store.open(path, now=clock) as store:
        (match,) = await store.tables.all(*CURRENT)
        assert len((await store.entries.record(match.id)).entries) == 400
        assert await store.check() == []


async def test_settings_of_the_connection(store: Store):
    async with store._database.reading() as read:
        for pragma, value in {
            "journal_mode": "wal",
            "synchronous": 2,
            "foreign_keys": 1,
            "busy_timeout": 500,
            "user_version": NEWEST,
            "application_id": APPLICATION,
        }.items():
            (row,) = await read.all(f"PRAGMA {pragma}")
            assert row[0] == value, pragma


@pytest.mark.parametrize("umask", [0o000, 0o022])
async def test_nobody_else_may_read_the_files(path: Path, clock: Clock, umask: int):
    # In another process, because a umask belongs to its whole process.
    code = (
        "import asyncio, os, pathlib, sys\n"
        f"os.umask({umask})\n"
        "from tests.storage.making import *\n"
        "async def main():\n"
        "    async with await Store.open(pathlib.Path(sys.argv[1]), now=Clock()) as store:\n"
        "        await playing(store)\n"
        "        print([oct(f.stat().st_mode & 0o777) for f in pathlib.Path(sys.argv[1]).parent.iterdir()])\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == str(["0o600"] * 4), done.stderr


async def test_a_file_that_others_could_read_becomes_private(path: Path, clock: Clock):
    await a_match_stored(path, clock)
    path.chmod(0o644)
    async with await Store.open(path, now=clock) as store:
        await lobby(store, channel_id=4)
        assert {mode(file) for file in path.parent.iterdir()} == {0o600}


def test_files_left_by_a_killed_process_become_private(path: Path):
    beside = [path, path.with_name("ship.db-wal"), path.with_name("ship.db-shm")]
    for file in beside[:2]:
        file.touch(0o644)
    keep_private(path)
    assert [mode(file) for file in beside[:2]] == [0o600, 0o600]


async def test_a_second_store_is_refused_while_the_first_works(path: Path, clock: Clock, store: Store):
    for _ in range(3):
        with pytest.raises(DatabaseLocked, match="running bot"):
            await Store.open(path, now=clock)
    await playing(store)
    await store.close()
    async with await Store.open(path, now=clock) as second:
        assert len(await second.tables.all(*CURRENT)) == 1


async def test_a_bot_in_another_process_is_refused(path: Path, store: Store):
    code = (
        "import asyncio, pathlib, sys\n"
        "from tests.storage.making import *\n"
        "asyncio.run(Store.open(pathlib.Path(sys.argv[1]), now=Clock()))\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=False)
    assert "DatabaseLocked" in done.stderr
    assert (await lobby(store)).id == 1


async def test_a_tool_with_an_open_transaction_gives_a_clear_error(path: Path, clock: Clock):
    written(path, "PRAGMA user_version = 0", "VACUUM")
    tool = sqlite3.connect(path, isolation_level=None)
    tool.execute("BEGIN EXCLUSIVE")
    with pytest.raises(DatabaseLocked, match="locked"):
        await Store.open(path, now=clock)
    tool.close()
    async with await Store.open(path, now=clock) as store:
        tool = sqlite3.connect(path, isolation_level=None)
        tool.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseLocked):
            await lobby(store)
        tool.execute("COMMIT")
        tool.close()
        await lobby(store)


async def test_a_closed_store_raises_store_closed(path: Path, clock: Clock):
    store = await Store.open(path, now=clock)
    await store.close()
    await store.close()
    for call in (store.tables.all(*CURRENT), lobby(store), store.check()):
        with pytest.raises(StoreClosed):
            await call


@pytest.mark.parametrize("journal", ["delete", "wal"])
async def test_a_database_of_a_newer_version_is_refused(path: Path, clock: Clock, journal: str):
    written(
        path,
        f"PRAGMA journal_mode = {journal}",
        f"PRAGMA application_id = {APPLICATION}",
        f"PRAGMA user_version = {NEWEST + 1}",
        "CREATE TABLE seas (id)",
    )
    assert "newer version" in await refused(path, clock, DatabaseTooNew)


async def test_a_newer_version_is_found_in_a_write_ahead_log_left_behind(path: Path, clock: Clock, tmp_path: Path):
    """The version is still in the -wal file. Neither that file nor the database may change."""
    await a_match_stored(path, clock)
    newer = sqlite3.connect(path, isolation_level=None)
    newer.execute(f"PRAGMA user_version = {NEWEST + 1}")
    left = tmp_path / "left"
    left.mkdir()
    for suffix in ("", "-wal"):
        (left / f"ship.db{suffix}").write_bytes(path.with_name(f"ship.db{suffix}").read_bytes())
    newer.close()
    before = files(left)
    assert before["ship.db-wal"]
    for way in (Store.open, Store.snapshot):
        with pytest.raises(DatabaseTooNew):
            await way(left / "ship.db", now=clock)
        after = files(left)
        assert {name: after[name] for name in before} == before


@pytest.mark.parametrize(
    "statements",
    [
        ("CREATE TABLE cookies (id)",),
        ("PRAGMA application_id = 1",),
        ("PRAGMA user_version = 3",),
        (f"PRAGMA application_id = {APPLICATION}", "CREATE TABLE guilds (id)"),
    ],
)
async def test_another_programs_database_is_refused(path: Path, clock: Clock, statements: tuple[str, ...]):
    written(path, *statements)
    assert "another program" in await refused(path, clock, DatabaseUnusable)


@pytest.mark.parametrize(
    "content", [b"x", b"TOKEN=abc\n" * 30, b"Ahoy, this is a letter. " * 400, b"SQLite format 3\0" + b"\xff" * 8000]
)
async def test_a_file_that_is_not_sqlite_is_refused(path: Path, clock: Clock, content: bytes):
    path.write_bytes(content)
    await refused(path, clock, DatabaseDamaged)


async def test_no_lock_is_left_beside_a_file_that_is_refused(path: Path, clock: Clock):
    path.write_bytes(b"no database at all" * 100)
    with pytest.raises(DatabaseDamaged):
        await Store.open(path, now=clock)
    assert list(path.parent.iterdir()) == [path]


async def test_a_damaged_page_is_refused_or_harms_no_answer(path: Path, clock: Clock):
    """Overwrite every page in turn: the store refuses the file, or still holds every answer unchanged."""
    await a_match_stored(path, clock)
    async with await Store.open(path, now=clock) as store:
        sound = await store.entries.record(1)
    whole = path.read_bytes()
    size = 4096
    assert len(whole) > 20 * size
    refusals = 0
    for page in range(len(whole) // size):
        path.write_bytes(whole[: page * size] + b"\xa5" * size + whole[(page + 1) * size :])
        before = files(path.parent)
        try:
            async with await Store.open(path, now=clock) as store:
                assert await store.entries.record(1) == sound, page
        except DatabaseDamaged:
            refusals += 1
            assert files(path.parent) == before
    assert refusals == len(whole) // size


async def test_a_file_cut_short_is_refused(path: Path, clock: Clock):
    await a_match_stored(path, clock)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    await refused(path, clock, DatabaseDamaged)


async def test_a_path_that_cannot_be_written_is_refused(tmp_path: Path, clock: Clock):
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "folder.db").mkdir()
    (tmp_path / "nowhere.db").symlink_to(tmp_path / "no" / "such" / "place")
    for path in (
        tmp_path / "missing" / "ship.db",
        tmp_path / "file" / "ship.db",
        tmp_path / "folder.db",
        tmp_path / "nowhere.db",
    ):
        with pytest.raises(DatabaseUnusable) as caught:
            await Store.open(path, now=clock)
        assert str(path) in str(caught.value)
        with pytest.raises(DatabaseUnusable):
            await Store.snapshot(path, now=clock)


async def test_a_read_only_file_is_refused(path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch):
    # The system's answer is replaced, because file modes do not bind root, who may run the tests.
    await a_match_stored(path, clock)
    monkeypatch.setattr("storage.opening.os.access", lambda *_: False)
    before = files(path.parent)
    with pytest.raises(DatabaseUnusable, match="read-only"):
        await Store.open(path, now=clock)
    assert files(path.parent) == before


async def test_an_empty_file_is_a_new_database(path: Path, clock: Clock):
    path.touch()
    async with await Store.open(path, now=clock) as store:
        assert await store.tables.all() == []


async def test_a_refused_file_can_be_opened_after_its_repair(path: Path, clock: Clock):
    path.write_bytes(b"nonsense" * 1000)
    with pytest.raises(DatabaseDamaged):
        await Store.open(path, now=clock)
    path.unlink()
    async with await Store.open(path, now=clock) as store:
        assert await store.check() == []


async def test_an_sqlite_that_is_too_old_is_refused(path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 37, 2))
    with pytest.raises(DatabaseUnusable, match=r"3\.38 or newer"):
        await Store.open(path, now=clock)
    assert not path.exists()
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 38, 0))
    await (await Store.open(path, now=clock)).close()
