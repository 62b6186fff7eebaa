"""Private screens that are still open follow their table, as long as Discord lets them."""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from weakref import WeakSet

import discord
import structlog

from bot.clock import Clock
from bot.delivery.messages import fingerprint
from bot.delivery.uploads import Uploads
from bot.interactions.notice import Notice
from bot.interactions.reply import Follow, told
from bot.interactions.standing import LIVES
from bot.screens.layout import Screen
from bot.tables.table import Table

log = structlog.get_logger(__name__)

Interaction = discord.Interaction[Any]
Key = tuple[int, int]
"""The ids of table and person."""


@dataclass
class LiveScreen:
    """The newest private screen of one person at one table: how to change it, and what it shows."""

    interaction: Interaction
    follow: Follow
    shown: str
    seen: object
    """The mark of the reader's news when it was last rendered."""


class LiveScreens:
    """One screen for each person and table; older ones are refreshed only when they are pressed."""

    def __init__(self, clock: Clock, uploads: Uploads) -> None:
        self._clock = clock
        self._uploads = uploads
        self._screens: dict[Key, LiveScreen] = {}
        self._followed: WeakSet[Table] = WeakSet()
        self._dirty: set[Key] = set()
        self._held: set[Key] = set()
        self._workers: dict[Key, asyncio.Task[None]] = {}

    def opened(self, interaction: Interaction, screen: Screen, follow: Follow) -> None:
        """Note that a screen was shown as the answer to an interaction."""
        table = follow.table
        key = table.id, interaction.user.id
        self._screens[key] = LiveScreen(interaction, follow, fingerprint(screen), follow.seen)
        if table not in self._followed:
            self._followed.add(table)
            table.listen(lambda: self._changed(table.id))
        if table.changes == follow.changes:
            # Rendered after the last change: it needs no second rendering.
            self._dirty.discard(key)
        else:
            self._dirty.add(key)
            self._refresh_soon(key)

    def closed(self, table: int, user_id: int) -> None:
        """Note that a person's screen at a table was replaced by something that does not follow it."""
        self._screens.pop((table, user_id), None)

    @contextmanager
    def held(self, table: int, user_id: int) -> Generator[None]:
        """Leave a person's screen alone for as long as a press of theirs, which will change it, is being answered."""
        key = table, user_id
        self._held.add(key)
        try:
            yield
        finally:
            self._held.discard(key)
            if key in self._dirty:
                self._refresh_soon(key)

    async def close(self) -> None:
        """Stop following."""
        workers = list(self._workers.values())
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)

    def _changed(self, table: int) -> None:
        for key in self._screens:
            if key[0] == table:
                self._dirty.add(key)
                self._refresh_soon(key)

    def _refresh_soon(self, key: Key) -> None:
        if key in self._screens and key not in self._workers and key not in self._held:
            self._workers[key] = asyncio.create_task(self._refresh(key), name=f"screen-{key[0]}")

    async def _refresh(self, key: Key) -> None:
        """Render a screen anew until nothing has changed meanwhile."""
        try:
            while key in self._dirty and key not in self._held:
                self._dirty.discard(key)
                if (screen := self._screens.get(key)) is not None:
                    await self._follow(key, screen)
        finally:
            self._workers.pop(key, None)

    async def _follow(self, key: Key, screen: LiveScreen) -> None:
        """Bring one screen up to date, or follow it no longer."""
        try:
            # Discord's clock and the bot's may differ a little: the token's last minute is not used.
            if self._clock.now() - screen.interaction.created_at <= LIVES:
                await self._update(key, screen)
                return
        except Exception as error:
            # The table or the token is gone, or Discord refused: the screen stays as it is until it is pressed.
            log.info("private screen no longer followed", table=key[0], error=type(error).__name__)
        if self._screens.get(key) is screen:
            # Else another screen has taken its place meanwhile, which is followed.
            del self._screens[key]

    async def _update(self, key: Key, screen: LiveScreen) -> None:
        mark = await screen.follow.mark()
        if mark == screen.seen:
            return
        try:
            new = await screen.follow.render()
        except Notice as notice:
            # Such as: the seat has gone to somebody else. It says what a press on it would say, and follows the
            # table still, because the seat may come back.
            new = told(notice.told, *notice.buttons).screen
        screen.seen = mark
        shown = fingerprint(new)
        if shown == screen.shown:
            return
        view, files = await self._uploads.of(new)
        if key in self._held:
            self._dirty.add(key)
        # A press may have put another screen in its place meanwhile, which shows the change itself.
        elif self._screens.get(key) is screen and screen.interaction.response.is_done():
            screen.shown = shown
            await screen.interaction.edit_original_response(view=view, attachments=files)
