"""Check and end a table's state, and check its channel, inside a transaction."""

from storage.database import RawRow, Statements
from storage.errors import ChannelBusy, NoSuchTable, WrongState
from storage.models import TableState


async def expect(read: Statements, table_id: int, *states: TableState) -> None:
    """Raise ``NoSuchTable`` or ``WrongState`` unless the table is in one of ``states``."""
    row = await read.one("SELECT state FROM tables WHERE id = ?", table_id)
    if row is None:
        raise NoSuchTable(f"there is no table {table_id}")
    if row["state"] not in states:
        raise WrongState(f"table {table_id} is {row['state']}, not {' or '.join(states)}")


async def expect_free(read: Statements, channel_id: int) -> None:
    """Raise ``ChannelBusy`` if a channel has a current table."""
    busy = await read.one("SELECT id FROM current_tables WHERE channel_id = ?", channel_id)
    if busy:
        raise ChannelBusy(f"channel {channel_id} has table {busy['id']}")


async def end(write: Statements, table_id: int, state: TableState, stamp: str) -> RawRow:
    """End a table, delete its drafts, timers, offers and proposals, and return its row."""
    await write.all("DELETE FROM drafts WHERE table_id = ?", table_id)
    await write.all("DELETE FROM timers WHERE table_id = ?", table_id)
    await write.all("DELETE FROM offers WHERE table_id = ?", table_id)
    await write.all("DELETE FROM proposals WHERE table_id = ?", table_id)
    (row,) = await write.all(
        "UPDATE tables SET state = ?, why_frozen = NULL, paused_at = NULL, warned_at = NULL, archived_at = NULL,"
        " ended_at = ? WHERE id = ? RETURNING *",
        state,
        stamp,
        table_id,
    )
    return row
