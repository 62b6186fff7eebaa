"""The match of a table: its start, its pauses, its end, and what else changes the table's state."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from types import MappingProxyType

from rules.kernel.record import Entry, MatchRecord
from storage.database import Database, Statements
from storage.entries import insert_entries
from storage.errors import WrongState
from storage.guards import end, expect, expect_free
from storage.models import TableRow, TableState
from storage.seals import extend_seal, start_seal
from storage.timers import stand_still

NOBODY: Mapping[int, int] = MappingProxyType({})


class Matches:
    """The states of the tables. Each change checks the state from which it may be made.

    lobby -> playing | cancelled; playing -> over | stopped | frozen | archived; frozen -> stopped;
    archived -> playing | stopped.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def start(
        self,
        table_id: int,
        head: MatchRecord,
        seating: Sequence[int],
        entries: Sequence[Entry] = (),
        people: Mapping[int, int] = NOBODY,
    ) -> TableRow:
        """Begin the match: store and seal its head (salt included), seat the current sittings in the order given.

        ``seating``: the ids of all current sittings, seat 0 first. ``entries``: the entries that the start itself made;
        ``people``: the persons who gave them, by position.
        Raises ``WrongState``, and ``ValueError`` for a seating or head that does not fit the table.
        """
        async with self._database.writing() as write:
            await expect(write, table_id, "lobby")
            seated = await write.all("SELECT id FROM sittings WHERE table_id = ? AND left_at IS NULL", table_id)
            if sorted(row["id"] for row in seated) != sorted(seating):
                raise ValueError(f"the seating of table {table_id} must name each current sitting once")
            # Two steps, because the database never allows a seat to be held twice, even within one statement.
            await write.all(
                "UPDATE sittings SET seat = seat + (SELECT max(seat) + 1 FROM sittings AS s WHERE s.table_id = ?1)"
                " + ?2 WHERE table_id = ?1 AND left_at IS NULL",
                table_id,
                len(seating),
            )
            await write.many("UPDATE sittings SET seat = ? WHERE id = ?", list(enumerate(seating)))
            row = await self._changed(
                write,
                "UPDATE tables SET state = 'playing', head = ?, salt = ?, started_at = ? WHERE id = ? RETURNING *",
                head.model_dump_json(exclude={"entries"}),
                head.salt,
                self._database.stamp(),
                table_id,
            )
            if (head.game, head.seed) != (row.game, row.seed):
                raise ValueError(f"the head is not that of table {table_id}")
            sealed = await start_seal(write, table_id, head, row.commitment)
            for position, entry in enumerate(entries):
                user_id = people.get(position)
                await insert_entries(write, table_id, position, [entry], self._database.stamp(), user_id=user_id)
            if entries:
                await extend_seal(write, table_id, sealed, 0, entries)
            return row

    async def cancel(self, table_id: int) -> TableRow:
        """Close a lobby."""
        return await self._end(table_id, "cancelled", "lobby")

    async def stop(self, table_id: int) -> TableRow:
        """End a match without a result."""
        return await self._end(table_id, "stopped", "playing", "frozen", "archived")

    async def freeze(self, table_id: int, why: str) -> TableRow:
        """Freeze a match that does not replay; ``why`` is for the owner. The table keeps its channel."""
        async with self._database.writing() as write:
            await expect(write, table_id, "playing")
            return await self._changed(
                write, "UPDATE tables SET state = 'frozen', why_frozen = ? WHERE id = ? RETURNING *", why, table_id
            )

    async def pause(self, table_id: int, *, paused: bool) -> TableRow:
        """Pause a match or end its pause. The timers stand still during it; a warning of archiving ends.

        A pause also ends the waits of standing orders: new ones are drawn after it. Raises ``WrongState``, also if the
        match is already paused, or not paused.
        """
        async with self._database.writing() as write:
            await expect(write, table_id, "playing")
            before = await write.one("SELECT paused_at FROM tables WHERE id = ?", table_id)
            change = (
                "paused_at = ?, warned_at = NULL WHERE paused_at IS NULL"
                if paused
                else "paused_at = NULL, woken_at = ?, warned_at = NULL WHERE paused_at IS NOT NULL"
            )
            row = await write.one(
                f"UPDATE tables SET {change} AND id = ? RETURNING *",  # noqa: S608
                self._database.stamp(),
                table_id,
            )
            if row is None:
                raise WrongState(f"table {table_id} is already {'paused' if paused else 'not paused'}")
            if paused:
                await write.all("DELETE FROM timers WHERE table_id = ? AND kind = 'ordered'", table_id)
            if before is not None and before["paused_at"] is not None:
                since = datetime.fromisoformat(before["paused_at"])
                await stand_still(write, table_id, since, self._database.now())
            return self._database.row(TableRow, row)

    async def wake(self, table_id: int, channel_id: int | None = None) -> TableRow:
        """Resume an archived match, in its channel or in another one of its server.

        Raises ``ChannelBusy`` if that channel has another current table.
        """
        async with self._database.writing() as write:
            await expect(write, table_id, "archived")
            row = await write.one("SELECT channel_id FROM tables WHERE id = ?", table_id)
            before = row["channel_id"] if row else 0
            there = before if channel_id is None else channel_id
            await expect_free(write, there)
            return await self._changed(
                write,
                "UPDATE tables SET state = 'playing', archived_at = NULL, warned_at = NULL, told_at = NULL,"
                " woken_at = ?1, channel_id = ?2, hindered = CASE WHEN channel_id = ?2 THEN hindered END"
                " WHERE id = ?3 RETURNING *",
                self._database.stamp(),
                there,
                table_id,
            )

    async def _end(self, table_id: int, state: TableState, *before: TableState) -> TableRow:
        async with self._database.writing() as write:
            await expect(write, table_id, *before)
            return self._database.row(TableRow, await end(write, table_id, state, self._database.stamp()))

    async def _changed(self, write: Statements, sql: str, *values: int | str) -> TableRow:
        (row,) = await write.all(sql, *values)
        return self._database.row(TableRow, row)
