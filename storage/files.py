"""The files of an open database: notices when one of them is deleted, moved, replaced or overwritten."""

import contextlib
import sqlite3
from pathlib import Path

from storage.errors import DatabaseGone

SUFFIXES = ("", "-wal", "-shm")
"""The database, and the files that SQLite keeps beside it as long as it is open."""

UNREADABLE = -1
"""The age of a file that holds no such database, or none yet."""


class Files:
    """The files as they were when the database was opened. SQLite itself would go on writing into a deleted file."""

    def __init__(self, path: Path) -> None:
        whole = path.absolute()
        self._known = {file: identity(file) for file in (whole.with_name(whole.name + end) for end in SUFFIXES)}
        self._file = whole
        self._written = written(whole)
        self._age = age(whole)

    def check(self) -> None:
        """Raise ``DatabaseGone`` unless every file is still the one that was opened, and the database not overwritten.

        A file into which a backup is copied stays the same file. A process that merges SQLite's log into it makes its
        content newer; a copy of an older moment lacks what SQLite has merged since then, and the log no longer holds.
        """
        for file, known in self._known.items():
            found = identity(file)
            if found != known:
                raise gone(file, "was deleted or moved" if found is None else "was replaced by another file")
        if (now := written(self._file)) != self._written:
            if (found := age(self._file)) < self._age:
                raise gone(self._file, "was overwritten with other content")
            self._written, self._age = now, found

    def expect_less(self) -> None:
        """Accept the next content that SQLite merges into the database: the bot has deleted tables."""
        self._age = UNREADABLE


def gone(file: Path, what: str) -> DatabaseGone:
    """Return the error for what happened to a file."""
    return DatabaseGone(
        f"The file {file} {what} while the bot was running. Since then nothing is stored."
        " Stop the bot, restore the database, and start the bot again."
    )


def identity(file: Path) -> tuple[int, int] | None:
    """Return what tells a file from every other at the same path, or None if there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def written(file: Path) -> tuple[int, int] | None:
    """Return the time of the last write of a file and its size, or None if there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def age(file: Path) -> int:
    """Count the changes of all tables in the database file alone, without SQLite's log."""
    try:
        # SQLite must open and close it: if Python did, the process would lose its locks on the file.
        with contextlib.closing(sqlite3.connect(f"{file.as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
            ((changes,),) = connection.execute("SELECT coalesce(sum(changes), 0) FROM work").fetchall()
    except sqlite3.Error:
        return UNREADABLE
    return int(changes)
