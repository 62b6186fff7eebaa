"""Work: which tables have something left to do or to tell, and when the others have something to do next.

Triggers of the database count every change of a table (``work.changes``) in the transaction that makes it. A change is
handled when the table's workers have found nothing left to do after it.
"""

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime

from storage.database import Database, marks
from storage.models import Absentee, DueTable
from storage.values import to_stamp


class Work:
    """The tables with work, now or at a coming moment."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def unhandled(self) -> list[int]:
        """Return the tables with changes that are not handled, oldest first.

        A table that told everybody of its end has nothing left to do, and a lesson never has.
        """
        async with self._database.reading() as read:
            rows = await read.all(
                "SELECT table_id FROM work JOIN tables ON tables.id = table_id"
                " WHERE changes > handled AND told_at IS NULL AND learner IS NULL ORDER BY table_id"
            )
        return [int(row["table_id"]) for row in rows]

    async def changes(self, table_id: int) -> int:
        """Return how often a table has changed."""
        async with self._database.reading() as read:
            row = await read.one("SELECT changes FROM work WHERE table_id = ?", table_id)
        return 0 if row is None else int(row["changes"])

    async def handled(self, changes: Mapping[int, int]) -> None:
        """Note for some tables up to which change everything was done and told."""
        async with self._database.writing() as write:
            await write.many(
                "UPDATE work SET handled = ? WHERE table_id = ? AND handled < ?",
                [(count, table, count) for table, count in changes.items()],
            )

    async def begin(self, tables: Iterable[int]) -> None:
        """Note that some tables have something to do: a moment has come that nothing else in the store tells of."""
        async with self._database.writing() as write:
            await write.many("UPDATE work SET changes = changes + 1 WHERE table_id = ?", [(table,) for table in tables])

    async def due(self, kinds: Collection[str], after: datetime) -> list[DueTable]:
        """Return the first timer of some kinds after a moment at each table whose match goes on."""
        wanted = sorted(kinds)
        async with self._database.reading() as read:
            rows = await read.all(
                "SELECT table_id, min(due_at) AS due_at FROM timers JOIN tables ON tables.id = table_id"  # noqa: S608
                f" WHERE state = 'playing' AND paused_at IS NULL AND due_at > ? AND kind IN ({marks(wanted)})"
                " GROUP BY table_id",
                to_stamp(after),
                *wanted,
            )
        return [DueTable(int(row["table_id"]), datetime.fromisoformat(row["due_at"])) for row in rows]

    async def absentees(self) -> list[Absentee]:
        """Return the people with a vacation, at each table with a seat that they hold or that is kept for them."""
        async with self._database.reading() as read:
            rows = await read.all(
                " UNION ".join(
                    f"SELECT table_id, people.settings FROM people JOIN sittings ON {person} = people.user_id"  # noqa: S608
                    " JOIN unfinished_tables ON unfinished_tables.id = table_id"
                    " WHERE people.settings LIKE '%\"vacation\":{%'"
                    " AND left_at IS NULL AND state = 'playing' AND paused_at IS NULL"
                    for person in ("sittings.user_id", "for_user")
                )
            )
        return self._database.rows(Absentee, rows)
