"""The view of each reader (spec 7), which :mod:`rules.tortuga.watcher` builds."""

from collections.abc import Collection
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from rules.kernel import Fact, Option, Question, View
from rules.tortuga.cards import (
    ARMADA,
    ASHORE,
    BRITISH,
    DUTCH,
    FRENCH,
    GALLEON,
    ISLAND,
    LAST,
    NATIONS,
    SHIPS,
    hold_of,
    tally,
)
from rules.tortuga.counting import VoteDeck
from rules.tortuga.options import actions_of
from rules.tortuga.state import Phase, place_of, ranks_of

Facts = dict[str, Any]
Slot = Literal["down", "empty"]


class Me(BaseModel):
    """The secrets of this reader's seat. ``memory``: the cards of the row that it has looked at, by slot."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    loyalty: str
    hand: list[str]
    memory: dict[int, str]


class Shift(BaseModel):
    """A shift of treasure by a seat's own choice. ``lean``: how much the British gained on the French by it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    seat: int
    cause: str
    lean: int


class PastVote(BaseModel):
    """A vote as everybody saw it; ``pool`` and ``outcome`` are empty while it is open."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    vote: str
    where: str
    caller: int
    target: str | None
    captain: int | None
    voters: tuple[int, ...]
    cardless: tuple[int, ...]
    pool: tuple[str, ...] = ()
    outcome: str = ""


class TortugaView(View):
    """A reader's view of a match of Tortuga; ``me`` is None for spectators.

    ``vote`` is the open vote. ``peekers``: by slot, the seats that have looked at its card. ``late``: the slots whose
    card is one of the last five of the deck, among which is the Armada. ``turned``: the slot in which the Armada lies
    face up, until a new row is laid.
    """

    order: list[int]
    phase: Phase
    pirates: dict[int, int]
    round: int
    active: int | None
    actions: int
    restricted: bool
    lines: dict[str, list[int]]
    boats: dict[str, int | None]
    destroyed: list[str]
    treasure: dict[str, int]
    row: dict[int, Slot]
    peekers: dict[int, list[int]]
    late: list[int]
    deck: int
    discard: list[str]
    held: dict[int, list[str]]
    hand_sizes: dict[int, int]
    vote: PastVote | None
    votes: list[PastVote]
    vote_deck: VoteDeck
    shifts: list[Shift]
    turned: int | None
    ended: Facts | None
    me: Me | None

    def where(self, seat: int) -> str:
        """Return the line or boat of a seat's pawn."""
        return place_of(self.lines, self.boats, seat)

    def plays_first(self, other: int, actions: int = 1) -> bool:
        """Return whether another seat plays before the reader's next action but for this many that come first.

        Outside the reader's own turn, what it chooses takes no action.
        """
        if self.active is None or self.seat is None:
            return False
        if self.seat == self.active:
            spare = actions - self.actions
            return spare >= 0 and spare % actions_of(self.options["actions_per_turn"], self.seats) == 0
        here, there = self.order.index(self.active), self.order.index(self.seat)
        return other in (self.order[(here + n) % self.seats] for n in range(1, (there - here) % self.seats))

    def tally(self, nation: str) -> int:
        """Count a nation's treasure."""
        return tally(self.treasure, nation)

    @property
    def is_late(self) -> bool:
        """Whether the Armada may lie in the row."""
        return self.phase == "main" and self.deck < LAST

    @property
    def armada(self) -> int | None:
        """The slot that holds the Armada; None if this reader does not know it.

        A seat knows the slot once it has peeked at the card there. Everybody knows it once the Armada can be nowhere
        else.
        """
        memory = self.me.memory if self.me is not None else {}
        seen = next((slot for slot, card in memory.items() if card == ARMADA), None)
        if seen is not None or not self.is_late or self.deck:
            return seen
        unknown = [slot for slot in self.late if slot not in memory]
        return unknown[0] if len(unknown) == 1 else None

    @property
    def open_armada(self) -> int | None:
        """The slot that holds the Armada, once everybody can tell; else None."""
        return self.late[0] if self.is_late and not self.deck and len(self.late) == 1 else None

    def board(self) -> list[Fact]:
        """Return the public state of the match, line by line."""
        if self.phase == "setup" and not self.row:
            return []
        return [
            *self._turn(),
            *(self._ship(ship) for ship in SHIPS),
            self._island(),
            Fact("board_boats", {"boats": [self._boat(boat) for boat in self.boats]}),
            Fact("board_treasure", {"galleon": self.treasure[GALLEON], **self._tallies()}),
            self._row_fact(),
            *self._armada(),
            Fact("board_seats", {"seats": [self._seat(seat) for seat in self.order]}),
            *([Fact("board_vote", self.vote.model_dump(exclude={"pool", "outcome"}))] if self.vote else []),
        ]

    def own(self) -> list[Fact]:
        """Return what only this reader knows, line by line."""
        if self.me is None:
            return []
        return [
            Fact("own_loyalty", {"loyalty": self.me.loyalty}),
            *([Fact("own_hand", {"hand": list(self.me.hand), "cards": len(self.me.hand)})] if self.hand_sizes else []),
            *([Fact("own_memory", {"memory": memory})] if (memory := self._memory(self.row)) else []),
            *self._deduced(self.row),
        ]

    def known(self, question: Question, answer: Any) -> list[Fact]:
        """Return what this reader knows of the cards of the row that an answer is about."""
        picked = [option.data for option in question.options if option.id == answer]
        slots = [slot for data in picked for slot in data.get("slots", [data.get("slot")])]
        memory = self._memory(slots)
        turned = [slot for data in picked if (slot := data.get("slot")) is not None]
        return [
            *([Fact("own_known", {"memory": memory})] if memory else []),
            *self._deduced(slots),
            *(self._ending(slot) for slot in turned if self._suspected(slot)),
        ]

    def informed(self, option: Option) -> Option:
        """Return an option with what this reader knows of the cards that it is about.

        ``known``: the only card; ``seen``: those of two, with their slots. The only card, if it is the Armada, comes
        with who would win now.
        """
        slots = option.data.get("slots", [option.data.get("slot")])
        cards = self.told(slots)
        if not cards:
            return option
        if len(slots) > 1:
            return option._replace(data={**option.data, "seen": cards})
        end = self._end() if cards[0]["card"] == ARMADA else {}
        return option._replace(data={**option.data, "known": cards[0], **end})

    def told(self, slots: Collection[int | None]) -> list[Facts]:
        """Return the cards in some slots of the row that this reader knows; ``deduced``: without a look at them."""
        found = [{**one, "deduced": False} for one in self._memory(slots)]
        found += [{**fact.data, "card": ARMADA, "deduced": True} for fact in self._deduced(slots)]
        return sorted(found, key=lambda one: one["slot"])

    def rows(self) -> list[Facts]:
        """Return the loyalty of each seat at the end, and the chests of both nations: the Dutch seat needs a tie."""
        if self.ended is None:
            return []
        counted = {"british": self.ended["british"], "french": self.ended["french"]}
        return [{**row, **counted} for row in self.ended["loyalties"]]

    def _memory(self, slots: Collection[int | None]) -> list[Facts]:
        """Return the cards that this reader has looked at in some slots of the row."""
        seen = sorted(self.me.memory.items()) if self.me is not None else []
        return [{"slot": slot, "card": card} for slot, card in seen if slot in slots]

    def _deduced(self, slots: Collection[int | None]) -> list[Fact]:
        """Return that one of these slots holds the Armada, if this seat knows it without a look at the card."""
        slot = self.armada
        if self.me is None or self.ended or slot is None or slot in self.me.memory or slot not in slots:
            return []
        return [Fact("own_deduced", {"slot": slot})]

    def _suspected(self, slot: int) -> bool:
        """Return whether, as far as this reader knows, the card in a slot may be the Armada."""
        if self.armada is not None:
            return slot == self.armada
        return self.is_late and slot in self.late and not (self.me and slot in self.me.memory)

    def _ending(self, slot: int) -> Fact:
        """Return what turning up the card in a slot would bring if it is the Armada. ``maybe``: it is not certain."""
        return Fact("own_end", {"maybe": slot != self.armada, **self._end()})

    def _end(self) -> Facts:
        """Return what the Armada would bring this seat now: "won", "lost" or "sudden" death, and the chests.

        ``mine`` and ``theirs``: those of the seat's nation and of the other one; for the Dutch, who win by a tie
        (``dutch``), British and French.
        """
        british, french = self.tally(BRITISH), self.tally(FRENCH)
        loyalty = self.me.loyalty if self.me is not None else DUTCH
        mine, theirs = (french, british) if loyalty == FRENCH else (british, french)
        if mine == theirs and self.seats % 2 == 0:
            ends = "sudden"
        else:
            ends = "won" if (mine == theirs if loyalty == DUTCH else mine > theirs) else "lost"
        return {"ends": ends, "mine": mine, "theirs": theirs, "dutch": loyalty == DUTCH}

    def _turn(self) -> list[Fact]:
        if self.active is None or self.phase == "over":
            return []
        data = {"round": self.round, "seat": self.active, "phase": self.phase, "restricted": self.restricted}
        return [Fact("board_turn", data)]

    def _ship(self, ship: str) -> Fact:
        british, french = (self.treasure[hold_of(ship, nation)] for nation in NATIONS)
        return Fact("board_ship", {"ship": ship, "line": list(self.lines[ship]), "british": british, "french": french})

    def _island(self) -> Fact:
        british, french = (self.treasure[hold_of(ISLAND, nation)] for nation in NATIONS)
        line, outside = list(self.lines[ISLAND]), self.treasure[ASHORE]
        return Fact("board_island", {"line": line, "british": british, "french": french, "outside": outside})

    def _boat(self, boat: str) -> Facts:
        return {"boat": boat, "seat": self.boats[boat], "destroyed": boat in self.destroyed}

    def _tallies(self) -> Facts:
        return {"british": self.tally(BRITISH), "french": self.tally(FRENCH)}

    def _row_fact(self) -> Fact:
        return Fact("board_row", {**self.row_facts(), "deck": self.deck, "discard": list(self.discard)})

    def _armada(self) -> list[Fact]:
        """Return the line that says where the Armada may be, once it may be the next card of the deck or in the row."""
        if self.phase != "main" or not self.row or self.deck > LAST:
            return []
        return [Fact("board_armada", {"slots": sorted(self.late), "deck": self.deck})]

    def row_facts(self) -> Facts:
        """Return the slots with a card face down, and who has looked at which."""
        down = [slot for slot, lies in self.row.items() if lies == "down"]
        return {"down": down, "seen": [{"slot": n, "peekers": self.peekers[n]} for n in down if self.peekers.get(n)]}

    def _seat(self, seat: int) -> Facts:
        return {
            "seat": seat,
            "pirate": self.pirates.get(seat),
            "where": self.where(seat) or None,
            "ranks": ranks_of(self.lines, seat),
            "hand_size": self.hand_sizes.get(seat, 0),
            "held": list(self.held[seat]),
        }
