"""The rolls of hazard events: seas, ports, ships, the most notorious pirate (spec 5.0)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rules.blackbeard.dice import d6, highest, jd66
from rules.blackbeard.state import Pirate
from rules.blackbeard.stocks import MOST_REROLLS
from rules.blackbeard.tables import PORTS
from rules.blackbeard.voyage import Voyage

OCEANS = ("NA", "CAR", "CAR", "GC", "IO", "IO")
"""By face, the sea of events 14, 63 and 64."""
COASTS = ("NA", "CAR", "GC", "GC", "IO", "IO")
"""By face, the sea of events 21 and 23."""


class Rolled(NamedTuple):
    """The result of a roll, and all rolls, also those of seas and ports not in play. ``what`` is "" if nothing fits."""

    what: str
    rolls: list[int]


def sea(voyage: Voyage, by_face: Sequence[str]) -> Rolled:
    """Roll for a sea in play (spec 5.0)."""
    rolls: list[int] = []
    for _ in range(MOST_REROLLS):
        rolls.append(d6(voyage, "random_sea"))
        if by_face[rolls[-1] - 1] in voyage.state.seas:
            return Rolled(by_face[rolls[-1] - 1], rolls)
    return Rolled(voyage.state.seas[0], rolls)


def port(voyage: Voyage, fits: Callable[[str], bool]) -> Rolled:
    """Roll for a port in play that fits (spec 5.0); the lowest one that fits after fifty rolls."""
    fitting = [number for number in voyage.state.ports if fits(number)]
    rolls: list[int] = []
    while fitting and len(rolls) < MOST_REROLLS:
        rolls.append(jd66(voyage, "port"))
        if str(rolls[-1]) in fitting:
            return Rolled(str(rolls[-1]), rolls)
    return Rolled(next(iter(fitting), ""), rolls)


def standing(voyage: Voyage) -> Callable[[str], bool]:
    """Return the test for a port that is not destroyed."""
    return lambda number: not voyage.state.ports[number].destroyed


def is_pirate_port(voyage: Voyage, number: str) -> bool:
    """Return whether a port is a pirate port still."""
    return PORTS[number].pirate and not voyage.state.ports[number].english


def ship(voyage: Voyage, among: Sequence[Pirate]) -> Pirate | None:
    """Draw one of some ships; None if there is none."""
    if not among:
        return None
    if len(among) == 1:
        return among[0]
    return among[voyage.table.dice.roll("event", len(among)) - 1]


def most_notorious(voyage: Voyage, among: Sequence[Pirate]) -> Pirate | None:
    """Return the most notorious of some pirates, ties by jd66; None if there is none (spec 4.25)."""
    tied = voyage.state.most_notorious(among)
    if len(tied) < 2:
        return next(iter(tied), None)
    place, _ = highest(voyage, list(range(len(tied))))
    return tied[place]


def right_hand(voyage: Voyage, drawing: Pirate) -> Pirate | None:
    """Return the right-hand pirate: the most notorious one of the next seat to the right that has any (spec 5.0)."""
    state = voyage.state
    seat = state.right_of(drawing.seat)
    while seat != drawing.seat:
        found = most_notorious(voyage, state.active(seat))
        if found is not None:
            return found
        seat = state.right_of(seat)
    return None
