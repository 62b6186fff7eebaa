"""What the reaction cards do to an own-ship intercept of one merchant, before the dice (KS 5.5, 5.6.1)."""

from collections.abc import Callable, Mapping

from rules.kaiser.attack import Attack, Strike, attack_mods, break_contact_mods, night_mods, shallow_run_mods
from rules.kaiser.cards import action, marked
from rules.kaiser.coins import Mod, Side, challenge
from rules.kaiser.coins import attack as roll_attack
from rules.kaiser.deciding import decide
from rules.kaiser.moves import damage, defence, identify, lose_supply, sink, suffer
from rules.kaiser.passage import try_passage
from rules.kaiser.state import State, Vessel
from rules.kaiser.tabled import score_card
from rules.kernel import Option, Play, Table


def goes_on(table: Table, state: State, strike: Strike, ship: Vessel) -> Play[bool]:
    """No reaction, or one that is kept for later."""
    yield from ()
    return True


def amc(table: Table, state: State, strike: Strike, ship: Vessel) -> Play[bool]:
    """An armed merchant cruiser takes the merchant's place (KS 5.5.1)."""
    attack, card = strike.attack, action(strike.reaction)
    unmask(table, state, attack, ship, card.rule)
    ours = Side(attack.seat, ship.card, attack.coin, attack_mods(table.options, attack))
    theirs = Side(attack.defender, strike.reaction, card.coin_defence)
    outcome = roll_attack(table, "amc", ours, theirs, card.rule)
    guns = Side(attack.defender, strike.reaction, card.coin_attack, night_mods(attack))
    back = roll_attack(table, "amc_guns", guns, defence(state, ship), card.rule)
    if outcome == "sunk":
        score_card(table, state, strike.reaction, attack.seat)
    suffer(table, state, ship, back, attack.defender, card.rule)
    yield from ()
    return False


def break_contact(table: Table, state: State, strike: Strike, ship: Vessel) -> Play[bool]:
    """The merchant tries to get away (KS 5.5.5)."""
    attack, target = strike.attack, strike.target
    if not got_away(table, state, attack, target, strike.reaction):
        return True
    if not target.damage:
        yield from try_passage(table, state, target, attack.seat, [])
    return False


def got_away(table: Table, state: State, attack: Attack, target: Vessel, card: str) -> bool:
    """Roll Break Contact; tell whether it succeeded (KS 5.5.5)."""
    printed, mods = action(card), break_contact_mods(table.options, attack, target)
    ours = Side(attack.defender, target.card, printed.challenge, mods)
    return challenge(table, "break_contact", ours, Side(attack.seat, attack.what, printed.response), printed.rule)


def fast_ship(table: Table, state: State, strike: Strike, ship: Vessel) -> Play[bool]:
    """The merchant runs; a fast raider may run after it (KS 5.5.13, 5.8.2, 5.8.6)."""
    attack, options = strike.attack, table.options
    seeadler = options.sail_raider and marked(ship.card, "sail")
    if options.fast_raiders and marked(ship.card, "fast") and not ship.low_supply:
        pursues = yield from decide(
            table,
            state,
            attack.seat,
            "pursue_fast",
            [Option("no"), Option("yes")],
            fixed="no",
            rule="KP 6.6.1",
            data={**attack.facts(), "target": strike.target.card},
        )
        if pursues == "yes":
            attack.pursuits += 1
            table.tell("pursued", seat=attack.seat, ship=ship.card, target=strike.target.card, rule="KP 6.6.1")
            return True
    strike.mods.append(Mod("fast_ship", -4 if seeadler else -2))
    return True


def check_pursuit(table: Table, state: State, attack: Attack, ship: Vessel) -> None:
    """Roll for the supplies of a fast raider that has pursued (KS 5.8.6)."""
    ours = Side(attack.seat, ship.card, "B")
    if (
        not challenge(table, "pursuit", ours, Side(attack.defender, ship.card, "BR"), "KP 6.6.1")
        and not ship.low_supply
    ):
        lose_supply(table, state, ship, "KP 6.6.1")


