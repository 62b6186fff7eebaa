"""Timers: what is to happen at which moment, whether or not the bot ran in between."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from storage.database import Database
from storage.models import TimerRow
from storage.values import to_json, to_stamp


class Timers:
    """At most one timer of a kind for each seat, and one for the table itself (``seat`` None).

    Only a lobby's or a running match's timers are ever due: a frozen table keeps its own, an ended one has lost them.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def set(
        self, table_id: int, seat: int | None, kind: str, due_at: datetime, data: Mapping[str, Any] | None = None
    ) -> TimerRow:
        """Set a timer in place of the one before."""
        async with self._database.writing() as write:
            (row,) = await write.all(
                "INSERT INTO timers (table_id, seat, kind, due_at, data) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (table_id, coalesce(seat, -1), kind)"
                " DO UPDATE SET due_at = excluded.due_at, data = excluded.data RETURNING *",
                table_id,
                seat,
                kind,
                to_stamp(due_at),
                to_json(dict(data or {})),
            )
            return self._database.row(TimerRow, row)

    async def drop(self, table_id: int, seat: int | None, kind: str) -> None:
        """Drop a timer, if it is set."""
        async with self._database.writing() as write:
            await write.all("DELETE FROM timers WHERE table_id = ? AND seat IS ? AND kind = ?", table_id, seat, kind)

    async def due(self, now: datetime) -> list[TimerRow]:
        """Return the timers whose time has come, the oldest first; they stay until they are dropped."""
        async with self._database.reading() as read:
            rows = await read.all(
                "SELECT timers.* FROM timers JOIN tables ON tables.id = table_id"
                " WHERE due_at <= ? AND state IN ('lobby', 'playing') ORDER BY due_at, timers.id",
                to_stamp(now),
            )
        return self._database.rows(TimerRow, rows)

    async def next_due(self) -> datetime | None:
        """Return the moment of the first timer, or None."""
        async with self._database.reading() as read:
            row = await read.one(
                "SELECT timers.* FROM timers JOIN tables ON tables.id = table_id"
                " WHERE state IN ('lobby', 'playing') ORDER BY due_at LIMIT 1"
            )
        return self._database.row(TimerRow, row).due_at if row else None

    async def at(self, table_id: int) -> list[TimerRow]:
        """Return a table's timers, the first due first."""
        async with self._database.reading() as read:
            rows = await read.all("SELECT * FROM timers WHERE table_id = ? ORDER BY due_at, id", table_id)
        return self._database.rows(TimerRow, rows)
