"""Moving money between the cabin and a Refuge, with no operation (spec 4.10.10)."""

from rules.blackbeard import ledgers
from rules.blackbeard.state import MOST_CABIN, Pirate, State
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.ports import status_of

PURSE = 500
"""The doubloons from which plans and the AI hide the money before a captain leaves his Refuge."""


def may_deposit(state: State, pirate: Pirate) -> bool:
    """Return whether a pirate is inside his Refuge, and neither a governor nor an enemy mark closes it (BN 10.72)."""
    number = port_inside(pirate)
    return bool(number) and number == pirate.refuge and status_of(state, pirate, number) == "refuge"


def may_withdraw(pirate: Pirate) -> bool:
    """Return whether a pirate is inside a port where he has a treasure: also an old or a suspended Refuge."""
    return port_inside(pirate) in pirate.chests


def port_inside(pirate: Pirate) -> str:
    """Return the number of the port in which a pirate is, "" if he is in none."""
    return HEXES[pirate.position.place].port if pirate.position.inside else ""


def move_treasure(voyage: Voyage, pirate: Pirate, doubloons: int) -> None:
    """Deposit doubloons (above 0) or withdraw them, as far as there are so many and they have room.

    Nothing happens where it is not possible. The act is public; only the pirate's seat knows the amount (spec 7).
    """
    number = port_inside(pirate)
    if doubloons > 0 and may_deposit(voyage.state, pirate):
        amount = min(doubloons, pirate.cabin)
        if amount:
            moved = ledgers.spend(voyage, pirate, amount, "deposit", "BN 10.71")
            ledgers.treasure(voyage, pirate, number, moved, "deposit")
    elif doubloons < 0 and may_withdraw(pirate):
        kept = voyage.hidden.treasure_of(pirate.id, number)
        amount = min(-doubloons, kept, MOST_CABIN - pirate.cabin)
        if amount:
            ledgers.treasure(voyage, pirate, number, -amount, "withdrawal")
            ledgers.earn(voyage, pirate, amount, "withdrawal")
