"""What the two sides of the server share: the world, the gateway, the interactions, the trouble."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable
from datetime import timedelta
from urllib.parse import quote

from bot.loopback.drafts import Drafter
from bot.loopback.gateway import Gateway
from bot.loopback.ids import Clock, Ids
from bot.loopback.interactions import Interaction, Interactions
from bot.loopback.payloads import Json
from bot.loopback.world import Channel, World


class State:
    """One Discord without its HTTP side; `trouble` is what no sound bot would cause."""

    def __init__(
        self, *, bot_token: str, now: Clock, first_id: int, nonce_window: timedelta, reply_within: float
    ) -> None:
        self.bot_token = bot_token
        self.now = now
        self.url = ""
        self.trouble: list[str] = []
        self.ids = Ids(now, first_id)
        self.world = World(self.ids, now, nonce_window)
        self.gateway = Gateway(self.world, bot_token, self.trouble.append, self.changed)
        self.interactions = Interactions(self.world, reply_within, self._unanswered)
        self.drafter = Drafter(self.world, self.ids, self.file_url)
        self.commands: dict[int, list[Json]] = {}
        self._file_key = secrets.token_bytes()
        self._waiting: list[asyncio.Future[None]] = []
        self.world.watchers.append(lambda *_: self.changed())

    def changed(self) -> None:
        """Wake whoever waits for something to happen."""
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def until(self, condition: Callable[[], object], within: float) -> None:
        """Wait until a condition holds, looking again after every change.

        Raises TimeoutError.
        """
        async with asyncio.timeout(within):
            while not condition():
                future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiting.append(future)
                await future

    def send(self, interaction: Interaction) -> None:
        """Hand an interaction to the bot."""
        interaction.session = self.gateway.interaction(self.interactions.event(interaction))

    def _unanswered(self, interaction: Interaction) -> None:
        """An interaction went unanswered: trouble only if its session is there to be blamed."""
        if interaction.session and interaction.session.live:
            limit = self.interactions.reply_within
            self.trouble.append(f"interaction not answered within {limit:g} s: {describe(interaction)}")
        self.changed()

    def file_url(self, channel: Channel, number: int, filename: str) -> str:
        """Return where a file is served; who does not know the address cannot guess it."""
        path = f"/attachments/{channel.id}/{number}/{quote(filename)}"
        return f"{self.url}{path}?hm={self.file_seal(path)}"

    def file_seal(self, path: str) -> str:
        """Return what an address must end with to be served."""
        return hmac.new(self._file_key, path.encode(), hashlib.sha256).hexdigest()


def describe(interaction: Interaction) -> str:
    """Say in a few words what a person did."""
    data = interaction.data
    return f"type {interaction.type} {data.get('name') or data.get('custom_id')!r} by {interaction.user.name}"
