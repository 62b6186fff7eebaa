"""Helpers for tests of pictures: a painter whose output is fast and readable."""

import asyncio
import struct

from bot.loopback import Message
from bot.pictures import Drawing

HEAD = b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + b"IHDR" + struct.pack(">II", 720, 452)


class PlainPainter:
    """Replaces the bot's painter: patch ``bot.app.Painter`` with an instance, which acts as the class."""

    def __init__(self) -> None:
        self.asked = 0
        self.painted: list[Drawing] = []
        self.fault: Exception | None = None
        self.waiting: asyncio.Event | None = None

    def __call__(self) -> "PlainPainter":
        """Return this same painter to every bot that starts."""
        return self

    async def png(self, drawing: Drawing) -> bytes:
        """Return a PNG header followed by the scene's text; raise ``fault`` or wait for ``waiting`` if set."""
        self.asked += 1
        if self.waiting is not None:
            await self.waiting.wait()
        if self.fault is not None:
            raise self.fault
        self.painted.append(drawing)
        return HEAD + drawing.scene.encode()

    async def aclose(self) -> None:
        """Do nothing."""


def scenes(message: Message) -> list[str]:
    """Return the scenes of a message's pictures."""
    return [file.data.removeprefix(HEAD).decode() for file in message.attachments]
