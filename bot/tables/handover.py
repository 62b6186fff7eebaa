"""Handing seats over: who may take a seat, and giving it back to the person for whom it was kept."""

from collections.abc import Callable
from typing import Literal

from bot.tables.table import Table
from storage import NewNotice, SittingRow, Store


async def takeover_obstacle(table: Table, seat: int, user_id: int) -> Literal["seated", "knows", "out"] | None:
    """Return why a person may not take over a seat of a match, or None if they may.

    "seated": they have a seat. "knows": they have seen the secrets of another seat. "out": the seat decides nothing
    more. Raises TableFrozen.
    """
    if table.sitting_of(user_id) is not None:
        return "seated"
    started = table.row.started_at
    for sitting in table.ever_seated:
        in_match = started is None or sitting.left_at is None or sitting.left_at > started
        if sitting.user_id == user_id and sitting.seat != seat and in_match:
            return "knows"
    plays = await table.look(lambda match: match.result is None and match.known_to_play(seat))
    return None if plays else "out"


async def give_back(
    store: Store, table: Table, sitting: SittingRow, *, wake: Callable[[], None], tell_stand_in: bool
) -> bool:
    """Give a seat back to the person for whom it was kept; return whether there is such a person.

    The caller holds ``services.seating``. ``wake`` is called when there are notices to send. ``tell_stand_in``: send
    the stand-in a notice, because they did not leave by themselves.

    Raises AlreadySeated, NoSuchSitting, WrongState.
    """
    owner = table.sitting_at(sitting.seat).for_user
    before = next((s for s in reversed(table.ever_seated) if s.user_id == owner), None)
    if owner is None or owner != sitting.for_user or before is None:
        # One of the two has left meanwhile, or was forgotten.
        return False
    back = notice(table, owner, f"back-{sitting.id}", "back", sitting.seat)
    # Their orders were cleared when the stand-in sat down: the notice says so.
    orders = await store.entries.has_orders(table.id, sitting.seat, owner, before.joined_at)
    notices = [back._replace(body={**back.body, "orders": orders})]
    if tell_stand_in and sitting.user_id is not None:
        notices.append(notice(table, sitting.user_id, f"over-{sitting.id}", "over", sitting.seat))
    await table.hand_over(sitting.seat, before.name, owner, notices=notices)
    wake()
    return True


def notice(table: Table, user_id: int, key: str, kind: str, seat: int) -> NewNotice:
    """Return a notice to a person about a seat; ``key`` is unique at the table."""
    return NewNotice(user_id, f"{table.id}-{key}", {"kind": kind, "table": table.id, "seat": seat})
