"""The list of a person's tables on all servers, for their eyes only."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from math import inf

from bot.clock import until_text
from bot.custom_ids import NO_TABLE, Press
from bot.screens.layout import PRIVATE_COLOUR, Button, Item, Screen, button, line, page, rows, text
from bot.tables.calls import Call
from bot.text import Words, escape

AT_ONCE = 6
"""Tables on a page."""

VERB = "mine"
"""The verb of a press that concerns all of the presser's tables."""


@dataclass(frozen=True)
class Mine:
    """One of a person's tables. ``standing``: whom it waits for, shown unless ``call``.

    ``call``: how the table calls upon this person, if it does. ``until``: their deadline.
    ``server`` None: the bot has left the server. ``note``: what keeps the bot from the table's channel.
    """

    game: str
    server: str | None
    link: str
    standing: str
    call: Call | None = None
    until: datetime | None = None
    note: str = ""


def mine_screen(words: Words, tables: Sequence[Mine], asked: int) -> Screen:
    """Show page ``asked`` of the tables, or the nearest existing one. The most urgent tables come first."""
    ordered = sorted(tables, key=urgency)
    pages = max(1, -(-len(ordered) // AT_ONCE))
    shown = min(max(asked, 1), pages)
    asking = sum(mine.call is not None for mine in tables)
    items: list[Item] = [text(words.line("bot-mine-title", count=len(tables), asked=asking))]
    for mine in ordered[(shown - 1) * AT_ONCE : shown * AT_ONCE]:
        items += [line(), text(entry(words, mine))]
    return page([*items, *rows(page_turners(words, shown, pages))], PRIVATE_COLOUR)


def urgency(mine: Mine) -> tuple[bool, float]:
    """Return the sort key: tables that wait for the person first, by deadline."""
    return mine.call is None, inf if mine.until is None else mine.until.timestamp()


def entry(words: Words, mine: Mine) -> str:
    """Return the lines about a table."""
    server = words.line("bot-mine-nowhere") if mine.server is None else escape(mine.server)
    lines = [words.line("bot-mine-table", game=mine.game, server=server, link=mine.link)]
    if mine.call is not None:
        until = None if mine.until is None else until_text(mine.until)
        lines.append(words.line("bot-mine-asked", call=mine.call, until=until))
    else:
        lines.append(mine.standing)
    if mine.note:
        lines.append(mine.note)
    return "\n".join(lines)


def page_turners(words: Words, shown: int, pages: int) -> list[Button]:
    """Return the buttons that turn pages; none for a single page."""
    if pages == 1:
        return []
    turns = (("back", shown - 1, shown == 1), ("forth", shown + 1, shown == pages))
    return [
        button(words.line(f"bot-page-{turn}", page=shown, pages=pages), all_mine(to).custom_id(), disabled=idle)
        for turn, to, idle in turns
    ]


def all_mine(number: int) -> Press:
    """Return the press that opens a page of the list."""
    return Press(NO_TABLE, VERB, arg=str(number))
