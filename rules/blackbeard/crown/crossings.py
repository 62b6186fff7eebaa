"""Hunters that pass into zones and out of them, and currents that carry them (spec 4.15.3, events 22.1 and 64)."""

from rules.blackbeard.asking import put_all
from rules.blackbeard.hunters import wear
from rules.blackbeard.names import asked
from rules.blackbeard.state import Hunter, Position
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.hexes import NEIGHBOURS, step
from rules.blackbeard.world.zones import is_zone, zone_of, zones_in_play
from rules.kernel import Ask, Option, Play, choose

YES = "yes"


def cross(voyage: Voyage, hunter: Hunter, goal: str) -> None:
    """Move a hunter into a zone, or out of one onto an arrow hex."""
    hunter.position = Position(goal, "zone" if is_zone(goal) else "sea")
    kind = "hunter_entered_zone" if is_zone(goal) else "hunter_left_zone"
    voyage.tell(kind, hunter=hunter.token, seat=hunter.controller, place=goal, rule="BN 6.6")


def enter_zones(voyage: Voyage) -> Play[None]:
    """Let every hunter on an arrow hex enter its zone at a hazard event, if its controller wants it (BN-E5)."""
    found: list[tuple[Hunter, str]] = []
    for hunter in voyage.state.hunters:
        zone = zone_of(hunter.position.place, voyage.options.transit_openings)
        at_sea = hunter.position.mode == "sea" and hunter.kind != "ghost"
        if at_sea and zone is not None and zone in zones_in_play(voyage.state.seas):
            found.append((hunter, zone))
    wanted = yield from put_all(voyage, [_ask_zone(hunter, zone) for hunter, zone in found])
    for (hunter, zone), answer in zip(found, wanted, strict=True):
        if answer == YES:
            cross(voyage, hunter, zone)


def _ask_zone(hunter: Hunter, zone: str) -> Ask[str]:
    kind, rule = asked("BN-E5")
    facts = {"hunter": hunter.token, "place": zone, "target": hunter.target}
    return choose(hunter.controller, kind, [Option("no"), Option(YES)], default="no", data=facts, rule=rule)


# ---------------------------------------------------------------- currents


def swept(voyage: Voyage, hunter: Hunter, direction: int) -> bool:
    """Let a current carry a hunter at sea one hex; return whether it moved (event 64).

    Driven onto a shore, a commissioner loses 1 Speed and a warship nothing; at the edge of the map it stays unharmed.
    """
    if hunter.position.mode != "sea":
        return False
    there = hunter.position.place
    place = step(there, direction)
    if place is None:
        if NEIGHBOURS[there][direction - 1]:
            wear(voyage, hunter, speed=1, cause="current", rule="BN 22.1")
        return False
    hunter.position = Position(place, "sea")
    voyage.tell(
        "hunter_drifted",
        hunter=hunter.token,
        seat=hunter.controller,
        place=place,
        face=direction,
        rule="BN 22.1",
    )
    return True
