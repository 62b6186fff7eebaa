"""Tables: one match in one channel, from its lobby to its end."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from types import MappingProxyType
from typing import Any

from rules.kernel.record import Entry, MatchRecord
from storage.database import Database, Statements, marks
from storage.entries import insert_entries
from storage.errors import TableFull, WrongState
from storage.guards import end, expect, expect_free
from storage.models import (
    CURRENT,
    Newcomer,
    NewNotice,
    NewTimer,
    OfferRow,
    PlaceRow,
    ProposalRow,
    ResultRow,
    SittingRow,
    TableRow,
    TableState,
    TimerRow,
    WholeTable,
)
from storage.notices import note
from storage.seals import extend_seal, start_seal
from storage.timers import set_timers, stand_still
from storage.values import changed_json, from_json, holiday_in, to_json, to_stamp

NOBODY: Mapping[int, int] = MappingProxyType({})
WAITS = (
    "(paused_at IS NULL AND EXISTS (SELECT 1 FROM timers WHERE table_id = tables.id AND kind = 'deadline'"
    " AND due_at > ?1))"
)
"""Whether a table has a deadline after ?1."""


class Tables:
    """The tables and their states. Each change checks the state from which it may be made.

    lobby -> playing | cancelled; playing -> over | stopped | frozen | archived; frozen -> stopped;
    archived -> playing | stopped.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(
        self,
        *,
        guild_id: int,
        channel_id: int,
        game: str,
        seats: int,
        host_id: int,
        options: Mapping[str, Any],
        seed: str,
        commitment: str,
        seated: Sequence[Newcomer] = (),
        pace: Mapping[str, Any] | None = None,
    ) -> TableRow:
        """Open a lobby. ``seed``: 64 hex digits, secret. ``seated``: those seated at once, seat 0 first.

        Raises ``ChannelBusy``.
        """
        async with self._database.writing() as write:
            await expect_free(write, channel_id)
            stamp = self._database.stamp()
            row = await self._changed(
                write,
                "INSERT INTO tables"
                " (guild_id, channel_id, game, seats, host_id, options, seed, commitment, created_at, pace)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *",
                guild_id,
                channel_id,
                game,
                seats,
                host_id,
                to_json(dict(options)),
                seed,
                commitment,
                stamp,
                to_json(dict(pace or {})),
            )
            await write.many(
                "INSERT INTO sittings (table_id, seat, user_id, name, controller, joined_at, interaction_id)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                [
                    (row.id, seat, user_id, name, "pilot" if user_id is None else "player", stamp, interaction_id)
                    for seat, (user_id, name, interaction_id) in enumerate(seated)
                ],
            )
            return row

    async def get(self, table_id: int) -> TableRow | None:
        """Return a table, or None. Ids come from outside, so any integer is accepted."""
        if not 0 < table_id < 2**63:
            return None
        async with self._database.reading() as read:
            row = await read.one("SELECT * FROM tables WHERE id = ?", table_id)
        return self._database.row(TableRow, row) if row else None

    async def whole(self, table_id: int) -> WholeTable | None:
        """Return a table with everything but its log, read at one moment, or None."""
        async with self._database.reading() as read:
            row = await read.one("SELECT * FROM tables WHERE id = ?", table_id)
            sittings = await read.all("SELECT * FROM sittings WHERE table_id = ? ORDER BY id", table_id)
            offers = await read.all("SELECT * FROM offers WHERE table_id = ? ORDER BY seat", table_id)
            proposal = await read.one("SELECT * FROM proposals WHERE table_id = ?", table_id)
            timers = await read.all("SELECT * FROM timers WHERE table_id = ? ORDER BY due_at, id", table_id)
        if row is None:
            return None
        return WholeTable(
            self._database.row(TableRow, row),
            self._database.rows(SittingRow, sittings),
            self._database.rows(OfferRow, offers),
            self._database.row(ProposalRow, proposal) if proposal else None,
            self._database.rows(TimerRow, timers),
        )

    async def in_channel(self, channel_id: int) -> TableRow | None:
        """Return the channel's current table (lobby, playing or frozen), or None."""
        async with self._database.reading() as read:
            row = await read.one("SELECT * FROM current_tables WHERE channel_id = ?", channel_id)
        return self._database.row(TableRow, row) if row else None

    async def last_played(self, channel_id: int) -> TableRow | None:
        """Return the table of the match that is played in a channel, else of the one that ended there last, or None."""
        async with self._database.reading() as read:
            row = await read.one(
                "SELECT * FROM tables WHERE channel_id = ? AND head IS NOT NULL"
                " ORDER BY coalesce(ended_at, archived_at) IS NULL DESC, coalesce(ended_at, archived_at) DESC, id DESC"
                " LIMIT 1",
                channel_id,
            )
        return self._database.row(TableRow, row) if row else None

    async def all(self, *states: TableState) -> list[TableRow]:
        """Return the tables in those states, or all tables, oldest first."""
        async with self._database.reading() as read:
            wanted = f" WHERE state IN ({marks(states)})" if states else ""
            rows = await read.all(f"SELECT * FROM tables{wanted} ORDER BY id", *states)  # noqa: S608
        return self._database.rows(TableRow, rows)

    async def untold(self) -> list[TableRow]:
        """Return the tables with something to do or to tell: current ones, and those whose end is not fully told."""
        async with self._database.reading() as read:
            rows = await read.all("SELECT * FROM tables WHERE told_at IS NULL ORDER BY id")
        return self._database.rows(TableRow, rows)

    async def places(self, guild_id: int | None = None) -> list[PlaceRow]:
        """Return the places of a server's tables, or of all, without those that have ended and told everybody so."""
        sql = (
            "SELECT id, guild_id, channel_id, hindered, told_at FROM tables WHERE (ended_at IS NULL OR told_at IS NULL)"
        )
        async with self._database.reading() as read:
            if guild_id is None:
                rows = await read.all(f"{sql} ORDER BY id")
            else:
                rows = await read.all(f"{sql} AND guild_id = ? ORDER BY id", guild_id)
        return [
            PlaceRow(
                row["id"],
                row["guild_id"],
                row["channel_id"],
                None if row["hindered"] is None else from_json(row["hindered"]),
                row["told_at"] is not None,
            )
            for row in rows
        ]

    async def mark_told(self, table_id: int) -> None:
        """Note that everybody has been told that a table has ended or is archived."""
        async with self._database.writing() as write:
            await write.all(
                "UPDATE tables SET told_at = ? WHERE id = ? AND (ended_at IS NOT NULL OR state = 'archived')",
                self._database.stamp(),
                table_id,
            )
            await write.all(
                "UPDATE work SET handled = changes WHERE table_id = ?1"
                " AND EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND told_at IS NOT NULL)",
                table_id,
            )

    async def of(self, user_id: int, *, archived: bool = False) -> list[TableRow]:
        """Return the current tables at which a person sits, oldest first; with ``archived``, archived ones too."""
        async with self._database.reading() as read:
            rows = await read.all(
                "SELECT * FROM unfinished_tables WHERE id IN"
                " (SELECT table_id FROM sittings WHERE user_id = ? AND left_at IS NULL) ORDER BY id",
                user_id,
            )
        return [row for row in self._database.rows(TableRow, rows) if archived or row.state != "archived"]

    async def set_options(self, table_id: int, options: Mapping[str, Any], seats: int) -> TableRow:
        """Change a lobby's options and number of seats. Raises ``TableFull`` if more seats are taken than that."""
        async with self._database.writing() as write:
            await expect(write, table_id, "lobby")
            seated = await write.all("SELECT 1 FROM sittings WHERE table_id = ? AND left_at IS NULL", table_id)
            if len(seated) > seats:
                raise TableFull(f"table {table_id} has {len(seated)} seated, more than {seats}")
            return await self._changed(
                write,
                "UPDATE tables SET options = ?, seats = ? WHERE id = ? RETURNING *",
                to_json(dict(options)),
                seats,
                table_id,
            )

    async def set_pace(self, table_id: int, changes: Mapping[str, Any], new: Sequence[NewTimer] = ()) -> TableRow:
        """Change a table's pace and set the ``new`` timers; settings that are not named and other timers stay."""
        async with self._database.writing() as write:
            await expect(write, table_id, "lobby", "playing")
            await set_timers(write, table_id, new)
            row = await write.one("SELECT pace FROM tables WHERE id = ?", table_id)
            pace = changed_json(row["pace"] if row else None, changes)
            return await self._changed(write, "UPDATE tables SET pace = ? WHERE id = ? RETURNING *", pace, table_id)

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

    # ---------------------------------------------------------------- idle tables

    async def still(self, since: datetime) -> list[TableRow]:
        """Return the tables that were idle since a moment (orders do not count) and have no warning yet.

        A table is not idle while it waits for a deadline, or if a person there was on holiday since that moment.
        """
        now = self._database.now()
        async with self._database.reading() as read:
            rows = await read.all(
                "SELECT * FROM tables WHERE state = 'playing' AND warned_at IS NULL AND started_at <= ?2"  # noqa: S608
                " AND coalesce(woken_at, '') <= ?2 AND coalesce(paused_at, '') <= ?2 AND coalesce((SELECT at"
                " FROM entries WHERE table_id = tables.id AND type <> 'orders' ORDER BY position DESC LIMIT 1), '')"
                f" <= ?2 AND NOT {WAITS} ORDER BY id",
                to_stamp(now),
                to_stamp(since),
            )
            away = await _on_holiday(read, since, now) if rows else set[int]()
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
        person on holiday.
        """
        now = self._database.now()
        async with self._database.writing() as write:
            rows = await write.all(
                "SELECT id, (warned_at < coalesce((SELECT max(at) FROM entries WHERE table_id = tables.id"  # noqa: S608
                f" AND type <> 'orders'), '') OR {WAITS}) AS busy FROM tables"
                " WHERE state = 'playing' AND warned_at IS NOT NULL ORDER BY id",
                to_stamp(now),
            )
            away = await _on_holiday(write, now, now) if rows else set[int]()
            busy = [row["id"] for row in rows if row["busy"] or row["id"] in away]
            await write.many("UPDATE tables SET warned_at = NULL WHERE id = ?", [(table_id,) for table_id in busy])
        return busy

    async def warned(self) -> list[TableRow]:
        """Return the tables whose people have been warned that the table will be archived."""
        async with self._database.reading() as read:
            rows = await read.all("SELECT * FROM tables WHERE state = 'playing' AND warned_at IS NOT NULL ORDER BY id")
        return self._database.rows(TableRow, rows)

    async def archive(self, table_id: int, warned_before: datetime) -> None:
        """Archive a table that was warned at or before a moment, and delete its timers. Its channel becomes free.

        Drafts, offers and proposals stay. Nothing happens if the warning was withdrawn.
        """
        async with self._database.writing() as write:
            row = await write.one(
                "UPDATE tables SET state = 'archived', archived_at = ? WHERE id = ? AND state = 'playing'"
                " AND warned_at <= ? RETURNING id",
                self._database.stamp(),
                table_id,
                to_stamp(warned_before),
            )
            if row is not None:
                await write.all("DELETE FROM timers WHERE table_id = ?", table_id)

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

    # ---------------------------------------------------------------- the channel

    async def move(self, table_id: int, channel_id: int) -> TableRow:
        """Move a current table to another channel of its server. Raises ``ChannelBusy``, ``WrongState``."""
        async with self._database.writing() as write:
            await expect(write, table_id, *CURRENT)
            await expect_free(write, channel_id)
            return await self._changed(
                write,
                "UPDATE tables SET channel_id = ?, hindered = NULL WHERE id = ? RETURNING *",
                channel_id,
                table_id,
            )

    async def hinder(
        self,
        table_id: int,
        channel_id: int,
        hindered: Mapping[str, Any] | None,
        notices: Callable[[int], Sequence[NewNotice]],
    ) -> bool:
        """Note what keeps the bot from writing to a table's channel; return whether that is new.

        ``notices``: number of the hindrance -> what to tell whom, written in the same transaction. Nothing happens if
        the table has ended without anything left to tell, or has left that channel.
        """
        told = None if hindered is None else to_json(dict(hindered))
        async with self._database.writing() as write:
            row = await write.one(
                "UPDATE tables SET hindered = ?1, hindrances = hindrances + ?2"
                " WHERE id = ?3 AND channel_id = ?4 AND coalesce(hindered, '') <> coalesce(?1, '')"
                " AND (ended_at IS NULL OR told_at IS NULL) RETURNING hindrances",
                told,
                int(told is not None),
                table_id,
                channel_id,
            )
            if row is not None and told is not None:
                for notice in notices(row["hindrances"]):
                    await note(write, notice, self._database.stamp())
            return row is not None

    async def open_on(self, guild_id: int) -> list[TableRow]:
        """Return a server's tables, oldest first, without those that have ended and told everybody so."""
        async with self._database.reading() as read:
            rows = await read.all(
                "SELECT * FROM tables WHERE guild_id = ? AND (ended_at IS NULL OR told_at IS NULL) ORDER BY id",
                guild_id,
            )
        return self._database.rows(TableRow, rows)

    async def movable(self, guild_id: int, channel_id: int, user_id: int | None, most: int) -> list[TableRow]:
        """Return unfinished tables in other channels of a server, newest first, ``most`` at most.

        ``user_id``: only the tables that this person hosts, or at which they sit.
        """
        async with self._database.reading() as read:
            rows = await read.all(
                "SELECT * FROM unfinished_tables WHERE guild_id = ? AND channel_id <> ? AND (? IS NULL OR host_id = ?"
                " OR id IN (SELECT table_id FROM sittings WHERE user_id = ? AND left_at IS NULL))"
                " ORDER BY id DESC LIMIT ?",
                guild_id,
                channel_id,
                user_id,
                user_id,
                user_id,
                most,
            )
        return self._database.rows(TableRow, rows)

    async def left(self, guild_id: int, channel_id: int) -> int | None:
        """Return the number of the table that left a channel last, or None. It has messages there."""
        async with self._database.reading() as read:
            row = await read.one(
                "SELECT unfinished_tables.id FROM unfinished_tables JOIN outbox ON table_id = unfinished_tables.id"
                " WHERE guild_id = ? AND unfinished_tables.channel_id <> ? AND recipient = 't'"
                " AND outbox.channel_id = ? ORDER BY outbox.id DESC LIMIT 1",
                guild_id,
                channel_id,
                channel_id,
            )
        return None if row is None else int(row["id"])

    async def last_archived(self, channel_id: int) -> TableRow | None:
        """Return the table of a channel that was archived last, or None."""
        async with self._database.reading() as read:
            row = await read.one(
                "SELECT * FROM tables WHERE channel_id = ? AND state = 'archived' ORDER BY archived_at DESC, id DESC"
                " LIMIT 1",
                channel_id,
            )
        return self._database.row(TableRow, row) if row else None

    async def result(self, table_id: int) -> ResultRow | None:
        """Return the result of a match, or None."""
        async with self._database.reading() as read:
            row = await read.one("SELECT * FROM results WHERE table_id = ?", table_id)
        return self._database.row(ResultRow, row) if row else None

    async def _end(self, table_id: int, state: TableState, *before: TableState) -> TableRow:
        async with self._database.writing() as write:
            await expect(write, table_id, *before)
            return self._database.row(TableRow, await end(write, table_id, state, self._database.stamp()))

    async def _changed(self, write: Statements, sql: str, *values: int | str) -> TableRow:
        (row,) = await write.all(sql, *values)
        return self._database.row(TableRow, row)


async def _on_holiday(read: Statements, since: datetime, until: datetime) -> set[int]:
    """Return the tables that are played and not paused, and wait for a person who was on holiday between two moments.

    A person who came back to a table early is not on holiday there.
    """
    rows = await read.all(
        "SELECT table_id, settings FROM sittings JOIN people ON people.user_id = sittings.user_id"
        " JOIN tables ON tables.id = table_id WHERE left_at IS NULL AND state = 'playing' AND paused_at IS NULL"
        " AND settings LIKE '%\"vacation\"%'"
    )
    return {row["table_id"] for row in rows if _waits_for(row["table_id"], holiday_in(row["settings"]), since, until)}


def _waits_for(table_id: int, holiday: Mapping[str, Any], since: datetime, until: datetime) -> bool:
    if "start" not in holiday or "until" not in holiday or table_id in holiday.get("back", ()):
        return False
    return datetime.fromisoformat(holiday["start"]) <= until and datetime.fromisoformat(holiday["until"]) > since
