"""A person's own tables over all servers, in a list that only they see."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from math import inf

from discord import ui

from bot.clock import until_text
from bot.custom_ids import Press
from bot.screens.context import PRIVATE_COLOUR, Item, button, line, page, rows, text
from bot.text import Words, escape

AT_ONCE = 6
"""So many tables make a page."""

VERB = "mine"
"""The verb that is about all of the presser's tables, and about no single one."""


@dataclass(frozen=True)
class Mine:
    """One of a person's tables: where it is and how it stands, as far as the person may know.

    ``asked``: it waits for this person, until that moment, if there is one (``until``); nothing else is said then.
    ``server`` None: the bot is not there.
    """

    game: str
    server: str | None
    link: str
    standing: str
    asked: bool = False
    until: datetime | None = None


def mine_screen(words: Words, tables: Sequence[Mine], asked: int) -> ui.LayoutView:
    """Show a page of the tables, the most urgent first; the nearest page where there is no such one."""
    ordered = sorted(tables, key=urgency)
    pages = max(1, -(-len(ordered) // AT_ONCE))
    shown = min(max(asked, 1), pages)
    asking = sum(mine.asked for mine in tables)
    items: list[Item] = [text(words.line("bot-mine-title", count=len(tables), asked=asking))]
    for mine in ordered[(shown - 1) * AT_ONCE : shown * AT_ONCE]:
        items += [line(), text(entry(words, mine))]
    return page([*items, *rows(page_turners(words, shown, pages))], PRIVATE_COLOUR)


def urgency(mine: Mine) -> tuple[bool, float]:
    """Return by what tables are put in order: those that wait for the person first, the nearest deadline before all."""
    return not mine.asked, inf if mine.until is None else mine.until.timestamp()


def entry(words: Words, mine: Mine) -> str:
    """Word one table."""
    server = words.line("bot-mine-nowhere") if mine.server is None else escape(mine.server)
    lines = [words.line("bot-mine-table", game=mine.game, server=server, link=mine.link)]
    if mine.asked:
        until = None if mine.until is None else until_text(mine.until)
        lines.append(words.line("bot-mine-asked", until=until))
    else:
        lines.append(mine.standing)
    return "\n".join(lines)


def page_turners(words: Words, shown: int, pages: int) -> list[ui.Button[ui.LayoutView]]:
    """Return the buttons that turn pages; none for a single page."""
    if pages == 1:
        return []
    turns = (("back", shown - 1, shown == 1), ("forth", shown + 1, shown == pages))
    return [
        button(words.line(f"bot-page-{turn}", page=shown, pages=pages), all_mine(to).custom_id(), disabled=idle)
        for turn, to, idle in turns
    ]


def all_mine(number: int) -> Press:
    """Return the press that shows a page of them."""
    return Press(0, VERB, arg=str(number))
