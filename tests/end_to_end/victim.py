"""The real bot, as run by `quartermaster run`, in processes that are killed at a named point.

This process imports everything once. It forks a bot for every order (a line of JSON) on its input, and writes the id of
each bot and its end as JSON lines. An order gives the server, the database and the point of death:

    {"url": ..., "token": ..., "database": ..., "point": "row written" or null, "count": 1, "here": 5,
     "settings": {...}}

A bot dies by SIGKILL when it reaches the point for the `count`-th time. The bot's code has no part in this: only in the
forked process, the functions of the store are wrapped.
"""

import functools
import gc
import json
import os
import signal
import sys
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any, Literal, NamedTuple

import bot.tables.table
import bot.workers.crew
from bot.__main__ import main as quartermaster
from bot.__main__ import parser
from bot.text import locales, words_for
from rules import GAMES
from storage.database import Statements
from storage.drafts import Drafts
from storage.entries import Entries
from storage.guilds import People
from storage.outbox import Outbox
from storage.sittings import Sittings
from storage.tables import Tables


class Point(NamedTuple):
    """Before or after a function of the store, if its keyword and positional arguments meet the condition."""

    owner: type
    function: str
    when: Literal["before", "after"]
    condition: Callable[..., bool] = lambda *_, **__: True


def ends_match(*_: Any, result: Any = None, **__: Any) -> bool:
    return result is not None


def commits(_: Any, sql: str, *__: Any) -> bool:
    return sql == "COMMIT"


POINTS = {
    "opening": Point(Tables, "open", "before"),
    "opened": Point(Tables, "open", "after"),
    "sitting down": Point(Sittings, "sit", "before"),
    "sat down": Point(Sittings, "sit", "after"),
    "starting": Point(Tables, "start", "before"),
    "started": Point(Tables, "start", "after"),
    "answer applied": Point(Entries, "append", "before"),
    "answer stored": Point(Entries, "append", "after"),
    "last answer applied": Point(Entries, "append", "before", ends_match),
    "last answer stored": Point(Entries, "append", "after", ends_match),
    "in a transaction": Point(Statements, "all", "before", commits),
    "committed": Point(Statements, "all", "after", commits),
    "draft stored": Point(Drafts, "save", "after"),
    "row due": Point(Outbox, "write", "before"),
    "row written": Point(Outbox, "write", "after"),
    "reply heard": Point(Outbox, "mark_sent", "before"),
    "sent marked": Point(Outbox, "mark_sent", "after"),
    "edit heard": Point(Outbox, "extend_all", "before"),
    "edit marked": Point(Outbox, "extend_all", "after"),
    "messages are open": Point(People, "set_dm", "before"),
    "all told": Point(Tables, "mark_told", "before"),
    "told marked": Point(Tables, "mark_told", "after"),
}


def plant(point: Point, count: int) -> None:
    """Wrap a function so that the process is killed at its `count`-th call."""
    original = getattr(point.owner, point.function)
    left = count

    def die_if_due(*args: Any, **kwargs: Any) -> None:
        nonlocal left
        if point.condition(*args, **kwargs):
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    @functools.wraps(original)
    async def wrapped(*args: Any, **kwargs: Any) -> Any:
        if point.when == "before":
            die_if_due(*args, **kwargs)
        result = await original(*args, **kwargs)
        if point.when == "after":
            die_if_due(*args, **kwargs)
        return result

    setattr(point.owner, point.function, wrapped)


def run(order: dict[str, Any]) -> int:
    """Run a bot by an order."""
    folder = Path(order["database"]).parent
    # A .env file of the working directory must not affect this bot.
    os.chdir(folder)
    log = os.open(folder / "bot.log", os.O_CREAT | os.O_APPEND | os.O_WRONLY, 0o600)
    for number in (1, 2):
        os.dup2(log, number)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    settings = {"token": order["token"], "database": order["database"], "discord_url": order["url"]}
    settings |= {"pilot_pause": 0, "ready_timeout": 0.2, "pictures": "off"}
    for name, value in {**settings, **order.get("settings", {})}.items():
        os.environ[f"QUARTERMASTER_{name.upper()}"] = str(value)
    # Tables fall asleep between presses, too.
    bot.workers.crew.SWEEP = 0.02
    bot.tables.table.HERE = timedelta(minutes=order["here"])
    if order.get("point"):
        plant(POINTS[order["point"]], order["count"])
    return quartermaster(["run"])


def tell(**what: int) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Fork a bot for every order from a process with all imports done, so that bots start fast."""
    parser()  # imports all commands
    for language in locales():
        words_for(language)
    for game in GAMES:
        GAMES[game]
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            code = 70
            try:
                code = run(json.loads(line))
            finally:
                sys.stderr.flush()
                os._exit(code)
        tell(pid=pid)
        tell(ended=os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))


if __name__ == "__main__":
    main()
