"""Copies of a database that may be in use. SQLite's backup copies one moment, never half a transaction."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncGenerator, Callable
from pathlib import Path

import aiosqlite

from storage.database import worded
from storage.errors import DatabaseUnusable
from storage.migrate import migrations
from storage.opening import IDENTITY, PATIENCE, address, create, recognise, remove

Progress = Callable[[int, int], None]
"""Called from a worker thread with the pages done and the total number of pages."""

_PAGES = 256


async def backup(path: Path, target: Path, progress: Progress | None = None) -> None:
    """Copy the database at ``path`` into a new file with mode 0600, while others read and write it.

    A running bot is not disturbed. A failed copy is removed. Raises ``DatabaseUnusable`` for a target that exists or
    cannot be written; for an unusable source, raises as :meth:`Store.open`.
    """
    async with source(path) as connection:
        if not create(target):
            raise DatabaseUnusable(f"{target} already exists. A backup never overwrites a file; choose another name.")
        try:
            # The copy is written by the source's worker thread.
            copy = sqlite3.connect(address(target, "rw"), uri=True, check_same_thread=False)
            with contextlib.closing(copy):
                await copy_into(connection, copy, progress)
        except BaseException as error:
            remove(target)
            if isinstance(error, sqlite3.Error):
                raise worded(error, target) from error
            raise


async def copy_into(
    connection: aiosqlite.Connection, copy: sqlite3.Connection | aiosqlite.Connection, progress: Progress | None = None
) -> None:
    """Copy all pages of an open source."""

    def tell(_status: int, remaining: int, total: int) -> None:
        if progress is not None:
            progress(total - remaining, total)

    await connection.backup(copy, pages=_PAGES, progress=tell)


@contextlib.asynccontextmanager
async def source(path: Path) -> AsyncGenerator[aiosqlite.Connection]:
    """Open a database to read one moment of it. Raises as :meth:`Store.open`, but never because a bot is running."""
    try:
        # If aiosqlite fails to open a file, its thread stays alive and can outlive the event loop.
        await asyncio.to_thread(_openable, path)
        async with aiosqlite.connect(
            address(path, "ro"), uri=True, timeout=PATIENCE, isolation_level=None
        ) as connection:
            # In one read transaction the copy sees one moment, and does not start again after every write.
            await connection.execute_fetchall("BEGIN")
            (identity,) = await connection.execute_fetchall(IDENTITY)
            recognise(identity, path, len(migrations()))
            if not any(identity):
                raise DatabaseUnusable(f"{path} is empty: it is not a database of this bot.")
            yield connection
    except sqlite3.Error as error:
        raise worded(error, path) from error


def _openable(path: Path) -> None:
    """Raise sqlite3.Error for a file that cannot be opened."""
    sqlite3.connect(address(path, "ro"), uri=True).close()
