"""The third and fourth lines of a solitaire card: what else the Phantom Player may do (KS 5.9.12)."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from rules.kaiser.attack import Attack
from rules.kaiser.cards import MERCHANTS, PHANTOM, SolitaireCard, action, va_of
from rules.kaiser.coins import success
from rules.kaiser.decks import can_break_out
from rules.kaiser.declaring import declare, mine_layers, question_ship
from rules.kaiser.hand_cards import free_of_both, random_cards
from rules.kaiser.hostile_cards import (
    exposed_ships,
    intern,
    miss_rendezvous,
    storm,
    storm_tossed,
    supplied_ships,
    take_over,
)
from rules.kaiser.moves import repair
from rules.kaiser.own_cards import break_out, coal_all, damaged_own, open_ships, run_blockade, seaworthy, with_fair_seas
from rules.kaiser.patrol import hidden, hunted, patrol, sheltered
from rules.kaiser.phantom_mind import LIVE, Worth, by_chance, german_first, pick_vessel, vessel_named, worth_of
from rules.kaiser.raid import lay_mines, torpedo
from rules.kaiser.refuge import enter
from rules.kaiser.state import Force, State, Vessel
from rules.kernel import Play, Table


class Line(NamedTuple):
    """One line of a solitaire card; ``ends``: the turn is over after it, whether it was possible or not."""

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


def third_or_fourth(table: Table, state: State, line: Line) -> Play[None]:
    """Carry out an action if it is possible."""
    if not (yield from LINES[line.name](table, state, line)):
        table.tell("phantom_idle", action=line.name, ends=line.ends, rule="KP 5.4.3")


def foe(state: State) -> Force:
    """Return the live player's force."""
    return state.forces[LIVE]


def reachable(state: State) -> bool:
    """Tell whether the live player's ships can be aimed at."""
    return foe(state).fog is None


def blockade_runner(table: Table, state: State, line: Line) -> Play[bool]:
    """Supply every ship that is low, if the dice will (KS 5.5.2)."""
    yield from ()
    if not any(ship.low_supply for ship in state.forces[PHANTOM].ships):
        return False
    run_blockade(table, state, PHANTOM)
    return True


def collier(table: Table, state: State, line: Line) -> Play[bool]:
    """Supply every ship (KS 5.5.8)."""
    yield from ()
    if not any(ship.low_supply for ship in state.forces[PHANTOM].ships):
        return False
    coal_all(table, state, PHANTOM)
    return True


def breakout(table: Table, state: State, line: Line) -> Play[bool]:
    """Try for new ships (KS 5.5.7)."""
    yield from ()
    if not can_break_out(state):
        return False
    break_out(table, state, PHANTOM)
    return True


def damage_control(table: Table, state: State, line: Line) -> Play[bool]:
    """Repair a ship (KS 5.5.9)."""
    damaged = damaged_own(state.forces[PHANTOM])
    if not damaged:
        return False
    vessel = yield from pick_vessel(table, "damage_control", damaged, lambda card: german_first(state, card))
    repair(table, state, vessel, "KP 3.3.9")
    return True


def british_intercept(table: Table, state: State, line: Line) -> Play[bool]:
    """Intercept a ship that is known (KS 5.3.9)."""
    targets = hunted(foe(state))
    if not reachable(state) or not targets:
        return False
    attack = Attack("BI", PHANTOM, LIVE, "royal_navy", line.coin, "KP 3.2.3", [], night=line.night)
    yield from royal_navy(table, state, attack, targets)
    return True


def monitor(table: Table, state: State, line: Line) -> Play[bool]:
    """Bombard a ship in refuge (KS 5.5.24)."""
    targets = sheltered(foe(state))
    if not reachable(state) or not targets:
        return False
    yield from royal_navy(table, state, Attack("MO", PHANTOM, LIVE, "monitor", line.coin, "KP 3.3.24", []), targets)
    return True


def royal_navy(table: Table, state: State, attack: Attack, targets: Sequence[Vessel]) -> Play[None]:
    """Choose among targets and intercept."""
    target = yield from pick_vessel(table, "target", targets, lambda card: worth_of(table.options, state, attack, card))
    attack.targets = [target]
    declare(table, attack)
    yield from patrol(table, state, attack)


def interrogate(table: Table, state: State, line: Line) -> Play[bool]:
    """Recognise a disguised ship of lowest, highest or any VA (KS 5.9.12)."""
    targets = hidden(foe(state))
    if not reachable(state) or not targets:
        return False
    if line.mode != "random":
        extreme = (min if line.mode == "low" else max)(va_of(vessel.card) for vessel in targets)
        targets = [vessel for vessel in targets if va_of(vessel.card) == extreme]
    target = by_chance(table, targets)
    coin = action("interrogate").coin_attack
    yield from question_ship(table, state, PHANTOM, LIVE, target, "interrogate", coin)
    return True


def interned(table: Table, state: State, line: Line) -> Play[bool]:
    """Try to have a ship interned (KS 5.5.18)."""
    return (yield from against_exposed(table, state, "interned"))


def transfer_command(table: Table, state: State, line: Line) -> Play[bool]:
    """Try to take over a ship (KS 5.5.45)."""
    return (yield from against_exposed(table, state, "transfer_command"))


