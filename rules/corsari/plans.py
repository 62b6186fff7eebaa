"""The plans by which an AI seat plays, and the risk of a sailing (spec 8.4 and its ruling).

``race`` is for matches that a sweep ends: sail early with a small risk, otherwise wait for a total of 0, and empty the
tavern when the wait becomes long. ``v1`` has the thresholds of spec 8.4, which were found for points: the AI plays by
it when a sweep is an ordinary round (``sweep=round``). ``waiter`` sails only at a total of 0; ``band`` sails at 0, or
from 9 up to the thresholds of spec 8.4. ``level`` is ``race`` without regard to the penalty points. ``v1``, ``waiter``,
``band`` and ``level`` are opponents to measure the AI against.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp
from types import MappingProxyType

from rules.corsari.cards import PACKAGE
from rules.kernel.data import rows


@dataclass(frozen=True, slots=True)
class Plan:
    """How to play with one number of active seats.

    - ``burden``: points that each stowaway counts more than its number, when cards are compared.
    - ``denial``: points for keeping a card from the next seat that this seat seems to collect.
    - ``first``, ``fall``, ``floor``: the highest total to sail with in the first lap, how much it falls in each later
      lap, and how low at most.
    - ``least``: the lowest total, apart from 0, to sail with; a lower one is kept for a sweep.
    - ``lead``: by how many penalty points fewer than every opponent's the seat leads so clearly that it keeps no total
      for a sweep, but sails with it, because an opponent's sweep is what it has to fear; 0: it always keeps it.
    - ``patience``: the lap from which the seat empties the tavern, towards a void round, if its total is above
      ``content``; 0: never.
    - ``finish``: the highest chance of an overtake, in percent, at which the seat makes a sailing that else ends the
      match with its victory.
    """

    plan: str
    active_seats: int
    burden: int
    denial: int
    first: int
    fall: int
    floor: int
    least: int
    lead: int
    patience: int
    content: int
    finish: int

    def most(self, lap: int) -> int:
        """Return the highest total with which the seat sails in that lap."""
        return max(self.floor, self.first - self.fall * (lap - 1))

    def sails(self, total: int, lap: int) -> bool:
        """Return whether the seat sails with that total."""
        return total == 0 or self.least <= total <= self.most(lap)

    def leads(self, lead: int) -> bool:
        """Return whether a seat leads clearly that has so many points fewer than every opponent."""
        return 0 < self.lead <= lead


@dataclass(frozen=True, slots=True)
class Risk:
    """The log-odds, in thousandths, of what may come: linear in the total, the lap and their product.

    - ``overtaken``: an opponent overtakes a declarer; fitted to thousands of deals in which nobody had sailed yet, laps
      1 to 8.
    - ``own_sweep``, ``rival_sweep``: the round ends with a sweep of a seat that waits for it, or of an opponent; fitted
      to the rounds of hundreds of matches between AIs, up to lap 20.
    """

    outcome: str
    active_seats: int
    base: int
    by_total: int
    by_lap: int
    by_both: int


PLANS: Mapping[tuple[str, int], Plan] = MappingProxyType(
    {(plan.plan, plan.active_seats): plan for plan in rows(PACKAGE, "ai_plans", Plan)}
)
RISKS: Mapping[tuple[str, int], Risk] = MappingProxyType(
    {(risk.outcome, risk.active_seats): risk for risk in rows(PACKAGE, "ai_risks", Risk)}
)
LAST_LAP = 20
"""Later laps are like this one."""


def overtake_percent(active: int, total: int, lap: int) -> int:
    """Return the chance in percent that an opponent overtakes a declarer with that total in that lap."""
    return _percent("overtaken", active, total, lap)


def sweep_percents(active: int, total: int, lap: int) -> tuple[int, int]:
    """Return the chances in percent that a round in which a seat waits ends with its sweep, and with an opponent's."""
    lap = min(lap, LAST_LAP)
    own, rivals = (_percent(outcome, active, total, lap) for outcome in ("own_sweep", "rival_sweep"))
    return own, min(rivals, 100 - own)


def _percent(outcome: str, active: int, total: int, lap: int) -> int:
    risk = RISKS[outcome, active]
    odds = risk.base + risk.by_total * total + risk.by_lap * lap + risk.by_both * total * lap
    return round(100 / (1 + exp(-odds / 1000)))
