"""Cunning: one more roll for a captain who is clever, once another seat's has been (BN 5.14, 21; spec 4.22)."""

from collections.abc import Callable
from typing import TypeVar

from rules.blackbeard.asking import put
from rules.blackbeard.names import asked
from rules.blackbeard.options import Options
from rules.blackbeard.policies import ASK, policy_of
from rules.blackbeard.ship.figures import rating
from rules.blackbeard.state import Pirate
from rules.blackbeard.voyage import Voyage
from rules.kernel import Play, choose

T = TypeVar("T")
YES, NO = "yes", "no"


def may_use(options: Options, pirate: Pirate) -> bool:
    """Return whether a pirate may use a point of cunning now, by what everybody sees (BN 21.1, 21.2).

    He needs a point, and since he used his last one a pirate of another seat must have used one.
    """
    return options.m_cunning and points(pirate) > 0 and not pirate.cunning_blocked


def points(pirate: Pirate) -> int:
    """Return the points of cunning that a pirate still has; wounds and scurvy reduce them (spec 4.22.5)."""
    return max(0, rating(pirate, "cunning") - pirate.cunning_used)


def use(voyage: Voyage, pirate: Pirate, what: str) -> None:
    """Use up a point of cunning and move the marker to the pirate's seat (BN 21.3)."""
    for other in voyage.state.pirates.values():
        if other.seat != pirate.seat:
            other.cunning_blocked = False
    pirate.cunning_used += 1
    pirate.cunning_blocked = True
    voyage.state.cunning = pirate.seat
    voyage.tell("cunning_used", seat=pirate.seat, pirate=pirate.id, what=what, rule="BN 21.1")


def rerolled(voyage: Voyage, pirate: Pirate, what: str, roll: Callable[[], T], grave: Callable[[T], bool]) -> Play[T]:
    """Roll, and roll again with a point of cunning if the pirate's policy says so; return what stands (BN 21.1).

    ``roll`` makes all dice of the contest, the other side's too, and tells them. ``grave``: whether a result would
    sink, kill, imprison or depose him.
    """
    first = roll()
    if not may_use(voyage.options, pirate):
        return first
    policy = policy_of(voyage, pirate, "cunning")
    wanted = policy == "grave" and grave(first)
    if policy == ASK:
        kind, rule = asked("BN-R1")
        facts = {"pirate": pirate.id, "what": what, "grave": grave(first)}
        answer = yield from put(
            voyage, choose(pirate.seat, kind, [YES, NO], default=NO, data=facts, secret=True, rule=rule)
        )
        wanted = answer == YES
    if not wanted:
        return first
    use(voyage, pirate, what)
    return roll()
