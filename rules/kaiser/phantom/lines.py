"""The third and fourth lines of a solitaire card: the Phantom Player's other actions (KS 5.9.12)."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from rules.kaiser.cards.hands import random_cards, unconfused
from rules.kaiser.cards.hostile import (
    exposed_ships,
    interned_mods,
    roll_heavy_weather,
    roll_interned,
    roll_rendezvous_missed,
    roll_transfer_command,
    storm_tossed,
    supplied_ships,
)
from rules.kaiser.cards.own import (
    fair_seas_facts,
    fair_seas_targets,
    outside_refuge,
    repair_targets,
    roll_blockade_runner,
    roll_breakout,
    roll_fair_seas,
    supply_all,
)
from rules.kaiser.choices.phantom import LIVE, Worth, by_chance, german_first, pick_vessel, vessel_named
from rules.kaiser.coins import AMOUNTS, success
from rules.kaiser.combat.attack import ROYAL_NAVY, Attack, worth_of_attack
from rules.kaiser.combat.declaring import declare, mine_layers, roll_interrogate
from rules.kaiser.combat.patrol import interrogate_targets, monitor_targets, navy_targets, resolve_patrol
from rules.kaiser.combat.undersea import resolve_mines, resolve_torpedo
from rules.kaiser.decks.dealing import can_break_out
from rules.kaiser.pieces import MERCHANTS, PHANTOM, SolitaireCard, action, va_of
from rules.kaiser.ships.changes import repair
from rules.kaiser.ships.refuge import enter_refuge
from rules.kaiser.state import Force, State, Vessel
from rules.kernel import Play, Table


class Line(NamedTuple):
    """One line of a solitaire card; ``ends``: whether the turn ends after it, possible or not."""

    name: str
    coin: str
    night: bool
    mode: str
    ends: bool

    @classmethod
    def of(cls, card: SolitaireCard, which: int) -> "Line":
        """Return the third or fourth line of a card."""
        if which == 3:
            night, ends = bool(card.attack3_night), bool(card.attack3_et)
            return cls(card.attack3, card.attack3_coin, night, card.attack3_mode, ends)
        return cls(card.attack4, card.attack4_coin, bool(card.attack4_night), card.attack4_mode, bool(card.attack4_et))


def carry_out(table: Table, state: State, line: Line) -> Play[None]:
    """Carry out a line, or announce that it is impossible."""
    if not (yield from LINES[line.name](table, state, line)):
        table.tell("phantom_idle", action=line.name, ends=line.ends, rule="KP 5.4.3")


def live_force(state: State) -> Force:
    """Return the live player's force."""
    return state.forces[LIVE]


def reachable(state: State) -> bool:
    """Return whether the live player's ships can be aimed at."""
    return live_force(state).fog is None


def line_blockade_runner(table: Table, state: State) -> Play[bool]:
    """Try to supply every ship that is low on supply (KS 5.5.2)."""
    yield from ()
    if not any(ship.low_supply for ship in state.forces[PHANTOM].ships):
        return False
    roll_blockade_runner(table, state, PHANTOM)
    return True


def line_collier(table: Table, state: State) -> Play[bool]:
    """Supply every ship that is low on supply (KS 5.5.8)."""
    yield from ()
    if not any(ship.low_supply for ship in state.forces[PHANTOM].ships):
        return False
    supply_all(table, state, PHANTOM)
    return True


def line_breakout(table: Table, state: State) -> Play[bool]:
    """Try for new ships (KS 5.5.7)."""
    yield from ()
    if not can_break_out(state):
        return False
    roll_breakout(table, state, PHANTOM)
    return True


def line_damage_control(table: Table, state: State) -> Play[bool]:
    """Repair a ship (KS 5.5.9)."""
    damaged = repair_targets(state.forces[PHANTOM])
    if not damaged:
        return False
    vessel = yield from pick_vessel(table, "damage_control", damaged, lambda card: german_first(state, card))
    repair(table, state, vessel, "KP 3.3.9")
    return True


def line_british_intercept(table: Table, state: State, line: Line) -> Play[bool]:
    """Intercept an exposed ship (KS 5.3.9)."""
    targets = navy_targets(live_force(state))
    if not reachable(state) or not targets:
        return False
    attack = Attack("BI", PHANTOM, LIVE, ROYAL_NAVY, line.coin, "KP 3.2.3", [], night=line.night)
    yield from royal_navy(table, state, attack, targets)
    return True


