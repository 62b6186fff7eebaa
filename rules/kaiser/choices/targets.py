"""Legal targets of the cards in a turn (KS 4.2.9 to 4.2.11, 5.5.14, 5.7.3)."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rules.kaiser.choices.deciding import decide
from rules.kaiser.choices.planned import Standing, planned_seat, planned_ship
from rules.kaiser.pieces import kind_of
from rules.kaiser.state import Force, State, Vessel
from rules.kernel import Option, Play, Table

Within = Callable[[Force], list[Vessel]]
"""Returns the possible targets in a force."""


def attack_target_seats(state: State, within: Within) -> list[int]:
    """Return the enemies that may be attacked at present: one seat in each turn, never a seat in fog (KS 4.2.9)."""
    turn = state.turn
    seats = state.enemies(turn.seat) if turn.attack_target is None else [turn.attack_target]
    return [seat for seat in seats if state.forces[seat].fog is None and within(state.forces[seat])]


def card_target_seats(state: State, within: Callable[[Force], object], *, ships: bool = True) -> list[int]:
    """Return the enemies that a single-target card other than an attack may be aimed at (KS 4.2.10).

    ``ships``: whether it is aimed at ships, which a Fog Bank hides (KS 5.5.14).
    """
    turn = state.turn
    found: list[int] = []
    for seat in state.enemies(turn.seat):
        force = state.forces[seat]
        hit = [other for other in dict.fromkeys([*turn.others, seat]) if other != turn.attack_target]
        if len(hit) <= 1 and not (ships and force.fog is not None) and within(force):
            found.append(seat)
    return found


def ask_attack_seat(table: Table, state: State, within: Within, **facts: Any) -> Play[int]:
    """Ask for the seat to attack; it stays the attack target of the turn (KS 4.2.9)."""
    seat = yield from ask_seat(table, state, attack_target_seats(state, within), "KP 3.1.3", **facts)
    state.turn.attack_target = seat
    return seat


def ask_card_seat(
    table: Table, state: State, within: Callable[[Force], object], *, ships: bool = True, **facts: Any
) -> Play[int]:
    """Ask for the target seat of a card other than an attack, and note it (KS 4.2.10)."""
    seat = yield from ask_seat(table, state, card_target_seats(state, within, ships=ships), "KP 3.1.4", **facts)
    if seat not in state.turn.others:
        state.turn.others.append(seat)
    return seat


def ask_seat(table: Table, state: State, seats: list[int], rule: str, **facts: Any) -> Play[int]:
    """Ask for one of the seats."""
    options = [Option(str(seat), {"seat": seat}) for seat in seats]
    return int((yield from _ask_target(table, state, "target_seat", options, planned_seat(state), rule, facts)))


def ship_options(vessels: Iterable[Vessel]) -> list[Option]:
    """Return ships as options; they say how often each is damaged, which weakens its defence (KP 3.2.7)."""
    return [Option(vessel.card, {"ship": vessel.card, "damage": vessel.damage}) for vessel in vessels]


def ask_ship(table: Table, state: State, vessels: list[Vessel], rule: str, **facts: Any) -> Play[Vessel]:
    """Ask for one of the ships."""
    options = ship_options(vessels)
    picked = yield from _ask_target(table, state, "target_ship", options, planned_ship(state), rule, facts)
    return next(vessel for vessel in vessels if vessel.card == picked)


def ask_own_ship(table: Table, state: State, vessels: list[Vessel], rule: str, card: str) -> Play[Vessel]:
    """Ask for one of the active seat's own ships, which a card helps or removes."""
    return (yield from ask_ship(table, state, vessels, rule, what=card, kind=kind_of(card), own=True))


def _ask_target(
    table: Table,
    state: State,
    kind: str,
    options: list[Option],
    standing: Standing,
    rule: str,
    facts: Mapping[str, Any],
) -> Play[str]:
    """Ask the active seat for a target."""
    return (
        yield from decide(
            table, state, state.turn.seat, kind, options, takeback=True, standing=standing, rule=rule, data=facts
        )
    )
