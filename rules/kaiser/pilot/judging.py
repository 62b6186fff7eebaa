"""The AI's judgement of a view: the worth of ships, cards and fights, in victory amount."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType

from rules.kaiser.coins import AMOUNTS, attack_counts, success_counts
from rules.kaiser.pieces import GERMANS, MERCHANTS, action, defence_of, is_german, is_warship, kind_of, marked
from rules.kaiser.pieces import va_of as va
from rules.kaiser.scoring import MERCHANT_HOWS
from rules.kaiser.view.model import KaiserView, SeenForce, SeenVessel

GRUDGE: Mapping[int, float] = MappingProxyType({2: 0.85, 3: 0.5, 4: 0.35})
"""The worth of keeping an enemy from scoring, as a share, by the number of forces."""
DAMAGE = 0.25
"""The worth of damage to a hunter of the ship, as a share of its VA."""
SUPPLY = 1.4
"""The cost of a low-supply marker."""
ATTRITION = 0.86
"""The share of an attack's gain that remains after the enemy's possible reaction."""
UNDERSEA = 0.92
"""The share of the gain of mines and torpedoes that remains after the enemy's possible reaction."""
PRIZE = 1.94
"""The factor of a prize's VA, reduced by the risk of losing it."""
SERVICE = 0.35
"""The worth of one turn of a ship with fair guns, beyond the card that it takes."""
FAIR = "G"
"""The defence coin of a fair merchant, by which the guns of ships are compared."""
RATE = 1.9
"""The worth of a card in the long run: the gain of the weakest attack worth making."""
POTENTIAL: Mapping[str, float] = MappingProxyType(
    {
        "amc": 4.5,
        "boarding_party": 2.6,
        "break_contact": 2.4,
        "breakout": 3.0,
        "fair_seas": 2.6,
        "good_hunting": 2.0,
        "lay_mines": 4.0,
        "minesweeper": 2.4,
        "mistaken_identity": 2.4,
        "non_combatant": 3.4,
        "pull_the_plug": 1.8,
        "q_ship": 2.4,
        "razzle_dazzle": 1.8,
        "recalled": 2.6,
        "recon_aircraft": 3.0,
        "reflag": 2.6,
        "shallow_run": 2.4,
        "shipping_lanes": 2.6,
        "slim_pickings": 2.4,
        "special_cargo": 3.4,
        "submarine_uc": 3.5,
        "surprise_attack": 2.2,
        "trap": 3.8,
    }
)
"""The worth of cards at the right moment, where it exceeds that of an intercept."""


def fight(coin: str, plus: int, against: str, minus: int) -> tuple[float, float]:
    """Return the chances that an attack sinks and damages."""
    sunk, damaged, total = attack_counts(coin, plus, against, minus)
    return sunk / total, damaged / total


def wins(coin: str, plus: int, against: str) -> float:
    """Return the chance that a challenge succeeds."""
    won, total = success_counts(coin, plus, against)
    return won / total


def succeeds(kind: str, plus: int = 0) -> float:
    """Return the chance that the printed challenge of an action card succeeds."""
    printed = action(kind)
    return wins(printed.challenge, plus, printed.response)


def attacked(coin: str, plus: int, target: SeenVessel) -> tuple[float, float]:
    """Return the chances that an attack on a ship sinks and damages it."""
    return fight(coin, plus, defence_of(target.card), AMOUNTS["damaged"] * target.damage)


def marks(vessel: SeenVessel) -> int:
    """Return the modifier of a ship's markers (KS 5.2.3)."""
    return AMOUNTS["damaged"] * vessel.damage + AMOUNTS["low_supply"] * vessel.low_supply


def guns(ship: str, plus: int = 0) -> float:
    """Return the chance that a German ship sinks a fair merchant."""
    return fight(GERMANS[ship].attack, plus, FAIR, 0)[0]


Strike = tuple[str, int, str, int, bool, bool]
"""An intercept: the ship, its modifier, the merchant and its damage, and whether it is boarded or has a cargo."""


