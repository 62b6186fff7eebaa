"""The bot as the command line uses it: with any client, it can be started, stopped and looked at."""

import asyncio
from typing import Protocol

from bot.services import Services
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from storage import Store


class RunningBot(Protocol):
    """The part of the result of :func:`bot.app.create_bot` that the command line needs."""

    serving: asyncio.Event

    @property
    def store(self) -> Store:
        """The store."""
        ...

    @property
    def services(self) -> Services:
        """The parts of the bot, once it has started."""
        ...

    @property
    def tables(self) -> TableRegistry:
        """The tables."""
        ...

    async def settled(self, table: Table, within: float) -> None:
        """Wait until every change up to now was delivered or failed, at most ``within`` seconds."""
        ...

    async def start(self, token: str) -> None:
        """Run until closed."""
        ...

    async def close(self) -> None:
        """Stop."""
        ...
