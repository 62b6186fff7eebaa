"""The secret state: the order of stocks, faces of face-down pieces, treasures, dice and orders (spec 7).

Only rooms that carry out a rule read this. Options, defaults and proposals of questions are computed from the public
state and from what the asked seat itself knows.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from rules.blackbeard.state import Contract

MoveKind = Literal["hold", "go", "pursue", "transit", "turn"]
EndMode = Literal["sea", "anchor", "enter_port", "enter_harbour"]
Route = Literal["safe", "direct"]
STOCKS = ("pirates", "governors", "merchants", "commissioners", "warships", "letters")


@dataclass(frozen=True)
class Move:
    """The move of an entry: ``goal`` is a hex, a zone, or the id of the piece that is pursued; "" for hold."""

    kind: MoveKind = "hold"
    goal: str = ""
    route: Route = "safe"
    course: str = ""
    """The hex beyond reach to which the ship sails over several turns, or ""."""


HOLD = Move()
BOOSTS = ("mainsail", "sextant")
"""The markers that help a move and are used up by it."""


@dataclass(frozen=True)
class Entry:
    """The orders of one pirate for one turn (spec 4.3.2).

    ``arguments``: of the operation, as its room asked for them. ``overrides``: policies for this turn. ``treasure``:
    doubloons to deposit (above 0) or withdraw, and ``treasure_first``: before the move instead of after the operation.
    ``jettison``: markers thrown overboard at the start of step 2; ``stow``: by hold, the markers that shall lie there.
    """

    move: Move = HOLD
    end: EndMode | None = None
    operation: str = "nothing"
    arguments: Mapping[str, Any] = field(default_factory=dict[str, Any])
    reroll: bool = False
    mainsail: bool = False
    sextant: bool = False
    overrides: Mapping[str, str] = field(default_factory=dict[str, str])
    treasure: int = 0
    treasure_first: bool = False
    jettison: tuple[str, ...] = ()
    stow: Mapping[int, Sequence[str]] = field(default_factory=dict[int, Sequence[str]])
    pardon: bool = False
    """Whether he spends a royal pardon at the start of step 2, so that he is no longer the enemy of its nation."""
    chest: bool = False
    """Whether he loads the chest of event 53 where it waits."""

    @property
    def boosts(self) -> list[str]:
        """What he uses up for his move, by the names of the markers."""
        return [boost for boost in BOOSTS if getattr(self, boost)]


HunterOrder = Literal["chase", "hold", "goto", "blockade", "enter", "transit", "refit"]


@dataclass(frozen=True)
class HunterEntry:
    """The orders of one hunter for one turn (spec 4.3.3).

    ``kind``: to chase its target, stay, sail to a hex, lie before a port, enter it, leave a zone, or refit. ``goal``:
    the hex, the number of the port, the zone, or the pirate that the ghost ship chases. ``hexes``: how far it sails at
    most, None for its Speed. ``attack_others``: whether a commissioner tries other pirates than his target.
    """

    kind: HunterOrder = "chase"
    goal: str = ""
    hexes: int | None = None
    attack_others: bool = False


class Pledge(NamedTuple):
    """The pledge of a captive to his liberator; the ``promise`` besides binds nobody (spec 4.12.9)."""

    doubloons: int = 0
    promise: str = "none"


@dataclass(frozen=True)
class SeatOrders:
    """The orders of a seat besides its pirates' entries (spec 4.3.5).

    ``challenge``: by warship, the hexes from which on its speed is doubted. ``petition``: by pirate who misses his turn
    through a debauch, the pirate against whom he petitions the Crown.
    """

    parley: bool = False
    spend_tokens: bool = False
    ally: tuple[str, ...] = ()
    breaks: tuple[str, ...] = ()
    captives: Mapping[str, str] = field(default_factory=dict[str, str])
    """By captive aboard one of the seat's ships, what becomes of him in this turn (BN-A3)."""
    abandoned: tuple[str, ...] = ()
    """Own captives that the seat gives up for lost (BN-R2)."""
    pledges: Mapping[str, Pledge] = field(default_factory=dict[str, Pledge])
    """By own captive, what he pledges to his liberator."""
    challenge: Mapping[str, int] = field(default_factory=dict[str, int])
    petition: Mapping[str, str] = field(default_factory=dict[str, str])


