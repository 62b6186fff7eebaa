"""Relatives in the hands of others: events 41 to 46, and the grief that they bring every turn (spec 5.1)."""

from rules.blackbeard import ledgers
from rules.blackbeard.cunning import Roll, named, rerolled
from rules.blackbeard.dice import d6
from rules.blackbeard.hazards import dice
from rules.blackbeard.lasting import BELOVED, DAUGHTER, FAMILY, NEXT_HAZARD, RULE, all_of, begin
from rules.blackbeard.port.assault import may_assault
from rules.blackbeard.state import Pirate
from rules.blackbeard.tables import PORTS
from rules.blackbeard.voyage import FORTUNE_CORRECTIONS, Voyage
from rules.blackbeard.world.ports import nation_of
from rules.kernel import Play

GRIEF = 1
"""The die at which a pirate whose relative is not home loses Notoriety."""


def beloved_arrested(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Hold the drawing pirate's beloved in a random port that he might attack (event 41)."""
    yield from ()
    if drawing.status != "active":
        return
    number, rolls = dice.port(voyage, lambda one: _may_attack(voyage, drawing, one))
    voyage.tell("beloved_arrested", seat=drawing.seat, pirate=drawing.id, port=number, rolls=rolls, rule=RULE)
    if number:
        begin(voyage, BELOVED, drawing.id, NEXT_HAZARD, port=number, holder="")


def _may_attack(voyage: Voyage, pirate: Pirate, number: str) -> bool:
    """Return whether a pirate might attack a port, by what everybody sees (spec 4.10A.1)."""
    nation, place = nation_of(voyage.state, number), PORTS[number].hex
    guarded = any(one.position.place == place and one.nation == nation for one in voyage.state.hunters)
    return may_assault(voyage.state, pirate, number) and not guarded


def abducted(voyage: Voyage, drawing: Pirate, event: str) -> Play[None]:
    """Hold a relative of the drawing pirate aboard the right-hand pirate's ship (events 42 to 45).

    Without rivals nobody is abducted, because no duel aboard could free her (spec 13 on 3.2).
    """
    yield from ()
    peace = not voyage.options.m_rivals and voyage.table.patched(FORTUNE_CORRECTIONS)
    captor = dice.right_hand(voyage, drawing) if drawing.status == "active" and not peace else None
    voyage.tell(
        "relative_abducted",
        event=event,
        seat=drawing.seat,
        pirate=drawing.id,
        target="" if captor is None else captor.id,
        rule=RULE,
    )
    if captor is not None:
        begin(voyage, event, drawing.id, NEXT_HAZARD, holder=captor.id)


def governors_daughter(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Hold a governor's daughter aboard the most notorious pirate's ship (event 46)."""
    del drawing
    yield from ()
    captor = dice.most_notorious(voyage, voyage.state.active())
    if captor is None:
        return
    number, rolls = dice.port(voyage, lambda one: dice.standing(voyage)(one) and not dice.is_pirate_port(voyage, one))
    voyage.tell("daughter_abducted", seat=captor.seat, pirate=captor.id, port=number, rolls=rolls, rule=RULE)
    if number:
        begin(voyage, DAUGHTER, captor.id, NEXT_HAZARD, port=number, holder=captor.id)


def grief(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Roll for the grief of a pirate whose relatives are not home (step 6, events 41 to 45)."""

    def roll() -> Roll:
        return [d6(voyage, "grief")]

    for entry in all_of(voyage.state, *FAMILY):
        if entry.owner != pirate.id:
            continue
        (face,) = yield from rerolled(
            voyage, pirate, "grief", roll, look=lambda faces: named("grieves" if faces[0] == GRIEF else "nothing")
        )
        voyage.tell("grief", seat=pirate.seat, pirate=pirate.id, event=entry.event, face=face, rule=RULE)
        if face == GRIEF:
            ledgers.notoriety(voyage, pirate, -1, "grief", "BN 16.27")
