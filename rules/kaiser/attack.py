"""An attack under way: what everybody knows of it, its modifiers, and which cards may answer it (KS 5.2.3, 5.4.4)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.kaiser.cards import ANSWERS, AttackKind, is_german, marked, sails
from rules.kaiser.coins import Mod
from rules.kaiser.moves import may_be_disguised, want, wounds
from rules.kaiser.options import Options
from rules.kaiser.state import Vessel


@dataclass
class Attack:
    """One attack card at work. ``what``: the ship or card that rolls ``coin``; ``ship``: an intercepting German ship.

    ``declared``: at how many merchants it was aimed. ``boarding``: the cards for it that may be attached.
    ``unmasked``: whether its raider was identified by it; ``heard``: it will be at its end. ``unanswered``: merchants
    it sank to which nobody has reacted. ``pursuits``: supply checks to come (KS 5.8.6).
    """

    kind: AttackKind
    seat: int
    defender: int
    what: str
    coin: str
    rule: str
    targets: list[Vessel]
    ship: Vessel | None = None
    night: bool = False
    surprise: bool = False
    searchlight: bool = False
    cargo: bool = False
    declared: int = 1
    boarding: list[str] = field(default_factory=list[str])
    unmasked: bool = False
    heard: bool = False
    unanswered: list[str] = field(default_factory=list[str])
    pursuits: int = 0

    def aims(self) -> list[str]:
        """Return the ids of its targets."""
        return [target.card for target in self.targets]

    def facts(self) -> dict[str, Any]:
        """Return what everybody knows of it, for events and questions."""
        return {
            "attack": self.kind,
            "seat": self.seat,
            "defender": self.defender,
            "what": self.what,
            "coin": self.coin,
            "night": self.night,
            "surprise": self.surprise,
            "searchlight": self.searchlight,
            "cargo": self.cargo,
        }


@dataclass
class Strike:
    """An own-ship intercept of one merchant: what was attached and answered to it (KS 5.3.2)."""

    attack: Attack
    target: Vessel
    boarding: bool = False
    reaction: str = ""
    mods: list[Mod] = field(default_factory=list[Mod])
    capture: bool = False
    trap: bool = False
    port: list[Mod] = field(default_factory=list[Mod])
    """What is added to the try for a friendly port that may follow."""

    @property
    def captures(self) -> bool:
        """Whether the merchant is captured where it would be sunk (KS 5.3.3)."""
        return self.capture or self.boarding


def attack_mods(options: Options, attack: Attack) -> list[Mod]:
    """Return the modifiers of an attack's roll as they are now (KS 5.2.3)."""
    mods = night_mods(attack)
    if attack.surprise:
        wolf = options.little_wolf and attack.ship is not None and marked(attack.ship.card, "floatplane")
        mods.append(Mod("surprise_attack", 4 if wolf else 2))
    if attack.searchlight:
        mods.append(Mod("searchlight", 3))
    if attack.kind == "MO":
        mods.append(Mod("monitor", 2))
    if attack.ship is not None:
        mods += [*wounds(attack.ship), *want(attack.ship)]
    return mods


def night_mods(attack: Attack) -> list[Mod]:
    """Return what the night takes from an attack; of an AMC or a Trap too (KS 5.5.1, 5.5.46)."""
    return [Mod("night", -1)] if attack.night else []


# ---------------------------------------------------------------- which card answers which attack


def always(options: Options, attack: Attack, target: Vessel) -> bool:
    """No condition."""
    return True


def not_for_sailers(options: Options, attack: Attack, target: Vessel) -> bool:
    """Not for a sailing merchant with that option (KS 5.8.11)."""
    return not (options.sail_merchants and sails(target.card))


def by_day(options: Options, attack: Attack, target: Vessel) -> bool:
    """By day, and without a Surprise Attack; the target is not in refuge."""
    return not attack.night and not attack.surprise and target.refuge is None


