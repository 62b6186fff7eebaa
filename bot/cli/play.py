"""``play``: runs the loopback Discord, the bot and a web page to play in the browser, all in one process."""

import argparse
import asyncio
import contextlib
import errno
import os
import shlex
import signal
import sys
import webbrowser
from collections.abc import AsyncGenerator, Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from bot.app import create_bot
from bot.cli.failures import Failure, check_folder, settings_with, whole_number
from bot.cli.run import collect_rarely
from bot.cli.running import RunningBot
from bot.clock import SystemClock
from bot.delivery.streams import OF_TABLE
from bot.delivery.teller import SHOWN
from bot.handlers.router import route
from bot.logs import set_up_logs
from bot.loopback import LoopbackDiscord, aim_discord_py_at
from bot.loopback.page import Page, Roster, rooms_of
from bot.loopback.people import Person
from bot.loopback.world import Channel, Permission
from bot.pictures import all_emoji, emoji_font, letters_font
from bot.pictures.letters import font_file
from bot.settings import Settings
from bot.tables.lobby import Guest
from bot.text import words_for
from bot.text.catalog import nearest
from bot.touch import Hub, Visitor
from storage import Store, StoreError

PORT = 1667
DATABASE = Path("quartermaster-play.db")
SECOND_ROOM = "harbour"
FIRST_PEOPLE = ("Anne", "Bart")
PREFIX = "page-"
PAGE_FONTS = {
    "regular.ttf": "NotoSans-Regular.ttf",
    "bold.ttf": "NotoSans-SemiBold.ttf",
    "japanese.ttf": "NotoSansJP-Medium.ttf",
}
SIGNS = "−←→↑↓↗★▒▫●日本語"
"""Signs in texts in Latin letters that the Latin fonts lack; they are cut from the Japanese font."""
WITHIN = 10.0
CLIENT = "/touch/touch.js"
MANAGE = Permission.MANAGE_GUILD


@dataclass(frozen=True)
class Playing:
    """Everything that runs while people play."""

    server: LoopbackDiscord
    bot: RunningBot
    page: Page
    running: asyncio.Task[None]
    """The bot's task; it ends by itself only if something is wrong."""


