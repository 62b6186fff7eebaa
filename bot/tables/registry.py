"""All tables that the bot uses, and which of their matches are kept in memory."""

from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary, ref

from bot.tables.table import Table
from storage import Store, TableRow

KEPT = 256
"""Number of tables without work that stay in memory; others are read from the store when needed."""


class TableRegistry:
    """The current tables. There is one object for each that is in use, and a bounded number of others in memory."""

    def __init__(self, store: Store, live_matches: int) -> None:
        self._store = store
        self._live_matches = live_matches
        self._tables: WeakValueDictionary[int, Table] = WeakValueDictionary()
        """Every table that somebody uses: two objects for one table would not see each other's changes."""
        self._recent: OrderedDict[int, Table] = OrderedDict()
        self._live: OrderedDict[int, Table] = OrderedDict()
        self.on_change: Callable[[Table], None] = lambda _: None
        """Called after every change of a current table."""
        self._watchers: list[Callable[[Table], None]] = []
        self.on_redraw: Callable[[int], None] = lambda _: None
        """Called when all messages of a server's tables are to be rendered anew."""

    async def get(self, table_id: int) -> Table | None:
        """Return a table, current or ended, or None if no table has that number."""
        table = self._tables.get(table_id)
        if table is None:
            row = await self._store.tables.get(table_id)
            if row is None:
                return None
            # An ended table whose match is in memory is used again: each page of its story would replay the match.
            return self._live.get(table_id) or await self._add(row)
        self._use(table)
        return table

    def watch(self, watcher: Callable[[Table], None]) -> None:
        """Have a function called when a current table comes into use, and after every change of it."""
        self._watchers.append(watcher)

    def known(self) -> list[Table]:
        """Return the tables in memory that have not ended, or whose end is not told yet."""
        return list(self._tables.values())

    def forget(self, table_id: int) -> None:
        """Drop a table from memory."""
        found = [tables.pop(table_id, None) for tables in (self._tables, self._recent, self._live)]
        for table in found:
            if table is not None:
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
        self.on_redraw(guild_id)

    def redraw_person(self, user_id: int) -> None:
        """Have a person's direct messages rendered anew: their language has changed.

        Those of tables that are not in memory follow with the next change of their table.
        """
        for table in self.known():
            if table.sitting_of(user_id) is not None:
                table.notify()

    async def _add(self, row: TableRow) -> Table:
        table = Table(self._store, row, self._keep)
        await table.read()
        if table.row.ended_at is not None and table.row.told_at is not None:
            # It never changes again: two objects for it do no harm, and it need not stay in memory.
            return table
        known = self._tables.setdefault(row.id, table)
        if known is table:
            # Not the table itself: an object that refers to itself stays in memory for longer than it is used.
            reference = ref(table)
            table.listen(lambda: self._changed(reference()))
            self._tell(table)
        self._use(known)
        return known

    def _changed(self, table: Table | None) -> None:
        if table is not None:
            self.on_change(table)
            self._tell(table)

    def _tell(self, table: Table) -> None:
        for watcher in self._watchers:
            watcher(table)

    def _use(self, table: Table) -> None:
        """Count a table as the last one used, and let go of the table above the limit that was used first."""
        self._recent[table.id] = table
        self._recent.move_to_end(table.id)
        if len(self._recent) > KEPT:
            self._recent.popitem(last=False)

    def _keep(self, table: Table) -> None:
        """Count a table's match as the last one used, and drop the matches above the limit that were used first."""
        self._live[table.id] = table
        self._live.move_to_end(table.id)
        idle = [other for other in self._live.values() if not other.in_use]
        for oldest in idle[: max(0, len(self._live) - self._live_matches)]:
            del self._live[oldest.id]
            oldest.forget_match()
