"""Which reaction cards may answer an attack (KS 5.4.4)."""

from collections.abc import Callable, Mapping

from rules.kaiser.combat.attack import Attack
from rules.kaiser.options import Options
from rules.kaiser.pieces import ANSWERS, marked, sails
from rules.kaiser.ships.changes import may_be_disguised
from rules.kaiser.state import Vessel


def always(options: Options, attack: Attack, target: Vessel) -> bool:
    """Return True: the card answers without a condition."""
    return True


def not_sailing(options: Options, attack: Attack, target: Vessel) -> bool:
    """Return whether the target is not a sailing merchant under ``sail_merchants`` (KS 5.8.11)."""
    return not (options.sail_merchants and sails(target.card))


def by_day(options: Options, attack: Attack, target: Vessel) -> bool:
    """Return whether the attack is by day, without a Surprise Attack, and the target outside refuge."""
    return not attack.night and not attack.surprise and target.refuge is None


def allows_fast_ship(options: Options, attack: Attack, target: Vessel) -> bool:
    """Return whether the attack is by day, without a Surprise Attack, and the target undamaged."""
    return by_day(options, attack, target) and not target.damage and not_sailing(options, attack, target)


def undamaged(options: Options, attack: Attack, target: Vessel) -> bool:
    """Return whether the merchant is undamaged."""
    return not target.damage


def disguised_raider(options: Options, attack: Attack, target: Vessel) -> bool:
    """Return whether the raider is not identified yet."""
    return attack.ship is not None and not attack.ship.identified


def allows_q_ship(options: Options, attack: Attack, target: Vessel) -> bool:
    """Return whether the target is neither a prize nor, under ``sail_merchants``, a sailing merchant."""
    return not attack.at_prize and not_sailing(options, attack, target)


def allows_sail_q_ship(options: Options, attack: Attack, target: Vessel) -> bool:
    """Return whether the target is a sailing merchant and not a prize (KS 5.5.34)."""
    return sails(target.card) and not attack.at_prize


def allows_reflag(options: Options, attack: Attack, target: Vessel) -> bool:
    """Return whether ``reflag_cancels`` is on and the target is an identified raider or prize (KS 5.5.32)."""
    return options.reflag_cancels and may_be_disguised(target)


def allows_slim_pickings(options: Options, attack: Attack, target: Vessel) -> bool:
    """Return whether one merchant was declared, and the attacker is not Wolf under ``little_wolf`` (KS 5.8.3)."""
    return attack.declared == 1 and may_be_slimmed(options, attack)


def may_be_slimmed(options: Options, attack: Attack) -> bool:
    """Return whether Slim Pickings may answer the attacker at all (KS 5.8.3)."""
    return not (options.little_wolf and attack.ship is not None and marked(attack.ship.card, "floatplane"))


CONDITIONS: Mapping[str, Callable[[Options, Attack, Vessel], bool]] = {
    "amc": not_sailing,
    "break_contact": by_day,
    "fast_ship": allows_fast_ship,
    "minesweeper": always,
    "non_combatant": undamaged,
    "pull_the_plug": always,
    "qqq": disguised_raider,
    "q_ship": allows_q_ship,
    "razzle_dazzle": always,
    "reflag": allows_reflag,
    "sail_q_ship": allows_sail_q_ship,
    "shallow_run": by_day,
    "slim_pickings": allows_slim_pickings,
    "trap": always,
}


def answers(options: Options, attack: Attack, target: Vessel) -> list[str]:
    """Return the kinds of card that may answer an attack on a target before the dice (spec 5.4.4)."""
    return [
        kind
        for kind, condition in CONDITIONS.items()
        if getattr(ANSWERS[kind], attack.kind) == "Y" and condition(options, attack, target)
    ]
