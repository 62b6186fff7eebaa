"""The store's one connection and one lock, which every statement and transaction uses."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import aiosqlite
from pydantic import ValidationError

from storage.errors import DatabaseDamaged, DatabaseTrouble, StoreClosed, worded
from storage.files import Files
from storage.models import Row
from storage.values import to_stamp

R = TypeVar("R", bound=Row)
Value = int | str | None


class Statements:
    """The statements that may be run while the lock is held. Each call fetches all its rows: no cursor stays open."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def all(self, sql: str, *values: Value) -> Sequence[sqlite3.Row]:
        """Run one statement; return its rows."""
        return list(await self._connection.execute_fetchall(sql, values))

    async def one(self, sql: str, *values: Value) -> sqlite3.Row | None:
        """Run one statement; return its first row."""
        rows = await self.all(sql, *values)
        return rows[0] if rows else None

    async def many(self, sql: str, lines: Iterable[Sequence[Value]]) -> int:
        """Run one statement once for each line of values; return how many rows were changed in total."""
        cursor = await self._connection.executemany(sql, lines)
        changed = cursor.rowcount
        await cursor.close()
        return changed


class Database:
    """An open SQLite file.

    aiosqlite's worker thread runs requests in the order in which they were queued. If a task is cancelled while its
    ROLLBACK is queued, the ROLLBACK therefore still runs before the BEGIN of the next holder of the lock.
    """

    def __init__(
        self, connection: aiosqlite.Connection, path: Path, now: Callable[[], datetime], files: Files | None = None
    ) -> None:
        """``files``: those of the open database; None for a database in memory."""
        self.path = path
        self._connection = connection
        self.now = now
        self._files = files
        self.commits = 0
        """How many transactions were stored, or may have been."""
        self.trouble: DatabaseTrouble | None = None
        """Why the last write failed; None from the next write on that succeeds."""
        self.on_trouble: Callable[[DatabaseTrouble | None], None] = lambda _: None
        """Called when a trouble begins, and with None when it is over."""
        self._lock = asyncio.Lock()
        self._closed = False

    def stamp(self) -> str:
        """Return the present moment in the database's format."""
        return to_stamp(self.now())

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[Statements]:
        """Hold the lock to read: nothing changes between the statements inside. Must not be nested."""
        async with self._lock:
            if self._closed:
                raise StoreClosed(f"The database {self.path} has been closed.")
            try:
                self._check_files()
                yield Statements(self._connection)
            except sqlite3.Error as error:
                reason = worded(error, self.path)
                self._note(reason)
                raise reason from error
            except DatabaseTrouble as trouble:
                self._note(trouble)
                raise

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[Statements]:
        """Hold the lock and one transaction: committed at the end, rolled back by any error. Must not be nested.

        A task that is cancelled inside changes nothing. One that is cancelled while it waits for the commit may have
        committed the whole transaction.
        """
        async with self.reading() as statements:
            committing = False
            try:
                await statements.all("BEGIN IMMEDIATE")
                yield statements
                committing = True
                await statements.all("COMMIT")
            except BaseException:
                if committing and not self._connection.in_transaction:
                    # The commit failed, or was cancelled, and left nothing to roll back: it may have succeeded.
                    self.commits += 1
                await self._connection.rollback()
                raise
            # Before anything is acknowledged: the transaction may be in a file that nobody will open again.
            self._check_files()
            self.commits += 1
            self._note(None)

    def _check_files(self) -> None:
        if self._files is not None:
            self._files.check()

    def _note(self, reason: Exception | None) -> None:
        """Note the beginning of a trouble or its end; other errors change nothing."""
        begins = isinstance(reason, DatabaseTrouble) and self.trouble is None
        if begins or (reason is None and self.trouble is not None):
            self.trouble = reason if isinstance(reason, DatabaseTrouble) else None
            self.on_trouble(self.trouble)

    async def close(self) -> None:
        """Close the connection after the statements that are running. The second call does nothing."""
        async with self._lock:
            if not self._closed:
                self._closed = True
                await self._connection.close()

    def row(self, model: type[R], row: sqlite3.Row) -> R:
        """Read a row as its model. Raises ``DatabaseDamaged`` if it does not fit."""
        try:
            return model.model_validate(dict(row))
        except ValidationError:
            # The error's text is dropped: it quotes the row, which may hold a secret.
            raise DatabaseDamaged(f"The database {self.path} is damaged: a row is not a {model.__name__}.") from None

    def rows(self, model: type[R], rows: Iterable[sqlite3.Row]) -> list[R]:
        """Read many rows as their model. Raises ``DatabaseDamaged`` if one does not fit."""
        return [self.row(model, row) for row in rows]
