"""Snapshots: all that one delivery round needs of the store beside the match, read at one moment."""

from collections.abc import Iterable
from typing import TypeVar

from storage.database import Database, RawRow
from storage.drafts import drafts_in
from storage.errors import DatabaseDamaged
from storage.guilds import guild_in, people_in
from storage.models import OutboxRow, PersonRow, Row, Snapshot
from storage.values import from_json

R = TypeVar("R", bound=Row)


class Snapshots:
    """Reads what is stored about a table, its server and its people under one lock."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, table_id: int, guild_id: int, user_ids: Iterable[int]) -> Snapshot:
        """Return the server, the people, the newest message to each recipient and the drafts of a table."""
        wanted = sorted(set(user_ids))
        async with self._database.reading() as read:
            server = await guild_in(read, self._database, guild_id)
            people = await people_in(read, self._database, wanted)
            newest = await read.all(
                "SELECT * FROM outbox WHERE table_id = ?1 AND n ="
                " (SELECT max(n) FROM outbox AS sent WHERE sent.table_id = ?1 AND sent.recipient = outbox.recipient)",
                table_id,
            )
            drafts = await drafts_in(read, self._database, table_id)
        messages = {row["recipient"]: self._readable(OutboxRow, row) for row in newest}
        return Snapshot(
            now=self._database.now(),
            server=server,
            people={user_id: person for user_id, person in people.items() if isinstance(person, PersonRow)},
            newest={recipient: row for recipient, row in messages.items() if row is not None},
            unreadable=frozenset(recipient for recipient, row in messages.items() if row is None),
            drafts={key: from_json(draft) for key, draft in drafts.items()},
        )

    def _readable(self, model: type[R], row: RawRow) -> R | None:
        """Return a row as its model, or None if it is damaged."""
        try:
            return self._database.row(model, row)
        except DatabaseDamaged:
            return None
