"""Committed cards on the table: turning them up, and removing them (KS 4.2.5 to 4.2.7, 4.2.12)."""

from collections.abc import Sequence
from typing import Any

from rules.kaiser.pieces import kind_of
from rules.kaiser.state import Committed, Scored, State
from rules.kernel import Table


def turn_up(table: Table, state: State, committed: Committed, **facts: Any) -> None:
    """Turn a committed card up; from then on it counts as played."""
    change_slots(state, committed)
    committed.state = "played"
    state.turn.played.append(committed.card)
    table.tell(
        "revealed",
        seat=state.turn.seat,
        slot=committed.slot,
        card=committed.card,
        **committed.where(),
        **facts,
        reveals=True,
        rule="KP 3.2.8",
    )


def change_slots(state: State, committed: Committed) -> None:
    """Give a card that is turned up the lowest slot of the cards in its place.

    The slots were numbered in the order of the hand, so a card's own slot would reveal more than its face.
    """
    same = [other for other in state.turn.committed if other.state == "down" and other.place == committed.place]
    first = min(same, key=lambda other: other.slot)
    first.slot, committed.slot = committed.slot, first.slot


def upright(state: State, kinds: Sequence[str]) -> list[Committed]:
    """Return the face-down committed cards of some kinds in front of the force."""
    return [
        committed
        for committed in state.turn.committed
        if committed.state == "down" and committed.place == "action" and kind_of(committed.card) in kinds
    ]


def may_assist(table: Table, state: State) -> bool:
    """Return whether the attacker is asked for assist cards because other players must expect one (KS 7.1).

    An attacker without a suitable card is asked too, so that the question reveals nothing. Exceptions: the table plays
    ``only_if_able``, or the opponent is the Phantom.
    """
    hides = any(committed.state == "down" and committed.place == "action" for committed in state.turn.committed)
    return hides and not state.solo and table.options.reaction_prompts == "always"


def turn_up_assist(table: Table, state: State, card: str, **facts: Any) -> None:
    """Turn up an assist card that is attached to an attack."""
    turn_up(table, state, next(other for other in state.turn.committed if other.card == card), **facts)


def withdraw(state: State, card: str) -> None:
    """Take a played card out of this turn's discards, because it goes elsewhere."""
    turn = state.turn
    if card in turn.reactions:
        turn.reactions.remove(card)
        return
    turn.committed = [committed for committed in turn.committed if committed.card != card]
    if card in turn.played:
        turn.played.remove(card)


def score_card(table: Table, state: State, card: str, by: int) -> None:
    """Put a sunk AMC, Q-Ship or submarine on a pile; the Phantom's are tokens of the same VA (KS 2.6.2, 5.9.7)."""
    withdraw(state, card)
    state.forces[by].pile.append(Scored(card, "card"))
    table.tell("card_scored", seat=by, card=card, rule="KP 2.3.2")
