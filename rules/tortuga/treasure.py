"""Moving treasure, and the defaults, which keep the nations as level as possible (spec 2.3, 4.5)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rules.kernel import Table
from rules.tortuga.cards import BRITISH, FRENCH, NATIONS, SHIP_HOLDS, tally
from rules.tortuga.ending import Decided
from rules.tortuga.state import State


class Haul(NamedTuple):
    """Pieces that go from one hold to another."""

    source: str
    hold: str
    pieces: int


def transfer(table: Table, state: State, hauls: Sequence[Haul], cause: str, seat: int, rule: str) -> None:
    """Move treasure in one step and tell it. In sudden death a lead ends the match at once (X4, TO 10.4).

    ``seat`` is the seat that caused it. Raises Decided.
    """
    for haul in hauls:
        state.treasure[haul.source] -= haul.pieces
        state.treasure[haul.hold] += haul.pieces
    british, french = state.tallies
    table.tell(
        "treasure_moved",
        seat=seat,
        cause=cause,
        hauls=[haul._asdict() for haul in hauls],
        british=british,
        french=french,
        rule=rule,
    )
    if state.phase == "sudden_death" and british != french:
        raise Decided("sudden_death", BRITISH if british > french else FRENCH)


def loaded(state: State, holds: Sequence[str] = SHIP_HOLDS) -> list[str]:
    """Return those of the holds that have treasure."""
    return [hold for hold in holds if state.treasure[hold]]


def levelling(state: State, changes: Mapping[str, Sequence[Haul]]) -> str:
    """Return the option whose hauls leave the smallest difference of tallies, the first of equals (LEVEL, 4.5)."""

    def difference(option: str) -> int:
        after = Counter(state.treasure)
        for haul in changes[option]:
            after[haul.source] -= haul.pieces
            after[haul.hold] += haul.pieces
        british, french = (tally(after, nation) for nation in NATIONS)
        return abs(british - french)

    return min(changes, key=difference)


def shared_out(state: State, goal: Mapping[str, int]) -> list[Haul]:
    """Return the hauls that bring holds to a goal with the same number of pieces in total."""
    surplus = [hold for hold, pieces in goal.items() for _ in range(state.treasure[hold] - pieces)]
    wanting = [hold for hold, pieces in goal.items() for _ in range(pieces - state.treasure[hold])]
    counted = Counter(zip(surplus, wanting, strict=True))
    return [Haul(source, hold, pieces) for (source, hold), pieces in counted.items()]