def against_exposed(table: Table, state: State, card: str) -> Play[bool]:
    """Aim Interned or Transfer Command at the ship that promises most: VA times the chance (KS 5.9.13)."""
    targets = exposed_ships(table)(foe(state))
    if not reachable(state) or not targets:
        return False
    printed = action(card)

    def promise(ship: str) -> Worth:
        vessel = vessel_named(targets, ship)
        plus = 2 * vessel.damage + 2 * vessel.low_supply if card == "interned" else 0
        return va_of(ship) * success(printed.challenge, plus, printed.response), Fraction(va_of(ship))

    vessel = yield from pick_vessel(table, card, targets, promise)
    yield from (intern if card == "interned" else take_over)(table, state, vessel, PHANTOM, LIVE, card)
    return True


def deception(table: Table, state: State, line: Line) -> Play[bool]:
    """Remember Deception for the live player's next turn (KS 5.9.12, 5.9.19)."""
    return (yield from confuse(table, state, "deception"))


def fog_bank(table: Table, state: State, line: Line) -> Play[bool]:
    """Remember a Fog Bank for the live player's next turn."""
    return (yield from confuse(table, state, "fog"))


def confuse(table: Table, state: State, what: str) -> Play[bool]:
    """Lay one of both in front of the live player, unless one lies there."""
    yield from ()
    force = foe(state)
    if not free_of_both(force):
        return False
    if what == "fog":
        force.fog = "fog_bank"
        table.tell("fog", seat=LIVE, by=PHANTOM, card="fog_bank", rule="KP 5.4.3")
    else:
        force.deception = "deception"
        table.tell("deception", seat=LIVE, by=PHANTOM, card="deception", rule="KP 5.4.3")
    return True


def fair_seas(table: Table, state: State, line: Line) -> Play[bool]:
    """Have a merchant or prize try for a port (KS 5.5.12)."""
    force = state.forces[PHANTOM]
    vessels = seaworthy(force)
    if not vessels:
        return False

    def promise(card: str) -> Worth:
        merchant = MERCHANTS[card]
        chance = success(merchant.challenge, 1, merchant.response)
        twice = 2 if any(prize.card == card for prize in force.prizes) else 1
        return twice * merchant.va * chance, Fraction(merchant.va)

    vessel = yield from pick_vessel(table, "fair_seas", vessels, promise)
    with_fair_seas(table, state, vessel, PHANTOM)
    return True


def heavy_weather(table: Table, state: State, line: Line) -> Play[bool]:
    """Test every damaged ship at sea (KS 5.5.16)."""
    yield from ()
    if not storm_tossed(state, PHANTOM):
        return False
    storm(table, state, PHANTOM)
    return True


def island_refuge(table: Table, state: State, line: Line) -> Play[bool]:
    """Shelter the ship with the most troubles (KS 5.9.17)."""
    ships = open_ships(state.forces[PHANTOM])
    if not ships:
        return False
    named = {ship.card: ship for ship in ships}

    def need(card: str) -> Worth:
        troubles = named[card].troubles
        return Fraction(troubles), Fraction(va_of(card) if troubles else 0)

    vessel = yield from pick_vessel(table, "island_refuge", ships, need, by_rule=True)
    enter(table, state, vessel, "island_refuge")
    return True


def mine_attack(table: Table, state: State, line: Line) -> Play[bool]:
    """Lay mines with a raider, or by submarine (KS 5.3.10)."""
    row = list(foe(state).row)
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
    yield from lay_mines(table, state, attack)
    return True


def submarine_torpedo(table: Table, state: State, line: Line) -> Play[bool]:
    """Fire a torpedo at a merchant (KS 5.3.11)."""
    if not reachable(state) or not foe(state).row:
        return False
    attack = Attack("TO", PHANTOM, LIVE, "submarine_u", line.coin, action("submarine_u").rule, [])
    target = yield from pick_vessel(
        table, "target", foe(state).row, lambda card: worth_of(table.options, state, attack, card)
    )
    attack.targets = [target]
    declare(table, attack)
    yield from torpedo(table, state, attack)
    return True


def recon_aircraft(table: Table, state: State, line: Line) -> Play[bool]:
    """Have two random cards of the live player discarded face down (KS 5.9.12)."""
    yield from ()
    lost = random_cards(table, state, LIVE, 2)
    if not lost:
        return False
    for card in lost:
        foe(state).hand.remove(card)
    state.discard += lost
    table.tell(
        "cards_lost", seat=LIVE, cards=len(lost), private={LIVE: {"lost": list(lost)}}, reveals=True, rule="KP 5.4.3"
    )
    return True


def rendezvous_missed(table: Table, state: State, line: Line) -> Play[bool]:
    """Try to cut the live player's ships off (KS 5.5.33)."""
    yield from ()
    if not reachable(state) or not supplied_ships(foe(state)):
        return False
    miss_rendezvous(table, state, PHANTOM, LIVE)
    return True


LINES: Mapping[str, Callable[[Table, State, Line], Play[bool]]] = {
    "blockade_runner": blockade_runner,
    "breakout": breakout,
    "british_intercept": british_intercept,
    "collier": collier,
    "damage_control": damage_control,
    "deception": deception,
    "fair_seas": fair_seas,
    "fog_bank": fog_bank,
    "heavy_weather": heavy_weather,
    "interned": interned,
    "interrogate": interrogate,
    "island_refuge": island_refuge,
    "lay_mines": mine_attack,
    "monitor": monitor,
    "recon_aircraft": recon_aircraft,
    "rendezvous_missed": rendezvous_missed,
    "submarine_mines": mine_attack,
    "submarine_torpedo": submarine_torpedo,
    "transfer_command": transfer_command,
}
