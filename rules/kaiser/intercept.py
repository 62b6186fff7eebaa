"""A warship or raider intercepts merchants (KS 5.3.2, appendix C.2)."""

from collections.abc import Callable, Mapping

from rules.kaiser.attack import (
    Attack,
    Strike,
    attack_mods,
    break_contact_mods,
    night_mods,
    shallow_run_mods,
)
from rules.kaiser.cards import action, kind_of, marked
from rules.kaiser.coins import Mod, Outcome, Side, challenge
from rules.kaiser.coins import attack as roll_attack
from rules.kaiser.deciding import decide
from rules.kaiser.moves import (
    capture,
    damage,
    defence,
    identify,
    lose_supply,
    out_of_play,
    sink,
    suffer,
    supply,
    try_for_port,
)
from rules.kaiser.phantom_mind import worth_of
from rules.kaiser.prizes import exhaustion
from rules.kaiser.state import Scored, Sinking, State, Vessel
from rules.kaiser.tabled import score_card, spend
from rules.kaiser.windows import after_sinking, react, reflag_window, slim, window
from rules.kernel import Option, Play, Table


def intercept(table: Table, state: State, attack: Attack) -> Play[None]:
    """Resolve a declared intercept, merchant by merchant; the ship has acted then (KS 5.3.2)."""
    ship = attack.ship
    assert ship is not None
    attack.declared = len(attack.targets)
    if attack.declared > 1 and (yield from slim(table, state, attack)):
        attack.targets = [(yield from one_that_remains(table, state, attack))]
    ship.acted = True
    yield from strike_each(table, state, attack, ship)
    for _ in range(attack.pursuits):
        if state.owner(ship) is not None:
            check_pursuit(table, state, attack, ship)
    if attack.heard and state.owner(ship) is not None:
        unmask(table, state, attack, ship, "KP 3.3.27")
    if attack.unmasked:
        yield from reflag_window(table, state, ship, "intercept", "KP 3.3.32")
    if state.owner(ship) is not None:
        state.turn.sinkings += [Sinking(ship, merchant, attack.defender) for merchant in attack.unanswered]


def strike_each(table: Table, state: State, attack: Attack, ship: Vessel) -> Play[None]:
    """Attack the targets in order while the ship is in play; those left are released."""
    targets, aboard = list(attack.targets), False
    while targets and state.owner(ship) is not None:
        if attack.unanswered and (yield from recalled_before(table, state, attack, ship)):
            return
        first = targets.pop(0)
        strike = Strike(attack, first)
        first.intercepted = True
        strike.boarding = (aboard and not first.damage) or (yield from board(table, state, attack, first))
        strike.reaction = yield from react(table, state, attack, first)
        if strike.reaction == "slim_pickings" and state.is_phantom(attack.defender) and attack.declared > 1:
            # A Boarding Party that was shown is still there for the one that remains (KS 5.6.1).
            aboard = strike.boarding
            targets = yield from phantom_slims(table, state, attack, first)
            continue
        yield from resolve(table, state, strike, ship)


def one_that_remains(table: Table, state: State, attack: Attack) -> Play[Vessel]:
    """Name the one merchant that is still intercepted after Slim Pickings (KS 5.5.40, 9.3)."""
    attacker = table.options.slim_chooser == "attacker" or state.is_phantom(attack.defender)
    chooser = attack.seat if attacker else attack.defender
    options = [Option(target.card, {"ship": target.card}) for target in attack.targets]
    picked = yield from decide(
        table,
        state,
        chooser,
        "slim_target",
        options,
        worth=lambda ship: worth_of(table.options, state, attack, ship),
        rule="KP 3.3.40",
        data=attack.facts(),
    )
    table.tell("released", seat=attack.defender, left=picked, rule="KP 3.3.40")
    return next(target for target in attack.targets if target.card == picked)


def phantom_slims(table: Table, state: State, attack: Attack, first: Vessel) -> Play[list[Vessel]]:
    """Read Slim Pickings drawn by the Phantom against several merchants: those not named are released (KS 5.9.7)."""
    first.intercepted = False
    if first is not attack.targets[0]:
        table.tell("released", seat=attack.defender, left=None, rule="KP 5.3.3")
        return []
    attack.targets = [(yield from one_that_remains(table, state, attack))]
    return list(attack.targets)


