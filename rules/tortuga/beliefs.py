"""An AI seat's estimates: the value of treasure and places, and which seats seem to be on its side.

All of them follow from the seat's own view. Values are roughly in pieces of treasure.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from rules.tortuga.cards import ARMADA, BRITISH, DUTCH, FRENCH, GALLEON, NATIONS, SHIPS, hold_of, opposite, tally
from rules.tortuga.state import ranks_of
from rules.tortuga.view import Me, TortugaView

# How strongly a shift of treasure hints at the loyalty of the seat that chose it. The first holds hint at little.
SAYS: Mapping[str, float] = {"start": 0.25, "stow": 1.0, "attack": 1.0, "pieces": 0.75}
DECISIVE = 12.0


class Values(NamedTuple):
    """Values that depend on the number of seats; by default, those of the AI's first version (``v1``).

    ``price``: of turning up an unknown card. ``captain``: of the rank. ``maroon``: of marooning a seat of which nothing
    is known.
    """

    price: float = 0.1
    captain: float = 1.2
    maroon: float = 0.12


FIRST = Values()
VALUES: Mapping[int, Values] = {2: Values(price=2.0), 4: Values(captain=2.0, maroon=0.5)}
"""By the number of seats, where others win more matches than the first.

At two seats nobody but the rival can end the match, so a losing seat gains by leaving unknown cards to the rival.
"""
RANK_VALUES: Mapping[str, float] = {"FM": 0.6, "CB": 0.5, "GOV": 0.6}


class Beliefs:
    """The estimates of the seat whose view this is."""

    def __init__(self, view: TortugaView, values: Values | None = None) -> None:
        if view.me is None or view.seat is None:
            msg = "a spectator plays no seat"
            raise ValueError(msg)
        self.view = view
        self.me: Me = view.me
        self.seat: int = view.seat
        self.values = VALUES.get(view.seats, FIRST) if values is None else values

    # ---------------------------------------------------------------- treasure

    def worth(self, treasure: Mapping[str, int]) -> float:
        """Return the value of a distribution of treasure: its nation's lead; for the Dutch, closeness to a tie."""
        lead = tally(treasure, BRITISH) - tally(treasure, FRENCH)
        return {BRITISH: lead, FRENCH: -lead, DUTCH: -abs(lead)}[self.me.loyalty]

    def gain(self, source: str, hold: str) -> float:
        """Return the gain if one piece goes from hold to hold."""
        after = dict(self.view.treasure)
        after[source] -= 1
        after[hold] += 1
        return self.worth(after) - self.worth(self.view.treasure)

    def best_gain(self, ship: str, target: str) -> float:
        """Return the gain of a successful attack if this seat is the captain."""
        return max(self.gain(source, hold_of(ship, nation)) for source in self.sources(target) for nation in NATIONS)

    def sources(self, target: str) -> list[str]:
        """Return the holds from which an attack may take a piece."""
        if target == GALLEON:
            return [GALLEON]
        return [hold for hold in (hold_of(target, nation) for nation in NATIONS) if self.view.treasure[hold]]

    def storm_gain(self, ship: str) -> float:
        """Return the gain if a ship's treasure goes back to the Galleon."""
        empty = {hold_of(ship, nation): 0 for nation in NATIONS}
        return self.worth({**self.view.treasure, **empty}) - self.worth(self.view.treasure)

    def brawl_gain(self, ahead: int) -> float:
        """Return the gain from a brawl that the British win (1), tie (0) or lose (-1)."""
        shared = {"TOR-B": 1 + ahead, "TOR-F": 1 - ahead, "TOR-X": 0}
        return self.worth({**self.view.treasure, **shared}) - self.worth(self.view.treasure)

    def stow_gain(self, ship: str) -> float:
        """Return the best gain from stowing aboard a ship, 0 if none helps."""
        holds = [hold for hold in (hold_of(ship, nation) for nation in NATIONS) if self.view.treasure[hold]]
        return max([0.0, *(self.gain(hold, opposite(hold)) for hold in holds)])

    @property
    def flag(self) -> str:
        """The flag that the seat brawls for; the Dutch help the nation that trails."""
        if self.me.loyalty != DUTCH:
            return self.me.loyalty
        return BRITISH if self.view.tally(BRITISH) <= self.view.tally(FRENCH) else FRENCH

    # ---------------------------------------------------------------- the end

    @property
    def end_value(self) -> float:
        """The value to the seat of the match ending now."""
        lead = self.view.tally(BRITISH) - self.view.tally(FRENCH)
        if lead == 0:
            tied = 0.0 if self.view.seats % 2 == 0 else -DECISIVE
            return DECISIVE if self.me.loyalty == DUTCH else tied
        winner = BRITISH if lead > 0 else FRENCH
        return DECISIVE if self.me.loyalty == winner else -DECISIVE

    @cached_property
    def armada_chance(self) -> float:
        """The probability that a row card unknown to the seat is the Armada."""
        view = self.view
        # The Armada is among the last five cards of the deck.
        if view.phase != "main" or view.deck >= 5 or ARMADA in self.me.memory.values():
            return 0.0
        unknown = [slot for slot, lies in view.row.items() if lies == "down" and slot not in self.me.memory]
        return 1 / (view.deck + len(unknown)) if unknown else 0.0

    # ---------------------------------------------------------------- people

    @cached_property
    def leans(self) -> dict[int, float]:
        """How British (above 0) or French (below 0) each seat has played so far, from -2 to 2."""
        found = dict.fromkeys(range(self.view.seats), 0.0)
        for shift in self.view.shifts:
            found[shift.seat] += SAYS[shift.cause] * shift.lean
        return {seat: max(-2.0, min(2.0, lean)) for seat, lean in found.items()}

    def friend(self, seat: int) -> float:
        """Return how much a seat seems to share this seat's aims: -2 to 2, 0 if nothing is known."""
        if seat == self.seat:
            return 2.0
        sign = {BRITISH: 1, FRENCH: -1, DUTCH: 0}[self.me.loyalty]
        if not sign:
            lead = self.view.tally(BRITISH) - self.view.tally(FRENCH)
            sign = (lead < 0) - (lead > 0)
        return sign * self.leans[seat]

    def support(self, voters: list[int]) -> float:
        """Return the expected surplus of helpful over hostile voters; unknown seats count as slightly hostile."""
        return sum(self.friend(seat) / 2 or -0.15 for seat in voters if seat != self.seat)

    @property
    def attack_chance(self) -> float:
        """The chance that an attack by the seat's ship succeeds."""
        icons = [card[0] for card in self.me.hand]
        useful = "C" in icons or "T" in icons
        chance = (0.38 if useful else 0.15) + 0.18 * self.support(self.view.lines[self.view.where(self.seat)])
        return max(0.05, min(0.9, chance))

    @property
    def mutiny_chance(self) -> float:
        """The chance that a mutiny on the seat's ship succeeds, if the seat has a skull."""
        return 0.45 + 0.1 * self.support(self.view.lines[self.view.where(self.seat)][1:])

    # ---------------------------------------------------------------- places

    def place_value(self, where: str, ranks: list[str]) -> float:
        """Return the value to the seat of standing in a place with these ranks."""
        value = 0.2 + sum(self.values.captain if rank == "CPT" else RANK_VALUES[rank] for rank in ranks)
        if where in SHIPS and "CB" in ranks:
            value += 0.6 * self.stow_gain(where)
        if "GOV" in ranks:
            value += 0.4 * max(self.brawl_gain(1), self.brawl_gain(-1))
        return value

    def here(self, seat: int) -> float:
        """Return the value that another seat's place would have for this seat."""
        return self.place_value(self.view.where(seat), ranks_of(self.view.lines, seat))

    def arriving(self, where: str) -> float:
        """Return the value of joining a line at its back."""
        line = [other for other in self.view.lines[where] if other != self.seat]
        lines = {**self.view.lines, where: [*line, self.seat]}
        return self.place_value(where, ranks_of(lines, self.seat))

    def whim(self, n: int) -> bool:
        """Return whether the seat plays against its habit, about once in ``n`` times.

        The decision follows from public facts and not from chance, so that the same view gives the same answer.
        """
        view = self.view
        facts = 7 * view.round + 5 * len(view.votes) + 3 * self.seat + sum(map(len, view.lines.values())) + view.deck
        return facts % n == 0
