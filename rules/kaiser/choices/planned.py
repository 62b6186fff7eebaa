"""The answers to the choices of a move that the active seat planned ahead (KS 8.1)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.kaiser.orders import plans_ahead
from rules.kaiser.pieces import kind_of
from rules.kaiser.state import Planned, State

Standing = Callable[[Mapping[str, Any]], Any]


def planned(state: State, answer: Callable[[Planned], Any]) -> Standing:
    """Return a standing answer from the move that is carried out, None if it was not planned."""
    move = state.turn.move
    return lambda orders: answer(move) if move is not None and plans_ahead(orders) else None


def planned_seat(state: State) -> Standing:
    """Return the standing answer to the choice of a seat."""
    return planned(state, lambda move: None if move.seat is None else str(move.seat))


def planned_ship(state: State) -> Standing:
    """Return the standing answer to the choice of one ship."""
    return planned(state, lambda move: move.targets[0] if len(move.targets) == 1 else None)


def planned_ships(state: State) -> Standing:
    """Return the standing answer to the choice of several ships, in their order."""
    return planned(state, lambda move: list(move.targets) or None)


def planned_order(state: State, ships: Sequence[str]) -> Standing:
    """Return the standing answer to the order of ships that are all attacked: as they lie, for a plan names none."""
    return planned(state, lambda move: list(ships) if move.aimed else None)


def planned_assists(state: State, offered: Sequence[str]) -> Standing:
    """Return the standing answer to the choice of assist cards."""
    return planned(state, lambda move: [card for card in move.assists if card in offered] if move.aimed else None)


def planned_boarding(state: State, target: str) -> Standing:
    """Return the standing answer about a Boarding Party, which joins the attack on the first target."""

    def answer(move: Planned) -> str | None:
        if not move.aimed:
            return None
        boards = any(kind_of(card) == "boarding_party" for card in move.assists)
        return "yes" if boards and move.targets[:1] == (target,) else "no"

    return planned(state, answer)