def line_monitor(table: Table, state: State, line: Line) -> Play[bool]:
    """Bombard a ship in refuge (KS 5.5.24)."""
    targets = monitor_targets(live_force(state))
    if not reachable(state) or not targets:
        return False
    yield from royal_navy(table, state, Attack("MO", PHANTOM, LIVE, "monitor", line.coin, "KP 3.3.24", []), targets)
    return True


def royal_navy(table: Table, state: State, attack: Attack, targets: Sequence[Vessel]) -> Play[None]:
    """Choose one of the targets and intercept it."""
    target = yield from pick_vessel(
        table, "target", targets, lambda card: worth_of_attack(table.options, state, attack, card)
    )
    attack.targets = [target]
    declare(table, attack)
    yield from resolve_patrol(table, state, attack)


def line_interrogate(table: Table, state: State, line: Line) -> Play[bool]:
    """Interrogate a disguised ship of lowest, highest or any VA (KS 5.9.12)."""
    targets = interrogate_targets(live_force(state))
    if not reachable(state) or not targets:
        return False
    if line.mode != "random":
        extreme = (min if line.mode == "low" else max)(va_of(vessel.card) for vessel in targets)
        targets = [vessel for vessel in targets if va_of(vessel.card) == extreme]
    target = by_chance(table, targets)
    coin = action("interrogate").coin_attack
    yield from roll_interrogate(table, state, PHANTOM, LIVE, target, "interrogate", coin)
    return True


def against_exposed(table: Table, state: State, card: str) -> Play[bool]:
    """Aim Interned or Transfer Command at the ship with the highest product of VA and chance (KS 5.5.18, 5.9.13)."""
    targets = exposed_ships(table)(live_force(state))
    if not reachable(state) or not targets:
        return False
    printed = action(card)

    def promise(ship: str) -> Worth:
        vessel = vessel_named(targets, ship)
        plus = sum(mod.amount for mod in interned_mods(vessel)) if card == "interned" else 0
        return va_of(ship) * success(printed.challenge, plus, printed.response), Fraction(va_of(ship))

    vessel = yield from pick_vessel(table, card, targets, promise)
    yield from (roll_interned if card == "interned" else roll_transfer_command)(
        table, state, vessel, PHANTOM, LIVE, card
    )
    return True


def lay_in_front(table: Table, state: State, what: str) -> Play[bool]:
    """Lay Fog Bank or Deception in front of the live player, unless one lies there (KS 5.9.12, 5.9.19)."""
    yield from ()
    force = live_force(state)
    if not unconfused(force):
        return False
    if what == "fog":
        force.fog = "fog_bank"
        table.tell("fog", seat=LIVE, by=PHANTOM, card="fog_bank", rule="KP 5.4.3")
    else:
        force.deception = "deception"
        table.tell("deception", seat=LIVE, by=PHANTOM, card="deception", rule="KP 5.4.3")
    return True


def line_fair_seas(table: Table, state: State) -> Play[bool]:
    """Have a merchant or prize try for a port (KS 5.5.12)."""
    force = state.forces[PHANTOM]
    vessels = fair_seas_targets(force)
    if not vessels:
        return False

    def promise(card: str) -> Worth:
        merchant = MERCHANTS[card]
        chance = success(merchant.challenge, AMOUNTS["fair_seas"], merchant.response)
        twice = 2 if any(prize.card == card for prize in force.prizes) else 1
        return twice * merchant.va * chance, Fraction(merchant.va)

    def told(card: str) -> Mapping[str, Any]:
        return fair_seas_facts(state, vessel_named(vessels, card))

    vessel = yield from pick_vessel(table, "fair_seas", vessels, promise, told=told)
    roll_fair_seas(table, state, vessel, PHANTOM)
    return True


def line_heavy_weather(table: Table, state: State) -> Play[bool]:
    """Test every damaged ship at sea (KS 5.5.16)."""
    yield from ()
    if not storm_tossed(state, PHANTOM):
        return False
    roll_heavy_weather(table, state, PHANTOM)
    return True


