"""Notices in direct messages: reminders, answers played for an absent player, returns, offered seats."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from bot import limits
from bot.clock import until_text
from bot.custom_ids import Press
from bot.schedule.pace import Wish, pace_of
from bot.screens.context import Context
from bot.screens.layout import PRIVATE_COLOUR, Button, Screen, button, page, rows, text
from bot.screens.questions import take_back
from bot.screens.undo import quoted
from bot.tables.calls import Call
from bot.tables.table import Table
from bot.text import Words, escape
from bot.text.names import tidy
from rules.kernel import Match

NOTICE_MARK = 600_000_000
"""The component id of a notice's frame. The id of its first text is the number of the notice."""

SHOWN = 10  # tables that a reminder lists


class Due(NamedTuple):
    """A table that waits for the reader, and how it calls upon them.

    ``kind``: the kind of reminder; ``place``: the channel's name, if known.
    """

    context: Context
    channel: int
    until: datetime | None
    call: Call = "turn"
    kind: Wish = "turn"
    place: str | None = None


def reminder_page(words: Words, dues: Sequence[Due], number: int) -> Screen:
    """Return the reminder of all tables that wait for a person."""
    lines = [
        words.line(
            "bot-remind-line",
            channel=f"<#{due.channel}>",
            game=words.pitch(due.context.game).title,
            until=None if due.until is None else until_text(due.until),
            # For a single table, the line above says it.
            kind="turn" if len(dues) == 1 else due.kind,
        )
        for due in dues[:SHOWN]
    ]
    told = "\n".join([words.line("bot-remind", count=len(dues), call=dues[0].call, kind=dues[0].kind), *lines])
    move = words.line("bot-my-move")
    moves = [
        button(
            move if len(dues) == 1 else move_at(words, due),
            Press(due.context.table, "move").custom_id(),
            "success",
        )
        for due in dues[: limits.ROW_BUTTONS]
    ]
    return page([text(told, number), *rows(moves)], PRIVATE_COLOUR, NOTICE_MARK)


def move_at(words: Words, due: Due) -> str:
    """Return the label of the button for one of several tables."""
    game, place = tidy(words.pitch(due.context.game).title), None if due.place is None else tidy(due.place)
    return words.line("bot-remind-move", move=words.line("bot-my-move"), game=game, place=place)


def notice_page(context: Context, table: Table, match: Match | None, body: Mapping[str, Any], number: int) -> Screen:
    """Return the notice about what happened at a table while the reader, or the player they replace, was away.

    ``match`` None: the match is frozen.
    """
    words, kind = context.words, body["kind"]
    hand = words.line_of(context.game, "bot-my-hand")
    channel, game = f"<#{table.row.channel_id}>", words.pitch(context.game).title
    if kind == "out":
        told = out_text(context, table, body)
    elif kind in ("away", "offered"):
        told = words.line(f"bot-told-{kind}", channel=channel, game=game, times=pace_of(table.row.pace).after)
    elif kind == "back":
        told = words.line("bot-told-back", channel=channel, game=game, hand=hand, orders=body.get("orders", False))
    elif kind in ("standin", "offer"):
        told = words.line(f"bot-told-{kind}", channel=channel, game=game, seat=escape(context.names(body["seat"])))
    else:
        told = words.line(f"bot-told-{kind}", channel=channel, game=game)
    buttons: list[Button] = []
    if kind in ("out", "offered"):
        buttons.append(button(words.line("bot-my-move"), Press(context.table, "move").custom_id(), "success"))
    if kind == "out" and match is not None:
        # Only while it is the seat's last answer.
        this = Press(context.table, "takeback", body["question"]).custom_id()
        taking, _ = take_back(context, match, body["seat"])
        buttons += [button for button in taking if button.custom_id == this]
    elif kind == "away":
        buttons.append(button(words.line("bot-return"), Press(context.table, "return").custom_id(), "success"))
    elif kind == "back":
        buttons.append(button(hand, Press(context.table, "hand").custom_id(), "success"))
    elif kind in ("offer", "standin"):
        take = words.line("bot-offer-take", seat=tidy(context.names(body["seat"])))
        buttons.append(button(take, Press(context.table, "sit", arg=str(body["offer"])).custom_id(), "success"))
    return page([text(told, number), *rows(buttons)], PRIVATE_COLOUR, NOTICE_MARK)


def out_text(context: Context, table: Table, body: Mapping[str, Any]) -> str:
    """Return the text about what was played for a player whose time ran out."""
    words, channel = context.words, f"<#{table.row.channel_id}>"
    game = words.pitch(context.game).title
    played = quoted(body["played"].split("\n")) if body["played"] else None
    return words.line("bot-told-out", channel=channel, game=game, by=body["by"], played=played)
