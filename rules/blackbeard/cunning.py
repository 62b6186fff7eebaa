"""Cunning: one of a pirate's own rolls is made again, after everybody has seen it (spec 4.22, BN 5.14, 21).

The dice that say where a blow falls are not rolled again: the section that is hit and the hold that water fills
(BN 13.8), the part of a captain that is wounded (BN 13.9).
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rules.blackbeard.asking import put
from rules.blackbeard.names import asked
from rules.blackbeard.policies import ASK, decide
from rules.blackbeard.ship.figures import rating
from rules.blackbeard.state import Pirate
from rules.blackbeard.voyage import Voyage
from rules.kernel import Ask, Play, choose

CUNNING_IN_OWN_ROLLS = "cunning_in_own_rolls"
"""The changed rule with which cunning may be used in the rolls of :func:`own_roll`; older matches go on without."""
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
    voyage: Voyage,
    pirate: Pirate,
    what: str,
    roll: Callable[[], Roll],
    grave: Callable[[Roll], bool],
    policy: str = "",
) -> Play[Roll]:
    """Roll, and roll again if the pirate uses cunning; the new result stands.

    ``what``: names the roll in the question and the event. ``grave``: whether a result would sink, kill, imprison or
    depose him, at which the default policy uses cunning (spec 4.4). ``policy``: the value that counts instead of his
    policy, as a plan for a duel sets it.
    """
    first = roll()
    if not may_reroll(voyage, pirate):
        return first
    if policy and policy != ASK:
        wanted = _by_policy(policy, first, grave)
    elif policy:
        wanted = yield from put(voyage, _asked(pirate, what, first))
    else:
        wanted = yield from decide(
            voyage,
            pirate,
            "cunning",
            by=lambda value: _by_policy(value, first, grave),
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


def own_roll(
    voyage: Voyage, pirate: Pirate, what: str, roll: Callable[[], Roll], grave: Callable[[Roll], bool]
) -> Play[Roll]:
    """Roll, and let cunning roll again in matches that began with it for this roll; see :func:`rerolled`."""
    if not voyage.table.patched(CUNNING_IN_OWN_ROLLS):
        return roll()
    return (yield from rerolled(voyage, pirate, what, roll, grave))


class Rival(NamedTuple):
    """One side of a contest of two pirates: when a result is grave for it, and its policy, see :func:`rerolled`."""

    pirate: Pirate | None
    grave: Callable[[Roll], bool]
    policy: str = ""


def contested(voyage: Voyage, rivals: Sequence[Rival], what: str, roll: Callable[[], Roll]) -> Play[Roll]:
    """Roll for both sides of a contest; each in turn may have all its dice rolled again (spec 4.22.1)."""
    faces = roll()
    for rival in rivals:
        if rival.pirate is not None:
            known = [faces]

            def again(known: list[Roll] = known) -> Roll:
                return known.pop() if known else roll()

            faces = yield from rerolled(voyage, rival.pirate, what, again, rival.grave, rival.policy)
    return faces


def _by_policy(policy: str, faces: Roll, grave: Callable[[Roll], bool]) -> str:
    return "yes" if policy == "grave" and grave(faces) else "no"


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
