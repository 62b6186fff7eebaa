"""Standing orders: what a seat answers in windows before it is asked (KS 8.1, 7.1).

They answer by the same test of legality as a hand would: where a card that the seat wants to keep for itself could be
played, it is asked.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.kaiser.cards import ANSWERS, kind_of, va_of
from rules.kaiser.state import State
from rules.kernel import Ask, Play, Table, choose, form, number, pick

ASK, NOTHING, ALWAYS = "ask", "if_unable", "always"
REACTIONS = tuple(ANSWERS)


def standing_orders(table: Table, state: State, seat: int) -> Ask[dict[str, Any]]:  # noqa: ARG001 - ever the same
    """The form: when to pass without being asked, for which cards and ships to be asked at all, and safe passage."""

    def steps() -> Play[dict[str, Any]]:
        orders: dict[str, Any] = {}
        orders["pass"] = yield from choose(
            seat, "pass_orders", [ASK, NOTHING, ALWAYS], step="pass", default=ASK, rule="KP 3.2.2"
        )
        if orders["pass"] == ALWAYS:
            orders["cards"], orders["least"] = [], 0
        else:
            orders["cards"] = yield from pick(
                seat,
                "card_orders",
                REACTIONS,
                (0, len(REACTIONS)),
                step="cards",
                default=list(REACTIONS),
                rule="KP 3.2.2",
            )
            orders["least"] = yield from number(seat, "least_orders", 0, 16, step="least", default=0, rule="KP 3.2.2")
        orders["safe_passage"] = yield from choose(
            seat, "passage_orders", [ASK, "try", "stay"], step="safe_passage", default=ASK, rule="KP 3.2.6"
        )
        return orders

    return form(seat, "orders", steps)


def ordered(orders: Mapping[str, Any], facts: Mapping[str, Any], cards: Sequence[str]) -> str | None:
    """Return "pass" where a seat ordered it for a window with these legal cards; None: it is asked."""
    wish = orders.get("pass", ASK)
    if wish == ALWAYS:
        return "pass"
    if "cards" not in orders:
        return None
    wanted = [card for card in cards if kind_of(card) in orders["cards"]]
    if wish == NOTHING and not wanted:
        return "pass"
    targets = [facts["target"]] if "target" in facts else facts.get("targets", [])
    if targets and max(va_of(target) for target in targets) < orders.get("least", 0):
        return "pass"
    return "pass" if cards and not wanted else None


def ordered_choice(which: str, orders: Mapping[str, Any]) -> str | None:
    """Return what a seat ordered for another choice, such as safe passage; None: it is asked."""
    wish = orders.get(which, ASK)
    return None if wish == ASK else wish
