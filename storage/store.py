"""The store: one SQLite file, opened by one bot."""

import asyncio
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from storage.copying import Progress, backup, copy_into, source
from storage.database import Database
from storage.drafts import Drafts
from storage.entries import Entries
from storage.errors import DatabaseDamaged, DatabaseTrouble
from storage.files import Files
from storage.guilds import Guilds, People
from storage.lessons import Lessons
from storage.migrate import migrations
from storage.notices import Notices
from storage.offers import Offers
from storage.opening import Lock, adopted, connected, create, empty, hold, inspect, inspect_unknown, keep_private
from storage.outbox import Outbox
from storage.privacy import Privacy
from storage.proposals import Proposals
from storage.running import Running
from storage.seals import Seals
from storage.sittings import Sittings
from storage.snapshots import Snapshots
from storage.tables import Tables
from storage.timers import Timers
from storage.work import Work


class Store:
    """Everything that survives a restart, by subject.

    Every call is one transaction, and a writing call returns when its data is on disk. Calls may come from many tasks
    of one event loop; cancelling one does not harm the others. ``now`` is the only clock.
    """

    def __init__(self, database: Database, lock: Lock | None) -> None:
        self._database = database
        self._lock = lock
        self.guilds = Guilds(database)
        self.people = People(database)
        self.tables = Tables(database)
        self.lessons = Lessons(database)
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
        self.work = Work(database)

    @classmethod
    async def open(cls, path: Path, *, now: Callable[[], datetime]) -> Self:
        """Open a database for a bot; create or migrate it if needed.

        No other store can open it until it is closed. Raises ``DatabaseLocked``, ``DatabaseTooNew``,
        ``DatabaseDamaged``, ``DatabaseUnusable``, and then has not changed the file, nor left one beside it.
        """
        newest = len(migrations())
        await asyncio.to_thread(inspect_unknown, path, newest)
        lock = hold(path)
        try:
            create(path)
            await asyncio.to_thread(inspect, path, newest)
            keep_private(path)
            connection = await connected(path)
        except BaseException:
            lock.close()
            raise
        return cls(Database(connection, path, now, Files(path)), lock)

    @classmethod
    async def snapshot(cls, path: Path, *, now: Callable[[], datetime]) -> Self:
        """Open a copy of a database in memory, migrated and checked, even while a bot uses the file.

        Writes to the copy are lost when it is closed. Raises as :meth:`open`, but never because a bot is running.
        """
        connection = await empty()
        try:
            async with source(path) as original:
                await copy_into(original, connection)
            await adopted(connection, path)
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
    def statements(self) -> int:
        """How many statements were run since the database was opened, with each transaction's BEGIN and COMMIT."""
        return self._database.statements

    @property
    def trouble(self) -> DatabaseTrouble | None:
        """Why the last write failed; None from the next write on that succeeds."""
        return self._database.trouble

    def on_trouble(self, listener: Callable[[DatabaseTrouble | None], None]) -> None:
        """Have a function called when the database stops working, and with None when it works again."""
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
        return await self._database.faults()
