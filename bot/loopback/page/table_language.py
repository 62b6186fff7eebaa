"""The language of the server's tables, read and set from the page; the bot stores it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

ReadLanguage = Callable[[], Awaitable[str | None]]
"""Return the chosen language of the tables as a locale, or None."""
ChooseLanguage = Callable[[str], Awaitable[None]]
"""Choose the language of the tables by a client's locale."""


class TableLanguage:
    """The language of the tables. Until the bot is connected, the last choice is kept for it."""

    def __init__(self) -> None:
        self._bot: tuple[ReadLanguage, ChooseLanguage] | None = None
        self._pending: str | None = None

    async def connect(self, read: ReadLanguage, choose: ChooseLanguage) -> None:
        """Connect the bot's setting, and apply the choice made before."""
        self._bot = read, choose
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

    async def differs(self, locale: str) -> bool:
        """Return whether the tables use another language than this locale's."""
        chosen = None if self._bot is None else await self._bot[0]()
        return chosen is not None and chosen.partition("-")[0] != locale.partition("-")[0]
