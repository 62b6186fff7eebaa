"""The store: one SQLite file, opened by one bot."""

import asyncio
import sqlite3
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

import aiosqlite

from storage.copying import Progress, backup, copy_into, source
from storage.database import Database
from storage.drafts import Drafts
from storage.entries import Entries
from storage.errors import DatabaseDamaged, DatabaseTrouble, DatabaseUnusable, worded
from storage.files import Files
from storage.guilds import Guilds, People
from storage.migrate import migrate, migrations
from storage.notices import Notices
from storage.offers import Offers
from storage.opening import PATIENCE, address, create, hold, inspect, keep_private
from storage.outbox import Outbox
from storage.privacy import Privacy
from storage.proposals import Proposals
from storage.running import Running
from storage.schema import COLUMNS, THINGS, check_schema, schema_of
from storage.seals import Seals
from storage.sittings import Sittings
from storage.snapshots import Snapshots
from storage.tables import Tables
from storage.timers import Timers


class Store:
    """Everything that survives a restart, by subject.

    Every call is one transaction, and a writing call returns when its data is on disk. Calls may come from many tasks
    of one event loop; cancelling one does not harm the others. ``now`` is the only clock.
    """

    def __init__(self, database: Database, lock: sqlite3.Connection | None) -> None:
        self._database = database
        self._lock = lock
        self.guilds = Guilds(database)
        self.people = People(database)
        self.tables = Tables(database)
        self.sittings = Sittings(database)
        self.entries = Entries(database)
        self.seals = Seals(database)
        self.drafts = Drafts(database)
        self.outbox = Outbox(database)
        self.snapshots = Snapshots(database)
        self.timers = Timers(database)
        self.offers = Offers(database)
        self.proposals = Proposals(database)
        self.notices = Notices(database)
        self.privacy = Privacy(database)
        self.running = Running(database)

    @classmethod
    async def open(cls, path: Path, *, now: Callable[[], datetime]) -> Self:
        """Open a database for a bot; create or migrate it if needed.

        No other store can open it until it is closed. Raises ``DatabaseLocked``, ``DatabaseTooNew``,
        ``DatabaseDamaged``, ``DatabaseUnusable``, and then has not changed the file.
        """
        lock = hold(path)
        try:
            create(path)
            await asyncio.to_thread(inspect, path, len(migrations()))
            keep_private(path)
            connection = await _connected(path)
        except BaseException:
            lock.close()
            raise
        return cls(Database(connection, path, now, Files(path)), lock)

    @classmethod
    async def snapshot(cls, path: Path, *, now: Callable[[], datetime]) -> Self:
        """Open a copy of a database in memory, migrated and checked, even while a bot uses the file.

        Writes to the copy are lost when it is closed. Raises as :meth:`open`, but never because a bot is running.
        """
        connection = await aiosqlite.connect(":memory:", isolation_level=None)
        try:
            async with source(path) as original:
                await copy_into(original, connection)
            await _check_schema(connection, path)
            await _prepared(connection)
            store = cls(Database(connection, path, now), None)
            if faults := await store.check():
                raise DatabaseDamaged(f"The database {path} is damaged ({faults[0]}). Restore a backup.")
        except BaseException:
            await connection.close()
            raise
        return store

    def now(self) -> datetime:
        """Return the present moment of the clock that stamps all rows."""
        return self._database.now()

    @property
    def commits(self) -> int:
        """How many transactions were stored, or may have been, since the database was opened."""
        return self._database.commits

    @property
    def trouble(self) -> DatabaseTrouble | None:
        """Why the last write failed; None from the next write on that succeeds."""
        return self._database.trouble

    def on_trouble(self, listener: Callable[[DatabaseTrouble | None], None]) -> None:
        """Have a function called when the database cannot be used any more, and with None when it can."""
        self._database.on_trouble = listener

    async def close(self) -> None:
        """Close the database and let others open it. The second call does nothing."""
        try:
            await self._database.close()
        finally:
            if self._lock is not None:
                self._lock.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def backup(self, target: Path, progress: Progress | None = None) -> None:
        """Copy the live database into a new file, see :func:`storage.copying.backup`."""
        await backup(self._database.path, target, progress)

    async def check(self) -> list[str]:
        """Check the whole file; return its faults, an empty list if it is sound."""
        async with self._database.reading() as read:
            faults = [str(row[0]) for row in await read.all("PRAGMA integrity_check") if row[0] != "ok"]
            strays = await read.all("PRAGMA foreign_key_check")
        return faults + [f"a row of {row[0]} refers to a missing row" for row in strays]


async def _connected(path: Path) -> aiosqlite.Connection:
    try:
        connection = await aiosqlite.connect(address(path, "rw"), uri=True, timeout=PATIENCE, isolation_level=None)
        try:
            ((mode,),) = await connection.execute_fetchall("PRAGMA journal_mode = WAL")
            if mode != "wal":
                raise DatabaseUnusable(
                    f"The database {path} cannot be used: its disk does not allow SQLite's WAL mode."
                )
            await connection.execute_fetchall("PRAGMA synchronous = FULL")
            await _prepared(connection)
        except BaseException:
            await connection.close()
            raise
    except sqlite3.Error as error:
        raise worded(error, path) from error
    return connection


async def _check_schema(connection: aiosqlite.Connection, path: Path) -> None:
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    things, columns = await connection.execute_fetchall(THINGS), await connection.execute_fetchall(COLUMNS)
    check_schema(path, version, schema_of(things, columns), read_only=True)


async def _prepared(connection: aiosqlite.Connection) -> None:
    await migrate(connection, migrations())
    await connection.execute_fetchall("PRAGMA foreign_keys = ON")
    # Deleted hands, drafts and names must not stay readable in the file.
    await connection.execute_fetchall("PRAGMA secure_delete = ON")
    connection.row_factory = sqlite3.Row
