"""Mines and torpedoes, and the answers to them (KS 5.3.10, 5.3.11, 5.5.22, 5.5.28, 5.5.29, 5.5.34)."""

from rules.kaiser.coins import Side, challenge, roll_attack
from rules.kaiser.combat.attack import Attack
from rules.kaiser.combat.sinkings import mistaken_identity
from rules.kaiser.combat.windows import ask_after_sinking, ask_reaction
from rules.kaiser.committed import score_card
from rules.kaiser.pieces import action, kind_of
from rules.kaiser.ships.changes import damage, defence, sink
from rules.kaiser.state import State, Vessel
from rules.kernel import Play, Table


def resolve_mines(table: Table, state: State, attack: Attack) -> Play[None]:
    """Attack every merchant of the defender's row, with one roll each (KS 5.3.10)."""
    if (yield from ask_reaction(table, state, attack, attack.targets[0])):
        return
    mistaken = False
    for target in list(attack.targets):
        if not roll_hit(table, state, attack, target, "mines"):
            continue
        if not mistaken:
            mistaken = yield from offer_mistaken_identity(table, state, attack, target)


def roll_hit(table: Table, state: State, attack: Attack, target: Vessel, purpose: str) -> bool:
    """Roll a mine or torpedo; return whether the ship was sunk."""
    ours = Side(attack.seat, attack.what, attack.coin)
    outcome = roll_attack(table, purpose, ours, defence(state, target), attack.rule)
    if outcome == "sunk":
        # Special Cargo does not double a prize (KS 5.8.9).
        sink(table, state, target, attack.seat, attack.rule, doubled=attack.cargo and not attack.at_prize)
    elif outcome == "damaged":
        damage(table, state, target, attack.rule)
    return outcome == "sunk"


def offer_mistaken_identity(table: Table, state: State, attack: Attack, target: Vessel) -> Play[bool]:
    """Open the window for Mistaken Identity after a sinking; return whether it was played (KS 5.3.10, 5.3.11)."""
    card = yield from ask_after_sinking(table, state, attack, target, [])
    if not card:
        return False
    yield from mistaken_identity(table, state, attack.defender, attack.seat, target.card)
    return True


def resolve_torpedo(table: Table, state: State, attack: Attack) -> Play[None]:
    """Fire at one merchant, or at a disguised prize if the submarine recognises it (KS 5.3.11, 5.8.9)."""
    (target,) = attack.targets
    if attack.at_prize and not roll_recognition(table, attack, target):
        return
    card = yield from ask_reaction(table, state, attack, target)
    kind = kind_of(card)
    if kind in ("q_ship", "sail_q_ship"):
        roll_duel(table, state, attack, card)
        return
    if kind == "razzle_dazzle" and roll_razzle_dazzle(table, attack, target):
        return
    # A defender who reacted has used the window; Mistaken Identity is not for prizes.
    if roll_hit(table, state, attack, target, "torpedo") and not card and not attack.at_prize:
        yield from offer_mistaken_identity(table, state, attack, target)


def roll_recognition(table: Table, attack: Attack, target: Vessel) -> bool:
    """Roll a recognition; return whether the submarine recognises the prize (KS 5.8.9)."""
    ours = Side(attack.seat, attack.what, "BG")
    return challenge(table, "recognise_prize", ours, Side(attack.defender, target.card, "B"), attack.rule)


def roll_razzle_dazzle(table: Table, attack: Attack, target: Vessel) -> bool:
    """Roll Razzle-Dazzle; return whether the torpedo misses (KS 5.5.29)."""
    card = action("razzle_dazzle")
    ours = Side(attack.defender, target.card, card.challenge)
    return challenge(table, "razzle_dazzle", ours, Side(attack.seat, attack.what, card.response), card.rule)


def roll_duel(table: Table, state: State, attack: Attack, card: str) -> None:
    """Roll the duel of a submarine and the Q-Ship in the merchant's place (KS 5.5.28, 5.5.34)."""
    ship, boat = action(card), action(attack.what)
    theirs = Side(attack.defender, card, ship.challenge)
    if challenge(table, "q_ship", theirs, Side(attack.seat, attack.what, ship.response), ship.rule):
        # Both fire before either sinks, the submarine first (KS 5.6.3).
        shot = roll_shot(
            table, attack.seat, attack.what, boat.coin_gun, attack.defender, card, ship.coin_defence, ship.rule
        )
        back = roll_shot(
            table, attack.defender, card, ship.coin_gun, attack.seat, attack.what, boat.coin_defence, ship.rule
        )
    else:
        shot = roll_shot(
            table, attack.seat, attack.what, attack.coin, attack.defender, card, ship.coin_defence, ship.rule
        )
        charges = bool(ship.coin_dc) and not shot
        back = charges and roll_shot(
            table, attack.defender, card, ship.coin_dc, attack.seat, attack.what, boat.coin_defence, ship.rule
        )
    if shot:
        score_card(table, state, card, attack.seat)
    if back:
        score_card(table, state, attack.what, attack.defender)


def roll_shot(table: Table, seat: int, what: str, coin: str, foe: int, other: str, against: str, rule: str) -> bool:
    """Fire from a submarine or Q-Ship at the other; return whether it sank. Damage has no effect (KS 5.5.28)."""
    return roll_attack(table, "duel", Side(seat, what, coin), Side(foe, other, against), rule) == "sunk"
