"""Events of the sea: storms, sirens, reefs, currents, fire, creatures (events 14, 55, 63, 64, 65, 66)."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.blackbeard.crown.contacts import try_one
from rules.blackbeard.crown.hunting import swept
from rules.blackbeard.cunning import Roll, named, rerolled
from rules.blackbeard.dice import d6
from rules.blackbeard.hazards import dice
from rules.blackbeard.hunters import in_play, tries
from rules.blackbeard.lasting import RULE
from rules.blackbeard.sea.cargo import pick_up_flotsam
from rules.blackbeard.sea.movement import leave_hex
from rules.blackbeard.sea.search import batter, scatter
from rules.blackbeard.ship.damage import FLAMMABLE, fire, hit
from rules.blackbeard.state import Pirate, Position, Section
from rules.blackbeard.turn.arenas import settled
from rules.blackbeard.voyage import STRIFE_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import DIRECTIONS, NEIGHBOURS, step
from rules.blackbeard.world.zones import sea_of
from rules.kernel import Play

BURNS = 1
DOLPHINS = 4
CREATURES: Mapping[int, tuple[tuple[Section, int], ...]] = MappingProxyType(
    {
        1: (("crew", 1),),
        2: (("hull", 1),),
        3: (("crew", 1),),
        DOLPHINS: (),
        5: (("crew", 1),),
        6: (("hull", 1), ("sails", 1)),
    }
)
"""By face, the damage that a creature does: squid, sawfish, shark, dolphins, manta, serpent (event 66)."""


def storm(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Let a storm rage over a whole sea, its zones and ports included (event 14)."""
    del drawing
    sea, rolls = dice.sea(voyage, dice.OCEANS)
    struck = [pirate for pirate in voyage.state.in_order() if sea_of(pirate.position.place) == sea]
    voyage.tell("sea_storm", sea=sea, rolls=rolls, ships=[pirate.id for pirate in struck], rule=RULE)
    scatter(voyage, lambda there: sea_of(there.place) == sea)
    for pirate in struck:
        if pirate.status == "active":
            yield from batter(voyage, pirate)


