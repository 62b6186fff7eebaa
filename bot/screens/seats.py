"""The screens on which a host gives a seat to another player or to an AI."""

from collections.abc import Sequence

from bot.custom_ids import Press
from bot.screens.context import Context
from bot.screens.layout import PRIVATE_COLOUR, Screen, button, menu, option, page, rows, text
from bot.text import escape
from bot.text.names import tidy
from storage import ANYBODY, OfferRow, SittingRow


def seats_screen(context: Context, sittings: Sequence[SittingRow]) -> Screen:
    """Ask which seat is to be given away."""
    words = context.words
    seats = menu(
        Press(context.table, "whichseat").custom_id("s"),
        [option(seat_label(context, sitting), str(sitting.id)) for sitting in sittings],
        words.line("bot-replace-choose"),
    )
    return page([text(words.line("bot-replace-which")), seats], PRIVATE_COLOUR)


def seat_label(context: Context, sitting: SittingRow) -> str:
    """Return a seat's label in a menu."""
    return context.words.line("bot-replace-seat", number=sitting.seat + 1, person=tidy(context.names(sitting.seat)))


def replace_screen(context: Context, sitting: SittingRow, offer: OfferRow | None) -> Screen:
    """Ask whether an AI takes over a seat; if the seat is on offer, show a button to withdraw the offer."""
    words = context.words
    ai = sitting.controller == "pilot"
    asked = words.line(
        "bot-replace-ask",
        ai=ai,
        person=escape(context.names(sitting.seat)),
        offered=None if offer is None else "anybody" if offer.user_id == ANYBODY else f"<@{offer.user_id}>",
    )
    buttons = [button(words.line("bot-back"), Press(context.table, "nothing").custom_id())]
    if offer is not None:
        withdraw = Press(context.table, "withdraw", arg=str(offer.id)).custom_id()
        buttons.insert(0, button(words.line("bot-offer-withdraw"), withdraw))
    if not ai:
        replace = Press(context.table, "doreplace", arg=str(sitting.id)).custom_id()
        buttons.insert(0, button(words.line("bot-replace-yes"), replace, "danger"))
    return page([text(asked), *rows(buttons)], PRIVATE_COLOUR)
