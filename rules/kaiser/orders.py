"""Standing orders: the answers that a seat gives to windows in advance (KS 8.1, 7.1).

An order is tested against the cards that the seat could legally play in that window.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rules.kaiser.pieces import AFTER, ANSWERS, BEFORE, kind_of, va_of
from rules.kaiser.state import State
from rules.kernel import Ask, Play, Proposal, Table, choose, form, number, pick

ASK, NOTHING, BY_ATTACK, UNTIL_TURN, ALWAYS = "ask", "if_unable", "by_attack", "until_turn", "always"
LATER, AT_ONCE = "later", "at_once"
EACH, AHEAD = "each", "ahead"
ATTACKS: Mapping[str, tuple[str, ...]] = {
    "merchants": ("WI", "RI"),
    "ships": ("BI", "IN", "MO"),
    "mines": ("MI",),
    "torpedoes": ("TO",),
}
"""The groups of attacks in an order, and the kinds of attack in each group (KS 5.3.1)."""
WINDOWS: Mapping[str, str] = {"reflag": "ships", "recall_late": "merchants"}
"""The group of attacks that a window belongs to, for windows that do not name an attack."""
HIGHEST = 16
"""The highest VA of a ship."""
RECOMMENDED: Mapping[str, Any] = MappingProxyType(
    {"pass": NOTHING, "least": 0, "timing": LATER, "safe_passage": ASK, "moves": AHEAD}
)
"""The orders that the game recommends: a pass where the seat could only pass, a question everywhere else, and the moves
of a turn planned ahead.
"""


def cards_for(attacks: str) -> list[str]:
    """Return the kinds of card that answer a group of attacks, in its window or after it."""
    return [
        card for card, row in ANSWERS.items() if any(row.time(attack) in (BEFORE, AFTER) for attack in ATTACKS[attacks])
    ]


def standing_orders(table: Table, state: State, seat: int) -> Ask[dict[str, Any]]:
    """Ask for standing orders: when to pass, the cards and ships worth a question, and safe passage.

    ``timing``: whether a pass by order may wait, so that it does not tell by its time that nothing was held (KS 7.1).
    ``moves``: whether the moves of a turn are chosen one by one or planned ahead; against the Phantom nobody waits.
    """

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
        if orders["pass"] != ASK or orders["least"]:
            orders["timing"] = yield from choose(
                seat, "timing_orders", [LATER, AT_ONCE], step="timing", default=LATER, rule="KP 3.2.2"
            )
        automatic = table.options.auto_safe_passage
        orders["safe_passage"] = yield from choose(
            seat,
            "passage_orders",
            [ASK, "try", "stay"],
            step="safe_passage",
            default=ASK,
            # Nobody is asked at a table where it is always tried.
            quiet=automatic,
            data={"automatic": automatic},
            rule="KP 3.2.6",
        )
        if not state.solo:
            orders["moves"] = yield from choose(
                seat, "moves_orders", [EACH, AHEAD], step="moves", default=EACH, rule="KP 3.2"
            )
        return orders

    # Against the Phantom nothing is asked that could only be passed.
    return form(seat, "orders", steps, () if state.solo else [Proposal("recommended", RECOMMENDED)])


def ordered(orders: Mapping[str, Any], window: str, facts: Mapping[str, Any], cards: Sequence[str]) -> str | None:
    """Return "pass" if the orders cover a window with these legal cards, None if the seat is asked."""
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


def ordered_end(orders: Mapping[str, Any], moves: Sequence[str]) -> str | None:
    """Return the end of the turn if the orders pass where only that is left, None if the seat is asked.

    The discards then lie in the order of play.
    """
    return "end_turn" if orders.get("pass") == NOTHING and not moves else None


def plans_ahead(orders: Mapping[str, Any]) -> bool:
    """Return whether the orders have the moves of a turn planned ahead."""
    return orders.get("moves") == AHEAD


def waits(orders: Mapping[str, Any]) -> bool:
    """Return whether the orders let their answer to a window wait, at a table that lets them."""
    return orders.get("timing", LATER) == LATER


def attacks_of(window: str, facts: Mapping[str, Any]) -> str:
    """Return the group of attacks that a window belongs to."""
    return WINDOWS.get(window) or next(name for name, kinds in ATTACKS.items() if facts["attack"] in kinds)


def ordered_choice(which: str, orders: Mapping[str, Any]) -> str | None:
    """Return the ordered answer to another choice, such as safe passage; None if the seat is asked."""
    wish = orders.get(which, ASK)
    return None if wish == ASK else wish


def lapse(table: Table, seat: int) -> None:
    """End an order to pass until the seat's own turn; a skipped turn does not end it."""
    orders = table.read_orders(seat)
    if orders.get("pass") == UNTIL_TURN:
        kept = {step: answer for step, answer in orders.items() if step != "timing"}
        table.order(seat, {**kept, "pass": ASK, "least": 0})
