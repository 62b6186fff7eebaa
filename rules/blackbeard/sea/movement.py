"""A pirate's move: hold, go, pursue, transit, turn; how it ends; drifting (spec 4.5, step 2).

:mod:`rules.blackbeard.turn.moves` decides the order of the moves, and disputes over pursuits.
"""

from collections.abc import Callable, Sequence

from rules.blackbeard import ledgers
from rules.blackbeard.dice import d6
from rules.blackbeard.hidden import EndMode, Entry
from rules.blackbeard.sea.harbour import enter_port, leave_hex, leave_port
from rules.blackbeard.sea.passage import (
    can_turn,
    end_modes,
    lies,
    present_end,
    pursuit_of,
    route_of,
    sets_mainsail,
    transits,
)
from rules.blackbeard.ship.figures import adrift, allowance
from rules.blackbeard.state import Pirate, Position
from rules.blackbeard.voyage import VOYAGE_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import HEXES, direction_of, step
from rules.blackbeard.world.zones import is_zone
from rules.kernel import Play

Passing = Sequence[Callable[[Voyage, Pirate], Play[None]]]
"""The encounters in each hex that a ship enters: crates, and hunters."""
DRIFTS_EVERY = 2


def carry_out_move(
    voyage: Voyage, pirate: Pirate, entry: Entry, passing: Passing = (), leaving: Passing = ()
) -> Play[None]:
    """Carry out the move of an entry and its end (spec 4.5). A move that has become impossible is a hold.

    ``passing``: what may happen in each hex; ``leaving``: where he puts out of a port, or enters it.
    """
    state, move = voyage.state, entry.move
    if move.kind == "go":
        path = route_of(state, pirate, entry, pirate.now.die)
        yield from sail(voyage, pirate, path, entry, passing, leaving)
    elif move.kind == "transit" and move.goal in transits(state, pirate, voyage.options.transit_openings):
        pass_over(voyage, pirate, move.goal)
        if not is_zone(move.goal):
            yield from _arrive(voyage, pirate, entry, passing, leaving)
    elif move.kind == "turn" and can_turn(pirate):
        turn_clockwise(voyage, pirate)
    else:
        yield from sail(voyage, pirate, [], entry, passing, leaving)


def pursue(
    voyage: Voyage, pirate: Pirate, entry: Entry, goal: str, passing: Passing = (), leaving: Passing = ()
) -> Play[None]:
    """Sail into a hex, or as near to it as the allowance reaches (spec 4.5.8)."""
    place = pirate.position.place
    path = pursuit_of(voyage.state, pirate, entry, pirate.now.die, goal)
    ending = (path or [place])[-1]
    reached = ending == goal
    voyage.tell("pursued", seat=pirate.seat, pirate=pirate.id, target=entry.move.goal, reached=reached, rule="BN 7.1")
    yield from sail(voyage, pirate, path, entry, passing, leaving)


# ---------------------------------------------------------------- sailing


def sail(
    voyage: Voyage, pirate: Pirate, path: Sequence[str], entry: Entry, passing: Passing = (), leaving: Passing = ()
) -> Play[None]:
    """Sail along a path, hex by hex, and end the move as ordered (BN 6.2, 6.4)."""
    if path:
        use_boosts(voyage, pirate, entry, len(path))
        if pirate.position.inside:
            leave_port(voyage, pirate)
            pirate.position = Position(pirate.position.place, "sea")
            yield from _happen(voyage, pirate, leaving)
        leave_hex(voyage, pirate)
        pirate.now.moved, pirate.free_facing = True, False
    for place in path:
        if pirate.status != "active" or pirate.now.stopped:
            break
        pirate.facing = direction_of(pirate.position.place, place)
        pirate.position = Position(place, "sea")
        pirate.now.path.append(place)
        yield from _happen(voyage, pirate, passing)
    entered = len(pirate.now.path)
    most = allowance(pirate, pirate.now.die)
    pirate.now.spent = bool(path) and entered >= most
    if pirate.status == "active" and not pirate.now.stopped:
        yield from end_move(voyage, pirate, entry, sailed=bool(path), most=most, leaving=leaving)
    elif path:
        _tell_sailed(voyage, pirate, most)


def _happen(voyage: Voyage, pirate: Pirate, happenings: Passing) -> Play[None]:
    """Let happen what may happen to a ship where it is."""
    for happening in happenings:
        yield from happening(voyage, pirate)


def use_boosts(voyage: Voyage, pirate: Pirate, entry: Entry, hexes: int) -> None:
    """Use up a mainsail that is set, and a sextant if the way is longer than the allowance (BN 10.22)."""
    if sets_mainsail(pirate, entry):
        ledgers.unload(voyage, pirate, ["mainsail"], "spent", "BN 10.22")
        pirate.now.mainsail = True
        voyage.tell("mainsail_set", seat=pirate.seat, pirate=pirate.id, rule="BN 10.22")
    if hexes > allowance(pirate, pirate.now.die):
        ledgers.unload(voyage, pirate, ["sextant"], "spent", "BN 10.22")
        voyage.tell("sextant_used", seat=pirate.seat, pirate=pirate.id, rule="BN 10.22")


