"""The die of a hot-shot cannon after a round of a battle, against hunters and between pirates (spec 4.11.16)."""

from rules.blackbeard.cunning import CUNNING_IN_OWN_ROLLS, Roll, Seen, own_roll, tried
from rules.blackbeard.dice import d6
from rules.blackbeard.ship.damage import BURNING, FLAMMABLE
from rules.blackbeard.ship.figures import boxes_left
from rules.blackbeard.state import SECTIONS, Pirate
from rules.blackbeard.voyage import Voyage
from rules.kernel import Play

BURNS = 5
"""The least die at which red-hot shot sets the enemy on fire (BN 10.22)."""
BURST = 1
"""The die at which the cannon of a side that lost a round bursts (BN 10.22)."""


def hot_shot_die(voyage: Voyage, pirate: Pirate, *, won: bool) -> Play[int]:
    """Roll for the cannon of a pirate, who may use cunning (BN 21.1). ``won``: whether he has won the round."""

    def roll() -> Roll:
        return [d6(voyage, "hot_shot")]

    def grave(faces: Roll) -> bool:
        return not won and faces[0] == BURST and _fire_sinks(pirate)

    def look(faces: Roll) -> Seen:
        return tried(passed=faces[0] >= BURNS if won else faces[0] != BURST)

    (face,) = yield from own_roll(voyage, pirate, "hot_shot", roll, grave, look=look, since=CUNNING_IN_OWN_ROLLS)
    return face


def _fire_sinks(pirate: Pirate) -> bool:
    """Return whether a fire aboard would sink the ship for certain: a cistern will probably put it out (BN 10.22)."""
    ship = pirate.ship
    if "cistern" in ship.markers or any(boxes_left(ship, one) for one in SECTIONS if one not in BURNING):
        return False
    burnt = sum(marker in FLAMMABLE for marker in ship.markers)
    return burnt >= sum(boxes_left(ship, one) for one in BURNING)
