"""The estimates of the AI's first version (``v1``), an opponent to measure the AI against.

It differs in what it gets wrong: it takes every unknown card of the row for a possible Armada once the deck is short,
and counts the ranks that a seat leaves among those of the place that it goes to.
"""

from collections.abc import Sequence
from functools import cached_property

from rules.tortuga.beliefs import Beliefs
from rules.tortuga.cards import GALLEON, LINES
from rules.tortuga.state import ranks_of
from rules.tortuga.values import KINDS
from rules.tortuga.view import TortugaView


class First(Beliefs):
    """The estimates of the first version."""

    def __init__(self, view: TortugaView) -> None:
        super().__init__(view, KINDS["v1"])

    @property
    def suspects(self) -> Sequence[int]:
        """The slots that may hold the Armada: all that hold a card."""
        return [slot for slot, lies in self.view.row.items() if lies == "down"]

    @cached_property
    def lost_soon(self) -> bool:
        """Return False: the first version does not ask who else knows where the Armada is."""
        return False

    def loot(self, source: str, hold: str) -> float:
        """Return the gain from a captured piece as if it came from the Galleon."""
        return self.gain(GALLEON, hold)

    def arriving(self, where: str) -> float:
        """Return the value of joining a line, with the ranks of the place that the seat leaves."""
        line = [other for other in self.view.lines[where] if other != self.seat]
        lines = {**self.view.lines, where: [*line, self.seat]}
        return self.place_value(where, ranks_of(lines, self.seat))

    @cached_property
    def best_arrival(self) -> float:
        """The highest value of joining a line, the seat's own too."""
        return max(self.arriving(where) for where in LINES)

    @property
    def boarding(self) -> float:
        """Return 0: the first version turns up a Letter of Marque to keep it."""
        return 0.0

    def wishes_attack(self, captain: int, ship: str, target: str) -> int:
        """Return 1 if the seat wants an attack to succeed, else -1: its own, or that of a sure friend."""
        return 1 if captain == self.seat or self.friend(captain) > 0.3 else -1

    def wishes_mutiny(self, mate: int, captain: int) -> int:
        """Return 1 if the seat wants a mutiny to succeed, else -1: its own, or one against an enemy."""
        return 1 if mate == self.seat or self.friend(captain) < 0 else -1

    @cached_property
    def attack_chance(self) -> float:
        """The chance that an attack by the seat's ship succeeds."""
        icons = [card[0] for card in self.me.hand]
        useful = "C" in icons or "T" in icons
        crew = self.view.lines[self.view.where(self.seat)]
        chance = (0.38 if useful else 0.15) + 0.18 * self.support(crew)
        return max(0.05, min(0.9, chance))

    @cached_property
    def mutiny_chance(self) -> float:
        """The chance that a mutiny on the seat's ship succeeds, if the seat has a skull."""
        return 0.45 + 0.1 * self.support(self.view.lines[self.view.where(self.seat)][1:])
