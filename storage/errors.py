"""What can go wrong with the store, by kind. Every message is a sentence that its owner can act on."""

import sqlite3
from pathlib import Path


class StoreError(Exception):
    """Anything that the store refuses or cannot do. Nothing was changed."""


class DatabaseTooNew(StoreError):  # noqa: N818
    """A newer version of the bot wrote this database."""


class DatabaseDamaged(StoreError):  # noqa: N818
    """The file is not what SQLite, or this store, once wrote."""


class DatabaseLocked(StoreError):  # noqa: N818
    """Somebody else has the database: another running bot, or a tool with a transaction open."""


class DatabaseUnusable(StoreError):  # noqa: N818
    """The place does not let us read or write: no such folder, no permission, a full disk, another program's file."""


class StoreClosed(StoreError):  # noqa: N818
    """The store was closed before this call."""


class NoSuchTable(StoreError):  # noqa: N818
    """There is no table with that id."""


class WrongState(StoreError):  # noqa: N818
    """The row exists, but is past (or not yet at) the state in which this can be done."""


class ChannelBusy(StoreError):  # noqa: N818
    """The channel has a current table already."""


class TableFull(StoreError):  # noqa: N818
    """Every seat that the lobby offers is taken."""


class SeatTaken(StoreError):  # noqa: N818
    """Somebody sits on that seat."""


class AlreadySeated(StoreError):  # noqa: N818
    """That person sits at this table already."""


class NoSuchSitting(StoreError):  # noqa: N818
    """Nobody sits there now."""


class PositionTaken(StoreError):  # noqa: N818
    """The entries do not go right after the last stored one: the match in hand is not the stored match."""


class InteractionSeen(StoreError):  # noqa: N818
    """That interaction's answer was stored before."""


class StillSeated(StoreError):  # noqa: N818
    """That person sits at a current table."""


class StillUnsent(StoreError):  # noqa: N818
    """The recipient's previous message has neither been sent nor refused."""


_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_UNUSABLE = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk cannot be read or written",
    sqlite3.SQLITE_READONLY: "it is read-only",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened",
    sqlite3.SQLITE_PERM: "access is denied",
    sqlite3.SQLITE_AUTH: "access is denied",
}


def worded(error: sqlite3.Error, path: Path) -> sqlite3.Error | StoreError:
    """Word an error of SQLite that is about the file or a missing table; give back one that is the caller's mistake."""
    extended: int = getattr(error, "sqlite_errorcode", 0)
    if extended == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        return NoSuchTable("there is no such table")
    # Extended codes (SQLITE_IOERR_WRITE, ...) keep the plain one in their low byte.
    code = extended & 0xFF
    if code in _BUSY:
        return DatabaseLocked(f"The database {path} is locked: something else is using it. Close that and try again.")
    if code in _DAMAGED:
        return DatabaseDamaged(f"The database {path} is damaged, or no SQLite database at all ({error}).")
    if code in _UNUSABLE:
        return DatabaseUnusable(f"The database {path} cannot be used: {_UNUSABLE[code]} ({error}).")
    return error
