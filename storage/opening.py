"""Opens a file for the store, after checks: no other bot uses it, it is ours, it is sound.

A file that fails a check is not changed.
"""

import contextlib
import os
import sqlite3
from pathlib import Path

import aiosqlite

from storage.database import worded
from storage.errors import DatabaseDamaged, DatabaseLocked, DatabaseTooNew, DatabaseUnusable
from storage.migrate import APPLICATION, migrate, migrations
from storage.schema import COLUMNS, THINGS, check_schema, schema_of

PATIENCE = 0.5
"""Seconds to wait for another program's transaction (``busy_timeout``)."""

_OLDEST_SQLITE = (3, 38, 0)  # STRICT tables (3.37); ->> in the migrations (3.38)
_SMALLEST = 512  # bytes in the smallest page
_OURS = 0o600


Lock = sqlite3.Connection
"""The lock that holds a database for one bot, until it is closed."""


def lock_of(path: Path) -> Path:
    """Return the file that a bot locks while it uses a database."""
    return path.with_name(path.name + ".lock")


def hold(path: Path) -> Lock:
    """Lock ``path`` for this bot alone; closing the returned connection releases the lock.

    The lock is an exclusive SQLite transaction on the empty file ``<path>.lock``. SQLite's locks always end with the
    process, also exclude a second store in the same process, and are not inherited by forked workers. (A flock is
    inherited: a worker that outlived a killed bot would lock out the next bot.) Raises ``DatabaseLocked`` or
    ``DatabaseUnusable``.
    """
    if sqlite3.sqlite_version_info < _OLDEST_SQLITE:
        raise DatabaseUnusable(f"SQLite 3.38 or newer is needed; this Python has {sqlite3.sqlite_version}.")
    lock = lock_of(path)
    create(lock)
    connection = _connect(lock, "rw", path, patience=0)
    try:
        connection.execute("PRAGMA journal_mode = MEMORY")
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        connection.close()
        reason = worded(error, path)
        if isinstance(reason, DatabaseLocked):
            reason = DatabaseLocked(f"The database {path} is in use by another running bot.")
        raise reason from error
    return connection


def create(path: Path) -> bool:
    """Make an empty file that only its owner may read; return whether it is new. Raises ``DatabaseUnusable``."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _OURS))
    except FileExistsError:
        return False
    except OSError as error:
        raise DatabaseUnusable(f"{path} cannot be created: {error.strerror}.") from error
    return True


def remove(path: Path) -> None:
    """Remove an incomplete database and its journal."""
    for suffix in ("", "-journal"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)


def inspect(path: Path, newest: int) -> None:
    """Check that this version may write to the file, without changing the file.

    An empty file is accepted. Raises ``DatabaseTooNew`` above version ``newest``, ``DatabaseDamaged``,
    ``DatabaseUnusable`` (another program's file), ``DatabaseLocked``.
    """
    if not os.access(path, os.W_OK) or not path.is_file():
        raise DatabaseUnusable(f"The database {path} cannot be used: it is read-only, or not a file.")
    wal = path.with_name(path.name + "-wal")
    # Without a log to read, "immutable" keeps SQLite from making -shm and -wal files beside a file that may be refused.
    still = not (wal.exists() and wal.stat().st_size)
    # After a crash the first program that opens the file repairs the log, even a backup that only reads. Wait for it.
    connection = _connect(path, "ro&immutable=1" if still else "ro", path, patience=PATIENCE)
    with contextlib.closing(connection):
        try:
            identity: tuple[int, int, int] = connection.execute(IDENTITY).fetchone()
            recognise(identity, path, newest)
            schema = schema_of(connection.execute(THINGS), connection.execute(COLUMNS))
            faults = [text for (text,) in connection.execute("PRAGMA quick_check(3)") if text != "ok"]
        except sqlite3.Error as error:
            raise worded(error, path) from error
    if faults:
        raise DatabaseDamaged(f"The database {path} is damaged ({faults[0]}). Restore a backup; nothing was changed.")
    _, version, _ = identity
    check_schema(path, version, schema)


def inspect_unknown(path: Path, newest: int) -> None:
    """Check a file that no bot has ever opened, so that no lock is left beside one that is refused.

    Raises as :func:`inspect`.
    """
    if path.exists() and not lock_of(path).exists():
        inspect(path, newest)


IDENTITY = (
    "SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema)"
    " FROM pragma_application_id, pragma_user_version"
)
"""Select the three numbers that :func:`recognise` checks."""


def recognise(identity: sqlite3.Row | tuple[int, int, int], path: Path, newest: int) -> None:
    """Check that the database is ours, or empty.

    Raises ``DatabaseUnusable`` for another program's database, ``DatabaseTooNew`` for a newer version's, and
    ``DatabaseDamaged`` for a file too small to be a database.
    """
    application, version, things = identity
    size = path.stat().st_size
    if 0 < size < _SMALLEST:
        # SQLite would treat such a file as an empty database and overwrite it.
        raise DatabaseDamaged(f"{path} is not an SQLite database, and is not empty. Nothing was changed.")
    if (application, version, things) == (0, 0, 0):
        return
    if application != APPLICATION or version < 1:
        raise DatabaseUnusable(f"The database {path} belongs to another program. Choose another path for the bot's.")
    if version > newest:
        raise DatabaseTooNew(
            f"The database {path} was written by a newer version: its format is {version}, and this version supports"
            f" formats up to {newest}. Nothing was changed. Install the newer version."
        )


def keep_private(path: Path) -> None:
    """Give the database and the files that SQLite keeps beside it mode 0600."""
    for suffix in ("", "-wal", "-shm"):
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + suffix).chmod(_OURS)


def address(path: Path, mode: str) -> str:
    """Return a path as SQLite's URI with ``mode`` "ro" or "rw"."""
    return f"{path.absolute().as_uri()}?mode={mode}"


async def connected(path: Path) -> aiosqlite.Connection:
    """Open a file that was inspected, and migrate it if needed."""
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


async def empty() -> aiosqlite.Connection:
    """Open an empty database in memory."""
    return await aiosqlite.connect(":memory:", isolation_level=None)


async def adopted(connection: aiosqlite.Connection, path: Path) -> None:
    """Check the schema of a copy of ``path`` in memory, and migrate the copy if needed."""
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    things, columns = await connection.execute_fetchall(THINGS), await connection.execute_fetchall(COLUMNS)
    check_schema(path, version, schema_of(things, columns), read_only=True)
    await _prepared(connection)


async def _prepared(connection: aiosqlite.Connection) -> None:
    await migrate(connection, migrations())
    await connection.execute_fetchall("PRAGMA foreign_keys = ON")
    # Deleted hands, drafts and names must not stay readable in the file.
    await connection.execute_fetchall("PRAGMA secure_delete = ON")
    connection.row_factory = sqlite3.Row


def _connect(path: Path, mode: str, database: Path, *, patience: float) -> sqlite3.Connection:
    try:
        return sqlite3.connect(
            address(path, mode), uri=True, timeout=patience, isolation_level=None, check_same_thread=False
        )
    except sqlite3.Error as error:
        raise worded(error, database) from error
