"""Step 2: who moves when, and disputes over pursuits (spec 4.5.7, 4.5.8, 4.6)."""

from collections.abc import Mapping, Sequence
from functools import partial

from rules.blackbeard.cunning import Look, Roll, Seen
from rules.blackbeard.dice import jd66
from rules.blackbeard.hidden import Entry
from rules.blackbeard.sea.movement import carry_out_move, pursue
from rules.blackbeard.sea.passage import pursuit_of, route_of, where_it_ends
from rules.blackbeard.state import Pirate
from rules.blackbeard.turn.arenas import contest, disputed, in_arenas, settled
from rules.blackbeard.turn.rooms import LEAVING, PASSING
from rules.blackbeard.voyage import VOYAGE_CORRECTIONS, Voyage
from rules.kernel import Play

Entries = Mapping[str, Entry]
CRATES = "crates/"
"""The head of the keys of crates, before their hex."""


def move_all(voyage: Voyage, pirates: Sequence[Pirate], entries: Entries) -> Play[None]:
    """Move some pirates by their entries: those who follow nobody, then the pursuers, wave by wave."""
    places = {pirate.id: pirate.position.place for pirate in voyage.state.pirates.values()}
    aims = pursuits(voyage, pirates, entries)
    followed = yield from settle_pursuits(voyage, aims)
    waiting = list(pirates)
    if voyage.state.flotsam and voyage.table.patched(VOYAGE_CORRECTIONS):
        waiting = yield from settle_crates(voyage, pirates, entries, followed, places)
    while waiting:
        wave = [pirate for pirate in waiting if not _waits(pirate, followed, waiting)]
        if not wave:
            wave = [(yield from slowest(voyage, waiting, followed))]
        yield from move_wave(voyage, wave, entries, followed, places)
        waiting = [pirate for pirate in waiting if pirate not in wave]
    voyage.hidden.crates = {}


def pursuits(voyage: Voyage, pirates: Sequence[Pirate], entries: Entries) -> dict[str, str]:
    """Return whom each pursuer pursues: a pirate at large of another seat, or a hunter, by id."""
    state = voyage.state
    tokens = [hunter.token for hunter in state.hunters]
    found: dict[str, str] = {}
    for pirate in pirates:
        move = entries[pirate.id].move
        target = state.pirates.get(move.goal)
        at_large = target is not None and target.status == "active" and target.seat != pirate.seat
        if move.kind == "pursue" and (at_large or move.goal in tokens):
            found[pirate.id] = move.goal
    return found


def settle_pursuits(voyage: Voyage, aims: Mapping[str, str]) -> Play[dict[str, str]]:
    """Return, by pursuer who may move after his prey, the prey: each pursuit of a pirate is a dispute (spec 4.5.8).

    Of two who pursue each other, only the winner of their one dispute moves after the other. Two seats roll once for
    each hex where prey of the one is pursued by the other (spec 4.6).
    """
    state = voyage.state
    won: dict[str, str] = {}
    rolled: dict[tuple[str, int, int], list[int]] = {}
    settled_pairs: list[tuple[str, str]] = []
    for hunter, prey in aims.items():
        if prey not in state.pirates or (prey, hunter) in settled_pairs:
            continue
        settled_pairs.append((hunter, prey))
        chaser, chased = state.pirates[hunter], state.pirates[prey]
        key = chased.position.place, min(chaser.seat, chased.seat), max(chaser.seat, chased.seat)
        if key not in rolled or not voyage.table.patched(VOYAGE_CORRECTIONS):
            rolled[key] = yield from contest(voyage, [chaser, chased], chased.position.place, "pursuit")
        ranks = rolled[key]
        if ranks[0] == chaser.seat:
            won[hunter] = prey
        elif aims.get(prey) == hunter:
            won[prey] = hunter
    return won


def _waits(pirate: Pirate, followed: Mapping[str, str], waiting: Sequence[Pirate]) -> bool:
    """Return whether a pirate still waits for his prey to move."""
    return followed.get(pirate.id) in [other.id for other in waiting]


def slowest(voyage: Voyage, waiting: Sequence[Pirate], followed: Mapping[str, str]) -> Play[Pirate]:
    """Return who moves first in a circle of pursuers: the lowest jd66, ties rolled again (spec 4.5.8)."""
    circle: list[Pirate] = [pirate for pirate in waiting if _leads_back(pirate.id, followed)]
    while len(circle) > 1:
        faces = yield from disputed(voyage, circle, partial(_thrown, voyage, len(circle)), partial(_look, circle))
        told = [{"pirate": pirate.id, "face": face} for pirate, face in zip(circle, faces, strict=True)]
        voyage.tell("pursuit_circle", rolls=told, rule="BN 7.1")
        circle = [pirate for pirate, face in zip(circle, faces, strict=True) if face == min(faces)]
    return circle[0]


def _thrown(voyage: Voyage, count: int) -> Roll:
    return [jd66(voyage, "dispute") for _ in range(count)]


