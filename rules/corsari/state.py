"""The state of a match and of its round: plain data."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from rules.corsari.cards import colour_of
from rules.corsari.score import Departure


class Scuttled(NamedTuple):
    """A card that a declarer scuttled, and in which round."""

    round: int
    seat: int
    card: str


@dataclass
class Round:
    """One deal. ``pile[-1]``, ``tavern[-1]`` and ``discard[-1]`` are the tops."""

    hands: dict[int, list[str]]
    tavern: list[str]
    discard: list[str]
    pile: list[str]
    mover: int
    idle: int = 0
    laps: dict[int, int] = field(default_factory=dict[int, int])
    drawn: str | None = None
    taken_last: list[str] = field(default_factory=list[str])
    """The last tavern card, if a seat took it and thereby voided the round."""

    @property
    def seats(self) -> list[int]:
        """The seats that play this round, clockwise."""
        return sorted(self.hands)

    @property
    def colour(self) -> str:
        """The tavern colour: that of its top card (CO 3.3)."""
        return colour_of(self.tavern[-1])

    @property
    def doldrums(self) -> bool:
        """Whether the discard pile is closed (spec 5.9.3)."""
        return self.idle >= 3 * len(self.hands)

    def cards(self) -> list[str]:
        """Return every card of the round, in any place: always all 110 (spec I1)."""
        hands = [card for hand in self.hands.values() for card in hand]
        return [*hands, *self.tavern, *self.discard, *self.pile, *self.taken_last]


@dataclass
class State:
    """One match."""

    totals: dict[int, int]
    active: list[int]
    dealer: int = -1
    rounds: int = 0
    scored_rounds: int = 0
    departures: list[Departure] = field(default_factory=list[Departure])
    scuttled: list[Scuttled] = field(default_factory=list[Scuttled])
    round: Round | None = None

    def next_active(self, seat: int) -> int:
        """Return the first active seat to the left of that one."""
        return next_clockwise(seat, self.active)


def new_state(seats: int, options: object) -> State:
    """Return the state before the first deal (spec 3.1)."""
    return State(totals=dict.fromkeys(range(seats), 0), active=list(range(seats)))


def next_clockwise(seat: int, among: Iterable[int]) -> int:
    """Return the first of the seats that is met going left from that one."""
    seats = sorted(among)
    return next((other for other in seats if other > seat), seats[0])
