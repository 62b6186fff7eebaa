"""Passengers of a prize: hostages, their homes, and what torture may tell (spec 4.9.10, 4.9.11)."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put
from rules.blackbeard.cunning import Roll, Seen, named, rerolled
from rules.blackbeard.dice import d6, highest, jd66
from rules.blackbeard.names import asked
from rules.blackbeard.odds import torture as likely
from rules.blackbeard.policies import ASK, decide, recorded
from rules.blackbeard.ship.damage import hit
from rules.blackbeard.ship.figures import cruelty
from rules.blackbeard.state import Hostage, Pirate
from rules.blackbeard.stocks import draw_card
from rules.blackbeard.tables import ANY, PORTS
from rules.blackbeard.voyage import VOYAGE_CORRECTIONS, Voyage
from rules.blackbeard.world.ports import garrison_of
from rules.kernel import Ask, Option, Play, choose

BEASTS = 11
FIRST_HOSTAGE, FIRST_RELATIVE, LAST_AT_HOME = 42, 55, 56
"""Results of jd66: wild beasts; the first hostage; the first relative; the last relative who lives in a Refuge."""
SEA_OF_RESULT: Mapping[int, str] = MappingProxyType({51: "CAR", 52: "CAR", 53: "GC", 54: "IO"})
"""By jd66, the row of the card that names the home; for the others it is the North Atlantic."""
LEFT = (55, 61, 62, 63)
"""Results that mean the left-hand seat; the other relatives belong to the right-hand seat."""


def passengers(voyage: Voyage, pirate: Pirate, nation: str) -> Play[None]:
    """Roll for the passengers aboard a prize of a nation (BN 9.274)."""

    def roll() -> Roll:
        return divmod(jd66(voyage, "passenger"), 10)

    def found(face: int) -> str:
        if face == BEASTS:
            return "beasts"
        if FIRST_HOSTAGE <= face < FIRST_RELATIVE:
            return "hostage"
        return "relative" if face >= FIRST_RELATIVE and _rivals(voyage, pirate, face) else "nobody"

    tens, ones = yield from rerolled(
        voyage, pirate, "passenger", roll, look=lambda faces: named(found(10 * faces[0] + faces[1]))
    )
    face = 10 * tens + ones
    result = found(face)
    relative = _relative_of(voyage, pirate, face) if result == "relative" else None
    voyage.tell("passenger", seat=pirate.seat, pirate=pirate.id, face=face, result=result, rule="BN 9.274")
    if result == "beasts":
        yield from hit(voyage, pirate, "crew", 1, "cargo", combat=False)
        return
    if result == "nobody":
        return
    if relative is None:
        home = yield from home_in(voyage, pirate, SEA_OF_RESULT.get(face, "NA"))
        hostage = ledgers.take_hostage(voyage, pirate, nation, home)
    else:
        aboard = face > LAST_AT_HOME or not relative.refuge
        home = relative.id if aboard else relative.refuge
        hostage = ledgers.take_hostage(voyage, pirate, nation, home, relative.id)
    yield from consider_torture(voyage, pirate, hostage)


def _rivals(voyage: Voyage, pirate: Pirate, face: int) -> list[Pirate]:
    """Return the most notorious pirates of the neighbour whose relative is aboard; none without the module."""
    state = voyage.state
    seat = state.left_of(pirate.seat) if face in LEFT else state.right_of(pirate.seat)
    return state.most_notorious(state.active(seat)) if voyage.options.m_family and seat != pirate.seat else []


def _relative_of(voyage: Voyage, pirate: Pirate, face: int) -> Pirate:
    """Return the pirate whose relative is aboard; ties are decided by jd66, as for the action card (spec 4.25)."""
    tied = _rivals(voyage, pirate, face)
    place = highest(voyage, list(range(len(tied))))[0] if len(tied) > 1 else 0
    return tied[place]


def home_in(voyage: Voyage, pirate: Pirate, sea: str) -> Play[str]:
    """Draw the home port of a hostage; "*" lets the right-hand seat choose (BN 9.2741).

    A sea that is not in play is read as the North Atlantic.
    """
    sea = sea if sea in voyage.state.seas else "NA"
    drawn = draw_card(voyage, "home", lambda card: card.home[sea]).home[sea]
    if drawn != ANY:
        return drawn
    ports = [
        number
        for number, port in voyage.state.ports.items()
        if PORTS[number].sea == sea
        and not port.destroyed
        and not (PORTS[number].pirate and not (port.english and voyage.table.patched(VOYAGE_CORRECTIONS)))
    ]
    seat = voyage.state.right_of(pirate.seat)
    if len(ports) < 2 or recorded(voyage.table, seat, "home_port") != ASK:
        return min(ports, default="")
    question = asked("BN-C7")
    return (
        yield from put(
            voyage,
            choose(
                seat,
                question.kind,
                [Option(port, {"port": port, "garrison": garrison_of(voyage.state, port)}) for port in ports],
                default=min(ports),
                rule=question.rule,
                data={"pirate": pirate.id, "sea": sea},
            ),
        )
    )


# ---------------------------------------------------------------- torture


def consider_torture(voyage: Voyage, pirate: Pirate, hostage: Hostage) -> Play[None]:
    """Torture a new hostage if the captain's policy says so, or his seat when asked (BN-C4)."""
    wanted = yield from decide(voyage, pirate, "torture", by=lambda policy: policy, ask=lambda: _ask(pirate, hostage))
    if wanted == "yes":
        yield from torture(voyage, pirate, hostage)


def _ask(pirate: Pirate, hostage: Hostage) -> Ask[str]:
    question = asked("BN-C4")
    return choose(
        pirate.seat,
        question.kind,
        ["no", "yes"],
        default="no",
        rule=question.rule,
        data={"pirate": pirate.id, "hostage": hostage.id, **home_of(hostage), **likely(cruelty(pirate))},
    )


def home_of(hostage: Hostage) -> dict[str, str]:
    """Return the facts of a hostage's home: a port, or the ship of the pirate whose relative she is."""
    port = hostage.home if hostage.home in PORTS else ""
    return {"home": port, "relative_of": hostage.relative_of}


def torture(voyage: Voyage, pirate: Pirate, hostage: Hostage) -> Play[None]:
    """Torture a hostage for information about her home: a die against Cruelty (BN 9.2742)."""
    hardness = cruelty(pirate)

    def roll() -> Roll:
        return [d6(voyage, "torture")]

    def told(faces: Roll) -> str:
        return "died_talking" if faces[0] < hardness else "talked" if faces[0] == hardness else "silent"

    (face,) = yield from rerolled(voyage, pirate, "torture", roll, look=lambda faces: Seen(told(faces)))
    result = told([face])
    place = pirate.hostages.index(hostage)
    if result == "died_talking":
        del pirate.hostages[place]
    else:
        pirate.hostages[place] = hostage._replace(tortured=True)
    if result != "silent" and hostage.home:
        pirate.info.append(hostage.home)
    voyage.tell(
        "tortured",
        seat=pirate.seat,
        pirate=pirate.id,
        hostage=hostage.id,
        face=face,
        result=result,
        about=hostage.home if result != "silent" else "",
        rule="BN 9.2742",
    )
    ledgers.popularity(voyage, pirate, 1, "torture")
