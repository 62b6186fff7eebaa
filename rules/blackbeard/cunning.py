"""Cunning: one of a pirate's own rolls is made again, after everybody has seen it (spec 4.22, BN 5.14, 21).

Every die that a pirate rolls is his own roll. So is the location die of his damage, because each side "looks only at
its own die" (spec 4.13.2), and with it the part that is wounded and the hold that floods. Rolled once are the
exceptions of spec 4.22.2: storms, disease, random places, the directions of drift and currents, the hazard event and
its effects (BN 22.1), the price of a letter; and ties that no pirate's act decides: for the most notorious pirate, and
for a port at the start.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from rules.blackbeard.asking import put
from rules.blackbeard.names import asked
from rules.blackbeard.policies import ASK, GOOD, decide, policy_of, triggered
from rules.blackbeard.ship.figures import rating
from rules.blackbeard.state import Pirate
from rules.blackbeard.voyage import NOTHING_IN_VAIN, OUTCOMES_TOLD, STRIFE_CORRECTIONS, Voyage
from rules.kernel import Ask, Play, choose

CUNNING_IN_OWN_ROLLS = "cunning_in_own_rolls"
"""The changed rule with which cunning may be used in the rolls of :func:`own_roll`; older matches go on without."""
CUNNING_IN_EVERY_ROLL: Final = "cunning_in_every_roll"
"""The changed rule with which cunning may be used in all other rolls of a pirate's own; older matches go on without."""
HELD = ("captive", "marooned", "imprisoned")
"""The statuses of pirates who are not in play, but still roll for themselves."""
Roll = Sequence[int]
"""The dice of one contest, in the order of spec 4.26; the opposing dice too, because they are rolled again with it."""


class Seen(NamedTuple):
    """The part of a roll that a captain sees before he decides (spec 4.22.1); hidden figures show only in the result.

    ``result``: how it stands for him: ``passed`` or ``failed``, in a contest ``won``, ``lost``, ``ahead``, ``behind``
    or ``tied``; a room may name its own; "" where the dice say all. ``own``, ``foe``: in a contest, the dice of his
    side and of the other one. ``facts``: what the words of the result name, such as ``doubloons``.
    """

    result: str = ""
    own: Roll = ()
    foe: Roll = ()
    facts: Mapping[str, Any] = MappingProxyType({})


Look = Callable[[Roll], Seen]
"""Tells what a captain sees of a roll."""


def dice_alone(faces: Roll) -> Seen:
    """Return that the dice of a roll say all."""
    del faces
    return Seen()


def tried(*, passed: bool, own: Roll = (), foe: Roll = ()) -> Seen:
    """Return what is seen of a roll that a captain passes or fails; with dice on both sides, he wins or loses it."""
    if foe:
        return Seen("won" if passed else "lost", own, foe)
    return Seen("passed" if passed else "failed")


def named(result: str, **facts: Any) -> Seen:
    """Return what is seen of a roll whose result has words of its own, which name some facts."""
    return Seen(result, facts=facts)


def by_totals(totals: Callable[[Roll], tuple[int, int]], split: int, *, second: bool = False) -> Look:
    """Return how a contest looks to its first side, which has rolled the first ``split`` dice, or to the second one."""

    def look(faces: Roll) -> Seen:
        mine, theirs = totals(faces)
        own, foe = faces[:split], faces[split:]
        if second:
            mine, theirs, own, foe = theirs, mine, foe, own
        return Seen("ahead" if mine > theirs else "behind" if mine < theirs else "tied", own, foe)

    return look


OWN_DICE: Mapping[str, int] = MappingProxyType(
    {"merchant": -2, "port": -3, "interception": 1, "careened_found": 1, "hunter_battle": 1}
)
"""By contest that one pirate alone may roll again, where the dice of its second side begin (spec 4.26)."""
HUNTER_FIRST = "hunter_battle"
"""The contest among these of which the pirate is the second side."""
EACH: Mapping[str, int] = MappingProxyType({"battle": 2, "duel": 1})
"""By contest of two captains, the dice of each, the attacker first; arms, information or a helper may add more."""