def fast_ship(options: Options, attack: Attack, target: Vessel) -> bool:
    """By day, without a Surprise Attack, undamaged."""
    return by_day(options, attack, target) and not target.damage and not_for_sailers(options, attack, target)


def undamaged(options: Options, attack: Attack, target: Vessel) -> bool:
    """The merchant is undamaged."""
    return not target.damage


def disguised_raider(options: Options, attack: Attack, target: Vessel) -> bool:
    """The raider is not identified yet."""
    return attack.ship is not None and not attack.ship.identified


def q_ship(options: Options, attack: Attack, target: Vessel) -> bool:
    """Not in place of a prize; nor of a sailing merchant with that option."""
    return not target_is_prize(attack, target) and not_for_sailers(options, attack, target)


def sail_q_ship(options: Options, attack: Attack, target: Vessel) -> bool:
    """In place of a sailing merchant, prizes not (KS 5.5.34)."""
    return sails(target.card) and not target_is_prize(attack, target)


def reflag(options: Options, attack: Attack, target: Vessel) -> bool:
    """An identified raider or prize, where the table plays it so (KS 5.5.32)."""
    return options.reflag_cancels and may_be_disguised(target)


def slim_pickings(options: Options, attack: Attack, target: Vessel) -> bool:
    """Against one merchant only; not against Wolf with that option (KS 5.8.3)."""
    return attack.declared == 1 and may_be_slimmed(options, attack)


def may_be_slimmed(options: Options, attack: Attack) -> bool:
    """Tell whether Slim Pickings may be played at all (KS 5.8.3)."""
    return not (options.little_wolf and attack.ship is not None and marked(attack.ship.card, "floatplane"))


def target_is_prize(attack: Attack, target: Vessel) -> bool:
    """Tell whether a torpedo is aimed at a prize (KS 5.8.9)."""
    return attack.kind == "TO" and attack.rule == PRIZE_RULE


PRIZE_RULE = "KP 6.9.1"

CONDITIONS: Mapping[str, Callable[[Options, Attack, Vessel], bool]] = {
    "amc": not_for_sailers,
    "break_contact": by_day,
    "fast_ship": fast_ship,
    "minesweeper": always,
    "non_combatant": undamaged,
    "pull_the_plug": always,
    "qqq": disguised_raider,
    "q_ship": q_ship,
    "razzle_dazzle": always,
    "reflag": reflag,
    "sail_q_ship": sail_q_ship,
    "shallow_run": by_day,
    "slim_pickings": slim_pickings,
    "trap": always,
}


def answers(options: Options, attack: Attack, target: Vessel) -> list[str]:
    """Return the kinds of card that may answer an attack on a target before the dice fall (spec 5.4.4)."""
    return [
        kind
        for kind, condition in CONDITIONS.items()
        if getattr(ANSWERS[kind], attack.kind) == "Y" and condition(options, attack, target)
    ]


def break_contact_mods(options: Options, attack: Attack, target: Vessel) -> list[Mod]:
    """Return what is added to Break Contact (KS 5.5.5 and the options)."""
    mods = [*wounds(target), *want(target)]
    if options.sail_raider and marked(target.card, "sail"):
        mods.append(Mod("seeadler", -2))
    if options.sail_raider and attack.ship is not None and marked(attack.ship.card, "sail"):
        mods.append(Mod("seeadler", 2))
    if options.little_wolf and marked(target.card, "floatplane"):
        mods.append(Mod("wolf", 2))
    if options.sail_merchants and sails(target.card):
        mods.append(Mod("sailing_ship", -2))
    return mods


def shallow_run_mods(options: Options, vessel: Vessel) -> list[Mod]:
    """Return what is added to a Shallow Run (KS 5.5.38, 5.8.13)."""
    mods = wounds(vessel)
    if (options.fast_raiders or options.shallow_pursuit) and is_german(vessel.card) and marked(vessel.card, "fast"):
        mods.append(Mod("fast_raider", -2))
    return mods
