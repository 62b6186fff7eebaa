"""Scurvy: event 13, and what it does at each later hazard event until it is healed (spec 5.1)."""

from rules.blackbeard import ledgers
from rules.blackbeard.dice import d6
from rules.blackbeard.hunters import wear
from rules.blackbeard.lasting import RULE
from rules.blackbeard.ship.damage import hit
from rules.blackbeard.ship.fates import leave_play
from rules.blackbeard.ship.wounds import is_fatal
from rules.blackbeard.state import Hunter, Pirate
from rules.blackbeard.voyage import Voyage
from rules.kernel import Play

CAPTAIN, HOSTAGES = 1, 2
"""The dice at which the captain falls ill, and at which the hostages die."""
WEAKENED = 2
"""Combat that a commissioner loses."""


def break_out(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Let scurvy break out in all zones, and at sea among the pieces of the drawing seat (event 13)."""
    state = voyage.state
    for pirate in state.in_order():
        mode = pirate.position.mode
        if mode == "zone" or (mode == "sea" and pirate.seat == drawing.seat):
            yield from _sicken(voyage, pirate)
    for hunter in list(state.hunters):
        mode = hunter.position.mode
        if mode == "zone" or (mode == "sea" and hunter.controller == drawing.seat):
            _weaken(voyage, hunter)


def worsen(voyage: Voyage) -> Play[None]:
    """Let the scurvy of marked ships get worse: at sea and in zones; marked commissioners everywhere (line C2)."""
    for pirate in voyage.state.in_order():
        if pirate.scurvy_ship and pirate.position.mode in ("sea", "zone"):
            yield from _sicken(voyage, pirate)
    for hunter in list(voyage.state.hunters):
        if hunter.scurvy:
            _weaken(voyage, hunter)


def _weaken(voyage: Voyage, hunter: Hunter) -> None:
    """Take Combat off a commissioner, never below 1: sickness sinks nobody."""
    if hunter.kind != "kc":
        return
    hunter.scurvy = True
    wear(voyage, hunter, combat=max(0, min(WEAKENED, hunter.combat - 1)), cause="scurvy", rule=RULE)


def _sicken(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Take a point of crew and 2 Popularity, and roll for captain and hostages; no cunning helps (spec 4.22.2)."""
    if pirate.status != "active":
        return
    pirate.scurvy_ship = True
    face = d6(voyage, "event")
    ill_before = pirate.scurvy_captain
    result = ""
    if face == CAPTAIN:
        result = "captain_died" if ill_before else "captain_ill"
    elif face == HOSTAGES and pirate.hostages:
        result = "hostages_died"
    voyage.tell("scurvy", seat=pirate.seat, pirate=pirate.id, face=face, result=result, rule=RULE)
    if result == "hostages_died":
        pirate.hostages = []
    yield from hit(voyage, pirate, "crew", 1, "scurvy", combat=False)
    if pirate.status != "active":
        return
    ledgers.popularity(voyage, pirate, -2, "scurvy")
    if face == CAPTAIN:
        if not ill_before:
            pirate.scurvy_captain = True
            ledgers.popularity(voyage, pirate, -1, "scurvy")
        if ill_before or is_fatal(pirate):
            leave_play(voyage, pirate, "disease")
