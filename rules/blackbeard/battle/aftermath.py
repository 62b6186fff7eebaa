"""The consequences of a conquest: the loser, his ship, his cargo, his prisoners (spec 4.12.7, 4.12.9, BN 12.2)."""

from typing import NamedTuple

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put
from rules.blackbeard.battle.bonds import (
    RULE,
    free_or_keep,
    hand_over_prisoners,
    hold,
    island_near,
    maroon,
    release_prisoners,
)
from rules.blackbeard.battle.booty import BY_STRONGER, BY_WEAKER, EXCHANGE, LET_GO, REFITTED, Spoils, ask_spoils
from rules.blackbeard.battle.prisoners import follow_ship
from rules.blackbeard.sea.cargo import stowed
from rules.blackbeard.sea.movement import leave_hex
from rules.blackbeard.ship.damage import hit, lose_hostages
from rules.blackbeard.ship.homecoming import restart
from rules.blackbeard.ship.repair import mend
from rules.blackbeard.state import Pirate
from rules.blackbeard.voyage import COMBAT_CORRECTIONS, STRIFE_CORRECTIONS, TABLE_CUSTOMS, Voyage
from rules.kernel import Play

__all__ = ["Beaten", "before", "conquest", "free_or_keep", "hold", "island_near", "maroon", "release_prisoners"]

CONQUERED = -10
"""Notoriety that a conquered captain loses (BN 12.2, 16.24)."""
DISGRACE = -5
"""Popularity that he loses to a winner of no less Notoriety (BN 12.2)."""
WRECK = 2
"""The least boxes of crew and of guns that a wreck has lost (BN 12.2)."""


class Beaten(NamedTuple):
    """The figures from before a duel or battle: the Notoriety of both captains, and the loser's cabin."""

    winner: int
    loser: int
    cabin: int


def before(winner: Pirate, loser: Pirate) -> Beaten:
    """Return what holds now."""
    return Beaten(winner.notoriety, loser.notoriety, loser.cabin)


def conquest(voyage: Voyage, winner: Pirate, loser: Pirate, known: Beaten, *, rescue: bool = False) -> Play[None]:
    """Let the winner of a boarding dispose of the loser, both ships and their cargo (spec 4.12.7).

    ``rescue``: he may also let the loser go with his ship, because he came for a captive.
    """
    alive = loser.status == "active"
    fates = _fates(known, alive=alive, rescue=rescue)
    customs = voyage.table.patched(TABLE_CUSTOMS)
    # In older matches a dead captain's cabin is booked already.
    holder = loser if alive or customs else known
    spoils = yield from put(voyage, ask_spoils(winner, loser, fates, holder.cabin, voyage.options.hold_capacity))
    if winner.status != "active" and customs:
        # He has left play while he was asked.
        return
    voyage.tell(
        "conquered",
        seat=winner.seat,
        pirate=winner.id,
        target=loser.id,
        fate=spoils.fate,
        exchanged=spoils.ship == EXCHANGE,
        place=winner.position.place,
        rule=RULE,
    )
    if spoils.fate == LET_GO:
        return
    lose_hostages(voyage, loser, "conquest", RULE)
    hand_over_prisoners(voyage, loser, winner)
    follow_ship(voyage, loser, winner)
    _take_cabin(voyage, winner, loser, holder.cabin)
    _take_ships(voyage, winner, loser, spoils)
    for section in REFITTED:
        mend(voyage, winner, section, winner.ship.damage[section], "conquest", RULE)
    if spoils.fate != "wreck":
        voyage.tell("ship_scuttled", seat=loser.seat, pirate=loser.id, ship=loser.ship.type, rule=RULE)
    if alive:
        yield from _treat(voyage, winner, loser, spoils.fate)


def _fates(known: Beaten, *, alive: bool, rescue: bool) -> list[str]:
    """Return what may become of the loser, the default first; nothing to choose for a dead one."""
    if not alive:
        return []
    found = BY_STRONGER if known.winner >= known.loser else BY_WEAKER
    return [*([LET_GO] if rescue else []), *found]


# ---------------------------------------------------------------- ships and goods


def _take_cabin(voyage: Voyage, winner: Pirate, loser: Pirate, doubloons: int) -> None:
    """Bring the loser's money into the winner's cabin, as far as there is room.

    In older matches a dead loser's is booked already.
    """
    if loser.status == "active" or voyage.table.patched(TABLE_CUSTOMS):
        doubloons = ledgers.spend(voyage, loser, doubloons, "conquered", RULE)
    ledgers.lose_surplus(voyage, winner, ledgers.earn(voyage, winner, doubloons, "conquest", RULE), "conquest", RULE)


def _take_ships(voyage: Voyage, winner: Pirate, loser: Pirate, spoils: Spoils) -> None:
    """Give the winner the ship that he wants, and stow in it what he keeps; everything else is lost."""
    ledgers.unload(voyage, winner, winner.ship.markers, "conquest", RULE)
    ledgers.unload(voyage, loser, loser.ship.markers, "conquered", RULE)
    if spoils.ship == EXCHANGE:
        winner.ship, loser.ship = loser.ship, winner.ship
        winner.position, loser.position = loser.position, winner.position
        winner.facing, loser.facing = loser.facing, winner.facing
        winner.careened = loser.careened = False
        for pirate in (winner, loser):
            pirate.jury_job, pirate.jury_turns = None, 0
        if voyage.table.patched(COMBAT_CORRECTIONS):
            winner.now.rigged, loser.now.rigged = loser.now.rigged, winner.now.rigged
        voyage.tell("ship_swapped", seat=winner.seat, pirate=winner.id, ship=winner.ship.type, rule=RULE)
    placed, _ = stowed(voyage, winner, spoils.keep)
    ledgers.load(voyage, winner, placed, "conquest", RULE)


# ---------------------------------------------------------------- the loser


def _treat(voyage: Voyage, winner: Pirate, loser: Pirate, fate: str) -> Play[None]:
    """Carry out the fate of a loser who lives (BN 12.2)."""
    loser.now.stopped = True
    loser.careened = False
    if fate != "wreck" or not voyage.table.patched(STRIFE_CORRECTIONS):
        # A loser who sails on in a wreck still misses his next turn through a debauch (BN 9.28).
        loser.debauched = 0
    ledgers.notoriety(voyage, loser, CONQUERED, "conquered", "BN 16.24")
    if fate == "wreck":
        for section in REFITTED:
            missing = WRECK - loser.ship.damage[section]
            if missing > 0:
                white = section in loser.ship.white
                yield from hit(voyage, loser, section, missing + white, "conquest", combat=False)
        return
    leave_hex(voyage, loser)
    if fate == "ashore":
        restart(voyage, loser)
        return
    ledgers.popularity(voyage, winner, 1, "conquest", RULE)
    ledgers.popularity(voyage, loser, DISGRACE, "conquered", RULE)
    if fate == "maroon":
        maroon(voyage, winner, loser)
    else:
        hold(voyage, winner, loser, "mast" if fate == "mast" else "plank")
