"""Decisions of the winner of a boarding: the fate of the loser, the ship that he keeps, the cargo (BN-A1, BN 12.2)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from rules.blackbeard.markers import EQUIPMENT, numbered
from rules.blackbeard.names import asked
from rules.blackbeard.sea.cargo import worth
from rules.blackbeard.sea.prizes import ship_facts
from rules.blackbeard.state import Pirate, Section, Ship
from rules.kernel import Ask, Option, Play, choose, form, pick

RULE = "BN 12.2"
OWN, EXCHANGE = "own", "exchange"
LET_GO = "let_go"
REFITTED: tuple[Section, ...] = ("crew", "guns")
"""The sections that the winner's ship has repaired, and that a wreck has lost (BN 12.2)."""
BY_STRONGER, BY_WEAKER = ("maroon", "plank", "mast"), ("ashore", "wreck")
"""The fates that a winner may choose for a loser of no greater Notoriety, and for one of greater; the default first."""


class Spoils(NamedTuple):
    """The decisions of a winner (BN-A1). ``keep``: the markers that he keeps, of both ships."""

    fate: str
    ship: str
    keep: Sequence[str]


def ask_spoils(winner: Pirate, loser: Pirate, fates: Sequence[str], cabin: int, capacity: int) -> Ask[Spoils]:
    """Ask the winner for the fate of the loser, the ship that he keeps, and the cargo (BN-A1).

    ``cabin``: the doubloons of the loser's cabin. ``capacity``: the markers that a hold has room for.
    """
    question = asked("BN-A1")
    who, rescue = {"pirate": winner.id, "target": loser.id}, LET_GO in fates

    def steps() -> Play[Spoils]:
        fate = ""
        if fates:
            fate = yield from choose(
                winner.seat,
                "loser_fate",
                [Option(name, {"fate": name}) for name in fates],
                step="fate",
                default=fates[0],
                data={**who, "stronger": BY_STRONGER[0] in fates, "rescue": rescue},
                rule=RULE,
            )
        if fate == LET_GO:
            return Spoils(fate, OWN, ())
        ship = yield from choose(
            winner.seat,
            "keep_ship",
            [
                Option(name, {"ship": kept.type, **ship_facts(refitted(kept))})
                for name, kept in ((OWN, winner.ship), (EXCHANGE, loser.ship))
            ],
            step="ship",
            default=OWN,
            data={**who, "fate": fate},
            rule=RULE,
        )
        return Spoils(fate, ship, (yield from _ask_cargo(winner, loser, ship, capacity)))

    return form(
        winner.seat,
        question.kind,
        steps,
        facts=lambda spoils: {"fate": spoils.fate, "exchanged": spoils.ship == EXCHANGE, "markers": list(spoils.keep)},
        data={**who, "cabin": cabin, "rescue": rescue},
        rule=question.rule,
    )


def refitted(ship: Ship) -> Ship:
    """Return a ship as the winner sails on with it: its crew and guns are repaired (BN 12.2)."""
    return replace(ship, damage={**ship.damage, **dict.fromkeys(REFITTED, 0)})


def _ask_cargo(winner: Pirate, loser: Pirate, ship: str, capacity: int) -> Play[Sequence[str]]:
    """Ask which markers of both ships are kept; by default those of greatest worth."""
    found = booty(winner.ship, loser.ship)
    kept = loser.ship if ship == EXCHANGE else winner.ship
    most = min(len(found), capacity * len(kept.usable))
    options = [Option(name, facts) for name, facts in numbered(found)]
    best = sorted(range(len(found)), key=lambda index: -worth(found[index]))[:most]
    if not options:
        return ()
    chosen = yield from pick(
        winner.seat,
        "keep_cargo",
        options,
        (0, most),
        step="cargo",
        default=[options[index].id for index in sorted(best)],
        quiet=True,
        data={"pirate": winner.id, "room": most},
        rule=RULE,
    )
    return [name.partition("/")[2] for name in chosen]


def booty(mine: Ship, theirs: Ship) -> list[str]:
    """Return the markers of two ships, the winner's first; no equipment twice, because one ship uses one of each."""
    found = list(mine.markers)
    for marker in theirs.markers:
        if marker not in EQUIPMENT or marker not in found:
            found.append(marker)
    return found
