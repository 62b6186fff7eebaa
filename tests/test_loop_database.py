"""The database of houses does what it was asked, in that order, as aiosqlite's thread does."""

import asyncio
import sqlite3
from contextlib import AbstractContextManager, nullcontext
from threading import active_count

import aiosqlite
import pytest

from .loop_database import on_the_loop


@pytest.mark.parametrize(("way", "threads"), [(nullcontext(), 1), (on_the_loop(), 0)])
async def test_statements_that_nobody_waits_for_any_more_run_in_their_turn(
    way: AbstractContextManager[None], threads: int
) -> None:
    before = active_count()
    with way:
        connection = await aiosqlite.connect(":memory:", isolation_level=None)
    assert active_count() == before + threads
    try:
        await connection.execute_fetchall("CREATE TABLE told (n INTEGER)")
        waiting = [
            asyncio.ensure_future(connection.execute_fetchall(f"INSERT INTO told VALUES ({n})")) for n in range(3)
        ]
        await asyncio.sleep(0)
        waiting[1].cancel()
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            await connection.execute_fetchall("SELECT * FROM missing")
        rows = await connection.execute_fetchall("SELECT n FROM told ORDER BY rowid")
        assert [n for (n,) in rows] == [0, 1, 2]
        assert waiting[1].cancelled()
    finally:
        await connection.close()
