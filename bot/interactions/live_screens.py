"""Private screens that are still on somebody's display follow the table, while Discord lets them."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from weakref import WeakSet

import structlog
from discord import ui

from bot.clock import Clock
from bot.messages import seen
from bot.replies import Interaction
from bot.tables import Table

log = structlog.get_logger(__name__)

LIVES = timedelta(minutes=14)  # Discord's tokens live 15
Render = Callable[[], Awaitable[ui.LayoutView]]


@dataclass
class Screen:
    """The newest private screen of one person at one table: how to change it, and what it shows."""

    interaction: Interaction
    render: Render
    shown: str


class PrivateScreens:
    """One screen for each person and table; older ones are refreshed only when they are pressed."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._screens: dict[tuple[int, int], Screen] = {}
        self._followed: WeakSet[Table] = WeakSet()
        self._dirty: set[tuple[int, int]] = set()
        self._held: set[tuple[int, int]] = set()
        self._workers: dict[tuple[int, int], asyncio.Task[None]] = {}

    def opened(self, table: Table, interaction: Interaction, render: Render, view: ui.LayoutView) -> None:
        """Note that a screen was shown as the answer to an interaction."""
        self._screens[table.id, interaction.user.id] = Screen(interaction, render, seen(view))
        if table not in self._followed:
            self._followed.add(table)
            table.listen(lambda: self._changed(table.id))

    @contextmanager
    def held(self, table: int, user_id: int) -> Iterator[None]:
        """Leave a person's screen alone meanwhile: what they have just pressed will change it."""
        key = table, user_id
        self._held.add(key)
        try:
            yield
        finally:
            self._held.discard(key)
            if key in self._dirty:
                self._follow(key)

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
                self._follow(key)

    def _follow(self, key: tuple[int, int]) -> None:
        if key in self._screens and key not in self._workers and key not in self._held:
            self._workers[key] = asyncio.create_task(self._refresh(key), name=f"screen-{key[0]}")

    async def _refresh(self, key: tuple[int, int]) -> None:
        """Bring a screen up to date until nothing has changed meanwhile."""
        try:
            while key in self._dirty and key not in self._held:
                self._dirty.discard(key)
                screen = self._screens[key]
                # Discord's clock and this one may differ by a little; the token's last minute is not used.
                if self._clock.now() - screen.interaction.created_at > LIVES:
                    self._screens.pop(key, None)
                    return
                await self._bring_up(key, screen)
        except Exception as error:
            # Its table or its token is gone, or Discord would not: the screen stays as it is until it is pressed.
            self._screens.pop(key, None)
            log.info("a private screen is not followed any more", table=key[0], error=type(error).__name__)
        finally:
            self._workers.pop(key, None)

    async def _bring_up(self, key: tuple[int, int], screen: Screen) -> None:
        view = await screen.render()
        shown = seen(view)
        if shown == screen.shown:
            return
        files = await screen.interaction.client.uploads.of(view)
        if key in self._held:
            self._dirty.add(key)
        # A press meanwhile has put another screen in its place, and shows it itself.
        elif self._screens.get(key) is screen and screen.interaction.response.is_done():
            screen.shown = shown
            await screen.interaction.edit_original_response(view=view, attachments=files)
