"""The gain of action halves aimed at a ship, for the AI (KS 5.5)."""

from collections.abc import Callable, Mapping, Sequence

from rules.kaiser.coins import AMOUNTS
from rules.kaiser.pieces import action, is_german, is_warship
from rules.kaiser.pieces import va_of as va
from rules.kaiser.pilot.judging import UNDERSEA, Judge, marks, succeeds
from rules.kaiser.view.model import SeenVessel

Aim = Callable[[Judge, SeenVessel], float]
"""The gain of a card aimed at a ship."""


def best_gain(judge: Judge, aim: Aim, vessels: Sequence[SeenVessel]) -> float:
    """Return the highest gain among some ships, 0 if there are none."""
    return max((aim(judge, vessel) for vessel in vessels), default=0.0)


# ---------------------------------------------------------------- aimed at a ship


def gain_by_interrogating(judge: Judge, vessel: SeenVessel) -> float:
    """Return the gain of an interrogation: identifying the ship counts even if the attack fails."""
    card = action("interrogate")
    return succeeds("interrogate") * (judge.hunt(card.coin_attack, 0, vessel) + 0.1 * va(vessel.card))


def gain_by_bombarding(judge: Judge, vessel: SeenVessel) -> float:
    """Return the gain of a Monitor against a ship in refuge."""
    return judge.hunt(action("monitor").coin_attack, AMOUNTS["monitor"], vessel)


def gain_by_torpedo(judge: Judge, vessel: SeenVessel) -> float:
    """Return the gain of a U-boat's torpedo."""
    return UNDERSEA * judge.sinks(action("submarine_u").coin_torp, vessel)


def gain_by_uc_torpedo(judge: Judge, vessel: SeenVessel) -> float:
    """Return the gain of a minelaying U-boat's torpedo."""
    return UNDERSEA * judge.sinks(action("submarine_uc").coin_torp, vessel)


def gain_by_breakdown(judge: Judge, vessel: SeenVessel) -> float:
    """Return the gain of damaging a ship."""
    chance = succeeds("breakdown")
    return chance * (0.2 * va(vessel.card) * (judge.exposed(vessel)) + judge.grudge * judge.service(vessel) * 0.5)


def interned(vessel: SeenVessel) -> float:
    """Return the chance that Interned takes a ship out of play: its markers count for the attacker (KS 5.5.18)."""
    return succeeds("interned", -marks(vessel))


def gain_by_interning(judge: Judge, vessel: SeenVessel) -> float:
    """Return the gain of interning a ship."""
    chance = interned(vessel)
    loss = judge.loses(vessel)
    # An interned German ship cannot be sunk for its VA.
    return chance * (judge.grudge * loss - (0.1 * va(vessel.card) if is_german(vessel.card) else 0.0))


def gain_by_taking_over(judge: Judge, vessel: SeenVessel) -> float:
    """Return the gain of taking over a ship, which counts for both sides."""
    loss = judge.loses(vessel)
    return succeeds("transfer_command") * loss * (1 + judge.grudge)


def gain_by_repair(judge: Judge, vessel: SeenVessel) -> float:
    """Return the gain of repairs: the cost of the damage."""
    return 1.1 * judge.hurt(vessel) if vessel.damage else 0.0


def gain_by_scuttling(judge: Judge, vessel: SeenVessel) -> float:
    """Return the gain of scuttling: a doomed ship does not count for an enemy; a prize is worth more afloat."""
    if not is_german(vessel.card) or not judge.exposed(vessel) or not vessel.damage:
        return -1.0
    doom = min(0.5, 0.12 * judge.threats)
    return doom * judge.grudge * va(vessel.card) - (1 - doom) * judge.service(vessel)


def gain_by_sheltering(judge: Judge, vessel: SeenVessel) -> float:
    """Return the gain of a refuge, which repairs, supplies and hides a ship."""
    if not vessel.damage and not vessel.low_supply:
        return 0.25 * judge.grudge * (judge.exposed(vessel) and judge.threats > 0) * va(vessel.card) - judge.service(
            vessel
        )
    peril = 0.3 * judge.grudge * va(vessel.card) if judge.exposed(vessel) and vessel.damage else 0.0
    care = succeeds("island_refuge") * (judge.hurt(vessel) * bool(vessel.damage) + 1.0 * vessel.low_supply)
    return care + peril * min(1.0, judge.threats / 3)


def gain_by_port(judge: Judge, vessel: SeenVessel) -> float:
    """Return the gain of reaching a port: a merchant scores, a prize is safe."""
    worth = 0.15 * va(vessel.card) * judge.later if judge.is_prize(vessel) else va(vessel.card) + judge.unlocks
    return judge.port(vessel, AMOUNTS["fair_seas"]) * worth


def gain_by_disguise(judge: Judge, vessel: SeenVessel) -> float:
    """Return the gain of a disguise: the Royal Navy cannot intercept a disguised ship."""
    if not vessel.identified or is_warship(vessel.card):
        return 0.0
    at_stake = judge.loses(vessel) + judge.grudge * va(vessel.card)
    return (0.3 if vessel.damage else 0.17) * at_stake * min(1.0, judge.threats / 3) * (not vessel.refuge)


AIMS: Mapping[str, Aim] = {
    "breakdown": gain_by_breakdown,
    "damage_control": gain_by_repair,
    "fair_seas": gain_by_port,
    "interned": gain_by_interning,
    "interrogate": gain_by_interrogating,
    "island_refuge": gain_by_sheltering,
    "monitor": gain_by_bombarding,
    "reflag": gain_by_disguise,
    "scuttle": gain_by_scuttling,
    "submarine_u": gain_by_torpedo,
    "submarine_uc": gain_by_uc_torpedo,
    "transfer_command": gain_by_taking_over,
}
