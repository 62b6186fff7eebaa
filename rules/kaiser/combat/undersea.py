"""Mines and torpedoes, and what answers them (KS 5.3.10, 5.3.11, 5.5.22, 5.5.28, 5.5.29, 5.5.34)."""

from rules.kaiser.attack import PRIZE_RULE, Attack
from rules.kaiser.cards import action, kind_of
from rules.kaiser.coins import Side, challenge
from rules.kaiser.coins import attack as roll_attack
from rules.kaiser.moves import damage, defence, sink
from rules.kaiser.sinkings import mistaken_identity
from rules.kaiser.state import State, Vessel
from rules.kaiser.tabled import score_card
from rules.kaiser.windows import after_sinking, react
from rules.kernel import Play, Table


def lay_mines(table: Table, state: State, attack: Attack) -> Play[None]:
    """Attack every merchant of the defender's row, each by itself (KS 5.3.10)."""
    if (yield from react(table, state, attack, attack.targets[0])):
        return
    mistaken = False
    for target in list(attack.targets):
        if not explodes(table, state, attack, target, "mines"):
            continue
        if not mistaken:
            mistaken = yield from identity(table, state, attack, target)


def explodes(table: Table, state: State, attack: Attack, target: Vessel, purpose: str) -> bool:
    """Roll a mine or torpedo; tell whether the ship was sunk."""
    ours = Side(attack.seat, attack.what, attack.coin)
    outcome = roll_attack(table, purpose, ours, defence(state, target), attack.rule)
    if outcome == "sunk":
        # A prize counts its plain VA (KS 5.8.9).
        sink(table, state, target, attack.seat, attack.rule, doubled=attack.cargo and attack.rule != PRIZE_RULE)
    elif outcome == "damaged":
        damage(table, state, target, attack.rule)
    return outcome == "sunk"


def identity(table: Table, state: State, attack: Attack, target: Vessel) -> Play[bool]:
    """Open the window for Mistaken Identity after a sinking; tell whether it was played (KS 5.3.10, 5.3.11)."""
    card = yield from after_sinking(table, state, attack, target.card, recall=False)
    if not card:
        return False
    yield from mistaken_identity(table, state, attack.defender, attack.seat, target.card)
    return True


def torpedo(table: Table, state: State, attack: Attack) -> Play[None]:
    """Fire at one merchant, or at a disguised prize that is recognised first (KS 5.3.11, 5.8.9)."""
    (target,) = attack.targets
    if attack.rule == PRIZE_RULE and not recognised(table, attack, target):
        return
    card = yield from react(table, state, attack, target)
    kind = kind_of(card)
    if kind in ("q_ship", "sail_q_ship"):
        duel(table, state, attack, card)
        return
    if kind == "razzle_dazzle" and dazzled(table, attack, target):
        return
    # What has reacted has used its slot; nor is a prize anybody's merchant.
    if explodes(table, state, attack, target, "torpedo") and not card and attack.rule != PRIZE_RULE:
        yield from identity(table, state, attack, target)


def recognised(table: Table, attack: Attack, target: Vessel) -> bool:
    """Roll whether a submarine recognises a prize for what it is (KS 5.8.9)."""
    ours = Side(attack.seat, attack.what, "BG")
    return challenge(table, "recognise_prize", ours, Side(attack.defender, target.card, "B"), PRIZE_RULE)


def dazzled(table: Table, attack: Attack, target: Vessel) -> bool:
    """Roll Razzle-Dazzle (KS 5.5.29)."""
    card = action("razzle_dazzle")
    ours = Side(attack.defender, target.card, card.challenge)
    return challenge(table, "razzle_dazzle", ours, Side(attack.seat, attack.what, card.response), card.rule)


def duel(table: Table, state: State, attack: Attack, card: str) -> None:
    """A Q-ship has taken the merchant's place (KS 5.5.28, 5.5.34)."""
    ship, boat = action(card), action(attack.what)
    theirs = Side(attack.defender, card, ship.challenge)
    if challenge(table, "q_ship", theirs, Side(attack.seat, attack.what, ship.response), ship.rule):
        # Both fire before either sinks, the submarine first (KS 5.6.3).
        shot = fires(
            table, attack.seat, attack.what, boat.coin_gun, attack.defender, card, ship.coin_defence, ship.rule
        )
        back = fires(
            table, attack.defender, card, ship.coin_gun, attack.seat, attack.what, boat.coin_defence, ship.rule
        )
    else:
        shot = fires(table, attack.seat, attack.what, attack.coin, attack.defender, card, ship.coin_defence, ship.rule)
        charges = bool(ship.coin_dc) and not shot
        back = charges and fires(
            table, attack.defender, card, ship.coin_dc, attack.seat, attack.what, boat.coin_defence, ship.rule
        )
    if shot:
        score_card(table, state, card, attack.seat)
    if back:
        score_card(table, state, attack.what, attack.defender)


def fires(table: Table, seat: int, what: str, coin: str, foe: int, other: str, against: str, rule: str) -> bool:
    """Have a submarine or Q-ship fire at the other; tell whether it sank. Damage matters to neither (KS 5.5.28)."""
    return roll_attack(table, "duel", Side(seat, what, coin), Side(foe, other, against), rule) == "sunk"
