"""Prisoners, crew and stowaways: the best arrangement of a hand, laid out (spec 5.2-5.4).

``tavern`` is the letter of the tavern colour. A *candidate* is a set of at most two colours, an
ascending tuple of colour indices, from which a crew is hired.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from rules.corsari.cards import (
    COLOUR_INDEX,
    LETTERS,
    NUMBERS,
    SUM,
    cards_of,
    colour_of,
    masks_of,
    number_of,
    sort_hand,
)

Candidate = tuple[int, ...]


class Arrangement(NamedTuple):
    """A hand in its groups, each sorted (CO 6.1-6.4).

    ``total`` is the sum of the stowaways; ``openings`` counts the (colour, number) pairs that opponents may still add
    to the crew.
    """

    scuttled: str | None
    prisoners: tuple[str, ...]
    crew: tuple[str, ...]
    stowaways: tuple[str, ...]
    total: int
    openings: int


def best_arrangement(hand: Collection[str], tavern: str) -> Arrangement:
    """Arrange a hand, usually of 12, for the smallest total."""
    free = free_masks(hand, tavern)

    def key(candidate: Candidate) -> tuple[int, int, Candidate]:
        crew = crew_from(free, candidate)
        return -cost(crew), openings(crew), candidate

    best = min(candidates(free), key=key)
    return arrange(hand, tavern, cards_of(crew_from(free, best)))


def best_sail(hand: Collection[str], tavern: str) -> Arrangement:
    """Arrange the declarer's 13 cards, one of them scuttled, for the smallest total (CO 6.1)."""
    return next(_sailings(hand, tavern))


def runners_up(hand: Collection[str], tavern: str, count: int = 4) -> tuple[Arrangement, ...]:
    """Return up to ``count`` next best layouts of the declarer's 13 cards, different from each other and the best."""
    return tuple(islice(dict.fromkeys(_sailings(hand, tavern)), 1, count + 1))


def best_scuttle_beside(crew: Collection[str], hand: Collection[str], tavern: str) -> str:
    """Return the declarer's card to scuttle when ``crew`` is already chosen: the best, or the dearest of the others."""
    best = str(best_sail(hand, tavern).scuttled)
    others = [card for card in sort_hand(hand) if card not in crew]
    if best not in crew or not others:
        return best
    return _dearest([card for card in others if colour_of(card) != tavern] or others)


def best_crew_without(scuttle: str, hand: Iterable[str], tavern: str) -> tuple[str, ...]:
    """Hire the best crew from the declarer's 13 cards when ``scuttle`` is already chosen."""
    return best_arrangement([card for card in hand if card != scuttle], tavern).crew


def arrange(hand: Iterable[str], tavern: str, crew: Sequence[str], scuttled: str | None = None) -> Arrangement:
    """Lay out a hand around a given crew: the tavern colour is prisoners, all else stowaways (CO 6.2, 6.4).

    The crew is not checked here; :mod:`rules.corsari.legality` does that.
    """
    kept = sort_hand(card for card in hand if card != scuttled)
    prisoners = tuple(card for card in kept if colour_of(card) == tavern)
    stowaways = tuple(card for card in kept if card not in crew and colour_of(card) != tavern)
    return Arrangement(
        scuttled=scuttled,
        prisoners=prisoners,
        crew=tuple(sort_hand(crew)),
        stowaways=stowaways,
        total=sum(map(number_of, stowaways)),
        openings=openings(masks_of(crew)),
    )


def free_masks(hand: Iterable[str], tavern: str) -> list[int]:
    """Turn a hand into one mask per colour index, without its prisoners."""
    masks = masks_of(hand)
    masks[COLOUR_INDEX[tavern]] = 0
    return masks


def candidates(free: Sequence[int]) -> list[Candidate]:
    """List the sets of 0, 1 or 2 colours held, ascending: at most 56."""
    held = [colour for colour, mask in enumerate(free) if mask]
    found: list[Candidate] = [()]
    for place, colour in enumerate(held):
        found.append((colour,))
        found.extend((colour, other) for other in held[place + 1 :])
    return found


def crew_from(free: Sequence[int], candidate: Candidate) -> list[int]:
    """Hire one card of every number that the candidate's colours hold; if both hold it, the lower colour's."""
    crew = [0] * len(LETTERS)
    aboard = 0
    for colour in candidate:
        crew[colour] = free[colour] & ~aboard
        aboard |= free[colour]
    return crew


def largest_crew(cards: Iterable[str]) -> int:
    """Return how many of these cards, none of them a prisoner, can be one crew at most (CO 6.3)."""
    held = [mask for mask in masks_of(cards) if mask]
    return max(((one | other).bit_count() for one in held for other in held), default=0)


def cost(masks: Iterable[int]) -> int:
    """Add up the numbers of all cards in masks."""
    return sum(SUM[mask] for mask in masks)


def openings(crew: Iterable[int]) -> int:
    """Count the (colour, number) pairs that opponents may still add to a crew."""
    aboard = [mask for mask in crew if mask]
    return len(aboard) * (NUMBERS - sum(mask.bit_count() for mask in aboard))


def _sailings(hand: Collection[str], tavern: str) -> Iterator[Arrangement]:
    """Yield the layouts of 13 cards with every candidate, best first."""
    free = free_masks(hand, tavern)
    prisoners = [card for card in sort_hand(hand) if colour_of(card) == tavern]
    found: list[tuple[int, int, Candidate, str, list[int]]] = []
    for candidate in candidates(free):
        crew = crew_from(free, candidate)
        stowaways = cards_of(held & ~hired for held, hired in zip(free, crew, strict=True))
        scuttled = _dearest(stowaways or prisoners)
        total = sum(map(number_of, stowaways)) - (number_of(scuttled) if stowaways else 0)
        found.append((total, openings(crew), candidate, scuttled, crew))
    for _, _, _, scuttled, crew in sorted(found):
        yield arrange(hand, tavern, cards_of(crew), scuttled)


def _dearest(cards: Sequence[str]) -> str:
    """Return the sorted card with the highest number; among equals, the one with the lowest colour index."""
    return max(cards, key=number_of)