def add_to(commands: Any) -> None:
    """Add the command."""
    command = commands.add_parser(
        "play",
        help="play in the browser, without a Discord account",
        description="Start the bot and a small Discord on this machine, with a web page that shows the games. Each"
        " browser tab can be a different person. Tables are stored in the database and continue after a restart;"
        " messages are not stored. Only this machine can open the page.",
    )
    command.add_argument(
        "--port", type=whole_number, default=PORT, help=f"the page's port (default {PORT}; 0 takes a free one)"
    )
    command.add_argument(
        "--db",
        type=Path,
        default=DATABASE,
        metavar="FILE",
        dest="database",
        help=f"the database of the tables (default {DATABASE} in this directory); the players are stored beside it",
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
    """Print the page's address and run everything; SIGTERM and SIGINT stop it in good order."""
    collect_rarely()
    stopping = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    async with opened(database, port) as playing:
        address = f"{playing.server.url}/"
        again = "make play" if database == DATABASE else f"quartermaster play --db {shlex.quote(str(database))}"
        goes_on = f"“{again}” goes on there."
        kept = f"Tables are kept in {database}. Ctrl+C stops; {goes_on}"
        print(f"Play at {address}", kept, sep="\n", flush=True)
        if browse and can_show_a_browser():
            await asyncio.to_thread(webbrowser.open, address)
        stopped = asyncio.create_task(stopping.wait())
        await asyncio.wait({stopped, playing.running}, return_when=asyncio.FIRST_COMPLETED)
        if stopping.is_set():
            print(f"Stopping. {goes_on}", flush=True)
        stopped.cancel()


def can_show_a_browser() -> bool:
    """Return whether a browser opens in a window of its own, and not in this terminal."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


@contextlib.asynccontextmanager
async def opened(database: Path, port: int, **settings: Any) -> AsyncGenerator[Playing]:
    """Run everything, with people in the channel. Raises Failure, StoreError."""
    # First of all: beside a file that is no database, nothing is written.
    await forget_messages(database)
    server = LoopbackDiscord(port=port)
    page = Page(server, said_by_page, roster_of(server, database), page_fonts())
    # The first person owns the server, and so can choose its language and pictures.
    server.hand_over(server.people[0])
    server.add_routes(page.add_to)
    hub = Hub()
    server.add_routes(hub.add_to)
    try:
        await server.start()
    except (OSError, OverflowError) as error:
        taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        why = "is used by another program" if taken else "cannot be used here"
        msg = f"port {port} {why}; choose another one: quartermaster play --port 1700, or make play PORT=1700"
        raise Failure(msg) from None
    try:
        aim_discord_py_at(server.url)
        bot = create_bot(play_settings(database, **settings))
        async with running(bot, server) as at_work:
            await show_tables(server, bot)
            await connect_language(server, bot, page)
            # A tab that was opened before the bot was ready shows no commands yet.
            page.refresh()
            stand_beside(server, bot, page, hub)
            page.tell_turns(lambda person: asked_in(bot, person))
            yield Playing(server, bot, page, at_work)
    finally:
        await server.stop()


async def forget_messages(database: Path) -> None:
    """Note in a database of the last time that its messages are gone: the loopback keeps none."""
    if await asyncio.to_thread(database.exists):
        async with await Store.open(database, now=SystemClock().now) as store:
            await store.outbox.forget((SHOWN, OF_TABLE))


def roster_of(server: LoopbackDiscord, database: Path) -> Roster:
    """Return the people who play: those of the last time, or two new ones."""
    check_folder(database)
    path = database.with_suffix(".people.json")
    roster = Roster(server, path)
    try:
        roster.restore()
        roster.open_channel(SECOND_ROOM)
        for name in () if server.people else FIRST_PEOPLE:
            roster.welcome(name)
    except ValueError:
        msg = f"{path} cannot be read; without this file, two new people are added"
        raise Failure(msg) from None
    except OSError as error:
        msg = f"{path}: {error.strerror}"
        raise Failure(msg) from None
    return roster


def play_settings(database: Path, **changed: Any) -> Settings:
    """Return settings that ignore the environment."""
    return settings_with(**({"_env_file": None, "database": database, "ready_timeout": 0.2} | changed))


@contextlib.asynccontextmanager
async def running(bot: RunningBot, server: LoopbackDiscord) -> AsyncGenerator[asyncio.Task[None]]:
    """Run the bot and yield its task. Raises the error that keeps the bot from running."""
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


def stand_beside(server: LoopbackDiscord, bot: RunningBot, page: Page, hub: Hub) -> None:
    """Show everybody the table to touch beside their chat."""

    def name_of(user_id: int) -> str | None:
        return next((person.user.name for person in server.people if person.id == user_id), None)

    def beside(person: Person, room: Channel) -> Mapping[str, str]:
        guest = Guest(person.id, person.user.name, server.state.world.may(person.id, server.channel, MANAGE))
        visitor = Visitor(guest, person.locale, server.guild.id, room.id)
        return {"client": CLIENT, "ticket": hub.ticket(visitor)}

    hub.open(bot.services, route, name_of)
    page.stand_beside(beside)


async def asked_in(bot: RunningBot, person: Person) -> dict[int, str]:
    """Return the ids of the channels where a person's table waits for their answer, each with how it calls them."""
    tables = await bot.tables.of_user(person.id)
    calls = [(table.row.channel_id, await table.call_to(person.id)) for table in tables]
    return {channel: call for channel, call in calls if call is not None}


async def show_tables(server: LoopbackDiscord, bot: RunningBot) -> None:
    """Wait until the message of the table is there in each room that has one."""
    for room in rooms_of(server):
        table = await bot.tables.in_channel(room.id)
        if table is not None:
            await bot.settled(table, WITHIN)


async def connect_language(server: LoopbackDiscord, bot: RunningBot, page: Page) -> None:
    """Connect the page's choice of language with the language of the server's tables."""
    guild = server.guild.id

    async def chosen() -> str | None:
        return (await bot.store.guilds.get(guild)).language

    async def choose(locale: str) -> None:
        await bot.store.guilds.set_language(guild, nearest(locale))
        rename(locale)
        bot.tables.redraw_server(guild)

    def rename(locale: str) -> None:
        # On the page, the server has a name in the language of each person; the bot knows one only.
        server.rename_guild(server.guild, page_words(locale)["guild"])

    await page.language.connect(chosen, choose, bot.services.settings.language)
    rename(await page.language.spoken())


def page_fonts() -> Mapping[str, Callable[[], bytes]]:
    """Return what reads or makes the fonts of the page, by the names under which its style sheet asks for them."""
    files = {name: partial(font_file, file) for name, file in PAGE_FONTS.items()}
    return files | {"signs.woff": signs_font, "emoji.ttf": emoji_font}


@cache
def signs_font() -> bytes:
    """Return a WOFF font of SIGNS. It takes half a second to make, once: call it from a thread."""
    return letters_font(SIGNS, PAGE_FONTS["regular.ttf"])


def page_words(locale: str) -> Mapping[str, str]:
    """Return the page's texts for a locale of Discord, by their names without "page-"."""
    return words_for(locale).client_texts(PREFIX)


@cache
def said_by_page(locale: str) -> Mapping[str, str]:
    """Return the page's texts, and what the bot's own emoji in messages say, by "emoji-" and their names."""
    words = words_for(locale)
    return {**page_words(locale), **{f"emoji-{one.full_name}": one.said(words) for one in all_emoji().values()}}
