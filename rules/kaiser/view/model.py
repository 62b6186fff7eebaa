"""The data of a reader's view, all that this reader may see; built by :mod:`rules.kaiser.view.watcher` (spec 7)."""

from typing import Any, Self

from pydantic import BaseModel, ConfigDict, Field

from rules.kaiser.pieces import is_raider, va_of
from rules.kaiser.scoring import MERCHANT_HOWS, counted, least_and_most, surplus_of
from rules.kaiser.state import place_facts
from rules.kernel import Fact, View

Facts = dict[str, Any]


class Part(BaseModel):
    """A part of a view."""

    model_config = ConfigDict(extra="forbid")


class Unit(Part):
    """A part that never changes, so that views may share it; a change takes its place with another one."""

    model_config = ConfigDict(frozen=True)

    def but(self, **changes: object) -> Self:
        """Return a copy with some fields changed."""
        return self.model_copy(update=changes)


class SeenVessel(Unit):
    """A ship in play and its markers, all of them public; ``refuge``: whether it is in refuge."""

    card: str
    identified: bool = False
    damage: int = 0
    low_supply: bool = False
    refuge: bool = False


class SeenScored(Unit):
    """A card in a victory pile: how it came there, and whether it counts double."""

    card: str
    how: str
    doubled: bool = False


class SeenSlot(Unit):
    """A committed card: its place, such as ``ship/R11``, and its face if this reader knows it.

    ``up``: whether it was turned up.
    """

    slot: int
    place: str
    card: str | None = None
    up: bool = False


