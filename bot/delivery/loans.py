"""Answers to presses on direct messages, lent to delivery: its edit of the pressed message is the answer.

Discord counts such an edit as the answer to the press: it costs no request of its own, and none of the bot's limit of
requests a second. Delivery makes it in its own order; it is an edit like any other.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import discord
from discord import ui

Edit = Callable[[ui.LayoutView, list[discord.File]], Awaitable[bool]]
"""Answers a press by an edit of the pressed message; returns whether that was still possible."""


class Loan:
    """The answer to one press, until it is used or given back."""

    def __init__(self, edit: Edit) -> None:
        self.edit = edit
        self._over = asyncio.Event()

    def end(self) -> None:
        """Give the answer back: it was used, or nothing about the message has changed."""
        self._over.set()

    async def over(self, within: float) -> None:
        """Wait until the answer was used or given back, at most ``within`` seconds."""
        async with asyncio.timeout(within):
            await self._over.wait()


class Loans:
    """The lent answers of one bot, by message."""

    def __init__(self) -> None:
        self._open: dict[int, Loan] = {}

    async def lend(self, message_id: int, edit: Edit, within: float) -> None:
        """Lend the answer to a press on a message, at most ``within`` seconds."""
        self.end([message_id])
        loan = self._open[message_id] = Loan(edit)
        try:
            await loan.over(within)
        except TimeoutError:
            pass
        finally:
            if self._open.get(message_id) is loan:
                del self._open[message_id]

    async def edit(self, message_id: int, view: ui.LayoutView, files: list[discord.File]) -> bool:
        """Edit a message by the answer to a press on it; return whether there was one, and it was made in time."""
        loan = self._open.pop(message_id, None)
        if loan is None:
            return False
        try:
            return await loan.edit(view, files)
        finally:
            loan.end()

    def end(self, message_ids: Iterable[Any]) -> None:
        """Give back what was lent of these messages: they are as they should be."""
        for message_id in message_ids:
            if (loan := self._open.pop(message_id, None)) is not None:
                loan.end()

    def open(self) -> list[int]:
        """Return the messages of which an answer is lent."""
        return list(self._open)
