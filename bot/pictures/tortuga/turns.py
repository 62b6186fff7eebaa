"""The seat to move, as pictures show it."""

from rules.tortuga.cards import NATIONS, SHIPS, hold_of
from rules.tortuga.view import TortugaView


def mover(view: TortugaView) -> int | None:
    """Return the seat to move; before the first turn, the captain who loads treasure next."""
    if view.ended:
        return None
    if view.phase != "setup":
        return view.active
    empty = [ship for ship in reversed(SHIPS) if not any(view.treasure[hold_of(ship, side)] for side in NATIONS)]
    return view.lines[empty[0]][0] if empty and view.lines[empty[0]] else None
