"""Uploads the bot's own emoji once, and deletes drawings that were replaced long ago."""

import asyncio
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta

import discord
import structlog

from bot.delivery.emoji import OwnEmoji
from bot.delivery.messages import ORDINARY
from bot.logs import log_fault
from bot.pictures import CannotDrawError, Emoji, all_emoji
from bot.pictures.emoji import DIGITS, PREFIX, drawing_of
from bot.services import Services

log = structlog.get_logger(__name__)

AGAIN = timedelta(minutes=10)
"""The wait after a failure."""
REPLACED_FOR = timedelta(days=90)
"""How long the drawing of an emoji that was replaced is kept: older messages may still show it."""
UPLOADED = re.compile(rf"{PREFIX}_(\w+)_[0-9a-f]{{{DIGITS}}}", re.ASCII)


async def run(services: Services, client: discord.Client, own: OwnEmoji) -> None:
    """Upload what is missing, try again after failures, and end when Discord has every emoji.

    Nobody waits for it. Until it ends, or fails for the first time, messages show Unicode emoji.
    """
    await client.wait_until_ready()
    # Off the event loop: this imports the pictures of every game.
    emoji = list((await asyncio.to_thread(all_emoji)).values())
    while True:
        try:
            if await upload(services, client, own, emoji):
                return
        except ORDINARY as error:
            log.warning("emoji not uploaded", error=type(error).__name__, code=getattr(error, "code", None))
        except Exception:
            log_fault(log, "emoji not uploaded")
        await services.clock.sleep_until(services.clock.now() + AGAIN)


async def upload(services: Services, client: discord.Client, own: OwnEmoji, emoji: Sequence[Emoji]) -> bool:
    """Upload the emoji that Discord does not have, and note those that it has; return whether it has all of them."""
    found = await client.fetch_application_emojis()
    known = ids_of(found)
    missing = [one for one in emoji if one.full_name not in known]
    # On the first start all appear together, so that messages are edited for them once.
    if len(missing) < len(emoji):
        own.know(known, emoji)
    try:
        for one in missing:
            if (png := await drawn(services, one)) is not None:
                made = await client.create_application_emoji(name=one.full_name, image=png)
                known[made.name] = made.id
    finally:
        own.know(known, emoji)
    if missing:
        log.info("emoji uploaded", uploaded=len(missing))
    for replaced in long_replaced(found, known, emoji, services.clock.now() - REPLACED_FOR):
        await replaced.delete()
    return all(one.full_name in known for one in emoji)


async def drawn(services: Services, emoji: Emoji) -> bytes | None:
    """Return the PNG of an emoji, or None if it cannot be drawn: the others are uploaded without it."""
    try:
        return await services.painter.png(drawing_of(emoji))
    except CannotDrawError as error:
        log.warning("emoji not drawn", emoji=emoji.name, error=str(error))
        return None


def ids_of(found: Iterable[discord.Emoji]) -> dict[str, int]:
    """Return the ids by name; of several emoji with one name, the first."""
    return {emoji.name: emoji.id for emoji in sorted(found, key=lambda emoji: emoji.id, reverse=True)}


def long_replaced(
    found: Iterable[discord.Emoji], known: Mapping[str, int], emoji: Iterable[Emoji], before: datetime
) -> list[discord.Emoji]:
    """Return the bot's emoji whose drawing was replaced before a time: a newer one has been there since then.

    Any other emoji of the application is left alone, and so is a newer drawing, after a return to an older version.
    """
    newest = {one.name: known[one.full_name] for one in emoji if one.full_name in known}
    ours = ((UPLOADED.fullmatch(one.name), one) for one in found)
    replaced = [(newest[name[1]], one) for name, one in ours if name is not None and name[1] in newest]
    return [one for now, one in replaced if one.id < now and discord.utils.snowflake_time(now) < before]
