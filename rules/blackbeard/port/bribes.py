"""Bribes, with which a Refuge moves to another port, and the governors whom they bring (spec 4.10.8)."""

from rules.blackbeard.cunning import named, rerolled
from rules.blackbeard.dice import d6
from rules.blackbeard.port.shop import agrees_to_pay, pay
from rules.blackbeard.sea.harbour import chase_out
from rules.blackbeard.state import Governor, Pirate, State
from rules.blackbeard.stocks import draw, new_token
from rules.blackbeard.tables import GOVERNORS
from rules.blackbeard.voyage import VOYAGE_CORRECTIONS, Voyage
from rules.blackbeard.world.ports import governor_of, status_of
from rules.kernel import Play

BRIBE = 100


def may_bribe(state: State, pirate: Pirate, number: str, *, corrected: bool = True) -> bool:
    """Return whether a pirate may try to move his Refuge to a port (spec 4.10.8).

    ``corrected``: whether a treasure that he has there since it was his Refuge may pay for it, whose amount is secret
    (9-A48); not in older matches.
    """
    if pirate.call.bribed or number == pirate.refuge:
        return False
    if pirate.cabin < BRIBE and not (corrected and number in pirate.chests):
        return False
    return takes_bribes(state, pirate, number)


def takes_bribes(state: State, pirate: Pirate, number: str) -> bool:
    """Return whether a port would take a pirate's money to become his Refuge, by what everybody sees."""
    status, governor = status_of(state, pirate, number), governor_of(state, number)
    if status in ("pro", "refuge"):
        return True
    # A letter may soften an anti-pirate governor, but his seat is taken.
    return status == "neutral" and governor == "none"


def bribe(voyage: Voyage, pirate: Pirate, number: str, limit: str) -> Play[None]:
    """Offer a bribe so that the Refuge moves to this port (BN 10.32, 10.42)."""
    corrected = voyage.table.patched(VOYAGE_CORRECTIONS)
    if limit == "no" or not may_bribe(voyage.state, pirate, number, corrected=corrected):
        return
    most = pirate.cabin + (voyage.hidden.treasure_of(pirate.id, number) if corrected else 0)
    if most < BRIBE:
        return
    pirate.call.bribed = True
    # A letter may make a port friendly that has no governor: then none comes.
    neutral = status_of(voyage.state, pirate, number) == "neutral"
    rule = "BN 10.42" if neutral else "BN 10.32"
    (face,) = yield from rerolled(
        voyage,
        pirate,
        "bribe",
        lambda: [d6(voyage, "bribe")],
        look=lambda faces: named("costs", doubloons=faces[0] * BRIBE),
    )
    price = face * BRIBE
    paid = yield from agrees_to_pay(voyage, pirate, price, limit, "bribe", most)
    stance = ""
    if paid:
        pay(voyage, pirate, price, "bribe", rule)
        stance = governor_of(voyage.state, number)
        if neutral:
            stance = draw_governor(voyage, number)
    moves = paid and stance != "anti"
    voyage.tell(
        "bribed",
        seat=pirate.seat,
        pirate=pirate.id,
        port=number,
        face=face,
        price=price,
        result="moved" if moves else "refused" if paid else "not_paid",
        stance=stance,
        rule=rule,
    )
    if moves:
        pirate.refuge = number
        voyage.tell("refuge_moved", seat=pirate.seat, pirate=pirate.id, port=number, rule=rule)
    elif paid:
        yield from chase_out(voyage, pirate, number)


def draw_governor(voyage: Voyage, number: str) -> str:
    """Draw a governor for a port, face up; an empty stock gives a permanent anti-pirate one. Return his stance."""
    drawn = draw(voyage, "governors")
    permanent = drawn is None
    voyage.state.ports[number].governor = Governor(new_token(voyage, "governor"), drawn or "", permanent)
    voyage.tell("governor_drawn", port=number, governor=drawn or "", permanent=permanent, reveals=True, rule="BN 10.42")
    return "anti" if drawn is None else GOVERNORS[drawn].stance
