"""``play``: sit down and play in the browser: a Discord of this machine, the bot and a web page in one process."""

import argparse
import asyncio
import contextlib
import os
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.app import Quartermaster, create_bot
from bot.cli.failures import Failure, settings_with
from bot.logs import set_up_logs
from bot.loopback import LoopbackDiscord, aim_discord_py_at
from bot.loopback.page import Page, Roster
from bot.settings import Settings
from bot.text import words_for
from bot.text.catalog import FALLBACK, catalog_of, nearest
from rules import GAMES
from storage import StoreError

PORT = 1667
DATABASE = Path("quartermaster-play.db")
FIRST_PEOPLE = ("Anne", "Bart")
PREFIX = "page-"
WITHIN = 10.0


@dataclass(frozen=True)
class Playing:
    """What runs while one plays."""

    server: LoopbackDiscord
    bot: Quartermaster
    page: Page
    running: asyncio.Task[None]
    """The bot at work; it ends only if something is wrong."""


def add_to(commands: Any) -> None:
    """Add the command."""
    command = commands.add_parser(
        "play",
        help="sit down and play in the browser, without a Discord account",
        description="Start a Discord of this machine, the bot and a web page, and open a lobby in it. Every browser tab"
        " can be another person. Tables are kept in the database and go on where they were after a restart; what was"
        " said is not kept. Only this machine can reach the page.",
    )
    command.add_argument("--port", type=int, default=PORT, help=f"where the page is (default {PORT}; 0 takes any)")
    command.add_argument(
        "--db",
        type=Path,
        default=DATABASE,
        metavar="FILE",
        dest="database",
        help=f"where tables are kept (default {DATABASE} in this directory); who plays is kept beside it",
    )
    command.add_argument("--no-browser", action="store_true", help="only print the address")
    command.set_defaults(work=work)


def work(args: argparse.Namespace) -> int:
    """Play until told to stop."""
    set_up_logs("warning", "text", sys.stderr)
    try:
        asyncio.run(serve(args.database, args.port, browse=not args.no_browser))
    except StoreError as error:
        raise Failure(str(error)) from None
    return 0


async def serve(database: Path, port: int, *, browse: bool) -> None:
    """Print the address and keep everything going; SIGTERM and SIGINT stop it in good order."""
    stopping = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    async with opened(database, port) as playing:
        address = f"{playing.server.url}/"
        print(f"Play at {address}", f"Tables are kept in {database}; Ctrl+C stops.", sep="\n", flush=True)
        if browse and can_show_a_browser():
            await asyncio.to_thread(webbrowser.open, address)
        stopped = asyncio.create_task(stopping.wait())
        await asyncio.wait({stopped, playing.running}, return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()


def can_show_a_browser() -> bool:
    """Tell whether a browser would open in a window of its own rather than in this terminal."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


@contextlib.asynccontextmanager
async def opened(database: Path, port: int, **settings: Any) -> AsyncIterator[Playing]:
    """Have everything running, with people and a table in the channel.

    Raises Failure, StoreError.
    """
    server = LoopbackDiscord(port=port)
    page = Page(server, page_words, roster_of(server, database))
    # Somebody must be able to choose how the tables speak and look.
    server.hand_over(server.people[0])
    server.add_routes(page.add_to)
    try:
        await server.start()
    except (OSError, OverflowError) as error:
        msg = f"port {port} cannot be used ({error}); --port takes another"
        raise Failure(msg) from None
    try:
        aim_discord_py_at(server.url)
        bot = create_bot(play_settings(database, **settings))
        async with running(bot, server) as at_work:
            await open_table(server, bot, page)
            await tie_tongue(server, bot, page)
            # Who was faster than the bot has seen no commands.
            page.refresh()
            yield Playing(server, bot, page, at_work)
    finally:
        await server.stop()


def roster_of(server: LoopbackDiscord, database: Path) -> Roster:
    """Return who plays: those of last time, or the first two ever."""
    path = database.with_suffix(".people.json")
    roster = Roster(server, path)
    try:
        roster.restore()
        for name in () if server.people else FIRST_PEOPLE:
            roster.welcome(name)
    except ValueError:
        msg = f"{path} is not what I can read; without it, two new people are let in"
        raise Failure(msg) from None
    except OSError as error:
        msg = f"{path}: {error.strerror}"
        raise Failure(msg) from None
    return roster


def play_settings(database: Path, **changed: Any) -> Settings:
    """Return settings that hang on nothing outside."""
    return settings_with(**({"_env_file": None, "database": database, "ready_timeout": 0.2} | changed))


@contextlib.asynccontextmanager
async def running(bot: Quartermaster, server: LoopbackDiscord) -> AsyncIterator[asyncio.Task[None]]:
    """Have the bot running. Raises whatever keeps it from that."""
    started = asyncio.create_task(bot.start(server.bot_token))
    serving = asyncio.create_task(bot.serving.wait())
    await asyncio.wait({started, serving}, return_when=asyncio.FIRST_COMPLETED)
    serving.cancel()
    try:
        if not started.done():
            yield started
    finally:
        await bot.close()
        await started


async def open_table(server: LoopbackDiscord, bot: Quartermaster, page: Page) -> None:
    """Have the first person open a lobby, unless there is a table in the channel already; its message is there."""
    if await bot.tables.in_channel(server.channel.id) is None:
        host = server.people[0]
        reply = await (await host.slash("game new", server.channel, game=next(iter(GAMES)))).done(WITHIN)
        if reply.message is not None and reply.message.ephemeral_for is not None:
            page.put_away(host, reply.message)
    table = await bot.tables.in_channel(server.channel.id)
    if table is not None:
        await bot.settled(table, WITHIN)


async def tie_tongue(server: LoopbackDiscord, bot: Quartermaster, page: Page) -> None:
    """Have the page choose the language of the tables as /settings does."""
    guild = server.guild.id

    async def spoken() -> str | None:
        return (await bot.store.guilds.get(guild)).language

    async def choose(locale: str) -> None:
        await bot.store.guilds.set_language(guild, nearest(locale))
        bot.tables.show_anew(guild)

    await page.tongue.tie(spoken, choose)


def page_words(locale: str) -> Mapping[str, str]:
    """Return the texts of the page for a locale that Discord names, under their names without "page-"."""
    words, english = words_for(locale), catalog_of(FALLBACK)
    names = [name for name in english.names if name.startswith(PREFIX)]
    return {
        name.removeprefix(PREFIX): words.line(name, **{key: f"{{{key}}}" for key in english.wants(name).names})
        for name in names
    }
