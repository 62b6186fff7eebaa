"""The outbox: messages, written before they are sent, so that every event reaches each recipient exactly once."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from storage.database import Database
from storage.errors import StillUnsent, WrongState
from storage.models import OutboxRow
from storage.values import from_json, to_json

EXTEND = "UPDATE outbox SET upto_event = ?1, body = ?2 WHERE id = ?3 AND state = 'sent' AND upto_event <= ?1"


class Outbox:
    """The messages by recipient: "t" is the channel, "s<sitting id>" one sitting by direct message, "o" the owner."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def write(
        self,
        table_id: int,
        recipient: str,
        *,
        after_event: int,
        upto_event: int,
        body: Mapping[str, Any],
        channel_id: int | None = None,
    ) -> OutboxRow:
        """Write the next message to a recipient before it is sent; ``body`` is everything that a retry needs.

        ``n`` counts from 1 without gaps. Raises ``StillUnsent`` while the previous message is neither sent nor refused.
        """
        async with self._database.writing() as write:
            last = await write.one(
                "SELECT n, state FROM outbox WHERE table_id = ? AND recipient = ? ORDER BY n DESC LIMIT 1",
                table_id,
                recipient,
            )
            if last and last["state"] == "written":
                raise StillUnsent(f"message {last['n']} to {recipient} of table {table_id} is unsent")
            (row,) = await write.all(
                "INSERT INTO outbox (table_id, recipient, n, after_event, upto_event, channel_id, body, written_at)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING *",
                table_id,
                recipient,
                last["n"] + 1 if last else 1,
                after_event,
                upto_event,
                channel_id,
                to_json(dict(body)),
                self._database.stamp(),
            )
            return self._database.row(OutboxRow, row)

    async def mark_sent(
        self, row_id: int, message_id: int, channel_id: int, body: Mapping[str, Any] | None = None
    ) -> OutboxRow:
        """Note that Discord has accepted the message; ``body``: with this in place of what was written.

        Raises ``WrongState`` unless it was unsent.
        """
        return await self._changed(
            "UPDATE outbox SET state = 'sent', message_id = ?, channel_id = ?, sent_at = ?, body = coalesce(?, body)"
            " WHERE id = ? AND state = 'written' RETURNING *",
            message_id,
            channel_id,
            self._database.stamp(),
            None if body is None else to_json(dict(body)),
            row_id,
        )

    async def mark_refused(self, row_id: int) -> OutboxRow:
        """Note that Discord has refused the message. Raises ``WrongState`` unless it was unsent."""
        return await self._changed(
            "UPDATE outbox SET state = 'refused' WHERE id = ? AND state = 'written' RETURNING *", row_id
        )

    async def extend(self, row_id: int, upto_event: int, body: Mapping[str, Any]) -> OutboxRow:
        """Note that a sent message was edited and now tells the events up to ``upto_event``.

        Raises ``WrongState`` for a message that was not sent, or that already tells later events.
        """
        return await self._changed(f"{EXTEND} RETURNING *", upto_event, to_json(dict(body)), row_id)

    async def extend_all(self, changes: Iterable[tuple[int, int, Mapping[str, Any]]]) -> None:
        """Note several edited messages, each as (row id, ``upto_event``, body), in one transaction and in that order.

        Raises ``WrongState`` if :meth:`extend` would refuse one of them, and then notes none. Without any, the database
        is not used.
        """
        lines = [(upto_event, to_json(dict(body)), row_id) for row_id, upto_event, body in changes]
        if not lines:
            return
        async with self._database.writing() as write:
            if await write.many(EXTEND, lines) != len(lines):
                rows = ", ".join(str(row_id) for *_, row_id in lines)
                raise WrongState(f"the state of one of the outbox rows {rows} does not allow this")

    async def forget(self, known: Collection[str]) -> None:
        """Drop some keys from what is noted of all sent messages of unfinished tables, which then have work.

        It is for a Discord that no longer has them: each is edited, and if it is gone, its part is told again.
        """
        async with self._database.writing() as write:
            rows = await write.all(
                "SELECT outbox.id, table_id, body FROM outbox JOIN unfinished_tables ON unfinished_tables.id = table_id"
                " WHERE outbox.state = 'sent'"
            )
            bodies = [(row["id"], from_json(row["body"])) for row in rows]
            left = [
                (to_json({key: value for key, value in body.items() if key not in known}), number)
                for number, body in bodies
            ]
            await write.many("UPDATE outbox SET body = ? WHERE id = ?", left)
            tables = sorted({row["table_id"] for row in rows})
            await write.many("UPDATE work SET changes = changes + 1 WHERE table_id = ?", [(table,) for table in tables])

    async def last(self, table_id: int, recipient: str) -> OutboxRow | None:
        """Return the newest message to a recipient, in any state, or None."""
        async with self._database.reading() as read:
            row = await read.one(
                "SELECT * FROM outbox WHERE table_id = ? AND recipient = ? ORDER BY n DESC LIMIT 1", table_id, recipient
            )
        return self._database.row(OutboxRow, row) if row else None

    async def get(self, table_id: int, recipient: str, n: int) -> OutboxRow | None:
        """Return the ``n``-th message to a recipient, or None."""
        async with self._database.reading() as read:
            row = await read.one(
                "SELECT * FROM outbox WHERE table_id = ? AND recipient = ? AND n = ?", table_id, recipient, n
            )
        return self._database.row(OutboxRow, row) if row else None

    async def unsent(self, table_id: int) -> list[OutboxRow]:
        """Return the messages that were written and neither sent nor refused, oldest first."""
        async with self._database.reading() as read:
            rows = await read.all("SELECT * FROM outbox WHERE table_id = ? AND state = 'written' ORDER BY id", table_id)
        return self._database.rows(OutboxRow, rows)

    async def all(self, table_id: int) -> list[OutboxRow]:
        """Return every message of a table, in the order in which they were written."""
        async with self._database.reading() as read:
            rows = await read.all("SELECT * FROM outbox WHERE table_id = ? ORDER BY id", table_id)
        return self._database.rows(OutboxRow, rows)

    async def _changed(self, sql: str, *values: int | str | None) -> OutboxRow:
        async with self._database.writing() as write:
            row = await write.one(sql, *values)
        if row is None:
            raise WrongState(f"the state of outbox row {values[-1]} does not allow this")
        return self._database.row(OutboxRow, row)
