"""The Phantom Player's turn, driven by solitaire cards (spec 5.9)."""

from rules.kaiser.choices.phantom import by_va, pick_vessel
from rules.kaiser.combat.sinkings import recall_late
from rules.kaiser.decks.dealing import refill
from rules.kaiser.decks.solitaire import draw_solitaire, red_die, reshuffle_solitaire
from rules.kaiser.phantom.intercept import intercept_line
from rules.kaiser.phantom.lines import Line, carry_out
from rules.kaiser.pieces import PHANTOM, SolitaireCard, va_of
from rules.kaiser.ships.changes import disguise, may_be_disguised
from rules.kaiser.ships.prizes import resupplies, resupply
from rules.kaiser.ships.refuge import leave_refuge, recover
from rules.kaiser.state import PHANTOM_CORRECTIONS, Force, State
from rules.kaiser.turn import begin_turn, clear_table
from rules.kernel import Play, Table


def phantom_turn(table: Table, state: State) -> Play[None]:
    """Play the Phantom's turn, steps a to g (spec 5.9)."""
    force = state.forces[PHANTOM]
    begin_turn(state, PHANTOM)
    state.turn.reading = True
    fogged, deceived = force.fog is not None, force.deception is not None
    table.tell("turn_start", seat=PHANTOM, extra=False, fog=fogged, deception=deceived, rule="KP 5.4")
    recover_and_leave(table, state, force, stays=fogged and table.patched(PHANTOM_CORRECTIONS))
    if not fogged:
        if table.options.prize_resupply:
            supply_from_prizes(table, state)
        yield from read_cards(table, state)
        yield from recall_late(table, state)
        yield from reflag_at_end(table, state)
    clear_table(table, state, PHANTOM, [])
    if not fogged:
        state.discard.append(state.actions.pop(0))
        table.tell("phantom_drew", seat=PHANTOM, left=len(state.actions), rule="KP 5.4.2")
        if not state.actions:
            # The round stops at once (KS 4.1.1).
            return
    refill(table, state, PHANTOM)
    if table.options.solo_reshuffle == "every_turn" or not state.solitaire.unused:
        reshuffle_solitaire(table, state)
    table.tell("turn_end", seat=PHANTOM, rule="KP 5.4")


def recover_and_leave(table: Table, state: State, force: Force, *, stays: bool) -> None:
    """Do step b: roll in refuge; a ship without markers leaves it, disguised, and does not act (KS 5.9.11, 5.9.17).

    ``stays``: it only rolls (KS 9.24).
    """
    for ship in list(force.ships):
        if ship.refuge is None:
            continue
        recover(table, state, ship)
        if not (stays or ship.damage or ship.low_supply):
            leave_refuge(table, state, ship)


def supply_from_prizes(table: Table, state: State) -> None:
    """Take supplies from prizes, for the ships of the highest VA first (KS 5.9.13)."""
    while offers := resupplies(state, PHANTOM):
        prize, ship = max(offers, key=lambda offer: va_of(offer[1]))
        resupply(table, state, PHANTOM, prize, ship)


def read_cards(table: Table, state: State) -> Play[None]:
    """Do step c: read solitaire cards until the turn ends; a limited turn reads one (KS 5.9.15, 5.9.16)."""
    force = state.forces[PHANTOM]
    limited, force.spotted = force.spotted, False
    if force.deception is not None:
        if (card := draw_solitaire(table, state, "deception")) is not None:
            face = red_die(table, "deception", card)
            yield from carry_out(table, state, Line.of(card, 3 if face in (1, 3) else 4))
        return
    while (card := draw_solitaire(table, state, "attack")) is not None:
        goes_on = yield from read_line(table, state, card)
        if not goes_on or limited:
            return


def read_line(table: Table, state: State, card: SolitaireCard) -> Play[bool]:
    """Roll the red die and carry out that line; return whether the turn goes on."""
    face = red_die(table, "attack", card)
    if face == 1:
        return False
    if face == 2:
        return (yield from intercept_line(table, state, card))
    line = Line.of(card, face)
    yield from carry_out(table, state, line)
    return not line.ends


def reflag_at_end(table: Table, state: State) -> Play[None]:
    """Do step d: draw a card; its Reflag disguises an identified raider or prize (KS 5.9.14)."""
    known = [vessel for vessel in state.forces[PHANTOM].fleet if may_be_disguised(vessel)]
    if not known:
        return
    card = draw_solitaire(table, state, "reflag")
    if card is None or card.special != "reflag":
        return
    vessel = yield from pick_vessel(table, "reflag", known, by_va)
    disguise(table, state, vessel, "KP 5.4.3")
