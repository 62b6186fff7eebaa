"""Private replies about a lobby, such as its options or the welcome to a seat: they go when the lobby closes."""

import asyncio
from weakref import WeakSet

from bot.interactions.standing import Standing, Standings
from bot.tables.table import Table


class LobbyReplies:
    """The private replies about lobbies that are still open."""

    def __init__(self, standings: Standings) -> None:
        self._standings = standings
        self._shown: dict[int, tuple[Table, Standing]] = {}
        """By the ids of their messages."""
        self._followed: WeakSet[Table] = WeakSet()
        self._removing: set[asyncio.Task[None]] = set()

    def note(self, table: Table | None, shown: Standing) -> None:
        """Note what a message shows now. ``table``: whose lobby it is about; None: it is about no lobby."""
        lives = self._standings.lives
        self._shown = {number: found for number, found in self._shown.items() if lives(found[1])}
        self._shown.pop(shown.message_id, None)
        if table is None:
            return
        self._shown[shown.message_id] = table, shown
        if table not in self._followed:
            self._followed.add(table)
            table.listen(lambda: self._changed(table))
        # It may have closed while the reply was on its way.
        self._changed(table)

    async def close(self) -> None:
        """Stop removing."""
        for task in self._removing:
            task.cancel()
        await asyncio.gather(*self._removing, return_exceptions=True)

    def _changed(self, table: Table) -> None:
        if table.row.state == "lobby":
            return
        ended = [shown for of, shown in self._shown.values() if of is table]
        for shown in ended:
            del self._shown[shown.message_id]
            self._standings.gone(shown.message_id)
        if ended:
            task = asyncio.create_task(self._standings.remove(ended), name=f"lobby-{table.id}")
            self._removing.add(task)
            task.add_done_callback(self._removing.discard)