def board(table: Table, state: State, attack: Attack, target: Vessel) -> Play[bool]:
    """Ask whether to attach a Boarding Party to an undamaged merchant (KS 5.5.3)."""
    if target.damage or not attack.boarding:
        return False
    if state.is_phantom(attack.seat):
        attack.boarding.pop()
        return True
    answer = yield from decide(
        table,
        state,
        attack.seat,
        "boarding",
        [Option("no"), Option("yes")],
        secret=True,
        rule="KP 3.3.3",
        data={**attack.facts(), "target": target.card},
    )
    if answer == "no":
        return False
    card = attack.boarding.pop(0)
    spend(table, state, card, target=target.card)
    return True


# ---------------------------------------------------------------- one merchant


def resolve(table: Table, state: State, strike: Strike, ship: Vessel) -> Play[None]:
    """Carry out the reaction, roll if the intercept survives it, and see to what follows (KS 5.3.2 c to f)."""
    attack, target = strike.attack, strike.target
    kind = kind_of(strike.reaction)
    answer = REACTIONS.get(kind, goes_on)
    if not (yield from answer(table, state, strike, ship)):
        return
    outcome = yield from dice(table, state, strike, ship)
    if state.owner(target) == attack.defender:
        if not target.damage:
            yield from try_passage(table, state, target, attack.seat, strike.port)
    elif outcome == "sunk" and strike.captures:
        # Captured is not sunk (KS 5.3.5).
        return
    elif kind == "recalled":
        recall(table, state, attack, ship)
    elif not strike.reaction:
        yield from sunk_unanswered(table, state, attack, target, ship)


def dice(table: Table, state: State, strike: Strike, ship: Vessel) -> Play[Outcome]:
    """Roll the intercept, and a Trap at the same moment; apply both (KS 5.3.3, 5.5.46, 5.6.3)."""
    attack, target = strike.attack, strike.target
    mods = [*attack_mods(table.options, attack), *strike.mods]
    ours = Side(attack.seat, ship.card, attack.coin, mods)
    outcome = roll_attack(table, "intercept", ours, defence(state, target), attack.rule)
    back: Outcome = "none"
    if strike.trap:
        trap = Side(attack.defender, strike.reaction, action(strike.reaction).coin_attack, night_mods(attack))
        back = roll_attack(table, "trap", trap, defence(state, ship), "KP 3.3.46")
    if strike.captures:
        if outcome == "sunk":
            # A capture stands even if the ship is sunk at the same moment; re-supply needs it in play.
            prize = capture(table, state, target, attack.seat, "KP 3.2.5")
            suffer(table, state, ship, back, attack.defender, "KP 3.3.46")
            yield from supply_by_capture(table, state, attack, ship, prize)
            return outcome
    elif outcome == "sunk":
        sink(table, state, target, attack.seat, attack.rule, doubled=attack.cargo)
    elif outcome == "damaged":
        damage(table, state, target, attack.rule)
    suffer(table, state, ship, back, attack.defender, "KP 3.3.46")
    return outcome


def supply_by_capture(table: Table, state: State, attack: Attack, ship: Vessel, prize: Vessel) -> Play[None]:
    """Re-supply the capturing ship, which may exhaust the prize where the table plays it so (KS 5.3.4, 5.8.12)."""
    if state.owner(ship) is None or not ship.low_supply:
        return
    if table.options.prize_resupply:
        take = yield from decide(
            table,
            state,
            attack.seat,
            "resupply_capture",
            [Option("no"), Option("yes")],
            fixed="yes",
            rule="KP 6.12.3",
            data={"ship": ship.card, "prize": prize.card},
        )
        if take == "no":
            return
    supply(table, state, ship, "KP 3.2.5")
    if table.options.prize_resupply:
        exhaustion(table, state, prize)


def try_passage(table: Table, state: State, vessel: Vessel, foe: int, extra: list[Mod]) -> Play[None]:
    """Let an undamaged merchant or prize that came through try for a friendly port (KS 5.3.6 to 5.3.8)."""
    owner = state.owner(vessel)
    assert owner is not None
    if not table.options.auto_safe_passage:
        tries = yield from decide(
            table,
            state,
            owner,
            "safe_passage",
            [Option("try"), Option("stay")],
            fixed="try",
            ordered="safe_passage",
            rule="KP 3.2.6",
            data={"ship": vessel.card},
        )
        if tries == "stay":
            return
    try_for_port(table, state, vessel, foe, extra, "KP 3.2.6")


