"""All tables the bot knows of, and which of their matches are kept live."""

from collections import OrderedDict

from bot.tables import Table
from storage import Store, TableRow


class Tables:
    """All current tables, and a bounded number of live matches among them."""

    def __init__(self, store: Store, live_matches: int) -> None:
        self._store = store
        self._live_matches = live_matches
        self._tables: dict[int, Table] = {}
        self._live: OrderedDict[int, Table] = OrderedDict()

    async def load(self) -> list[Table]:
        """Load every table from the store that has something left to do or to tell."""
        return [await self._add(row) for row in await self._store.tables.untold()]

    async def get(self, table_id: int) -> Table | None:
        """Return a table, also one that is over, or None if there never was one of that number."""
        if table_id in self._tables:
            return self._tables[table_id]
        row = await self._store.tables.get(table_id)
        if row is None:
            return None
        # One that is over stays as it is: while somebody reads its story, it is not replayed for every page.
        return self._live.get(table_id) or await self._add(row)

    def forget(self, table: Table) -> None:
        """Drop a table that is over and told."""
        self._tables.pop(table.id, None)
        self._live.pop(table.id, None)
        table.forget_match()

    async def in_channel(self, channel_id: int) -> Table | None:
        """Return the current table of a channel."""
        row = await self._store.tables.in_channel(channel_id)
        return None if row is None else await self.get(row.id)

    async def last_played(self, channel_id: int) -> Table | None:
        """Return the table of the match that was the last to begin in a channel."""
        row = await self._store.tables.last_played(channel_id)
        return None if row is None else await self.get(row.id)

    async def of_user(self, user_id: int, *, archived: bool = False) -> list[Table]:
        """Return the current tables at which a person sits; ``archived`` ones too if wanted."""
        rows = await self._store.tables.of(user_id, archived=archived)
        return [table for row in rows if (table := await self.get(row.id)) is not None]

    async def kept_for(self, user_id: int) -> list[Table]:
        """Return the tables at which somebody, or the AI, sits only until a person is back; archived ones too."""
        numbers = await self._store.sittings.kept_for(user_id)
        return [table for number in numbers if (table := await self.get(number)) is not None]

    def show_anew(self, guild_id: int) -> None:
        """Say that a server's tables look different now.

        At once: what waited for somebody's next move would tell when a ballot came in.
        """
        for table in self._tables.values():
            if table.row.guild_id == guild_id:
                table.tell_listeners()

    async def _add(self, row: TableRow) -> Table:
        table = Table(self._store, row, self._keep)
        await table.read()
        if table.row.ended_at is not None and table.row.told_at is not None:
            # Nothing can happen to it any more, so it need not be the only one of its number, nor stay.
            return table
        return self._tables.setdefault(row.id, table)

    def _keep(self, table: Table) -> None:
        self._live[table.id] = table
        self._live.move_to_end(table.id)
        idle = [other for other in self._live.values() if not other.in_use]
        for oldest in idle[: max(0, len(self._live) - self._live_matches)]:
            del self._live[oldest.id]
            oldest.forget_match()
