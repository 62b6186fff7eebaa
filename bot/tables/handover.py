"""Who may take a seat over, and giving one back to whom somebody else, or the AI, sat there for."""

from typing import TYPE_CHECKING, Literal

from bot.tables import Table
from storage import NewNotice, SittingRow

if TYPE_CHECKING:
    from bot.app import Quartermaster


async def why_not(table: Table, seat: int, user_id: int) -> Literal["seated", "knows", "out"] | None:
    """Return why somebody may not take a seat of a match over: nobody has two, nor the secrets of two.

    "out": there is nothing to play for it any more. Raises TableFrozen.
    """
    if table.sitting_of(user_id) is not None:
        return "seated"
    started = table.row.started_at
    for sitting in table.ever_seated:
        in_match = started is None or sitting.left_at is None or sitting.left_at > started
        if sitting.user_id == user_id and sitting.seat != seat and in_match:
            return "knows"
    plays = await table.look(lambda match: match.result is None and match.plays(seat))
    return None if plays else "out"


async def give_back(bot: "Quartermaster", table: Table, sitting: SittingRow, *, thanked: bool) -> bool:
    """Give a seat back to whom somebody sits there for; tell whether there was anybody. Hold ``seating`` meanwhile.

    ``thanked``: who stood in is told that it is over, as they do not leave of themselves.

    Raises AlreadySeated, NoSuchSitting, WrongState.
    """
    owner = table.sitting_at(sitting.seat).for_user
    before = next((s for s in reversed(table.ever_seated) if s.user_id == owner), None)
    if owner is None or owner != sitting.for_user or before is None:
        # One of them has left meanwhile, or was forgotten.
        return False
    back = notice(table, owner, f"back-{sitting.id}", "back", sitting.seat)
    # They were cleared when somebody else sat down.
    orders = await bot.store.entries.has_orders(table.id, sitting.seat, owner, before.joined_at)
    notices = [back._replace(body={**back.body, "orders": orders})]
    if thanked and sitting.user_id is not None:
        notices.append(notice(table, sitting.user_id, f"over-{sitting.id}", "over", sitting.seat))
    await table.hand_over(sitting.seat, before.name, owner, notices=notices)
    bot.reminders.wake()
    return True


def notice(table: Table, user_id: int, key: str, kind: str, seat: int) -> NewNotice:
    """Return what somebody is told about a seat of a table; ``key``: told once at this table."""
    return NewNotice(user_id, f"{table.id}-{key}", {"kind": kind, "table": table.id, "seat": seat})
