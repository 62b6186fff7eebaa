"""After a merchant was sunk: Recalled and Mistaken Identity (KS 5.4.5, 5.5.23, 5.5.30)."""

from rules.kaiser.attack import Attack
from rules.kaiser.cards import action, kind_of, va_of
from rules.kaiser.coins import Side, challenge
from rules.kaiser.deciding import decide
from rules.kaiser.moves import out_of_play
from rules.kaiser.state import Scored, State, Vessel
from rules.kaiser.windows import after_sinking, window
from rules.kernel import Option, Play, Table


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
    # Doubling stays with the slot: what is given away is what is printed on the card.
    cheapest = min((scored.card for scored in state.forces[seat].sunk_merchants), key=va_of)
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
