"""The rules of 5.2-5.6 by brute force, the spec's algorithms taken literally, and strategies for hands."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from hypothesis import strategies as st

LETTERS = "ROYGABVPNS"
DECK = [f"{letter}{number}" for letter in LETTERS for number in range(1, 12)]


def cards(cell: str) -> tuple[str, ...]:
    """Read cards as the tables of the spec write them: separated by spaces, ``-`` for none."""
    return () if cell == "-" else tuple(cell.split())


def number(card: str) -> int:
    return int(card[1:])


def total(cards: Sequence[str]) -> int:
    return sum(map(number, cards))


def is_crew(cards: Sequence[str], tavern: str) -> bool:
    """Return whether cards are a legal crew: at most two colours, not the tavern's, and no number twice (CO 6.3)."""
    colours = {card[0] for card in cards}
    return len(colours) <= 2 and tavern not in colours and len({number(card) for card in cards}) == len(cards)


def is_added(cards: Sequence[str], tavern: str, declarer_crew: Sequence[str]) -> bool:
    """Return whether cards may be added: the declarer's colours, numbers it lacks, none twice (CO 6.8, 6.11)."""
    colours = {card[0] for card in declarer_crew}
    aboard = {number(card) for card in declarer_crew}
    return (
        all(card[0] in colours and card[0] != tavern and number(card) not in aboard for card in cards)
        and len({number(card) for card in cards}) == len(cards)
    )  # fmt: skip


def crews(cards: Sequence[str], tavern: str) -> Iterator[tuple[str, ...]]:
    """Return every legal crew. A crew without one of its cards is a crew, so crews can be built card by card."""
    return _grown((), cards, lambda crew: is_crew(crew, tavern))


def additions(cards: Sequence[str], tavern: str, declarer_crew: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Return every legal set of cards to add to the declarer's crew."""
    return _grown((), cards, lambda added: is_added(added, tavern, declarer_crew))


def _grown(start, cards, legal):
    yield start
    for place, card in enumerate(cards):
        if legal((*start, card)):
            yield from _grown((*start, card), cards[place + 1 :], legal)


def openings(crew: Sequence[str]) -> int:
    """Count the cards of the deck that could be added to a crew."""
    return sum(is_added([card], "", crew) for card in DECK)


def best_arrangement(hand: Sequence[str], tavern: str) -> tuple[int, int]:
    """Return the lowest total of all legal arrangements, and the fewest openings among those with that total."""
    free = total([card for card in hand if card[0] != tavern])
    legal = list(crews(hand, tavern))
    most = max(map(total, legal))
    return free - most, min(openings(crew) for crew in legal if total(crew) == most)


def sailings(hand: Sequence[str], tavern: str) -> list[int]:
    """Return the total of every legal layout of 13 cards."""
    return [
        total([card for card in hand if card[0] != tavern and card not in crew and card != scuttled])
        for crew in crews(hand, tavern)
        for scuttled in hand
        if scuttled not in crew
    ]


def loads(hand: Sequence[str], tavern: str, declarer_crew: Sequence[str]) -> set[int]:
    """Return the totals of all legal loads."""
    free = total([card for card in hand if card[0] != tavern])
    return {
        free - total(added) - total(crew)
        for added in additions(hand, tavern, declarer_crew)
        for crew in crews([card for card in hand if card not in added], tavern)
    }


def candidates(free: Sequence[str]) -> list[tuple[int, ...]]:
    """Return all sets of none, one or two of the colours present (5.4)."""
    present = sorted({LETTERS.index(card[0]) for card in free})
    return [choice for size in range(3) for choice in combinations(present, size)]


def crew_by_the_book(free: Sequence[str], candidate: tuple[int, ...]) -> list[str]:
    """Return the crew of a set of colours: every number they hold, from the lower colour if both hold it (5.4)."""
    ranked = sorted(free, key=DECK.index)
    usable = [card for card in ranked if LETTERS.index(card[0]) in candidate]
    return [card for place, card in enumerate(usable) if number(card) not in map(number, usable[:place])]


def arrangement_by_the_book(hand: Sequence[str], tavern: str) -> list[str]:
    """Return the crew of best_arrangement (5.4)."""
    free = [card for card in hand if card[0] != tavern]
    offers = [(crew_by_the_book(free, candidate), candidate) for candidate in candidates(free)]
    return min(offers, key=lambda offer: (total(free) - total(offer[0]), openings(offer[0]), offer[1]))[0]


def sail_by_the_book(hand: Sequence[str], tavern: str) -> tuple[str, list[str]]:
    """Return the scuttled card and the crew of best_sail (5.4)."""
    free = [card for card in hand if card[0] != tavern]
    offers: list[tuple[int, int, tuple[int, ...], str, list[str]]] = []
    for candidate in candidates(free):
        crew = crew_by_the_book(free, candidate)
        stowaways = [card for card in free if card not in crew]
        scuttled = min(
            stowaways or [card for card in hand if card[0] == tavern],
            key=lambda card: (-number(card), LETTERS.index(card[0])),
        )
        left = total([card for card in stowaways if card != scuttled])
        offers.append((left, openings(crew), candidate, scuttled, crew))
    return min(offers)[3:]


def load_by_the_book(hand: Sequence[str], tavern: str, declarer_crew: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the added cards and the crew of the best load (5.6, steps 1-3)."""
    free = sorted([card for card in hand if card[0] != tavern], key=DECK.index)
    offers: list[tuple[int, int, tuple[int, ...], list[str], list[str]]] = []
    for candidate in candidates(free):
        added: list[str] = []
        crew: list[str] = []
        for k in range(1, 12):
            holders = [card for card in free if number(card) == k]
            e = [card for card in holders if is_added([card], tavern, declarer_crew)]
            o = [card for card in holders if LETTERS.index(card[0]) in candidate]
            both = [(one, other) for one in e for other in o if one != other]
            added += [both[0][0]] if both else e[:1] if not o else []
            crew += [both[0][1]] if both else o[:1]
        offers.append((total(free) - total(added) - total(crew), len(added), candidate, added, crew))
    return min(offers)[3:]


@st.composite
def hands(draw: st.DrawFn, size: int) -> list[str]:
    """Draw hands of ``size`` cards, often unusual ones: of two colours, or of few numbers held in many colours."""
    colours = draw(st.lists(st.sampled_from(LETTERS), min_size=2, unique=True))
    fewest = -(-size // len(colours))
    numbers = draw(st.lists(st.integers(1, 11), min_size=fewest, unique=True))
    pool = [f"{letter}{number}" for letter in colours for number in numbers]
    return draw(st.lists(st.sampled_from(pool), min_size=size, max_size=size, unique=True))


@st.composite
def crews_of_others(draw: st.DrawFn, tavern: str, hand: Sequence[str]) -> list[str]:
    """Draw a declarer's crew of none, one or two colours, from cards that are not in ``hand``."""
    colours = draw(
        st.lists(st.sampled_from([letter for letter in LETTERS if letter != tavern]), max_size=2, unique=True)
    )
    numbers = draw(st.lists(st.integers(1, 11), unique=True))
    crew = [f"{draw(st.sampled_from(colours))}{number}" for number in numbers if colours]
    return [card for card in crew if card not in hand]


taverns = st.sampled_from(LETTERS)
