"""How a pirate who was held or beaten restarts in his Refuge (spec 4.12.7e, 4.12.8, 4.18.2)."""

from rules.blackbeard import ledgers
from rules.blackbeard.arrivals import lowest_pirate_port
from rules.blackbeard.ship.figures import new_ship
from rules.blackbeard.state import START_POPULARITY, Call, Pirate, Position, State
from rules.blackbeard.tables import PORTS
from rules.blackbeard.voyage import COMBAT_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import HEXES, nearest
from rules.blackbeard.world.ports import governor_of, nation_of, status_of
from rules.blackbeard.world.zones import is_zone, sea_of

RULE = "BN 12.2"


def haven(state: State, pirate: Pirate) -> str:
    """Return the number of the port where a pirate restarts (spec 4.18.2).

    It is his Refuge; if he cannot use it, the nearest port of no enemy nation that is neutral or shows a pro-pirate
    governor; else the nearest pirate port.
    """
    refuge = pirate.refuge
    if refuge and status_of(state, pirate, refuge) == "refuge" and governor_of(state, refuge) != "hidden":
        return refuge
    open_ports = [number for number in state.ports if _is_open(state, pirate, number)]
    pirate_ports = [number for number in state.ports if status_of(state, pirate, number) == "pirate"]
    return _nearest(pirate, open_ports or pirate_ports) or lowest_pirate_port(state)


def _is_open(state: State, pirate: Pirate, number: str) -> bool:
    """Return whether a port is neutral or face-up pro-pirate, and of no nation whose enemy the pirate is."""
    if nation_of(state, number) in pirate.enemy or governor_of(state, number) == "hidden":
        return False
    return status_of(state, pirate, number) in ("neutral", "pro", "refuge")


def _nearest(pirate: Pirate, numbers: list[str]) -> str:
    """Return the nearest of some ports; from a zone, the lowest one of its sea; "" if there is none."""
    place = pirate.position.place
    if not numbers:
        return ""
    if is_zone(place):
        sea = sea_of(place)
        return min(numbers, key=lambda number: (PORTS[number].sea != sea, number))
    return HEXES[nearest(place, [PORTS[number].hex for number in numbers])[0]].port


def restart(voyage: Voyage, pirate: Pirate, *, sloop: bool = True) -> None:
    """Anchor a pirate in his Refuge; he has orders again from the next turn.

    ``sloop``: in an empty sloop and with Popularity 7, as one who was put ashore; else in his old ship with empty holds
    and no hostages, as one who comes out of prison.
    """
    state = voyage.state
    for captive in [captive for captive in state.captives if captive.pirate == pirate.id]:
        state.captives.remove(captive)
        if captive.holder in state.pirates:
            # He was aboard his captor's ship all the time.
            pirate.position = state.pirates[captive.holder].position
    port = haven(state, pirate)
    if sloop:
        pirate.ship = new_ship("sloop")
    else:
        ledgers.unload(voyage, pirate, pirate.ship.markers, "lost", RULE)
    pirate.status, pirate.ready = "active", state.turn + 1
    pirate.position, pirate.call, pirate.facing = Position(PORTS[port].hex, "port"), Call(), 1
    pirate.hostages, pirate.careened, pirate.debauched = [], False, 0
    pirate.jury_job, pirate.jury_turns, pirate.immobile_turns = None, 0, 0
    pirate.now.stopped = True
    if voyage.table.patched(COMBAT_CORRECTIONS):
        pirate.banned = [number for number in pirate.banned if number == port]
        pirate.attack_banned = [number for number in pirate.attack_banned if number == port]
    voyage.tell("restarted", seat=pirate.seat, pirate=pirate.id, port=port, ship=pirate.ship.type, rule=RULE)
    if sloop:
        ledgers.reset_popularity(voyage, pirate, START_POPULARITY, "restarted", RULE)
    elif not pirate.popularity:
        pirate.mutiny_due = True


def set_free(voyage: Voyage, pirate: Pirate, captain: str = "", rolls: list[int] | None = None) -> None:
    """Let a captive go, without rewards: he restarts in his Refuge (spec 4.12.8).

    ``captain``: the pirate who frees him, or ""; ``rolls``: the dice of that pirate's reward.
    """
    voyage.tell("captive_freed", seat=pirate.seat, pirate=pirate.id, captain=captain, rolls=rolls or [], rule=RULE)
    restart(voyage, pirate)
