"""Standing orders: the ballot that a seat casts in each kind of vote, so that the vote need not wait for it.

No other question is worth an order. All other choices depend on what has just happened, and the player who makes them
has the turn.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.kernel import Ask, Play, Table, form, pick
from rules.tortuga.cards import BLIND, NATIONS
from rules.tortuga.state import State

ASK = "ask"
WISHES: Mapping[str, tuple[str, ...]] = {"attack": ("C", "T", "W"), "mutiny": ("S", "N"), "brawl": NATIONS}
"""The icons that count in a vote of each kind."""
PARTS: Mapping[str, int] = {"attack": 0, "brawl": 1, "mutiny": 2}
"""The part of a card (its letter) that shows those icons."""


def standing_orders(table: Table, state: State, seat: int) -> Ask[dict[str, list[str]]]:  # noqa: ARG001 - ever the same
    """Return the form of orders: the wishes for each kind of vote, most wanted first; by default the seat is asked."""

    def steps() -> Play[dict[str, list[str]]]:
        orders: dict[str, list[str]] = {}
        for vote, icons in WISHES.items():
            wishes = [*icons, BLIND, ASK]
            orders[vote] = yield from pick(
                seat,
                f"{vote}_orders",
                wishes,
                (1, len(wishes)),
                ordered=True,
                default=[ASK],
                step=vote,
                rule="TO-H3",
            )
        return orders

    return form(seat, "orders", steps)


def ordered_ballot(orders: Mapping[str, Any], vote: str, hand: Sequence[str]) -> str | None:
    """Return the ballot that a seat ordered, by the first wish that its hand can fulfil; None: the seat is asked.

    If several cards fulfil the wish, the first in the sorted hand is cast.
    """
    for wish in orders.get(vote, ()):
        if wish in (ASK, BLIND):
            return None if wish == ASK else BLIND
        found = [card for card in hand if card[PARTS[vote]] == wish]
        if found:
            return found[0]
    return None
