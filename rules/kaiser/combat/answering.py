"""Which reaction cards may answer an attack (KS 5.4.4): the table ``data/reactions.csv`` and its conditions."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from rules.kaiser.combat.attack import Attack
from rules.kaiser.options import Options
from rules.kaiser.pieces import ANSWERS, BEFORE, kind_of, marked, sails
from rules.kaiser.ships.changes import may_be_disguised
from rules.kaiser.state import Force, Vessel


class Threat(NamedTuple):
    """An attack on one of its targets, and the force of the seat that may answer it."""

    options: Options
    attack: Attack
    target: Vessel
    force: Force


def not_sailing(threat: Threat) -> bool:
    """Return whether the target is not a sailing merchant under ``sail_merchants`` (KS 5.8.11)."""
    return not (threat.options.sail_merchants and sails(threat.target.card))


def sailing(threat: Threat) -> bool:
    """Return whether the target is a sailing merchant (KS 5.5.34)."""
    return sails(threat.target.card)


def by_day(threat: Threat) -> bool:
    """Return whether the attack is by day, without a Surprise Attack, and the target outside refuge."""
    return not threat.attack.night and not threat.attack.surprise and threat.target.refuge is None


def undamaged(threat: Threat) -> bool:
    """Return whether the target is undamaged."""
    return not threat.target.damage


def identified(threat: Threat) -> bool:
    """Return whether the target is an identified raider or prize (KS 5.5.32)."""
    return may_be_disguised(threat.target)


def by_disguised_raider(threat: Threat) -> bool:
    """Return whether the raider is not identified yet."""
    return threat.attack.ship is not None and not threat.attack.ship.identified


def not_prize(threat: Threat) -> bool:
    """Return whether the target is not a prize (KS 5.8.9)."""
    return not threat.attack.at_prize


def reflag_cancels(threat: Threat) -> bool:
    """Return whether Reflag cancels attacks at this table (KS 5.5.32)."""
    return threat.options.reflag_cancels


def not_by_wolf(threat: Threat) -> bool:
    """Return whether the attacker is not Wolf under ``little_wolf`` (KS 5.8.3)."""
    ship = threat.attack.ship
    return not (threat.options.little_wolf and ship is not None and marked(ship.card, "floatplane"))


def not_offered_before(threat: Threat) -> bool:
    """Return whether the window for Slim Pickings against all targets was not opened (KS 5.3.2)."""
    return not threat.attack.slim_offered


def has_sunk_merchant(threat: Threat) -> bool:
    """Return whether the defender has a sunk merchant to exchange (KS 5.5.23)."""
    return bool(threat.force.sunk_merchants)


CONDITIONS: Mapping[str, Callable[[Threat], bool]] = {
    "by_day": by_day,
    "by_disguised_raider": by_disguised_raider,
    "has_sunk_merchant": has_sunk_merchant,
    "identified": identified,
    "not_by_wolf": not_by_wolf,
    "not_offered_before": not_offered_before,
    "not_prize": not_prize,
    "not_sailing": not_sailing,
    "reflag_cancels": reflag_cancels,
    "sailing": sailing,
    "undamaged": undamaged,
}
"""By their names in the table; a card answers if all of its conditions are met."""


def blocked(threat: Threat, hand: Sequence[str]) -> list[dict[str, str]]:
    """Return the cards of a hand that answer such attacks, but not this one, and why: their owner looks for them.

    "night" and "surprise": the attack leaves no time for them. "damaged": they protect an undamaged merchant only.
    """
    found: dict[str, str] = {}
    for card in hand:
        row = ANSWERS.get(kind_of(card))
        if row is None or row.time(threat.attack.kind) != BEFORE:
            continue
        failed = [condition for condition in row.conditions.split() if not CONDITIONS[condition](threat)]
        if failed == ["undamaged"]:
            found.setdefault(kind_of(card), "damaged")
        elif "by_day" in failed and threat.target.refuge is None:
            found.setdefault(kind_of(card), "night" if threat.attack.night else "surprise")
    return [{"card": kind, "why": why} for kind, why in found.items()]


def answers(threat: Threat, times: Sequence[str] = (BEFORE,)) -> list[str]:
    """Return the kinds of card that may answer an attack at these times (KS 5.4.4)."""
    return [
        kind
        for kind, row in ANSWERS.items()
        if row.time(threat.attack.kind) in times
        and all(CONDITIONS[condition](threat) for condition in row.conditions.split())
    ]
