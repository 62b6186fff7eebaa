"""What somebody is told, privately, instead of what they asked for or beside it."""

from bot.replies import Reply
from bot.screens.context import page, text


class Notice(Exception):  # noqa: N818 - worded for people
    """Something to tell the presser instead of doing what was asked."""

    def __init__(self, told: str) -> None:
        super().__init__(told)
        self.told = told


async def tell(reply: Reply, told: str) -> None:
    """Tell the presser something, in a message of its own."""
    await reply.show(page([text(told)]), fresh=True)
