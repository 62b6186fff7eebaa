"""What an AI seat thinks of the table: how treasure suits it, and who seems to be on its side.

All of it follows from the seat's own view. Figures are in pieces of treasure, more or less.
"""

from collections.abc import Mapping
from functools import cached_property

from rules.tortuga.cards import ARMADA, BRITISH, DUTCH, FRENCH, GALLEON, NATIONS, SHIPS, hold_of, opposite, tally
from rules.tortuga.state import ranks_of
from rules.tortuga.view import Me, TortugaView

# How much a shift of treasure says about who willed it: the first holds are mostly filled without a thought.
SAYS: Mapping[str, float] = {"start": 0.25, "stow": 1.0, "attack": 1.0, "pieces": 0.75}
DECISIVE = 12.0
RANK_VALUES: Mapping[str, float] = {"CPT": 1.2, "FM": 0.6, "CB": 0.5, "GOV": 0.6}


class Beliefs:
    """The thoughts of the seat whose view this is."""

    def __init__(self, view: TortugaView) -> None:
        if view.me is None or view.seat is None:
            msg = "a spectator plays no seat"
            raise ValueError(msg)
        self.view = view
        self.me: Me = view.me
        self.seat: int = view.seat

    # ---------------------------------------------------------------- treasure

    def worth(self, treasure: Mapping[str, int]) -> float:
        """Return what treasure that lies like this is worth to the seat: its nation's lead; to the Dutch, a tie."""
        lead = tally(treasure, BRITISH) - tally(treasure, FRENCH)
        return {BRITISH: lead, FRENCH: -lead, DUTCH: -abs(lead)}[self.me.loyalty]

    def gain(self, source: str, hold: str) -> float:
        """Return what the seat gains by a piece that goes from hold to hold."""
        after = dict(self.view.treasure)
        after[source] -= 1
        after[hold] += 1
        return self.worth(after) - self.worth(self.view.treasure)

    def best_gain(self, ship: str, target: str) -> float:
        """Return what a successful attack is worth to the seat, if it were the captain."""
        return max(self.gain(source, hold_of(ship, nation)) for source in self.sources(target) for nation in NATIONS)

    def sources(self, target: str) -> list[str]:
        """Return the holds that an attack may take a piece from."""
        if target == GALLEON:
            return [GALLEON]
        return [hold for hold in (hold_of(target, nation) for nation in NATIONS) if self.view.treasure[hold]]

    def storm_gain(self, ship: str) -> float:
        """Return what the seat gains if a ship's treasure goes back to the Galleon."""
        empty = {hold_of(ship, nation): 0 for nation in NATIONS}
        return self.worth({**self.view.treasure, **empty}) - self.worth(self.view.treasure)

    def brawl_gain(self, ahead: int) -> float:
        """Return what the seat gains by a brawl that the British win (1), tie (0) or lose (-1)."""
        shared = {"TOR-B": 1 + ahead, "TOR-F": 1 - ahead, "TOR-X": 0}
        return self.worth({**self.view.treasure, **shared}) - self.worth(self.view.treasure)

    def stow_gain(self, ship: str) -> float:
        """Return the best that a Cabin Boy of the seat's mind could do aboard a ship."""
        holds = [hold for hold in (hold_of(ship, nation) for nation in NATIONS) if self.view.treasure[hold]]
        return max([0.0, *(self.gain(hold, opposite(hold)) for hold in holds)])

    @property
    def flag(self) -> str:
        """The flag that the seat brawls for; the Dutch help whoever trails."""
        if self.me.loyalty != DUTCH:
            return self.me.loyalty
        return BRITISH if self.view.tally(BRITISH) <= self.view.tally(FRENCH) else FRENCH

    # ---------------------------------------------------------------- the end

    @property
    def end_value(self) -> float:
        """Return what it is worth to the seat that the match ends now."""
        lead = self.view.tally(BRITISH) - self.view.tally(FRENCH)
        if lead == 0:
            tied = 0.0 if self.view.seats % 2 == 0 else -DECISIVE
            return DECISIVE if self.me.loyalty == DUTCH else tied
        winner = BRITISH if lead > 0 else FRENCH
        return DECISIVE if self.me.loyalty == winner else -DECISIVE

    @cached_property
    def armada_chance(self) -> float:
        """Return how likely it is that a card of the row, of which the seat knows nothing, is the Armada."""
        view = self.view
        # It is among the last five cards of the deck.
        if view.phase != "main" or view.deck >= 5 or ARMADA in self.me.memory.values():
            return 0.0
        unknown = [slot for slot, lies in view.row.items() if lies == "down" and slot not in self.me.memory]
        return 1 / (view.deck + len(unknown)) if unknown else 0.0

    # ---------------------------------------------------------------- people

    @cached_property
    def leans(self) -> dict[int, float]:
        """Return how British (above 0) or French (below) each seat has played so far, from -2 to 2."""
        found = dict.fromkeys(range(self.view.seats), 0.0)
        for shift in self.view.shifts:
            found[shift.seat] += SAYS[shift.cause] * shift.lean
        return {seat: max(-2.0, min(2.0, lean)) for seat, lean in found.items()}

    def friend(self, seat: int) -> float:
        """Return how much a seat seems to want what this one wants: -2 to 2, 0 where nothing is known."""
        if seat == self.seat:
            return 2.0
        sign = {BRITISH: 1, FRENCH: -1, DUTCH: 0}[self.me.loyalty]
        if not sign:
            lead = self.view.tally(BRITISH) - self.view.tally(FRENCH)
            sign = (lead < 0) - (lead > 0)
        return sign * self.leans[seat]

    def support(self, voters: list[int]) -> float:
        """Return how many more of the others among the voters would help than hinder; strangers hinder a little."""
        return sum(self.friend(seat) / 2 or -0.15 for seat in voters if seat != self.seat)

    # ---------------------------------------------------------------- places

    def place_value(self, where: str, ranks: list[str]) -> float:
        """Return what standing there with these ranks is worth to the seat."""
        value = 0.2 + sum(RANK_VALUES[rank] for rank in ranks)
        if where in SHIPS and "CB" in ranks:
            value += 0.6 * self.stow_gain(where)
        if "GOV" in ranks:
            value += 0.4 * max(self.brawl_gain(1), self.brawl_gain(-1))
        return value

    def here(self, seat: int) -> float:
        """Return what a seat's place would be worth to this one."""
        return self.place_value(self.view.where(seat), ranks_of(self.view.lines, seat))

    def arriving(self, where: str) -> float:
        """Return what it is worth to the seat to come to a line, at its back."""
        line = [other for other in self.view.lines[where] if other != self.seat]
        lines = {**self.view.lines, where: [*line, self.seat]}
        return self.place_value(where, ranks_of(lines, self.seat))

    def whim(self, n: int) -> bool:
        """Tell whether the seat plays against its habit: now and then, by what everybody sees, so never by chance."""
        view = self.view
        facts = 7 * view.round + 5 * len(view.votes) + 3 * self.seat + sum(map(len, view.lines.values())) + view.deck
        return facts % n == 0
