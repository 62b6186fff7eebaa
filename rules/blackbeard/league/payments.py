"""Bounties: rewards that are paid outside a sale (spec 2.4.5)."""

from rules.blackbeard import ledgers
from rules.blackbeard.markers import as_gold, gold_in
from rules.blackbeard.sea.cargo import automatic
from rules.blackbeard.state import Pirate
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.ports import status_of


def bounty(voyage: Voyage, pirate: Pirate, doubloons: int, cause: str, rule: str, port: str = "") -> None:
    """Pay a bounty: into the cabin, then as gold into free holds; the rest is lost.

    ``port``: the port that pays. If it is the pirate's own Refuge, all goes to his treasure there.
    """
    if port and port == pirate.refuge and status_of(voyage.state, pirate, port) == "refuge":
        ledgers.treasure(voyage, pirate, port, doubloons, cause, rule)
        return
    surplus = ledgers.earn(voyage, pirate, doubloons, cause, rule)
    # Only room that is free is used: nothing goes overboard for it.
    placed, _ = automatic(pirate.ship, as_gold(surplus), voyage.options.hold_capacity)
    ledgers.load(voyage, pirate, placed, cause, rule)
    kept = sum(gold_in(markers) for markers in placed.values())
    ledgers.lose_surplus(voyage, pirate, surplus - kept, cause, rule)
