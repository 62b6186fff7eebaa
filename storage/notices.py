"""Notices: direct messages to one person that are not part of a table's story, each sent at most once."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from storage.database import Database, RawRow, Statements
from storage.models import NewNotice, NoticeRow, NoticeState
from storage.values import to_json, to_stamp


class Notices:
    """The notices. They are written before they are sent, and kept for a time so that none is written twice."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def write(
        self, user_id: int, key: str, body: Mapping[str, Any], instead_of: Sequence[int] = ()
    ) -> NoticeRow | None:
        """Write a notice to a person; return None if the person already has one with that key.

        ``instead_of``: the ids of timers that the notice settles. They are deleted in the same transaction.
        """
        async with self._database.writing() as write:
            row = await note(write, NewNotice(user_id, key, body), self._database.stamp())
            await write.many("DELETE FROM timers WHERE id = ?", [(timer,) for timer in instead_of])
        return self._database.row(NoticeRow, row) if row else None

    async def correct(self, user_id: int, key: str, body: Mapping[str, Any]) -> None:
        """Change the body of a notice that was not yet sent."""
        async with self._database.writing() as write:
            await write.all(
                "UPDATE notices SET body = ? WHERE user_id = ? AND key = ? AND state = 'written'",
                to_json(dict(body)),
                user_id,
                key,
            )

    async def unsent(self) -> list[NoticeRow]:
        """Return the notices that were neither sent nor given up, oldest first."""
        async with self._database.reading() as read:
            rows = await read.all("SELECT * FROM notices WHERE state = 'written' ORDER BY id")
        return self._database.rows(NoticeRow, rows)

    async def of(self, user_id: int) -> list[NoticeRow]:
        """Return all notices to a person that are kept, oldest first."""
        async with self._database.reading() as read:
            rows = await read.all("SELECT * FROM notices WHERE user_id = ? ORDER BY id", user_id)
        return self._database.rows(NoticeRow, rows)

    async def mark_sent(self, notice_id: int, channel_id: int, message_id: int) -> None:
        """Note that Discord has accepted the notice."""
        async with self._database.writing() as write:
            await write.all(
                "UPDATE notices SET state = 'sent', channel_id = ?, message_id = ? WHERE id = ? AND state = 'written'",
                channel_id,
                message_id,
                notice_id,
            )

    async def give_up(self, notice_id: int, state: NoticeState) -> None:
        """Note that the notice is not sent: refused by Discord, or dropped because it is out of date."""
        async with self._database.writing() as write:
            await write.all("UPDATE notices SET state = ? WHERE id = ? AND state = 'written'", state, notice_id)

    async def clear(self, before: datetime) -> None:
        """Delete the notices that were settled and were written before a moment."""
        async with self._database.writing() as write:
            await write.all("DELETE FROM notices WHERE state <> 'written' AND written_at < ?", to_stamp(before))


async def note(write: Statements, notice: NewNotice, now: str) -> RawRow | None:
    """Write a notice inside a transaction; return None if the person already has one with that key."""
    return await write.one(
        "INSERT INTO notices (user_id, key, body, written_at, number) VALUES (?1, ?2, ?3, ?4,"
        " (SELECT coalesce(max(number), 0) + 1 FROM notices WHERE user_id = ?1))"
        " ON CONFLICT DO NOTHING RETURNING *",
        notice.user_id,
        notice.key,
        to_json(dict(notice.body)),
        now,
    )