# ---------------------------------------------------------------- reactions: each tells whether the dice still fall


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


# ---------------------------------------------------------------- after a sinking


def sunk_unanswered(table: Table, state: State, attack: Attack, target: Vessel, ship: Vessel) -> Play[None]:
    """Open the window after a sinking (KS 5.4.5)."""
    card = yield from after_sinking(table, state, attack, target.card, recall=True)
    if kind_of(card) == "recalled":
        recall(table, state, attack, ship)
    elif card:
        yield from mistaken_identity(table, state, attack.defender, attack.seat, target.card)
    else:
        attack.unanswered.append(target.card)


def recalled_before(table: Table, state: State, attack: Attack, ship: Vessel) -> Play[bool]:
    """Offer Recalled again before a further target; tell whether the ship went home (KS 5.4.5)."""
    if state.is_phantom(attack.defender):
        return False
    facts = {**attack.facts(), "target": attack.unanswered[0]}
    card = yield from window(table, state, attack.defender, "after_sinking", ["recalled"], facts, "KP 3.3.30")
    if not card:
        return False
    attack.unanswered.pop(0)
    return recall(table, state, attack, ship)


def recall(table: Table, state: State, attack: Attack, ship: Vessel) -> bool:
    """Roll Recalled; tell whether the ship went home (KS 5.5.30)."""
    return recall_ship(table, state, ship, attack.defender, attack.seat)


def recall_ship(table: Table, state: State, ship: Vessel, by: int, owner: int) -> bool:
    """Roll Recalled against a ship of ``owner``."""
    if state.owner(ship) is None:
        return False
    printed = action("recalled")
    ours = Side(by, "recalled", printed.challenge)
    if not challenge(table, "recalled", ours, Side(owner, ship.card, printed.response), printed.rule):
        return False
    out_of_play(table, state, ship, "recalled", printed.rule)
    return True


def mistaken_identity(table: Table, state: State, seat: int, foe: int, lost: str) -> Play[None]:
    """Exchange a merchant just lost for one in the own pile; doubling stays with the slot (KS 5.5.23)."""
    options = [Option(scored.card, {"ship": scored.card}) for scored in state.forces[seat].sunk_merchants]
    cheapest = min(state.forces[seat].sunk_merchants, key=lambda scored: scored.va).card
    picked = yield from decide(
        table, state, seat, "mistaken_pick", options, default=cheapest, rule="KP 3.3.23", data={"ship": lost}
    )
    printed = action("mistaken_identity")
    ours = Side(seat, "mistaken_identity", printed.challenge)
    if not challenge(table, "mistaken_identity", ours, Side(foe, lost, printed.response), printed.rule):
        return
    mine, theirs = slot_of(state, seat, picked), slot_of(state, foe, lost)
    mine.card, theirs.card = lost, picked
    table.tell("swapped", seat=seat, other=foe, ship=lost, swapped=picked, rule=printed.rule)


def slot_of(state: State, seat: int, card: str) -> Scored:
    """Return the slot of a card in a victory pile."""
    return next(scored for scored in state.forces[seat].pile if scored.card == card)


def recall_late(table: Table, state: State) -> Play[None]:
    """Open the last window for Recalled, when the attacker ends the play loop (KS 5.4.5)."""
    sinkings = [sinking for sinking in state.turn.sinkings if state.owner(sinking.vessel) == state.turn.seat]
    if not sinkings or state.is_phantom(sinkings[0].defender):
        return
    defender = sinkings[0].defender
    ships = list(dict.fromkeys(sinking.vessel.card for sinking in sinkings))
    facts = {"seat": state.turn.seat, "defender": defender, "ships": ships}
    card = yield from window(table, state, defender, "recall_late", ["recalled"], facts, "KP 3.3.30")
    if not card:
        return
    options = [Option(ship, {"ship": ship}) for ship in ships]
    picked = yield from decide(table, state, defender, "recall_ship", options, rule="KP 3.3.30")
    ship = next(sinking.vessel for sinking in sinkings if sinking.vessel.card == picked)
    recall_ship(table, state, ship, defender, state.turn.seat)
