"""Facts that an event implies, for its words alone."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.blackbeard.battle.endings import FREE_FROM
from rules.blackbeard.cunning import by_side
from rules.blackbeard.ending import scoring
from rules.blackbeard.markers import gold_in, is_gold


def loot(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the loot of a prize with all of its gold in one sum, and the number of its ``sorts`` of other wares.

    Likewise what stayed behind. Wares of one sort stand together, so that no list of one needs an "and" of its own.
    """
    wares, left = ([marker for marker in data[name] if not is_gold(marker)] for name in ("goods", "left"))
    return {
        "gold": data["doubloons"] + gold_in(data["goods"]),
        "wares": wares,
        "sorts": len({*wares}),
        "left_gold": gold_in(data["left"]),
        "left_wares": left,
        "left_sorts": len({*left}),
    }


def pace(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return what a round against hunters tells of a slower pirate who may want to break off (BN 13.62).

    ``slower``: "held" if he cannot, "known" if he is slower than warships, whose Speed no round changes; else "".
    """
    hindered = data["speed"] < data["hunter_speed"]
    by_crown = any(token.startswith("kc") for token in data["hunters"])
    tied, late = data["result"] == "tied", data["round"] >= FREE_FROM
    if not hindered or not (tied or (late and not by_crown)):
        return {"slower": ""}
    # By the options of a match any pirate may be free to leave a warship from round 3 on.
    return {"slower": "held" if by_crown or not late else "known"}


def scattered(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the places of merchants that a storm drives off, each once: several may have sailed in one hex."""
    return {"places": [*dict.fromkeys(data["places"])]}


def tie(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return whether the figures of a blow in a duel are ``even``: then it hits (BN 19.2)."""
    return {"even": data["total"] == data["rolled"]}


IMPLIED: Mapping[str, Callable[[Mapping[str, Any]], Mapping[str, Any]]] = MappingProxyType(
    {
        "match_end": scoring,
        "duel_round": tie,
        "merchants_scattered": scattered,
        "prize_taken": loot,
        "rerolled": by_side,
        "hunter_round": pace,
    }
)
"""By kind of event, what returns the further facts."""


def implied(kind: str, data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return further facts of an event for its words; none for most kinds."""
    return IMPLIED[kind](data) if kind in IMPLIED else {}
