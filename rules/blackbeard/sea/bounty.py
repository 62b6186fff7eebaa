"""Bounties: rewards that are paid outside a sale, and what is delivered for them (spec 2.4.5)."""

from rules.blackbeard import ledgers
from rules.blackbeard.lasting import (
    CHEST,
    DAUGHTER,
    RULE,
    TOURNAMENT,
    all_of,
    chest_waits_in,
    end,
    find_strays,
    first_of,
    holder_of,
)
from rules.blackbeard.markers import CHEST as CHEST_MARKER
from rules.blackbeard.markers import as_gold, gold_in
from rules.blackbeard.names import Cause
from rules.blackbeard.sea.cargo import stowed
from rules.blackbeard.state import Pirate
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.ports import port_at, status_of
from rules.kernel import Play

REWARD = 10_000
"""Doubloons for the governor's daughter, and for the secret papers."""
DAUGHTERS_FAME, DAUGHTERS_FAVOUR = 10, 2


def pay_bounty(voyage: Voyage, pirate: Pirate, doubloons: int, cause: Cause, port: str = "", rule: str = RULE) -> None:
    """Pay a bounty: into the cabin, then as gold into free holds; the rest is lost (spec 2.4.5).

    ``port``: the port that pays, or "". If it is the pirate's own Refuge, all goes to his treasure there.
    """
    if port and port == pirate.refuge and status_of(voyage.state, pirate, port) == "refuge":
        ledgers.treasure(voyage, pirate, port, doubloons, cause, rule)
        return
    left = ledgers.earn(voyage, pirate, doubloons, cause, rule)
    markers = as_gold(left)
    placed, behind = stowed(voyage, pirate, markers)
    ledgers.load(voyage, pirate, placed, cause, rule)
    ledgers.lose_surplus(voyage, pirate, left - gold_in(markers) + gold_in(behind), cause, rule)


def pay_due(voyage: Voyage, pirate: Pirate, port: str) -> None:
    """Pay the rewards for outlaws that a pirate is owed, in the port that he has entered (law 34)."""
    doubloons, pirate.due = pirate.due, 0
    if doubloons:
        pay_bounty(voyage, pirate, doubloons, "outlaw", port)


# ---------------------------------------------------------------- deliveries, after each step


def deliver(voyage: Voyage) -> Play[None]:
    """Settle what events await: pirates in a port or hex, and relatives whose captor is gone (events 12, 41-46, 53)."""
    yield from ()
    find_strays(voyage)
    if not voyage.state.lasting:
        return
    for pirate in voyage.state.in_order():
        note_visit(voyage, pirate)
        if pirate.position.mode == "port":
            _bring_daughter(voyage, pirate)
            _bring_chest(voyage, pirate)


def visit(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Note that a pirate passes the port of the tournament (event 12)."""
    yield from ()
    note_visit(voyage, pirate)


def note_visit(voyage: Voyage, pirate: Pirate) -> None:
    """Note a pirate who is in the hex of the tournament, once (event 12)."""
    for entry in all_of(voyage.state, TOURNAMENT):
        missing = pirate.id in entry.data["entrants"] and pirate.id not in entry.data["came"]
        if missing and pirate.position.place == entry.data["place"]:
            entry.data["came"] = [*entry.data["came"], pirate.id]
            voyage.tell(
                "tournament_joined", seat=pirate.seat, pirate=pirate.id, port=str(entry.data["port"]), rule=RULE
            )


def _bring_daughter(voyage: Voyage, pirate: Pirate) -> None:
    """Bring the governor's daughter home; her abductor himself may not claim the reward (event 46)."""
    number = port_at(pirate.position.place)
    for entry in all_of(voyage.state, DAUGHTER):
        if holder_of(entry) == pirate.id != entry.owner and entry.data["port"] == number:
            voyage.tell("daughter_home", seat=pirate.seat, pirate=pirate.id, port=number, rule=RULE)
            end(voyage, entry, "home")
            pay_bounty(voyage, pirate, REWARD, "daughter", number)
            ledgers.notoriety(voyage, pirate, DAUGHTERS_FAME, "daughter", "BN 16.27")
            ledgers.popularity(voyage, pirate, DAUGHTERS_FAVOUR, "daughter")


# ---------------------------------------------------------------- the chest (event 53)


def load_chest(voyage: Voyage, pirate: Pirate) -> None:
    """Load the chest of event 53 into an empty hold, at anchor in the port where it waits; else nothing happens."""
    number = chest_waits_in(voyage.state)
    entry = first_of(voyage.state, CHEST)
    free = next((hold for hold in reversed(pirate.ship.usable) if not hold.markers), None)
    here = pirate.position.mode == "port" and port_at(pirate.position.place) == number
    if not number or entry is None or free is None or not here or pirate.status != "active":
        return
    entry.data["loaded"] = True
    ledgers.load(voyage, pirate, {free.number: [CHEST_MARKER]}, "papers", RULE)


def _bring_chest(voyage: Voyage, pirate: Pirate) -> None:
    """Deliver the chest at its destination (event 53)."""
    entry, number = first_of(voyage.state, CHEST), port_at(pirate.position.place)
    if entry is None or CHEST_MARKER not in pirate.ship.markers or entry.data["goal"] != number:
        return
    ledgers.unload(voyage, pirate, [CHEST_MARKER], "delivered", RULE)
    voyage.tell("chest_delivered", seat=pirate.seat, pirate=pirate.id, port=number, rule=RULE)
    end(voyage, entry, "delivered")
    pay_bounty(voyage, pirate, REWARD, "papers", number)
