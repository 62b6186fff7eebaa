"""The bot's running time. Matches stand still while the bot does not run, because nobody can answer."""

from datetime import datetime, timedelta

from storage.database import Database, Statements
from storage.models import Outage


class Running:
    """The time at which the bot was last known to run, and the times in which it did not."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.outages: list[Outage] = []
        """The times in which the bot did not run, as far as an open question is older."""

    async def note(self) -> None:
        """Note that the bot is running."""
        async with self._database.writing() as write:
            await self._note(write)

    async def begin(self, unnoticed: timedelta) -> datetime | None:
        """Note that the bot has started; return when it ran last, None: never.

        The gap is stored once, for all matches; ``unnoticed``: the longest gap to ignore. Deadlines are computed with
        it when a table's workers next look at them.
        """
        async with self._database.writing() as write:
            row, now = await write.one("SELECT seen_at FROM running"), self._database.now()
            before = None if row is None else datetime.fromisoformat(row["seen_at"])
            if row is not None and before is not None and now - before > unnoticed:
                await write.all("INSERT INTO outages VALUES (?, ?)", row["seen_at"], self._database.stamp())
            await write.all(
                "DELETE FROM outages WHERE NOT EXISTS"
                " (SELECT 1 FROM timers WHERE kind = 'asked' AND timers.due_at < until)"
            )
            rows = await write.all("SELECT since, until FROM outages ORDER BY since")
            await self._note(write)
        self.outages = [Outage(*(datetime.fromisoformat(moment) for moment in row)) for row in rows]
        return before

    async def _note(self, write: Statements) -> None:
        await write.all(
            "INSERT INTO running (one, seen_at) VALUES (1, ?)"
            " ON CONFLICT (one) DO UPDATE SET seen_at = excluded.seen_at",
            self._database.stamp(),
        )
