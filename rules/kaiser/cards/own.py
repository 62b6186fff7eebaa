"""Action cards for the player's own ships: supplies, repairs, refuge, ports, disguise, new ships (KS 5.5)."""

from collections.abc import Mapping
from typing import Any

from rules.kaiser.choices.deciding import decide
from rules.kaiser.choices.targets import ask_own_ship
from rules.kaiser.coins import AMOUNTS, Mod, Side, challenge, margin
from rules.kaiser.committed import withdraw
from rules.kaiser.decks.dealing import can_break_out, draw_ship
from rules.kaiser.pieces import action
from rules.kaiser.ships.changes import (
    disguise,
    may_be_disguised,
    out_of_play,
    repair,
    supply,
    transfer,
)
from rules.kaiser.ships.passage import passage_facts, try_for_port
from rules.kaiser.ships.refuge import enter_refuge, supply_mods
from rules.kaiser.state import PHANTOM_CORRECTIONS, Force, State, Vessel
from rules.kernel import Option, Play, Table


def active_force(state: State) -> Force:
    """Return the force of the seat whose turn it is."""
    return state.forces[state.turn.seat]


def short_of_supplies(state: State) -> bool:
    """Return whether an own German ship is low on supply."""
    return any(ship.low_supply for ship in active_force(state).ships)


def play_blockade_runner(table: Table, state: State) -> Play[None]:
    """Try to supply every ship that is low on supply, with one roll each (KS 5.5.2)."""
    roll_blockade_runner(table, state, state.turn.seat)
    yield from ()


def roll_blockade_runner(table: Table, state: State, seat: int) -> None:
    """Roll Blockade Runner for every ship of a seat that is low on supply."""
    printed, force = action("blockade_runner"), state.forces[seat]
    for ship in list(force.ships):
        if not ship.low_supply:
            continue
        mods = [Mod("prize", AMOUNTS["prize_supplies"])] if force.prizes else []
        ours = Side(seat, ship.card, printed.challenge, [*mods, *supply_mods(table, ship, AMOUNTS["coal"])])
        theirs = Side(state.enemies(seat)[0], "blockade_runner", printed.response)
        if challenge(table, "blockade_runner", ours, theirs, printed.rule):
            supply(table, state, ship, printed.rule)


def play_collier(table: Table, state: State) -> Play[None]:
    """Supply every ship that is low on supply (KS 5.5.8)."""
    supply_all(table, state, state.turn.seat)
    yield from ()


def supply_all(table: Table, state: State, seat: int) -> None:
    """Take every low-supply marker off a seat's ships."""
    for ship in state.forces[seat].ships:
        if ship.low_supply:
            supply(table, state, ship, "KP 3.3.8")


def repair_targets(force: Force) -> list[Vessel]:
    """Return the damaged ships of a force, merchants included."""
    return [vessel for vessel in force.vessels if vessel.damage]


def can_repair(state: State) -> bool:
    """Return whether an own ship is damaged."""
    return bool(repair_targets(active_force(state)))


def play_damage_control(table: Table, state: State, card: str) -> Play[None]:
    """Repair one own ship (KS 5.5.9)."""
    vessel = yield from ask_own_ship(table, state, repair_targets(active_force(state)), "KP 3.3.9", card)
    repair(table, state, vessel, "KP 3.3.9")


def scuttle_targets(force: Force) -> list[Vessel]:
    """Return the ships that may be scuttled: damaged warships, raiders, prizes (KS 5.5.35, 9.37)."""
    return [vessel for vessel in force.fleet if vessel.damage]


def can_scuttle(state: State) -> bool:
    """Return whether an own warship, raider or prize is damaged."""
    return bool(scuttle_targets(active_force(state)))


def play_scuttle(table: Table, state: State, card: str) -> Play[None]:
    """Take a damaged ship out of play (KS 5.5.35)."""
    vessel = yield from ask_own_ship(table, state, scuttle_targets(active_force(state)), "KP 3.3.35", card)
    out_of_play(table, state, vessel, "scuttle", "KP 3.3.35")


def outside_refuge(force: Force) -> list[Vessel]:
    """Return the German ships of a force outside refuge."""
    return [ship for ship in force.ships if ship.refuge is None]


