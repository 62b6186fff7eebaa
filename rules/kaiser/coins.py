"""Coins and contests: a coin is a set of dice of which the highest counts (KS 2.1, 5.2).

A coin is written as its letters, such as ``"BGR"``.
"""

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement, pairwise
from math import prod
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from rules.kernel import Table

SIDES: Mapping[str, int] = MappingProxyType({"B": 10, "G": 8, "W": 6, "R": 4})
"""The dice, in the order in which one coin rolls them (KS 2.1.3)."""
AMOUNTS: Mapping[str, int] = MappingProxyType(
    {
        "coal": -1,
        "coal_rendezvous_missed": 2,
        "damaged": -2,
        "fair_seas": 1,
        "fast_raider": -2,
        "fast_ship": -2,
        "fast_ship_from_seeadler": -4,
        "low_supply": -2,
        "monitor": 2,
        "night": -1,
        "non_combatant": -2,
        "non_combatant_to_port": 2,
        "prize_supplies": 2,
        "sailing_ship": -2,
        "searchlight": 3,
        "seeadler": -2,
        "surprise_attack": 2,
        "surprise_attack_by_wolf": 4,
        "wolf": 2,
    }
)
"""The amounts of modifiers, by cause (KS 5.2.3, 5.3.8, 5.5, 5.8); those of damage are for each marker.

Where a cause helps the other side of the contest, its amount has the opposite sign: damage, low supply and prizes of
the ship that a card is aimed at, Seeadler as the hunter. Seeadler's supplies count the opposite of coal.
"""
Outcome = Literal["none", "damaged", "sunk"]
SHIP = re.compile("[MRW][0-9]+")
"""The ids of ships, beside which only cards and the Royal Navy take part in contests."""


class Mod(NamedTuple):
    """A modifier: its cause and its amount."""

    why: str
    amount: int


class Side(NamedTuple):
    """One side of a contest: its seat, its ship or card, its coin and the modifiers of the highest die."""

    seat: int
    what: str
    coin: str
    mods: Sequence[Mod] = ()


class Rolled(NamedTuple):
    """A rolled coin: its dice in order, and the modified result, never below 1 (KS 5.2.3)."""

    dice: tuple[tuple[str, int], ...]
    result: int


def highest_of(faces: Sequence[int], mods: Sequence[Mod]) -> int:
    """Return the highest die with all modifiers, at least 1 (KS 2.1.1, 5.2.3)."""
    return max(1, max(faces) + sum(mod.amount for mod in mods))


def roll(table: Table, side: Side) -> Rolled:
    """Roll all dice of a coin (KS 2.1.2)."""
    dice = tuple(
        (letter, table.dice.roll(letter, SIDES[letter])) for letter in SIDES for _ in range(side.coin.count(letter))
    )
    return Rolled(dice, highest_of([face for _, face in dice], side.mods))


def outcome_of(attack: int, defence: int) -> Outcome:
    """Return the outcome of an attack on an undamaged ship (KS 5.2.1)."""
    if attack <= defence:
        return "none"
    return "sunk" if attack >= 2 * defence else "damaged"


def roll_attack(table: Table, purpose: str, ours: Side, theirs: Side, rule: str) -> Outcome:
    """Roll an attack, tell everybody every die, and return the outcome (KS 5.2.1)."""
    a, d = roll(table, ours), roll(table, theirs)
    outcome = outcome_of(a.result, d.result)
    tell_contest(table, purpose, "attack", (ours, a), (theirs, d), outcome, rule)
    return outcome


def challenge(table: Table, purpose: str, ours: Side, theirs: Side, rule: str) -> bool:
    """Roll a challenge; return whether it succeeded. Equal results fail (KS 5.2.2)."""
    return margin(table, purpose, ours, theirs, rule) > 0


def margin(table: Table, purpose: str, ours: Side, theirs: Side, rule: str) -> int:
    """Roll a challenge; return 0 for a failure, 1 for a success, 2 for at least twice the response (KS 5.5.7)."""
    a, d = roll(table, ours), roll(table, theirs)
    reached = 0 if a.result <= d.result else 2 if a.result >= 2 * d.result else 1
    tell_contest(table, purpose, "challenge", (ours, a), (theirs, d), "success" if reached else "failure", rule)
    return reached


