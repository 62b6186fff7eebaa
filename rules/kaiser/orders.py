"""Standing orders: what a seat answers in windows before it is asked (KS 8.1, 7.1).

They answer by the same test of legality as a hand would: what a seat wants to decide for itself is known only by the
cards that it could play in that window.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.kaiser.cards import ANSWERS, kind_of, va_of
from rules.kaiser.state import State
from rules.kernel import Ask, Play, Table, choose, form, number, pick

ASK, NOTHING, BY_ATTACK, UNTIL_TURN, ALWAYS = "ask", "if_unable", "by_attack", "until_turn", "always"
ATTACKS: Mapping[str, tuple[str, ...]] = {
    "merchants": ("WI", "RI"),
    "ships": ("BI", "IN", "MO"),
    "mines": ("MI",),
    "torpedoes": ("TO",),
}
"""What a seat may order for, and the kinds of attack that are meant (KS 5.3.1)."""
WINDOWS: Mapping[str, str] = {"reflag": "ships", "recall_late": "merchants"}
"""What the windows belong to that do not say which attack they answer."""
HIGHEST = 16
"""What the most precious ship is worth."""


def cards_for(attacks: str) -> list[str]:
    """Return the kinds of card that may be played because of such attacks, in their window or after it."""
    return [
        card
        for card, row in ANSWERS.items()
        if any(getattr(row, attack) in ("Y", "after") for attack in ATTACKS[attacks])
    ]


def standing_orders(table: Table, state: State, seat: int) -> Ask[dict[str, Any]]:  # noqa: ARG001 - ever the same
    """The form: when to pass without being asked, for which cards and ships to be asked at all, and safe passage."""

    def steps() -> Play[dict[str, Any]]:
        orders: dict[str, Any] = {}
        modes = [ASK, NOTHING, BY_ATTACK, UNTIL_TURN, ALWAYS]
        orders["pass"] = yield from choose(seat, "pass_orders", modes, step="pass", default=ASK, rule="KP 3.2.2")
        if orders["pass"] == BY_ATTACK:
            for attacks in ATTACKS:
                cards = cards_for(attacks)
                orders[attacks] = yield from pick(
                    seat,
                    f"{attacks}_orders",
                    cards,
                    (0, len(cards)),
                    step=attacks,
                    default=cards,
                    rule="KP 3.2.2",
                )
        if orders["pass"] not in (UNTIL_TURN, ALWAYS):
            orders["least"] = yield from number(
                seat, "least_orders", 0, HIGHEST, step="least", default=0, rule="KP 3.2.2"
            )
        orders["safe_passage"] = yield from choose(
            seat, "passage_orders", [ASK, "try", "stay"], step="safe_passage", default=ASK, rule="KP 3.2.6"
        )
        return orders

    return form(seat, "orders", steps)


def ordered(orders: Mapping[str, Any], window: str, facts: Mapping[str, Any], cards: Sequence[str]) -> str | None:
    """Return "pass" where a seat ordered it for a window with these legal cards; None: it is asked."""
    mode = orders.get("pass", ASK)
    if mode in (UNTIL_TURN, ALWAYS) or (mode == NOTHING and not cards):
        return "pass"
    targets = [facts["target"]] if "target" in facts else facts.get("targets", [])
    if targets and max(va_of(target) for target in targets) < orders.get("least", 0):
        return "pass"
    if mode == BY_ATTACK:
        wanted = orders.get(attacks_of(window, facts), [])
        return None if any(kind_of(card) in wanted for card in cards) else "pass"
    return None


def attacks_of(window: str, facts: Mapping[str, Any]) -> str:
    """Return what a window belongs to among the attacks that orders are given for."""
    return WINDOWS.get(window) or next(name for name, kinds in ATTACKS.items() if facts["attack"] in kinds)


def ordered_choice(which: str, orders: Mapping[str, Any]) -> str | None:
    """Return what a seat ordered for another choice, such as safe passage; None: it is asked."""
    wish = orders.get(which, ASK)
    return None if wish == ASK else wish


def lapse(table: Table, seat: int) -> None:
    """End an order to pass until the seat's own turn: that begins now."""
    orders = table.orders(seat)
    if orders.get("pass") == UNTIL_TURN:
        table.order(seat, {**orders, "pass": ASK, "least": 0})
