"""The message of an idle table: when it will be archived, and how to bring it back."""

from collections.abc import Sequence
from datetime import datetime

from bot.clock import until_text
from bot.custom_ids import Press
from bot.screens.context import Context
from bot.screens.layout import Item, button, rows
from bot.settings import NOTICE


def idle_line(context: Context, warned_at: datetime | None, people: Sequence[str] = ()) -> str:
    """Return the warning that an idle table will be archived. ``people``: mentions of the players, in the channel."""
    if warned_at is None:
        return ""
    names = context.words.listing(people) if people else None
    return context.words.line("bot-idle-soon", when=until_text(warned_at + NOTICE), people=names)


def wake_items(context: Context) -> list[Item]:
    """Return the button that brings an archived table back."""
    return rows([button(context.words.line("bot-idle-wake"), Press(context.table, "wake").custom_id(), "success")])
