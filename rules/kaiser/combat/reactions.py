"""The effects of reaction cards on an own-ship intercept of one merchant, before the dice (KS 5.5, 5.6.1)."""

from collections.abc import Callable, Mapping

from rules.kaiser.choices.deciding import agree
from rules.kaiser.coins import AMOUNTS, Mod, Side, challenge, roll_attack
from rules.kaiser.combat.attack import Attack, Strike, attack_mods, break_contact_mods, night_mods, shallow_run_mods
from rules.kaiser.committed import score_card
from rules.kaiser.options import Options
from rules.kaiser.pieces import action, is_physical, marked
from rules.kaiser.ships.changes import apply_outcome, damage, defence, identify, lose_supply, sink
from rules.kaiser.ships.passage import try_passage
from rules.kaiser.state import State, Vessel
from rules.kernel import Play, Table


def resolve_amc(table: Table, state: State, strike: Strike, ship: Vessel) -> Play[bool]:
    """Let an armed merchant cruiser fight in the merchant's place (KS 5.5.1)."""
    attack, card = strike.attack, action(strike.reaction)
    identify_raider(table, state, attack, ship, card.rule)
    ours = Side(attack.seat, ship.card, attack.coin, attack_mods(table.options, attack))
    theirs = Side(attack.defender, strike.reaction, card.coin_defence)
    outcome = roll_attack(table, "amc", ours, theirs, card.rule)
    guns = Side(attack.defender, strike.reaction, card.coin_attack, night_mods(attack))
    back = roll_attack(table, "amc_guns", guns, defence(state, ship), card.rule)
    if outcome == "sunk":
        score_card(table, state, strike.reaction, attack.seat)
    apply_outcome(table, state, ship, back, attack.defender, card.rule)
    yield from ()
    return False


def resolve_break_contact(table: Table, state: State, strike: Strike) -> Play[bool]:
    """Let the merchant try to get away (KS 5.5.5)."""
    attack, target = strike.attack, strike.target
    if not roll_break_contact(table, attack, target, strike.reaction):
        return True
    if not target.damage:
        yield from try_passage(table, state, target, attack.seat, [])
    return False


def roll_break_contact(table: Table, attack: Attack, target: Vessel, card: str) -> bool:
    """Roll Break Contact; return whether it succeeded (KS 5.5.5)."""
    printed, mods = action(card), break_contact_mods(table.options, attack, target)
    ours = Side(attack.defender, target.card, printed.challenge, mods)
    return challenge(table, "break_contact", ours, Side(attack.seat, attack.what, printed.response), printed.rule)


def resolve_fast_ship(table: Table, state: State, strike: Strike, ship: Vessel) -> Play[bool]:
    """Let the merchant run; a fast raider may pursue it (KS 5.5.13, 5.8.2, 5.8.6)."""
    attack = strike.attack
    if may_pursue(table.options, ship):
        facts = {**attack.facts(), "target": strike.target.card}
        if (yield from agree(table, state, attack.seat, "pursue_fast", phantom=False, rule="KP 6.6.1", data=facts)):
            attack.pursuits += 1
            table.tell("pursued", seat=attack.seat, ship=ship.card, target=strike.target.card, rule="KP 6.6.1")
            return True
    strike.mods += fast_ship_mods(table.options, attack)
    return True


def may_pursue(options: Options, ship: Vessel) -> bool:
    """Return whether the attacker may pursue a fast ship (KS 5.8.6)."""
    return options.fast_raiders and marked(ship.card, "fast") and not ship.low_supply


def fast_ship_mods(options: Options, attack: Attack) -> list[Mod]:
    """Return the modifier of Fast Ship on the attack; Seeadler is slower (KS 5.5.13, 5.8.2)."""
    seeadler = options.sail_raider and attack.ship is not None and marked(attack.ship.card, "sail")
    return [Mod("fast_ship", AMOUNTS["fast_ship_from_seeadler" if seeadler else "fast_ship"])]


def check_pursuit(table: Table, state: State, attack: Attack, ship: Vessel) -> None:
    """Roll for the supplies of a fast raider after a pursuit (KS 5.8.6)."""
    ours = Side(attack.seat, ship.card, "B")
    if (
        not challenge(table, "pursuit", ours, Side(attack.defender, ship.card, "BR"), "KP 6.6.1")
        and not ship.low_supply
    ):
        lose_supply(table, state, ship, "KP 6.6.1")


