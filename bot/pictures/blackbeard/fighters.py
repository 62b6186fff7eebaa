"""The alt texts of battles and duels: facts made from what everybody saw."""

from collections.abc import Sequence
from typing import Any

from bot.pictures.blackbeard.telling import damage
from rules.blackbeard.ship.figures import combat, speed
from rules.blackbeard.state import PARTS, Hunter, Pirate
from rules.blackbeard.view.fights import Fight
from rules.kernel import Fact

Facts = dict[str, Any]


def fight_facts(fight: Fight) -> Sequence[Fact]:
    """Return the lines of the alt text of a fight: who fights, how it ended, then both sides, the last round."""
    ours, theirs = fight.sides
    head = {
        "what": fight.what,
        "place": fight.place,
        "round": fight.round,
        "pirate": ours[0],
        "target": theirs[0] if fight.what != "hunters" else "",
        "hunters": list(theirs) if fight.what == "hunters" else [],
        "helper": next(iter(theirs[1:] if fight.what == "pirates" else ours[1:]), ""),
    }
    lines = [Fact("picture_fight_head", head), outcome(fight)]
    if fight.rolls:
        mine, other = fight.rolls
        lines.append(Fact("picture_fight_rolls", {"total": mine.total, "rolled": other.total}))
    for side, names in enumerate(fight.sides):
        lines += [fighter(fight, side, name) for name in names]
    return lines


def outcome(fight: Fight) -> Fact:
    """Return the line about the end of a fight, or about its last round."""
    best = fight.won if fight.result else fight.better
    ahead = 0 if best is None else best
    data = {
        "result": fight.result or ("open" if not fight.round else "tied" if best is None else "round"),
        "what": fight.what,
        "pirate": fight.leaver or fight.sides[ahead][0],
        "target": fight.sides[1 - ahead][0],
        "points": fight.points,
    }
    return Fact("picture_fight_outcome", data)


def fighter(fight: Fight, side: int, name: str) -> Fact:
    """Return the line about a ship, a hunter or a duellist."""
    if name in fight.hunters:
        return Fact("picture_fight_hunter", hunter(fight.hunters[name]))
    pirate = fight.pirates.get(name)
    if fight.what == "duel":
        data: Facts = {
            "pirate": name,
            "attack": fight.attack[side],
            "defence": fight.defence[side],
            "endurance": fight.left[side],
            "most": fight.endurance[side],
            "wounds": [] if pirate is None else wound_rows(pirate),
        }
        return Fact("picture_fight_duellist", data)
    assert pirate is not None, "only a duel has a guard"
    data = {
        "pirate": pirate.id,
        "seat": pirate.seat,
        "ship": pirate.ship.type,
        "combat": combat(pirate),
        "speed": speed(pirate),
        "damage": damage(pirate.ship),
        "wounds": wound_rows(pirate),
    }
    return Fact("picture_fight_ship", data)


def hunter(found: Hunter) -> Facts:
    """Return what everybody knows of a hunter."""
    return {
        "hunter": found.token,
        "piece": found.face,
        "nation": found.nation,
        "combat": found.combat,
        "speed": found.speed,
    }


def wound_rows(pirate: Pirate) -> list[Facts]:
    """Return the wounds of a captain."""
    return [{"part": part, "grade": wound.grade} for part in PARTS for wound in pirate.wounds.get(part, [])]