class Judge:
    """A seat's judgement of the match, from its view alone."""

    def __init__(self, view: KaiserView) -> None:
        if view.seat is None or view.me is None:
            msg = "a spectator has nothing to answer"
            raise ValueError(msg)
        self.view = view
        self.seat = view.seat
        self.hand = view.me.hand
        self.options = view.options
        self.teams = view.teams
        self.force = view.forces[view.seat]
        self.sides = len(view.forces)
        self.grudge = GRUDGE[2 if self.teams else self.sides]
        self.enemies = [seat for seat in sorted(view.forces) if seat not in self.friends]
        self._kept: dict[str, float] = {}
        self._struck: dict[Strike, float] = {}
        self._ports: dict[tuple[str, int, int], float] = {}

    @cached_property
    def friends(self) -> list[int]:
        """The seat and its partner."""
        return [self.seat, (self.seat + 2) % 4] if self.teams else [self.seat]

    @cached_property
    def turns(self) -> int:
        """The number of turns that the seat still has in this round, the present one included."""
        active = self.view.active
        waits = 0 if active is None else (self.seat - active) % self.sides
        return max(0, -(-(self.view.left - waits) // self.sides))

    @cached_property
    def later(self) -> float:
        """The share of the round to come, from 0 to 1."""
        return min(1.0, max(0, self.turns - 1) / 8)

    @cached_property
    def rate(self) -> float:
        """The worth of a card kept in the hand."""
        return self.rate_of(len(self.hand))

    def rate_of(self, held: int) -> float:
        """Return the worth of a card in a hand of some cards: the fewer for each turn, the more (KS 4.2.14)."""
        if self.turns <= 1:
            return 0.1 * min(self.turns, 1) * (self.threats > 0)
        per_turn = (held + self.turns - 1) / self.turns
        return RATE * min(1.25, (1.5 / per_turn) ** 1.3)

    @cached_property
    def threats(self) -> int:
        """The number of enemy turns to come in this round."""
        return max(0, self.view.left - self.turns)

    # ---------------------------------------------------------------- cards

    def keeps(self, card: str) -> float:
        """Return the worth of keeping a card in the hand."""
        if card not in self._kept:
            self._kept[card] = self._worth_kept(kind_of(card))
        return self._kept[card]

    def _worth_kept(self, kind: str) -> float:
        potential = POTENTIAL.get(kind, 0.0)
        if action(kind).family == "reaction":
            potential *= min(1.0, 0.2 * self.threats / max(1, self.sides - 1))
        else:
            potential *= min(1.0, 0.3 * (self.turns - 1)) if self.turns > 1 else 0.0
        return max(self.rate, min(1.0, self.rate / RATE + 0.25) * potential)

    # ---------------------------------------------------------------- ships

    def vessel(self, card: str) -> SeenVessel | None:
        """Return a ship in play."""
        return next((v for force in self.view.forces.values() for v in force.vessels if v.card == card), None)

    def is_prize(self, vessel: SeenVessel) -> bool:
        """Return whether a ship is a prize of any seat."""
        return any(prize.card == vessel.card for force in self.view.forces.values() for prize in force.prizes)

    def leads(self, seat: int) -> float:
        """Return the lead of a seat over this one: points first, then this round's VA."""
        theirs, ours = self.view.forces[seat], self.force
        return 4.0 * (sum(theirs.points) - sum(ours.points)) + 0.25 * (theirs.bounds[1] - ours.bounds[1])

    def service(self, vessel: SeenVessel) -> float:
        """Return the worth of a German ship's service to its owner in this round."""
        return SERVICE * min(self.turns, 9) * guns(vessel.card, marks(vessel)) / 0.4

    def room(self, force: SeenForce) -> int:
        """Return the number of further sunk German ships that would count for a force (KS 6.1.2)."""
        merchants = sum(scored.how in MERCHANT_HOWS for scored in force.pile) + len(force.prizes)
        return merchants - sum(scored.how == "german" for scored in force.pile)

    def counts(self, force: SeenForce) -> float:
        """Return the chance that a German ship sunk by a force counts for it."""
        room = self.room(force)
        return min(1.0, 0.3 + 0.9 * self.later + 0.2 * room) if room <= 0 else 1.0

    @cached_property
    def unlocks(self) -> float:
        """Return the worth of one more merchant for the German ships in the pile (KS 6.1.2)."""
        room = self.room(self.force)
        return 6.0 if room < 0 else self.spare if room == 0 else 0.3 * self.later

    @cached_property
    def spare(self) -> float:
        """Return the worth of a merchant for a German ship that the seat has yet to sink."""
        return 1.5 * self.later

    def loses(self, vessel: SeenVessel) -> float:
        """Return the loss to the owner of a German ship or prize that an enemy sinks."""
        return 2.0 * va(vessel.card) if not is_german(vessel.card) else self.service(vessel)

    def port(self, vessel: SeenVessel, plus: int = 0) -> float:
        """Return the chance that a merchant or prize reaches a friendly port."""
        asked = (vessel.card, vessel.damage, plus)
        if asked not in self._ports:
            card = MERCHANTS[vessel.card]
            self._ports[asked] = 0.0 if vessel.damage else wins(card.challenge, plus, card.response)
        return self._ports[asked]

    def exposed(self, vessel: SeenVessel) -> bool:
        """Return whether the Royal Navy may intercept a ship (KS 5.1.2)."""
        return (vessel.identified or is_warship(vessel.card)) and not vessel.refuge

    # ---------------------------------------------------------------- attacks

    def attack_of(self, ship: SeenVessel, *, night: bool = False, surprise: bool = False, light: bool = False) -> int:
        """Return the modifier of a German ship's attack (KS 5.2.3)."""
        wolf = self.options["little_wolf"] and marked(ship.card, "floatplane")
        surprised = AMOUNTS["surprise_attack_by_wolf" if wolf else "surprise_attack"]
        return surprised * surprise + AMOUNTS["searchlight"] * light + AMOUNTS["night"] * night + marks(ship)

    def strike(self, ship: str, plus: int, target: SeenVessel, *, boarding: bool = False, cargo: bool = False) -> float:
        """Return the gain of an own ship that intercepts a merchant (KS 5.3.2, 5.3.3)."""
        asked = (ship, plus, target.card, target.damage, boarding, cargo)
        if asked not in self._struck:
            self._struck[asked] = self._gain_of_strike(ship, plus, target, boarding=boarding, cargo=cargo)
        return self._struck[asked]

    def _gain_of_strike(self, ship: str, plus: int, target: SeenVessel, *, boarding: bool, cargo: bool) -> float:
        sunk, damaged = attacked(GERMANS[ship].attack, plus, target)
        worth = va(target.card)
        escape = self.grudge * self.port(target) * worth
        if boarding and not target.damage:
            prize = PRIZE * worth * (1 - 0.12 * self.later) + self.unlocks
            return ATTRITION * (sunk * prize - (1 - sunk) * escape)
        fresh = damaged if not target.damage else 0.0
        gain = sunk * (worth * (2 if cargo else 1) + self.unlocks) + fresh * self.wounded(worth)
        return ATTRITION * (gain - (1 - sunk - damaged) * escape)

    def wounded(self, worth: float) -> float:
        """Return the worth of damage to an enemy's merchant."""
        return DAMAGE * worth * min(1.0, 0.3 + self.later) / max(1, len(self.enemies) - 0.5)

    def sinks(self, coin: str, target: SeenVessel, *, cargo: bool = False) -> float:
        """Return the gain of a mine or torpedo against a merchant; it allows no try for a port (KS 5.3.10, 5.3.11)."""
        sunk, damaged = attacked(coin, 0, target)
        fresh = damaged if not target.damage else 0.0
        worth = va(target.card)
        return sunk * (worth * (2 if cargo else 1) + self.unlocks) + fresh * self.wounded(worth)

    def sweep(self, coin: str, row: Sequence[SeenVessel], *, cargo: bool = False) -> float:
        """Return the gain of mines against a row."""
        return UNDERSEA * sum(self.sinks(coin, target, cargo=cargo) for target in row)

    def hunt(self, coin: str, plus: int, target: SeenVessel) -> float:
        """Return the gain of a Royal Navy intercept of a ship (KS 5.3.9)."""
        sunk, damaged = attacked(coin, plus, target)
        worth = va(target.card)
        if is_german(target.card):
            gain = worth * self.counts(self.force) + self.grudge * self.loses(target)
            harm = (0.15 + 0.1 * self.later) * worth + 0.5 * self.grudge * self.service(target)
        else:
            gain = worth + self.unlocks + self.grudge * self.loses(target)
            harm = 0.4 * worth
        return ATTRITION * (sunk * gain + (0.0 if target.damage else damaged * harm))

    def danger(self, coin: str, plus: int, target: SeenVessel) -> float:
        """Return the expected loss of an own ship or prize in an intercept."""
        sunk, damaged = attacked(coin, plus, target)
        loss = self.loses(target) + self.grudge * va(target.card)
        return sunk * loss + (0.0 if target.damage else damaged * self.hurt(target))

    def hurt(self, vessel: SeenVessel) -> float:
        """Return the cost of damage to an own ship."""
        if not is_german(vessel.card):
            return 0.4 * va(vessel.card) if self.is_prize(vessel) else DAMAGE * self.grudge * va(vessel.card)
        peril = (0.15 if self.exposed(vessel) else 0.05) * self.grudge * va(vessel.card)
        return 0.5 * self.service(vessel) + peril * min(1.0, self.threats / 3)

    def supplies(self, vessel: SeenVessel) -> float:
        """Return the worth of supplies for a German ship."""
        return SUPPLY * min(1.0, self.turns / 5) * (1.0 if not vessel.refuge else 0.4)
