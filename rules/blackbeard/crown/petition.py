"""Petitions: a seat asks the Crown for a King's Commissioner against a rival (spec 4.15.1, BN 13.21)."""

from collections.abc import Mapping
from typing import Any

from rules.blackbeard.crown.fleet import commissioner
from rules.blackbeard.cunning import Roll, rerolled, tried
from rules.blackbeard.dice import jd66
from rules.blackbeard.odds import JD66
from rules.blackbeard.operation import Operation, Scene, still_there
from rules.blackbeard.options import Options
from rules.blackbeard.state import Pirate, State
from rules.blackbeard.tables import PIRATE
from rules.blackbeard.voyage import STRIFE_CORRECTIONS, Voyage
from rules.blackbeard.world.ports import nation_of, port_at
from rules.kernel import Option, Play, choose

LEAST = 11
"""The lowest roll, and so the least Notoriety with which a petition can succeed."""
ENGLISH = "English"
NOBODY = "nobody"


def prey(state: State, options: Options, seat: int) -> list[Pirate]:
    """Return the rivals against whom a seat may petition, the most notorious first; none if it may not at all."""
    controls = any(hunter.kind == "kc" and hunter.controller == seat for hunter in state.hunters)
    if not options.m_hunters or controls or not state.stocks.get("commissioners"):
        return []
    found = [pirate for pirate in state.active() if pirate.seat != seat and pirate.notoriety >= LEAST]
    return sorted(found, key=lambda pirate: (-pirate.notoriety, pirate.id))


def odds(notoriety: int) -> int:
    """Return the chance of a petition in per cent."""
    return round(100 * sum(face <= notoriety for face in JD66) / len(JD66))


def targets(state: State, options: Options, seat: int) -> list[Option]:
    """Return the rivals as options, with the chance that the Crown listens."""
    return [
        Option(pirate.id, {"target": pirate.id, "notoriety": pirate.notoriety, "odds": odds(pirate.notoriety)})
        for pirate in prey(state, options, seat)
    ]


# ---------------------------------------------------------------- the operation


def _offered(scene: Scene) -> bool:
    in_port = scene.there.inside and bool(port_at(scene.there.place))
    return in_port and bool(prey(scene.state, scene.table.options, scene.pirate.seat))


def _may(voyage: Voyage, seat: int) -> bool:
    """Return whether a seat may petition now: once in a turn."""
    fresh = voyage.hidden.petitions.get(seat) != voyage.state.turn
    return fresh and bool(prey(voyage.state, voyage.options, seat))


def _able(voyage: Voyage, pirate: Pirate) -> bool:
    in_port = pirate.position.inside and not pirate.now.stopped
    found = [rival.id for rival in prey(voyage.state, voyage.options, pirate.seat)]
    return in_port and _may(voyage, pirate.seat) and still_there(voyage, pirate, "target", found)


def _arguments(scene: Scene, prefix: str) -> Play[Mapping[str, Any]]:
    """Ask against whom; by default against the most notorious rival."""
    seat = scene.pirate.seat
    target = yield from choose(
        seat,
        "petition_target",
        lambda: targets(scene.state, scene.table.options, seat),
        step=f"{prefix}target",
        rule="BN 13.21",
        data={"pirate": scene.pirate.id, "port": port_at(scene.there.place)},
    )
    return {"target": target}


def _run(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Play[None]:
    yield from petition(voyage, pirate, str(arguments.get("target", "")))


PETITION = Operation("petition", "BN 13.21", _offered, _able, _run, arguments=_arguments)
"""OP-11: petition the Crown."""


def petition(voyage: Voyage, pirate: Pirate, target: str) -> Play[None]:
    """Petition against a rival: jd66 up to his Notoriety brings a commissioner (BN 13.21).

    If the rival is no longer at large, it is lost; in older matches the most notorious one took his place.
    """
    able = prey(voyage.state, voyage.options, pirate.seat)
    named = [other for other in able if other.id == target]
    if not target or not voyage.table.patched(STRIFE_CORRECTIONS):
        named += able
    if not named:
        return
    rival = named[0]
    voyage.hidden.petitions[pirate.seat] = voyage.state.turn
    nation = nation_here(voyage.state, pirate)

    def roll() -> Roll:
        return divmod(jd66(voyage, "petition"), 10)

    def granted(faces: Roll) -> bool:
        return 10 * faces[0] + faces[1] <= rival.notoriety

    dice = yield from rerolled(voyage, pirate, "petition", roll, look=lambda faces: tried(passed=granted(faces)))
    heard = granted(dice)
    voyage.tell(
        "petitioned",
        seat=pirate.seat,
        pirate=pirate.id,
        target=rival.id,
        nation=nation,
        face=10 * dice[0] + dice[1],
        notoriety=rival.notoriety,
        result="granted" if heard else "refused",
        rule="BN 13.21",
    )
    if heard:
        yield from commissioner(voyage, pirate.seat, rival, nation)


def nation_here(state: State, pirate: Pirate) -> str:
    """Return the nation that a petition is addressed to: that of the port, else the English (9-A34)."""
    number = port_at(pirate.position.place) if pirate.position.inside else ""
    nation = nation_of(state, number) if number else ENGLISH
    return ENGLISH if nation == PIRATE else nation


# ---------------------------------------------------------------- by a pirate who misses his turn


def idle(state: State, options: Options, seat: int) -> list[Pirate]:
    """Return the pirates who miss their turn through a debauch, and may petition all the same (BN 9.28)."""
    missing = [pirate for pirate in state.active(seat) if pirate.debauched == state.turn]
    return missing if missing and prey(state, options, seat) else []


def idle_steps(state: State, options: Options, seat: int) -> Play[dict[str, str]]:
    """Ask whether a pirate who misses his turn petitions, and against whom; nobody by default."""
    found: dict[str, str] = {}
    for pirate in idle(state, options, seat)[:1]:
        chosen = yield from choose(
            seat,
            "petition_target",
            lambda: [Option(NOBODY), *targets(state, options, seat)],
            step=f"{pirate.id}_petition",
            default=NOBODY,
            quiet=True,
            rule="BN 13.21",
            data={"pirate": pirate.id, "port": port_at(pirate.position.place)},
        )
        if chosen != NOBODY:
            found[pirate.id] = chosen
    return found


def idle_petitions(voyage: Voyage) -> Play[None]:
    """Carry out the petitions of pirates who miss their turn, seat by seat."""
    for seat in voyage.state.from_marker():
        orders = voyage.hidden.seat_orders.get(seat)
        for name, target in orders.petition.items() if orders is not None else ():
            pirate = voyage.state.pirates[name]
            if pirate.status == "active" and _may(voyage, seat):
                yield from petition(voyage, pirate, target)