@dataclass(frozen=True)
class SeatForm:
    """Everything that a seat orders in one turn. ``refuges`` and ``starts``: by pirate, the port and the hex chosen.

    ``hunters``: by token, the entries of the hunters that the seat controls.
    """

    entries: Mapping[str, Entry] = field(default_factory=dict[str, Entry])
    seat: SeatOrders = SeatOrders()
    refuges: Mapping[str, str] = field(default_factory=dict[str, str])
    starts: Mapping[str, str] = field(default_factory=dict[str, str])
    hunters: Mapping[str, HunterEntry] = field(default_factory=dict[str, HunterEntry])


@dataclass
class Hidden:
    """All that is hidden. ``stocks``: by name of :data:`STOCKS`, the next counter first; ``deck``: the next card first.

    ``faces``: by token, the id of a face-down piece. ``known``: by token, the seats that know the face. ``treasures``:
    by pirate, doubloons by port. ``scores``: by retired pirate, his treasure. ``spare``: the sealed second movement die
    by pirate. ``refused``: by pirate who failed to retire, the treasure that he needs for another attempt.
    """

    stocks: dict[str, list[str]] = field(default_factory=lambda: {name: list[str]() for name in STOCKS})
    deck: list[str] = field(default_factory=list[str])
    discard: list[str] = field(default_factory=list[str])
    """The cards drawn since the last shuffle; each was told when it was drawn."""
    faces: dict[str, str] = field(default_factory=dict[str, str])
    known: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    treasures: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])
    scores: dict[str, int] = field(default_factory=dict[str, int])
    dice: dict[str, int] = field(default_factory=dict[str, int])
    """The movement dice of this turn by pirate, which only his seat knows until step 2."""
    spare: dict[str, int] = field(default_factory=dict[str, int])
    entries: dict[str, Entry] = field(default_factory=dict[str, Entry])
    last: dict[str, Entry] = field(default_factory=dict[str, Entry])
    """The entries of the turn before, for the proposal that repeats them."""
    seat_orders: dict[int, SeatOrders] = field(default_factory=dict[int, SeatOrders])
    refused: dict[str, int] = field(default_factory=dict[str, int])
    hunter_entries: dict[str, HunterEntry] = field(default_factory=dict[str, HunterEntry])
    """The entries of this turn by the token of a hunter."""
    contracts: list[Contract] = field(default_factory=list[Contract])
    """Contracts that only their members know."""
    stolen: dict[str, int] = field(default_factory=dict[str, int])
    """By the id of a lasting event 35, the doubloons that its gang holds."""
    blockaded: dict[str, str] = field(default_factory=dict[str, str])
    """By pirate, the port of a blockade that has cost him Popularity and has not ended (BN 14.3)."""
    petitions: dict[int, int] = field(default_factory=dict[int, int])
    """By seat, the turn of its last petition."""
    declined: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    """By pirate, the letters won by warships that he has declined in the port where he is."""
    governors_out: list[str] = field(default_factory=list[str])
    """Governors who are out of the game and were never turned up."""
    touched: list[int] = field(default_factory=list[int])
    """Seats whose pieces were attacked or intercepted since the last round of extra actions began."""
    crates: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    """By hex, the pirates who are still to pass its crates in this step, in the order in which they may take them."""
    fled: list[str] = field(default_factory=list[str])
    """Pirates chased out of a port in this step, who may meet a hunter where they fled."""
    chased_from: dict[str, str] = field(default_factory=dict[str, str])
    """By such a pirate, the hex of the port, if hunters that lie there have still to try him."""
    kept: dict[str, int] = field(default_factory=dict[str, int])
    """By retired pirate, the doubloons that everybody has seen him keep: his result is at least that."""
    berths: dict[str, str] = field(default_factory=dict[str, str])
    """By the token of a hunter, the hex in which it lay at sea when the captains began to act."""

    def treasure_of(self, pirate: str, port: str | None = None) -> int:
        """Return the doubloons that a pirate has in one port, or in all (BN 10.71)."""
        by_port = self.treasures.get(pirate, {})
        return sum(by_port.values()) if port is None else by_port.get(port, 0)
