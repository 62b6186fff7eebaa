"""A seat's standing orders, for its player's eyes only: in words, and the form to change them."""

from collections.abc import Mapping
from typing import Any

from bot.custom_ids import Press
from bot.screens.context import Context
from bot.screens.layout import PRIVATE_COLOUR, Button, Item, Screen, button, line, page, rows, text
from bot.screens.questions import form_items
from bot.tables.drafts import Draft, FormSheet
from bot.tables.recommended import recommended_orders
from rules.kernel import Match, Refusal

ASK = "ask"
"""The option of a step of orders by which the seat is asked each time."""

MOST = 6
"""Lines of standing orders that stand beside a hand; more than that stand on their own screen alone."""


def orders_screen(context: Context, match: Match, seat: int, draft: Draft, note: str = "") -> Screen:
    """Show the standing orders and the form to change them. Raises Refusal where the seat may give none."""
    question, words = match.orders_question(seat), context.words
    stands = orders_text(context, match, seat)
    sheet = FormSheet(match, question, draft)
    # A form that shows other orders than those in force looks as if they were given.
    unsaved = draft.steps is not None and sheet.asked is None and not sheet.stands
    # Where many are in force, what is being changed comes first: the old ones would look as if nothing had changed.
    alone = (sheet.asked is not None or unsaved) and stands.count("\n") >= MOST
    if alone:
        told = ""
    elif stands and sheet.stands:
        # The form tells them.
        told = words.line("bot-orders-below")
    elif stands:
        told = words.line("bot-orders-stand", orders=stands)
    else:
        # A note says that none stand.
        told = "" if note else none_line(context, listed=sheet.asked is None and not unsaved)
    recommended = recommended_orders(match, seat)
    ready = recommended is not None and recommended != match.orders(seat)
    if ready and not alone:
        told = (told and told + "\n") + words.line(f"{context.game.name}-recommended")
    clear, hand = (Press(context.table, verb).custom_id() for verb in ("noorders", "hand"))
    warning = [text("-# " + words.line("bot-orders-unsaved"))] if unsaved else []
    # Below the form: on a phone, what is chosen stands first.
    hint = [] if alone else [text("-# " + words.line("bot-orders-hint", waits=context.game.windows))]
    head = "\n".join(part for part in (note, told) if part)
    items: list[Item] = [
        *([text(head), line()] if head else []),
        *(warning if alone else []),
        *proposed_items(context, draft, sheet, stands),
        *form_items(context, match, question, draft),
        *([] if alone else warning),
        line(),
        *hint,
        *rows(
            [
                *([recommended_button(context)] if ready else []),
                button(words.line("bot-orders-clear"), clear, "danger", disabled=not stands),
                button(words.line_of(context.game, "bot-my-hand"), hand),
            ]
        ),
    ]
    return page(items, PRIVATE_COLOUR)


def proposed_items(context: Context, draft: Draft, sheet: FormSheet, stands: str) -> list[Item]:
    """Return the line that says that a form as it was opened is no more than a proposal, where no orders stand.

    In games in which the usual orders apply by default, it shows those.
    """
    if stands or draft.steps is not None or sheet.asked is not None or sheet.stands or has_usual_orders(context):
        return []
    return [text("-# " + context.words.line("bot-orders-proposed"))]


def has_usual_orders(context: Context) -> bool:
    """Return whether usual orders apply to a seat without its own: such a game has its own words for that."""
    return context.words.line_of(context.game, "bot-orders-none") != context.words.line("bot-orders-none")


def none_line(context: Context, *, listed: bool) -> str:
    """Return the line for a seat without standing orders.

    In some games what the rules take by default applies, and stands in the form: they say so where it is ``listed``.
    """
    return context.words.line_of(context.game, "bot-orders-none") if listed or not has_usual_orders(context) else ""


def orders_text(context: Context, match: Match, seat: int) -> str:
    """Return a seat's standing orders in words; "" if it has none, or if the match is over for it.

    Orders by which the seat is asked each time are none.
    """
    if context.game.orders is None or match.result is not None or not match.plays(seat):
        return ""
    orders = match.orders(seat)
    if not orders or only_asks(orders):
        return ""
    try:
        return context.words.answer(context.game, match.orders_question(seat), orders, context.names)
    except Refusal:
        # They answer a form that has changed since.
        return context.words.line("bot-orders-old")


def only_asks(orders: Mapping[str, Any]) -> bool:
    """Return whether by these orders a seat is asked every question, as without orders."""
    return bool(orders) and all(wish in (ASK, [ASK]) for wish in orders.values())


def orders_line(context: Context, match: Match, seat: int) -> str:
    """Return what stands beside a hand about standing orders: the orders, or that there are many; or ""."""
    orders = orders_text(context, match, seat)
    if orders.count("\n") >= MOST:
        return context.words.line("bot-orders-many")
    return context.words.line("bot-orders-stand", orders=orders) if orders else ""


def orders_button(context: Context, match: Match, seat: int) -> list[Button]:
    """Return the button to a seat's standing orders; none in a game without orders, or in a lesson.

    A seat that has never given any also gets the button for those that the game recommends.
    """
    if context.lesson or context.game.orders is None or match.result is not None or not match.plays(seat):
        return []
    orders = button(context.words.line("bot-orders"), Press(context.table, "orders").custom_id())
    given = any(entry.type == "orders" and entry.seat == seat for entry in match.entries)
    return [orders] if given or recommended_orders(match, seat) is None else [orders, recommended_button(context)]


def ordered_line(context: Context, match: Match, seat: int) -> list[Item]:
    """Return the line that says that a seat's standing orders are going to answer its open question.

    It never says when: the wait is secret even from the seat's player.
    """
    if match.ordered(seat) is None:
        return []
    return [text("-# " + context.words.line("bot-orders-waiting"))]


def recommended_button(context: Context) -> Button:
    """Return the button that sets the orders that the game recommends."""
    return button(context.words.line("bot-recommended-set"), Press(context.table, "recommend").custom_id())