def sirens(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Let sirens lure men of a random ship overboard (event 55)."""
    del drawing
    victim = dice.ship(voyage, _under_way(voyage))
    _tell_victim(voyage, "sirens", victim)
    if victim is not None:
        yield from hit(voyage, victim, "crew", 1, "sirens", combat=False)


def _under_way(voyage: Voyage) -> list[Pirate]:
    """Return the pirates whose ships are neither in a port nor careened."""
    return [one for one in voyage.state.in_order() if not one.position.inside and not one.careened]


def _tell_victim(voyage: Voyage, kind: str, victim: Pirate | None) -> None:
    seat, name = (None, "") if victim is None else (victim.seat, victim.id)
    voyage.tell(kind, seat=seat, pirate=name, rule=RULE)


def reefs(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Let a random ship under way in a random sea or its zones strike a reef (event 63)."""
    del drawing
    sea, rolls = dice.sea(voyage, dice.OCEANS)
    there = [
        pirate
        for pirate in voyage.state.in_order()
        if pirate.position.mode in ("sea", "zone", "harbour") and sea_of(pirate.position.place) == sea
    ]
    victim = dice.ship(voyage, there)
    seat, name = (None, "") if victim is None else (victim.seat, victim.id)
    voyage.tell("reef", sea=sea, rolls=rolls, seat=seat, pirate=name, rule=RULE)
    if victim is not None:
        yield from hit(voyage, victim, "hull", 1, "reef", combat=False)


def fires(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Let fires break out on ships with alcohol or arms (event 65)."""
    del drawing

    def roll() -> Roll:
        return [d6(voyage, "event")]

    for pirate in voyage.state.in_order():
        if pirate.status != "active" or not any(marker in FLAMMABLE for marker in pirate.ship.markers):
            continue
        (face,) = yield from rerolled(
            voyage, pirate, "fire", roll, look=lambda faces: named("fire" if faces[0] == BURNS else "nothing")
        )
        result = "fire" if face == BURNS else "safe"
        voyage.tell("fire_danger", seat=pirate.seat, pirate=pirate.id, face=face, result=result, rule=RULE)
        if face == BURNS:
            yield from fire(voyage, pirate)


def creature(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Let a creature of the sea meet a random ship; dolphins give a free operation (event 66)."""
    del drawing
    victim = dice.ship(voyage, _under_way(voyage))
    if victim is None:
        voyage.tell("creature", seat=None, pirate="", face=0, rule=RULE)
        return
    face = d6(voyage, "event")
    voyage.tell("creature", seat=victim.seat, pirate=victim.id, face=face, rule=RULE)
    for section, points in CREATURES[face]:
        if victim.status == "active":
            yield from hit(voyage, victim, section, points, "creature", combat=False)
    if face == DOLPHINS and voyage.hooks.dolphins is not None:
        yield from voyage.hooks.dolphins(voyage, victim)


# ---------------------------------------------------------------- currents


def currents(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Shift all ships under way in a random sea by one hex in the same direction (event 64)."""
    del drawing
    state = voyage.state
    sea, rolls = dice.sea(voyage, dice.OCEANS)
    face = d6(voyage, "event")
    voyage.tell("currents", sea=sea, rolls=rolls, face=face, rule=RULE)
    met = _pairs(voyage)
    stranded: list[Pirate] = []
    moved: list[Pirate] = []
    for pirate in [one for one in state.in_order() if _shifts(one.position, sea)]:
        place = step(pirate.position.place, face)
        if place is not None:
            leave_hex(voyage, pirate)
            pirate.position, pirate.facing = Position(place, "sea"), face
            voyage.tell("shifted", seat=pirate.seat, pirate=pirate.id, place=place, rule=RULE)
            moved.append(pirate)
        elif _ashore(pirate.position.place, face):
            stranded.append(pirate)
    for hunter in [one for one in state.hunters if _shifts(one.position, sea)]:
        swept(voyage, hunter, face)
    for pirate in stranded:
        yield from hit(voyage, pirate, "hull", 1, "current", combat=False)
    if voyage.table.patched(STRIFE_CORRECTIONS):
        yield from _take_crates(voyage, moved)
    yield from _new_contacts(voyage, met)


def _take_crates(voyage: Voyage, moved: list[Pirate]) -> Play[None]:
    """Let ships take aboard the crates to which the current has carried them; seats that want the same dispute."""
    crates = {pirate.id: [f"crates/{pirate.position.place}"] for pirate in moved if pirate.status == "active"}
    floating = [flotsam.hex for flotsam in voyage.state.flotsam]
    near = [pirate for pirate in moved if pirate.id in crates and pirate.position.place in floating]
    for pirate in (yield from settled(voyage, near, crates, "crates")):
        yield from pick_up_flotsam(voyage, pirate)


def _shifts(there: Position, sea: str) -> bool:
    """Return whether a ship lies in the currents: under way at sea.

    Spec 5.1 names anchored ships alone; but inside a port there is no current, though an anchor is not dropped.
    """
    return there.mode == "sea" and sea_of(there.place) == sea


def _ashore(place: str, face: int) -> bool:
    """Return whether a direction leads onto the shore; off the map a ship stays unharmed."""
    return bool(NEIGHBOURS[place][DIRECTIONS.index(face)])


def _pairs(voyage: Voyage) -> list[tuple[str, str]]:
    """Return which hunters and pirates share a hex at sea, in the order of seats."""
    return [
        (hunter.token, pirate.id)
        for hunter in voyage.state.hunters
        for pirate in voyage.state.in_order()
        if hunter.position.mode == "sea" and pirate.position.afloat and hunter.position.place == pirate.position.place
    ]


def _new_contacts(voyage: Voyage, met: list[tuple[str, str]]) -> Play[None]:
    """Let hunters try the pirates whom the currents have brought to them (spec 4.11.1)."""
    state = voyage.state
    for pair in [pair for pair in _pairs(voyage) if pair not in met]:
        hunter = next((one for one in state.hunters if one.token == pair[0]), None)
        pirate = state.pirates[pair[1]]
        if hunter is not None and pirate.status == "active" and in_play(voyage, hunter):
            same_hex = hunter.position.place == pirate.position.place
            if same_hex and tries(voyage, hunter, pirate) and not hunter.fought:
                yield from try_one(voyage, hunter, pirate)
