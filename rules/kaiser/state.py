"""The state of a match as plain data, and properties derived from it (spec, appendix C.1)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypedDict

from rules.kaiser.options import Options
from rules.kaiser.pieces import ACTIONS, PHANTOM, is_raider, is_warship, kind_of
from rules.kernel import Option

PHANTOM_CORRECTIONS: Final = "phantom_corrections"
"""The changed rule with which the Phantom's ships of a Breakout act only from its next turn on (KS 5.5.7), and its
ships stay in refuge during a turn lost to Fog Bank (KS 9.24); older matches go on without."""
TURNS_EXPLAINED: Final = "turns_explained"
"""The change with which an event says that a seat laid no cards because its hand was empty, and another that a turn
ended because nothing was left to play; older matches go on without."""
SURPLUS_EXPLAINED: Final = "surplus_explained"
"""The change with which events say that a sunk German ship does not count for lack of a merchant, and when such ships
begin to count; older matches go on without."""
DISCARDS_EXPLAINED: Final = "discards_explained"
"""The change with which the discards of a turn say which of them other seats have played; older matches go on
without."""
LAID_EXPLAINED: Final = "laid_explained"
"""The change with which the discards of a turn also say whose Fog Bank or Deception was among them; older matches go
on without."""
MINES_IN_ORDER: Final = "mines_in_order"
"""The changed rule with which an attacker is asked for the order of mines only if it can matter: if the defender may
answer one of several sinkings with Mistaken Identity (KS 5.3.10); older matches go on without."""
How = Literal["sunk", "safe", "exhausted", "german", "struck", "card"]
Lying = Literal["down", "played"]


@dataclass
class Vessel:
    """A warship, raider, merchant or prize in play, and its markers (KS 2.8.1, 5.1.4).

    ``refuge``: the Island Refuge card it lies under; ``sheltered``: the turn in which it entered refuge or changed its
    owner, from which it may not leave refuge. ``acted``,
    ``intercepted``, ``left_refuge`` and ``supplied`` (of a prize, KS 5.8.12) hold for one turn.
    """

    card: str
    identified: bool = False
    damage: int = 0
    low_supply: bool = False
    refuge: str | None = None
    sheltered: int = 0
    acted: bool = False
    intercepted: bool = False
    left_refuge: bool = False
    supplied: bool = False

    @property
    def exposed(self) -> bool:
        """Whether the Royal Navy may aim at it: a warship, or identified (KS 5.1.2)."""
        return is_warship(self.card) or self.identified

    @property
    def troubles(self) -> int:
        """The number of its troubles: damaged, low on supply, identified (KS 5.9.17)."""
        return bool(self.damage) + self.low_supply + (self.identified and is_raider(self.card))

    @property
    def ready(self) -> bool:
        """Whether it may act: it has not acted, is not in refuge, and left none in this turn (KS 4.2.11)."""
        return not self.acted and self.refuge is None and not self.left_refuge

    def new_turn(self) -> None:
        """Clear the marks of the last turn."""
        self.acted = self.intercepted = self.left_refuge = self.supplied = False


@dataclass
class Scored:
    """A card in a victory pile: how it came there, and whether it counts double (KS 6.1.1)."""

    card: str
    how: How
    doubled: bool = False


@dataclass
class Force:
    """The possessions of a seat: its hand in the order of acquisition, its rows from the left, its victory pile.

    ``fog`` and ``deception``: the card in front of it, only one of them at a time; ``laid_by``: the seat that laid it,
    None for a card of no deck. ``spotted``: whether a Recon Aircraft took cards of its hand,
    which limits the Phantom's next turn (KS 5.9.16). ``points`` and ``amounts``: one entry for each round.
    """

    seat: int
    hand: list[str] = field(default_factory=list[str])
    row: list[Vessel] = field(default_factory=list[Vessel])
    ships: list[Vessel] = field(default_factory=list[Vessel])
    prizes: list[Vessel] = field(default_factory=list[Vessel])
    pile: list[Scored] = field(default_factory=list[Scored])
    fog: str | None = None
    deception: str | None = None
    laid_by: int | None = None
    skipped: bool = False
    spotted: bool = False
    points: list[int] = field(default_factory=list[int])
    amounts: list[int] = field(default_factory=list[int])

    @property
    def vessels(self) -> list[Vessel]:
        """All its ships, each kind in order: German ships, prizes, merchants."""
        return [*self.ships, *self.prizes, *self.row]

    @property
    def fleet(self) -> list[Vessel]:
        """The ships that the Royal Navy hunts: German ships, then prizes."""
        return [*self.ships, *self.prizes]

    def vessel(self, card: str) -> Vessel | None:
        """Return the ship with this id, None if it is not in this force."""
        return next((vessel for vessel in self.vessels if vessel.card == card), None)

    def holds(self, vessel: Vessel) -> bool:
        """Return whether this very ship is in this force."""
        return any(other is vessel for other in self.vessels)

    def remove(self, vessel: Vessel) -> None:
        """Take a ship out of its row."""
        for line in (self.ships, self.prizes, self.row):
            for index, other in enumerate(line):
                if other is vessel:
                    del line[index]
                    return
        raise LookupError(vessel.card)

    @property
    def sunk_merchants(self) -> list[Scored]:
        """The sunk merchants in its pile, for Mistaken Identity (KS 5.5.23)."""
        return [scored for scored in self.pile if scored.how == "sunk"]


@dataclass
class Deck:
    """A deck of ships or solitaire cards: the top of ``unused`` is first; ``used`` lies face up under it (KS 3.3.4)."""

    unused: list[str] = field(default_factory=list[str])
    used: list[str] = field(default_factory=list[str])


@dataclass
class Committed:
    """A committed card; its place is ``ship/R11``, ``lay/R11``, ``british`` or ``action``."""

    slot: int
    card: str
    place: str
    state: Lying = "down"

    @property
    def mode(self) -> str:
        """The place without the ship."""
        return self.place.partition("/")[0]

    @property
    def ship(self) -> str:
        """The ship it lies on, "" if none."""
        return self.place.partition("/")[2]

    def where(self) -> "PlaceFacts":
        """Return its place as facts."""
        return place_facts(self.place)


class PlaceFacts(TypedDict):
    """A place in events and questions: the mode, and the ship on which the card lies."""

    place: str
    ship: str | None


def place_facts(place: str) -> PlaceFacts:
    """Return a place such as ``ship/R11`` as facts."""
    mode, _, ship = place.partition("/")
    return {"place": mode, "ship": ship or None}


class Sinking(NamedTuple):
    """A ship that sank a merchant by intercept in this turn and may still be recalled by its owner (KS 5.4.5)."""

    vessel: Vessel
    merchant: str
    defender: int


class Planned(NamedTuple):
    """A move of the active seat that it planned ahead, or the end of its turn or of the plan.

    ``aimed``: whether its choices are planned too: ``seat``, ``targets`` (in order) and ``assists``.
    """

    move: Option
    aimed: bool = False
    seat: int | None = None
    targets: tuple[str, ...] = ()
    assists: tuple[str, ...] = ()

    @property
    def card(self) -> str:
        """The committed card that it turns up, "" if none."""
        return str(self.move.data.get("card", ""))


@dataclass
class Turn:
    """One turn (appendix C.1). ``played``: the used committed cards in order; ``reactions``: of all seats, in order.

    ``answered``: the seat that played each reaction.
    ``plan``: the moves that the seat planned ahead and that are still to come; ``move``: the one that is carried out.
    ``reading``: whether it is driven by solitaire cards, of which nobody knows what comes next.
    """

    number: int = 0
    seat: int = 0
    extra: bool = False
    attack_target: int | None = None
    others: list[int] = field(default_factory=list[int])
    committed: list[Committed] = field(default_factory=list[Committed])
    played: list[str] = field(default_factory=list[str])
    discards: list[str] = field(default_factory=list[str])
    reactions: list[str] = field(default_factory=list[str])
    answered: dict[str, int] = field(default_factory=dict[str, int])
    sinkings: list[Sinking] = field(default_factory=list[Sinking])
    plan: list[Planned] = field(default_factory=list[Planned])
    move: Planned | None = None
    reading: bool = False
    wireless: bool = False
    second_chance: bool = False


@dataclass
class State:
    """One match. ``seats``: the number of players; ``sides``: the number of forces, one more in a match for one.

    ``aside``: action cards that are out of this round, unseen.
    """

    seats: int
    forces: list[Force]
    teams: bool = False
    round: int = 0
    turn: Turn = field(default_factory=Turn)
    actions: list[str] = field(default_factory=list[str])
    aside: list[str] = field(default_factory=list[str])
    discard: list[str] = field(default_factory=list[str])
    germans: Deck = field(default_factory=Deck)
    merchants: Deck = field(default_factory=Deck)
    solitaire: Deck = field(default_factory=Deck)
    next_seat: int = 0
    """The seat that has the next turn of the round; during a turn, the one that has it."""
    sealed: bool = False
    """Whether lost German ships stay out of this round (KS 5.8.5)."""

    @property
    def solo(self) -> bool:
        """Whether this is a match against the Phantom Player."""
        return self.seats == 1

    @property
    def players(self) -> Sequence[int]:
        """The seats that people have: all but the Phantom's."""
        return range(self.seats)

    @property
    def sides(self) -> int:
        """The number of forces."""
        return len(self.forces)

    def all_face_up(self, kinds: Sequence[str]) -> bool:
        """Return whether everybody can see every action card of these kinds outside the hands."""
        seen = Counter(kind_of(card) for card in self.face_up())
        return all(seen[kind] >= ACTIONS[kind].count for kind in kinds)

    def face_up(self) -> list[str]:
        """Return the action cards that lie face up, in a match whose discards are face up (KS 4.3.1).

        They are the discards, the cards in victory piles and in play, and those used in this turn.
        """
        turn = self.turn
        found = [*self.discard, *turn.played, *turn.discards, *turn.reactions]
        for force in self.forces:
            found += [scored.card for scored in force.pile if scored.how == "card"]
            found += [card for card in (force.fog, force.deception) if card is not None]
            found += [ship.refuge for ship in force.ships if ship.refuge is not None]
        return found

    def is_phantom(self, seat: int) -> bool:
        """Return whether the Phantom Player has this seat."""
        return self.solo and seat == PHANTOM

    def clockwise(self, seat: int) -> list[int]:
        """Return all sides clockwise from a seat, that seat first."""
        return [(seat + step) % self.sides for step in range(self.sides)]

    def partner(self, seat: int) -> int | None:
        """Return the partner of a seat, who sits opposite (KS 5.7.2)."""
        return (seat + 2) % 4 if self.teams else None

    def enemies(self, seat: int) -> list[int]:
        """Return the enemies of a seat, clockwise from it (KS 5.7.4)."""
        return [other for other in self.clockwise(seat)[1:] if other != self.partner(seat)]

    def owner(self, vessel: Vessel) -> int | None:
        """Return the seat whose force a ship is in, None if it is out of play."""
        return next((force.seat for force in self.forces if force.holds(vessel)), None)

    def is_prize(self, vessel: Vessel) -> bool:
        """Return whether a ship is a captured merchant in somebody's force."""
        return any(vessel is prize for force in self.forces for prize in force.prizes)


def new_state(seats: int, options: Options) -> State:
    """Return the state before anything is dealt."""
    sides = max(2, seats)
    return State(seats, [Force(seat) for seat in range(sides)], teams=options.teams and seats == 4)
