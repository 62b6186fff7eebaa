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
from bot.interactions.standing import LIVES, Slot
from bot.screens.layout import Screen
from bot.tables.table import Table

log = structlog.get_logger(__name__)

Interaction = discord.Interaction[Any]


@dataclass
class LiveScreen:
    """The newest private screen in a slot: how to change it, and what it shows."""

    interaction: Interaction
    follow: Follow
    shown: str
    seen: object
    """The mark of the reader's news when it was last rendered."""


class LiveScreens:
    """One screen in each slot; older ones are refreshed only when they are pressed."""

    def __init__(self, clock: Clock, uploads: Uploads) -> None:
        self._clock = clock
        self._uploads = uploads
        self._screens: dict[Slot, LiveScreen] = {}
        self._followed: WeakSet[Table] = WeakSet()
        self._dirty: set[Slot] = set()
        self._held: set[tuple[int, int]] = set()
        """The ids of table and person whose presses are being answered."""
        self._workers: dict[Slot, asyncio.Task[None]] = {}

    def opened(self, slot: Slot, interaction: Interaction, screen: Screen, follow: Follow) -> None:
        """Note that a screen was shown as the answer to an interaction."""
        table = follow.table
        self._screens[slot] = LiveScreen(interaction, follow, fingerprint(screen), follow.seen)
        if table not in self._followed:
            self._followed.add(table)
            table.listen(lambda: self._changed(table.id))
        if table.changes == follow.changes:
            # Rendered after the last change: it needs no second rendering.
            self._dirty.discard(slot)
        else:
            self._dirty.add(slot)
            self._refresh_soon(slot)

    def closed(self, slot: Slot) -> None:
        """Note that the screen in a slot was replaced by something that does not follow its table."""
        self._screens.pop(slot, None)

    @contextmanager
    def held(self, table: int, user_id: int) -> Generator[None]:
        """Leave a person's screens alone for as long as a press of theirs, which may change one, is being answered."""
        self._held.add((table, user_id))
        try:
            yield
        finally:
            self._held.discard((table, user_id))
            for slot in self._of(table):
                if slot.user_id == user_id and slot in self._dirty:
                    self._refresh_soon(slot)

    async def close(self) -> None:
        """Stop following."""
        workers = list(self._workers.values())
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)

    def _of(self, table: int) -> list[Slot]:
        """Return the slots of the screens that follow a table."""
        return [slot for slot, screen in self._screens.items() if screen.follow.table.id == table]

    def _changed(self, table: int) -> None:
        for slot in self._of(table):
            self._dirty.add(slot)
            self._refresh_soon(slot)

    def _is_held(self, slot: Slot) -> bool:
        screen = self._screens.get(slot)
        return screen is not None and (screen.follow.table.id, slot.user_id) in self._held

    def _refresh_soon(self, slot: Slot) -> None:
        if slot in self._screens and slot not in self._workers and not self._is_held(slot):
            table = self._screens[slot].follow.table.id
            self._workers[slot] = asyncio.create_task(self._refresh(slot), name=f"screen-{table}")

    async def _refresh(self, slot: Slot) -> None:
        """Render a screen anew until nothing has changed meanwhile."""
        try:
            while slot in self._dirty and not self._is_held(slot):
                self._dirty.discard(slot)
                if (screen := self._screens.get(slot)) is not None:
                    await self._follow(slot, screen)
        finally:
            self._workers.pop(slot, None)

    async def _follow(self, slot: Slot, screen: LiveScreen) -> None:
        """Bring one screen up to date, or follow it no longer."""
        try:
            # Discord's clock and the bot's may differ a little: the token's last minute is not used.
            if self._clock.now() - screen.interaction.created_at <= LIVES:
                await self._update(slot, screen)
                return
        except Exception as error:
            # The table or the token is gone, or Discord refused: the screen stays as it is until it is pressed.
            log.info("private screen no longer followed", table=screen.follow.table.id, error=type(error).__name__)
        if self._screens.get(slot) is screen:
            # Else another screen has taken its place meanwhile, which is followed.
            del self._screens[slot]

    async def _update(self, slot: Slot, screen: LiveScreen) -> None:
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
        if self._is_held(slot):
            self._dirty.add(slot)
        # A press may have put another screen in its place meanwhile, which shows the change itself.
        elif self._screens.get(slot) is screen and screen.interaction.response.is_done():
            screen.shown = shown
            await screen.interaction.edit_original_response(view=view, attachments=files)
