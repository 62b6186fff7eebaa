"""Action cards for one's own ships: supplies, repairs, refuge, ports, disguise, new ships (KS 5.5)."""

from rules.kaiser.cards import action
from rules.kaiser.coins import Mod, Side, challenge, margin
from rules.kaiser.deciding import decide
from rules.kaiser.decks import can_break_out, draw_ship
from rules.kaiser.moves import (
    disguise,
    may_be_disguised,
    out_of_play,
    repair,
    supply,
    transfer,
)
from rules.kaiser.passage import try_for_port
from rules.kaiser.refuge import enter, supply_mods
from rules.kaiser.state import Force, State, Vessel
from rules.kaiser.tabled import take
from rules.kaiser.targets import pick_ship
from rules.kernel import Option, Play, Table


def mine_own(state: State) -> Force:
    """Return the force of the seat whose turn it is."""
    return state.forces[state.turn.seat]


def short_of_supplies(table: Table, state: State) -> bool:
    """Some own German ship is low on supply."""
    return any(ship.low_supply for ship in mine_own(state).ships)


def blockade_runner(table: Table, state: State, card: str) -> Play[None]:
    """Try to supply every ship that is low, each by itself (KS 5.5.2)."""
    run_blockade(table, state, state.turn.seat)
    yield from ()


def run_blockade(table: Table, state: State, seat: int) -> None:
    """Roll Blockade Runner for every ship of a seat that is low on supply."""
    printed, force = action("blockade_runner"), state.forces[seat]
    for ship in list(force.ships):
        if not ship.low_supply:
            continue
        mods = [Mod("prize", 2)] if force.prizes else []
        ours = Side(seat, ship.card, printed.challenge, [*mods, *supply_mods(table, ship, -1)])
        theirs = Side(state.enemies(seat)[0], "blockade_runner", printed.response)
        if challenge(table, "blockade_runner", ours, theirs, printed.rule):
            supply(table, state, ship, printed.rule)


def collier(table: Table, state: State, card: str) -> Play[None]:
    """Supply every ship that is low (KS 5.5.8)."""
    coal_all(table, state, state.turn.seat)
    yield from ()


def coal_all(table: Table, state: State, seat: int) -> None:
    """Take every low-supply marker off a seat's ships."""
    for ship in state.forces[seat].ships:
        if ship.low_supply:
            supply(table, state, ship, "KP 3.3.8")


def damaged_own(force: Force) -> list[Vessel]:
    """Return the damaged ships of a force, of whatever kind."""
    return [vessel for vessel in force.vessels if vessel.damage]


def can_repair(table: Table, state: State) -> bool:
    """Some own ship is damaged."""
    return bool(damaged_own(mine_own(state)))


def damage_control(table: Table, state: State, card: str) -> Play[None]:
    """Repair one own ship (KS 5.5.9)."""
    vessel = yield from pick_ship(table, state, damaged_own(mine_own(state)), "KP 3.3.9", what=card)
    repair(table, state, vessel, "KP 3.3.9")


def scuttled(force: Force) -> list[Vessel]:
    """Return what may be scuttled: damaged warships, raiders, prizes (KS 5.5.35, 9.37)."""
    return [vessel for vessel in force.fleet if vessel.damage]


def can_scuttle(table: Table, state: State) -> bool:
    """Some own ship but a merchant is damaged."""
    return bool(scuttled(mine_own(state)))


def scuttle(table: Table, state: State, card: str) -> Play[None]:
    """Take a damaged ship out of play (KS 5.5.35)."""
    vessel = yield from pick_ship(table, state, scuttled(mine_own(state)), "KP 3.3.35", what=card)
    out_of_play(table, state, vessel, "scuttle", "KP 3.3.35")


def open_ships(force: Force) -> list[Vessel]:
    """Return the German ships that are not in refuge."""
    return [ship for ship in force.ships if ship.refuge is None]


def can_shelter(table: Table, state: State) -> bool:
    """Some own German ship is not in refuge."""
    return bool(open_ships(mine_own(state)))


def island_refuge(table: Table, state: State, card: str) -> Play[None]:
    """Shelter a ship (KS 5.5.20)."""
    vessel = yield from pick_ship(table, state, open_ships(mine_own(state)), "KP 3.3.20", what=card)
    take(state, card)
    enter(table, state, vessel, card)


def seaworthy(force: Force) -> list[Vessel]:
    """Return the merchants and prizes that Fair Seas may help: undamaged ones."""
    return [vessel for vessel in [*force.prizes, *force.row] if not vessel.damage]


def can_have_fair_seas(table: Table, state: State) -> bool:
    """Some own merchant or prize is undamaged."""
    return bool(seaworthy(mine_own(state)))


def fair_seas(table: Table, state: State, card: str) -> Play[None]:
    """Have a merchant or prize try for a port (KS 5.5.12)."""
    vessel = yield from pick_ship(table, state, seaworthy(mine_own(state)), "KP 3.3.12", what=card)
    with_fair_seas(table, state, vessel, state.turn.seat)


def with_fair_seas(table: Table, state: State, vessel: Vessel, seat: int) -> None:
    """Roll a try with Fair Seas."""
    try_for_port(table, state, vessel, state.enemies(seat)[0], [Mod("fair_seas", 1)], "KP 3.3.12")


def own_exposed(force: Force) -> list[Vessel]:
    """Return the identified raiders and prizes of a force."""
    return [vessel for vessel in force.fleet if may_be_disguised(vessel)]


def can_reflag(table: Table, state: State) -> bool:
    """Some own raider or prize is identified."""
    return bool(own_exposed(mine_own(state)))


def reflag(table: Table, state: State, card: str) -> Play[None]:
    """Disguise an own ship again, in refuge or not (KS 5.5.32)."""
    vessel = yield from pick_ship(table, state, own_exposed(mine_own(state)), "KP 3.3.32", what=card)
    disguise(table, state, vessel, "KP 3.3.32")


def may_break_out(table: Table, state: State) -> bool:
    """A German ship could be drawn (KS 5.5.7)."""
    return can_break_out(state)


def breakout(table: Table, state: State, card: str) -> Play[None]:
    """Try to have one or two ships run the blockade (KS 5.5.7)."""
    drawn = break_out(table, state, state.turn.seat)
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


def break_out(table: Table, state: State, seat: int) -> list[Vessel]:
    """Roll Breakout for a seat; return the ships that join it. They act from the next turn on."""
    printed = action("breakout")
    ours = Side(seat, "breakout", printed.challenge)
    theirs = Side(state.enemies(seat)[0], "breakout", printed.response)
    drawn: list[Vessel] = []
    for _ in range(margin(table, "breakout", ours, theirs, printed.rule)):
        card = draw_ship(table, state) if can_break_out(state) else None
        if card is not None:
            drawn.append(Vessel(card))
            state.forces[seat].ships.append(drawn[-1])
            table.tell("broke_out", seat=seat, ship=card, reveals=True, rule=printed.rule)
    return drawn
