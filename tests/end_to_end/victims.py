"""A loopback Discord in this process, and a bot in another process that is killed and restarted."""

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, Self

from bot.loopback import LoopbackDiscord, NotAnswered, NotPossible

from .victim import POINTS

ROOT = Path(__file__).parents[2]
START_WITHIN = 60.0
GIVE_UP = 50  # attempts at one action without a kill in between


class Order(NamedTuple):
    """The point of death of the next bot: one of `victim.POINTS` or of `AT_DISCORD`, None for none.

    `patience`: seconds after which the bot is killed at any point.
    """

    point: str | None = None
    count: int = 1
    patience: float | None = None


class AtDiscord(NamedTuple):
    """A moment of a request at which the server stops it and has the bot killed."""

    hook: str
    method: str
    path: str


AT_DISCORD = {
    "message on its way": AtDiscord("before_request", "POST", "/messages"),
    "message there": AtDiscord("after_request", "POST", "/messages"),
    "edit on its way": AtDiscord("before_request", "PATCH", "/messages/"),
    "edit there": AtDiscord("after_request", "PATCH", "/messages/"),
    "deletion on its way": AtDiscord("before_request", "DELETE", "/channels/"),
    "deletion there": AtDiscord("after_request", "DELETE", "/channels/"),
    "private reply replaced": AtDiscord("after_request", "DELETE", "/webhooks/"),
    "looking": AtDiscord("before_request", "GET", "/messages"),
    "direct channel there": AtDiscord("after_request", "POST", "/users/@me/channels"),
    "press answered": AtDiscord("before_request", "POST", "/callback"),
    "answer to a press there": AtDiscord("after_request", "POST", "/callback"),
}

EVERY_POINT = (*POINTS, *AT_DISCORD)


class Died(Exception):  # noqa: N818 - what happened
    """The bot was killed during an attempt."""