def line_island_refuge(table: Table, state: State) -> Play[bool]:
    """Shelter the ship with the most troubles (KS 5.9.17)."""
    ships = outside_refuge(state.forces[PHANTOM])
    if not ships:
        return False
    named = {ship.card: ship for ship in ships}

    def need(card: str) -> Worth:
        troubles = named[card].troubles
        return Fraction(troubles), Fraction(va_of(card) if troubles else 0)

    vessel = yield from pick_vessel(table, "island_refuge", ships, need, by_rule=True)
    enter_refuge(table, state, vessel, "island_refuge")
    return True


def line_mine_attack(table: Table, state: State, line: Line) -> Play[bool]:
    """Lay mines with a raider or a submarine (KS 5.3.10)."""
    row = list(live_force(state).row)
    if not reachable(state) or not row:
        return False
    what = "submarine_uc"
    if line.name == "lay_mines":
        layers = mine_layers(state.forces[PHANTOM])
        if not layers:
            return False
        raider = yield from pick_vessel(table, "lay_mines", layers, lambda card: (Fraction(-va_of(card)),))
        raider.acted, what = True, "lay_mines"
    attack = Attack("MI", PHANTOM, LIVE, what, line.coin, action(what).rule, row)
    declare(table, attack)
    yield from resolve_mines(table, state, attack)
    return True


def line_submarine_torpedo(table: Table, state: State, line: Line) -> Play[bool]:
    """Fire a torpedo at a merchant (KS 5.3.11)."""
    if not reachable(state) or not live_force(state).row:
        return False
    attack = Attack("TO", PHANTOM, LIVE, "submarine_u", line.coin, action("submarine_u").rule, [])
    target = yield from pick_vessel(
        table, "target", live_force(state).row, lambda card: worth_of_attack(table.options, state, attack, card)
    )
    attack.targets = [target]
    declare(table, attack)
    yield from resolve_torpedo(table, state, attack)
    return True


def line_recon_aircraft(table: Table, state: State) -> Play[bool]:
    """Discard two random cards of the live player face down (KS 5.9.12)."""
    yield from ()
    lost = random_cards(table, state, LIVE, 2)
    if not lost:
        return False
    for card in lost:
        live_force(state).hand.remove(card)
    state.discard += lost
    table.tell(
        "cards_lost", seat=LIVE, cards=len(lost), private={LIVE: {"lost": list(lost)}}, reveals=True, rule="KP 5.4.3"
    )
    return True


def line_rendezvous_missed(table: Table, state: State) -> Play[bool]:
    """Try to take the supplies of the live player's ships (KS 5.5.33)."""
    yield from ()
    if not reachable(state) or not supplied_ships(live_force(state)):
        return False
    roll_rendezvous_missed(table, state, PHANTOM, LIVE)
    return True


def by_name(do: Callable[[Table, State], Play[bool]]) -> Callable[[Table, State, Line], Play[bool]]:
    """Return a line that needs only the table and the state."""
    return lambda table, state, _: do(table, state)


LINES: Mapping[str, Callable[[Table, State, Line], Play[bool]]] = {
    "blockade_runner": by_name(line_blockade_runner),
    "breakout": by_name(line_breakout),
    "british_intercept": line_british_intercept,
    "collier": by_name(line_collier),
    "damage_control": by_name(line_damage_control),
    "deception": lambda table, state, _: lay_in_front(table, state, "deception"),
    "fair_seas": by_name(line_fair_seas),
    "fog_bank": lambda table, state, _: lay_in_front(table, state, "fog"),
    "heavy_weather": by_name(line_heavy_weather),
    "interned": lambda table, state, _: against_exposed(table, state, "interned"),
    "interrogate": line_interrogate,
    "island_refuge": by_name(line_island_refuge),
    "lay_mines": line_mine_attack,
    "monitor": line_monitor,
    "recon_aircraft": by_name(line_recon_aircraft),
    "rendezvous_missed": by_name(line_rendezvous_missed),
    "submarine_mines": line_mine_attack,
    "submarine_torpedo": line_submarine_torpedo,
    "transfer_command": lambda table, state, _: against_exposed(table, state, "transfer_command"),
}
"""By name of the line; each returns whether the line was possible."""
