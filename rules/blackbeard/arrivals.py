"""New pirates and their Refuges by contiguous numbers (spec 3.3.6, 3.3.7, 4.20).

The same rule serves set-up, a captain for a prize ship, and a replacement.
"""

from typing import Any

from rules.blackbeard.ship.figures import new_ship
from rules.blackbeard.state import Pirate, Port, Position, Ship, State
from rules.blackbeard.stocks import draw
from rules.blackbeard.tables import GOVERNORS, LANES, PIRATES, PORTS
from rules.blackbeard.voyage import REASONS_TOLD, TIDY_CHOICES, Voyage
from rules.blackbeard.world.ports import nation_of
from rules.blackbeard.world.routes import sailing_distance

FIRST_SEA = "NA"
"""The sea where Refuges are chosen as long as it holds a valid port (BN 7.2)."""
AROUND = 8
"""The hexes within which lanes and merchants are near a port: a sloop sails so far in a turn or two."""


def valid_refuges(state: State, *gone: str) -> list[str]:
    """Return the ports that a pirate may choose as a Refuge, by number (spec 3.3.6); as if ``gone`` were some already.

    They lie in the North Atlantic; if no port there is valid, in any sea in play.
    """
    taken = {*state.refuges(), *gone}
    open_ports = [port.number for port in state.ports.values() if _open(port) and port.number not in taken]
    near = [number for number in open_ports if PORTS[number].sea == FIRST_SEA]
    return sorted(near or open_ports)


def refuge_candidates(state: State) -> list[str]:
    """Return the ports from which the next Refuge is chosen, the lowest number first (BN 7.2).

    They are the nearest valid port below and above each Refuge in use, in the circle of all port numbers; every valid
    port if no Refuge is in use; none if no port is valid.
    """
    valid = valid_refuges(state)
    found = [port for refuge in state.refuges() for port in ends(valid, refuge)]
    return sorted(dict.fromkeys(found)) if state.refuges() else valid


def usual_refuges(state: State, seat: int) -> dict[str, str]:
    """Return, by pirate of a seat who has no Refuge yet, the one that its orders ask for unless they say otherwise."""
    homeless = [pirate.id for pirate in state.active(seat) if pirate.homeless]
    return dict(zip(homeless, refuge_candidates(state), strict=False)) if homeless else {}


def ends(valid: list[str], refuge: str) -> list[str]:
    """Return the nearest valid port below a Refuge and the nearest above it, round the circle; empty if none is."""
    if not valid:
        return []
    below = [number for number in valid if number < refuge]
    above = [number for number in valid if number > refuge]
    return [(below or valid)[-1], (above or valid)[0]]


def _open(port: Port) -> bool:
    """Return whether a port may be a Refuge: no pirate port, not destroyed, and no governor but a pro-pirate one."""
    if port.destroyed or (PORTS[port.number].pirate and not port.english):
        return False
    governor = port.governor
    return governor is None or (bool(governor.face) and GOVERNORS[governor.face].stance == "pro")


def governed(state: State) -> bool:
    """Return whether any port has a governor, so that some may be closed as Refuges."""
    return any(port.governor is not None for port in state.ports.values())


def refuge_facts(state: State, port: str) -> dict[str, Any]:
    """Return what there is to know of a port as a Refuge: its sea and nation, lanes and merchants near it."""
    home = PORTS[port].hex

    def near(place: str) -> bool:
        away = sailing_distance(place, home)
        return away is not None and away <= AROUND

    lanes = sum(near(lane.hex) for lane in LANES.values() if lane.sea in state.seas)
    sails = sum(near(sail.hex) for sail in state.sails)
    return {"port": port, "sea": PORTS[port].sea, "nation": nation_of(state, port), "lanes": lanes, "sails": sails}


def lowest_pirate_port(state: State) -> str:
    """Return the lowest pirate port in play, where a pirate without a Refuge starts.

    If all pirate ports have become English or were destroyed, it is the lowest port that still stands, or any.
    """
    standing = [port.number for port in state.ports.values() if not port.destroyed]
    free = [number for number in standing if PORTS[number].pirate and not state.ports[number].english]
    return min(free or standing or list(state.ports))


def deal_pirate(voyage: Voyage, seat: int) -> str:
    """Draw a pirate card for a seat, which begins one of its careers; return the pirate's id (BN 4.2)."""
    drawn = draw(voyage, "pirates")
    assert drawn is not None, "24 pirates suffice for five seats with four careers each"
    voyage.state.careers[seat] += 1
    voyage.tell("pirate_dealt", seat=seat, pirate=drawn, rule="BN 4.2")
    return drawn


def activate(
    voyage: Voyage,
    name: str,
    seat: int,
    refuge: str | None,
    ship: Ship | None = None,
    place: str = "",
    *,
    wanted: str = "",
    only: bool = False,
) -> Pirate:
    """Put a pirate into play: at sea at ``place``, else anchored in his Refuge, in a new sloop unless one is given.

    He acts from the next turn on. Without a Refuge ("") he starts in the lowest pirate port (spec 3.3.6, 3.3.7). With
    None his seat chooses the Refuge in the next orders form (spec 13). ``wanted``: the port that the seat was shown or
    chose, "" for none. ``only``: nobody was asked, because no other port was left.
    """
    state = voyage.state
    home = PORTS[refuge or lowest_pirate_port(state)].hex
    pirate = Pirate(
        name,
        seat,
        ship or new_ship("sloop"),
        Position(place, "sea") if place else Position(home, "port"),
        refuge=refuge or "",
        homeless=refuge is None,
        tokens=PIRATES[name].competence if voyage.options.m_extra_actions else 0,
        ready=state.turn + 1,
    )
    state.pirates[name] = pirate
    if refuge is not None:
        tell_refuge(voyage, pirate, wanted, only=only)
    return pirate


def tell_refuge(voyage: Voyage, pirate: Pirate, wanted: str, *, only: bool = False) -> None:
    """Tell which Refuge a pirate has, that another seat took the port that was wanted, or that no other was left."""
    told = voyage.table.patched(REASONS_TOLD) and wanted not in ("", pirate.refuge)
    facts: dict[str, Any] = {"taken": wanted} if told else {}
    if only and voyage.table.patched(TIDY_CHOICES):
        facts["only"] = True
    voyage.tell("refuge_chosen", seat=pirate.seat, pirate=pirate.id, port=pirate.refuge, rule="BN 7.2", **facts)
