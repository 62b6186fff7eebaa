"""Notices: what one person is told directly beside any table's story, each at most once."""

import sqlite3
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from storage.database import Database, Statements
from storage.models import NewNotice, NoticeRow, NoticeState
from storage.values import to_json, to_stamp


class Notices:
    """Written before they are sent, and kept a while so that none is written again."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def write(
        self, user_id: int, key: str, body: Mapping[str, Any], instead_of: Sequence[int] = ()
    ) -> NoticeRow | None:
        """Note what is to be told to somebody; None where something was noted under that key before.

        ``instead_of``: the ids of the timers that it settles; they go in the same transaction.
        """
        async with self._database.writing() as write:
            row = await note(write, NewNotice(user_id, key, body), self._database.stamp())
            await write.many("DELETE FROM timers WHERE id = ?", [(timer,) for timer in instead_of])
        return self._database.row(NoticeRow, row) if row else None

    async def correct(self, user_id: int, key: str, body: Mapping[str, Any]) -> None:
        """Change what was noted under a key, if it was not sent."""
        async with self._database.writing() as write:
            await write.all(
                "UPDATE notices SET body = ? WHERE user_id = ? AND key = ? AND state = 'written'",
                to_json(dict(body)),
                user_id,
                key,
            )

    async def unsent(self) -> list[NoticeRow]:
        """Return what was written and neither sent nor given up, the oldest first."""
        async with self._database.reading() as read:
            rows = await read.all("SELECT * FROM notices WHERE state = 'written' ORDER BY id")
        return self._database.rows(NoticeRow, rows)

    async def of(self, user_id: int) -> list[NoticeRow]:
        """Return all that is kept for a person, the oldest first."""
        async with self._database.reading() as read:
            rows = await read.all("SELECT * FROM notices WHERE user_id = ? ORDER BY id", user_id)
        return self._database.rows(NoticeRow, rows)

    async def mark_sent(self, notice_id: int, channel_id: int, message_id: int) -> None:
        """Note that Discord has it."""
        async with self._database.writing() as write:
            await write.all(
                "UPDATE notices SET state = 'sent', channel_id = ?, message_id = ? WHERE id = ? AND state = 'written'",
                channel_id,
                message_id,
                notice_id,
            )

    async def give_up(self, notice_id: int, state: NoticeState) -> None:
        """Note that it is not sent: refused by Discord, or dropped because it is no news any more."""
        async with self._database.writing() as write:
            await write.all("UPDATE notices SET state = ? WHERE id = ? AND state = 'written'", state, notice_id)

    async def clear(self, before: datetime) -> None:
        """Forget what was settled and written before a moment."""
        async with self._database.writing() as write:
            await write.all("DELETE FROM notices WHERE state <> 'written' AND written_at < ?", to_stamp(before))


async def note(write: Statements, notice: NewNotice, now: str) -> sqlite3.Row | None:
    """Note what is to be told to somebody, inside a transaction; None where it was noted under that key before."""
    return await write.one(
        "INSERT INTO notices (user_id, key, body, written_at, number) VALUES (?1, ?2, ?3, ?4,"
        " (SELECT coalesce(max(number), 0) + 1 FROM notices WHERE user_id = ?1))"
        " ON CONFLICT DO NOTHING RETURNING *",
        notice.user_id,
        notice.key,
        to_json(dict(notice.body)),
        now,
    )
