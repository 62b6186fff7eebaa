"""The values by which an AI seat weighs its choices, one column of ``data/ai_values.csv`` for each kind of match."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from rules.kernel.data import table
from rules.tortuga.cards import PACKAGE


class Values(NamedTuple):
    """Values, roughly in pieces of treasure; the file says what each is."""

    ahead: float
    ahead_late: float
    hurry: float
    stall: float
    pace: float
    peek: float
    peek_ahead: float
    peek_behind: float
    boat: float
    boat_cost: float
    captain: float
    first_mate: float
    cabin_boy: float
    governor: float
    stowing: float
    brawling: float
    maroon_enemy: float
    maroon_mate: float
    maroon_cabin_boy: float
    maroon_threat: float


def column(name: str) -> Values:
    """Return the values of a column, which the file has in hundredths."""
    return Values(**{row["value"]: int(row[name]) / 100 for row in table(PACKAGE, "ai_values")})


KINDS: Mapping[str, Values] = MappingProxyType({name: column(name) for name in ("v1", "two", "odd", "even")})


def values_for(seats: int) -> Values:
    """Return the values for a number of seats. With an odd one, a tie makes both nations lose."""
    return KINDS["two" if seats == 2 else "odd" if seats % 2 else "even"]