def resolve_non_combatant(strike: Strike) -> Play[bool]:
    """Mark the merchant as a non-combatant: it is captured or unharmed (KS 5.5.25)."""
    strike.mods.append(Mod("non_combatant", AMOUNTS["non_combatant"]))
    strike.capture = True
    strike.port.append(Mod("non_combatant", AMOUNTS["non_combatant_to_port"]))
    yield from ()
    return True


def resolve_qqq(table: Table, state: State, strike: Strike, ship: Vessel) -> Play[bool]:
    """Identify the raider by the merchant's cry for help (KS 5.5.27)."""
    if is_physical(strike.reaction):
        identify_raider(table, state, strike.attack, ship, "KP 3.3.27")
    else:
        # From a solitaire card it takes effect at the end of the intercept (KS 5.9.7).
        strike.attack.heard = True
    yield from ()
    return True


def identify_raider(table: Table, state: State, attack: Attack, ship: Vessel, rule: str) -> None:
    """Identify the intercepting raider."""
    attack.unmasked = identify(table, state, ship, rule) or attack.unmasked


def resolve_shallow_run(table: Table, state: State, strike: Strike, ship: Vessel) -> Play[bool]:
    """Run the merchant into shallow water; under ``shallow_pursuit`` the attacker may follow (KS 5.5.38, 5.8.10)."""
    attack, target = strike.attack, strike.target
    facts = {**attack.facts(), "target": target.card}
    follows = table.options.shallow_pursuit and (
        yield from agree(table, state, attack.seat, "pursue_shallow", phantom=False, rule="KP 6.10.1", data=facts)
    )
    if not follows:
        if run_aground(table, state, attack, target, strike.reaction) and not target.damage:
            yield from try_passage(table, state, target, attack.seat, [])
        return False
    # Both ships roll before either is harmed (KS 5.6.3).
    safe = roll_shallow_run(table, state, target, attack.seat, strike.reaction)
    followed = roll_shallow_run(table, state, ship, attack.defender, strike.reaction)
    if not safe:
        harm_in_shallows(table, state, target, attack.seat)
    if not followed:
        harm_in_shallows(table, state, ship, attack.defender)
    if state.owner(ship) is not None and state.owner(target) == attack.defender:
        strike.boarding = strike.boarding and not target.damage
        return True
    if state.owner(target) == attack.defender and safe and not target.damage:
        yield from try_passage(table, state, target, attack.seat, [])
    return False


def run_aground(table: Table, state: State, attack: Attack, target: Vessel, card: str) -> bool:
    """Run a target through the shallows; return whether it stayed unharmed (KS 5.5.38)."""
    safe = roll_shallow_run(table, state, target, attack.seat, card)
    if not safe:
        harm_in_shallows(table, state, target, attack.seat)
    return safe


def roll_shallow_run(table: Table, state: State, vessel: Vessel, foe: int, card: str) -> bool:
    """Roll a Shallow Run for a ship; return whether it succeeded."""
    owner, printed = state.owner(vessel), action(card)
    assert owner is not None
    ours = Side(owner, vessel.card, printed.challenge, shallow_run_mods(table.options, vessel))
    return challenge(table, "shallow_run", ours, Side(foe, vessel.card, printed.response), printed.rule)


def harm_in_shallows(table: Table, state: State, vessel: Vessel, foe: int) -> None:
    """Damage a ship in the shallows, or sink a damaged one (KS 5.5.38)."""
    if vessel.damage:
        sink(table, state, vessel, foe, "KP 3.3.38")
    else:
        damage(table, state, vessel, "KP 3.3.38")


def resolve_trap(table: Table, state: State, strike: Strike, ship: Vessel) -> Play[bool]:
    """Arm the merchant, and identify the raider (KS 5.5.46)."""
    identify_raider(table, state, strike.attack, ship, "KP 3.3.46")
    strike.trap = True
    yield from ()
    return True


REACTIONS: Mapping[str, Callable[[Table, State, Strike, Vessel], Play[bool]]] = {
    "amc": resolve_amc,
    "break_contact": lambda table, state, strike, _: resolve_break_contact(table, state, strike),
    "fast_ship": resolve_fast_ship,
    "non_combatant": lambda _table, _state, strike, _ship: resolve_non_combatant(strike),
    "qqq": resolve_qqq,
    "shallow_run": resolve_shallow_run,
    "trap": resolve_trap,
}
"""By kind of card; each returns whether the dice of the intercept are rolled. The other cards act at another time."""
