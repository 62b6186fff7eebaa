"""When the bot runs: what is asked waits while it does not, since nobody can answer."""

from datetime import datetime, timedelta

from storage.database import Database, Statements
from storage.timers import stand_still


class Running:
    """When the bot was last there."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self) -> None:
        """Note that it is there."""
        async with self._database.writing() as write:
            await self._note(write)

    async def begin(self, unnoticed: timedelta) -> None:
        """Note that it is there again, and how long every match stood still for it; not so short a time."""
        async with self._database.writing() as write:
            row, now = await write.one("SELECT seen_at FROM running"), self._database.now()
            if row is not None and now - (since := datetime.fromisoformat(row["seen_at"])) > unnoticed:
                for table in await write.all("SELECT DISTINCT table_id FROM timers"):
                    await stand_still(write, table["table_id"], since, now)
            await self._note(write)

    async def _note(self, write: Statements) -> None:
        await write.all(
            "INSERT INTO running (one, seen_at) VALUES (1, ?)"
            " ON CONFLICT (one) DO UPDATE SET seen_at = excluded.seen_at",
            self._database.stamp(),
        )
