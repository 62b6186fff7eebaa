"""Sittings: the person or AI on each seat, from when to when."""

from collections.abc import Sequence

from storage.database import Database, Statements
from storage.errors import AlreadySeated, NoSuchSitting, SeatTaken, TableFull
from storage.guards import expect
from storage.models import Away, Controller, NewNotice, SittingRow
from storage.notices import note


class Sittings:
    """The sittings of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def sit(
        self,
        table_id: int,
        seat: int | None,
        user_id: int | None,
        name: str,
        controller: Controller,
        interaction_id: int | None = None,
    ) -> SittingRow:
        """Take a seat in a lobby. ``seat`` None: the first free seat. ``user_id`` None: an AI seat.

        ``interaction_id``: the interaction with which the person joined; the salt of the dice is made from it.
        Raises ``AlreadySeated``, ``SeatTaken``, ``TableFull``, ``WrongState``.
        """
        async with self._database.writing() as write:
            await expect(write, table_id, "lobby")
            rows = await write.all(
                "SELECT seats, seat, user_id FROM tables LEFT JOIN sittings ON table_id = tables.id AND left_at IS NULL"
                " WHERE tables.id = ?",
                table_id,
            )
            taken = [row["seat"] for row in rows if row["seat"] is not None]
            if user_id is not None and user_id in [row["user_id"] for row in rows]:
                raise AlreadySeated(f"user {user_id} already sits at table {table_id}")
            if seat in taken:
                raise SeatTaken(f"seat {seat} of table {table_id} is taken")
            if len(taken) >= rows[0]["seats"]:
                raise TableFull(f"all {len(taken)} seats of table {table_id} are taken")
            if seat is None:
                seat = next(free for free in range(len(taken) + 1) if free not in taken)
            return await self._insert(
                write, table_id, seat, user_id, name, controller, 0, interaction_id=interaction_id
            )

    async def stand(self, sitting_id: int) -> SittingRow:
        """Leave a seat of a lobby. Raises ``NoSuchSitting`` if the sitting is over, ``WrongState``."""
        async with self._database.writing() as write:
            row = await write.one(
                "UPDATE sittings SET left_at = ? WHERE id = ? AND left_at IS NULL RETURNING *",
                self._database.stamp(),
                sitting_id,
            )
            if row is None:
                raise NoSuchSitting(f"sitting {sitting_id} is over")
            await expect(write, row["table_id"], "lobby")
            return self._database.row(SittingRow, row)

    async def hand_over(
        self,
        table_id: int,
        seat: int,
        *,
        name: str,
        since_event: int,
        user_id: int | None = None,
        controller: Controller = "pilot",
        for_user: int | None = None,
        notices: Sequence[NewNotice] = (),
    ) -> SittingRow:
        """Give a seat of an unfinished match to another person or, by default, to the AI. Return the new sitting.

        The seat's timers are deleted, so that a person gets the full time for an open question. Deleted with them are
        the draft of the seat's orders, the offers of any seat to this person, the offer of this seat if a person takes
        it, and an offer of this seat to a stand-in for a person who will not get it back.

        ``since_event``: the number of events told so far. ``for_user``: the person for whom the new one only stands in.
        ``notices``: written in the same transaction. Raises ``NoSuchSitting``, ``AlreadySeated``, ``WrongState``.
        """
        async with self._database.writing() as write:
            await expect(write, table_id, "playing", "frozen", "archived")
            left = await write.one(
                "UPDATE sittings SET left_at = ? WHERE table_id = ? AND seat = ? AND left_at IS NULL RETURNING id",
                self._database.stamp(),
                table_id,
                seat,
            )
            if left is None:
                raise NoSuchSitting(f"nobody sits on seat {seat} of table {table_id}")
            elsewhere = await write.one(
                "SELECT seat FROM sittings WHERE table_id = ? AND user_id = ? AND left_at IS NULL", table_id, user_id
            )
            if elsewhere:
                raise AlreadySeated(f"user {user_id} sits on seat {elsewhere['seat']} of table {table_id}")
            await write.all(
                "DELETE FROM offers WHERE table_id = ?1 AND (user_id = ?2"
                " OR (seat = ?3 AND (?2 IS NOT NULL OR for_user <> coalesce(?4, 0))))",
                table_id,
                user_id,
                seat,
                for_user,
            )
            await write.all("DELETE FROM timers WHERE table_id = ? AND seat = ?", table_id, seat)
            await write.all(
                "DELETE FROM drafts WHERE table_id = ? AND seat = ? AND question = ?", table_id, seat, f"{seat}.orders"
            )
            for notice in notices:
                await note(write, notice, self._database.stamp())
            return await self._insert(write, table_id, seat, user_id, name, controller, since_event, for_user)

    async def set_away(self, sitting_id: int, away: Away | None) -> bool:
        """Mark the person on a seat as away, or (None) as back; return whether that is a change."""
        async with self._database.writing() as write:
            row = await write.one(
                "UPDATE sittings SET away = ?1, back_at = CASE WHEN ?1 IS NULL THEN ?2 ELSE back_at END"
                " WHERE id = ?3 AND left_at IS NULL AND user_id IS NOT NULL AND coalesce(away, '') <> coalesce(?1, '')"
                " RETURNING id",
                away,
                self._database.stamp(),
                sitting_id,
            )
            return row is not None

    async def recommend(self, sitting_id: int) -> None:
        """Note in a lobby that a person begins with the game's recommended orders. Raises as :meth:`stand`."""
        async with self._database.writing() as write:
            row = await write.one(
                "UPDATE sittings SET recommended = 1 WHERE id = ? AND left_at IS NULL RETURNING table_id", sitting_id
            )
            if row is None:
                raise NoSuchSitting(f"sitting {sitting_id} is over")
            await expect(write, row["table_id"], "lobby")

    async def get(self, sitting_id: int) -> SittingRow | None:
        """Return a sitting, past or present, or None."""
        async with self._database.reading() as read:
            row = await read.one("SELECT * FROM sittings WHERE id = ?", sitting_id)
        return self._database.row(SittingRow, row) if row else None

    async def at(self, table_id: int) -> list[SittingRow]:
        """Return the sittings at a table now, or at its end, by seat."""
        async with self._database.reading() as read:
            rows = await read.all(
                "SELECT * FROM sittings WHERE table_id = ? AND left_at IS NULL ORDER BY seat", table_id
            )
        return self._database.rows(SittingRow, rows)

    async def kept_for(self, user_id: int) -> list[int]:
        """Return the unfinished tables at which a person or the AI stands in for this person."""
        async with self._database.reading() as read:
            rows = await read.all(
                "SELECT DISTINCT table_id FROM sittings JOIN unfinished_tables ON unfinished_tables.id = table_id"
                " WHERE for_user = ? AND left_at IS NULL ORDER BY table_id",
                user_id,
            )
        return [int(row["table_id"]) for row in rows]

    async def _insert(
        self,
        write: Statements,
        table_id: int,
        seat: int,
        user_id: int | None,
        name: str,
        controller: Controller,
        since_event: int,
        for_user: int | None = None,
        interaction_id: int | None = None,
    ) -> SittingRow:
        (row,) = await write.all(
            "INSERT INTO sittings"
            " (table_id, seat, user_id, name, controller, since_event, joined_at, for_user, interaction_id)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *",
            table_id,
            seat,
            user_id,
            name,
            controller,
            since_event,
            self._database.stamp(),
            for_user,
            interaction_id,
        )
        return self._database.row(SittingRow, row)