def non_combatant(table: Table, state: State, strike: Strike, ship: Vessel) -> Play[bool]:
    """The merchant does not fight: it is captured or nothing happens to it (KS 5.5.25)."""
    strike.mods.append(Mod("non_combatant", -2))
    strike.capture = True
    strike.port.append(Mod("non_combatant", 2))
    yield from ()
    return True


def qqq(table: Table, state: State, strike: Strike, ship: Vessel) -> Play[bool]:
    """The merchant cries for help: the raider is known (KS 5.5.27)."""
    if state.is_phantom(strike.attack.defender):
        # On a solitaire card it counts at the end of the intercept (KS 5.9.7).
        strike.attack.heard = True
    else:
        unmask(table, state, strike.attack, ship, "KP 3.3.27")
    yield from ()
    return True


def unmask(table: Table, state: State, attack: Attack, ship: Vessel, rule: str) -> None:
    """Identify the intercepting raider."""
    attack.unmasked = identify(table, state, ship, rule) or attack.unmasked


def shallow_run(table: Table, state: State, strike: Strike, ship: Vessel) -> Play[bool]:
    """The merchant runs into shallow water; it may be followed where the table plays it so (KS 5.5.38, 5.8.10)."""
    attack, target = strike.attack, strike.target
    follows = "no"
    if table.options.shallow_pursuit:
        follows = yield from decide(
            table,
            state,
            attack.seat,
            "pursue_shallow",
            [Option("no"), Option("yes")],
            fixed="no",
            rule="KP 6.10.1",
            data={**attack.facts(), "target": target.card},
        )
    if follows == "no":
        if run_aground(table, state, attack, target, strike.reaction) and not target.damage:
            yield from try_passage(table, state, target, attack.seat, [])
        return False
    # Both roll before either is harmed (KS 5.6.3).
    safe = through_shallows(table, state, target, attack.seat, strike.reaction)
    followed = through_shallows(table, state, ship, attack.defender, strike.reaction)
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
    """Run a target through the shallows; tell whether it came through unharmed (KS 5.5.38)."""
    safe = through_shallows(table, state, target, attack.seat, card)
    if not safe:
        harm_in_shallows(table, state, target, attack.seat)
    return safe


def through_shallows(table: Table, state: State, vessel: Vessel, foe: int, card: str) -> bool:
    """Roll a Shallow Run for a ship."""
    owner, printed = state.owner(vessel), action(card)
    assert owner is not None
    ours = Side(owner, vessel.card, printed.challenge, shallow_run_mods(table.options, vessel))
    return challenge(table, "shallow_run", ours, Side(foe, vessel.card, printed.response), printed.rule)


def harm_in_shallows(table: Table, state: State, vessel: Vessel, foe: int) -> None:
    """Damage a ship in the shallows, or sink it if it was damaged (KS 5.5.38)."""
    if vessel.damage:
        sink(table, state, vessel, foe, "KP 3.3.38")
    else:
        damage(table, state, vessel, "KP 3.3.38")


def slim_pickings(table: Table, state: State, strike: Strike, ship: Vessel) -> Play[bool]:
    """There was nothing worth the trouble (KS 5.5.40)."""
    yield from ()
    return False


def trap(table: Table, state: State, strike: Strike, ship: Vessel) -> Play[bool]:
    """The merchant is armed (KS 5.5.46)."""
    unmask(table, state, strike.attack, ship, "KP 3.3.46")
    strike.trap = True
    yield from ()
    return True


REACTIONS: Mapping[str, Callable[[Table, State, Strike, Vessel], Play[bool]]] = {
    "amc": amc,
    "break_contact": break_contact,
    "fast_ship": fast_ship,
    "non_combatant": non_combatant,
    "qqq": qqq,
    "shallow_run": shallow_run,
    "slim_pickings": slim_pickings,
    "trap": trap,
}
"""By kind of card; each tells whether the dice of the intercept still fall."""
