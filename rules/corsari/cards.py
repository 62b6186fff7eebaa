"""The contents of the box: the cards, the colours and the numbers of the set-up (spec 2).

A card is its id, letter and number: ``"O7"`` is the orange 7. Only the arithmetic uses bit masks: a hand is then one
mask per colour, with bit ``number - 1`` for each card of that colour.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules.kernel.data import rows

PACKAGE = "rules.corsari"
NUMBERS = 11  # cards of each colour, numbered from 1


@dataclass(frozen=True, slots=True)
class Card:
    """One of the 110 cards (CO 2.1)."""

    card: str
    deck_index: int
    colour: str
    colour_index: int
    number: int
    job: str


@dataclass(frozen=True, slots=True)
class Colour:
    """One of the ten bands of corsairs (CO 2.2). The lower ``index`` wins every tie."""

    index: int
    letter: str
    name: str
    emoji: str


@dataclass(frozen=True, slots=True)
class Setup:
    """The numbers of a round for one number of active seats (CO 3.2-3.5, spec 2.3 and 3.3)."""

    active_seats: int
    hand_size: int
    tavern_size: int
    draw_pile_at_start: int
    discard_at_start: int
    doldrums_turns: int
    max_turns_bound: int


CARDS: Mapping[str, Card] = MappingProxyType({card.card: card for card in rows(PACKAGE, "cards", Card)})
DECK: tuple[str, ...] = tuple(CARDS)  # the canonical deck, from which every shuffle starts (spec 3.2.1)
DECK_INDEX: Mapping[str, int] = MappingProxyType({card: index for index, card in enumerate(DECK)})
COLOURS: tuple[Colour, ...] = rows(PACKAGE, "colours", Colour)
LETTERS: tuple[str, ...] = tuple(colour.letter for colour in COLOURS)
COLOUR_INDEX: Mapping[str, int] = MappingProxyType({colour.letter: colour.index for colour in COLOURS})
SETUP: Mapping[int, Setup] = MappingProxyType({setup.active_seats: setup for setup in rows(PACKAGE, "setup", Setup)})

# For the arithmetic: (colour index, bit) by card, and the sum of the numbers by mask.
PLACE: Mapping[str, tuple[int, int]] = MappingProxyType(
    {card.card: (card.colour_index, 1 << (card.number - 1)) for card in CARDS.values()}
)
SUM: tuple[int, ...] = tuple(
    sum(number for number in range(1, NUMBERS + 1) if mask >> (number - 1) & 1) for mask in range(1 << NUMBERS)
)


def colour_of(card: str) -> str:
    """Return the letter of a card's colour."""
    return card[0]


def number_of(card: str) -> int:
    """Return a card's number, 1 to 11: its cost as a stowaway (CO 6.4)."""
    return CARDS[card].number


def sort_hand(cards: Iterable[str]) -> list[str]:
    """Sort cards by colour index, then number."""
    return sorted(cards, key=DECK_INDEX.__getitem__)


def masks_of(cards: Iterable[str]) -> list[int]:
    """Turn cards into one bit mask per colour index."""
    masks = [0] * len(COLOURS)
    for card in cards:
        colour, bit = PLACE[card]
        masks[colour] |= bit
    return masks


def cards_of(masks: Iterable[int]) -> tuple[str, ...]:
    """Turn one bit mask per colour index back into sorted cards."""
    return tuple(
        DECK[colour * NUMBERS + place]
        for colour, mask in enumerate(masks)
        if mask
        for place in range(NUMBERS)
        if mask >> place & 1
    )
