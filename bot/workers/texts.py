"""Reads extensive texts soon after the start, so that the first screen that shows them need not wait for it."""

import asyncio
from collections.abc import Awaitable, Callable

from bot.text.catalog import catalog_of, locales

PAUSE = 0.002
"""Seconds from one text to the next, for all else that the bot has to do: hundreds are read in a second or two."""


async def run(serving: Callable[[], Awaitable[object]]) -> None:
    """Parse the extensive texts of all languages, one at a time. ``serving`` returns when the start is over."""
    await serving()
    for locale in locales():
        for _ in catalog_of(locale).parse_ahead():
            await asyncio.sleep(PAUSE)
