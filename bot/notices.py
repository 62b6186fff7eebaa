"""What somebody is told, privately, instead of what they asked for or beside it."""

from discord import ui

from bot.replies import Reply
from bot.screens.context import page, rows, text


class Notice(Exception):  # noqa: N818 - worded for people
    """Something to tell the presser instead of doing what was asked."""

    def __init__(self, told: str, *buttons: ui.Button[ui.LayoutView]) -> None:
        super().__init__(told)
        self.told = told
        self.buttons = buttons
        """What there is to do about it."""


async def tell(reply: Reply, told: str, *buttons: ui.Button[ui.LayoutView]) -> None:
    """Tell the presser something, in a message of its own."""
    await reply.show(page([text(told), *rows(buttons)]), fresh=True)
