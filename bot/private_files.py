"""Files that hold secrets: only their owner may read them, from the moment in which they exist."""

import os
from pathlib import Path
from typing import Literal, TextIO

OWNER_ONLY = 0o600


def open_private(path: Path, mode: Literal["w", "x"] = "w") -> TextIO:
    """Open a file to write text into it; "w" empties one that exists, "x" refuses it.

    Raises OSError.
    """
    return open(path, mode, encoding="utf-8", opener=_private)


def write_private(path: Path, data: bytes) -> None:
    """Write a new file. Raises OSError, also if there is one already."""
    with open(path, "xb", opener=_private) as file:
        file.write(data)


def _private(path: str, flags: int) -> int:
    number = os.open(path, flags, OWNER_ONLY)
    try:
        # A file that existed before still has its old mode; a terminal or a pipe must keep its own.
        if Path(path).is_file():
            Path(path).chmod(OWNER_ONLY)
    except OSError:
        os.close(number)
        raise
    return number
