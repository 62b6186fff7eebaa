"""Damage to a ship and its captain: where it goes, what it costs, leaks, fire, sinking (spec 4.13, 4.14.8).

Only this room and :mod:`rules.blackbeard.ship.repair` write a ship's lost boxes and the state of its holds.
"""

from collections.abc import Sequence
from typing import Literal

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put
from rules.blackbeard.cunning import Roll, Seen, named, own_roll, rerolled, tried
from rules.blackbeard.dice import d6, dice
from rules.blackbeard.markers import CHEST, GOODS, is_good, numbered, space
from rules.blackbeard.names import asked
from rules.blackbeard.policies import free_damage_order
from rules.blackbeard.ship.fates import leave_play
from rules.blackbeard.ship.figures import boxes_left, lost
from rules.blackbeard.ship.wounds import wound
from rules.blackbeard.state import SECTIONS, Flotsam, Hold, Pirate, Section
from rules.blackbeard.voyage import STRIFE_CORRECTIONS, TIDY_CHOICES, VOYAGE_CORRECTIONS, Voyage
from rules.blackbeard.world.zones import is_zone
from rules.kernel import Option, Play, pick

Place = Literal["sails", "hull", "rudder", "guns", "crew", "captain"]
PLACES: tuple[Place, ...] = (*SECTIONS, "captain")
"""Where a hit goes by the location die, 1 to 6 (BN 13.8)."""
CREW_FOR_HOSTAGES = 2
"""Lost boxes of crew at which the hostages die."""
LEAKING = 3
"""Lost boxes of hull at which one more leak sinks the ship."""


def hit(voyage: Voyage, pirate: Pirate, place: Place, points: int, cause: str, *, combat: bool) -> Play[None]:
    """Damage one section, or wound the captain once for each point; the rest goes where the victim says (4.13.2).

    ``combat``: points of naval rounds and port attacks also cost Popularity. The ship may sink, the captain may die.
    """
    pirate.now.hurt += points
    if place == "captain":
        _pay(voyage, pirate, points, combat=combat)
        for _ in range(points):
            if pirate.status == "active":
                yield from wound(voyage, pirate, "wounds")
        return
    taken = min(points, boxes_left(pirate.ship, place))
    if not taken and voyage.table.patched(STRIFE_CORRECTIONS):
        _knock_down(voyage, pirate, place)
    _take(voyage, pirate, place, taken, cause, combat=combat)
    yield from _sink_if_full(voyage, pirate, cause)
    if pirate.status == "active" and points > taken:
        yield from _spread(voyage, pirate, points - taken, cause, combat=combat, first=())


