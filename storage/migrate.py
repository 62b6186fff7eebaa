"""The numbered steps from an empty file to today's database."""

import sqlite3
from collections.abc import Sequence
from importlib.resources import files
from typing import NamedTuple

import aiosqlite

APPLICATION = 0x514D5354
"""``PRAGMA application_id`` of our files: "QMST"."""


class Migration(NamedTuple):
    """One step: ``number`` is the version that the database has after it."""

    number: int
    name: str
    sql: str


def migrations() -> Sequence[Migration]:
    """Read ``migrations/NNNN_name.sql`` in order. Raises ``ValueError`` where the numbers are not 1, 2, 3, ..."""
    found = sorted(
        (Migration(int(file.name[:4]), file.name, file.read_text(encoding="utf-8")))
        for file in (files("storage") / "migrations").iterdir()
        if file.name.endswith(".sql")
    )
    if [step.number for step in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"migrations are not numbered one by one: {[step.name for step in found]}")
    return found


async def migrate(connection: aiosqlite.Connection, steps: Sequence[Migration]) -> None:
    """Take the database to the last step's version, in one transaction; undone whole by any error.

    Call it with foreign keys off, so that a step may build a table anew; they are checked before the commit.
    """
    (version,) = (await _rows(connection, "PRAGMA user_version"))[0]
    missing = [step for step in steps if step.number > version]
    if not missing:
        return
    script = "\n".join(step.sql for step in missing)
    try:
        # executescript commits whatever is open before it starts: the script itself has to hold the BEGIN.
        cursor = await connection.executescript(f"BEGIN IMMEDIATE;\n{script}")
        await cursor.close()
        if broken := await _rows(connection, "PRAGMA foreign_key_check"):
            raise ValueError(f"{missing[-1].name} leaves {len(broken)} rows that point nowhere")
        await _rows(connection, f"PRAGMA application_id = {APPLICATION}")
        await _rows(connection, f"PRAGMA user_version = {missing[-1].number}")
        await _rows(connection, "COMMIT")
    except BaseException:
        await connection.rollback()
        raise


async def _rows(connection: aiosqlite.Connection, sql: str) -> list[sqlite3.Row]:
    return list(await connection.execute_fetchall(sql))
