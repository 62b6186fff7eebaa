"""Standing orders: what a seat casts in a vote of each kind before it is asked, so that a vote need not wait for it.

Nothing else is worth ordering: all other choices hang on what has just happened, and whoever has them has the turn.
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
"""Which part of a card they are on."""


def standing_orders(table: Table, state: State, seat: int) -> Ask[dict[str, list[str]]]:  # noqa: ARG001 - ever the same
    """The form: for each kind of vote what to cast, most wanted first; to be asked, unless told otherwise."""

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
    """Return the ballot that a seat ordered: by the first wish that its hand can fulfil; None: it is asked.

    Of several such cards it is the first of the hand as it is sorted.
    """
    for wish in orders.get(vote, ()):
        if wish in (ASK, BLIND):
            return None if wish == ASK else BLIND
        found = [card for card in hand if card[PARTS[vote]] == wish]
        if found:
            return found[0]
    return None
