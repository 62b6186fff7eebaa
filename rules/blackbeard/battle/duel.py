"""Duels (spec 4.12.5, BN 19)."""

from typing import NamedTuple

from rules.blackbeard.state import Pirate
from rules.blackbeard.voyage import Voyage
from rules.kernel import Play


class Duellist(NamedTuple):
    """One side of a duel: a pirate, or a guard without one."""

    pirate: Pirate | None
    name: str
    attack: int
    defence: int
    endurance: int


def guard(attack: int, defence: int, endurance: int) -> Duellist:
    """Return a guard or bandit, who is played by the dice alone."""
    return Duellist(None, "guard", attack, defence, endurance)


def duel(voyage: Voyage, attacker: Duellist, defender: Duellist, *, boarding: bool = False) -> Play[str]:
    """Fight a duel; return "attacker" or "defender", the side that won."""
    raise NotImplementedError
