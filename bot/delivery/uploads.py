"""The files of a message: documents, and pictures that are drawn in time."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord
import structlog
from discord import ui

from bot import limits
from bot.delivery.emoji import OwnEmoji
from bot.delivery.rendering import view_of
from bot.pictures import Drawing
from bot.screens.layout import Document, Item, Picture, Screen, Section, Text

log = structlog.get_logger(__name__)

PATIENCE = 3.0  # seconds that a message waits for its picture
REST = 60.0  # seconds without pictures after one that took too long

Draw = Callable[[Drawing], Awaitable[bytes]]
"""A drawing -> its PNG."""


class Uploads:
    """Makes what discord.py sends of screens: their views with the bot's own emoji, and their files.

    No message waits long for a picture.
    """

    def __init__(self, draw: Draw, emoji: OwnEmoji | None = None) -> None:
        self._draw = draw
        self.emoji = emoji or OwnEmoji()
        self._resting_until = 0.0

    async def of(self, screen: Screen, *, pictures: bool = True) -> tuple[ui.LayoutView, list[discord.File]]:
        """Return a screen as a view of discord.py, and its files. Words replace pictures that fail or are unwanted."""
        items: list[Item] = []
        files: list[discord.File] = []
        for item in screen.items:
            if isinstance(item, Document):
                files.append(discord.File(io.BytesIO(item.data), item.filename))
            elif isinstance(item, Picture | Section):
                png = await self._png(item.drawing) if pictures else None
                if png is None:
                    items.extend([Text(item.content)] if isinstance(item, Section) else item.instead)
                    continue
                files.append(discord.File(io.BytesIO(png), item.drawing.filename))
            items.append(item)
        return view_of(self.emoji.dressed(replace(screen, items=tuple(items)))), files

    async def _png(self, drawing: Drawing) -> bytes | None:
        """Return a drawing's PNG, or None if it fails, takes too long or is too large."""
        now = asyncio.get_running_loop().time
        if now() < self._resting_until:
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                png = await self._draw(drawing)
        except TimeoutError:
            self._resting_until = now() + REST
            log.warning("picture too slow", game=drawing.game, subject=drawing.subject)
        except Exception:
            log.exception("picture failed", game=drawing.game, subject=drawing.subject)
        else:
            if len(png) <= limits.FILE:
                return png
            log.error("picture too large", game=drawing.game, subject=drawing.subject, size=len(png))
        return None
