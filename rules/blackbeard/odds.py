"""The chances of what a captain may try, in per cent, by what everybody sees (spec 4.8-4.10A, 4.19).

Options show them, so that nobody has to count dice. Pure functions; the chances are exact, only the last step rounds.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import NamedTuple

from rules.blackbeard.ship.figures import combat, debauch_cost
from rules.blackbeard.state import Pirate, State
from rules.blackbeard.tables import CARDS, MERCHANTS
from rules.blackbeard.world.ports import garrison_of

FACES = range(1, 7)
JD66 = tuple(10 * first + second for first in FACES for second in FACES)
"""The results of jd66."""
CERTAIN = 100
GARRISON_DICE = 3
HUNDRED = 100
"""Doubloons for each point of the roll to retire (BN 18.3)."""
LEAST = HUNDRED * min(JD66)
"""The least doubloons with which anybody may succeed in retiring (BN 18.3)."""


class Chances(NamedTuple):
    """The chances of one contest of dice."""

    lost: Fraction
    tied: Fraction
    won: Fraction


def percent(chance: Fraction) -> int:
    """Return a chance in whole per cent; 0 and 100 stand only for what is impossible or certain."""
    rounded = int(chance * 100 + Fraction(1, 2))
    return rounded if chance in (0, 1) else min(max(rounded, 1), CERTAIN - 1)


def sums(dice: int) -> Mapping[int, int]:
    """Return the ways to roll each sum with some dice."""
    found: dict[int, int] = {0: 1}
    for _ in range(dice):
        before = found
        found = {}
        for total, ways in before.items():
            for face in FACES:
                found[total + face] = found.get(total + face, 0) + ways
    return found


SUMS: Mapping[int, Mapping[int, int]] = MappingProxyType({dice: MappingProxyType(sums(dice)) for dice in range(9)})
"""The ways to roll each sum, by the number of dice; only a captain with many arms rolls more."""


def contest(lead: int, ours: int, theirs: int) -> Chances:
    """Return the chances of a side that is ahead by ``lead`` before so many dice of both sides are rolled."""
    lost = tied = won = 0
    for mine, my_ways in (SUMS.get(ours) or sums(ours)).items():
        for other, their_ways in (SUMS.get(theirs) or sums(theirs)).items():
            margin = lead + mine - other
            lost += my_ways * their_ways * (margin < 0)
            tied += my_ways * their_ways * (margin == 0)
            won += my_ways * their_ways * (margin > 0)
    total = lost + tied + won
    return Chances(Fraction(lost, total), Fraction(tied, total), Fraction(won, total))


# ---------------------------------------------------------------- merchants

LEADS = MappingProxyType({lead: contest(lead, 2, 2).won for lead in range(-20, 21)})
"""The chance to capture a merchant without arms, by Combat less Defence."""
WAYS = MappingProxyType({lead: int(chance * len(JD66) ** 2) for lead, chance in LEADS.items()})
"""In how many of the results of 2 dice against 2 he is captured: to add them up takes less time than fractions."""


def capture(pirate: Pirate, defence: int, arms: int = 0) -> int:
    """Return the chance to capture a merchant of a class with one attack (BN 9.21)."""
    lead = combat(pirate) - debauch_cost(pirate) - defence
    return percent(contest(lead, 2 + arms, 2).won if arms else LEADS[lead])


def capture_unseen(state: State, pirate: Pirate) -> int:
    """Return the chance to capture a merchant that nobody has identified: the mean of all that are not face up."""
    ways = _unseen(state, pirate).values()
    return percent(Fraction(sum(ways), len(ways) * len(JD66) ** 2)) if ways else 0


def _unseen(state: State, pirate: Pirate) -> Mapping[str, int]:
    """Return by each merchant that is not face up in how many of the results of 2 dice against 2 he captures it."""
    shown = {sail.face for sail in state.sails if sail.face}
    strength = combat(pirate) - debauch_cost(pirate)
    return {name: WAYS[strength - row.defence] for name, row in MERCHANTS.items() if name not in shown}


def capture_of(state: State, pirate: Pirate, face: str) -> int:
    """Return the chance to capture a merchant: by its face, or ``""`` for one that is not identified."""
    return capture(pirate, MERCHANTS[face].defence) if face else capture_unseen(state, pirate)


class Meeting(NamedTuple):
    """What comes of meeting a merchant that nobody has identified, in whole per cent that add up to 100.

    ``capture``: he captures it. ``misses``: it escapes or holds out. ``declines``: he lets it go.
    """

    capture: int
    misses: int
    declines: int


def meet_unseen(state: State, pirate: Pirate, attacks: Callable[[str], bool]) -> Meeting:
    """Return what comes of a merchant that nobody has identified; ``attacks``: whether he attacks one of a face."""
    unseen = _unseen(state, pirate)
    met = [ways for name, ways in unseen.items() if attacks(name)]
    each, won = len(JD66) ** 2, sum(met)
    return Meeting(*_percents((won, each * len(met) - won, each * (len(unseen) - len(met)))))


def _percents(ways: Sequence[int]) -> list[int]:
    """Return shares in whole per cent that add up to 100; what is possible has at least 1. All are 0 without ways."""
    total = sum(ways)
    found = [max(1, way * 100 // total) if way else 0 for way in ways]
    while total and sum(found) != CERTAIN:
        step = 1 if sum(found) < CERTAIN else -1
        # The share that is farthest from the exact one.
        worst = max(range(len(ways)), key=lambda place: step * (ways[place] * 100 - found[place] * total))
        found[worst] += step
    return found


def _found(terrain: str) -> Mapping[str, int]:
    found = [card.search[terrain] for card in CARDS.values()]

    def share(kind: str) -> int:
        return percent(Fraction(sum(result.startswith(kind) for result in found), len(found)))

    return MappingProxyType({"merchants": share("merchant"), "storm": share("storm"), "warship": share("warship")})


FOUND = MappingProxyType({terrain: _found(terrain) for terrain in ("deep", "coast")})


def search(terrain: str) -> Mapping[str, int]:
    """Return what a search finds by the whole deck, in per cent: ``merchants``, ``storm``, ``warship`` (BN 8.1)."""
    return FOUND["deep" if terrain == "deep" else "coast"]


# ---------------------------------------------------------------- ports


def assault(state: State, pirate: Pirate, number: str, *, sack: bool = False, arms: int = 0, allied: int = 0) -> int:
    """Return the chance to take a port, or to sack it, where what the captain knows of it does not help (BN 11.3).

    ``allied``: what a joint attack adds (BN 20.6).
    """
    known = 0 if sack else pirate.info.count(number)
    lead = combat(pirate) - debauch_cost(pirate) + allied - garrison_of(state, number)
    found = contest(lead, 2 + known + arms, GARRISON_DICE)
    return percent(found.won + found.tied)


def within(limit: int, each: int) -> int:
    """Return the chance that one die times a price is at most a limit."""
    return percent(Fraction(sum(face * each <= limit for face in FACES), len(FACES)))


# ---------------------------------------------------------------- pirates


def battle(pirate: Pirate, other: Pirate, arms: int = 0) -> int:
    """Return the chance to win a round of a battle that a pirate begins (BN 12.1)."""
    known = pirate.info.count(other.id)
    lead = combat(pirate) - debauch_cost(pirate) - combat(other) + debauch_cost(other)
    return percent(contest(lead, 2 + known + arms, 2).won)


# ---------------------------------------------------------------- captains


def retire(worth: int) -> int:
    """Return the chance to retire with so many doubloons (BN 18.3)."""
    return percent(_share(JD66, worth // HUNDRED))


def retire_twice(worth: int) -> int:
    """Return the chance to retire if a failed roll is rolled once more (BN 18.3, 21.1)."""
    return percent(1 - (1 - _share(JD66, worth // HUNDRED)) ** 2)


def _share(results: Iterable[int], most: int) -> Fraction:
    rolls = list(results)
    return Fraction(sum(result <= most for result in rolls), len(rolls))


def torture(cruelty: int) -> Mapping[str, int]:
    """Return what torture brings, in per cent: the hostage talks and ``dies``, ``talks``, or is ``silent``."""
    return {
        "dies": percent(Fraction(sum(face < cruelty for face in FACES), len(FACES))),
        "talks": percent(Fraction(sum(face == cruelty for face in FACES), len(FACES))),
        "silent": percent(Fraction(sum(face > cruelty for face in FACES), len(FACES))),
    }