def tell_contest(
    table: Table,
    purpose: str,
    contest: str,
    ours: tuple[Side, Rolled],
    theirs: tuple[Side, Rolled],
    outcome: str,
    rule: str,
) -> None:
    """Tell everybody of a contest: both coins, every die, the modifiers by name, the results (KS 2.1.3, 8.3)."""
    table.tell(
        "roll",
        purpose=purpose,
        contest=contest,
        ours=side_facts(*ours),
        theirs=side_facts(*theirs),
        outcome=outcome,
        ship=next((side.what for side, _ in (theirs, ours) if SHIP.fullmatch(side.what)), None),
        rule=rule,
    )


def hit_of(roll: Mapping[str, Any]) -> str:
    """Return what the hit of a told attack does beside damage, by its facts (KS 5.2.1, 5.3.3).

    "captured" and "spared": a non-combatant, or a merchant that a Boarding Party goes against, is captured, or nothing
    happens to it; of a Boarding Party only the contest in a view tells, as ``boarded``. "again": the target was damaged
    before, so it remains as it is, or gets a further marker (``extra_damage``). "afloat": the target is a card, which
    cannot be damaged. "": the target is damaged or sunk.
    """
    outcome, theirs = roll["outcome"], roll["theirs"]
    if outcome not in ("sunk", "damaged"):
        return ""
    damaged = any(mod["why"] == "damaged" for mod in theirs["mods"])
    # Nobody boards a merchant that a reaction has damaged meanwhile.
    boarded = roll.get("boarded", False) and not damaged
    if boarded or any(mod["why"] == "non_combatant" for mod in roll["ours"]["mods"]):
        return "captured" if outcome == "sunk" else "spared"
    if outcome == "sunk":
        return ""
    if SHIP.fullmatch(theirs["what"]) is None:
        return "afloat"
    return "again" if damaged else ""


HAZARDS = ("shallow_run", "pursuit", "exhausted")
"""Contests of a ship with the sea or its supplies; nobody who rolls for those is named."""
NAMED_BEFORE = ("blockade_runner", "refuge_repair", "refuge_supply")
"""Contests of a ship that their words name first."""
OF_TWO_CARDS = ("intercept", "torpedo", "duel", "recognise_prize")
"""Contests whose words name no card, so that the card that rolls is named with its seat."""


def told_of(roll: Mapping[str, Any], side: str) -> str:
    """Return how one side of a told contest is named: "whole" (ship or card, and seat), "seat", "what" or "none".

    "navy": the guns of the Royal Navy after an Interrogate, whose own contest was told before.
    """
    purpose, what = roll["purpose"], roll[side]["what"]
    if purpose == "intercept" and side == "ours" and what.partition("#")[0] == "interrogate":
        return "navy"
    ship = SHIP.fullmatch(what) is not None or what == "royal_navy"
    if side == "ours":
        return "whole" if purpose in OF_TWO_CARDS or (ship and purpose not in NAMED_BEFORE) else "seat"
    if purpose in HAZARDS:
        return "none"
    if purpose == "safe_passage":
        return "seat"
    return "what" if purpose in ("breakout", *NAMED_BEFORE) else "whole"


def was_raised(side: Mapping[str, Any]) -> bool:
    """Return whether the result of a told side would be below 1 without the rule that it never is (KS 5.2.3)."""
    return max(one["face"] for one in side["dice"]) + sum(mod["amount"] for mod in side["mods"]) < 1


def side_facts(side: Side, rolled: Rolled) -> dict[str, Any]:
    """Return one side of a contest as plain data."""
    return {
        "seat": side.seat,
        "what": side.what,
        "coin": side.coin,
        "dice": [{"die": letter, "face": face} for letter, face in rolled.dice],
        "mods": mod_facts(side.mods),
        "result": rolled.result,
    }


