"""The worth of rivals, and how likely a captain is to conquer them (BN 12.1, 19)."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.blackbeard.battle.broadside import battle_speed
from rules.blackbeard.battle.duellists import boarding_odds, stronger
from rules.blackbeard.markers import gold_in, is_good
from rules.blackbeard.odds import Chances, contest
from rules.blackbeard.ship.figures import combat, debauch_cost
from rules.blackbeard.state import MOST_CABIN, Pirate

GOOD_WORTH = 100
"""The average price of a marker of goods."""
LIFE = 700
"""The worth of a captain without money: he may still earn some."""
DENIED = 0.25
"""The share of a rival's money that it is worth to take it from him, besides having it."""
UNDECIDED = 0.5
"""The share of the chances that is left after a round that the enemy has won without boarding."""
LEADS: Mapping[int, Chances] = MappingProxyType({lead: contest(lead, 2, 2) for lead in range(-20, 21)})
"""The chances of one round, by the lead in Combat."""


def cargo(pirate: Pirate) -> int:
    """Return what the holds of a captain are worth."""
    markers = pirate.ship.markers
    return gold_in(markers) + GOOD_WORTH * sum(map(is_good, markers))


def round_of(lead: int) -> Chances:
    """Return the chances of one round of battle, by the lead in Combat, without arms or information."""
    return LEADS[max(-20, min(20, lead))]


class Battle:
    """The chances of a captain who attacks another; "lost" means that his own ship is taken or sunk."""

    def __init__(self, pirate: Pirate, other: Pirate, arms: int = 0) -> None:
        known = pirate.info.count(other.id)
        lead = combat(pirate) - combat(other) - debauch_cost(pirate) + debauch_cost(other)
        dice = known + min(arms, 1)
        round_ = contest(lead, 2 + dice, 2) if dice else round_of(lead)
        mine, theirs = battle_speed(pirate), battle_speed(other)
        faster = 0.5 + 0.5 * ((mine > theirs) - (mine < theirs))
        chooses = float(round_.won) + float(round_.tied) * faster
        boards = boarding_odds(pirate, other)
        if stronger(other, pirate):
            boarded = 1 - boarding_odds(other, pirate)
            self.won = chooses * boards + (1 - chooses) * boarded
        else:
            self.won = chooses * boards + (1 - chooses) * boards * UNDECIDED
        self.lost = 1 - self.won


def booty(pirate: Pirate, other: Pirate) -> float:
    """Return what a captain gains who conquers another: his cabin, as far as there is room, and his cargo."""
    found = min(other.cabin, MOST_CABIN - pirate.cabin) + cargo(other)
    return found + DENIED * (other.cabin + cargo(other))


def stake(pirate: Pirate) -> float:
    """Return what a captain has to lose in a battle with another."""
    return pirate.cabin + cargo(pirate) + LIFE


def worth_attacking(pirate: Pirate, other: Pirate) -> float:
    """Return the doubloons that an attack promises on average, below 0 if it is a bad bargain."""
    battle = Battle(pirate, other, pirate.ship.markers.count("arms"))
    return battle.won * booty(pirate, other) - battle.lost * stake(pirate)
