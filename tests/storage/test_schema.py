"""At the start the schema is compared with the one that the migrations make."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import DatabaseDamaged, Store
from storage.migrate import APPLICATION, migrations
from storage.schema import THINGS, expected, words_of
from tests.storage.making import Clock, playing

NEWEST = len(migrations())
ALL = list(expected(NEWEST).things)


def changed(path: Path, *statements: str) -> None:
    """Change a database as another program would."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


@pytest.fixture
async def played(path: Path, clock: Clock) -> Path:
    """A database with a match, closed."""
    async with await Store.open(path, now=clock) as store:
        await playing(store)
    return path


async def refused(path: Path, clock: Clock) -> str:
    """Return why a store refuses to open a database, and make sure that it did not change the file."""
    before = path.read_bytes()
    with pytest.raises(DatabaseDamaged) as opened:
        await Store.open(path, now=clock)
    assert path.read_bytes() == before
    why = str(opened.value)
    if re.search(r"\b(table|column) ", why.partition(": ")[2]):
        with pytest.raises(DatabaseDamaged, match="does not have the form"):
            await Store.snapshot(path, now=clock)
    return why


@pytest.mark.parametrize(("kind", "name"), ALL)
async def test_everything_that_is_missing_is_named(kind: str, name: str, played: Path, clock: Clock):
    changed(played, "PRAGMA foreign_keys = OFF", f"DROP {kind} {name}")
    assert f"{kind} {name} is missing" in await refused(played, clock)


@pytest.mark.parametrize("table", [name for kind, name in ALL if kind == "table"])
async def test_a_missing_column_is_named(table: str, played: Path, clock: Clock):
    *_, column = expected(NEWEST).columns[table]
    changed(played, f"ALTER TABLE {table} RENAME COLUMN {column} TO other")
    why = await refused(played, clock)
    assert f"column {column} of table {table} is missing" in why
    assert f"column other of table {table} is unexpected" in why


async def test_a_copy_to_read_needs_no_triggers(played: Path, clock: Clock):
    changed(played, "DROP TRIGGER entries_are_not_changed")
    assert "trigger entries_are_not_changed is missing" in await refused(played, clock)
    async with await Store.snapshot(played, now=clock) as store:
        assert await store.check() == []


@pytest.mark.parametrize(
    ("statements", "told"),
    [
        (["CREATE TRIGGER odd AFTER INSERT ON entries BEGIN DELETE FROM drafts; END"], "trigger odd is unexpected"),
        (["CREATE UNIQUE INDEX odd ON drafts (seat)"], "index odd is unexpected"),
        (["ALTER TABLE drafts ADD COLUMN odd TEXT"], "column odd of table drafts is unexpected"),
        (
            [
                "PRAGMA writable_schema = ON",
                "UPDATE sqlite_schema SET sql = replace(sql, 'NOT NULL', '        ') WHERE name = 'timers'",
            ],
            "table timers is different",
        ),
    ],
)
async def test_a_different_or_unexpected_part_of_the_schema_is_named(
    statements: list[str], told: str, played: Path, clock: Clock
):
    changed(played, *statements)
    assert told in await refused(played, clock)


async def test_tables_of_other_programs_are_left_alone(played: Path, clock: Clock):
    changed(
        played,
        "CREATE TABLE replica (id INTEGER PRIMARY KEY, at TEXT UNIQUE)",
        "CREATE INDEX replica_at ON replica (at)",
        "CREATE VIEW answers AS SELECT answer FROM entries",
        "ANALYZE",
    )
    async with await Store.open(played, now=clock) as store:
        assert await store.check() == []


@pytest.mark.parametrize("version", range(1, NEWEST + 1))
async def test_a_database_of_every_version_fits_and_is_migrated(version: int, path: Path, clock: Clock):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for step in migrations()[:version]:
            connection.executescript(step.sql)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {version}")
    async with await Store.open(path, now=clock) as store:
        await playing(store)


async def test_a_fault_of_an_older_version_is_found_before_the_migration(path: Path, clock: Clock):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(migrations()[0].sql)
        connection.execute("DROP TABLE drafts")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute("PRAGMA user_version = 1")
    assert "table drafts is missing" in await refused(path, clock)


def test_comments_spaces_capitals_and_quotes_of_names_make_no_difference():
    one = words_of("CREATE TABLE t (a TEXT NOT NULL) -- letters\nSTRICT")
    assert one == words_of('create table "t"(\n  a text /* letters */ not null\n) strict')
    assert one != words_of("CREATE TABLE t (a TEXT) STRICT")
    assert words_of("CHECK (a = 'A b')") != words_of("CHECK (a = 'a  b')")


def test_the_schema_has_things_of_every_kind():
    """Otherwise the tests above would leave some kind out."""
    with closing(sqlite3.connect(":memory:")) as connection:
        assert connection.execute(THINGS).fetchall() == []
    assert {"table", "index"} <= {kind for kind, _ in ALL}
