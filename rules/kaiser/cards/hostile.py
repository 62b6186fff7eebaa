"""Action cards against ships that are no attacks (KS 5.5, 5.6.2)."""

from collections.abc import Callable

from rules.kaiser.cards import action
from rules.kaiser.coins import Mod, Side, challenge
from rules.kaiser.moves import (
    damage,
    lose_supply,
    out_of_play,
    transfer,
    want,
    wounds,
)
from rules.kaiser.refuge import supply_mods
from rules.kaiser.state import Force, State, Vessel
from rules.kaiser.targets import other_seat, others, pick_ship
from rules.kaiser.windows import reflag_window
from rules.kernel import Play, Table


def undamaged_germans(table: Table) -> Callable[[Force], list[Vessel]]:
    """Return which ships Breakdown may be aimed at (KS 5.5.6, 9.9)."""
    return lambda force: [ship for ship in force.ships if not ship.damage and not safe_in_refuge(table, ship)]


def exposed_ships(table: Table) -> Callable[[Force], list[Vessel]]:
    """Return which ships Interned and Transfer Command may be aimed at (KS 5.5.18, 5.5.45, 9.9)."""
    return lambda force: [vessel for vessel in force.fleet if vessel.exposed and not safe_in_refuge(table, vessel)]


def safe_in_refuge(table: Table, vessel: Vessel) -> bool:
    """Tell whether a refuge shields a ship from these cards, too (KS 9.9)."""
    return table.options.refuge_safe and vessel.refuge is not None


def can_break_down(table: Table, state: State) -> bool:
    """An enemy has an undamaged German ship."""
    return bool(others(state, undamaged_germans(table)))


def breakdown(table: Table, state: State, card: str) -> Play[None]:
    """Try to damage a ship (KS 5.5.6)."""
    printed, within = action(card), undamaged_germans(table)
    seat = yield from other_seat(table, state, within, what=card)
    vessel = yield from pick_ship(table, state, within(state.forces[seat]), printed.rule, what=card)
    ours = Side(state.turn.seat, card, printed.challenge)
    if challenge(table, "breakdown", ours, Side(seat, vessel.card, printed.response), printed.rule):
        damage(table, state, vessel, printed.rule)


def can_hit_exposed(table: Table, state: State) -> bool:
    """An enemy has a warship, or an identified raider or prize."""
    return bool(others(state, exposed_ships(table)))


def interned(table: Table, state: State, card: str) -> Play[None]:
    """Try to have a ship interned (KS 5.5.18)."""
    within = exposed_ships(table)
    seat = yield from other_seat(table, state, within, what=card)
    vessel = yield from pick_ship(table, state, within(state.forces[seat]), "KP 3.3.18", what=card)
    yield from intern(table, state, vessel, state.turn.seat, seat, card)


def intern(table: Table, state: State, vessel: Vessel, by: int, seat: int, card: str) -> Play[None]:
    """Roll Interned against a ship, unless its owner answers."""
    if (yield from reflagged(table, state, vessel, "interned")):
        return
    printed = action(card)
    ours = Side(by, card, printed.challenge, [*wounds(vessel, 2), *want(vessel, 2)])
    if challenge(table, "interned", ours, Side(seat, vessel.card, printed.response), printed.rule):
        out_of_play(table, state, vessel, "interned", printed.rule)


def transfer_command(table: Table, state: State, card: str) -> Play[None]:
    """Try to take over a ship (KS 5.5.45)."""
    within = exposed_ships(table)
    seat = yield from other_seat(table, state, within, what=card)
    vessel = yield from pick_ship(table, state, within(state.forces[seat]), "KP 3.3.45", what=card)
    yield from take_over(table, state, vessel, state.turn.seat, seat, card)


def take_over(table: Table, state: State, vessel: Vessel, by: int, seat: int, card: str) -> Play[None]:
    """Roll Transfer Command against a ship, unless its owner answers."""
    if (yield from reflagged(table, state, vessel, "transfer_command")):
        return
    printed = action(card)
    ours = Side(by, card, printed.challenge)
    if challenge(table, "transfer_command", ours, Side(seat, vessel.card, printed.response), printed.rule):
        transfer(table, state, vessel, by, printed.rule)


def reflagged(table: Table, state: State, vessel: Vessel, cause: str) -> Play[bool]:
    """Ask the owner for Reflag in answer to a card; tell whether it is cancelled (KS 5.5.32 b)."""
    return table.options.reflag_cancels and (yield from reflag_window(table, state, vessel, cause))


def supplied_ships(force: Force) -> list[Vessel]:
    """Return whom Rendezvous Missed may hurt (KS 5.5.33)."""
    return [ship for ship in force.ships if ship.refuge is None and not ship.low_supply]


def can_miss_rendezvous(table: Table, state: State) -> bool:
    """An enemy has a German ship with supplies, outside refuge."""
    return bool(others(state, supplied_ships))


def rendezvous_missed(table: Table, state: State, card: str) -> Play[None]:
    """Try to cut every ship of a seat off from supplies (KS 5.5.33)."""
    seat = yield from other_seat(table, state, supplied_ships, what=card)
    miss_rendezvous(table, state, state.turn.seat, seat)


def miss_rendezvous(table: Table, state: State, by: int, seat: int) -> None:
    """Roll Rendezvous Missed for every ship of a seat that can lose supplies."""
    printed, force = action("rendezvous_missed"), state.forces[seat]
    for ship in supplied_ships(force):
        mods = [*([Mod("prize", -2)] if force.prizes else []), *supply_mods(table, ship, 2)]
        ours = Side(by, "rendezvous_missed", printed.challenge, mods)
        if challenge(table, "rendezvous_missed", ours, Side(seat, ship.card, printed.response), printed.rule):
            lose_supply(table, state, ship, printed.rule)


def storm_tossed(state: State, seat: int) -> list[Vessel]:
    """Return the ships that Heavy Weather tests, in order (KS 5.5.16)."""
    return [
        vessel
        for side in state.clockwise(seat)
        for vessel in state.forces[side].vessels
        if vessel.damage and vessel.refuge is None
    ]


def can_storm(table: Table, state: State) -> bool:
    """Some ship outside refuge is damaged."""
    return bool(storm_tossed(state, state.turn.seat))


def heavy_weather(table: Table, state: State, card: str) -> Play[None]:
    """Test every damaged ship at sea (KS 5.5.16)."""
    storm(table, state, state.turn.seat)
    yield from ()


def storm(table: Table, state: State, seat: int) -> None:
    """Roll Heavy Weather for every damaged ship at sea, whoever has it."""
    printed = action("heavy_weather")
    for vessel in storm_tossed(state, seat):
        owner = state.owner(vessel)
        assert owner is not None
        ours = Side(seat, "heavy_weather", printed.challenge)
        if challenge(table, "heavy_weather", ours, Side(owner, vessel.card, printed.response), printed.rule):
            out_of_play(table, state, vessel, "heavy_weather", printed.rule)
