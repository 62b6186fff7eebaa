"""A database that is overwritten while it is open: noticed if what SQLite has merged into the file is lost."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from storage import DatabaseGone, Store

from .making import entry, playing


async def merge(store: Store) -> None:
    """Have SQLite merge its log into the file, as it does by itself after a thousand pages."""
    await store._database.empty_log()


async def answered(store: Store, table: int, position: int) -> None:
    await store.entries.append(table, position, [entry()])


def by_a_backup(path: Path, copy: Path) -> None:
    shutil.copyfile(copy, path)


def by_nothing(path: Path, _: Path) -> None:
    path.write_bytes(b"")


def by_other_bytes(path: Path, _: Path) -> None:
    path.write_bytes(b"Arr!" * 4096)


@pytest.mark.parametrize("overwrite", [by_a_backup, by_nothing, by_other_bytes])
async def test_an_overwritten_database_is_noticed_before_anything_is_acknowledged(
    store: Store, path: Path, tmp_path: Path, overwrite: Callable[[Path, Path], None]
):
    table, copy = await playing(store), tmp_path / "copy.db"
    await answered(store, table.id, 0)
    await store.backup(copy)
    await answered(store, table.id, 1)
    await merge(store)
    overwrite(path, copy)
    for _ in range(2):
        with pytest.raises(DatabaseGone, match="was overwritten with other content"):
            await answered(store, table.id, 2)
        with pytest.raises(DatabaseGone, match="was overwritten"):
            await store.tables.get(table.id)


async def test_a_copy_that_lacks_nothing_may_be_written_over_the_database(store: Store, path: Path, tmp_path: Path):
    table, copy = await playing(store), tmp_path / "copy.db"
    await answered(store, table.id, 0)
    await merge(store)
    shutil.copyfile(path, copy)
    await answered(store, table.id, 1)
    shutil.copyfile(copy, path)
    await answered(store, table.id, 2)
    assert len(await store.entries.after(table.id)) == 3
    assert await store.check() == []


async def test_another_program_may_merge_the_log(store: Store, path: Path):
    table = await playing(store)
    for position in range(3):
        await answered(store, table.id, position)
        with closing(sqlite3.connect(path)) as other:
            busy, *_ = other.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
        assert not busy
    assert len(await store.entries.after(table.id)) == 3


async def test_a_server_may_be_deleted(store: Store):
    gone, stays = await playing(store), await playing(store, 21)
    for position in range(5):
        await answered(store, gone.id, position)
    await merge(store)
    await store.tables.stop(gone.id)
    await merge(store)
    assert len(await store.privacy.purge(10)) == 2
    assert await store.tables.get(stays.id) is None
    again = await playing(store)
    await merge(store)
    await answered(store, again.id, 0)


async def test_many_tasks_may_write_while_sqlite_merges(store: Store):
    tables = [await playing(store, channel) for channel in range(20, 24)]

    async def play(table: int) -> None:
        for position in range(60):
            await answered(store, table, position)

    await store._database._connection.execute_fetchall("PRAGMA wal_autocheckpoint = 5")
    await asyncio.gather(*(play(table.id) for table in tables))
    assert await store.check() == []
