"""Answers to the sinking of a merchant: Recalled and Mistaken Identity (KS 5.4.5, 5.5.23, 5.5.30)."""

from collections.abc import Sequence
from functools import partial

from rules.kaiser.choices.deciding import decide
from rules.kaiser.choices.targets import dice_facts, success_facts
from rules.kaiser.coins import Side, challenge
from rules.kaiser.combat.attack import Attack
from rules.kaiser.combat.windows import ask_after_sinking, ask_window, sinking_facts
from rules.kaiser.pieces import action, kind_of, va_of
from rules.kaiser.ships.changes import out_of_play
from rules.kaiser.ships.refuge import ships_free_to_leave
from rules.kaiser.state import Scored, Sinking, State, Vessel
from rules.kernel import Option, Play, Table


def open_sinking_window(table: Table, state: State, attack: Attack, target: Vessel, ship: Vessel) -> Play[None]:
    """Open the window after a sinking, and carry out its card (KS 5.4.5).

    If it is the last window of the turn for Recalled, too, then the defender may name any ship of that window.
    """
    last = target is attack.targets[-1] and nothing_to_come(table, state)
    present = Sinking(ship, target.card, attack.defender)
    sinkings = [present, *(sinkings_of(state) if last else [])]
    card = yield from ask_after_sinking(table, state, attack, target, ships_in(sinkings))
    if kind_of(card) == "recalled":
        used = yield from recall_one(table, state, sinkings)
        if used is not present:
            state.turn.sinkings.remove(used)
            attack.unanswered.append(target.card)
    elif card:
        yield from mistaken_identity(table, state, attack.defender, attack.seat, target.card)
    elif last:
        attack.unanswered.clear()
        state.turn.sinkings.clear()
    else:
        attack.unanswered.append(target.card)
        attack.declined = True


def nothing_to_come(table: Table, state: State) -> bool:
    """Return whether everybody can see that the active seat can do nothing more in its turn."""
    seat = state.turn.seat
    supplies = table.options.prize_resupply and bool(state.forces[seat].prizes)
    down = any(committed.state == "down" for committed in state.turn.committed)
    return not (state.turn.reading or down or supplies or ships_free_to_leave(state, seat))


def offer_recall_again(table: Table, state: State, attack: Attack, ship: Vessel) -> Play[bool]:
    """Offer Recalled again before the next target; return whether the ship went home (KS 5.4.5)."""
    facts = {**attack.facts(), "target": attack.unanswered[0]}
    odds = partial(sinking_facts, attack.seat, attack.unanswered[0])
    card = yield from ask_window(table, state, attack.defender, "after_sinking", ["recalled"], facts, "KP 3.3.30", odds)
    if not card:
        return False
    attack.unanswered.pop(0)
    return roll_recall(table, state, attack, ship)


def roll_recall(table: Table, state: State, attack: Attack, ship: Vessel) -> bool:
    """Roll Recalled for the defender of an attack; return whether the ship went home (KS 5.5.30)."""
    return roll_recall_of(table, state, ship, attack.defender, attack.seat)


def roll_recall_of(table: Table, state: State, ship: Vessel, by: int, owner: int) -> bool:
    """Roll Recalled against a ship of ``owner``; return whether the ship went home."""
    if state.owner(ship) is None:
        return False
    printed = action("recalled")
    ours = Side(by, "recalled", printed.challenge)
    if not challenge(table, "recalled", ours, Side(owner, ship.card, printed.response), printed.rule):
        return False
    out_of_play(table, state, ship, "recalled", printed.rule)
    return True


def mistaken_identity(table: Table, state: State, seat: int, foe: int, lost: str) -> Play[None]:
    """Exchange the lost merchant for one in the seat's own pile (KS 5.5.23)."""
    merchants = [scored.card for scored in state.forces[seat].sunk_merchants]
    options = [Option(card, {"ship": card, "va": va_of(card)}) for card in merchants]
    # Doubling stays with the slot in the pile, so the gift costs only its printed VA.
    cheapest = min(merchants, key=va_of)
    dice = {**dice_facts("mistaken_identity"), **success_facts("mistaken_identity")}
    facts = {"ship": lost, "other": foe, **dice}
    picked = yield from decide(
        table, state, seat, "mistaken_pick", options, default=cheapest, rule="KP 3.3.23", data=facts
    )
    printed = action("mistaken_identity")
    ours = Side(seat, "mistaken_identity", printed.challenge)
    if not challenge(table, "mistaken_identity", ours, Side(foe, lost, printed.response), printed.rule):
        return
    mine, theirs = scored_slot(state, seat, picked), scored_slot(state, foe, lost)
    mine.card, theirs.card = lost, picked
    table.tell("swapped", seat=seat, other=foe, ship=lost, swapped=picked, rule=printed.rule)


def scored_slot(state: State, seat: int, card: str) -> Scored:
    """Return the slot of a card in a victory pile."""
    return next(scored for scored in state.forces[seat].pile if scored.card == card)


def recall_late(table: Table, state: State) -> Play[None]:
    """Open the last window for Recalled, after the attacker's play loop (KS 5.4.5)."""
    sinkings = sinkings_of(state)
    if not sinkings:
        return
    defender = sinkings[0].defender
    facts = {"seat": state.turn.seat, "defender": defender, "ships": ships_in(sinkings)}
    odds = partial(sinking_facts, state.turn.seat, None)
    card = yield from ask_window(table, state, defender, "recall_late", ["recalled"], facts, "KP 3.3.30", odds)
    if card:
        yield from recall_one(table, state, sinkings)


def sinkings_of(state: State) -> list[Sinking]:
    """Return the sinkings of this turn for which Recalled may still be played."""
    return [sinking for sinking in state.turn.sinkings if state.owner(sinking.vessel) == state.turn.seat]


def ships_in(sinkings: Sequence[Sinking]) -> list[str]:
    """Return the different ships that sank the merchants."""
    return list(dict.fromkeys(sinking.vessel.card for sinking in sinkings))


def recall_one(table: Table, state: State, sinkings: Sequence[Sinking]) -> Play[Sinking]:
    """Play Recalled on one of the ships, which the defender names; return the sinking it answers (KS 5.4.5)."""
    defender = sinkings[0].defender
    options = [Option(ship, {"ship": ship}) for ship in ships_in(sinkings)]
    picked = yield from decide(table, state, defender, "recall_ship", options, rule="KP 3.3.30")
    used = next(sinking for sinking in sinkings if sinking.vessel.card == picked)
    roll_recall_of(table, state, used.vessel, defender, state.turn.seat)
    return used
