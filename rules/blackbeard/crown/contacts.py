"""A hunter and the pirates in its hex: whom it tries, and in which order (spec 4.11.2)."""

from collections.abc import Sequence

from rules.blackbeard.battle.interception import contact, has_stayed, meet_who_stayed
from rules.blackbeard.hunters import hunters_at_sea, in_play, tries
from rules.blackbeard.state import Hunter, Pirate
from rules.blackbeard.voyage import CROWN_CORRECTIONS, Voyage
from rules.kernel import All, Play


def in_its_hex(voyage: Voyage, hunter: Hunter, *, automatic: bool = False) -> list[Pirate]:
    """Return the pirates whom a hunter at sea tries: its target first, then by falling Notoriety (spec 4.11.2).

    In older matches those whom it ignores in this turn are among them, so that it stops at them. ``automatic``: at a
    hazard event.
    """
    if hunter.position.mode != "sea":
        return []
    ignored = hunter.ignores if voyage.table.patched(CROWN_CORRECTIONS) else []
    found = [
        pirate
        for pirate in voyage.state.active()
        if pirate.position.place == hunter.position.place
        and pirate.position.afloat
        and hunter.token not in pirate.now.tested
        and pirate.id not in ignored
        and tries(voyage, hunter, pirate, automatic=automatic)
    ]
    return sorted(found, key=lambda pirate: (pirate.id != hunter.target, -pirate.notoriety, pirate.id))


def meet(voyage: Voyage, hunter: Hunter) -> Play[None]:
    """Let a hunter try the pirates in its hex, one after the other, until it has attacked one."""
    for pirate in in_its_hex(voyage, hunter):
        if not in_play(voyage, hunter) or hunter.fought or voyage.state.ended:
            return
        if pirate.status == "active" and pirate.position.place == hunter.position.place:
            yield from try_one(voyage, hunter, pirate)


def try_one(voyage: Voyage, hunter: Hunter, pirate: Pirate, *, automatic: bool = False) -> Play[None]:
    """Let a hunter try one pirate. If he leaves play through it, the hunter has won (spec 4.15.8).

    ``automatic``: at a hazard event, where it needs no dice.
    """
    hunter.engaged = pirate.id
    yield from contact(voyage, hunter, pirate, automatic=automatic)
    hunter.engaged = ""


def meet_hunters_there(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Let the hunters of the hex to which a pirate was chased try him (BN 13.5, spec 4.11.9)."""
    for hunter in hunters_at_sea(voyage.state, pirate.position.place):
        if pirate.status == "active" and in_play(voyage, hunter) and tries(voyage, hunter, pirate):
            yield from try_one(voyage, hunter, pirate)


# ---------------------------------------------------------------- pirates who have stayed with a hunter


def note_berths(voyage: Voyage) -> None:
    """Note where the hunters lie at sea when the captains begin to act (BN 6.51)."""
    voyage.hidden.berths = {
        hunter.token: hunter.position.place for hunter in voyage.state.hunters if hunter.position.mode == "sea"
    }


def meet_all_who_stayed(voyage: Voyage, pirates: Sequence[Pirate]) -> Play[None]:
    """Let hunters try the pirates who have begun their turn with them and did not leave (BN 6.51), when all have acted.

    Each hunter tries its target first, then the others by falling Notoriety, until it has attacked one (spec 4.11.2).
    """
    staying = [pirate for pirate in pirates if has_stayed(voyage, pirate)]
    places = dict.fromkeys(pirate.position.place for pirate in staying)
    yield from All(_meet_in(voyage, place, staying) for place in places)


def _meet_in(voyage: Voyage, place: str, staying: Sequence[Pirate]) -> Play[None]:
    seats, names, berths = voyage.state.from_marker(), [pirate.id for pirate in staying], voyage.hidden.berths
    hunters = [hunter for hunter in hunters_at_sea(voyage.state, place) if berths.get(hunter.token) == place]
    hunters.sort(key=lambda hunter: (seats.index(hunter.controller), hunter.token))
    for hunter in hunters:
        hunter.fought = ""
    for hunter in hunters:
        for pirate in in_its_hex(voyage, hunter):
            if not in_play(voyage, hunter) or hunter.fought or voyage.state.ended:
                break
            if pirate.id in names and pirate.position.place == place:
                yield from meet_who_stayed(voyage, hunter, pirate)
