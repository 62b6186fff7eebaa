"""The contents of the box: vote cards, event cards, loyalties, pirates and places (spec 2).

A vote card is its type, three letters such as ``"TFN"``: torch, French flag, no skull (spec 2.5). An event card is its
id, such as ``"LOM"``. Cards of one type are indistinguishable.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from rules.kernel.data import rows

PACKAGE = "rules.tortuga"
HAND = 3
SLOTS = (1, 2, 3, 4, 5)
ARMADA = "ARM"
LAST = 5
"""The Armada is among this many cards at the bottom of the event deck (TO 2.5)."""
LETTER = "LOM"
ALBATROSS = "ALB"
BRITISH, FRENCH, DUTCH = "B", "F", "D"
NATIONS = (BRITISH, FRENCH)
BLIND = "blind"


@dataclass(frozen=True, slots=True)
class VoteCard:
    """A type of vote card, and how many of it each deck has."""

    code: str
    count_pub32: int
    count_ks30: int


@dataclass(frozen=True, slots=True)
class EventCard:
    """An event card (spec 2.6)."""

    id: str
    starred: int
    count: int


@dataclass(frozen=True, slots=True)
class Loyalties:
    """How many cards of each loyalty are dealt (spec 2.1)."""

    players: int
    british: int
    french: int
    dutch: int


@dataclass(frozen=True, slots=True)
class Pirate:
    """One of the Brethren of the Coast: a name and a colour, without any effect (spec 2.7)."""

    id: int
    name: str
    colour: str


@dataclass(frozen=True, slots=True)
class Place:
    """A place for pawns or treasure (spec 2.2)."""

    id: str
    kind: str


VOTE_CARDS: tuple[VoteCard, ...] = rows(PACKAGE, "vote_cards", VoteCard)
TYPES: tuple[str, ...] = tuple(card.code for card in VOTE_CARDS)  # the canonical order
TYPE_INDEX: Mapping[str, int] = MappingProxyType({code: index for index, code in enumerate(TYPES)})
VOTE_DECKS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "pub32": tuple(card.code for card in VOTE_CARDS for _ in range(card.count_pub32)),
        "ks30": tuple(card.code for card in VOTE_CARDS for _ in range(card.count_ks30)),
    }
)
EVENT_CARDS: tuple[EventCard, ...] = rows(PACKAGE, "event_cards", EventCard)
EVENT_INDEX: Mapping[str, int] = MappingProxyType({card.id: index for index, card in enumerate(EVENT_CARDS)})
UNSTARRED: tuple[str, ...] = tuple(
    card.id for card in EVENT_CARDS if not card.starred and card.id != ARMADA for _ in range(card.count)
)
STARRED: tuple[str, ...] = tuple(card.id for card in EVENT_CARDS if card.starred)
LOYALTIES: Mapping[int, tuple[str, ...]] = MappingProxyType(
    {
        row.players: (*(BRITISH,) * row.british, *(FRENCH,) * row.french, *(DUTCH,) * row.dutch)
        for row in rows(PACKAGE, "loyalties", Loyalties)
    }
)
PIRATES: tuple[int, ...] = tuple(pirate.id for pirate in rows(PACKAGE, "brethren", Pirate))
PLACES: tuple[Place, ...] = rows(PACKAGE, "places", Place)
SHIPS: tuple[str, ...] = tuple(place.id for place in PLACES if place.kind == "ship")
BOATS: tuple[str, ...] = tuple(place.id for place in PLACES if place.kind == "rowboat")
ISLAND = "TOR"
GALLEON = "GAL"
LINES: tuple[str, ...] = (*SHIPS, ISLAND)
SHIP_HOLDS: tuple[str, ...] = tuple(f"{ship}-{nation}" for ship in SHIPS for nation in NATIONS)
ASHORE = f"{ISLAND}-X"  # on Tortuga, in neither nation's area
ISLAND_HOLDS: tuple[str, ...] = (*(f"{ISLAND}-{nation}" for nation in NATIONS), ASHORE)
HOLDS: tuple[str, ...] = (GALLEON, *SHIP_HOLDS, *ISLAND_HOLDS)


def has_dutch(seats: int) -> bool:
    """Return whether a match of so many seats has a Dutch loyalty, as everybody knows (TO 2.2)."""
    return DUTCH in LOYALTIES[seats]


def sort_types(types: Iterable[str]) -> list[str]:
    """Sort vote cards canonically. All cards are shown in this order, so that an order reveals nothing (TO-H7)."""
    return sorted(types, key=TYPE_INDEX.__getitem__)


def sort_events(cards: Iterable[str]) -> list[str]:
    """Sort event cards canonically."""
    return sorted(cards, key=EVENT_INDEX.__getitem__)


def hold_of(where: str, nation: str) -> str:
    """Return the id of a nation's hold or area."""
    return f"{where}-{nation}"


def opposite(hold: str) -> str:
    """Return the other nation's hold of the same ship."""
    where, nation = hold.rsplit("-", 1)
    return hold_of(where, FRENCH if nation == BRITISH else BRITISH)


def other_ship(ship: str) -> str:
    """Return the other one of the two pirate ships."""
    return SHIPS[1 - SHIPS.index(ship)]


def tally(treasure: Mapping[str, int], nation: str) -> int:
    """Count a nation's treasure (TO 10.1). Pieces on the Galleon or outside the areas of Tortuga count for nobody."""
    return sum(treasure[hold_of(where, nation)] for where in LINES)


def count_icons(pool: Sequence[str], place: int, icon: str) -> int:
    """Count the cards that show an icon in their top (0), middle (1) or bottom (2) part."""
    return sum(card[place] == icon for card in pool)
