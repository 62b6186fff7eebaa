"""The files of an open database: notices when one of them is deleted, moved or replaced."""

from pathlib import Path

from storage.errors import DatabaseGone

SUFFIXES = ("", "-wal", "-shm")
"""The database, and the files that SQLite keeps beside it as long as it is open."""


class Files:
    """The files as they were when the database was opened. SQLite itself would go on writing into a deleted file."""

    def __init__(self, path: Path) -> None:
        whole = path.absolute()
        self._known = {file: identity(file) for file in (whole.with_name(whole.name + end) for end in SUFFIXES)}

    def check(self) -> None:
        """Raise ``DatabaseGone`` unless every file is still the one that was opened."""
        for file, known in self._known.items():
            found = identity(file)
            if found != known:
                what = "was deleted or moved" if found is None else "was replaced by another file"
                raise DatabaseGone(
                    f"The file {file} {what} while the bot was running. Nothing is stored any more."
                    " Stop the bot, restore the database, and start the bot again."
                )


def identity(file: Path) -> tuple[int, int] | None:
    """Return what tells a file from every other at the same path, or None if there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
