"""Timers: actions that are due at a moment. They survive a restart of the bot."""

from collections.abc import Collection, Iterable
from datetime import datetime
from typing import Any

from storage.database import Database, Statements, marks
from storage.models import DueRow, NewTimer, TimerRow
from storage.values import from_json, to_json, to_stamp

STOOD = "stood"
"""Key in the data of "asked" timers: the periods in which the match stood still, each [since, until]."""

COMING = (
    "FROM timers JOIN tables ON tables.id = timers.table_id"
    " JOIN sittings ON sittings.table_id = timers.table_id AND sittings.seat = timers.seat AND left_at IS NULL"
    " WHERE state = 'playing' AND paused_at IS NULL AND user_id IS NOT NULL"
)
"""The timers of seats with a person, at tables whose match is being played and not paused."""

FIRST = f"SELECT (SELECT due_at {COMING} AND kind = ? ORDER BY due_at LIMIT 1) AS due_at"
"""Select the time of a kind's first timer: one step in the index by kind and time."""


class Timers:
    """The timers: at most one of a kind for each seat, and one of a kind for the table itself (``seat`` None).

    No timer comes due while its table is paused or frozen. An ended table has no timers.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def change(self, table_id: int, new: Iterable[NewTimer], drop: Iterable[int] = ()) -> None:
        """Drop timers by their ids, and set others in place of earlier ones, in one transaction.

        Nothing is set unless the table's match is being played.
        """
        async with self._database.writing() as write:
            await write.many("DELETE FROM timers WHERE id = ?", [(timer,) for timer in drop])
            await set_timers(write, table_id, new)

    async def at(self, table_id: int) -> list[TimerRow]:
        """Return a table's timers, the first due first."""
        async with self._database.reading() as read:
            kept = self._database.timers.get(table_id)
            if kept is None:
                rows = await read.all("SELECT * FROM timers WHERE table_id = ? ORDER BY due_at, id", table_id)
                kept = self._database.rows(TimerRow, rows)
                self._database.timers.put(table_id, kept)
        return list(kept)

    async def due(self, kinds: Collection[str], before: datetime) -> list[DueRow]:
        """Return the timers of some kinds that are due at or before a moment, the first due first.

        Only timers of seats with a person, at tables whose match is being played and not paused.
        """
        wanted = sorted(kinds)
        async with self._database.reading() as read:
            rows = await read.all(
                f"SELECT timers.*, user_id {COMING} AND kind IN ({marks(wanted)}) AND due_at <= ?"
                " ORDER BY due_at, timers.id",
                *wanted,
                to_stamp(before),
            )
        return self._database.rows(DueRow, rows)

    async def next_due(self, kinds: Collection[str]) -> datetime | None:
        """Return the time of the next timer that :meth:`due` will return, or None."""
        wanted = sorted(kinds)
        if not wanted:
            return None
        async with self._database.reading() as read:
            rows = await read.all(" UNION ALL ".join(FIRST for _ in wanted), *wanted)
        return min((datetime.fromisoformat(row["due_at"]) for row in rows if row["due_at"] is not None), default=None)


async def set_timers(write: Statements, table_id: int, new: Iterable[NewTimer]) -> None:
    """Set timers in place of earlier ones, inside a transaction, if the table's match is being played."""
    await write.many(
        "INSERT INTO timers (table_id, seat, kind, due_at, data)"
        " SELECT ?, ?, ?, ?, ? FROM tables WHERE id = ? AND state = 'playing'"
        " ON CONFLICT (table_id, coalesce(seat, -1), kind)"
        " DO UPDATE SET due_at = excluded.due_at, data = excluded.data",
        [
            (table_id, timer.seat, timer.kind, to_stamp(timer.due_at), to_json(dict(timer.data)), table_id)
            for timer in new
        ],
    )


async def stand_still(write: Statements, table_id: int, since: datetime, until: datetime) -> None:
    """Note in all "asked" timers of a table that the match stood still, inside a transaction.

    The bot then moves the deadlines. The reminders of a deadline are deleted, because they are set again with it.
    """
    stood = [to_stamp(since), to_stamp(until)]
    for row in await write.all("SELECT id, data FROM timers WHERE table_id = ? AND kind = 'asked'", table_id):
        data: dict[str, Any] = from_json(row["data"])
        data[STOOD] = [*data.get(STOOD, []), stood]
        await write.all("UPDATE timers SET data = ? WHERE id = ?", to_json(data), row["id"])
    await write.all("DELETE FROM timers WHERE table_id = ? AND kind IN ('half', 'last')", table_id)
