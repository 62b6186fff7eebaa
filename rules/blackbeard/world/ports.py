"""The status of a port for a pirate, and what each status gives (spec 4.7)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from rules.blackbeard.state import Pirate, State
from rules.blackbeard.tables import ENGLISH_PORT, GOVERNORS, LETTERS, PORTS
from rules.blackbeard.world.hexes import HEXES

Status = Literal["closed", "pirate", "unknown", "anti", "neutral", "pro", "refuge"]
Governor = Literal["none", "hidden", "anti", "pro"]
RAISED: Mapping[str, Status] = MappingProxyType({"anti": "neutral", "neutral": "pro", "pro": "refuge"})
"""By status, the one to which a letter of marque of the port's nation raises it (BN E2)."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a port of one status (spec 4.7).

    ``percentage``: added to sales and ransoms, None where nothing can be sold. ``refit``: points, None for all but the
    hull. ``debauch``: whether a debauch is possible. ``tavern_loss``: the highest die that costs a point of crew;
    ``tavern_gain``: the lowest that repairs ``tavern_repair`` points. ``letter``: doubloons for each point of the die,
    None where no letter is sold. ``retire``, ``careen``: whether that is possible.
    """

    percentage: int | None
    refit: int | None
    debauch: bool
    tavern_loss: int
    tavern_gain: int
    tavern_repair: int
    letter: int | None
    retire: bool
    careen: bool

    @property
    def open(self) -> bool:
        """Whether a pirate may do business."""
        return self.percentage is not None


NOBODY: Mapping[str, Governor] = MappingProxyType({})
"""No governor that a seat knows besides."""
NO_TERMS = Terms(None, 0, False, 0, 7, 0, None, False, False)
TERMS: Mapping[Status, Terms] = MappingProxyType(
    {
        "refuge": Terms(20, None, True, 1, 5, 2, 50, True, True),
        "pirate": Terms(-20, None, True, 1, 4, 2, None, True, True),
        "pro": Terms(10, 2, True, 2, 5, 2, 50, True, True),
        "neutral": Terms(0, 1, True, 3, 5, 1, 100, False, True),
        "anti": NO_TERMS,
        "unknown": NO_TERMS,
        "closed": NO_TERMS,
    }
)


def status(
    *,
    pirate_port: bool = False,
    destroyed: bool = False,
    governor: Governor = "none",
    enemy: bool = False,
    restored: bool = False,
    letter: bool = False,
    refuge: bool = False,
) -> Status:
    """Return the status of a port by the six lines of spec 4.7.

    ``pirate_port``: printed as one, and not English by now. ``enemy``: the pirate carries the enemy mark of the port's
    nation. ``restored``: it was made his Refuge again in spite of that mark (BN 10.72). ``letter``: he holds a letter
    of the port's nation. ``refuge``: it is his Refuge.
    """
    if destroyed:
        return "closed"
    if pirate_port:
        return "pirate"
    base: Mapping[Governor, Status] = {"none": "neutral", "hidden": "unknown", "anti": "anti", "pro": "pro"}
    found = base[governor]
    if enemy and not restored:
        found = "anti"
    if letter:
        found = RAISED.get(found, found)
    return "refuge" if refuge and governor != "anti" and found != "anti" else found


def nation_of(state: State, number: str) -> str:
    """Return the nation of a port: English for a pirate port that was turned (BN 14.31)."""
    return "English" if state.ports[number].english else PORTS[number].nationality


def garrison_of(state: State, number: str) -> int:
    """Return the garrison of a port; 0 for a pirate port, which cannot be attacked."""
    if state.ports[number].english:
        return ENGLISH_PORT[1]
    return PORTS[number].garrison or 0


def printed_value(state: State, number: str) -> int:
    """Return the value of a port before any attack on it; one that was turned has that of English ports (BN 14.31)."""
    return ENGLISH_PORT[0] if state.ports[number].english else PORTS[number].value or 0


def governor_of(state: State, number: str) -> Governor:
    """Return what everybody sees of the governor of a port."""
    governor = state.ports[number].governor
    if governor is None:
        return "none"
    if governor.permanent:
        return "anti"
    return GOVERNORS[governor.face].stance if governor.face else "hidden"


def stances_of(state: State, faces: Mapping[str, str]) -> dict[str, Governor]:
    """Return by port the stances of face-down governors; ``faces``: by token, the governors whom a seat knows."""
    return {
        number: GOVERNORS[faces[governor.token]].stance
        for number, port in state.ports.items()
        if (governor := port.governor) is not None and not governor.face and governor.token in faces
    }


def status_of(state: State, pirate: Pirate, number: str, stances: Mapping[str, Governor] = NOBODY) -> Status:
    """Return the status of a port for a pirate, by what everybody sees.

    ``stances``: by port, those of face-down governors whom his seat knows besides.
    """
    port, nation, governor = state.ports[number], nation_of(state, number), governor_of(state, number)
    return status(
        pirate_port=PORTS[number].pirate and not port.english,
        destroyed=port.destroyed,
        governor=stances.get(number, governor) if governor == "hidden" else governor,
        enemy=nation in pirate.enemy,
        restored=pirate.restored == number,
        letter=bool(pirate.letter) and LETTERS[pirate.letter].nationality == nation,
        refuge=pirate.refuge == number,
    )


def shut_out(state: State, pirate: Pirate) -> bool:
    """Return whether a pirate's Refuge no longer receives him as its own (spec 4.7)."""
    return bool(why_shut_out(state, pirate))


def why_shut_out(state: State, pirate: Pirate) -> str:
    """Return why a pirate's Refuge no longer receives him as its own; "" if it does, or if he has none.

    "destroyed"; "enemy": he carries the enemy mark of its nation; or "governor": an anti-pirate one is there.
    """
    if not pirate.refuge:
        return ""
    found = status_of(state, pirate, pirate.refuge)
    if found == "closed":
        return "destroyed"
    if found != "anti":
        return ""
    by_nation = nation_of(state, pirate.refuge) in pirate.enemy and pirate.restored != pirate.refuge
    return "enemy" if by_nation else "governor"


def stake_of(state: State, pirate: Pirate, refuge: str = "") -> str:
    """Return the nation whose enemy a pirate would become at the cost of his Refuge; "" if there is none (BN 9.22).

    ``refuge``: the port that he gets in this turn, if he has none yet.
    """
    home = pirate.refuge or refuge
    nation = nation_of(state, home) if home else ""
    return "" if nation in (*pirate.enemy, "pirate") else nation


def port_at(place: str) -> str:
    """Return the number of the port in a hex, "" if there is none."""
    return HEXES[place].port if place in HEXES else ""
