"""The merchants that the planned attacks of a turn leave behind: what is sunk once cannot be sunk again."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rules.kaiser.pieces import GERMANS
from rules.kaiser.pilot.judging import ATTRITION, UNDERSEA, Judge, attacked
from rules.kaiser.view.model import SeenForce, SeenVessel


class Left(NamedTuple):
    """The chances that a merchant is still there, undamaged and damaged."""

    whole: float
    hurt: float


class Waters:
    """One enemy's merchants under the attacks planned so far."""

    def __init__(self, judge: Judge, force: SeenForce) -> None:
        self.judge = judge
        self.left = {ship.card: Left(0.0, 1.0) if ship.damage else Left(1.0, 0.0) for ship in force.row}
        self.sunk = 0.0
        """The number of merchants that these attacks sink or capture, on average."""

    def gain(self, target: SeenVessel, gain: Callable[[SeenVessel], float]) -> float:
        """Return the gain of one more attack on a merchant, which may be damaged or gone by then."""
        left = self.left[target.card]
        whole = left.whole * gain(target) if left.whole else 0.0
        return whole + (left.hurt * gain(hurt(target)) if left.hurt else 0.0)

    def sinks(self, target: SeenVessel, coin: str, plus: int = 0) -> float:
        """Return the chance that one more attack sinks a merchant."""
        return self.gain(target, lambda vessel: attacked(coin, plus, vessel)[0])

    def struck(self, ship: str, plus: int, target: SeenVessel, *, boarding: bool = False, cargo: bool = False) -> float:
        """Return the gain of an own ship that intercepts a merchant, beside the attacks planned so far."""

        def strike(vessel: SeenVessel) -> float:
            return self.judge.strike(ship, plus, vessel, boarding=boarding, cargo=cargo)

        return self.gain(target, strike) + self.eased(ATTRITION * self.sinks(target, GERMANS[ship].attack, plus))

    def fired(self, coin: str, targets: Sequence[SeenVessel]) -> float:
        """Return the gain of mines or a torpedo against some merchants, beside the attacks planned so far."""
        gain = sum(self.gain(target, lambda vessel: self.judge.sinks(coin, vessel)) for target in targets)
        return UNDERSEA * gain + self.eased(UNDERSEA * sum(self.sinks(target, coin) for target in targets))

    def eased(self, more: float) -> float:
        """Return by how much less so many more merchants are worth than each was said to be.

        Each of them lets a sunken German ship count, but no more of them than wait (KS 6.1.2).
        """
        judge = self.judge
        waiting = -judge.room(judge.force)
        if waiting <= 0:
            return 0.0
        late = max(0.0, self.sunk + more - max(self.sunk, waiting))
        return late * (judge.spare - judge.unlocks)

    def fight(self, target: SeenVessel, coin: str, plus: int = 0) -> None:
        """Plan mines or a torpedo against a merchant."""
        self._meet(target, coin, plus, UNDERSEA, captures=False, port=0.0)

    def raid(self, ship: str, target: SeenVessel, plus: int, *, captures: bool) -> None:
        """Plan an intercept by an own ship; the merchant may reach a port afterwards."""
        port = self.judge.port(target)
        self._meet(target, GERMANS[ship].attack, plus, ATTRITION, captures=captures, port=port)

    def _meet(self, target: SeenVessel, coin: str, plus: int, share: float, *, captures: bool, port: float) -> None:
        whole, lost = self.left[target.card]
        sunk, damaged = attacked(coin, plus, target if not target.damage else target.but(damage=0))
        again, _ = attacked(coin, plus, hurt(target))
        fresh = 0.0 if captures else damaged
        self.sunk += share * (whole * sunk + lost * again)
        gone = sunk + port * (1 - sunk - fresh)
        self.left[target.card] = Left(
            whole * (1 - share * (gone + fresh)), lost * (1 - share * again) + whole * share * fresh
        )


def hurt(target: SeenVessel) -> SeenVessel:
    """Return a merchant as it is once damaged."""
    return target if target.damage else target.but(damage=1)
