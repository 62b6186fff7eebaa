"""Coins: lists of dice of which the highest counts (KS 2.1); contests between two of them (KS 5.2).

A coin is written as its letters, such as ``"BGR"``.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from math import prod
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from rules.kernel import Table

SIDES: Mapping[str, int] = MappingProxyType({"B": 10, "G": 8, "W": 6, "R": 4})
"""The dice, in the order in which those of one coin are rolled (KS 2.1.3)."""
Outcome = Literal["none", "damaged", "sunk"]


class Mod(NamedTuple):
    """A modifier: what it comes from, and how much."""

    why: str
    amount: int


class Side(NamedTuple):
    """One side of a contest: whose coin it is, of which ship or card, the dice and what is added to the highest."""

    seat: int
    what: str
    coin: str
    mods: Sequence[Mod] = ()


class Rolled(NamedTuple):
    """A coin that was rolled: its dice in order, and the modified result, never below 1 (KS 5.2.3)."""

    dice: tuple[tuple[str, int], ...]
    result: int


def highest_of(faces: Sequence[int], mods: Sequence[Mod]) -> int:
    """Return the single highest die with all modifiers, at least 1 (KS 2.1.1, 5.2.3)."""
    return max(1, max(faces) + sum(mod.amount for mod in mods))


def roll(table: Table, side: Side) -> Rolled:
    """Roll a coin in full (KS 2.1.2)."""
    dice = tuple(
        (letter, table.dice.roll(letter, SIDES[letter])) for letter in SIDES for _ in range(side.coin.count(letter))
    )
    return Rolled(dice, highest_of([face for _, face in dice], side.mods))


def outcome_of(attack: int, defence: int) -> Outcome:
    """Return what an attack does to a ship that is not damaged yet (KS 5.2.1)."""
    if attack <= defence:
        return "none"
    return "sunk" if attack >= 2 * defence else "damaged"


def attack(table: Table, purpose: str, ours: Side, theirs: Side, rule: str) -> Outcome:
    """Roll an attack, tell everybody every die, and return what it does (KS 5.2.1)."""
    a, d = roll(table, ours), roll(table, theirs)
    outcome = outcome_of(a.result, d.result)
    told(table, purpose, "attack", (ours, a), (theirs, d), outcome, rule)
    return outcome


def challenge(table: Table, purpose: str, ours: Side, theirs: Side, rule: str) -> bool:
    """Roll a challenge; equal results fail (KS 5.2.2)."""
    return margin(table, purpose, ours, theirs, rule) > 0


def margin(table: Table, purpose: str, ours: Side, theirs: Side, rule: str) -> int:
    """Roll a challenge; return 0 for a failure, 1 for a success, 2 for one with twice the response (KS 5.5.7)."""
    a, d = roll(table, ours), roll(table, theirs)
    reached = 0 if a.result <= d.result else 2 if a.result >= 2 * d.result else 1
    told(table, purpose, "challenge", (ours, a), (theirs, d), "success" if reached else "failure", rule)
    return reached


def told(
    table: Table,
    purpose: str,
    contest: str,
    ours: tuple[Side, Rolled],
    theirs: tuple[Side, Rolled],
    outcome: str,
    rule: str,
) -> None:
    """Tell of a contest: both coins, every die, the modifiers by name, the results (KS 2.1.3, 8.3)."""
    table.tell(
        "roll",
        purpose=purpose,
        contest=contest,
        ours=facts_of(*ours),
        theirs=facts_of(*theirs),
        outcome=outcome,
        rule=rule,
    )


def facts_of(side: Side, rolled: Rolled) -> dict[str, Any]:
    """Return one side of a contest as plain data."""
    return {
        "seat": side.seat,
        "what": side.what,
        "coin": side.coin,
        "dice": [{"die": letter, "face": face} for letter, face in rolled.dice],
        "mods": [{"why": mod.why, "amount": mod.amount} for mod in side.mods],
        "result": rolled.result,
    }


# ---------------------------------------------------------------- exact odds


def ways(coin: str) -> list[int]:
    """Return in how many ways each face is the highest, from 1: index 0 is a one."""
    sides = [SIDES[letter] for letter in coin]
    at_most = [prod(min(face, faces) for faces in sides) for face in range(max(sides) + 1)]
    return [most - less for less, most in pairwise(at_most)]


def chances(coin: str) -> list[Fraction]:
    """Return the probability of each highest face, from 1: index 0 is a one."""
    counts = ways(coin)
    return [Fraction(count, sum(counts)) for count in counts]


def mean(coin: str) -> Fraction:
    """Return the exact mean of the highest die (KS 5.9.4)."""
    return sum((face * chance for face, chance in enumerate(chances(coin), 1)), Fraction(0))


def odds(coin: str, plus: int, against: str, minus: int) -> tuple[Fraction, Fraction]:
    """Return the exact probabilities (sunk, damaged) of an attack with ``plus`` on a defence with ``minus`` added."""
    ours, theirs = ways(coin), ways(against)
    found = {"sunk": 0, "damaged": 0, "none": 0}
    for attacking, p in enumerate(ours, 1):
        for defending, q in enumerate(theirs, 1):
            found[outcome_of(max(1, attacking + plus), max(1, defending + minus))] += p * q
    total = sum(ours) * sum(theirs)
    return Fraction(found["sunk"], total), Fraction(found["damaged"], total)


def success(coin: str, plus: int, against: str) -> Fraction:
    """Return the exact probability that a challenge succeeds."""
    ours, theirs = ways(coin), ways(against)
    won = sum(p * sum(theirs[: max(1, rolled + plus) - 1]) for rolled, p in enumerate(ours, 1))
    return Fraction(won, sum(ours) * sum(theirs))
