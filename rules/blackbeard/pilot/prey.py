"""The worth of rivals, and how likely a captain is to conquer them (BN 12.1, 19)."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.blackbeard.battle.broadside import battle_speed
from rules.blackbeard.battle.duellists import Duellist, duellist, stronger
from rules.blackbeard.markers import gold_in, is_good
from rules.blackbeard.odds import Chances, contest
from rules.blackbeard.ship.figures import combat, debauch_cost
from rules.blackbeard.state import MOST_CABIN, Pirate

SIDES = range(1, 7)
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


def duel_odds(first: Duellist, second: Duellist) -> float:
    """Return the chance to win a duel for the one who strikes first (BN 19.2): a miss costs the striker Endurance."""
    hits, hit_by = _hits(first, second), _hits(second, first)
    # The keys are the remaining Endurance of the first and of the second one. The values are the chances that the first
    # one wins: if he strikes next, and if the second one does.
    odds: dict[tuple[int, int], tuple[float, float]] = {}
    for mine in range(first.endurance + 1):
        for theirs in range(second.endurance + 1):
            if not mine or not theirs:
                odds[mine, theirs] = float(mine > 0), float(mine > 0)
                continue
            weakened, ahead = odds[mine - 1, theirs], odds[mine, theirs - 1]
            odds[mine, theirs] = (
                hits * ahead[1] + (1 - hits) * weakened[1],
                hit_by * weakened[0] + (1 - hit_by) * ahead[0],
            )
    return odds[first.endurance, second.endurance][0]


def _hits(striker: Duellist, other: Duellist) -> float:
    """Return the chance that a blow hits."""
    rolls = [striker.attack + own >= other.defence + die for own in SIDES for die in SIDES]
    return sum(rolls) / len(rolls)


def boarding_odds(pirate: Pirate, other: Pirate) -> float:
    """Return the chance of a captain who boards another to win the duel."""
    return duel_odds(duellist(pirate), duellist(other))


class Battle:
    """The chances of a captain who attacks another; "lost" means that his own ship is taken or sunk."""

    def __init__(self, pirate: Pirate, other: Pirate, arms: int = 0) -> None:
        known = pirate.info.count(other.id)
        lead = combat(pirate) - combat(other) - debauch_cost(pirate) + debauch_cost(other)
        dice = known + min(arms, 1)
        round_ = contest(lead, 2 + dice, 2) if dice else LEADS[max(-20, min(20, lead))]
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
