"""Troubles with the database: one line in the log and one message to the bot's owner, until the trouble is over."""

import asyncio
import contextlib
from datetime import datetime, timedelta

import discord
import structlog

from bot import limits
from bot.delivery.messages import ORDINARY, Messages, refuses
from bot.screens.failures import kind_of
from bot.screens.layout import OVER_COLOUR, page, text
from bot.services import Services
from bot.text import Words, escape, words_for
from storage import DatabaseTrouble, StoreError

log = structlog.get_logger(__name__)

RETRY = (1, 5, 15, 60, 300)  # seconds between attempts to tell the owner
SAME = timedelta(minutes=10)
"""A trouble that comes back within this time is the same: on a full disk something small may still be stored."""


class StoreTroubles:
    """Watches the store of one bot. Nothing about a trouble is stored, because nothing can be."""

    def __init__(self, services: Services, messages: Messages) -> None:
        self._services = services
        self._messages = messages
        self._changed = asyncio.Event()
        self._last: DatabaseTrouble | None = None
        self._untold: DatabaseTrouble | None = None
        self._told: dict[str, datetime] = {}
        """When the owner was told of each kind of trouble, or it was over after that."""
        services.store.on_trouble(self._note)

    def _note(self, trouble: DatabaseTrouble | None) -> None:
        """Log the beginning or the end of a trouble; at the end, let the workers go on at once."""
        if trouble is None:
            if self._last is not None and (kind := kind_of(self._last)) in self._told:
                self._told[kind] = self._services.clock.now()
            log.warning("database usable again")
            self._services.crew.resume()
        else:
            if self._is_news(trouble):
                self._untold = trouble
            log.error("database unusable", kind=kind_of(trouble), why=str(trouble))
        self._last = trouble
        self._changed.set()

    def _is_news(self, trouble: DatabaseTrouble) -> bool:
        """Return whether the owner was not told of this trouble shortly before."""
        told = self._told.get(kind_of(trouble))
        return told is None or self._services.clock.now() - told > SAME

    async def run(self) -> None:
        """Tell the owner of each trouble, for as long as the bot runs."""
        owner = self._services.settings.owner
        while True:
            await self._changed.wait()
            self._changed.clear()
            while owner is not None and self._untold is not None:
                trouble, self._untold = self._untold, None
                await self._tell(owner, trouble)

    async def _tell(self, owner: int, trouble: DatabaseTrouble) -> None:
        """Send the owner one message; try again until it is sent or refused, or the trouble is over."""
        words = await self._words(owner)
        screen = page(
            [text(words.line("bot-trouble-owner", kind=kind_of(trouble), why=escape(str(trouble))))], OVER_COLOUR
        )
        nonce = f"store-{self._services.clock.now().timestamp():.6f}"[: limits.NONCE]
        failures = 0
        while failures == 0 or self._services.store.trouble is trouble:
            channel: int | None = None
            try:
                channel = await self._messages.open_dm(owner)
                await self._messages.send(channel, screen, nonce, silent=False)
            except ORDINARY as error:
                log.warning("owner not told", error=type(error).__name__, code=getattr(error, "code", None))
                if isinstance(error, discord.HTTPException) and refuses(error, channel):
                    self._told[kind_of(trouble)] = self._services.clock.now()
                    return
            except Exception:
                log.exception("owner not told")
            else:
                self._told[kind_of(trouble)] = self._services.clock.now()
                return
            self._changed.clear()
            # Not asyncio.wait_for, which in Python 3.11 may lose a cancellation that comes with the event.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(RETRY[min(failures, len(RETRY) - 1)]):
                    await self._changed.wait()
            failures += 1

    async def _words(self, owner: int) -> Words:
        """Return the words of the owner's language, or of the bot's if that cannot be read."""
        locale = None
        with contextlib.suppress(StoreError):
            locale = (await self._services.store.people.get(owner)).locale
        return words_for(locale or self._services.settings.language)
