"""Delete tables for good, with all that belongs to them, inside a transaction."""

from collections.abc import Sequence

from storage.database import Statements

CHILDREN = (
    "sittings",
    "entries",
    "entry_seals",
    "seals",
    "drafts",
    "outbox",
    "timers",
    "results",
    "offers",
    "proposals",
    "work",
)
"""The database tables whose rows belong to a game table, and are deleted with it."""


async def delete_tables(write: Statements, tables: Sequence[int]) -> None:
    """Delete tables with their logs and secrets. The transaction must have deferred the references."""
    numbers = [(table,) for table in tables]
    # The tables first: entries and seals may only be deleted when their table is gone.
    await write.many("DELETE FROM tables WHERE id = ?", numbers)
    for child in CHILDREN:
        await write.many(f"DELETE FROM {child} WHERE table_id = ?", numbers)  # noqa: S608 - a name of our own schema
