"""Entering, leaving and being chased out of a port (spec 4.5.11-4.5.13, 4.11.9)."""

from dataclasses import replace

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put
from rules.blackbeard.lasting import daughters_port
from rules.blackbeard.names import asked
from rules.blackbeard.sea.bounty import pay_due
from rules.blackbeard.sea.passage import ASSAULTS, RETIRE, danger, may_enter, outward
from rules.blackbeard.ship.figures import full, lost
from rules.blackbeard.state import Call, Pirate, Position
from rules.blackbeard.tables import GOVERNORS, PORTS
from rules.blackbeard.voyage import CROWN_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import HEXES, direction_of
from rules.blackbeard.world.ports import status_of
from rules.kernel import Option, Play, choose


def enter_port(voyage: Voyage, pirate: Pirate, number: str, *, anchored: bool, operation: str = "") -> Play[bool]:
    """Take a pirate into a port; return whether he is inside in the end (BN 4.32-4.34).

    A face-down governor is turned up, except by an assault; an anti-pirate one chases him unless he has other grounds
    to be there. If the port has closed meanwhile, he stays at sea in its hex.
    """
    state = voyage.state
    if not may_enter(state, pirate, number, operation):
        return False
    pirate.position = Position(PORTS[number].hex, "port" if anchored else "harbour")
    pirate.call = Call()
    voyage.tell(
        "entered_port", seat=pirate.seat, pirate=pirate.id, port=number, mode=pirate.position.mode, rule="BN 6.7"
    )
    if operation not in ASSAULTS:
        reveal_governor(voyage, number)
        if not may_stay(voyage, pirate, number, operation):
            yield from chase_out(voyage, pirate, number)
            return False
    pirate.banned = [port for port in pirate.banned if port == number]
    pirate.attack_banned = [port for port in pirate.attack_banned if port == number]
    if number == pirate.refuge and status_of(state, pirate, number) == "refuge":
        welcome(voyage, pirate)
    pay_due(voyage, pirate, number)
    return True


def may_stay(voyage: Voyage, pirate: Pirate, number: str, operation: str = "") -> bool:
    """Return whether a pirate may be in a port whose governor is face up (spec 4.5.11)."""
    if status_of(voyage.state, pirate, number) != "anti":
        return True
    if number in daughters_port(voyage.state, pirate):
        return True
    return number in pirate.chests or (operation == RETIRE and number == pirate.refuge)


def welcome(voyage: Voyage, pirate: Pirate) -> None:
    """Give Popularity to a pirate who comes home with full holds (BN 17.2)."""
    if full(pirate.ship, voyage.options.hold_capacity):
        ledgers.popularity(voyage, pirate, 1, "full_holds")


def reveal_governor(voyage: Voyage, number: str) -> None:
    """Turn up the face-down governor of a port, if there is one (BN 4.34)."""
    port = voyage.state.ports[number]
    if port.governor is None or port.governor.face or port.governor.permanent:
        return
    port.governor = governor = replace(port.governor, face=voyage.hidden.faces.pop(port.governor.token))
    voyage.hidden.known.pop(governor.token, None)
    voyage.tell(
        "governor_revealed",
        port=number,
        token=governor.token,
        governor=governor.face,
        stance=GOVERNORS[governor.face].stance,
        reveals=True,
        rule="BN 4.34",
    )


def leave_hex(voyage: Voyage, pirate: Pirate) -> None:
    """Let go of the merchants of a hex that a pirate leaves; attacks on them count anew (BN 9.12, 9.23)."""
    for found in voyage.state.sails_in(pirate.position.place):
        found.attempts.pop(pirate.id, None)
        if found.attached == pirate.id:
            found.attached = ""


def leave_port(voyage: Voyage, pirate: Pirate) -> None:
    """Note that a pirate leaves the port where he is; his position is set by the caller."""
    number = HEXES[pirate.position.place].port
    pirate.call = Call()
    voyage.tell("left_port", seat=pirate.seat, pirate=pirate.id, port=number, rule="BN 6.7")


def chase_out(voyage: Voyage, pirate: Pirate, number: str) -> Play[None]:
    """Chase a pirate out of a port into an adjacent hex of his choice; he loses 1 Popularity (BN 13.5).

    Rudder, Speed and anchor do not matter. His move and his operation end.
    """
    ways = ways_out_of(number)
    chosen = ways[0]
    if len(ways) > 1 or lost(pirate.ship, "rudder"):
        chosen = yield from ask_way(voyage, pirate, number, ways)
    place, _, facing = chosen.partition("/")
    leave_hex(voyage, pirate)
    pirate.position = Position(place, "sea")
    pirate.free_facing = False
    pirate.facing = int(facing) if facing else direction_of(PORTS[number].hex, place)
    pirate.careened = False
    pirate.call = Call()
    pirate.now.stopped = True
    voyage.hidden.fled.append(pirate.id)
    if voyage.table.patched(CROWN_CORRECTIONS):
        voyage.hidden.chased_from[pirate.id] = PORTS[number].hex
    pirate.banned.append(number)
    # A blockade that ends so wins him nothing (BN 14.3).
    voyage.hidden.blockaded.pop(pirate.id, None)
    voyage.tell("chased", seat=pirate.seat, pirate=pirate.id, port=number, place=place, rule="BN 13.5")
    ledgers.popularity(voyage, pirate, -1, "chased")


def ways_out_of(number: str) -> list[str]:
    """Return the hexes to which a ship may be chased, in the order of hexes."""
    return outward(number)


def ask_way(voyage: Voyage, pirate: Pirate, number: str, ways: list[str], start: str = "") -> Play[str]:
    """Ask to which hex a chased pirate flees (BN-M1); with a damaged rudder also for his facing.

    The default is the first hex without a hunter, facing outward. ``start``: the hex that he leaves, if it is not that
    of a port.
    """
    kind, rule = asked("BN-M1")
    feared = danger(voyage.state, pirate)
    safe = [place for place in ways if place not in feared]
    default = (safe or ways)[0]
    options = [Option(place, {"place": place}) for place in ways]
    if lost(pirate.ship, "rudder"):
        facing = direction_of(start or PORTS[number].hex, default)
        default = f"{default}/{facing}"
        options = [Option(f"{place}/{way}", {"place": place, "facing": way}) for place in ways for way in range(1, 7)]
    facts = {"pirate": pirate.id, "port": number}
    return (yield from put(voyage, choose(pirate.seat, kind, options, default=default, data=facts, rule=rule)))
