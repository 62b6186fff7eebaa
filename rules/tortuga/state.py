"""The state of a match, as plain data (spec 2.8), and the ranks, places and tallies that follow from it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from rules.tortuga.cards import BOATS, BRITISH, FRENCH, HOLDS, ISLAND, LINES, SHIPS, SLOTS, tally
from rules.tortuga.options import Options

BALLOTS_NAMED: Final = "ballots_named"
"""A voter is told in which vote the card was cast."""
BRAWLS_EXPLAINED: Final = "brawls_explained"
"""The change with which the result of a brawl says that no chest moves; older matches go on without."""
STALLS_COUNTED: Final = "stalls_counted"
"""The change with which a restricted turn says for how many rounds no event card was revealed; older matches do not."""

Phase = Literal["setup", "main", "sudden_death", "over"]
Lines = Mapping[str, Sequence[int]]
Boats = Mapping[str, int | None]


class Title(NamedTuple):
    """A rank, the line it belongs to, and the seat that holds it."""

    rank: str
    where: str
    seat: int


class Electorate(NamedTuple):
    """The seats in the open vote: its ``members``, of whom the ``voters`` have a vote card (spec 5.5.1)."""

    kind: str
    members: Sequence[int]
    voters: Sequence[int]


@dataclass
class State:
    """One match. ``order``: the seats clockwise; index 0 of a deck is its top, of a line its front."""

    seats: int
    order: list[int]
    boats: dict[str, int | None]
    loyalty: dict[int, str] = field(default_factory=dict[int, str])
    pirates: dict[int, int] = field(default_factory=dict[int, int])
    hands: dict[int, list[str]] = field(default_factory=dict[int, list[str]])
    vote_deck: list[str] = field(default_factory=list[str])
    vote: Electorate | None = None
    """The open vote, until the last ballot is in."""
    pool: list[str] = field(default_factory=list[str])
    """The cards of the vote that is being resolved."""
    event_deck: list[str] = field(default_factory=list[str])
    row: dict[int, str | None] = field(default_factory=lambda: dict[int, str | None].fromkeys(SLOTS))
    resolving: str | None = None
    discard: list[str] = field(default_factory=list[str])
    held: dict[int, list[str]] = field(default_factory=dict[int, list[str]])
    lines: dict[str, list[int]] = field(default_factory=lambda: {where: list[int]() for where in LINES})
    destroyed: list[str] = field(default_factory=list[str])
    treasure: dict[str, int] = field(default_factory=lambda: dict.fromkeys(HOLDS, 0))
    forfeits: dict[int, int] = field(default_factory=dict[int, int])
    active: int = 0
    actions_left: int = 0
    turns: int = 0
    """Finished turns of the match."""
    revealed: bool = False
    """Whether a row card was revealed in this turn."""
    stall: int = 0
    phase: Phase = "setup"
    sudden_turns: int = 0

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return 1 + self.turns // self.seats

    @property
    def occupied(self) -> list[int]:
        """The slots of the row that hold a card."""
        return [slot for slot, card in self.row.items() if card is not None]

    @property
    def intact(self) -> list[str]:
        """The boats that are not destroyed (W6)."""
        return [boat for boat in self.boats if boat not in self.destroyed]

    @property
    def may_end(self) -> bool:
        """Whether a moved chest or the end of a turn may end the match, which turns everything up (X4, X6)."""
        return self.phase == "sudden_death"

    @property
    def tallies(self) -> tuple[int, int]:
        """The British and the French treasure."""
        return tally(self.treasure, BRITISH), tally(self.treasure, FRENCH)

    def where(self, seat: int) -> str:
        """Return the line or boat of a seat's pawn."""
        return place_of(self.lines, self.boats, seat)

    def ship_of(self, seat: int) -> str | None:
        """Return the ship that a seat's pawn is aboard, or None."""
        where = self.where(seat)
        return where if where in SHIPS else None

    def clockwise_from(self, seat: int) -> list[int]:
        """Return all seats clockwise, that one first."""
        at = self.order.index(seat)
        return [*self.order[at:], *self.order[:at]]

    def after(self, seat: int) -> int:
        """Return the next seat clockwise."""
        return self.clockwise_from(seat)[1]

    def in_order(self, seats: Iterable[int]) -> list[int]:
        """Sort seats by their place at the table."""
        return sorted(seats, key=self.order.index)

    def off_ships(self) -> list[int]:
        """Return the seats on Tortuga or in a boat, in the order of the table."""
        return [seat for seat in self.order if self.where(seat) not in SHIPS]


def new_state(seats: int, options: Options) -> State:
    """Return the state before anything is dealt."""
    order = list(range(seats))
    return State(
        seats,
        order,
        boats=dict.fromkeys(BOATS[: options.rowboats]),
        hands={seat: [] for seat in order},
        held={seat: [] for seat in order},
        forfeits=dict.fromkeys(order, 0),
    )


def place_of(lines: Lines, boats: Boats, seat: int) -> str:
    """Return the line or boat of a seat's pawn; "" before the pawn is drawn."""
    for where, line in lines.items():
        if seat in line:
            return where
    return next((boat for boat, sailor in boats.items() if sailor == seat), "")


def titles(lines: Lines) -> list[Title]:
    """Return every rank with its holder; ranks follow from the places in line (TO 2.12, 2.13)."""
    found: list[Title] = []
    for ship in SHIPS:
        line = lines[ship]
        if line:
            found.append(Title("CPT", ship, line[0]))
            found += [Title("FM", ship, line[1])] if len(line) > 1 else []
            found.append(Title("CB", ship, line[-1]))
    if lines[ISLAND]:
        found.append(Title("GOV", ISLAND, lines[ISLAND][0]))
    return found


def ranks_of(lines: Lines, seat: int) -> list[str]:
    """Return the ranks of a seat, which may be several."""
    return [title.rank for title in titles(lines) if title.seat == seat]
