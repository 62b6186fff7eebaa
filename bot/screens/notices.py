"""What people are told directly beside any table's story, worded: reminders, what was played for them, who is back."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from discord import ui

from bot import limits
from bot.clock import until_text
from bot.custom_ids import Press
from bot.screens.context import PRIVATE_COLOUR, Context, button, page, rows, text
from bot.screens.widgets import SUCCESS
from bot.tables import Table
from bot.text import Words, escape
from bot.text.names import tidy

NOTICE_MARK = 600_000_000
"""The component id of a notice's frame; its first text has the number of the notice."""

SHOWN = 10  # tables that a digest names


class Due(NamedTuple):
    """A table that waits for its reader: where it is, and until when."""

    context: Context
    channel: int
    until: datetime | None


def reminder_page(words: Words, dues: Sequence[Due], number: int) -> ui.LayoutView:
    """Remind somebody of every table that waits for them."""
    lines = [
        words.line(
            "bot-remind-line",
            channel=f"<#{due.channel}>",
            game=words.pitch(due.context.game).title,
            until=None if due.until is None else until_text(due.until),
        )
        for due in dues[:SHOWN]
    ]
    told = "\n".join([words.line("bot-remind", count=len(dues)), *lines])
    move = words.line("bot-my-move")
    moves = [
        button(
            move if len(dues) == 1 else f"{move}: {tidy(words.pitch(due.context.game).title)}",
            Press(due.context.table, "move").custom_id(),
            SUCCESS,
        )
        for due in dues[: limits.ROW_BUTTONS]
    ]
    return page([text(told, number), *rows(moves)], PRIVATE_COLOUR, NOTICE_MARK)


def notice_page(context: Context, table: Table, body: Mapping[str, Any], number: int) -> ui.LayoutView:
    """Tell somebody what happened at a table because they, or somebody for whom they sit, were away."""
    words, kind = context.words, body["kind"]
    channel, game = f"<#{table.row.channel_id}>", words.pitch(context.game).title
    if kind == "out":
        told = words.line("bot-told-out", channel=channel, game=game, by=body["by"], played=body["played"] or None)
    elif kind == "standin":
        told = words.line("bot-told-standin", channel=channel, game=game, seat=escape(context.names(body["seat"])))
    elif kind == "offer":
        told = words.line("bot-told-offer", channel=channel, game=game, seat=escape(context.names(body["seat"])))
    else:
        told = words.line(f"bot-told-{kind}", channel=channel, game=game)
    buttons: list[ui.Button[ui.LayoutView]] = []
    if kind == "away":
        buttons.append(button(words.line("bot-return"), Press(context.table, "return").custom_id(), SUCCESS))
    elif kind == "offer":
        take = words.line("bot-offer-take", seat=tidy(context.names(body["seat"])))
        buttons.append(button(take, Press(context.table, "sit", arg=str(body["offer"])).custom_id(), SUCCESS))
    return page([text(told, number), *rows(buttons)], PRIVATE_COLOUR, NOTICE_MARK)
