"""A bot in a process of its own, beside a loopback Discord in this one."""

import asyncio
import contextlib
import json
import os
import signal
import sys
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, Self

from bot.loopback import LoopbackDiscord

ROOT = Path(__file__).parents[1]
SETTINGS: dict[str, Any] = {
    "pilot_pause": 0,
    "ready_timeout": 0.2,
    "pictures": "off",
    "dice_seed": "bench",
    "log_level": "warning",
}
SILENCE = 0.1  # seconds without a request, after which an answer counts as delivered
IDLE = 0.003  # seconds of CPU in that time: a process that used more is still working
GIVE_UP = 60.0


class Usage(NamedTuple):
    """The figures that a process gives of itself: CPU seconds, megabytes of memory, tasks, and counts of statements."""

    cpu: float
    rss: float
    tasks: int
    statements: int
    transactions: int
    tables: dict[str, int]


class Process:
    """A process with a bot or with a bare client, and the times of its requests."""

    def __init__(
        self,
        server: LoopbackDiscord,
        folder: Path,
        *,
        bare: bool = False,
        trace: bool = False,
        **settings: Any,
    ) -> None:
        """Prepare a process. ``bare``: without a bot; ``trace``: whether statements are counted."""
        self.server = server
        self.database = folder / "q.db"
        self._log = folder / "bot.log"
        self._order = {
            "url": server.url,
            "token": server.bot_token,
            "channel": server.channel.id,
            "database": str(self.database),
            "bare": bare,
            "trace": trace,
            "settings": SETTINGS | settings,
        }
        self.ahead = 0.0
        """The seconds by which the clock of the bot is ahead, from its next :meth:`usage` on."""
        self._under_way = 0
        self.last_request = perf_counter()
        """When the last request was answered."""
        server.hooks.before_request = self._begun
        server.hooks.after_answer = self._answered

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.process.returncode is None:
            self.process.kill()
            await self.process.wait()

    async def start(self) -> None:
        """Start the process, without waiting for its connection."""
        environment = {key: value for key, value in os.environ.items() if not key.startswith("QUARTERMASTER_")}
        with self._log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "benchmarks.child",
                cwd=ROOT,
                env=environment,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
        self._write(self._order)

    async def connected(self, within: float = GIVE_UP) -> None:
        """Wait until the process is connected to the gateway."""
        ended = asyncio.create_task(self.process.wait())
        try:
            async with asyncio.timeout(within):
                while not self.server.connected:
                    if ended.done():
                        raise RuntimeError(f"the bot ended by itself: {self._log.read_text(encoding='utf-8')[-2000:]}")
                    await asyncio.sleep(0.01)
        finally:
            ended.cancel()

    def _write(self, what: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(what).encode() + b"\n")

    async def usage(self) -> Usage:
        """Ask the process about itself."""
        assert self.process.stdout is not None
        self._write(self.ahead)
        line = await self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the bot has ended: {self._log.read_text(encoding='utf-8')[-2000:]}")
        return Usage(**json.loads(line))

    async def _begun(self, _: Any) -> None:
        self._under_way += 1

    async def _answered(self, _: Any) -> None:
        self._under_way -= 1
        self.last_request = perf_counter()

    async def quiet(self, within: float = GIVE_UP) -> None:
        """Wait until the process makes no more requests and does nothing."""
        since, spent = perf_counter(), self._spent()
        async with asyncio.timeout(within):
            while True:
                await asyncio.sleep(0.01)
                now = perf_counter()
                if self._under_way or self.last_request > since:
                    since, spent = now, self._spent()
                elif now - since >= SILENCE:
                    if self._spent() - spent < IDLE:
                        return
                    since, spent = now, self._spent()

    def _spent(self) -> float:
        """Return the CPU seconds of the process's present threads; 0 where the system does not tell."""
        spent = 0
        for thread in Path(f"/proc/{self.process.pid}/task").glob("*/schedstat"):
            with contextlib.suppress(OSError):
                spent += int(thread.read_text(encoding="ascii").split()[0])
        return spent / 1e9

    async def stop(self, within: float = 120.0) -> float:
        """Send SIGTERM; return the seconds until the process has ended. Kill it when the time is up."""
        began = perf_counter()
        self.process.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(self.process.wait(), within)
        except TimeoutError:
            self.process.kill()
            await self.process.wait()
        return perf_counter() - began
