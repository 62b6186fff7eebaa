"""Standing orders: how a seat loads when another seat sails, so that the round need not wait for it.

No other question is worth an order. A draw depends on the card that has just been discarded, and the player who drew
is present to drop a card or to sail.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.corsari.legality import load_answer
from rules.corsari.load import best_load, heaviest
from rules.corsari.state import State
from rules.kernel import Ask, Play, Table, choose, form

LOADING = ("ask", "best", "heaviest")


def standing_orders(table: Table, state: State, seat: int) -> Ask[str]:  # noqa: ARG001 - the same for all, at all times
    """Return the form of orders: one step, "ask" by default."""

    def steps() -> Play[str]:
        return (yield from choose(seat, "loading", LOADING, rule="CO 6.7"))

    return form(seat, "orders", steps)


def ordered_load(
    orders: Mapping[str, Any], hand: Sequence[str], colour: str, aboard: Sequence[str], declared: int
) -> dict[str, object] | None:
    """Return the load that a seat ordered, one of the question's proposals; None: the seat is asked.

    "best" has the lowest total; "heaviest" is the highest total that still overtakes, or the lowest if none does.
    """
    wanted = orders.get("loading")
    if wanted not in ("best", "heaviest"):
        return None
    heavy = heaviest(hand, colour, aboard, declared) if wanted == "heaviest" else None
    return load_answer(heavy or best_load(hand, colour, aboard))
