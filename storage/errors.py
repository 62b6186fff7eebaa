"""The store's errors, one class per kind. Messages about the file are sentences that the bot's owner can act on."""

import sqlite3
from pathlib import Path


class StoreError(Exception):
    """The store refused a call or could not carry it out. Nothing was changed."""


class DatabaseTooNew(StoreError):  # noqa: N818
    """A newer version of the bot wrote this database."""


class DatabaseDamaged(StoreError):  # noqa: N818
    """The file is corrupt, or holds data that this store never writes."""


class DatabaseTrouble(StoreError):  # noqa: N818
    """The file cannot be used at the moment. Once its cause is removed, the next call succeeds."""


class DatabaseLocked(DatabaseTrouble):
    """The database is in use by another running bot, or by a tool with an open transaction."""


class DatabaseUnusable(DatabaseTrouble):
    """The file cannot be read or written: no such folder, no permission, another program's file."""


class DatabaseFull(DatabaseUnusable):
    """The disk is full."""


class DatabaseGone(DatabaseTrouble):
    """The open file, or one of those that SQLite keeps beside it, was deleted, moved or replaced."""


class StoreClosed(StoreError):  # noqa: N818
    """The store was closed before this call."""


class NoSuchTable(StoreError):  # noqa: N818
    """There is no table with that id."""


class WrongState(StoreError):  # noqa: N818
    """The row exists, but its state does not allow this."""


class ChannelBusy(StoreError):  # noqa: N818
    """The channel already has a current table."""


class TableFull(StoreError):  # noqa: N818
    """Every seat that the lobby offers is taken."""


class SeatTaken(StoreError):  # noqa: N818
    """The seat is taken."""


class AlreadySeated(StoreError):  # noqa: N818
    """The person already sits at this table."""


class NoSuchSitting(StoreError):  # noqa: N818
    """Nobody sits on that seat, or the sitting is over."""


class PositionTaken(StoreError):  # noqa: N818
    """The entries do not follow the last stored one, so the match in memory differs from the stored match."""


class InteractionSeen(StoreError):  # noqa: N818
    """The answer of that interaction is already stored."""


class StillSeated(StoreError):  # noqa: N818
    """The person sits at an unfinished table."""


class StillUnsent(StoreError):  # noqa: N818
    """The recipient's previous message has neither been sent nor refused."""


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


def trouble_of(error: BaseException | None) -> DatabaseTrouble | None:
    """Return the trouble with the database that caused an error, or None."""
    while error is not None and not isinstance(error, DatabaseTrouble):
        error = error.__cause__
    return error
