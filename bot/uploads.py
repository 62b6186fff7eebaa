"""The files that go with a message: pictures, drawn in time or left out, and documents."""

import asyncio
import io
from collections.abc import Awaitable, Callable, Iterator

import discord
import structlog
from discord import ui

from bot import limits
from bot.pictures import Drawing
from bot.screens.context import Document, Picture

log = structlog.get_logger(__name__)

PATIENCE = 3.0  # seconds that a message waits for its picture
REST = 60.0  # seconds without pictures after one that did not come

Draw = Callable[[Drawing], Awaitable[bytes]]
"""A drawing -> its PNG."""


class Uploads:
    """Makes the files of messages; play never waits long for a picture."""

    def __init__(self, draw: Draw) -> None:
        self._draw = draw
        self._resting_until = 0.0

    async def of(self, view: ui.LayoutView, *, pictures: bool = True) -> list[discord.File]:
        """Return the files that a message needs; a picture that is not to be had, or not wanted, is left out."""
        files: list[discord.File] = []
        for frame in frames(view):
            for item in list(frame.children):
                if isinstance(item, Document):
                    files.append(discord.File(io.BytesIO(item.data), item.filename))
                elif isinstance(item, Picture):
                    png = await self._png(item.drawing) if pictures else None
                    if png is None:
                        frame.remove_item(item)
                    else:
                        files.append(discord.File(io.BytesIO(png), item.drawing.filename))
        return files

    async def _png(self, drawing: Drawing) -> bytes | None:
        """Draw; None where it fails, takes too long or comes too large."""
        now = asyncio.get_running_loop().time
        if now() < self._resting_until:
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                png = await self._draw(drawing)
        except TimeoutError:
            self._resting_until = now() + REST
            log.warning("a picture took too long", game=drawing.game, subject=drawing.subject)
        except Exception:
            log.exception("a picture failed", game=drawing.game, subject=drawing.subject)
        else:
            if len(png) <= limits.FILE:
                return png
            log.error("a picture is too large", game=drawing.game, subject=drawing.subject, size=len(png))
        return None


def frames(view: ui.LayoutView) -> Iterator[ui.Container[ui.LayoutView]]:
    """Yield the frames of a message."""
    return (frame for frame in view.children if isinstance(frame, ui.Container))
