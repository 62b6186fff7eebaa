"""An AI seat's estimates: the value of treasure and places, and which seats seem to be on its side.

All of them follow from the seat's own view. Values are roughly in pieces of treasure.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property

from rules.tortuga.cards import (
    ALBATROSS,
    ARMADA,
    BRITISH,
    DUTCH,
    FRENCH,
    GALLEON,
    ISLAND,
    LAST,
    LINES,
    NATIONS,
    SHIPS,
    hold_of,
    opposite,
)
from rules.tortuga.odds import CAPTAINS, Hidden, Voter, attack_odds, hidden, mutiny_odds
from rules.tortuga.state import ranks_of
from rules.tortuga.values import Values, values_for
from rules.tortuga.view import Me, Shift, TortugaView

# How strongly a shift of treasure hints at the loyalty of the seat that chose it. The first holds hint at little.
SAYS: Mapping[str, float] = {"start": 0.25, "stow": 1.0, "attack": 1.0, "pieces": 0.75}
DECISIVE = 12.0
WILLS: Mapping[str, tuple[float, float]] = {"attack": (0.15, 0.2), "mutiny": (0.43, 0.12)}
"""By kind of vote, two numbers: the chance that a stranger helps the caller, and what full friendship adds to it.

Strangers seldom help an attack: its captain chooses the hold for the chest.
"""
LEANS: Mapping[str, int] = {
    **{hold_of(where, BRITISH): 1 for where in LINES},
    **{hold_of(where, FRENCH): -1 for where in LINES},
}
"""By hold, what a piece in it adds to the lead of the British; other places add nothing."""


class Beliefs:
    """The estimates of the seat whose view this is."""

    def __init__(self, view: TortugaView, values: Values | None = None) -> None:
        if view.me is None or view.seat is None:
            msg = "a spectator plays no seat"
            raise ValueError(msg)
        self.view = view
        self.me: Me = view.me
        self.seat: int = view.seat
        self.values = values or values_for(view.seats)
        self.lead = view.tally(BRITISH) - view.tally(FRENCH)

    # ---------------------------------------------------------------- treasure

    def standing(self, lead: int) -> int:
        """Return how far the seat's nation is ahead at this lead of the British; for the Dutch, closeness to a tie."""
        return {BRITISH: lead, FRENCH: -lead, DUTCH: -abs(lead)}[self.me.loyalty]

    def worth(self, lead: int) -> float:
        """Return the value of a lead of the British: what the seat stands at, and more if it would win with it."""
        standing, values = self.standing(lead), self.values
        ahead = values.ahead + (values.ahead_late if self.is_late else 0)
        if self.me.loyalty == DUTCH:
            return standing + ahead * (lead == 0)
        # With an even number of seats a tie is half a win.
        return standing + ahead * (standing > 0 if self.view.seats % 2 else ((standing > 0) - (standing < 0)) / 2)

    def growth(self, change: int) -> float:
        """Return the gain if the lead of the British grows by so much."""
        return self.worth(self.lead + change) - self.worth(self.lead)

    def gain(self, source: str, hold: str) -> float:
        """Return the gain if one piece goes from hold to hold."""
        return self.growth(change_of(source, hold))

    def best_gain(self, ship: str, target: str) -> float:
        """Return the gain of a successful attack if this seat is the captain."""
        return max(self.gain(source, hold_of(ship, nation)) for source in self.sources(target) for nation in NATIONS)

    def sources(self, target: str) -> list[str]:
        """Return the holds from which an attack may take a piece."""
        if target == GALLEON:
            return [GALLEON]
        return [hold for hold in (hold_of(target, nation) for nation in NATIONS) if self.view.treasure[hold]]

    def loot(self, source: str, hold: str) -> float:
        """Return the gain from a captured piece that goes from hold to hold."""
        return self.gain(source, hold)

    def balance(self, where: str) -> int:
        """Return what the treasure of a ship or of Tortuga adds to the lead of the British."""
        british, french = (self.view.treasure[hold_of(where, nation)] for nation in NATIONS)
        return british - french

    def storm_gain(self, ship: str) -> float:
        """Return the gain if a ship's treasure goes back to the Galleon."""
        return self.growth(-self.balance(ship))

    def brawl_gain(self, ahead: int) -> float:
        """Return the gain from a brawl that the British win (1), tie (0) or lose (-1)."""
        return self.growth(2 * ahead - self.balance(ISLAND))

    def shifts(self, ship: str) -> list[float]:
        """Return the gain of each stowing aboard a ship."""
        holds = [hold for hold in (hold_of(ship, nation) for nation in NATIONS) if self.view.treasure[hold]]
        return [self.gain(hold, opposite(hold)) for hold in holds]

    def stow_gain(self, ship: str) -> float:
        """Return the best gain from stowing aboard a ship, 0 if none helps."""
        return max([0.0, *self.shifts(ship)])

    def stow_threat(self, ship: str) -> float:
        """Return the highest loss from stowing aboard a ship, 0 if none hurts."""
        return -min([0.0, *self.shifts(ship)])

    @property
    def flag(self) -> str:
        """The flag that the seat brawls for; the Dutch help the nation that trails by the chests of both ships."""
        if self.me.loyalty != DUTCH:
            return self.me.loyalty
        return BRITISH if self.lead <= self.balance(ISLAND) else FRENCH

    @property
    def even_brawl(self) -> bool:
        """Whether it is all the same to the seat which nation wins a brawl: to the Dutch, if the ships are level."""
        return self.me.loyalty == DUTCH and self.lead == self.balance(ISLAND)

    # ---------------------------------------------------------------- the end

    @property
    def is_late(self) -> bool:
        """Whether the Armada may lie in the row."""
        return self.view.is_late

    @cached_property
    def end_value(self) -> float:
        """The value to the seat of the match ending now."""
        if self.lead == 0:
            tied = 0.0 if self.view.seats % 2 == 0 else -DECISIVE
            return DECISIVE if self.me.loyalty == DUTCH else tied
        winner = BRITISH if self.lead > 0 else FRENCH
        return DECISIVE if self.me.loyalty == winner else -DECISIVE

    @property
    def hurry(self) -> float:
        """The value of bringing the end nearer: above 0 if the seat would win now, below 0 otherwise."""
        return self.values.hurry if self.end_value > 0 else self.values.stall

    def chance(self, slot: int) -> float:
        """Return the probability that the card in a slot, which the seat does not know, is the Armada."""
        return self.late_chance if slot in self.suspects else 0.0

    @property
    def suspects(self) -> Sequence[int]:
        """The slots that may hold the Armada: their cards are among the last five of the deck."""
        return self.view.late

    @cached_property
    def late_chance(self) -> float:
        """The probability that an unknown card in one of these slots is the Armada."""
        if not self.is_late or ARMADA in self.me.memory.values():
            return 0.0
        unknown = [slot for slot in self.suspects if slot not in self.me.memory]
        return 1 / (self.view.deck + len(unknown)) if unknown else 0.0

    @property
    def next_chance(self) -> float:
        """The probability that the card which fills the next gap of the row is the Armada; 0 if it is known not to be.

        It is that of each unknown card among the last five.
        """
        if self.view.phase != "main" or not 0 < self.view.deck <= LAST or self.armada is not None:
            return 0.0
        return self.late_chance or 1 / self.view.deck

    @property
    def armada(self) -> int | None:
        """The slot that holds the Armada; None if the seat does not know it."""
        return self.view.armada

    def card(self, slot: int) -> str | None:
        """Return the card in a slot if the seat knows it."""
        return ARMADA if slot == self.armada else self.me.memory.get(slot)

    @property
    def everybody_knows(self) -> bool:
        """Whether everybody knows where the Armada is: it is not in the deck, and only one slot can hold it."""
        return self.view.open_armada is not None

    @cached_property
    def informed(self) -> Sequence[int]:
        """The other seats that know that the card in the Armada's slot is the Armada."""
        if self.armada is None:
            return []
        others = self.view.order if self.everybody_knows else self.view.peekers.get(self.armada, [])
        return [seat for seat in others if seat != self.seat]

    @cached_property
    def lost_soon(self) -> bool:
        """Whether the match may end before the seat's next turn, and be lost: a seat that is no friend can end it."""
        return self.end_value < 0 and any(self.friend(seat) <= 0 for seat in self.informed)

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
            sign = (self.lead < 0) - (self.lead > 0)
        return sign * self.leans[seat]

    def sign(self, seat: int) -> Shift | None:
        """Return the shift of treasure that says most of what the leans take of a seat; None if they take nothing."""
        lean = self.leans[seat]
        same = [shift for shift in self.view.shifts if shift.seat == seat and shift.lean * lean > 0]
        # Of equals, the newest.
        return max(same[::-1], key=lambda shift: SAYS[shift.cause] * abs(shift.lean), default=None)

    def support(self, voters: Sequence[int]) -> float:
        """Return the expected surplus of helpful over hostile voters; unknown seats count as slightly hostile."""
        return sum(self.friend(seat) / 2 or -0.15 for seat in voters if seat != self.seat)

    def voters(self, vote: str, members: Sequence[int]) -> list[Voter]:
        """Return the other members of a vote that have a card, and how likely each is to help this seat, its caller."""
        sizes, (stranger, friendly) = self.view.hand_sizes, WILLS[vote]
        wills = {seat: stranger + friendly * self.friend(seat) for seat in members if seat != self.seat}
        return [Voter(sizes[seat], max(0.0, min(1.0, will))) for seat, will in wills.items() if sizes[seat]]

    @property
    def is_level(self) -> bool:
        """Whether the nations are level, as the Dutch seat needs them, so that it wants no chest to move."""
        return self.me.loyalty == DUTCH and self.lead == 0

    def wishes_attack(self, captain: int, ship: str, target: str) -> int:
        """Return 1 if the seat wants an attack to succeed, else -1: its own if it gains by it, or that of a friend."""
        if captain == self.seat:
            return 1 if self.best_gain(ship, target) >= 0 else -1
        return 1 if self.friend(captain) > 0 else -1

    def wishes_mutiny(self, mate: int, captain: int) -> int:
        """Return 1 if the seat wants a mutiny to succeed, -1 if it wants it to fail, 0 if that is all the same to it.

        The First Mate, who has called it, becomes Captain.
        """
        if mate == self.seat:
            return 1
        sides = -self.friend(captain) or self.friend(mate)
        return (sides > 0) - (sides < 0)

    @cached_property
    def attack_chance(self) -> float:
        """The chance that an attack by the seat's ship succeeds, with the card that the seat casts as its captain."""
        icons = [card[0] for card in self.me.hand]
        own = next((icon for icon in CAPTAINS if icon in icons), "")
        voters = self.voters("attack", self.view.lines[self.view.where(self.seat)])
        return attack_odds(self.hidden, own, voters)

    @cached_property
    def mutiny_chance(self) -> float:
        """The chance that a mutiny on the seat's ship succeeds, with the best card of the seat's hand."""
        crew = self.view.lines[self.view.where(self.seat)][1:]
        own = "S" if any(card[2] == "S" for card in self.me.hand) else "N" if self.me.hand else ""
        return mutiny_odds(self.hidden, own, self.voters("mutiny", crew))

    @property
    def hidden(self) -> Hidden:
        """The vote cards that the seat does not see, and that may be the next one of the deck or in another's hand."""
        return hidden(str(self.view.options["vote_deck"]), self.me.hand, self.view.vote_deck)

    def whim(self, n: int) -> bool:
        """Return whether the seat plays against its habit, about once in ``n`` times.

        The decision follows from public facts and not from chance, so that the same view gives the same answer.
        """
        view = self.view
        facts = 7 * view.round + 5 * len(view.votes) + 3 * self.seat + sum(map(len, view.lines.values())) + view.deck
        return facts % n == 0

    # ---------------------------------------------------------------- places

    def place_value(self, where: str, ranks: Sequence[str]) -> float:
        """Return the value to the seat of standing in a place with these ranks."""
        values = self.values
        rank_values = {
            "CPT": values.captain,
            "FM": values.first_mate,
            "CB": values.cabin_boy,
            "GOV": values.governor,
        }
        value = 0.2 + sum(rank_values[rank] for rank in ranks)
        if where in SHIPS and "CB" in ranks:
            value += values.stowing * self.stow_gain(where)
        if "GOV" in ranks:
            value += values.brawling * max(self.brawl_gain(1), self.brawl_gain(-1))
        return value

    def here(self, seat: int) -> float:
        """Return the value that another seat's place would have for this seat."""
        return self.place_value(self.view.where(seat), ranks_of(self.view.lines, seat))

    def arriving(self, where: str) -> float:
        """Return the value of joining a line at its back."""
        return self.place_value(where, self.ranks_at(where))

    @property
    def boarding(self) -> float:
        """The gain from joining the better ship at once, as a Letter of Marque allows; 0 aboard a ship."""
        if self.view.where(self.seat) in SHIPS:
            return 0.0
        return max(self.arriving(ship) for ship in SHIPS) - self.here(self.seat)

    def ranks_at(self, where: str) -> list[str]:
        """Return the seat's ranks if it joins a line at its back; none if the ship is wrecked by that."""
        if where in SHIPS and self.wrecks([*self.view.lines[where], self.seat]):
            return []
        lines = {line: [other for other in crew if other != self.seat] for line, crew in self.view.lines.items()}
        lines[where].append(self.seat)
        return ranks_of(lines, self.seat)

    def wrecks(self, crew: Sequence[int]) -> bool:
        """Return whether this crew holds two Albatrosses, one of them this seat's."""
        held = self.view.held
        return ALBATROSS in held[self.seat] and sum(held[seat].count(ALBATROSS) for seat in crew) > 1

    @cached_property
    def best_line(self) -> str:
        """The line other than the seat's own that is the best one to join."""
        own = self.view.where(self.seat)
        return max((where for where in LINES if where != own), key=self.arriving)

    @cached_property
    def best_arrival(self) -> float:
        """The highest value of joining a line other than the seat's own."""
        return self.arriving(self.best_line)


def change_of(source: str, hold: str) -> int:
    """Return what the lead of the British gains if a piece goes from hold to hold."""
    return LEANS.get(hold, 0) - LEANS.get(source, 0)
