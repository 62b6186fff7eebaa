import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.loopback import LoopbackDiscord, aim_discord_py_at

from ..api_description import CHECKER, ApiDescription, api_description


class Clock:
    """A clock that moves only when a test moves it."""

    def __init__(self) -> None:
        self.moment = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.moment

    def forward(self, **by: float) -> None:
        self.moment += timedelta(**by)


@pytest.fixture(scope="session")
def oracle() -> ApiDescription:
    """Discord's own description of its API."""
    description = api_description()
    if description is None:
        pytest.skip(f"NOT CHECKED against Discord's own description of its API: there is no {CHECKER}")
    return description


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def server(clock: Clock, tmp_path: Path) -> AsyncIterator[LoopbackDiscord]:
    async with LoopbackDiscord(now=clock, record=tmp_path / "traffic.jsonl") as server:
        yield server


Rest = Callable[..., Awaitable[tuple[int, Any]]]


@pytest.fixture
async def rest(server: LoopbackDiscord) -> AsyncIterator[Rest]:
    """Sends requests without discord.py, which would itself refuse many of them: `await rest("GET", "/users/@me")`."""
    headers = {"Authorization": f"Bot {server.bot_token}"}
    async with aiohttp.ClientSession(headers=headers) as session:

        async def ask(method: str, path: str, body: Any = None, **more: Any) -> tuple[int, Any]:
            if body is not None:
                more["json"] = body
            async with session.request(method, f"{server.url}/api/v10{path}", **more) as response:
                return response.status, await response.json() if response.status != 204 else None

        yield ask


async def wait_for(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


@pytest.fixture
def eventually() -> Callable[[Callable[[], object]], Awaitable[None]]:
    """Waits for a condition that the server cannot notice: `await eventually(lambda: heard)`."""
    return wait_for


Connect = Callable[[discord.Client], Awaitable[discord.Client]]


@pytest.fixture
async def connect(server: LoopbackDiscord) -> AsyncIterator[Connect]:
    """Starts discord.py clients and closes them after the test."""
    started: list[discord.Client] = []

    async def start(client: discord.Client) -> discord.Client:
        aim_discord_py_at(server.url)
        started.append(client)
        await client.login(server.bot_token)
        client.runner = client.loop.create_task(client.connect())  # type: ignore[attr-defined]
        await client.wait_until_ready()
        return client

    yield start
    for client in started:
        await client.close()
        await client.runner  # type: ignore[attr-defined]


def quick_client(**more: Any) -> discord.Client:
    intents = more.pop("intents", discord.Intents(guilds=True))
    return discord.Client(intents=intents, guild_ready_timeout=0.1, **more)


@pytest.fixture
def new_client() -> Callable[..., discord.Client]:
    return quick_client
