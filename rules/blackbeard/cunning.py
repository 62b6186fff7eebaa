"""Cunning: one of a pirate's own rolls is made again, after everybody has seen it (spec 4.22, BN 5.14, 21)."""

from collections.abc import Callable, Sequence

from rules.blackbeard.names import asked
from rules.blackbeard.policies import decide
from rules.blackbeard.ship.figures import rating
from rules.blackbeard.state import Pirate
from rules.blackbeard.voyage import Voyage
from rules.kernel import Ask, Play, choose

Roll = Sequence[int]
"""The dice of one contest, in the order of spec 4.26; the opposing dice too, because they are rolled again with it."""


def points_left(pirate: Pirate) -> int:
    """Return the cunning that a pirate has in hand: wounds and scurvy reduce it (spec 4.22.5)."""
    return max(0, rating(pirate, "cunning") - pirate.cunning_used)


def may_reroll(voyage: Voyage, pirate: Pirate) -> bool:
    """Return whether a pirate may use cunning now: after one use, a pirate of another seat is next (spec 4.22.3)."""
    ready = pirate.status == "active" and not pirate.cunning_blocked
    return voyage.options.m_cunning and ready and points_left(pirate) > 0


def use(voyage: Voyage, pirate: Pirate) -> None:
    """Book one point, put the marker on the seat, and free the pirates of the other seats (BN 21.3)."""
    for other in voyage.state.pirates.values():
        if other.seat != pirate.seat:
            other.cunning_blocked = False
    pirate.cunning_used += 1
    pirate.cunning_blocked = True
    voyage.state.cunning = pirate.seat


def rerolled(
    voyage: Voyage, pirate: Pirate, what: str, roll: Callable[[], Roll], grave: Callable[[Roll], bool]
) -> Play[Roll]:
    """Roll, and roll again if the pirate uses cunning; the new result stands.

    ``what``: names the roll in the question and the event. ``grave``: whether a result would sink, kill, imprison or
    depose him, at which the default policy uses cunning (spec 4.4).
    """
    first = roll()
    if not may_reroll(voyage, pirate):
        return first
    wanted = yield from decide(
        voyage,
        pirate,
        "cunning",
        by=lambda policy: "yes" if policy == "grave" and grave(first) else "no",
        ask=lambda: _asked(pirate, what, first),
    )
    if wanted == "no":
        return first
    use(voyage, pirate)
    second = roll()
    voyage.tell(
        "rerolled",
        seat=pirate.seat,
        pirate=pirate.id,
        what=what,
        before=list(first),
        after=list(second),
        rule="BN 21.1",
    )
    return second


def _asked(pirate: Pirate, what: str, faces: Roll) -> Ask[str]:
    """Ask whether to roll again; only the pirate's seat knows that it is asked (BN-R1)."""
    question = asked("BN-R1")
    return choose(
        pirate.seat,
        question.kind,
        ["no", "yes"],
        default="no",
        secret=True,
        rule=question.rule,
        data={"pirate": pirate.id, "what": what, "dice": list(faces)},
    )
