"""Whose turn a picture shows."""

from rules.tortuga.cards import NATIONS, SHIPS, hold_of
from rules.tortuga.view import TortugaView


def mover(view: TortugaView) -> int | None:
    """Return whose turn it is; before the first one, the captain who is to load."""
    if view.ended:
        return None
    if view.phase != "setup":
        return view.active
    empty = [ship for ship in reversed(SHIPS) if not any(view.treasure[hold_of(ship, side)] for side in NATIONS)]
    return view.lines[empty[0]][0] if empty and view.lines[empty[0]] else None
