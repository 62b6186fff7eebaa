"""The gain of the cards' action halves for the AI, by kind of card (KS 5.5)."""

from collections.abc import Callable, Mapping

from rules.kaiser.coins import AMOUNTS
from rules.kaiser.pieces import action, is_german, is_raider, is_warship, kind_of
from rules.kaiser.pieces import va_of as va
from rules.kaiser.pilot.judging import RATE, Judge, guns, succeeds
from rules.kaiser.pilot.ship_gains import (
    Aim,
    best_gain,
    gain_by_bombarding,
    gain_by_breakdown,
    gain_by_disguise,
    gain_by_interning,
    gain_by_interrogating,
    gain_by_port,
    gain_by_repair,
    gain_by_scuttling,
    gain_by_sheltering,
    gain_by_taking_over,
    gain_by_torpedo,
    gain_by_uc_torpedo,
)
from rules.kaiser.view.model import SeenForce, SeenVessel

Use = Callable[[Judge, int], float]
"""The gain of a card aimed at a seat; cards without a target seat ignore it."""
FRESH = 3.0
"""The worth of a new, unknown German ship."""


def without_target(gain: Callable[[Judge], float]) -> Use:
    """Return the use of a card that has no target seat."""
    return lambda judge, _: gain(judge)


def at_own(aim: Aim, fitting: Callable[[SeenForce], list[SeenVessel]]) -> Use:
    """Return the use of a card at the own ship with the highest gain."""
    return without_target(lambda judge: best_gain(judge, aim, fitting(judge.force)))


def damaged(force: SeenForce) -> list[SeenVessel]:
    """Return the damaged ships."""
    return [vessel for vessel in force.vessels if vessel.damage]


def seaworthy(force: SeenForce) -> list[SeenVessel]:
    """Return the merchants and prizes that may try for a port."""
    return [vessel for vessel in [*force.prizes, *force.row] if not vessel.damage]


def at_sea(force: SeenForce) -> list[SeenVessel]:
    """Return the German ships that are not in refuge."""
    return [ship for ship in force.ships if not ship.refuge]


def gain_of_breakdown(judge: Judge, seat: int) -> float:
    """Return the gain of Breakdown against undamaged ships."""
    return best_gain(judge, gain_by_breakdown, [ship for ship in judge.view.forces[seat].ships if not ship.damage])


def at_exposed(aim: Aim) -> Use:
    """Return the use of a card at an enemy's exposed ship."""

    def use(judge: Judge, seat: int) -> float:
        force = judge.view.forces[seat]
        known = [v for v in force.fleet if v.identified or is_warship(v.card)]
        return 0.0 if force.fog else best_gain(judge, aim, known)

    return use


def disguised_ships(judge: Judge, seat: int) -> list[SeenVessel]:
    """Return the disguised ships of a seat."""
    force = judge.view.forces[seat]
    return [v for v in force.fleet if not v.identified and not is_warship(v.card) and not v.refuge]


def gain_of_interrogate(judge: Judge, seat: int) -> float:
    """Return the gain of Interrogate against disguised ships."""
    return best_gain(judge, gain_by_interrogating, disguised_ships(judge, seat))


def gain_of_monitor(judge: Judge, seat: int) -> float:
    """Return the gain of a Monitor against ships in refuge."""
    return best_gain(judge, gain_by_bombarding, [ship for ship in judge.view.forces[seat].ships if ship.refuge])


def gain_of_submarine_u(judge: Judge, seat: int) -> float:
    """Return the gain of a torpedo."""
    return best_gain(judge, gain_by_torpedo, judge.view.forces[seat].row)


def gain_of_submarine_uc(judge: Judge, seat: int) -> float:
    """Return the gain of a torpedo or mines."""
    row = judge.view.forces[seat].row
    return max(best_gain(judge, gain_by_uc_torpedo, row), judge.sweep(action("submarine_uc").coin_mine, row))


def gain_of_lay_mines(judge: Judge, seat: int) -> float:
    """Return the gain of mines, whichever raider lays them."""
    return judge.sweep(action("lay_mines").coin_mine, judge.view.forces[seat].row)


def gain_of_blockade_runner(judge: Judge) -> float:
    """Return the gain of Blockade Runner, which rolls for each ship that is low on supply."""
    chance = succeeds("blockade_runner", AMOUNTS["prize_supplies"] * bool(judge.force.prizes))
    return chance * sum(judge.supplies(ship) for ship in judge.force.ships if ship.low_supply)


def gain_of_collier(judge: Judge) -> float:
    """Return the gain of Collier, which supplies each ship that is low on supply."""
    return sum(judge.supplies(ship) for ship in judge.force.ships if ship.low_supply)


def gain_of_rendezvous_missed(judge: Judge, seat: int) -> float:
    """Return the gain of Rendezvous Missed, which rolls for each ship with supplies."""
    force = judge.view.forces[seat]
    chance = succeeds("rendezvous_missed", -AMOUNTS["prize_supplies"] * bool(force.prizes))
    return judge.grudge * chance * sum(judge.supplies(s) for s in force.ships if not s.low_supply and not s.refuge)


