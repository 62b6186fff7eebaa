"""The file before the store: who holds it, whose it is, whether it is sound. A refused file keeps every byte."""

import contextlib
import os
import sqlite3
from pathlib import Path

from storage.errors import DatabaseDamaged, DatabaseLocked, DatabaseTooNew, DatabaseUnusable, worded
from storage.migrate import APPLICATION

PATIENCE = 0.5
"""Seconds to wait for somebody else's transaction (``busy_timeout``)."""

_OLDEST_SQLITE = (3, 37, 0)  # STRICT tables
_SMALLEST = 512  # bytes in the smallest page
_OURS = 0o600


def hold(path: Path) -> sqlite3.Connection:
    """Take the place of the one bot that may use ``path``; closing the connection gives it up.

    It is an exclusive SQLite transaction on the empty file ``<path>.lock``. SQLite's locks end with the process however
    it ends, bind two stores of one process too, and are not inherited by forked workers (a flock is: a worker that
    outlives a killed bot would lock out the next one). Raises ``DatabaseLocked`` or ``DatabaseUnusable``.
    """
    if sqlite3.sqlite_version_info < _OLDEST_SQLITE:
        raise DatabaseUnusable(f"SQLite 3.37 or newer is needed; this Python has {sqlite3.sqlite_version}.")
    lock = path.with_name(path.name + ".lock")
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
    """Make an empty file that only its owner may read; False where there is one. Raises ``DatabaseUnusable``."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _OURS))
    except FileExistsError:
        return False
    except OSError as error:
        raise DatabaseUnusable(f"{path} cannot be made: {error.strerror}.") from error
    return True


def remove(path: Path) -> None:
    """Remove a database that is not whole, and what SQLite keeps beside it."""
    for suffix in ("", "-journal"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)


def inspect(path: Path, newest: int) -> None:
    """Refuse a file that this version must not write, without changing a byte of it.

    An empty file is fine. Raises ``DatabaseTooNew`` above version ``newest``, ``DatabaseDamaged``, ``DatabaseUnusable``
    (another program's), ``DatabaseLocked``.
    """
    if not os.access(path, os.W_OK) or not path.is_file():
        raise DatabaseUnusable(f"The database {path} cannot be used: it is read-only, or no file.")
    wal = path.with_name(path.name + "-wal")
    # Without a log to read, SQLite need not even make the -shm and -wal files beside a file that we may refuse.
    still = not (wal.exists() and wal.stat().st_size)
    # After a crash whoever comes first repairs the log, be it a backup that only reads: that is worth waiting for.
    connection = _connect(path, "ro&immutable=1" if still else "ro", path, patience=PATIENCE)
    with contextlib.closing(connection):
        try:
            recognise(connection.execute(IDENTITY).fetchone(), path, newest)
            faults = [text for (text,) in connection.execute("PRAGMA quick_check(3)") if text != "ok"]
        except sqlite3.Error as error:
            raise worded(error, path) from error
    if faults:
        raise DatabaseDamaged(f"The database {path} is damaged ({faults[0]}). Restore a backup; nothing was changed.")


IDENTITY = (
    "SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema)"
    " FROM pragma_application_id, pragma_user_version"
)
"""The three numbers that :func:`recognise` goes by."""


def recognise(identity: sqlite3.Row | tuple[int, int, int], path: Path, newest: int) -> None:
    """Refuse another program's database (``DatabaseUnusable``) or a newer version's (``DatabaseTooNew``).

    A file too small to be a database is ``DatabaseDamaged``.
    """
    application, version, things = identity
    size = path.stat().st_size
    if 0 < size < _SMALLEST:
        # SQLite would take such a file for an empty database, and overwrite it.
        raise DatabaseDamaged(f"{path} is no SQLite database, and not empty. Nothing was changed.")
    if (application, version, things) == (0, 0, 0):
        return
    if application != APPLICATION or version < 1:
        raise DatabaseUnusable(f"The database {path} belongs to another program. Choose another place for ours.")
    if version > newest:
        raise DatabaseTooNew(
            f"The database {path} was written by a newer version: its format is {version}, this version knows {newest}."
            " Nothing was changed; install the newer version."
        )


def keep_private(path: Path) -> None:
    """Give the database, and what SQLite keeps beside it, mode 0600."""
    for suffix in ("", "-wal", "-shm"):
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + suffix).chmod(_OURS)


def address(path: Path, mode: str) -> str:
    """Word a path as SQLite's URI with ``mode`` "ro" or "rw"."""
    return f"{path.absolute().as_uri()}?mode={mode}"


def _connect(path: Path, mode: str, database: Path, *, patience: float) -> sqlite3.Connection:
    try:
        return sqlite3.connect(
            address(path, mode), uri=True, timeout=patience, isolation_level=None, check_same_thread=False
        )
    except sqlite3.Error as error:
        raise worded(error, database) from error
