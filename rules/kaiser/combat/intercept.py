"""Intercepts of merchants by a warship or raider (KS 5.3.2, appendix C.2)."""

from rules.kaiser.choices.deciding import agree, decide
from rules.kaiser.choices.planned import planned_boarding
from rules.kaiser.choices.targets import ship_options
from rules.kaiser.coins import Outcome, Side, roll_attack
from rules.kaiser.combat.attack import Attack, Strike, attack_mods, night_mods, worth_of_attack
from rules.kaiser.combat.reactions import REACTIONS, check_pursuit, identify_raider
from rules.kaiser.combat.sinkings import offer_recall_again, open_sinking_window, roll_recall
from rules.kaiser.combat.windows import ask_reaction, ask_reflag, ask_slim_pickings
from rules.kaiser.committed import may_assist, turn_up_assist
from rules.kaiser.pieces import action, kind_of
from rules.kaiser.ships.changes import apply_outcome, capture, damage, defence, sink, supply
from rules.kaiser.ships.passage import passage_facts, try_passage
from rules.kaiser.ships.prizes import roll_exhaustion
from rules.kaiser.state import Sinking, State, Vessel
from rules.kernel import Later, Option, Play, Table, choose


def resolve_intercept(table: Table, state: State, attack: Attack) -> Play[None]:
    """Resolve a declared intercept, merchant by merchant; it is the ship's action (KS 5.3.2)."""
    ship = attack.ship
    assert ship is not None
    if len(attack.targets) > 1 and (yield from ask_slim_pickings(table, state, attack)):
        chooser = attack.seat if table.options.slim_chooser == "attacker" else attack.defender
        attack.targets = [(yield from ask_remaining(table, state, attack, chooser))]
    ship.acted = True
    yield from strike_each(table, state, attack, ship)
    for _ in range(attack.pursuits):
        if state.owner(ship) is not None:
            check_pursuit(table, state, attack, ship)
    if attack.heard and state.owner(ship) is not None:
        identify_raider(table, state, attack, ship, "KP 3.3.27")
    if attack.unmasked:
        yield from ask_reflag(table, state, ship, "intercept")
    if state.owner(ship) is not None:
        state.turn.sinkings += [Sinking(ship, merchant, attack.defender) for merchant in attack.unanswered]


def strike_each(table: Table, state: State, attack: Attack, ship: Vessel) -> Play[None]:
    """Attack the targets in order while the ship is in play; the others are released."""
    targets = list(attack.targets)
    while targets and state.owner(ship) is not None:
        if attack.unanswered and not attack.declined and (yield from offer_recall_again(table, state, attack, ship)):
            return
        attack.declined = False
        first = targets.pop(0)
        strike = Strike(attack, first)
        first.intercepted = True
        strike.boarding = yield from board(table, state, attack, first)
        strike.reaction = yield from ask_reaction(table, state, attack, first, boarding=strike.boarding)
        if kind_of(strike.reaction) == "slim_pickings":
            targets = yield from slim(table, state, strike)
        else:
            yield from resolve_strike(table, state, strike, ship)


def ask_remaining(table: Table, state: State, attack: Attack, chooser: int) -> Play[Vessel]:
    """Choose the one merchant that stays intercepted after Slim Pickings (KS 5.5.40, 9.3)."""
    picked = yield from decide(
        table,
        state,
        chooser,
        "slim_target",
        ship_options(state, attack.targets),
        worth=lambda ship: worth_of_attack(table.options, state, attack, ship, boarding=attack.aboard),
        rule="KP 3.3.40",
        data=attack.facts(),
    )
    table.tell("released", seat=attack.defender, left=picked, rule="KP 3.3.40")
    return next(target for target in attack.targets if target.card == picked)


