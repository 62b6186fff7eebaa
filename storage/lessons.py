"""Lessons: tables of one person's own, in no channel. Each person has at most one of each game."""

from collections.abc import Sequence
from datetime import datetime

from rules.kernel.record import MatchRecord
from storage.database import Database
from storage.deleting import delete_tables
from storage.models import Newcomer, TableRow
from storage.seals import start_seal
from storage.values import to_json, to_stamp


class Lessons:
    """The lessons of all people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, learner: int, head: MatchRecord, seated: Sequence[Newcomer], commitment: str) -> TableRow:
        """Begin a person's lesson of a game, in place of the earlier one. Its match has begun: it has no lobby.

        ``seated``: those who sit there, seat 0 first.
        """
        stamp = self._database.stamp()
        async with self._database.writing() as write:
            await write.defer_references()
            before = await write.all("SELECT id FROM tables WHERE learner = ? AND game = ?", learner, head.game)
            await delete_tables(write, [row["id"] for row in before])
            (row,) = await write.all(
                "INSERT INTO tables (guild_id, channel_id, game, seats, state, host_id, options, seed, salt, head,"
                " commitment, created_at, started_at, learner)"
                " VALUES (0, 0, ?1, ?2, 'playing', ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?9, ?3) RETURNING *",
                head.game,
                head.seats,
                learner,
                to_json(dict(head.options)),
                head.seed,
                head.salt,
                head.model_dump_json(exclude={"entries"}),
                commitment,
                stamp,
            )
            await start_seal(write, row["id"], head, commitment)
            await write.many(
                "INSERT INTO sittings (table_id, seat, user_id, name, controller, joined_at) VALUES (?, ?, ?, ?, ?, ?)",
                [
                    (row["id"], seat, user_id, name, "pilot" if user_id is None else "player", stamp)
                    for seat, (user_id, name, _) in enumerate(seated)
                ],
            )
            return self._database.row(TableRow, row)

    async def of(self, learner: int) -> list[TableRow]:
        """Return a person's lessons, also those whose match is over, oldest first."""
        async with self._database.reading() as read:
            rows = await read.all("SELECT * FROM tables WHERE learner = ? ORDER BY id", learner)
        return self._database.rows(TableRow, rows)

    async def read(self, table_id: int, number: int) -> None:
        """Note that a person has read of everything up to one of their events."""
        async with self._database.writing() as write:
            await write.all(
                "UPDATE tables SET read_to = ?1 WHERE id = ?2 AND read_to < ?1 AND learner IS NOT NULL",
                number,
                table_id,
            )

    async def end(self, table_id: int) -> None:
        """Delete a lesson."""
        async with self._database.writing() as write:
            await write.defer_references()
            found = await write.all("SELECT id FROM tables WHERE id = ? AND learner IS NOT NULL", table_id)
            await delete_tables(write, [row["id"] for row in found])

    async def clear(self, before: datetime) -> list[int]:
        """Delete the lessons in which nothing was done since a moment; return their ids."""
        stamp = to_stamp(before)
        async with self._database.writing() as write:
            await write.defer_references()
            found = await write.all(
                "SELECT id FROM tables WHERE learner IS NOT NULL AND created_at < ?1"
                " AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = tables.id AND at >= ?1) ORDER BY id",
                stamp,
            )
            gone = [int(row["id"]) for row in found]
            await delete_tables(write, gone)
        return gone
