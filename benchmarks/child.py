"""The measured process: a bot, or a bare client of discord.py, that answers questions about itself on its input.

The first line of its input is the order, a JSON object; every later line is a number of
seconds by which the clock is to be ahead, and is answered by a line about the process.
The bot's code has no part in this: only this process has its statements counted.
"""

import asyncio
import functools
import json
import os
import re
import sqlite3
import sys
import threading
from collections import Counter
from collections.abc import Coroutine, Iterable
from datetime import UTC, datetime, timedelta
from time import process_time
from typing import Any

import discord

from bot.clock import SystemClock
from bot.loopback import aim_discord_py_at

NAMED = re.compile(r"\b(?:FROM|JOIN|INTO|UPDATE)\s+(?!\()\"?([a-z_]+)", re.IGNORECASE)
BORDERS = ("BEGIN", "COMMIT", "ROLLBACK")
EDITS = 4


class Statements:
    """Counts what is run on all connections of this process."""

    def __init__(self) -> None:
        self.total = 0
        self.transactions = 0
        self.tables: Counter[str] = Counter()
        self._lock = threading.Lock()

    def count_all(self) -> None:
        """Have every connection from now on counted."""
        count, connect = self._count, sqlite3.connect

        class Counting(sqlite3.Connection):
            def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
                count(sql)
                return super().execute(sql, *values)

            def executemany(self, sql: str, lines: Iterable[Any]) -> sqlite3.Cursor:
                values = list(lines)
                count(sql, len(values))
                return super().executemany(sql, values)

        # SQLite's own trace would report a statement once more for every trigger that it sets off.
        sqlite3.connect = functools.partial(connect, factory=Counting)  # type: ignore[assignment]

    def _count(self, sql: str, times: int = 1) -> None:
        verb = sql.split(maxsplit=1)[0].upper()
        with self._lock:
            if verb in BORDERS:
                self.transactions += verb == "BEGIN"
                return
            self.total += times
            # The first table names the statement; what joins and subqueries read is not counted again.
            found = NAMED.search(sql)
            kind = "reads" if verb in ("SELECT", "WITH", "PRAGMA") else "writes"
            self.tables[f"{kind} {found[1].lower() if found else verb}"] += times


class Bare(discord.Client):
    """Acknowledges every press and edits four messages: the least that an answer of three seats needs."""

    def __init__(self, channel: int) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.2, max_messages=None)
        self._channel = channel
        self._edited: list[discord.PartialMessage] = []
        self._pressed = 0

    async def on_ready(self) -> None:
        """Send the messages; the last one has the button."""
        channel = self.get_partial_messageable(self._channel)
        for number in range(EDITS):
            sent = await channel.send(f"Message {number}")
            self._edited.append(channel.get_partial_message(sent.id))
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Press", custom_id="press"))
        await channel.send("Press", view=view)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Acknowledge the press, then edit the messages one by one."""
        await interaction.response.defer()
        self._pressed += 1
        for message in self._edited:
            await message.edit(content=f"Press {self._pressed}: " + "an ordinary sentence about a move. " * 8)


def work_of(order: dict[str, Any]) -> Coroutine[Any, Any, None]:
    """Return what this process is to run."""
    if order["bare"]:
        return Bare(order["channel"]).start(order["token"])
    # The bare client needs none of these.
    from bot import app
    from bot.cli.failures import settings_with
    from bot.cli.run import serve
    from bot.delivery import uploads
    from bot.logs import set_up_logs

    app.SystemClock = LaterClock
    # On a busy machine the bot would leave out pictures, and do less than is to be measured.
    uploads.PATIENCE = 60.0
    set_up_logs("warning", "text", sys.stderr)
    return serve(settings_with(_env_file=None, token=order["token"], database=order["database"], **order["settings"]))


async def watched(order: dict[str, Any], statements: Statements) -> None:
    """Run the order while a thread answers questions."""
    loop = asyncio.get_running_loop()
    threading.Thread(target=listen, args=(loop, statements), daemon=True).start()
    await work_of(order)


class LaterClock(SystemClock):
    """The machine's clock, put forward, so that people seem to take their time."""

    ahead = timedelta()

    def now(self) -> datetime:
        """Return the present moment and what the clock is ahead of it."""
        return datetime.now(UTC) + self.ahead


def listen(loop: asyncio.AbstractEventLoop, statements: Statements) -> None:
    """Answer every line of the input, the seconds by which the clock is to be ahead, with a line about this process."""
    while line := os.read(0, 1024):
        LaterClock.ahead = timedelta(seconds=json.loads(line))
        usage = {
            "cpu": process_time(),
            "rss": resident(),
            "tasks": len(asyncio.all_tasks(loop)),
            "statements": statements.total,
            "transactions": statements.transactions,
            "tables": dict(statements.tables),
        }
        os.write(1, json.dumps(usage).encode() + b"\n")


def resident() -> float:
    """Return the megabytes of memory that this process has, 0 where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 - a file of the kernel
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    except OSError:
        return 0.0


def main() -> None:
    """Run the order on the first line of the input."""
    # Read by hand: a buffered reader could swallow the next line, too.
    line = b""
    while not line.endswith(b"\n"):
        line += os.read(0, 1)
    order = json.loads(line)
    statements = Statements()
    if order["trace"]:
        statements.count_all()
    aim_discord_py_at(order["url"])
    asyncio.run(watched(order, statements))


if __name__ == "__main__":
    main()
