"""Effects that last for more than one turn, as lines of the board: events, blockades, captives, absences, illness.

See spec 5.0.

Pure functions of the public state, so that the board's text and the maps tell the same.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from rules.blackbeard.captivity.pledges import pledged
from rules.blackbeard.hunters import blockaders
from rules.blackbeard.lasting import BELOVED, CHEST, DAUGHTER, GANG, SHORTAGE, TOURNAMENT, WRECK, holder_of
from rules.blackbeard.markers import CHEST as CHEST_MARKER
from rules.blackbeard.state import Captive, Lasting, Pirate, State
from rules.blackbeard.tables import PORTS
from rules.blackbeard.world.ports import port_at
from rules.kernel import Fact

GOAL = "goal"
"""The mark of the port to which the chest of event 53 goes."""
BLOCKADE, ISLAND = "blockade", "island"


class Mark(NamedTuple):
    """Where something lasts: its hex, and the number of the event, :data:`GOAL`, :data:`BLOCKADE` or :data:`ISLAND`."""

    place: str
    what: str


def standing(state: State) -> Iterator[Fact]:
    """Yield the lines about everything that lasts, until it ends."""
    for entry in state.lasting:
        yield Fact("board_event", event_facts(state, entry))
    for pirate in state.active():
        if hunters := blockaders(state, pirate):
            port = port_at(pirate.position.place)
            tokens = [hunter.token for hunter in hunters]
            yield Fact("board_blockade", {"seat": pirate.seat, "pirate": pirate.id, "port": port, "hunters": tokens})
    for captive in state.captives:
        if captive.how != "prison":
            yield Fact("board_captive", captive_facts(state, captive))
        if pledge := pledged(captive):
            # Spec 4.12.9: to the pirate who frees him.
            yield Fact("board_pledge", {"pirate": captive.pirate, "doubloons": pledge})
    for pirate in state.active():
        if pirate.debauched >= max(1, state.turn):
            yield Fact("board_resting", {"seat": pirate.seat, "pirate": pirate.id, "turn": pirate.debauched})
        if pirate.scurvy_ship or pirate.scurvy_captain:
            yield Fact("board_scurvy", {"seat": pirate.seat, "pirate": pirate.id, "ill": pirate.scurvy_captain})


def event_facts(state: State, entry: Lasting) -> dict[str, Any]:
    """Return the facts of an event that lasts.

    ``captain``: who has the relative or the chest aboard, "" if it is in a port. ``port``: "" for a chest that has left
    its port. ``ports``: where it goes. ``members``: who is still to come to the tournament.
    """
    data, owner = entry.data, state.pirates.get(entry.owner)
    return {
        "event": entry.event,
        "seat": None if owner is None else owner.seat,
        "pirate": entry.owner,
        "captain": chest_holder(state) if entry.event == CHEST else holder_of(entry),
        "port": "" if data.get("loaded") else data.get("port", ""),
        "ports": [data["goal"]] if "goal" in data else [],
        "place": data.get("place", ""),
        "markers": [data["goods"]] if "goods" in data else [],
        "members": [pirate.id for pirate in awaited(state, entry)],
        "until": entry.until,
    }


def awaited(state: State, entry: Lasting) -> list[Pirate]:
    """Return the pirates at large who were called to the tournament and have not come yet (event 12)."""
    if entry.event != TOURNAMENT:
        return []
    return [one for one in state.active() if one.id in entry.data["entrants"] and one.id not in entry.data["came"]]


def chest_holder(state: State) -> str:
    """Return the id of the captain who has the chest of event 53 aboard, "" if nobody has it."""
    return next((one.id for one in state.pirates.values() if one.in_play and CHEST_MARKER in one.ship.markers), "")


def captive_facts(state: State, captive: Captive) -> dict[str, Any]:
    """Return the facts of a captive at sea. ``captain``: who holds him aboard, or "" on an island, the ``place``."""
    aboard = captive.holder in state.pirates
    return {
        "seat": state.pirates[captive.pirate].seat,
        "pirate": captive.pirate,
        "captain": captive.holder if aboard else "",
        "place": "" if aboard else captive.holder,
        "how": captive.how,
    }


def marks(state: State) -> list[Mark]:
    """Return what lasts at a place of the maps, each mark once: events in ports and at sea, islands, blockades."""
    found: list[Mark] = []
    for entry in state.lasting:
        if entry.event == WRECK:
            found.append(Mark(str(entry.data["place"]), entry.event))
        elif entry.event == CHEST:
            found.append(Mark(_hex(entry.data["goal"]), GOAL))
            if not entry.data["loaded"]:
                found.append(Mark(_hex(entry.data["port"]), entry.event))
        elif entry.event in (TOURNAMENT, GANG, DAUGHTER, SHORTAGE) or (entry.event == BELOVED and not holder_of(entry)):
            found.append(Mark(_hex(entry.data["port"]), entry.event))
    found += [Mark(captive.holder, ISLAND) for captive in state.captives if captive.how == "island"]
    found += [Mark(pirate.position.place, BLOCKADE) for pirate in state.active() if blockaders(state, pirate)]
    return list(dict.fromkeys(found))


def _hex(number: Any) -> str:
    return PORTS[str(number)].hex
