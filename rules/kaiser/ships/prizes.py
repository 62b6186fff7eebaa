"""Prizes as supply ships (KS 5.8.12)."""

from rules.kaiser.coins import Side, challenge
from rules.kaiser.ships.changes import leave_force, supply
from rules.kaiser.state import Scored, State, Vessel
from rules.kernel import Table


def roll_exhaustion(table: Table, state: State, prize: Vessel) -> None:
    """Roll whether a prize is exhausted after giving supplies; it then counts once, for its owner (KS 5.8.12)."""
    owner = state.owner(prize)
    assert owner is not None, prize.card
    ours = Side(owner, prize.card, "B")
    if challenge(table, "exhausted", ours, Side(state.enemies(owner)[0], prize.card, "BG"), "KP 6.12.2"):
        leave_force(state, prize)
        state.forces[owner].pile.append(Scored(prize.card, "exhausted"))
        table.tell("prize_exhausted", seat=owner, ship=prize.card, rule="KP 6.12.2")


def resupply(table: Table, state: State, seat: int, prize: str, ship: str) -> None:
    """Supply a warship or raider from a prize; each prize may do so once a turn (KS 5.8.12)."""
    force = state.forces[seat]
    giver, taker = force.vessel(prize), force.vessel(ship)
    assert giver is not None, prize
    assert taker is not None, ship
    giver.supplied = True
    table.tell("prize_supplies", seat=seat, prize=prize, ship=ship, rule="KP 6.12.1")
    supply(table, state, taker, "KP 6.12.1")
    roll_exhaustion(table, state, giver)


def resupplies(state: State, seat: int) -> list[tuple[str, str]]:
    """Return the pairs of prize and ship for a supply at present."""
    force = state.forces[seat]
    return [
        (prize.card, ship.card)
        for prize in force.prizes
        if not prize.supplied
        for ship in force.ships
        if ship.low_supply
    ]
