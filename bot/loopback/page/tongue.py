"""The language of the server's tables, as far as the page has a say in it: the bot keeps it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

Spoken = Callable[[], Awaitable[str | None]]
"""Return the language that was chosen for the tables, as a locale, or None."""
Choose = Callable[[str], Awaitable[None]]
"""Choose it, by the locale of a client."""


class Tongue:
    """The language of the tables; until the bot is there to ask, the last wish waits."""

    def __init__(self) -> None:
        self._bot: tuple[Spoken, Choose] | None = None
        self._wish: str | None = None

    async def tie(self, spoken: Spoken, choose: Choose) -> None:
        """Say how the bot is asked and told, and fulfil what was wished for meanwhile."""
        self._bot = spoken, choose
        if self._wish is not None:
            await self.speak(self._wish)

    async def speak(self, locale: str, *, anyhow: bool = False) -> None:
        """Have the tables speak a language: if none was chosen before, or anyhow."""
        if self._bot is None:
            self._wish = locale
            return
        spoken, choose = self._bot
        if anyhow or await spoken() is None:
            await choose(locale)

    async def differs(self, locale: str) -> bool:
        """Tell whether the tables speak another language."""
        spoken = None if self._bot is None else await self._bot[0]()
        return spoken is not None and spoken.partition("-")[0] != locale.partition("-")[0]
