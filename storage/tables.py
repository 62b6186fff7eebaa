"""Tables: one match in one channel, from its lobby to its end."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

from storage.database import marks
from storage.errors import TableFull
from storage.guards import expect, expect_free
from storage.idle import IdleTables
from storage.matches import Matches
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
from storage.timers import set_timers
from storage.values import changed_json, from_json, to_json, to_stamp


class Tables(Matches, IdleTables):
    """The tables, their lobbies and channels."""

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
        settings: Mapping[str, Any] | None = None,
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
                " (guild_id, channel_id, game, seats, host_id, options, seed, commitment, created_at, pace, settings)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *",
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
                to_json(dict(settings or {})),
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
            rows = await read.all("SELECT * FROM tables WHERE told_at IS NULL AND learner IS NULL ORDER BY id")
        return self._database.rows(TableRow, rows)

    async def places(self, guild_id: int | None = None) -> list[PlaceRow]:
        """Return the places of a server's tables, or of all, without those that have ended and told everybody so."""
        sql = (
            "SELECT id, guild_id, channel_id, hindered, told_at FROM tables"
            " WHERE learner IS NULL AND (ended_at IS NULL OR told_at IS NULL)"
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

    async def set_settings(self, table_id: int, changes: Mapping[str, Any]) -> TableRow:
        """Change a lobby's settings beside the options of its game; settings that are not named stay."""
        async with self._database.writing() as write:
            await expect(write, table_id, "lobby")
            row = await write.one("SELECT settings FROM tables WHERE id = ?", table_id)
            settings = changed_json(row["settings"] if row else None, changes)
            return await self._changed(
                write, "UPDATE tables SET settings = ? WHERE id = ? RETURNING *", settings, table_id
            )

    async def set_pace(self, table_id: int, changes: Mapping[str, Any], new: Sequence[NewTimer] = ()) -> TableRow:
        """Change a table's pace and set the ``new`` timers; settings that are not named and other timers stay."""
        async with self._database.writing() as write:
            await expect(write, table_id, "lobby", "playing")
            await set_timers(write, table_id, new)
            row = await write.one("SELECT pace FROM tables WHERE id = ?", table_id)
            pace = changed_json(row["pace"] if row else None, changes)
            return await self._changed(write, "UPDATE tables SET pace = ? WHERE id = ? RETURNING *", pace, table_id)

    # ---------------------------------------------------------------- idle tables

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
