"""One connection, one lock: every statement and every transaction of the store goes through here."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import aiosqlite
from pydantic import ValidationError

from storage.errors import DatabaseDamaged, StoreClosed, worded
from storage.models import Row
from storage.values import to_stamp

R = TypeVar("R", bound=Row)
Value = int | str | None


class Statements:
    """What may be done while the lock is held. Every call fetches all its rows, so no cursor outlives it."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def all(self, sql: str, *values: Value) -> Sequence[sqlite3.Row]:
        """Run one statement; return its rows."""
        return list(await self._connection.execute_fetchall(sql, values))

    async def one(self, sql: str, *values: Value) -> sqlite3.Row | None:
        """Run one statement; return its first row."""
        rows = await self.all(sql, *values)
        return rows[0] if rows else None

    async def many(self, sql: str, lines: Iterable[Sequence[Value]]) -> None:
        """Run one statement once for each line of values."""
        await (await self._connection.executemany(sql, lines)).close()


class Database:
    """An open SQLite file.

    aiosqlite's worker thread does what it is told in the order in which it was told. So a ROLLBACK that is only
    queued, its waiter cancelled, still comes before the BEGIN of whoever gets the lock next.
    """

    def __init__(self, connection: aiosqlite.Connection, path: Path, now: Callable[[], datetime]) -> None:
        self.path = path
        self._connection = connection
        self.now = now
        self._lock = asyncio.Lock()
        self._closed = False

    def stamp(self) -> str:
        """Write the present moment as the database holds it."""
        return to_stamp(self.now())

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[Statements]:
        """Hold the lock to read: nothing changes between the statements inside. Must not be nested."""
        async with self._lock:
            if self._closed:
                raise StoreClosed(f"The database {self.path} has been closed.")
            try:
                yield Statements(self._connection)
            except sqlite3.Error as error:
                raise worded(error, self.path) from error

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[Statements]:
        """Hold the lock and one transaction: committed at the end, undone whole by any error. Must not be nested.

        A task that is cancelled inside leaves nothing behind; cancelled while it waits for the commit, it may have
        been committed, whole.
        """
        async with self.reading() as statements:
            try:
                await statements.all("BEGIN IMMEDIATE")
                yield statements
                await statements.all("COMMIT")
            except BaseException:
                await self._connection.rollback()
                raise

    async def close(self) -> None:
        """Close the connection after whatever runs now. Does nothing the second time."""
        async with self._lock:
            if not self._closed:
                self._closed = True
                await self._connection.close()

    def row(self, model: type[R], row: sqlite3.Row) -> R:
        """Read a row as its model. Raises ``DatabaseDamaged`` where it cannot be one."""
        try:
            return model.model_validate(dict(row))
        except ValidationError:
            # Its text quotes the row, which may be a secret.
            raise DatabaseDamaged(f"The database {self.path} is damaged: a row is no {model.__name__}.") from None

    def rows(self, model: type[R], rows: Iterable[sqlite3.Row]) -> list[R]:
        """Read many rows as their model. Raises ``DatabaseDamaged`` where one cannot be."""
        return [self.row(model, row) for row in rows]