class SeenForce(Part):
    """The public facts of a seat."""

    hand_size: int = 0
    ships: list[SeenVessel] = Field(default_factory=list[SeenVessel])
    prizes: list[SeenVessel] = Field(default_factory=list[SeenVessel])
    row: list[SeenVessel] = Field(default_factory=list[SeenVessel])
    pile: list[SeenScored] = Field(default_factory=list[SeenScored])
    fog: bool = False
    deception: bool = False
    skipped: bool = False
    points: list[int] = Field(default_factory=list[int])
    amounts: list[int] = Field(default_factory=list[int])

    def apart(self) -> Self:
        """Return a copy that shares no list."""
        return self.model_copy(
            update={
                "ships": [*self.ships],
                "prizes": [*self.prizes],
                "row": [*self.row],
                "pile": [*self.pile],
                "points": [*self.points],
                "amounts": [*self.amounts],
            }
        )

    @property
    def vessels(self) -> list[SeenVessel]:
        """All its ships."""
        return [*self.ships, *self.prizes, *self.row]

    @property
    def fleet(self) -> list[SeenVessel]:
        """The ships that the Royal Navy hunts: German ships, then prizes."""
        return [*self.ships, *self.prizes]

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the most that it counts at present (KS 6.1.4)."""
        return least_and_most(
            [(scored.card, scored.how, scored.doubled) for scored in self.pile], [prize.card for prize in self.prizes]
        )

    @property
    def waiting(self) -> int:
        """The number of sunk German ships that do not count at present, for want of merchants (KS 6.1.2)."""
        return surplus_of(self)


class Me(Part):
    """The secrets that this reader knows.

    ``known``: known cards in the hand of another seat, or face down in front of it; ``deck``: the next cards of the
    action deck, as far as they are known.
    """

    hand: list[str] = Field(default_factory=list[str])
    known: dict[int, list[str]] = Field(default_factory=dict[int, list[str]])
    deck: list[str] = Field(default_factory=list[str])

    def apart(self) -> Self:
        """Return a copy that shares no list."""
        known = {seat: [*cards] for seat, cards in self.known.items()}
        return self.model_copy(update={"hand": [*self.hand], "known": known, "deck": [*self.deck]})


class KaiserView(View):
    """A reader's view of a match of The Kaiser's Pirates; ``me`` is None for spectators.

    ``top``: the top two discards, the topmost first, empty for a secret pile. ``left``: action cards in the deck.
    ``last_fight``: the last contest of the round, the data of its event ``roll``, with ``boarded``: whether a Boarding
    Party goes along. ``read``: the solitaire cards turned up since the Phantom's last turn began; each has its
    ``card``, its ``part`` and the ``face`` of the red die.
    """

    round: int
    active: int | None
    extra: bool
    forces: dict[int, SeenForce]
    committed: list[SeenSlot]
    left: int
    aside: int
    discarded: int
    top: list[str]
    solitaire: int | None
    last_fight: Facts | None
    read: list[Facts]
    ended: Facts | None
    me: Me | None

    @property
    def teams(self) -> bool:
        """Whether the seats play in two teams (KS 5.7)."""
        return bool(self.options["teams"]) and self.seats == 4

    def apart(self) -> Self:
        """Return a copy that shares no list and no table."""
        if self.ended is not None:
            # The result has lists within lists, and is asked for but a few times.
            return self.model_copy(deep=True)
        return self.model_copy(
            update={
                "options": {**self.options},
                "forces": {seat: force.apart() for seat, force in self.forces.items()},
                "committed": [*self.committed],
                "top": [*self.top],
                "me": self.me and self.me.apart(),
            }
        )

    def board(self) -> list[Fact]:
        """Return the facts that every reader shares."""
        if self.round == 0:
            return []
        where = {"round": self.round, "seat": self.active, "left": self.left, "extra": self.extra, "top": self.top}
        return [
            Fact("board_round", where),
            *(self._force(seat) for seat in self.forces),
            *([Fact("board_committed", {"seat": self.active, "slots": self._slots()})] if self.committed else []),
        ]

    def own(self) -> list[Fact]:
        """Return the facts that only this reader knows."""
        if self.me is None:
            return []
        return [
            Fact("own_hand", {"hand": list(self.me.hand), "cards": len(self.me.hand)}),
            *self._own_committed(),
            *(
                Fact("own_known", {"seat": seat, "known": list(cards)})
                for seat, cards in sorted(self.me.known.items())
                if cards
            ),
            *([Fact("own_deck", {"order": list(self.me.deck)})] if self.me.deck else []),
        ]

    def look(self, what: str, seat: int | None = None) -> list[Fact]:
        """Return the top two discards, the victory piles or the size of the deck (KS 4.3.1 to 4.3.3)."""
        if what == "discard":
            return [Fact("look_discard", {"discarded": self.discarded, "top": self.top})]
        if what == "deck":
            return [Fact("look_deck", {"left": self.left, "aside": self.aside})]
        return [self._pile(each) for each in self.forces if seat in (None, each)]

    def _pile(self, seat: int) -> Fact:
        force = self.forces[seat]
        least, most = force.bounds
        scored = [
            {
                **scored.model_dump(exclude={"card"}),
                "what": scored.card,
                "va": counted(scored.card, doubled=scored.doubled),
            }
            for scored in force.pile
        ]
        prizes = [{"prize": prize.card, "va": counted(prize.card, doubled=True)} for prize in force.prizes]
        germans, merchants = (sum(scored.how in hows for scored in force.pile) for hows in (("german",), MERCHANT_HOWS))
        surplus = max(0, germans - merchants - len(prizes))
        amounts = {"least": least, "most": most, "exact": least == most, "surplus": surplus}
        return Fact("look_pile", {"seat": seat, "scored": scored, "prizes": prizes, **amounts})

    def _own_committed(self) -> list[Fact]:
        mine = [slot for slot in self.committed if slot.card is not None and not slot.up]
        if self.active != self.seat or not mine:
            return []
        return [Fact("own_committed", {"slots": [{"card": slot.card, **place_facts(slot.place)} for slot in mine]})]

    def _slots(self) -> list[Facts]:
        return [
            {"slot": slot.slot, **place_facts(slot.place), "up": slot.up, "card": slot.card if slot.up else None}
            for slot in self.committed
        ]

    def _force(self, seat: int) -> Fact:
        force = self.forces[seat]
        least, most = force.bounds
        return Fact(
            "board_force",
            {
                "seat": seat,
                "hand_size": force.hand_size,
                "ships": [self._vessel(vessel) for vessel in force.ships],
                "prizes": [self._vessel(vessel, prize=True) for vessel in force.prizes],
                "row": [self._vessel(vessel) for vessel in force.row],
                "fog": force.fog,
                "deception": force.deception,
                "least": least,
                "most": most,
                "exact": least == most,
                "total": sum(force.points),
            },
        )

    def _vessel(self, vessel: SeenVessel, *, prize: bool = False) -> Facts:
        """Return the facts of a ship; ``seen``: whether one that may be disguised is so (KS 5.1.2)."""
        hides = prize or is_raider(vessel.card)
        seen = ("identified" if vessel.identified else "disguised") if hides else None
        return {**vessel.model_dump(), "ship": vessel.card, "va": va_of(vessel.card), "seen": seen}
