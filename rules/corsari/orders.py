"""Standing orders: how a seat loads when somebody else sails, so that a round need not wait for it.

Nothing else is worth ordering: every turn begins with a draw that hangs on what has just been laid down, and whoever
drew is there to drop a card or to sail.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.corsari.legality import load_answer
from rules.corsari.load import best_load, heaviest
from rules.corsari.state import State
from rules.kernel import Ask, Play, Table, choose, form

LOADING = ("ask", "best", "heaviest")


def standing_orders(table: Table, state: State, seat: int) -> Ask[str]:  # noqa: ARG001 - the same for all, at all times
    """The form: one step, "ask" unless told."""

    def steps() -> Play[str]:
        return (yield from choose(seat, "loading", LOADING, rule="CO 6.7"))

    return form(seat, "orders", steps)


def ordered_load(
    orders: Mapping[str, Any], hand: Sequence[str], colour: str, aboard: Sequence[str], declared: int
) -> dict[str, object] | None:
    """Return the load that a seat ordered, one of those that the question proposes; None: it is asked.

    "best" has the lowest total; "heaviest" is the highest that still overtakes, or the lowest if none does.
    """
    wanted = orders.get("loading")
    if wanted not in ("best", "heaviest"):
        return None
    heavy = heaviest(hand, colour, aboard, declared) if wanted == "heaviest" else None
    return load_answer(heavy or best_load(hand, colour, aboard))