def slim(table: Table, state: State, strike: Strike) -> Play[list[Vessel]]:
    """Release the target, which was not worth the trouble; return the targets that are still to come (KS 5.5.40).

    From a solitaire card it may answer one of several merchants; all but one are then released (KS 5.9.7).
    """
    attack, first = strike.attack, strike.target
    if len(attack.targets) == 1:
        return []
    attack.slim_offered = True
    # A Boarding Party that was shown stays attached to the remaining merchant (KS 5.6.1).
    attack.aboard = strike.boarding
    first.intercepted = False
    if first is not attack.targets[0]:
        table.tell("released", seat=attack.defender, left=None, rule="KP 5.3.3")
        return []
    attack.targets = [(yield from ask_remaining(table, state, attack, attack.seat))]
    return list(attack.targets)


def board(table: Table, state: State, attack: Attack, target: Vessel) -> Play[bool]:
    """Attach a Boarding Party to an undamaged merchant, if there is one; return whether one is attached (KS 5.5.3)."""
    if target.damage:
        return False
    if attack.aboard:
        attack.aboard = False
        return True
    return (yield from ask_boarding(table, state, attack, target))


def ask_boarding(table: Table, state: State, attack: Attack, target: Vessel) -> Play[bool]:
    """Ask for a committed Boarding Party; return whether it is attached."""
    if not (attack.boarding or may_assist(table, state)):
        return False
    answer = yield from choose(
        attack.seat,
        "boarding",
        [Option("no"), *([Option("yes")] if attack.boarding else [])],
        secret=True,
        standing=planned_boarding(state, target.card),
        rule="KP 3.3.3",
        data=Later({**attack.facts(), "target": target.card}, lambda: {"passage": passage_facts(state, target, [])}),
    )
    if answer == "no":
        return False
    card = attack.boarding.pop(0)
    turn_up_assist(table, state, card, target=target.card)
    return True


def resolve_strike(table: Table, state: State, strike: Strike, ship: Vessel) -> Play[None]:
    """Carry out the reaction, roll if the intercept goes on, and apply the consequences (KS 5.3.2 c to f)."""
    attack, target = strike.attack, strike.target
    kind = kind_of(strike.reaction)
    answer = REACTIONS.get(kind)
    if answer is not None and not (yield from answer(table, state, strike, ship)):
        return
    outcome = yield from roll_strike(table, state, strike, ship)
    if state.owner(target) == attack.defender:
        if not target.damage:
            yield from try_passage(table, state, target, attack.seat, strike.port)
    elif outcome == "sunk" and strike.captures:
        # A captured merchant is not sunk (KS 5.3.5).
        return
    elif kind == "recalled":
        roll_recall(table, state, attack, ship)
    elif not strike.reaction:
        yield from open_sinking_window(table, state, attack, target, ship)


def roll_strike(table: Table, state: State, strike: Strike, ship: Vessel) -> Play[Outcome]:
    """Roll the intercept and, at the same moment, a Trap; apply both (KS 5.3.3, 5.5.46, 5.6.3)."""
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
            # A capture stands even if the ship is sunk at the same moment; supplies need the ship in play.
            prize = capture(table, state, target, attack.seat, "KP 3.2.5")
            apply_outcome(table, state, ship, back, attack.defender, "KP 3.3.46")
            yield from supply_by_capture(table, state, attack, ship, prize)
            return outcome
    elif outcome == "sunk":
        sink(table, state, target, attack.seat, attack.rule, doubled=attack.cargo)
    elif outcome == "damaged":
        damage(table, state, target, attack.rule)
    apply_outcome(table, state, ship, back, attack.defender, "KP 3.3.46")
    return outcome


def supply_by_capture(table: Table, state: State, attack: Attack, ship: Vessel, prize: Vessel) -> Play[None]:
    """Supply the capturing ship; under ``prize_resupply`` this may exhaust the prize (KS 5.3.4, 5.8.12)."""
    if state.owner(ship) is None or not ship.low_supply:
        return
    if table.options.prize_resupply:
        facts = {"ship": ship.card, "prize": prize.card}
        if not (
            yield from agree(table, state, attack.seat, "resupply_capture", phantom=True, rule="KP 6.12.3", data=facts)
        ):
            return
    supply(table, state, ship, "KP 3.2.5")
    if table.options.prize_resupply:
        # It was the prize's one supply of this turn (KS 5.8.12).
        prize.supplied = True
        roll_exhaustion(table, state, prize)
