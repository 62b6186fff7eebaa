"""Idle tables: those at which nobody has played for long, which are warned and then archived."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from storage.database import Database, Statements
from storage.models import TableRow
from storage.values import moment_in, to_stamp, vacation_in

WAITS = (
    "(paused_at IS NULL AND EXISTS (SELECT 1 FROM timers WHERE table_id = tables.id AND kind = 'deadline'"
    " AND due_at > ?1))"
)
"""Whether a table has a deadline after ?1."""


class IdleTables:
    """The tables that are idle, and the warnings that they will be archived."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def still(self, since: datetime) -> list[TableRow]:
        """Return the tables that were idle since a moment (orders do not count) and have no warning yet; no lessons.

        A table is not idle while it waits for a deadline, or if a person there was on vacation since that moment.
        """
        now = self._database.now()
        async with self._database.reading() as read:
            rows = await read.all(
                "SELECT * FROM tables WHERE state = 'playing' AND learner IS NULL AND warned_at IS NULL"  # noqa: S608
                " AND started_at <= ?2"
                " AND coalesce(woken_at, '') <= ?2 AND coalesce(paused_at, '') <= ?2 AND coalesce((SELECT at"
                " FROM entries WHERE table_id = tables.id AND type <> 'orders' ORDER BY position DESC LIMIT 1), '')"
                f" <= ?2 AND NOT {WAITS} ORDER BY id",
                to_stamp(now),
                to_stamp(since),
            )
            away = await _on_vacation(read, since, now) if rows else set[int]()
        return self._database.rows(TableRow, [row for row in rows if row["id"] not in away])

    async def warn(self, table_id: int) -> None:
        """Note that the people of a table are now being warned that it will be archived."""
        async with self._database.writing() as write:
            await write.all(
                "UPDATE tables SET warned_at = ? WHERE id = ? AND state = 'playing' AND warned_at IS NULL",
                self._database.stamp(),
                table_id,
            )

    async def unwarn(self) -> list[int]:
        """Withdraw the warnings of tables that are no longer idle, and return those tables.

        A table is no longer idle after any entry but orders (ballots count), or while it waits for a deadline or a
        person on vacation.
        """
        now = self._database.now()
        async with self._database.writing() as write:
            rows = await write.all(
                "SELECT id, (warned_at < coalesce((SELECT max(at) FROM entries WHERE table_id = tables.id"  # noqa: S608
                f" AND type <> 'orders'), '') OR {WAITS}) AS busy FROM tables"
                " WHERE state = 'playing' AND warned_at IS NOT NULL ORDER BY id",
                to_stamp(now),
            )
            away = await _on_vacation(write, now, now) if rows else set[int]()
            busy = [row["id"] for row in rows if row["busy"] or row["id"] in away]
            await write.many("UPDATE tables SET warned_at = NULL WHERE id = ?", [(table_id,) for table_id in busy])
        return busy

    async def warned(self) -> list[TableRow]:
        """Return the tables whose people have been warned that the table will be archived."""
        async with self._database.reading() as read:
            rows = await read.all("SELECT * FROM tables WHERE state = 'playing' AND warned_at IS NOT NULL ORDER BY id")
        return self._database.rows(TableRow, rows)


async def _on_vacation(read: Statements, since: datetime, until: datetime) -> set[int]:
    """Return the tables that are played and not paused, and wait for a person who was on vacation between two moments.

    A person who came back to a table early is not on vacation there.
    """
    rows = await read.all(
        "SELECT table_id, people.settings FROM sittings JOIN people ON people.user_id = sittings.user_id"
        " JOIN tables ON tables.id = table_id WHERE left_at IS NULL AND state = 'playing' AND paused_at IS NULL"
        " AND people.settings LIKE '%\"vacation\"%'"
    )
    return {row["table_id"] for row in rows if _waits_for(row["table_id"], vacation_in(row["settings"]), since, until)}


def _waits_for(table_id: int, vacation: Mapping[str, Any], since: datetime, until: datetime) -> bool:
    begin, end = moment_in(vacation.get("start")), moment_in(vacation.get("until"))
    if begin is None or end is None or table_id in vacation.get("back", ()):
        return False
    return begin <= until and end > since
