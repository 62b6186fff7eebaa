"""Drafts: half-filled forms, kept until the player answers. A draft never counts as an answer."""

from collections.abc import Mapping
from typing import Any

from storage.database import Database, Statements
from storage.values import from_json, to_json


class Drafts:
    """The drafts, one for each open question of a seat."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, table_id: int, seat: int, question: str) -> dict[str, Any] | None:
        """Return a draft, {step: answer}, or None."""
        async with self._database.reading() as read:
            drafts = await drafts_in(read, self._database, table_id)
        return from_json(drafts[seat, question]) if (seat, question) in drafts else None

    async def save(self, table_id: int, seat: int, question: str, draft: Mapping[str, Any]) -> None:
        """Keep a draft and replace the previous one."""
        async with self._database.writing() as write:
            await write.all(
                "INSERT INTO drafts (table_id, seat, question, draft) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (table_id, seat, question) DO UPDATE SET draft = excluded.draft",
                table_id,
                seat,
                question,
                to_json(dict(draft)),
            )

    async def drop(self, table_id: int, seat: int, question: str) -> None:
        """Delete a draft, if there is one."""
        async with self._database.writing() as write:
            await write.all(
                "DELETE FROM drafts WHERE table_id = ? AND seat = ? AND question = ?", table_id, seat, question
            )


async def drafts_in(read: Statements, database: Database, table_id: int) -> Mapping[tuple[int, str], str]:
    """Return all drafts of a table as JSON, by seat and question, from memory if they are there."""
    kept = database.drafts.get(table_id)
    if kept is None:
        rows = await read.all("SELECT seat, question, draft FROM drafts WHERE table_id = ?", table_id)
        kept = {(row["seat"], row["question"]): row["draft"] for row in rows}
        database.drafts.put(table_id, kept)
    return kept
