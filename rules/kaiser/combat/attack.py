"""An attack under way: its public facts, its modifiers, and its worth (KS 5.2.3)."""

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from rules.kaiser.choices.phantom import Worth
from rules.kaiser.coins import AMOUNTS, Mod, odds
from rules.kaiser.options import Options
from rules.kaiser.pieces import AttackKind, defence_of, is_german, marked, sails, va_of
from rules.kaiser.ships.changes import damage_mods, low_supply_mods
from rules.kaiser.state import State, Vessel

ROYAL_NAVY = "royal_navy"
"""The attacker in an intercept by the Royal Navy, whichever card is read for it (KS 5.3.9)."""


@dataclass
class Attack:
    """One attack card in action. ``what``: the ship or card that rolls ``coin``; ``ship``: an intercepting German ship.

    ``at_prize``: whether a torpedo is aimed at a prize. ``slim_offered``: whether Slim Pickings against all its targets
    was asked or played, so that no other fits. ``boarding``: the Boarding Parties that may be attached;
    ``aboard``: whether one is, for the next undamaged target. ``unmasked``: whether it identified its raider;
    ``heard``: whether it will do so at its end. ``unanswered``: sunk merchants without a reaction so far.
    ``declined``: whether the defender has just passed after a sinking, so that Recalled is not offered again at once.
    ``pursuits``: supply checks to come (KS 5.8.6).
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
    at_prize: bool = False
    slim_offered: bool = False
    boarding: list[str] = field(default_factory=list[str])
    aboard: bool = False
    unmasked: bool = False
    heard: bool = False
    unanswered: list[str] = field(default_factory=list[str])
    declined: bool = False
    pursuits: int = 0

    def aims(self) -> list[str]:
        """Return the ids of its targets."""
        return [target.card for target in self.targets]

    def facts(self) -> dict[str, Any]:
        """Return its public facts, for events and questions."""
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
    """An own-ship intercept of one merchant, with the cards attached and answered to it (KS 5.3.2)."""

    attack: Attack
    target: Vessel
    boarding: bool = False
    reaction: str = ""
    mods: list[Mod] = field(default_factory=list[Mod])
    capture: bool = False
    trap: bool = False
    port: list[Mod] = field(default_factory=list[Mod])
    """Modifiers of the try for a friendly port that may follow."""

    @property
    def captures(self) -> bool:
        """Whether the merchant is captured instead of sunk (KS 5.3.3)."""
        return self.capture or self.boarding


def attack_mods(options: Options, attack: Attack) -> list[Mod]:
    """Return the present modifiers of an attack's roll (KS 5.2.3)."""
    mods = night_mods(attack)
    if attack.surprise:
        wolf = options.little_wolf and attack.ship is not None and marked(attack.ship.card, "floatplane")
        mods.append(Mod("surprise_attack", AMOUNTS["surprise_attack_by_wolf" if wolf else "surprise_attack"]))
    if attack.searchlight:
        mods.append(Mod("searchlight", AMOUNTS["searchlight"]))
    if attack.kind == "MO":
        mods.append(Mod("monitor", AMOUNTS["monitor"]))
    if attack.ship is not None:
        mods += [*damage_mods(attack.ship), *low_supply_mods(attack.ship)]
    return mods


def night_mods(attack: Attack) -> list[Mod]:
    """Return the night modifier of an attack; an AMC and a Trap have it too (KS 5.5.1, 5.5.46)."""
    return [Mod("night", AMOUNTS["night"])] if attack.night else []


def worth_of_attack(options: Options, state: State, attack: Attack, card: str, *, boarding: bool = False) -> Worth:
    """Return the worth of an attack on a ship: VA times the chance to sink it, then its VA (KS 5.9.13)."""
    vessel = next(vessel for force in state.forces for vessel in force.vessels if vessel.card == card)
    plus = sum(mod.amount for mod in attack_mods(options, attack))
    sunk, _ = odds(attack.coin, plus, defence_of(card), AMOUNTS["damaged"] * vessel.damage)
    va = Fraction(va_of(card))
    return va * sunk * (2 if boarding and not vessel.damage else 1), va


def break_contact_mods(options: Options, attack: Attack, target: Vessel) -> list[Mod]:
    """Return the modifiers of Break Contact (KS 5.5.5 and the options)."""
    mods = [*damage_mods(target), *low_supply_mods(target)]
    if options.sail_raider and marked(target.card, "sail"):
        mods.append(Mod("seeadler", AMOUNTS["seeadler"]))
    if options.sail_raider and attack.ship is not None and marked(attack.ship.card, "sail"):
        mods.append(Mod("seeadler", -AMOUNTS["seeadler"]))
    if options.little_wolf and marked(target.card, "floatplane"):
        mods.append(Mod("wolf", AMOUNTS["wolf"]))
    if options.sail_merchants and sails(target.card):
        mods.append(Mod("sailing_ship", AMOUNTS["sailing_ship"]))
    return mods


def shallow_run_mods(options: Options, vessel: Vessel) -> list[Mod]:
    """Return the modifiers of a Shallow Run (KS 5.5.38, 5.8.13)."""
    mods = damage_mods(vessel)
    if (options.fast_raiders or options.shallow_pursuit) and is_german(vessel.card) and marked(vessel.card, "fast"):
        mods.append(Mod("fast_raider", AMOUNTS["fast_raider"]))
    return mods
