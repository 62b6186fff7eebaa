"""Whom a card may be aimed at in a turn (KS 4.2.9 to 4.2.11, 5.5.14, 5.7.3)."""

from collections.abc import Callable
from typing import Any

from rules.kaiser.deciding import decide
from rules.kaiser.state import Force, State, Vessel
from rules.kernel import Option, Play, Table

Within = Callable[[Force], list[Vessel]]
"""Which ships of a force something may be aimed at."""


def attackable(state: State, within: Within) -> list[int]:
    """Return the enemies with a ship that may be attacked now: one seat in a turn, and not one in fog (KS 4.2.9)."""
    turn = state.turn
    seats = state.enemies(turn.seat) if turn.attack_target is None else [turn.attack_target]
    return [seat for seat in seats if state.forces[seat].fog is None and within(state.forces[seat])]


def others(state: State, within: Callable[[Force], object], *, ships: bool = True) -> list[int]:
    """Return the enemies at whom a single-target card that is no attack may be aimed now (KS 4.2.10).

    ``ships``: it is aimed at ships, which a Fog Bank hides (KS 5.5.14).
    """
    turn = state.turn
    found: list[int] = []
    for seat in state.enemies(turn.seat):
        force = state.forces[seat]
        hit = [other for other in dict.fromkeys([*turn.others, seat]) if other != turn.attack_target]
        if len(hit) <= 1 and not (ships and force.fog is not None) and within(force):
            found.append(seat)
    return found


def attack_seat(table: Table, state: State, within: Within, **facts: Any) -> Play[int]:
    """Ask whom to attack; that is the attack target of the turn (KS 4.2.9)."""
    seat = yield from pick_seat(table, state, attackable(state, within), "KP 3.1.3", **facts)
    state.turn.attack_target = seat
    return seat


def other_seat(
    table: Table, state: State, within: Callable[[Force], object], *, ships: bool = True, **facts: Any
) -> Play[int]:
    """Ask at whom to aim a card that is no attack, and note it (KS 4.2.10)."""
    seat = yield from pick_seat(table, state, others(state, within, ships=ships), "KP 3.1.4", **facts)
    if seat not in state.turn.others:
        state.turn.others.append(seat)
    return seat


def pick_seat(table: Table, state: State, seats: list[int], rule: str, **facts: Any) -> Play[int]:
    """Ask for one of some seats."""
    options = [Option(str(seat), {"seat": seat}) for seat in seats]
    return int((yield from decide(table, state, state.turn.seat, "target_seat", options, rule=rule, data=facts)))


def pick_ship(table: Table, state: State, vessels: list[Vessel], rule: str, **facts: Any) -> Play[Vessel]:
    """Ask for one of some ships."""
    options = [Option(vessel.card, {"ship": vessel.card}) for vessel in vessels]
    picked = yield from decide(table, state, state.turn.seat, "target_ship", options, rule=rule, data=facts)
    return next(vessel for vessel in vessels if vessel.card == picked)
