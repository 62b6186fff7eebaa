"""A house with the table to touch, and clients of it without a browser."""

import asyncio
import itertools
import json
import re
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from bot.handlers.router import route
from bot.loopback import Person
from bot.tables.lobby import Guest
from bot.touch import Hub, Visitor

from ...house import House

Json = dict[str, Any]
LIMIT = 60.0
NAME = re.compile(r"\{([0-9a-f]{12})\}")
"""The name of a piece in the drawing that it was taken out of."""


def joined(whole: str, pieces: Mapping[str, str]) -> str:
    """Put the pieces of a drawing back into their places, as the client does."""
    return NAME.sub(lambda name: joined(pieces[name[1]], pieces), whole)


class TouchHouse(House):
    """A started house whose server has the table to touch."""

    def __init__(self, folder: Path, *rest: Any, **settings: Any) -> None:
        super().__init__(folder, *rest, **settings)
        self.hub = Hub()
        self.server.add_routes(self.hub.add_to)

    async def start(self) -> None:
        """Start everything, and let people in."""
        await super().start()
        self.hub.open(self.bot.services, route)

    def ticket(self, person: Person, *, manager: bool = False) -> str:
        """Return a ticket for a person who sees the channel."""
        guest = Guest(person.id, person.name, manager)
        return self.hub.ticket(Visitor(guest, person.locale, self.server.guild.id, self.server.channel.id))

    @asynccontextmanager
    async def looking(self, person: Person, **about: Any) -> AsyncIterator["Client"]:
        """Open the table to touch as a person, and wait for the first frame."""
        asked = {"ticket": self.ticket(person, **about), "theme": "light"}
        url = f"{self.server.url}/touch/ws"
        async with aiohttp.ClientSession() as session, session.ws_connect(url, params=asked) as socket:
            client = Client(self, socket)
            reading = asyncio.create_task(client.read())
            await client.until(lambda: client.parts)
            yield client
            reading.cancel()


class Client:
    """One client: the parts and pieces that it was sent, and all frames."""

    def __init__(self, house: TouchHouse, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.house, self.socket = house, socket
        self.frames: list[Json] = []
        self.parts: Json = {}
        self.pieces: dict[str, str] = {}
        self._refs = itertools.count(1)
        self._news = asyncio.Event()

    async def read(self) -> None:
        async for message in self.socket:
            frame = json.loads(message.data)
            self.frames.append(frame)
            self.pieces |= frame["pieces"]
            if frame["is"] == "state":
                self.parts |= frame["parts"]
                for name in frame["gone"]:
                    self.parts.pop(name, None)
            self._news.set()

    async def until(self, condition: Callable[[], Any]) -> Any:
        """Wait for frames until a condition holds; return its value."""
        async with asyncio.timeout(LIMIT):
            while not (found := condition()):
                self._news.clear()
                await self._news.wait()
        return found

    async def ask(self, do: str, **facts: Any) -> Json:
        """Send an act and wait for its answer."""
        ref = next(self._refs)
        await self.socket.send_json({"do": do, "ref": ref, **facts})
        return await self.until(lambda: next((f for f in self.frames if f["is"] == "answer" and f["ref"] == ref), None))

    async def press(self, custom_id: str, *values: str, typed: bool = False) -> Json:
        """Press a button, or choose from a menu."""
        return await self.ask("press", id=custom_id, values=list(values), typed=typed)

    async def choose(self, option: str) -> Json:
        """Press an option of the open question."""
        return await self.press(self.parts["ask"]["press"], option)

    async def quiet(self) -> None:
        """Wait until all changes up to now are shown to everybody."""
        await self.house.hub.settled(LIMIT)
        # Frames come in order: with the answer, everything before it is here.
        await self.ask("look")

    def buttons(self, *names: str) -> dict[str, Json]:
        """Return the buttons and menus in some parts, by the verb of their press."""
        found: dict[str, Json] = {}
        for name in names:
            part = self.parts.get(name) or []
            items = part["below"] if isinstance(part, dict) else part
            children = (child for item in items if item["is"] == "row" for child in item["children"])
            found |= {child["id"].split(":")[2]: child for child in children}
        return found

    def offer(self, verb: str, game: str) -> str:
        """Return the id of a button of a game's tile: "solo", "open" or "learn"."""
        rows = (item["children"] for item in self.parts["games"] if item["is"] == "row")
        return next(child["id"] for row in rows for child in row if child["id"].endswith(f":{verb}:::{game}"))
