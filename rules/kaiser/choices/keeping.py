"""Keeping German ships for the next round: all players choose at once, then the Phantom (KS 3.3.2, 5.9.4)."""

from fractions import Fraction
from typing import Any

from rules.kaiser.choices.phantom import Worth, phantom_pick
from rules.kaiser.coins import mean
from rules.kaiser.pieces import GERMANS, va_of
from rules.kaiser.state import Force, State, Vessel
from rules.kernel import All, Ask, Option, Play, Table, pick


def keep_ships(table: Table, state: State, most: int) -> Play[dict[int, list[str]]]:
    """Return the ships that each force keeps, by seat; ``most``: the number that a player may keep."""
    asked = [force for force in state.forces if force.ships and not state.is_phantom(force.seat)]
    answers = yield from All([ask_carried(force, most) for force in asked])
    kept = {force.seat: cards for force, cards in zip(asked, answers, strict=True)}
    for force in state.forces:
        if state.is_phantom(force.seat) and force.ships:
            kept[force.seat] = [(yield from phantom_keeps(table, force))]
    return kept


def ask_carried(force: Force, most: int) -> Ask[list[str]]:
    """Ask a seat which of its ships to keep; the default is none."""
    options = [Option(ship.card, carried_facts(ship)) for ship in force.ships]
    return pick(
        force.seat,
        "carry",
        options,
        (0, min(most, len(options))),
        default=[],
        secret=True,
        rule="KP 2.4.1",
        data={"most": most},
    )


def carried_facts(ship: Vessel) -> dict[str, Any]:
    """Return a ship that may be kept, and what it is rid of in the next round (KP 2.4)."""
    return {"ship": ship.card, "mends": bool(ship.damage), "supplies": ship.low_supply}


def phantom_keeps(table: Table, force: Force) -> Play[str]:
    """Return the one ship that the Phantom keeps: the best attacker."""

    def worth(card: str) -> Worth:
        return mean(GERMANS[card].attack), Fraction(va_of(card))

    return (yield from phantom_pick(table, "carry", [ship.card for ship in force.ships], worth, by_rule=True))
