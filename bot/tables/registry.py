"""All tables that the bot knows, and which of their matches are kept in memory."""

from collections import OrderedDict

from bot.tables.table import Table
from storage import Store, TableRow


class TableRegistry:
    """The current tables, with a bounded number of their matches in memory."""

    def __init__(self, store: Store, live_matches: int) -> None:
        self._store = store
        self._live_matches = live_matches
        self._tables: dict[int, Table] = {}
        self._live: OrderedDict[int, Table] = OrderedDict()

    async def load(self) -> list[Table]:
        """Load from the store every table that is not over, or whose end is not told yet."""
        return [await self._add(row) for row in await self._store.tables.untold()]

    async def get(self, table_id: int) -> Table | None:
        """Return a table, current or ended, or None if no table has that number."""
        if table_id in self._tables:
            return self._tables[table_id]
        row = await self._store.tables.get(table_id)
        if row is None:
            return None
        # An ended table whose match is in memory is used again: each page of its story would replay the match.
        return self._live.get(table_id) or await self._add(row)

    def known(self) -> list[Table]:
        """Return the tables in memory that have not ended, or whose end is not told yet."""
        return list(self._tables.values())

    def forget(self, table: Table) -> None:
        """Drop a table from memory."""
        self._tables.pop(table.id, None)
        self._live.pop(table.id, None)
        table.forget_match()

    async def in_channel(self, channel_id: int) -> Table | None:
        """Return the current table of a channel."""
        row = await self._store.tables.in_channel(channel_id)
        return None if row is None else await self.get(row.id)

    async def last_played(self, channel_id: int) -> Table | None:
        """Return the table of the match that began last in a channel."""
        row = await self._store.tables.last_played(channel_id)
        return None if row is None else await self.get(row.id)

    async def of_user(self, user_id: int, *, archived: bool = False) -> list[Table]:
        """Return the current tables at which a person sits; ``archived``: archived ones, too."""
        rows = await self._store.tables.of(user_id, archived=archived)
        return [table for row in rows if (table := await self.get(row.id)) is not None]

    async def kept_for(self, user_id: int) -> list[Table]:
        """Return the tables at which a seat is kept for a person, archived ones included."""
        numbers = await self._store.sittings.kept_for(user_id)
        return [table for number in numbers if (table := await self.get(number)) is not None]

    def redraw_server(self, guild_id: int) -> None:
        """Have the messages of a server's tables rendered anew: its settings have changed.

        At once: a message that changed only with the next move would show when a ballot came in.
        """
        for table in self._tables.values():
            if table.row.guild_id == guild_id:
                table.notify()

    async def _add(self, row: TableRow) -> Table:
        table = Table(self._store, row, self._keep)
        await table.read()
        if table.row.ended_at is not None and table.row.told_at is not None:
            # It never changes again: two objects for it do no harm, and it need not stay in memory.
            return table
        return self._tables.setdefault(row.id, table)

    def _keep(self, table: Table) -> None:
        """Count a table's match as the last one used, and drop the matches above the limit that were used first."""
        self._live[table.id] = table
        self._live.move_to_end(table.id)
        idle = [other for other in self._live.values() if not other.in_use]
        for oldest in idle[: max(0, len(self._live) - self._live_matches)]:
            del self._live[oldest.id]
            oldest.forget_match()