def by_side(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return whose dice a ``rerolled`` event tells of, for its words.

    ``sides``: "own" if the first are those of the pirate's side and the second those of the other, "attacker" if they
    are those of attacker and defender, "" where the event does not say. ``first_before``, ``first_after``,
    ``second_before``, ``second_after``: the dice of each. ``same``, ``first_same``, ``second_same``: whether these dice
    show again what they had shown.
    """
    what, before, after = data["what"], data.get("before", []), data.get("after", [])
    split = OWN_DICE.get(what, EACH.get(what))
    same = {"same": before == after}
    if split is None or (what in EACH and len(before) != 2 * split):
        return {"sides": "", **same}
    first, second = (before[:split], after[:split]), (before[split:], after[split:])
    if not (first[0] and second[0]):
        return {"sides": "", **same}
    if what == HUNTER_FIRST:
        first, second = second, first
    names = ("first_before", "first_after", "second_before", "second_after")
    faces = dict(zip(names, (*first, *second), strict=True))
    same |= {"first_same": first[0] == first[1], "second_same": second[0] == second[1]}
    return {"sides": "own" if what in OWN_DICE else "attacker", **faces, **same}


def points_left(pirate: Pirate) -> int:
    """Return the cunning that a pirate has in hand: wounds and scurvy reduce it (spec 4.22.5)."""
    return max(0, rating(pirate, "cunning") - pirate.cunning_used)


def may_reroll(voyage: Voyage, pirate: Pirate, *, held: bool = False) -> bool:
    """Return whether a pirate may use cunning now: after one use, a pirate of another seat is next (spec 4.22.3).

    ``held``: whether he may as a captive or prisoner, too.
    """
    able = pirate.status == "active" or (held and pirate.status in HELD)
    ready = able and not pirate.cunning_blocked
    return voyage.options.m_cunning and ready and points_left(pirate) > 0


def use(voyage: Voyage, pirate: Pirate) -> None:
    """Book one point, put the marker on the seat, and free the pirates of the other seats (BN 21.3)."""
    for other in voyage.state.pirates.values():
        if other.seat != pirate.seat:
            other.cunning_blocked = False
    pirate.cunning_used += 1
    pirate.cunning_blocked = True
    voyage.state.cunning = pirate.seat


def never_grave(faces: Roll) -> bool:
    """Return whether a roll sinks, kills, imprisons or deposes a pirate for certain (spec 4.4): always False."""
    del faces
    return False


def never_vain(faces: Roll) -> bool:
    """Return whether no dice could end better than a roll: False where some may."""
    del faces
    return False


def rerolled(
    voyage: Voyage,
    pirate: Pirate,
    what: str,
    roll: Callable[[], Roll],
    grave: Callable[[Roll], bool] = never_grave,
    policy: str = "",
    *,
    look: Look = dice_alone,
    vain: Callable[[Roll], bool] = never_vain,
    held: bool = False,
) -> Play[Roll]:
    """Roll, and roll again if the pirate uses cunning; the new result stands.

    ``what``: names the roll in the question and the event. ``grave``: whether a result would sink, kill, imprison or
    depose him, at which the default policy uses cunning (spec 4.4). ``policy``: the value that counts instead of his
    policy, as a plan for a duel sets it. ``look``: what he sees of the roll. ``vain``: whether no other dice would
    end better than a result, so that cunning would be wasted on it. ``held``: see :func:`may_reroll`.
    """
    first = roll()
    if not may_reroll(voyage, pirate, held=held):
        return first
    if voyage.table.patched(NOTHING_IN_VAIN) and vain(first):
        return first
    if (policy or policy_of(voyage, pirate, "cunning")) == ASK and _is_won(voyage, first, look):
        return first
    if policy and policy != ASK:
        wanted = _by_policy(policy, what, first, grave, look)
    elif policy:
        wanted = yield from put(voyage, _asked(pirate, what, first, grave, look))
    else:
        wanted = yield from decide(
            voyage,
            pirate,
            "cunning",
            by=lambda value: _by_policy(value, what, first, grave, look),
            ask=lambda: _asked(pirate, what, first, grave, look),
        )
    if wanted == "no":
        return first
    use(voyage, pirate)
    second = roll()
    faces: dict[str, Any] = {"before": list(first), "after": list(second)}
    secret = _tells_a_treasure(voyage, what)
    voyage.tell(
        "rerolled",
        seat=pirate.seat,
        pirate=pirate.id,
        what=what,
        rule="BN 21.1",
        private={pirate.seat: faces} if secret else None,
        **({} if secret else faces),
    )
    return second


def _is_won(voyage: Voyage, faces: Roll, look: Look) -> bool:
    """Return whether a roll went so well that its captain is not asked about it, in matches that began with this."""
    return voyage.table.patched(OUTCOMES_TOLD) and look(faces).result in GOOD


def _tells_a_treasure(voyage: Voyage, what: str) -> bool:
    """Return whether the dice of a roll reveal the amount of a hidden treasure: those of a retirement do (spec 7)."""
    hidden = what == "retirement" and voyage.options.refuge_amounts == "secret"
    return hidden and voyage.table.patched(STRIFE_CORRECTIONS)


def own_roll(
    voyage: Voyage,
    pirate: Pirate,
    what: str,
    roll: Callable[[], Roll],
    grave: Callable[[Roll], bool] = never_grave,
    *,
    look: Look = dice_alone,
    vain: Callable[[Roll], bool] = never_vain,
    since: str = CUNNING_IN_EVERY_ROLL,
) -> Play[Roll]:
    """Roll, and let cunning roll again in matches that began with it for this roll; see :func:`rerolled`.

    ``since``: the changed rule that brought cunning to this roll. A captive or prisoner may use it as well.
    """
    if not voyage.table.patched(since):
        return roll()
    return (yield from rerolled(voyage, pirate, what, roll, grave, look=look, vain=vain, held=True))


class Rival(NamedTuple):
    """One side of a contest: when a result is grave for it, its policy, what it sees, and when cunning is in vain.

    See :func:`rerolled`.
    """

    pirate: Pirate | None
    grave: Callable[[Roll], bool]
    policy: str = ""
    look: Look = dice_alone
    vain: Callable[[Roll], bool] = never_vain


def contested(
    voyage: Voyage, rivals: Sequence[Rival], what: str, roll: Callable[[], Roll], *, held: bool = False
) -> Play[Roll]:
    """Roll for both sides of a contest; each in turn may have all its dice rolled again (spec 4.22.1).

    ``held``: see :func:`may_reroll`.
    """
    faces = roll()
    for rival in rivals:
        if rival.pirate is not None:
            known = [faces]

            def again(known: list[Roll] = known) -> Roll:
                return known.pop() if known else roll()

            faces = yield from rerolled(
                voyage,
                rival.pirate,
                what,
                again,
                rival.grave,
                rival.policy,
                look=rival.look,
                vain=rival.vain,
                held=held,
            )
    return faces


def _by_policy(policy: str, what: str, faces: Roll, grave: Callable[[Roll], bool], look: Look) -> str:
    return "yes" if triggered(policy, what, look(faces).result, grave=grave(faces)) else "no"


def _asked(pirate: Pirate, what: str, faces: Roll, grave: Callable[[Roll], bool], look: Look) -> Ask[str]:
    """Ask whether to roll again; only the pirate's seat knows that it is asked (BN-R1)."""
    question, seen = asked("BN-R1"), look(faces)
    return choose(
        pirate.seat,
        question.kind,
        ["no", "yes"],
        default="no",
        secret=True,
        rule=question.rule,
        data={
            "pirate": pirate.id,
            "what": what,
            "dice": list(faces),
            "grave": grave(faces),
            "cunning": points_left(pirate),
            "result": seen.result,
            "own": list(seen.own),
            "foe": list(seen.foe),
            **seen.facts,
        },
    )