def _look(circle: Sequence[Pirate], pirate: Pirate) -> Look:
    """Return what one of a circle sees of its roll: the lowest moves first, before his prey."""
    place = circle.index(pirate)

    def seen(faces: Roll) -> Seen:
        own, foe = faces[place], [*faces[:place], *faces[place + 1 :]]
        return Seen("won" if own > min(foe) else "lost" if own < min(foe) else "tied", [own], foe)

    return seen


def _leads_back(name: str, followed: Mapping[str, str]) -> bool:
    """Return whether the chain of prey leads back to the pursuer."""
    seen = [name]
    while (prey := followed.get(seen[-1])) is not None:
        if prey == name:
            return True
        if prey in seen:
            return False
        seen.append(prey)
    return False


def move_wave(
    voyage: Voyage, wave: Sequence[Pirate], entries: Entries, followed: Mapping[str, str], places: Mapping[str, str]
) -> Play[None]:
    """Move pirates at once: those who touch the same crates or enter the same port form an arena."""
    aims = {pirate.id: aim_of(voyage, pirate, entries[pirate.id], followed, places) for pirate in wave}
    keys = {pirate.id: touched(voyage, pirate, entries[pirate.id], aims[pirate.id]) for pirate in wave}
    crates = {pirate.id: _unsettled(voyage, pirate, keys[pirate.id]) for pirate in wave}
    order = yield from settled(voyage, wave, crates, "crates")
    yield from in_arenas(voyage, order, keys, partial(_move, voyage, entries, aims))


def settle_crates(
    voyage: Voyage, pirates: Sequence[Pirate], entries: Entries, followed: Mapping[str, str], places: Mapping[str, str]
) -> Play[list[Pirate]]:
    """Settle who takes the crates that several pass, those too who move after their prey; return the order (spec 13).

    How far the prey will come is taken from its orders; a hunter may stop it.
    """
    by_id = {pirate.id: pirate for pirate in pirates}

    def end_of(name: str, seen: Sequence[str] = ()) -> str:
        """Return where a pirate will be after his move."""
        pirate = by_id.get(name)
        if pirate is None or name in seen:
            return voyage.state.pirates[name].position.place
        return touched(voyage, pirate, entries[name], aim(pirate, seen))[0]

    def aim(pirate: Pirate, seen: Sequence[str] = ()) -> str:
        prey = followed.get(pirate.id)
        if prey is None:
            return aim_of(voyage, pirate, entries[pirate.id], followed, places)
        return end_of(prey, [*seen, pirate.id])

    keys = {pirate.id: touched(voyage, pirate, entries[pirate.id], aim(pirate)) for pirate in pirates}
    crates = {name: [key for key in found if key.startswith(CRATES)] for name, found in keys.items()}
    order = yield from settled(voyage, pirates, crates, "crates")
    for pirate in order:
        for key in crates[pirate.id]:
            voyage.hidden.crates.setdefault(key.removeprefix(CRATES), []).append(pirate.id)
    return order


def _unsettled(voyage: Voyage, pirate: Pirate, keys: Sequence[str]) -> list[str]:
    """Return the crates that a move touches and that are not settled yet (:func:`settle_crates`)."""
    known = voyage.hidden.crates
    found = [key for key in keys if key.startswith(CRATES)]
    return [key for key in found if pirate.id not in known.get(key.removeprefix(CRATES), ())]


def aim_of(voyage: Voyage, pirate: Pirate, entry: Entry, followed: Mapping[str, str], places: Mapping[str, str]) -> str:
    """Return the place to which a pursuer sails: that of his prey, or where it was seen last; "" for other moves."""
    state, prey = voyage.state, entry.move.goal
    if entry.move.kind != "pursue":
        return ""
    hunter = next((hunter for hunter in state.hunters if hunter.token == prey), None)
    if hunter is not None:
        return hunter.position.place
    if pirate.id in followed:
        return state.pirates[prey].position.place
    return places.get(prey, pirate.position.place)


def touched(voyage: Voyage, pirate: Pirate, entry: Entry, aim: str) -> list[str]:
    """Return what a move touches: the hex where it ends, and hexes with crates that it enters (spec 4.5.9)."""
    state, die = voyage.state, pirate.now.die
    end, path = where_it_ends(state, pirate, entry.move), list[str]()
    if aim:
        path = pursuit_of(state, pirate, entry, die, aim)
        end = (path or [pirate.position.place])[-1]
    elif entry.move.kind == "go" and state.flotsam:
        path = route_of(state, pirate, entry, die)
    elif entry.move.kind == "transit" and voyage.table.patched(VOYAGE_CORRECTIONS):
        path = [end]
    crates = [f"{CRATES}{flotsam.hex}" for flotsam in state.flotsam if flotsam.hex in path]
    return [end, *dict.fromkeys(crates)]


def _move(voyage: Voyage, entries: Entries, aims: Mapping[str, str], pirate: Pirate) -> Play[None]:
    entry = entries[pirate.id]
    if aims[pirate.id]:
        yield from pursue(voyage, pirate, entry, aims[pirate.id], PASSING, LEAVING)
    else:
        yield from carry_out_move(voyage, pirate, entry, PASSING, LEAVING)
    for names in voyage.hidden.crates.values():
        if pirate.id in names:
            names.remove(pirate.id)