def can_shelter(state: State) -> bool:
    """Return whether an own German ship is outside refuge."""
    return bool(outside_refuge(active_force(state)))


def play_island_refuge(table: Table, state: State, card: str) -> Play[None]:
    """Shelter a ship (KS 5.5.20)."""
    vessel = yield from ask_own_ship(table, state, outside_refuge(active_force(state)), "KP 3.3.20", card)
    withdraw(state, card)
    enter_refuge(table, state, vessel, card)


def fair_seas_targets(force: Force) -> list[Vessel]:
    """Return the merchants and prizes that Fair Seas can help: the undamaged ones."""
    return [vessel for vessel in [*force.prizes, *force.row] if not vessel.damage]


def can_have_fair_seas(state: State) -> bool:
    """Return whether an own merchant or prize is undamaged."""
    return bool(fair_seas_targets(active_force(state)))


def play_fair_seas(table: Table, state: State, card: str) -> Play[None]:
    """Have a merchant or prize try for a port (KS 5.5.12)."""
    ships = fair_seas_targets(active_force(state))
    vessel = yield from ask_own_ship(table, state, ships, "KP 3.3.12", card, fair_seas_facts)
    roll_fair_seas(table, state, vessel, state.turn.seat)


def roll_fair_seas(table: Table, state: State, vessel: Vessel, seat: int) -> None:
    """Roll a try for a port with Fair Seas."""
    try_for_port(table, state, vessel, state.enemies(seat)[0], fair_seas_mods(), "KP 3.3.12")


def fair_seas_mods() -> list[Mod]:
    """Return the modifier of a try for a port with Fair Seas."""
    return [Mod("fair_seas", AMOUNTS["fair_seas"])]


def fair_seas_facts(state: State, vessel: Vessel) -> Mapping[str, Any]:
    """Return what a try for a port with Fair Seas rolls, and its chance."""
    return passage_facts(state, vessel, fair_seas_mods())


def reflag_targets(force: Force) -> list[Vessel]:
    """Return the identified raiders and prizes of a force."""
    return [vessel for vessel in force.fleet if may_be_disguised(vessel)]


def can_reflag(state: State) -> bool:
    """Return whether an own raider or prize is identified."""
    return bool(reflag_targets(active_force(state)))


def play_reflag(table: Table, state: State, card: str) -> Play[None]:
    """Disguise an own ship again, in refuge or not (KS 5.5.32)."""
    vessel = yield from ask_own_ship(table, state, reflag_targets(active_force(state)), "KP 3.3.32", card)
    disguise(table, state, vessel, "KP 3.3.32")


def may_break_out(state: State) -> bool:
    """Return whether a German ship can be drawn (KS 5.5.7)."""
    return can_break_out(state)


def play_breakout(table: Table, state: State) -> Play[None]:
    """Try to bring one or two new ships through the blockade (KS 5.5.7)."""
    drawn = roll_breakout(table, state, state.turn.seat)
    partner = state.partner(state.turn.seat)
    if partner is not None and len(drawn) == 2:
        options = [Option(vessel.card, {"ship": vessel.card}) for vessel in drawn]
        given = yield from decide(
            table,
            state,
            state.turn.seat,
            "breakout_gift",
            options,
            default=drawn[1].card,
            rule="KP 4.7",
            data={"partner": partner},
        )
        transfer(table, state, next(vessel for vessel in drawn if vessel.card == given), partner, "KP 4.7")


def roll_breakout(table: Table, state: State, seat: int) -> list[Vessel]:
    """Roll Breakout for a seat; return the ships that join it. They may act from the next turn on."""
    printed = action("breakout")
    ours = Side(seat, "breakout", printed.challenge)
    theirs = Side(state.enemies(seat)[0], "breakout", printed.response)
    drawn: list[Vessel] = []
    for _ in range(margin(table, "breakout", ours, theirs, printed.rule)):
        card = draw_ship(table, state) if can_break_out(state) else None
        if card is not None:
            drawn.append(Vessel(card, acted=table.patched(PHANTOM_CORRECTIONS)))
            state.forces[seat].ships.append(drawn[-1])
            table.tell("broke_out", seat=seat, ship=card, reveals=True, rule=printed.rule)
    return drawn
