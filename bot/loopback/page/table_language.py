"""The language of the server's tables, read and set from the page; the bot stores it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

ReadLanguage = Callable[[], Awaitable[str | None]]
"""Return the chosen language of the tables as a locale, or None."""
ChooseLanguage = Callable[[str], Awaitable[None]]
"""Choose the language of the tables by a client's locale."""


class TableLanguage:
    """The language of the tables. Until the bot is connected, the last choice is kept for it.

    `default` is the language of tables for which none was chosen.
    """

    def __init__(self, default: str) -> None:
        self._bot: tuple[ReadLanguage, ChooseLanguage] | None = None
        self._default = default
        self._pending: str | None = None

    async def connect(self, read: ReadLanguage, choose: ChooseLanguage, default: str) -> None:
        """Connect the bot's setting, and apply the choice made before."""
        self._bot, self._default = (read, choose), default
        if self._pending is not None:
            await self.set(self._pending)

    async def set(self, locale: str, *, override: bool = False) -> None:
        """Set the language if none was chosen before; `override` replaces an earlier choice."""
        if self._bot is None:
            self._pending = locale
            return
        read, choose = self._bot
        if override or await read() is None:
            await choose(locale)

    async def spoken(self) -> str:
        """Return the language of the tables as a locale."""
        return await self._chosen() or self._pending or self._default

    async def differs(self, locale: str) -> bool:
        """Return whether another language than this locale's was chosen for the tables."""
        chosen = await self._chosen()
        return chosen is not None and chosen.partition("-")[0] != locale.partition("-")[0]

    async def _chosen(self) -> str | None:
        return None if self._bot is None else await self._bot[0]()
