"""Arenas: who meets whom in a step, and who goes first where it matters (spec 4.2, 4.6, 13).

Pirates that share a hex, or anything else they may quarrel over, form an arena. An arena runs in sequence; disjoint
arenas run side by side, and their questions go into one bundle.
"""

from collections.abc import Callable, Mapping, Sequence

from rules.blackbeard.chart import publish
from rules.blackbeard.cunning import (
    CUNNING_IN_EVERY_ROLL,
    Look,
    Rival,
    Roll,
    Seen,
    contested,
    dice_alone,
    never_grave,
    tried,
)
from rules.blackbeard.dice import ranked
from rules.blackbeard.policies import policy_of
from rules.blackbeard.state import Pirate
from rules.blackbeard.voyage import VOYAGE_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.zones import is_zone
from rules.kernel import All, Play

CUNNING_IN_DISPUTES = "cunning_in_disputes"
"""The changed rule with which cunning may be used in a dispute; matches that began without it go on so."""
WAITED_FOR = ("battle", "hunters", "assault", "castaway", "errand", "market")
"""The kinds of dispute, by the head of what is contested, in which a captain may wish to act last (spec 4.6)."""


def arenas(pirates: Sequence[Pirate], keys: Mapping[str, Sequence[str]]) -> list[list[Pirate]]:
    """Group pirates that share a key, directly or through others; each group and the groups keep the given order.

    ``keys``: by the id of a pirate, the hexes and pieces that his act touches. A pirate without keys stands alone.
    """
    groups: list[tuple[list[Pirate], list[str]]] = []
    for pirate in pirates:
        members, touched = [pirate], list(keys.get(pirate.id, ()))
        apart: list[tuple[list[Pirate], list[str]]] = []
        for others, their in groups:
            if any(key in touched for key in their):
                members, touched = [*others, *members], [*their, *touched]
            else:
                apart.append((others, their))
        groups = [*apart, (members, touched)]
    place = {pirate.id: index for index, pirate in enumerate(pirates)}
    found = [sorted(members, key=lambda pirate: place[pirate.id]) for members, _ in groups]
    return sorted(found, key=lambda members: place[members[0].id])


def in_arenas(
    voyage: Voyage,
    pirates: Sequence[Pirate],
    keys: Mapping[str, Sequence[str]],
    act: Callable[[Pirate], Play[None]],
) -> Play[None]:
    """Let every pirate act: arenas side by side, the pirates of one arena in the given order.

    A pirate who has left play through what happened before him does not act.
    """

    def in_turn(members: Sequence[Pirate]) -> Play[None]:
        for pirate in members:
            if pirate.status == "active":
                yield from act(pirate)

    yield from All(in_turn(members) for members in arenas(pirates, keys))
    publish(voyage)


def settled(
    voyage: Voyage, pirates: Sequence[Pirate], contests: Mapping[str, Sequence[str]], what: str
) -> Play[list[Pirate]]:
    """Return the pirates in the order in which they act, after the disputes of different seats (spec 4.6).

    ``contests``: by pirate, what he may quarrel over. Seats that want the same thing roll jd66, the highest first; one
    roll for each hex and set of seats. A pirate of the highest seat may wish to act last instead (:func:`waits`). All
    others keep the order of the seats from the marker.
    """
    order = [pirate.id for pirate in pirates]
    by_id = {pirate.id: pirate for pirate in pirates}
    rolled: dict[tuple[str, tuple[int, ...]], list[int]] = {}
    for thing in dict.fromkeys(thing for pirate in pirates for thing in contests.get(pirate.id, ())):
        rivals = [name for name in order if thing in contests.get(name, ())]
        seats = tuple(dict.fromkeys(by_id[name].seat for name in rivals))
        if len(seats) > 1:
            key = _where(voyage, thing, by_id[rivals[0]]), tuple(sorted(seats))
            if key not in rolled:
                rolled[key] = yield from contest(voyage, [by_id[name] for name in rivals], thing, what)
            ranks = rolled[key]
            late = [name for name in rivals if by_id[name].seat == ranks[0] and waits(voyage, by_id[name], thing)]
            wanted = sorted(rivals, key=lambda name: (name in late, ranks.index(by_id[name].seat)))
            order = reordered(order, wanted)
    return [by_id[name] for name in order]


