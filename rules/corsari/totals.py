"""The best totals without their layouts, a fast path for pilots and advice, which need them every turn (spec 5.4, 8.4).

A number held twice always leaves a stowaway, because each number sails only once. The choice of colours therefore
decides only the set of numbers aboard: if ``once`` are the numbers held at all and ``twice`` those held at least twice,
the stowaways' numbers are ``twice | once & ~aboard``. More numbers aboard are never worse, so only pairs of colours
are tried, or the single colour if only one is held.

Each stowaway may cost ``burden`` points more than its number: then few stowaways matter more than cheap ones, as they
do to a seat that waits for a total of 0.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from rules.corsari.arrange import free_masks
from rules.corsari.cards import COLOUR_INDEX, LETTERS, NUMBERS, PLACE, SUM

ALL_NUMBERS = (1 << NUMBERS) - 1
OUT_OF_REACH = 1000  # more than any total


class _Hand(NamedTuple):
    """A hand without its prisoners: masks by colour index, and the three facts of the module's docstring."""

    free: list[int]
    cost: int
    once: int
    twice: int
    burden: int

    def left(self, aboard: int) -> int:
        """Return the cost of the stowaways when these numbers are aboard."""
        return self.cost - SUM[aboard] - self.burden * aboard.bit_count()

    def dearest(self, aboard: int) -> int:
        """Return the highest number among the stowaways when these numbers are aboard; 0 if there is none."""
        return (self.twice | self.once & ~aboard).bit_length()

    def saved(self, number: int) -> int:
        """Return the cost of a stowaway that is scuttled; 0 if there is none."""
        return number + self.burden if number else 0

    def best13(self, aboard: int) -> int:
        """Return the cost when these numbers are aboard and the dearest stowaway is scuttled."""
        return self.left(aboard) - self.saved(self.dearest(aboard))

    def ships(self) -> list[int]:
        """List the numbers aboard under every pair of colours."""
        held = [mask for mask in self.free if mask]
        return [one | other for one, other in combinations(held, 2)] or held or [0]


def best12_total(hand: Iterable[str], tavern: str, burden: int = 0) -> int:
    """Return the total of ``best_arrangement``."""
    held = _hand(hand, tavern, burden)
    return min(map(held.left, held.ships()))


def best13_total(hand: Iterable[str], tavern: str, burden: int = 0) -> int:
    """Return the total of ``best_sail``: 13 cards, with the dearest stowaway scuttled."""
    held = _hand(hand, tavern, burden)
    return min(map(held.best13, held.ships()))


def best12_after_drop(hand: Sequence[str], tavern: str, burden: int = 0) -> dict[str, int]:
    """Return, for each of 13 cards, the best total of the other 12."""
    return {drop: best12_total([card for card in hand if card != drop], tavern, burden) for drop in hand}


def best13_sum(hand: Iterable[str], tavern: str, unseen: Sequence[str], burden: int = 0) -> int:
    """Return the sum of ``best13_total`` over the 12 cards plus each card of ``unseen``; callers divide for the mean.

    A drawn card becomes a prisoner, or one more stowaway, or comes aboard with its colour and another colour that lacks
    its number.
    """
    held = _hand(hand, tavern, burden)
    as_prisoner, as_stowaway = _not_aboard(held)
    jail = COLOUR_INDEX[tavern]
    as_crew = [_aboard(held, colour) for colour in range(len(LETTERS))]
    total = 0
    for card in unseen:
        colour, bit = PLACE[card]
        if colour == jail:
            total += as_prisoner
        else:
            number = bit.bit_length()
            total += min(as_stowaway[number], as_crew[colour][number])
    return total


def _hand(hand: Iterable[str], tavern: str, burden: int) -> _Hand:
    free = free_masks(hand, tavern)
    once = twice = 0
    for mask in free:
        twice |= once & mask
        once |= mask
    return _Hand(free, sum(SUM[mask] + burden * mask.bit_count() for mask in free), once, twice, burden)


def _not_aboard(held: _Hand) -> tuple[int, list[int]]:
    """Return the best total if the 13th card is a prisoner, and the best totals if it is a stowaway, by its number."""
    least_by_dearest: dict[int, int] = {}
    for aboard in held.ships():
        dearest, left = held.dearest(aboard), held.left(aboard)
        least_by_dearest[dearest] = min(left, least_by_dearest.get(dearest, OUT_OF_REACH))
    as_prisoner = min(left - held.saved(dearest) for dearest, left in least_by_dearest.items())
    # The dearer of two cards is scuttled: the 13th, or the dearest stowaway before it.
    as_stowaway = [
        min(left + held.saved(number) - held.saved(max(dearest, number)) for dearest, left in least_by_dearest.items())
        for number in range(NUMBERS + 1)
    ]
    return as_prisoner, as_stowaway


def _aboard(held: _Hand, colour: int) -> list[int]:
    """Return the best totals if the 13th card is of ``colour`` and aboard, by its number (which ``colour`` lacks)."""
    own = held.free[colour]
    partners = [mask for mask in held.free if mask] or [0]
    best = [OUT_OF_REACH] * (NUMBERS + 1)
    waiting = ALL_NUMBERS
    for total, partner in sorted((held.best13(own | mask), mask) for mask in partners):
        for number in range(1, NUMBERS + 1):
            if (waiting & ~partner) >> (number - 1) & 1:
                best[number] = total
        waiting &= partner
        if not waiting:
            break
    return best
