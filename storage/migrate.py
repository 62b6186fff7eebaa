"""The numbered migrations, from an empty file to the current database."""

import sqlite3
from collections.abc import Sequence
from importlib.resources import files
from typing import NamedTuple

import aiosqlite

APPLICATION = 0x514D5354
"""``PRAGMA application_id`` of our files: "QMST"."""


class Migration(NamedTuple):
    """One migration; ``number`` is the version of the database after it."""

    number: int
    name: str
    sql: str


def migrations() -> Sequence[Migration]:
    """Read ``migrations/NNNN_name.sql`` in order. Raises ``ValueError`` if the numbers are not 1, 2, 3, ..."""
    found = sorted(
        (Migration(int(file.name[:4]), file.name, file.read_text(encoding="utf-8")))
        for file in (files("storage") / "migrations").iterdir()
        if file.name.endswith(".sql")
    )
    if [step.number for step in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"migrations are not numbered one by one: {[step.name for step in found]}")
    return found


async def migrate(connection: aiosqlite.Connection, steps: Sequence[Migration]) -> None:
    """Bring the database to the version of the last migration, in one transaction that any error rolls back.

    Call it with foreign keys off, so that a migration can rebuild a table. They are checked before the commit.
    """
    (version,) = (await _rows(connection, "PRAGMA user_version"))[0]
    missing = [step for step in steps if step.number > version]
    if not missing:
        return
    script = "\n".join(step.sql for step in missing)
    try:
        # executescript commits any open transaction before it starts, so the BEGIN is part of the script.
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
