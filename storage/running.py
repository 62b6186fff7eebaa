"""The bot's running time. Matches stand still while the bot does not run, because nobody can answer."""

from datetime import datetime, timedelta

from storage.database import Database, Statements
from storage.timers import stand_still


class Running:
    """The time at which the bot was last known to run."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self) -> None:
        """Note that the bot is running."""
        async with self._database.writing() as write:
            await self._note(write)

    async def begin(self, unnoticed: timedelta) -> None:
        """Note that the bot has started, and note the gap for every match; ``unnoticed``: the longest gap to ignore."""
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
