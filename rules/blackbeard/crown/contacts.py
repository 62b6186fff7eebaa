"""A hunter and the pirates in its hex: whom it tries, and in which order (spec 4.11.2)."""

from rules.blackbeard.battle.interception import contact
from rules.blackbeard.hunters import in_play, tries
from rules.blackbeard.state import Hunter, Pirate
from rules.blackbeard.voyage import CROWN_CORRECTIONS, Voyage
from rules.kernel import Play


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


def try_one(voyage: Voyage, hunter: Hunter, pirate: Pirate) -> Play[None]:
    """Let a hunter try one pirate. If he leaves play through it, the hunter has won (spec 4.15.8)."""
    hunter.engaged = pirate.id
    yield from contact(voyage, hunter, pirate)
    hunter.engaged = ""
