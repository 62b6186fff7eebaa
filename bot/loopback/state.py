"""The state that the people's side and the bot's side share: world, gateway, interactions, trouble."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Callable
from datetime import timedelta
from urllib.parse import quote

from bot.loopback.drafts import Drafter
from bot.loopback.gateway import Gateway
from bot.loopback.ids import Clock, Ids
from bot.loopback.interactions import Interaction, Interactions
from bot.loopback.json_values import Json
from bot.loopback.keys import new_key
from bot.loopback.world import Channel, World


class State:
    """A Discord without its HTTP side; `trouble` lists what a correct bot never causes."""

    def __init__(self, *, now: Clock, first_id: int, nonce_window: timedelta, reply_within: float) -> None:
        self.bot_token = new_key()
        self.now = now
        self.url = ""
        self.trouble: list[str] = []
        self.ids = Ids(now, first_id)
        self.world = World(self.ids, now, nonce_window)
        self.gateway = Gateway(self.world, self.bot_token, self.trouble.append, self.changed)
        self.interactions = Interactions(self.world, reply_within, self._unanswered)
        self.drafter = Drafter(self.world, self.ids, self.file_url)
        self.commands: dict[int, list[Json]] = {}
        self._file_key = new_key().encode()
        self._waiting: list[asyncio.Future[None]] = []
        self.world.watchers.append(lambda _change, _message: self.changed())

    def changed(self) -> None:
        """Wake everyone who waits for a change."""
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def until(self, condition: Callable[[], object], within: float) -> None:
        """Wait until a condition holds, checking it after every change.

        Raises TimeoutError.
        """
        async with asyncio.timeout(within):
            while not condition():
                future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiting.append(future)
                await future

    def send(self, interaction: Interaction) -> None:
        """Send an interaction to the bot."""
        interaction.session = self.gateway.interaction(interaction.channel.guild, self.interactions.event(interaction))

    def _unanswered(self, interaction: Interaction) -> None:
        """Add an unanswered interaction to the trouble if its session is still connected."""
        if interaction.session and interaction.session.live:
            limit = self.interactions.reply_within
            self.trouble.append(f"interaction not answered within {limit:g} s: {describe(interaction)}")
        self.changed()

    def file_url(self, channel: Channel, number: int, filename: str) -> str:
        """Return the address of a file; nobody can guess it."""
        path = f"/attachments/{channel.id}/{number}/{quote(filename)}"
        return f"{self.url}{path}?hm={self.file_seal(path)}"

    def file_seal(self, path: str) -> str:
        """Return the seal of an address, which a request must carry."""
        return hmac.new(self._file_key, path.encode(), hashlib.sha256).hexdigest()


def describe(interaction: Interaction) -> str:
    """Return in a few words what a person did."""
    data = interaction.data
    return f"type {interaction.type} {data.get('name') or data.get('custom_id')!r} by {interaction.user.name}"