def hit_somewhere(voyage: Voyage, pirate: Pirate, points: int, cause: str, *, combat: bool) -> Play[None]:
    """Roll where damage goes: one die for all points, or one for each (BN 13.8, option ``damage_location``)."""
    if not points:
        return
    together = voyage.options.damage_location == "per_round"
    share = points if together else 1

    def roll() -> Roll:
        return dice(voyage, "location", points // share)

    def sinks(faces: Roll) -> bool:
        afloat = sum(boxes_left(pirate.ship, section) for section in SECTIONS)
        return share * sum(PLACES[face - 1] != "captain" for face in faces) >= afloat

    def look(faces: Roll) -> Seen:
        return named("sinks") if sinks(faces) else named("hit", sections=[PLACES[face - 1] for face in faces])

    faces = yield from own_roll(voyage, pirate, "location", roll, sinks, look=look)
    for face in faces:
        if pirate.status == "active":
            yield from hit(voyage, pirate, PLACES[face - 1], share, cause, combat=combat)


def free_damage(
    voyage: Voyage, pirate: Pirate, points: int, cause: str, *, combat: bool, first: Sequence[Section] = ()
) -> Play[None]:
    """Damage sections 1 to 5 as the victim's policy orders; ``first``: sections that fill up before the others."""
    pirate.now.hurt += points
    yield from _spread(voyage, pirate, points, cause, combat=combat, first=first)


def _spread(
    voyage: Voyage, pirate: Pirate, points: int, cause: str, *, combat: bool, first: Sequence[Section]
) -> Play[None]:
    """Fill sections in order. Damage beyond the last box is void: the ship has sunk."""
    wanted = free_damage_order(voyage, pirate)
    order: list[Section] = [*first, *sorted(SECTIONS, key=wanted.index)]
    left = points
    for section in order:
        taken = min(left, boxes_left(pirate.ship, section))
        if taken:
            _take(voyage, pirate, section, taken, cause, combat=combat)
            left -= taken
    yield from _sink_if_full(voyage, pirate, cause)


def _take(voyage: Voyage, pirate: Pirate, section: Section, points: int, cause: str, *, combat: bool) -> None:
    """Take damage in one section that has room for it: the white box first (BN 4.35)."""
    ship = pirate.ship
    absorbed = 1 if points and section in ship.white else 0
    if absorbed:
        ship.white.remove(section)
        if section == "hull":
            _lose_extra_hold(voyage, pirate)
    new = points - absorbed
    if new and section in ship.jury:
        # The box that stood upright falls again: it is among the damage already (BN 15.6).
        ship.jury.remove(section)
    ship.damage[section] += new
    if points:
        voyage.tell(
            "damaged",
            seat=pirate.seat,
            pirate=pirate.id,
            section=section,
            points=points,
            absorbed=absorbed,
            now=ship.damage[section],
            cause=cause,
            rule="BN 13.8",
        )
    _pay(voyage, pirate, new, combat=combat)
    if section == "crew" and new:
        if cause != "scurvy":
            ledgers.popularity(voyage, pirate, -new, "crew_lost")
        if ship.damage["crew"] >= CREW_FOR_HOSTAGES:
            lose_hostages(voyage, pirate, "crew_lost", "BN 13.8")


def _knock_down(voyage: Voyage, pirate: Pirate, section: Section) -> None:
    """Let the upright box of a section fall that has no other box left to lose (BN 15.6)."""
    if section in pirate.ship.jury:
        pirate.ship.jury.remove(section)
        voyage.tell("jury_fell", seat=pirate.seat, pirate=pirate.id, section=section, rule="BN 15.6")


def lose_hostages(voyage: Voyage, pirate: Pirate, cause: str, rule: str) -> None:
    """Let all hostages aboard a ship die. Matches of the voyage tell no event, because they began without it."""
    count, pirate.hostages = len(pirate.hostages), []
    if count and voyage.options.at_war():
        voyage.tell("hostages_lost", seat=pirate.seat, pirate=pirate.id, count=count, cause=cause, rule=rule)


def _pay(voyage: Voyage, pirate: Pirate, points: int, *, combat: bool) -> None:
    """Pay the Popularity that damage in combat costs (BN 17.2, option ``combat_popularity``)."""
    if combat and points:
        cost = points if voyage.options.combat_popularity == "per_point" else int(not pirate.now.bled)
        pirate.now.bled = True
        ledgers.popularity(voyage, pirate, -cost, "combat_damage")


def _lose_extra_hold(voyage: Voyage, pirate: Pirate) -> None:
    """Lose Carr's hold with his box: what lies there goes into other holds as far as there is room (BN 4.35)."""
    ship = pirate.ship
    extra = ship.holds[-1]
    spare = [hold for hold in ship.usable if hold.number != extra.number]
    capacity = voyage.options.hold_capacity
    for marker in list(extra.markers):
        # The chest needs a hold to itself (event 53).
        alone = marker == CHEST and voyage.table.patched(VOYAGE_CORRECTIONS)
        fitting = [hold for hold in spare if space(hold.markers, capacity) > 0 and not (alone and hold.markers)]
        into = next(iter(fitting), None)
        if into is not None:
            extra.markers.remove(marker)
            into.markers.append(marker)
    ledgers.empty_hold(voyage, pirate, extra.number, "lost", "BN 4.35")
    ship.holds.remove(extra)


# ---------------------------------------------------------------- sinking


def _sink_if_full(voyage: Voyage, pirate: Pirate, cause: str) -> Play[None]:
    """Sink a ship whose sections are all full; some of its goods may float (BN 6.3)."""
    if pirate.status != "active" or any(boxes_left(pirate.ship, section) for section in SECTIONS):
        return
    place = pirate.position.place
    voyage.tell("sunk", seat=pirate.seat, pirate=pirate.id, place=place, cause=cause, rule="BN 6.3")
    goods = [marker for marker in pirate.ship.markers if is_good(marker)]
    floating: list[str] = []
    # Nothing can be picked up in a zone (spec 4.5.9).
    if goods and not is_zone(place):
        (face,) = yield from own_roll(
            voyage,
            pirate,
            "crates",
            lambda: [d6(voyage, "crates")],
            look=lambda faces: named("floats", count=min(faces[0], len(goods))),
        )
        most = min(face, len(goods))
        floating = goods if most == len(goods) else (yield from _floating(voyage, pirate, goods, most))
    _sink(voyage, pirate, floating)


def _floating(voyage: Voyage, pirate: Pirate, goods: list[str], most: int) -> Play[list[str]]:
    """Ask which goods float; each is named by its place among the goods aboard (BN-R4)."""
    question = asked("BN-R4")
    if voyage.table.patched(TIDY_CHOICES):
        goods = sorted(goods, key=GOODS.index)
    options = [Option(name, facts) for name, facts in numbered(goods)]
    names = [option.id for option in options]
    if voyage.table.patched(STRIFE_CORRECTIONS):
        # By default the types with the highest numbers float (spec 8.1); in older matches the last ones aboard do.
        names.sort(key=lambda name: GOODS.index(name.partition("/")[2]))
    chosen = yield from put(
        voyage,
        pick(
            pirate.seat,
            question.kind,
            options,
            k=(most, most),
            default=names[-most:],
            rule=question.rule,
            data={"pirate": pirate.id, "count": most},
        ),
    )
    return [name.partition("/")[2] for name in chosen]


def _sink(voyage: Voyage, pirate: Pirate, floating: list[str]) -> None:
    """Take a sinking ship and its captain out of play."""
    place = pirate.position.place
    for hold in pirate.ship.holds:
        ledgers.empty_hold(voyage, pirate, hold.number, "lost", "BN 6.3")
    if floating:
        voyage.state.flotsam.append(Flotsam(place, tuple(floating)))
        voyage.tell("flotsam_left", place=place, markers=floating, rule="BN 6.3")
    leave_play(voyage, pirate, "sunk")


# ---------------------------------------------------------------- leaks and fire


def leaks(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Roll for a leak, then for floods, by the hull before the leak; a careened ship is dry (step 6, BN 13.8)."""
    hull = lost(pirate.ship, "hull")
    if not voyage.options.m_leaks or not hull or pirate.careened:
        return

    def roll() -> Roll:
        return [d6(voyage, "leak")]

    def sinks(faces: Roll) -> bool:
        return faces[0] == 1 and hull >= LEAKING

    def look(faces: Roll) -> Seen:
        return named("sinks" if sinks(faces) else "leaks" if faces[0] == 1 else "tight")

    (face,) = yield from rerolled(voyage, pirate, "leak", roll, sinks, look=look)
    voyage.tell("leaked", seat=pirate.seat, pirate=pirate.id, face=face, hull=hull, rule="BN 13.8")
    if face == 1:
        if hull >= LEAKING:
            place = pirate.position.place
            voyage.tell("sunk", seat=pirate.seat, pirate=pirate.id, place=place, cause="leak", rule="BN 13.8")
            _sink(voyage, pirate, [])
            return
        yield from hit(voyage, pirate, "hull", 1, "leak", combat=False)
    for _ in range(2 if hull >= LEAKING else 1):
        if pirate.status == "active":
            yield from _flood(voyage, pirate)


def _flood(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Roll for a flood: the hold with the number of the die fills, if there is such a hold and it is dry."""

    def struck(faces: Roll) -> Hold | None:
        return next((hold for hold in pirate.ship.usable if hold.number == faces[0]), None)

    def look(faces: Roll) -> Seen:
        return named("dry") if struck(faces) is None else named("flooded", hold=faces[0])

    faces = yield from own_roll(voyage, pirate, "flood", lambda: [d6(voyage, "flood")], look=look)
    hold = struck(faces)
    if hold is not None:
        flood(voyage, pirate, hold, faces[0])


def flood(voyage: Voyage, pirate: Pirate, hold: Hold, face: int) -> None:
    """Flood a hold: what lies in it is lost, and it cannot be used until the hull is whole (BN 13.8)."""
    gone = ledgers.empty_hold(voyage, pirate, hold.number, "flooded")
    hold.water = "flooded"
    voyage.tell(
        "flooded", seat=pirate.seat, pirate=pirate.id, hold=hold.number, face=face, markers=gone, rule="BN 13.8"
    )


def wreck(voyage: Voyage, pirate: Pirate, hold: Hold) -> None:
    """Wreck a hold: what lies in it is lost, and it cannot be used until the hull is whole (BN 9.272)."""
    ledgers.empty_hold(voyage, pirate, hold.number, "wrecked", "BN 9.272")
    hold.water = "wrecked"


FLAMMABLE = ("alcohol", "arms")
BURNING: tuple[Section, ...] = ("sails", "hull", "crew")
"""The sections that a fire damages (BN 10.22)."""


def fire(voyage: Voyage, pirate: Pirate, *, combat: bool = False) -> Play[None]:
    """Let a fire break out: a cistern may put it out, else alcohol and arms burn and damage the ship (spec 4.14.8).

    ``combat``: the fire came from his own cannon in a battle, so that its points also cost Popularity.
    """
    face = 0
    if "cistern" in pirate.ship.markers:
        face = yield from cistern_die(voyage, pirate)
        if face > 1:
            _tell_fire(voyage, pirate, face, [])
            return
        ledgers.unload(voyage, pirate, ["cistern"], "fire", "BN 10.22")
        holds = pirate.ship.usable
        if holds:
            drawn = voyage.table.dice.roll("fire", len(holds))
            flood(voyage, pirate, holds[drawn - 1], drawn)
    burnt = [marker for marker in pirate.ship.markers if marker in FLAMMABLE]
    ledgers.unload(voyage, pirate, burnt, "fire", "BN 10.22")
    _tell_fire(voyage, pirate, face, burnt)
    wanted = free_damage_order(voyage, pirate)
    left = len(burnt)
    pirate.now.hurt += left
    for section in sorted(BURNING, key=wanted.index):
        taken = min(left, boxes_left(pirate.ship, section))
        _take(voyage, pirate, section, taken, "fire", combat=combat)
        left -= taken
    yield from _sink_if_full(voyage, pirate, "fire")


def cistern_die(voyage: Voyage, pirate: Pirate) -> Play[int]:
    """Roll for a pirate's fire cistern: it fails at 1 (spec 4.14.8)."""
    (face,) = yield from own_roll(
        voyage, pirate, "cistern", lambda: [d6(voyage, "fire")], look=lambda faces: tried(passed=faces[0] > 1)
    )
    return face


def _tell_fire(voyage: Voyage, pirate: Pirate, face: int, burnt: list[str]) -> None:
    voyage.tell(
        "fire",
        seat=pirate.seat,
        pirate=pirate.id,
        face=face,
        out=not burnt,
        markers=burnt,
        rule="BN 10.22",
    )