@dataclass
class Victims:
    """Keeps a bot running: when one dies, the next starts with the next order."""

    server: LoopbackDiscord
    database: Path
    orders: Iterator[Order]
    settings: dict[str, Any] = field(default_factory=dict)
    count: Callable[[str], None] = lambda _: None
    here: float = 5.0
    """Minutes for which people count as being at the table; 0: every turn alerts them by a new message."""
    died_at: list[str] = field(default_factory=list)
    up: asyncio.Event = field(default_factory=asyncio.Event)
    deaths: int = 0
    order: Order = field(default_factory=Order)
    _down: asyncio.Event = field(default_factory=asyncio.Event)
    _closing: bool = False
    _pid: int = 0

    async def __aenter__(self) -> Self:
        self._maker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.end_to_end.victim",
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self._keeper = asyncio.create_task(self._keep_up())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._closing = True
        if self._pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGTERM)
        assert self._maker.stdin is not None
        self._maker.stdin.close()
        await self._maker.stdin.wait_closed()
        await asyncio.wait_for(self._maker.wait(), 30)
        await self._keeper

    async def _keep_up(self) -> None:
        assert self._maker.stdin is not None
        while not self._closing:
            self.order = order = next(self.orders, Order())
            in_bot = order if order.point in POINTS else Order()
            request = {"url": self.server.url, "token": self.server.bot_token, "database": str(self.database)}
            request |= {"point": in_bot.point, "count": in_bot.count, "settings": self.settings}
            request["here"] = self.here
            self._maker.stdin.write(json.dumps(request).encode() + b"\n")
            self._pid = (await self._hear())["pid"]
            self._down.clear()
            self._arm(order)
            ended = asyncio.create_task(self._hear())
            connected = asyncio.create_task(self.server.until(lambda: self.server.connected, START_WITHIN))
            await asyncio.wait({ended, connected}, return_when=asyncio.FIRST_COMPLETED)
            if connected.done() and not ended.done():
                self.up.set()
            impatient = asyncio.create_task(self._lose_patience(order.patience))
            code = (await ended)["ended"]
            self._pid = 0
            connected.cancel()
            self.up.clear()
            self._down.set()
            self.deaths += 1
            if self._closing:
                impatient.cancel()
                return
            if code != -signal.SIGKILL:
                raise AssertionError(f"the bot ended by itself with {code}: see {self.database.parent / 'bot.log'}")
            point = "anywhere" if impatient.done() else str(order.point)
            impatient.cancel()
            self.died_at.append(point)
            self.count(point)
            await self.server.until(lambda: not self.server.connected, START_WITHIN)

    async def _lose_patience(self, seconds: float | None) -> None:
        await asyncio.sleep(3600 if seconds is None else seconds)
        os.kill(self._pid, signal.SIGKILL)

    async def _hear(self) -> dict[str, int]:
        assert self._maker.stdout is not None
        return json.loads(await self._maker.stdout.readline())

    def _arm(self, order: Order) -> None:
        """Have the server kill the bot during a request."""
        hooks = self.server.hooks
        hooks.before_request = hooks.after_request = None
        there = AT_DISCORD.get(order.point or "")
        if there is None:
            return
        pid, left = self._pid, order.count

        async def kill(entry: dict[str, Any]) -> None:
            nonlocal left
            if entry["method"] == there.method and there.path in entry["path"]:
                left -= 1
                if left == 0:
                    os.kill(pid, signal.SIGKILL)
                    await self._down.wait()

        setattr(hooks, there.hook, kill)

    async def kill(self) -> None:
        """Kill the running bot at any point."""
        await self._alive()
        os.kill(self._pid, signal.SIGKILL)
        await self._down.wait()

    async def has_died(self, times: int, within: float = 120.0) -> None:
        """Wait until bots have been killed `times` times, and the next one is connected."""
        try:
            await self.until(lambda: len(self.died_at) >= times, within)
        except TimeoutError:
            raise AssertionError(f"nobody died at {self.order} after {self.died_at}") from None
        await self._alive()

    async def until(self, condition: Callable[[], bool], within: float = 60.0) -> None:
        """Wait until a condition holds, while bots are restarted."""
        async with asyncio.timeout(within):
            while not condition():
                await asyncio.sleep(0.02)
                if self._keeper.done():
                    await self._keeper

    async def _alive(self) -> None:
        """Wait until a bot is connected."""
        up = asyncio.create_task(self.up.wait())
        await asyncio.wait({up, self._keeper}, return_when=asyncio.FIRST_COMPLETED)
        if not up.done():
            up.cancel()
            await self._keeper
            raise AssertionError("no further bot is started")

    async def persevere(self, attempt: Callable[[], Awaitable[object]], done: Callable[[], bool]) -> None:
        """Repeat an attempt until `done`, as people do: after a bot died, and after the screen changed.

        An attempt that fails without a death of the bot is an error.
        """
        left = GIVE_UP
        while not done():
            await self._alive()
            deaths = self.deaths
            try:
                await self._unless_it_dies(attempt())
            except (NotPossible, LookupError, RuntimeError):
                # The button disappeared between the look and the press.
                left -= 1
                if not left:
                    raise
                await asyncio.sleep(0.02)
            except (Died, NotAnswered, TimeoutError):
                if self.deaths == deaths and self.up.is_set():
                    raise

    async def _unless_it_dies(self, attempt: Awaitable[object]) -> None:
        trying = asyncio.ensure_future(attempt)
        down = asyncio.create_task(self._down.wait())
        await asyncio.wait({trying, down}, return_when=asyncio.FIRST_COMPLETED)
        down.cancel()
        if not trying.done():
            trying.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await trying
            raise Died
        await trying


def orders(points: Iterable[tuple[str, int]]) -> Iterator[Order]:
    """Return orders for these points and counts; later bots are not killed."""
    return (Order(point, count) for point, count in points)
