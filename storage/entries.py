"""The logs of the matches. A log is only appended to, and is read back as the record that is replayed."""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from pydantic import ValidationError

from rules.kernel.record import Entry, MatchRecord
from storage.database import Database, RawRow, Statements, marks
from storage.errors import DatabaseDamaged, InteractionSeen, NoSuchTable, PositionTaken, WrongState
from storage.guards import end
from storage.guilds import note_met
from storage.models import EntryRow
from storage.seals import extend_seal, seal_in
from storage.values import from_json, to_json, to_stamp


class Entries:
    """The entries of every match, in order. Position 0 is the first entry of a match."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(
        self,
        table_id: int,
        position: int,
        entries: Sequence[Entry],
        *,
        user_id: int | None = None,
        interaction_id: int | None = None,
        result: Mapping[str, Any] | None = None,
        clear_draft: tuple[int, str] | None = None,
        known: bool = True,
        met: tuple[str, str] | None = None,
    ) -> datetime:
        """Store the entries that follow from one answer, in one transaction; return the time of storing.

        The entries are on disk when this returns.

        - ``position``: the position of the first entry, which is the number of entries stored before.
        - ``user_id``, ``interaction_id``: belong to the first entry. Standing orders gave the answers of the others.
        - ``result``: ends the table ("over"), and deletes its drafts and timers.
        - ``clear_draft``: the (seat, question) whose draft is used up.
        - ``met``: the game and kind of a question that the person answers for the first time.
        - ``known``: everybody sees at once that someone acted. This is false for a ballot.

        Raises ``InteractionSeen``, ``PositionTaken``, ``WrongState`` (not playing), ``NoSuchTable``.
        """
        if not entries:
            raise ValueError("nothing to append")
        async with self._database.writing() as write:
            moment = self._database.now()
            stamp = to_stamp(moment)
            before = await _expect_next(write, table_id, position, interaction_id, clear_draft)
            await insert_entries(
                write, table_id, position, entries, stamp, user_id=user_id, interaction_id=interaction_id
            )
            if (sealed := seal_in(before)) is not None:
                await extend_seal(write, table_id, sealed, position, entries, result)
            if before["warned_at"] is not None and known and any(entry.type != "orders" for entry in entries):
                # The table is not idle. Orders do not count, because the end of a warning would reveal them.
                await write.all("UPDATE tables SET warned_at = NULL WHERE id = ?", table_id)
            if clear_draft and before["drafted"]:
                await write.all(
                    "DELETE FROM drafts WHERE table_id = ? AND seat = ? AND question = ?", table_id, *clear_draft
                )
            if met is not None and user_id is not None:
                await note_met(write, user_id, *met)
            if result is not None:
                await write.all(
                    "INSERT INTO results (table_id, result, at) VALUES (?, ?, ?)",
                    table_id,
                    to_json(dict(result)),
                    stamp,
                )
                await end(write, table_id, "over", stamp)
        return moment

    async def record(self, table_id: int) -> MatchRecord:
        """Return the record of a match, with all entries. Raises ``NoSuchTable``, ``WrongState`` (not started)."""
        async with self._database.reading() as read:
            head = await read.one("SELECT head FROM tables WHERE id = ?", table_id)
            rows = await read.all("SELECT * FROM entries WHERE table_id = ? ORDER BY position", table_id)
        if head is None:
            raise NoSuchTable(f"there is no table {table_id}")
        if head["head"] is None:
            raise WrongState(f"table {table_id} has not started")
        # In a thread, because a long match has thousands of rows and would stall the event loop.
        return await asyncio.to_thread(self._record, head["head"], rows)

    async def after(self, table_id: int, position: int = 0) -> list[EntryRow]:
        """Return the entries from ``position`` on, each with the person who gave it; by default all entries."""
        async with self._database.reading() as read:
            rows = await read.all(
                "SELECT * FROM entries WHERE table_id = ? AND position >= ? ORDER BY position", table_id, position
            )
        return await asyncio.to_thread(lambda: [self._entry_row(row) for row in rows])

    async def missed(self, table_id: int, seat: int, since: datetime, apart: Sequence[int] = ()) -> int:
        """Count the answers that a default or the pilot gave for a seat since a moment.

        Only answers after the seat's own last act count. ``apart``: the positions of entries to leave out entirely;
        entries that record standing orders are left out too.
        """
        apart_from_these = f" AND position NOT IN ({marks(apart)})" if apart else ""
        async with self._database.reading() as read:
            row = await read.one(
                "WITH named AS (SELECT * FROM entries WHERE table_id = ? AND seat = ? AND type <> 'orders'"  # noqa: S608
                f"{apart_from_these}) SELECT count(*) AS missed FROM named WHERE type = 'answer'"
                " AND by_whom IN ('default', 'pilot') AND at > ? AND position > (SELECT coalesce(max(position), -1)"
                " FROM named WHERE by_whom IN ('player', 'order'))",
                table_id,
                seat,
                *apart,
                to_stamp(since),
            )
        assert row is not None
        return int(row["missed"])

    async def has_orders(self, table_id: int, seat: int, user_id: int, since: datetime) -> bool:
        """Return whether a person has set standing orders for a seat since a moment and not cancelled them."""
        async with self._database.reading() as read:
            row = await read.one(
                "SELECT answer FROM entries WHERE table_id = ? AND seat = ? AND type = 'orders' AND user_id = ?"
                " AND at >= ? ORDER BY position DESC LIMIT 1",
                table_id,
                seat,
                user_id,
                to_stamp(since),
            )
        return row is not None and bool(from_json(row["answer"]))

    def _record(self, head: str, rows: Sequence[RawRow]) -> MatchRecord:
        try:
            record = MatchRecord.model_validate_json(head)
        except ValidationError:
            # The error's text is dropped: it quotes the head, which holds the seed.
            raise DatabaseDamaged(
                f"The database {self._database.path} is damaged: the head of a record is invalid."
            ) from None
        return record.model_copy(update={"entries": tuple(self._entry(row) for row in rows)})

    def _entry_row(self, row: RawRow) -> EntryRow:
        return EntryRow(
            table_id=row["table_id"],
            position=row["position"],
            entry=self._entry(row),
            user_id=row["user_id"],
            interaction_id=row["interaction_id"],
            at=row["at"],
        )

    def _entry(self, row: RawRow) -> Entry:
        try:
            return Entry(
                type=row["type"],
                seat=row["seat"],
                question=row["question"],
                kind=row["kind"],
                step=row["step"],
                answer=from_json(row["answer"]),
                by=row["by_whom"],
                digest=row["digest"],
            )
        except ValueError:
            raise DatabaseDamaged(
                f"The database {self._database.path} is damaged: entry {row['position']} of match {row['table_id']}."
            ) from None


async def insert_entries(
    write: Statements,
    table_id: int,
    position: int,
    entries: Sequence[Entry],
    stamp: str,
    *,
    user_id: int | None = None,
    interaction_id: int | None = None,
) -> None:
    """Write entries inside a transaction that has already checked the table and the position."""
    lines = [
        (
            table_id,
            position + index,
            entry.type,
            entry.seat,
            entry.question,
            entry.kind,
            entry.step,
            to_json(entry.answer),
            entry.by,
            entry.digest,
            None if index else user_id,
            None if index else interaction_id,
            stamp,
        )
        for index, entry in enumerate(entries)
    ]
    await write.many("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", lines)


async def _expect_next(
    read: Statements, table_id: int, position: int, interaction_id: int | None, draft: tuple[int, str] | None
) -> RawRow:
    """Check that the entry may come next; return in one row what of the table may have to change with it.

    The seal so far, for :func:`seal_in`; ``warned_at``; ``drafted``: the draft of that (seat, question) exists.
    """
    row = await read.one(
        "SELECT state, (SELECT coalesce(max(position) + 1, 0) FROM entries WHERE table_id = ?1) AS next,"
        " EXISTS (SELECT 1 FROM entries WHERE interaction_id = ?2) AS seen, warned_at,"
        " EXISTS (SELECT 1 FROM drafts WHERE table_id = ?1 AND seat = ?3 AND question = ?4) AS drafted,"
        " seals.head AS seal, chain FROM tables LEFT JOIN seals ON seals.table_id = id WHERE id = ?1",
        table_id,
        interaction_id,
        *(draft or (None, None)),
    )
    if row is None:
        raise NoSuchTable(f"there is no table {table_id}")
    if row["seen"]:
        raise InteractionSeen(f"interaction {interaction_id} is already stored")
    if row["state"] != "playing":
        raise WrongState(f"table {table_id} is {row['state']}, not playing")
    if row["next"] != position:
        raise PositionTaken(f"the next position of table {table_id} is {row['next']}, not {position}")
    return row
