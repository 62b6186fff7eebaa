"""The answers that a person may take back without asking anybody.

Where only AIs play along, the answers of AI seats since then go with them. An AI seat keeps nothing in mind: a card
that only it has seen is no reason against an undo, unless a person has ever had that seat.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.tables.sittings import Sittings
from rules.kernel import Match, Refusal, Undoable


class TakeBack(NamedTuple):
    """The answer that a seat may take back; ``alone``: nobody has acted since, so that the rules need no consent."""

    step: Undoable
    alone: bool


def unread(table: Sittings) -> list[int]:
    """Return the seats that no person has had since the match began: nobody has read what only they saw."""
    started = table.row.started_at
    played = [s for s in table.ever_seated if s.left_at is None or started is None or s.left_at > started]
    read = [sitting.seat for sitting in played if (sitting.user_id, sitting.for_user) != (None, None)]
    return [sitting.seat for sitting in table.sittings if sitting.seat not in read]


def among_ais(table: Sittings, seat: int) -> bool:
    """Return whether AIs have all other seats, and none of these is kept for a person."""
    others = [sitting for sitting in table.sittings if sitting.seat != seat]
    return all(sitting.user_id is None and sitting.for_user is None for sitting in others)


def takeback_of(table: Sittings, match: Match, seat: int) -> TakeBack:
    """Return what a seat may take back in one press: its last answer, or among AIs its last decision in person.

    Raises Refusal with the reason why it may not.
    """
    try:
        return TakeBack(match.takeback(seat), alone=True)
    except Refusal:
        if not among_ais(table, seat):
            raise
    return TakeBack(match.last_decision(seat, unread(table)), alone=False)


def take_back(table: Sittings, match: Match, seat: int, found: TakeBack) -> None:
    """Take back what :func:`takeback_of` has found; AI seats agree at once."""
    if found.alone:
        match.undo(seat)
    else:
        match.undo(seat, found.step.position, others_of(match, seat), unread(table))


def others_of(match: Match, seat: int) -> Sequence[int]:
    """Return all other seats."""
    return [other for other in range(match.seats) if other != seat]