def end_move(
    voyage: Voyage, pirate: Pirate, entry: Entry, *, sailed: bool, most: int, leaving: Passing = ()
) -> Play[None]:
    """End a move as ordered: at sea, anchored, or inside a port (BN 6.1). An end that is not possible is at sea."""
    before = pirate.position
    end: EndMode = entry.end or ("sea" if sailed else present_end(before))
    stays = not sailed and end == present_end(before)
    if not stays and end not in end_modes(voyage.state, pirate, before.place, entry.operation):
        end = "sea"
    if pirate.careened or is_zone(before.place):
        return
    enters = end in ("enter_port", "enter_harbour")
    if before.inside and not enters:
        leave_port(voyage, pirate)
    pirate.position = lies(before.place, "sea" if enters and not before.inside else end)
    if sailed:
        _tell_sailed(voyage, pirate, most)
    elif pirate.position.mode != before.mode and not before.inside and not enters:
        kind = "anchored" if end == "anchor" else "weighed_anchor"
        voyage.tell(kind, seat=pirate.seat, pirate=pirate.id, place=before.place, rule="BN 6.1")
    if not sailed and before.inside != enters:
        # He puts out of the port of his hex, or enters it, past the hunters that lie there (BN 14.3).
        yield from _happen(voyage, pirate, leaving)
    if enters and not before.inside and pirate.status == "active" and not pirate.now.stopped:
        number = HEXES[before.place].port
        anchored = end == "enter_port"
        yield from enter_port(voyage, pirate, number, anchored=anchored, operation=entry.operation)


def _tell_sailed(voyage: Voyage, pirate: Pirate, most: int) -> None:
    voyage.tell(
        "sailed",
        seat=pirate.seat,
        pirate=pirate.id,
        die=pirate.now.die,
        allowance=most,
        path=list(pirate.now.path),
        place=pirate.position.place,
        mode=pirate.position.mode,
        rule="BN 6.2",
    )


# ---------------------------------------------------------------- zones and turns


def pass_over(voyage: Voyage, pirate: Pirate, goal: str) -> None:
    """Enter a transit zone, pass to the next one, or leave it, as the whole move (BN 6.6)."""
    leave_hex(voyage, pirate)
    pirate.now.moved = True
    if is_zone(goal):
        pirate.position = Position(goal, "zone")
    else:
        pirate.position = Position(goal, "sea")
        pirate.free_facing = True
        pirate.now.path.append(goal)
    kind = "entered_zone" if is_zone(goal) else "left_zone"
    voyage.tell(kind, seat=pirate.seat, pirate=pirate.id, place=goal, rule="BN 6.6")


def _arrive(voyage: Voyage, pirate: Pirate, entry: Entry, passing: Passing, leaving: Passing) -> Play[None]:
    """Let happen what may happen on an arrow hex, and drop anchor there if that is ordered (BN 6.1, 6.3, 6.6)."""
    if not voyage.table.patched(VOYAGE_CORRECTIONS):
        yield from _happen(voyage, pirate, leaving)
        return
    yield from _happen(voyage, pirate, passing)
    if pirate.status == "active" and not pirate.now.stopped:
        yield from end_move(voyage, pirate, entry, sailed=False, most=0)


def turn_clockwise(voyage: Voyage, pirate: Pirate) -> None:
    """Turn one direction clockwise instead of a move, because the rudder allows no step (spec 4.5.6)."""
    pirate.now.moved = True
    pirate.facing = pirate.facing % 6 + 1
    voyage.tell("turned", seat=pirate.seat, pirate=pirate.id, facing=pirate.facing, rule="BN 13.8")


# ---------------------------------------------------------------- drifting


def drift(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Let an immobile ship at sea drift one hex in every second turn (BN 5.22, step 6)."""
    yield from ()
    if pirate.position.mode != "sea" or not adrift(pirate):
        pirate.immobile_turns = 0
        return
    pirate.immobile_turns += 1
    if pirate.immobile_turns % DRIFTS_EVERY:
        return
    face = d6(voyage, "drift")
    place = step(pirate.position.place, face)
    if place is None:
        voyage.tell("stayed_ashore", seat=pirate.seat, pirate=pirate.id, face=face, rule="BN 5.22")
        return
    leave_hex(voyage, pirate)
    pirate.position = Position(place, "sea")
    voyage.tell("drifted", seat=pirate.seat, pirate=pirate.id, place=place, face=face, rule="BN 5.22")