def gain_of_heavy_weather(judge: Judge) -> float:
    """Return the gain of Heavy Weather: damaged ships of all seats may be lost."""
    total = 0.0
    for owner, force in judge.view.forces.items():
        hunted = [v for v in force.fleet if v.damage and not v.refuge]
        if owner in judge.friends:
            # A ship lost in a storm counts for no enemy, which an intercepted one might.
            total -= sum(judge.loses(v) - 0.3 * judge.grudge * va(v.card) * judge.exposed(v) for v in hunted)
        else:
            total += sum(judge.grudge * judge.loses(v) - 0.2 * va(v.card) * is_german(v.card) for v in hunted)
            total -= sum(judge.wounded(va(v.card)) for v in force.row if v.damage)
    return succeeds("heavy_weather") * total


def gain_of_breakout(judge: Judge) -> float:
    """Return the gain of one or two more ships, highest for a seat with few."""
    want = (1.6, 1.5, 1.2, 0.6, 0.3)[min(4, len([s for s in judge.force.ships if not s.refuge]))]
    return 0.75 * want * FRESH * min(1.0, (judge.turns - 1) / 6)


def gain_of_confusion(share: float) -> Use:
    """Return the use of confusing an enemy, higher the fewer turns it has to make up for it."""

    def use(judge: Judge, seat: int) -> float:
        force = judge.view.forces[seat]
        if force.fog or force.deception or judge.threats <= 0:
            return 0.0
        size = 4 if judge.view.seats == 1 else force.hand_size
        wasted = 0.8 * max(0, size - 2) if judge.turns <= 1 else 0.0
        return share * judge.grudge * (2.6 + wasted + 0.05 * max(-10.0, min(10.0, judge.leads(seat))))

    return use


def gain_of_intelligence(judge: Judge) -> float:
    """Return the gain of choosing among the next cards."""
    return 0.9 * judge.rate / RATE


def gain_of_recon_aircraft(judge: Judge, seat: int) -> float:
    """Return the gain of two random cards."""
    if judge.view.seats == 1:
        # The gain is the Phantom's shorter turn.
        return 2.5
    cards = min(2, judge.view.forces[seat].hand_size)
    return cards * (0.9 * judge.rate + judge.grudge * 1.2)


def gain_of_second_chance(judge: Judge) -> float:
    """Return the gain of another turn with the rest of the hand and the card just drawn."""
    if judge.view.extra or judge.view.left < 2:
        return 0.0
    return judge.rate + 0.5 + 0.25 * min(4, len(judge.hand))


def gain_of_wireless_intercept(judge: Judge) -> float:
    """Return the gain of the two known discards."""
    if judge.view.extra or judge.view.seats == 1 or judge.turns <= 1:
        return 0.0
    return sum(0.95 * judge.keeps(card) for card in judge.view.top)


def gain_of_bounding_main(judge: Judge) -> float:
    """Return the gain of an enemy's lost turn."""
    return 2.2 * judge.grudge if judge.teams and judge.threats else 0.0


def gain_of_exchange_information(judge: Judge) -> float:
    """Return the gain of an exchange, little without talk."""
    return 0.3 if judge.teams else 0.0


USES: Mapping[str, Use] = {
    "blockade_runner": without_target(gain_of_blockade_runner),
    "bounding_main": without_target(gain_of_bounding_main),
    "breakdown": gain_of_breakdown,
    "breakout": without_target(gain_of_breakout),
    "collier": without_target(gain_of_collier),
    "damage_control": at_own(gain_by_repair, damaged),
    "deception": gain_of_confusion(0.7),
    "exchange_information": without_target(gain_of_exchange_information),
    "fair_seas": at_own(gain_by_port, seaworthy),
    "fog_bank": gain_of_confusion(1.0),
    "heavy_weather": without_target(gain_of_heavy_weather),
    "intelligence": without_target(gain_of_intelligence),
    "interned": at_exposed(gain_by_interning),
    "interrogate": gain_of_interrogate,
    "island_refuge": at_own(gain_by_sheltering, at_sea),
    "lay_mines": gain_of_lay_mines,
    "monitor": gain_of_monitor,
    "recon_aircraft": gain_of_recon_aircraft,
    "reflag": at_own(gain_by_disguise, lambda force: force.fleet),
    "rendezvous_missed": gain_of_rendezvous_missed,
    "scuttle": at_own(gain_by_scuttling, lambda force: force.fleet),
    "second_chance": without_target(gain_of_second_chance),
    "submarine_u": gain_of_submarine_u,
    "submarine_uc": gain_of_submarine_uc,
    "transfer_command": at_exposed(gain_by_taking_over),
    "wireless_intercept": without_target(gain_of_wireless_intercept),
}
ATTACKING = ("interrogate", "lay_mines", "monitor", "submarine_u", "submarine_uc")
"""The action halves that are attacks; all attacks of a turn are aimed at one seat (KS 4.2.9)."""
AT_ENEMY = (
    "breakdown",
    "deception",
    "fog_bank",
    "interned",
    "recon_aircraft",
    "rendezvous_missed",
    "transfer_command",
)
"""The action halves aimed at an enemy that are not attacks (KS 4.2.10)."""


def gain_of(judge: Judge, card: str) -> float:
    """Return the gain of a card's action half at its best target, 0 for an attack."""
    kind = kind_of(card)
    use = USES.get(kind)
    if use is None or kind in ATTACKING:
        return 0.0
    if kind in AT_ENEMY:
        return max(use(judge, seat) for seat in judge.enemies)
    return use(judge, judge.seat)


def quality(ship: str) -> float:
    """Return the quality of a German ship at the start of a round: its guns, and its disguise."""
    return guns(ship) + 0.05 * is_raider(ship)
