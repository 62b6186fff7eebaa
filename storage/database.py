"""The store's one connection and one lock, which every statement and transaction uses.

The modules that read and write rows know no database but this one. Their statements are SQL that SQLite and PostgreSQL
both run, with values as ``?`` in order, or as ``?1``, ``?2``, ... where one is used again: a statement has either the
one or the other, so that both can be rewritten as ``$1``, ``$2``, ... for another database.
"""

import asyncio
import re
import sqlite3
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
from pydantic import ValidationError

from storage.errors import (
    DatabaseDamaged,
    DatabaseFull,
    DatabaseLocked,
    DatabaseTrouble,
    DatabaseUnusable,
    NoSuchTable,
    StoreClosed,
    StoreError,
)
from storage.files import Files
from storage.kept import Kept
from storage.models import GuildRow, PersonRow, Row, TimerRow
from storage.values import to_stamp

R = TypeVar("R", bound=Row)
Value = int | str | None


RawRow = sqlite3.Row
"""A row as the database returns it: its columns by name."""

_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_UNUSABLE = {
    sqlite3.SQLITE_IOERR: "the disk cannot be read or written",
    sqlite3.SQLITE_READONLY: "it is read-only",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened",
    sqlite3.SQLITE_PERM: "access is denied",
    sqlite3.SQLITE_AUTH: "access is denied",
}


def worded(error: sqlite3.Error, path: Path) -> sqlite3.Error | StoreError:
    """Return an error of SQLite about the file or a missing table as a StoreError; other errors unchanged."""
    extended: int = getattr(error, "sqlite_errorcode", 0)
    if extended == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        return NoSuchTable("there is no such table")
    # The low byte of an extended code (SQLITE_IOERR_WRITE, ...) is the plain code.
    code = extended & 0xFF
    if code in _BUSY:
        return DatabaseLocked(f"The database {path} is locked by another program. Close that program and try again.")
    if code == sqlite3.SQLITE_FULL:
        return DatabaseFull(f"The database {path} cannot be written: the disk is full ({error}).")
    if code in _DAMAGED:
        return DatabaseDamaged(f"The database {path} is damaged, or is not an SQLite database ({error}).")
    if code in _UNUSABLE:
        return DatabaseUnusable(f"The database {path} cannot be used: {_UNUSABLE[code]} ({error}).")
    return error


_CHANGES = re.compile(r"(?:INSERT INTO|UPDATE|DELETE FROM) (people|guilds|drafts|timers)\b")
"""Statements that change rows which are kept in memory."""
_DELETES = "DELETE FROM work"
"""The statement that makes a count of all changes smaller."""


def marks(values: Sequence[Value]) -> str:
    """Return a place for each of several values, for ``IN (...)``; without values, one that equals nothing."""
    return ", ".join("?" for _ in values) or "NULL"


class Statements:
    """The statements that may be run while the lock is held. Each call fetches all its rows: no cursor stays open."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self.count = 0
        """How many statements were run: each line of :meth:`many` is one, and so are BEGIN and COMMIT."""
        self.changed: set[str] = set()
        """The tables of which they may have changed rows that are kept in memory."""
        self.deletes = False
        """Whether they may have deleted whole tables."""

    async def all(self, sql: str, *values: Value) -> Sequence[RawRow]:
        """Run one statement; return its rows."""
        self.count += 1
        self._note_change(sql)
        return list(await self._connection.execute_fetchall(sql, values))

    async def one(self, sql: str, *values: Value) -> RawRow | None:
        """Run one statement; return its first row."""
        rows = await self.all(sql, *values)
        return rows[0] if rows else None

    async def many(self, sql: str, lines: Iterable[Sequence[Value]]) -> int:
        """Run one statement once for each line of values; return how many rows were changed in total."""
        each = list(lines)
        if not each:
            return 0
        self.count += len(each)
        self._note_change(sql)
        cursor = await self._connection.executemany(sql, each)
        changed = cursor.rowcount
        await cursor.close()
        return changed

    def _note_change(self, sql: str) -> None:
        self.deletes = self.deletes or sql.startswith(_DELETES)
        if found := _CHANGES.match(sql):
            self.changed.add(found[1])

    async def defer_references(self) -> None:
        """Check the references between rows only when the transaction is committed."""
        await self.all("PRAGMA defer_foreign_keys = ON")


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
        self.statements = 0
        """How many statements were run, with the BEGIN and COMMIT or ROLLBACK of each transaction."""
        self.trouble: DatabaseTrouble | None = None
        """Why the last write failed; None from the next write on that succeeds."""
        self.on_trouble: Callable[[DatabaseTrouble | None], None] = lambda _: None
        """Called when a trouble begins, and with None when it is over."""
        self.people = Kept[PersonRow]()
        """Rows of people, used while the lock is held."""
        self.guilds = Kept[GuildRow]()
        """Rows of servers, used while the lock is held."""
        self.drafts = Kept[Mapping[tuple[int, str], str]]()
        """All drafts of a table by seat and question, as JSON, used while the lock is held."""
        self.timers = Kept[Sequence[TimerRow]]()
        """All timers of a table, used while the lock is held."""
        self._kept: Mapping[str, Kept[Any]] = {
            "people": self.people,
            "guilds": self.guilds,
            "drafts": self.drafts,
            "timers": self.timers,
        }
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
            statements = Statements(self._connection)
            try:
                self._check_files()
                yield statements
            except sqlite3.Error as error:
                reason = worded(error, self.path)
                self._note(reason)
                raise reason from error
            except DatabaseTrouble as trouble:
                self._note(trouble)
                raise
            finally:
                self.statements += statements.count
                # Whether or not a change was stored: the next reader looks.
                for name in statements.changed:
                    self._kept[name].clear()

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
                if statements.deletes and self._files is not None:
                    self._files.expect_less()
                committing = True
                await statements.all("COMMIT")
            except BaseException:
                if committing and not self._connection.in_transaction:
                    # The commit failed, or was cancelled, and left nothing to roll back: it may have succeeded.
                    self.commits += 1
                statements.count += self._connection.in_transaction
                await self._connection.rollback()
                raise
            # Before anything is acknowledged: the transaction may be in a file that nobody will open again.
            self._check_files()
            self.commits += 1
            self._note(None)

    async def empty_log(self) -> None:
        """Merge SQLite's write-ahead log into the file and empty it: its older pages still hold deleted data."""
        async with self.reading() as read:
            await read.all("PRAGMA wal_checkpoint(TRUNCATE)")
            self._check_files()

    async def faults(self) -> list[str]:
        """Check the whole file; return its faults, an empty list if it is sound."""
        async with self.reading() as read:
            faults = [str(row[0]) for row in await read.all("PRAGMA integrity_check") if row[0] != "ok"]
            strays = await read.all("PRAGMA foreign_key_check")
        return faults + [f"a row of {row[0]} refers to a missing row" for row in strays]

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

    def row(self, model: type[R], row: RawRow) -> R:
        """Read a row as its model. Raises ``DatabaseDamaged`` if it does not fit."""
        try:
            return model.model_validate(dict(row))
        except ValidationError:
            # The error's text is dropped: it quotes the row, which may hold a secret.
            raise DatabaseDamaged(f"The database {self.path} is damaged: a row is not a {model.__name__}.") from None

    def rows(self, model: type[R], rows: Iterable[RawRow]) -> list[R]:
        """Read many rows as their model. Raises ``DatabaseDamaged`` if one does not fit."""
        return [self.row(model, row) for row in rows]
