import sqlite3
from pathlib import Path

import aiosqlite
import pytest

from storage import Store
from storage.migrate import APPLICATION, Migration, migrate, migrations
from tests.storage.making import Clock, playing

ONE = Migration(1, "0001_one.sql", "CREATE TABLE ships (id INTEGER PRIMARY KEY, name TEXT);")
TWO = Migration(
    2, "0002_two.sql", "CREATE TABLE crew (ship INTEGER REFERENCES ships); INSERT INTO ships VALUES (1, 'A');"
)


def numbers(path: Path) -> tuple[int, int, list[str]]:
    connection = sqlite3.connect(path)
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    things = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema ORDER BY name")]
    connection.close()
    return application, version, things


def test_migrations_are_numbered_without_gaps():
    assert [step.number for step in migrations()] == list(range(1, len(migrations()) + 1))
    assert all(step.sql.strip().endswith(";") for step in migrations())


async def test_only_missing_migrations_are_applied(path: Path):
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await migrate(connection, [ONE])
        await migrate(connection, [ONE])
        await migrate(connection, [ONE, TWO])
    assert numbers(path) == (APPLICATION, 2, ["crew", "ships"])


@pytest.mark.parametrize(
    "bad",
    [
        "CREATE TABLE half (id); CREATE TABLE ships (id);",
        "CREATE TABLE half (id); nonsense;",
        "CREATE TABLE half (id); INSERT INTO crew VALUES (99);",
    ],
)
async def test_a_failed_migration_changes_nothing(path: Path, bad: str):
    three = Migration(3, "0003_three.sql", bad)
    four = Migration(4, "0004_four.sql", "CREATE TABLE never (id);")
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await migrate(connection, [ONE, TWO])
        with pytest.raises((sqlite3.Error, ValueError)):
            await migrate(connection, [ONE, TWO, three, four])
        assert not connection.in_transaction
    assert numbers(path) == (APPLICATION, 2, ["crew", "ships"])


async def test_a_version_0_file_becomes_a_database_of_the_bot(path: Path, clock: Clock):
    connection = sqlite3.connect(path)
    connection.executescript("PRAGMA page_size = 8192; CREATE TABLE t (id); DROP TABLE t; PRAGMA user_version = 0;")
    connection.close()
    assert path.stat().st_size
    async with await Store.open(path, now=clock) as store:
        await playing(store)
        assert await store.check() == []
    assert numbers(path)[:2] == (APPLICATION, len(migrations()))


async def test_a_new_migration_keeps_an_old_match(path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch):
    """With one more migration, ``snapshot`` migrates only its copy, and ``open`` then the file itself."""
    async with await Store.open(path, now=clock) as store:
        match = await playing(store)
    steps = [
        *migrations(),
        Migration(len(migrations()) + 1, "9999_next.sql", "CREATE TABLE extra (id INTEGER) STRICT;"),
    ]
    for module in ("store", "copying", "opening"):
        monkeypatch.setattr(f"storage.{module}.migrations", lambda: steps)
    before = path.read_bytes()
    async with await Store.snapshot(path, now=clock) as copy:
        assert (await copy.tables.get(match.id)) == match
        async with copy._database.reading() as read:
            assert await read.all("SELECT * FROM extra") == []
    assert path.read_bytes() == before
    async with await Store.open(path, now=clock) as store:
        assert (await store.tables.get(match.id)) == match
    assert numbers(path)[1] == len(steps)
    monkeypatch.undo()
    with pytest.raises(Exception, match="newer version"):
        await Store.open(path, now=clock)
