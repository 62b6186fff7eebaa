"""An opponent's load: the best one, and the heaviest one that still overtakes the declarer (spec 5.5, 5.6).

Numbers are independent of each other. An opponent disposes of at most two cards of one number: one added to the
declarer's crew, one hired into the opponent's own.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from rules.corsari.arrange import Candidate, candidates, cost, crew_from, free_masks
from rules.corsari.cards import DECK, NUMBERS, cards_of, colour_of, masks_of, number_of, sort_hand


class Load(NamedTuple):
    """An opponent's 12 cards in their groups, each sorted; ``total`` is the sum of the stowaways (CO 6.7)."""

    added: tuple[str, ...]
    prisoners: tuple[str, ...]
    crew: tuple[str, ...]
    stowaways: tuple[str, ...]
    total: int


class _Disposal(NamedTuple):
    """The cards that one candidate set of own colours disposes of, by number: a card added, a card hired."""

    candidate: Candidate
    added: dict[int, str]
    hired: dict[int, str]

    def most(self, number: int) -> int:
        return (number in self.added) + (number in self.hired)


def load(hand: Iterable[str], tavern: str, added: Collection[str], crew: Collection[str]) -> Load:
    """Lay out 12 cards around given added cards and crew: the tavern colour is prisoners, all else stowaways.

    The groups are not checked here; :mod:`rules.corsari.legality` does that.
    """
    rest = [card for card in sort_hand(hand) if card not in added and card not in crew]
    stowaways = tuple(card for card in rest if colour_of(card) != tavern)
    return Load(
        added=tuple(sort_hand(added)),
        prisoners=tuple(card for card in rest if colour_of(card) == tavern),
        crew=tuple(sort_hand(crew)),
        stowaways=stowaways,
        total=sum(map(number_of, stowaways)),
    )


def best_load(hand: Collection[str], tavern: str, declarer_crew: Iterable[str]) -> Load:
    """Load 12 cards for the smallest total; among equals, with the fewest additions, then the lowest own colours."""
    free = free_masks(hand, tavern)

    def key(disposal: _Disposal) -> tuple[int, int, Candidate]:
        gone = sum(number * disposal.most(number) for number in range(1, NUMBERS + 1))
        return -gone, len(disposal.added), disposal.candidate

    best = min(_disposals(free, declarer_crew), key=key)
    return load(hand, tavern, best.added.values(), best.hired.values())


def best_added_beside(
    crew: Collection[str], hand: Collection[str], tavern: str, declarer_crew: Iterable[str]
) -> tuple[str, ...]:
    """Return the cards that an opponent adds whose own crew is already chosen: those of the best load but the crew."""
    return tuple(card for card in best_load(hand, tavern, declarer_crew).added if card not in crew)


def best_crew_beside(added: Collection[str], hand: Iterable[str], tavern: str) -> tuple[str, ...]:
    """Hire the best own crew of an opponent who has already chosen which cards to add."""
    free = free_masks((card for card in hand if card not in added), tavern)
    best = min(candidates(free), key=lambda candidate: (-cost(crew_from(free, candidate)), candidate))
    return cards_of(crew_from(free, best))


def heaviest(hand: Collection[str], tavern: str, declarer_crew: Iterable[str], declared: int) -> Load | None:
    """Load 12 cards for the largest total that still overtakes ``declared``; None if none does (spec 5.6.4)."""
    free = free_masks(hand, tavern)
    disposals = _disposals(free, declarer_crew)
    gone = _sums_within_reach(disposals)
    needed = max(0, cost(free) - declared)
    enough = gone >> needed
    if not enough:
        return None
    amount = needed + _lowest(enough)
    first = next(disposal for disposal in disposals if _sums(disposal)[-1] >> amount & 1)
    return load(hand, tavern, *_dispose_of(amount, first))


def _disposals(free: Sequence[int], declarer_crew: Iterable[str]) -> list[_Disposal]:
    """List the disposals of all candidates, ascending: for each number one card added and one hired, where possible."""
    ship = masks_of(declarer_crew)
    aboard = _union(ship)
    columns: list[tuple[int, list[int], list[int]]] = []
    for number in range(1, NUMBERS + 1):
        holders = [colour for colour, mask in enumerate(free) if mask >> (number - 1) & 1]
        addable = [] if aboard >> (number - 1) & 1 else [colour for colour in holders if ship[colour]]
        columns.append((number, holders, addable))
    return [_disposal(columns, candidate) for candidate in candidates(free)]


def _disposal(columns: Iterable[tuple[int, list[int], list[int]]], candidate: Candidate) -> _Disposal:
    added: dict[int, str] = {}
    hired: dict[int, str] = {}
    for number, holders, addable in columns:
        own = [colour for colour in holders if colour in candidate]
        both = next(((one, other) for one in addable for other in own if one != other), None)
        if both:
            added[number], hired[number] = _card(both[0], number), _card(both[1], number)
        elif own:
            hired[number] = _card(own[0], number)
        elif addable:
            added[number] = _card(addable[0], number)
    return _Disposal(candidate, added, hired)


def _sums(disposal: _Disposal) -> list[int]:
    """Return for each n the sums that can be disposed of with numbers up to n, as the bits of an integer."""
    sums = [1]
    for number in range(1, NUMBERS + 1):
        sums.append(_union(sums[-1] << number * amount for amount in range(disposal.most(number) + 1)))
    return sums


def _sums_within_reach(disposals: Iterable[_Disposal]) -> int:
    return _union(_sums(disposal)[-1] for disposal in disposals)


def _dispose_of(amount: int, disposal: _Disposal) -> tuple[list[str], list[str]]:
    """Choose the cards to add and to hire that sum to ``amount``: as many as possible of the highest numbers."""
    sums = _sums(disposal)
    added: list[str] = []
    hired: list[str] = []
    for number in range(NUMBERS, 0, -1):
        count = next(
            count
            for count in range(disposal.most(number), -1, -1)
            if count * number <= amount and sums[number - 1] >> (amount - count * number) & 1
        )
        amount -= count * number
        # If only one of two cards goes, it is the hired one.
        for group, cards in ((hired, disposal.hired), (added, disposal.added)):
            if count and number in cards:
                group.append(cards[number])
                count -= 1
    return added, hired


def _card(colour: int, number: int) -> str:
    return DECK[colour * NUMBERS + number - 1]


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _lowest(bits: int) -> int:
    return (bits & -bits).bit_length() - 1
