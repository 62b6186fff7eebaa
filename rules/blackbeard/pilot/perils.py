"""The threat of hunters: how likely a captain is to be caught by one where his turn ends (BN 6.51, 14.11)."""

from functools import cached_property

from rules.blackbeard.hunters import MOST_HEXES, chasers_of
from rules.blackbeard.ship.figures import debauch_cost, speed
from rules.blackbeard.state import Hunter, Pirate, State
from rules.blackbeard.tables import SHIPS, WARSHIPS
from rules.blackbeard.view.model import BlackbeardView
from rules.blackbeard.world.hexes import HEXES, distance
from rules.blackbeard.world.ports import nation_of

SIDES = range(1, 7)
CHASED = 0.3
"""The share of the risk at sea that is left in a port that a warship's nation may open to it."""
CERTAIN = 1.0
PACES = tuple(sum(row.speed >= hexes for row in WARSHIPS.values()) / len(WARSHIPS) for hexes in range(MOST_HEXES + 1))
"""By hexes, the share of warships that sail so far without a bluff."""


def caught(pirate: Pirate, *, anchored: bool = False) -> float:
    """Return the chance that a hunter in his hex intercepts a captain; careened or anchored he has no Speed."""
    lead = -debauch_cost(pirate) + (0 if anchored or pirate.careened else speed(pirate))
    return sum(own + lead <= other for own in SIDES for other in SIDES) / len(SIDES) ** 2


class Perils:
    """The hunters of other seats, as one captain sees them."""

    def __init__(self, view: BlackbeardView, pirate: Pirate) -> None:
        self.pirate = pirate
        self.state: State = view.state
        self.bluffs = bool(view.options["m_bluff"]) and view.seats > 2
        self.hunters = [
            hunter for hunter in view.state.hunters if hunter.controller != view.seat and hunter.position.mode != "zone"
        ]

    @cached_property
    def chasers(self) -> list[Hunter]:
        """The hunters that are after him."""
        return chasers_of(self.state, self.pirate)

    @cached_property
    def odds(self) -> float:
        """The chance that a hunter who comes to his hex at sea catches him."""
        return caught(self.pirate)

    def nearest(self, place: str) -> int:
        """Return the hexes from the nearest hunter that is after him to a hex; a large number if none is near."""
        found = [away for hunter in self.chasers if (away := distance(hunter.position.place, place)) is not None]
        return min(found, default=99)

    def risk(self, place: str, *, inside: bool) -> float:
        """Return the chance to be caught in the rest of the turn if the captain is in a hex, or inside its port."""
        if not self.hunters or place not in HEXES:
            return 0.0
        free = CERTAIN
        for hunter in self.hunters:
            free *= CERTAIN - self._reached(hunter, place) * self._held(hunter, place, inside=inside)
        return CERTAIN - free

    def _reached(self, hunter: Hunter, place: str) -> float:
        """Return the chance that a hunter comes to a hex in this turn."""
        away = distance(hunter.position.place, place)
        if away is None:
            return 0.0
        if not away:
            return CERTAIN
        if hunter.target != self.pirate.id or (hunter.kind == "kc" and not self.state.kcs_active):
            return 0.0
        if hunter.kind == "warship" and not hunter.face:
            if away > MOST_HEXES:
                return 0.0
            return CERTAIN if self.bluffs else PACES[away]
        pace = WARSHIPS[hunter.face].speed if hunter.kind == "warship" else hunter.speed
        return CERTAIN if away <= pace else 0.0

    def _held(self, hunter: Hunter, place: str, *, inside: bool) -> float:
        """Return the chance that a hunter catches the captain where both are."""
        if inside:
            enters = not hunter.nation or hunter.nation == nation_of(self.state, HEXES[place].port)
            return self.odds * CHASED if enters and hunter.kind != "ghost" else 0.0
        if SHIPS[self.pirate.ship.type].evades and HEXES[place].terrain == "coast":
            return self.odds / 2
        return self.odds