def mod_facts(mods: Sequence[Mod]) -> list[dict[str, Any]]:
    """Return modifiers as plain data."""
    return [{"why": mod.why, "amount": mod.amount} for mod in mods]


# ---------------------------------------------------------------- exact odds


def ways(coin: str) -> list[int]:
    """Count the ways in which each face is the highest; index 0 is a one."""
    sides = [SIDES[letter] for letter in coin]
    at_most = [prod(min(face, faces) for faces in sides) for face in range(max(sides) + 1)]
    return [most - less for less, most in pairwise(at_most)]


class Counts(NamedTuple):
    """The throws of a coin, counted by the highest die.

    ``each``: pairs of a face and the number of throws in which it is the highest. ``reach``: the number of throws
    whose highest die is the index or more. ``total``: the number of all throws.
    """

    each: tuple[tuple[int, int], ...]
    reach: tuple[int, ...]
    total: int

    def reaching(self, face: int) -> int:
        """Return the number of throws whose highest die is ``face`` or more."""
        return self.total if face < 0 else self.reach[face] if face < len(self.reach) else 0


def counts(coin: str) -> Counts:
    """Count the throws of a coin."""
    each = tuple(enumerate(ways(coin), 1))
    highest = len(each)
    reach = tuple(sum(count for face, count in each if face >= least) for least in range(highest + 1))
    return Counts(each, reach, reach[0])


MOST_DICE = 3
"""The number of dice of the largest coins."""
COUNTS: Mapping[str, Counts] = MappingProxyType(
    {
        coin: counts(coin)
        for dice in range(1, MOST_DICE + 1)
        for coin in map("".join, combinations_with_replacement(SIDES, dice))
    }
)
"""By coin, its letters in the order of ``SIDES``."""


def chances(coin: str) -> list[Fraction]:
    """Return the probability of each highest face; index 0 is a one."""
    found = COUNTS[coin]
    return [Fraction(count, found.total) for _, count in found.each]


def mean(coin: str) -> Fraction:
    """Return the exact mean of the highest die (KS 5.9.4)."""
    return sum((face * chance for face, chance in enumerate(chances(coin), 1)), Fraction(0))


def attack_counts(coin: str, plus: int, against: str, minus: int) -> tuple[int, int, int]:
    """Count the throws of an attack: those that sink, those that damage, and all of both sides."""
    ours, theirs = COUNTS[coin], COUNTS[against]
    reach, end = ours.reach, len(ours.reach)
    sunk = hit = 0
    # The AI counts thousands of attacks in a match: no call for each face.
    for rolled, count in theirs.each:
        # The modified defence is at least 1, so an attack that doubles it also exceeds it (KS 5.2.1, 5.2.3).
        defence = max(rolled + minus, 1)
        exceeds = defence + 1 - plus
        if exceeds >= end:
            break
        hit += count * reach[max(exceeds, 0)]
        doubles = 2 * defence - plus
        if doubles < end:
            sunk += count * reach[max(doubles, 0)]
    return sunk, hit - sunk, ours.total * theirs.total


def success_counts(coin: str, plus: int, against: str) -> tuple[int, int]:
    """Count the throws of a challenge: those that succeed, and all of both sides."""
    ours, theirs = COUNTS[coin], COUNTS[against]
    won = sum([count * ours.reaching(rolled + 1 - plus) for rolled, count in theirs.each])
    return won, ours.total * theirs.total


def odds(coin: str, plus: int, against: str, minus: int) -> tuple[Fraction, Fraction]:
    """Return the exact probabilities (sunk, damaged) of an attack with ``plus`` on a defence with ``minus`` added."""
    sunk, damaged, total = attack_counts(coin, plus, against, minus)
    return Fraction(sunk, total), Fraction(damaged, total)


def success(coin: str, plus: int, against: str) -> Fraction:
    """Return the exact probability that a challenge succeeds."""
    return Fraction(*success_counts(coin, plus, against))


def percent(chance: Fraction | float) -> int:
    """Return a chance as a whole percentage."""
    return round(100 * chance)
