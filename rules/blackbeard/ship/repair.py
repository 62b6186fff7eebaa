"""Refit in ports, careening, and jury repairs at sea (spec 4.14.1-4.14.7)."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rules.blackbeard.cunning import own_roll, tried
from rules.blackbeard.dice import d6
from rules.blackbeard.operation import Operation, Scene
from rules.blackbeard.state import SECTIONS, Pirate, Section, State
from rules.blackbeard.voyage import STRIFE_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.ports import TERMS, port_at, status_of
from rules.kernel import Option, Play, Table, choose

HULL: Section = "hull"
ASHORE: tuple[Section, ...] = ("sails", "rudder", "guns", "crew")
"""The sections that a refit repairs (BN 15.1)."""
AT_SEA: tuple[Section, ...] = ("sails", "hull", "rudder")
"""The sections that a jury repair can hold up (BN 15.6)."""
REFITS: Mapping[int | None, str] = MappingProxyType({None: "BN 15.1", 2: "BN 15.2", 1: "BN 15.3"})
"""By the points that a refit repairs, None for everything, its rule."""
SOME = 2
"""The points that a port repairs which its captain may divide (BN 15.2)."""
MOST_CREW_LOST = 1
"""Lost boxes of crew with which a jury repair is still possible."""


def mend(voyage: Voyage, pirate: Pirate, section: Section, points: int, cause: str, rule: str) -> int:
    """Repair lost boxes of a section and return how many there were; white boxes are only bought (BN 4.35, 15)."""
    ship = pirate.ship
    repaired = min(points, ship.damage[section])
    if not repaired:
        return 0
    ship.damage[section] -= repaired
    if section in ship.jury:
        ship.jury.remove(section)
    if section == HULL and not ship.damage[HULL]:
        for hold in ship.holds:
            hold.water = "dry"
    voyage.tell(
        "repaired",
        seat=pirate.seat,
        pirate=pirate.id,
        section=section,
        points=repaired,
        now=ship.damage[section],
        cause=cause,
        rule=rule,
    )
    return repaired


# ---------------------------------------------------------------- refit


def _points(state: State, pirate: Pirate, place: str) -> int | None:
    """Return the points that a refit repairs in a port, None for everything; 0 where none is possible."""
    port = port_at(place)
    return TERMS[status_of(state, pirate, port)].refit if port else 0


def _refit_offered(scene: Scene) -> bool:
    worn = any(scene.pirate.ship.damage[section] for section in ASHORE)
    port = port_at(scene.there.place)
    if not worn or not port or scene.there.mode != "port":
        return False
    unknown = status_of(scene.state, scene.pirate, port) == "unknown"
    return unknown or _points(scene.state, scene.pirate, scene.there.place) != 0


def _refit_able(voyage: Voyage, pirate: Pirate) -> bool:
    return pirate.position.mode == "port" and _points(voyage.state, pirate, pirate.position.place) != 0


def _refit_facts(scene: Scene) -> Mapping[str, Any]:
    """Return what a refit repairs: ``points``, 0 for everything that is damaged; and how much that is."""
    port = port_at(scene.there.place)
    status = status_of(scene.state, scene.pirate, port)
    damage = sum(scene.pirate.ship.damage[section] for section in ASHORE)
    points = TERMS[status].refit or 0
    return {"port": port, "status": status, "points": points if points < damage else 0, "damage": damage}


def _refit_arguments(scene: Scene, prefix: str) -> Play[Mapping[str, Any]]:
    """Ask which sections are repaired first; it matters where only some points are repaired."""
    damage = scene.pirate.ship.damage
    worn: list[Section] = [section for section in ASHORE if damage[section]]
    first = yield from _ask_section(scene, "refit_first", f"{prefix}first", worn)
    left: list[Section] = [section for section in worn if section != first]
    splits = damage[first] == 1 and len(left) > 1 and _points(scene.state, scene.pirate, scene.there.place) == SOME
    if not splits or not scene.table.patched(STRIFE_CORRECTIONS):
        return {"first": first}
    return {"first": first, "second": (yield from _ask_section(scene, "refit_second", f"{prefix}second", left))}


def _ask_section(scene: Scene, kind: str, step: str, worn: Sequence[Section]) -> Play[Section]:
    """Ask for a section to repair; by default the one with most damage.

    Nobody is asked who has one such section, or whose port repairs everything.
    """
    damage, facts = scene.pirate.ship.damage, _refit_facts(scene)
    everything = not facts["points"] and facts["status"] != "unknown"
    chosen = yield from choose(
        scene.pirate.seat,
        kind,
        [Option(section, {"section": section, "damage": damage[section]}) for section in worn],
        step=step,
        default=max(worn, key=lambda section: damage[section]),
        quiet=everything or len(worn) == 1,
        rule="BN 15.2",
        data={"pirate": scene.pirate.id, **facts},
    )
    return next(section for section in worn if section == chosen)


def _refit(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Play[None]:
    """Repair what the port allows, the sections that were ordered first."""
    yield from ()
    points = _points(voyage.state, pirate, pirate.position.place)
    left = sum(pirate.ship.damage.values()) if points is None else points
    rule = REFITS[points]
    wanted = [arguments.get("first"), arguments.get("second")]
    order = sorted(ASHORE, key=lambda section: wanted.index(section) if section in wanted else len(wanted))
    for section in order:
        left -= mend(voyage, pirate, section, left, "refit", rule)


REFIT = Operation(
    "refit", "BN 15.1", _refit_offered, _refit_able, _refit, arguments=_refit_arguments, facts=_refit_facts
)
"""OP-6: refit in a port."""


# ---------------------------------------------------------------- careening


def _beach(state: State, pirate: Pirate, place: str, mode: str) -> bool:
    """Return whether a ship can be careened somewhere: on a coast, or in a port that lets it."""
    port = port_at(place)
    if mode == "port" and port:
        status = status_of(state, pirate, port)
        return TERMS[status].careen or status == "unknown"
    return mode == "anchored" and place in HEXES and HEXES[place].terrain == "coast"


def _careen_offered(scene: Scene) -> bool:
    if scene.pirate.careened:
        return True
    fits = _beach(scene.state, scene.pirate, scene.there.place, scene.there.mode)
    return fits and not scene.moved and scene.pirate.ship.damage[HULL] > 0


def _careen_able(voyage: Voyage, pirate: Pirate) -> bool:
    return pirate.careened or _beach(voyage.state, pirate, pirate.position.place, pirate.position.mode)


def _careen_facts(scene: Scene) -> Mapping[str, Any]:
    """Return the lost boxes of the hull, and the turns until it is whole: two for each box on an open coast."""
    hull, ashore = scene.pirate.ship.damage[HULL], scene.there.mode == "port"
    turns = hull if ashore else 2 * hull - scene.pirate.ship.half
    return {"careened": scene.pirate.careened, "damage": hull, "turns": max(0, turns), "ashore": ashore}


def _careen_arguments(scene: Scene, prefix: str) -> Play[Mapping[str, Any]]:
    """Ask whether a careened ship stays ashore or is floated off."""
    if not scene.pirate.careened:
        return {"end": False}
    choice = yield from choose(
        scene.pirate.seat,
        "careening",
        ["go_on", "end"],
        step=f"{prefix}careening",
        default="go_on" if scene.pirate.ship.damage[HULL] else "end",
        rule="BN 15.5",
        data={"pirate": scene.pirate.id, **_careen_facts(scene)},
    )
    return {"end": choice == "end"}


def _careen(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Play[None]:
    """Put the ship ashore and repair its hull, or end that: a point in a port, half a point on a coast (BN 15.5)."""
    yield from ()
    if arguments.get("end") and pirate.careened:
        stop_careening(voyage, pirate)
        return
    if not pirate.careened:
        pirate.careened = True
        voyage.tell("careened", seat=pirate.seat, pirate=pirate.id, on=True, rule="BN 15.5")
    ship = pirate.ship
    if pirate.position.mode == "port":
        mend(voyage, pirate, HULL, 1, "careening", "BN 15.5")
    elif ship.half:
        ship.half = False
        mend(voyage, pirate, HULL, 1, "careening", "BN 15.5")
    else:
        ship.half = True
    ship.half = ship.half and ship.damage[HULL] > 0


def stop_careening(voyage: Voyage, pirate: Pirate) -> None:
    """Float a careened ship off; half a point of repair is kept with the hull."""
    pirate.careened = False
    voyage.tell("careened", seat=pirate.seat, pirate=pirate.id, on=False, rule="BN 15.5")


CAREEN = Operation(
    "careen",
    "BN 15.5",
    _careen_offered,
    _careen_able,
    _careen,
    still=True,
    arguments=_careen_arguments,
    facts=_careen_facts,
)
"""OP-3: careen, go on with it, or end it."""


# ---------------------------------------------------------------- jury repair


def _jury_sections(pirate: Pirate) -> Sequence[Section]:
    """Return the sections that a jury repair could hold up: those with one lost box that lies flat (BN 15.6)."""
    ship = pirate.ship
    if ship.damage["crew"] > MOST_CREW_LOST:
        return ()
    return [section for section in AT_SEA if ship.damage[section] == 1 and section not in ship.jury]


def _jury_place(table: Table, place: str, mode: str) -> bool:
    """Return whether a jury repair is possible somewhere: at sea, or at anchor outside a port (BN 15.6)."""
    if mode == "anchored" and port_at(place):
        return table.patched(STRIFE_CORRECTIONS)
    return mode in ("sea", "zone", "anchored")


def _jury_offered(scene: Scene) -> bool:
    able = (
        _jury_place(scene.table, scene.there.place, scene.there.mode) and not scene.moved and not scene.pirate.careened
    )
    # It takes whole turns, so no token serves (spec 4.16).
    return scene.table.options.m_jury and able and not scene.extra and bool(_jury_sections(scene.pirate))


def _jury_able(voyage: Voyage, pirate: Pirate) -> bool:
    at_sea = _jury_place(voyage.table, pirate.position.place, pirate.position.mode) and not pirate.careened
    return voyage.options.m_jury and at_sea and bool(_jury_sections(pirate))


def turns_of_jury(state: State, pirate: Pirate, section: str) -> int:
    """Return the turns of a jury repair: two without a whole crew, unless the turn before began it (BN 15.6)."""
    going_on = pirate.jury_job == section and pirate.jury_turns == state.turn - 1
    return 2 if pirate.ship.damage["crew"] and not going_on else 1


def _jury_arguments(scene: Scene, prefix: str) -> Play[Mapping[str, Any]]:
    """Ask which section is held up; by default the job that was begun."""
    able = list(_jury_sections(scene.pirate))
    begun = scene.pirate.jury_job
    section = yield from choose(
        scene.pirate.seat,
        "jury_section",
        [Option(name, {"section": name}) for name in able],
        step=f"{prefix}section",
        default=begun if begun in able else able[0],
        # That it takes two turns is said where it is asked.
        quiet=len(able) == 1 and not scene.pirate.ship.damage["crew"],
        rule="BN 15.6",
        data={"pirate": scene.pirate.id, "turns": turns_of_jury(scene.state, scene.pirate, begun or able[0])},
    )
    return {"section": section}


def _jury(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Play[None]:
    """Work on a jury repair: one turn with a whole crew, two turns in a row with one box of it lost (BN 15.6)."""
    yield from ()
    able = _jury_sections(pirate)
    ordered: list[Section] = [one for one in able if one == arguments.get("section")]
    section = (ordered or able)[0]
    if turns_of_jury(voyage.state, pirate, section) > 1:
        pirate.jury_job, pirate.jury_turns = section, voyage.state.turn
        return
    pirate.jury_job, pirate.jury_turns = None, 0
    pirate.ship.jury.append(section)
    voyage.tell("jury_rigged", seat=pirate.seat, pirate=pirate.id, section=section, rule="BN 15.6")


def jury_rolls(voyage: Voyage, pirate: Pirate, rigged: Sequence[Section]) -> Play[None]:
    """Roll for each jury repair that stood before this turn; a 1 ends it (step 6, BN 15.6)."""
    for section in SECTIONS:
        if section in rigged and section in pirate.ship.jury:
            (face,) = yield from own_roll(
                voyage, pirate, "jury", lambda: [d6(voyage, "jury")], look=lambda faces: tried(passed=faces[0] > 1)
            )
            if face == 1:
                pirate.ship.jury.remove(section)
                voyage.tell(
                    "jury_failed", seat=pirate.seat, pirate=pirate.id, section=section, face=face, rule="BN 15.6"
                )


JURY = Operation("jury", "BN 15.6", _jury_offered, _jury_able, _jury, still=True, arguments=_jury_arguments)
"""OP-12: jury repair at sea."""