def _where(voyage: Voyage, thing: str, captain: Pirate) -> str:
    """Return the hex of a dispute: that of what is contested, or of its first captain; "" in older matches."""
    if not voyage.table.patched(VOYAGE_CORRECTIONS):
        return ""
    place = thing.partition("/")[2]
    return place if place in HEXES else captain.position.place


def waits(voyage: Voyage, pirate: Pirate, thing: str) -> bool:
    """Return whether a pirate of the highest seat in a dispute acts after the others, as he wishes (spec 4.6).

    A wish to be last does not count for prizes, crates, purchases and bargains: nobody gains by waiting for those.
    """
    return thing.partition("/")[0] in WAITED_FOR and policy_of(voyage, pirate, "precedence") == "last"


def reordered(order: Sequence[str], wanted: Sequence[str]) -> list[str]:
    """Return an order in which some members have changed places among themselves into the wanted order."""
    new = iter(wanted)
    return [next(new) if name in wanted else name for name in order]


def dispute(voyage: Voyage, seats: Sequence[int], place: str, what: str) -> list[int]:
    """Roll a dispute between seats and return them, the highest first (BN 7.1). ``place``: where, if that is a hex."""
    order, rolls = ranked(voyage, list(seats))
    _tell(voyage, seats, place, what, rolls, order[0])
    return order


def contest(voyage: Voyage, captains: Sequence[Pirate], place: str, what: str) -> Play[list[int]]:
    """Roll a dispute between the seats of some captains, who may use cunning; return the seats, the highest first.

    The first captain of each seat may have all its dice rolled again (spec 4.22.2).
    """
    first = {pirate.seat: pirate for pirate in reversed(captains)}
    seats = sorted(first)
    rolled: list[tuple[list[int], list[dict[str, int]]]] = []

    def roll() -> Roll:
        rolled.append(ranked(voyage, seats))
        return [row["face"] for row in rolled[-1][1]]

    def look(pirate: Pirate) -> Look:
        def seen(faces: Roll) -> Seen:
            del faces
            order, rows = rolled[-1]
            own = [row["face"] for row in rows if row["seat"] == pirate.seat]
            foe = [row["face"] for row in rows if row["seat"] != pirate.seat]
            return tried(passed=order[0] == pirate.seat, own=own, foe=foe)

        return seen

    yield from disputed(voyage, [first[seat] for seat in seats], roll, look, since=CUNNING_IN_DISPUTES)
    order, rolls = rolled[-1]
    _tell(voyage, seats, place, what, rolls, order[0])
    return order


def disputed(
    voyage: Voyage,
    captains: Sequence[Pirate],
    roll: Callable[[], Roll],
    look: Callable[[Pirate], Look] = lambda _: dice_alone,
    *,
    since: str = CUNNING_IN_EVERY_ROLL,
) -> Play[Roll]:
    """Roll jd66 for some captains, who may use cunning in matches that began with ``since``, a changed rule.

    ``look``: what each of them sees of the roll.
    """
    able = captains if voyage.table.patched(since) else ()
    rivals = [Rival(pirate, never_grave, look=look(pirate)) for pirate in able]
    return (yield from contested(voyage, rivals, "dispute", roll))


def _tell(
    voyage: Voyage, seats: Sequence[int], place: str, what: str, rolls: list[dict[str, int]], winner: int
) -> None:
    """Tell how a dispute ended."""
    known = place if place in HEXES or is_zone(place) else ""
    voyage.tell("dispute", place=known, what=what, seats=list(seats), rolls=rolls, seat=winner, rule="BN 7.1")
