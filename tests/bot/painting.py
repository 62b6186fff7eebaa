"""For tests of pictures: a painter that paints at once, and what it painted can be read."""

import asyncio
import struct

from bot.loopback import Message
from bot.pictures import Drawing

HEAD = b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + b"IHDR" + struct.pack(">II", 720, 452)


class PlainPainter:
    """Stands in for the painter of a bot: patch ``bot.app.Painter`` with one of these, as its class."""

    def __init__(self) -> None:
        self.asked = 0
        self.painted: list[Drawing] = []
        self.fault: Exception | None = None
        self.waiting: asyncio.Event | None = None

    def __call__(self) -> "PlainPainter":
        """Be made anew by a bot that starts; it is the same one."""
        return self

    async def png(self, drawing: Drawing) -> bytes:
        """Return something like a PNG that holds the scene as it is; fail or wait as the test wants."""
        self.asked += 1
        if self.waiting is not None:
            await self.waiting.wait()
        if self.fault is not None:
            raise self.fault
        self.painted.append(drawing)
        return HEAD + drawing.scene.encode()

    async def aclose(self) -> None:
        """Have nothing to put away."""


def scenes(message: Message) -> list[str]:
    """Return what the pictures of a message show."""
    return [file.data.removeprefix(HEAD).decode() for file in message.attachments]
