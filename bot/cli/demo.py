"""``demo``: plays a whole match through the real bot on the loopback Discord, button by button."""

import argparse
import asyncio
import contextlib
import shlex
import sys
import tempfile
from collections.abc import Generator
from pathlib import Path
from typing import Any, get_args

from bot.app import create_bot
from bot.cli.failures import Failure, check_folder, game_named, options_for, seats_for, settings_with, whole_number
from bot.cli.transcript import Cast, Transcript, play_match
from bot.logs import set_up_logs
from bot.loopback import LoopbackDiscord, Person, aim_discord_py_at
from bot.private_files import open_private
from bot.settings import Look, Settings
from rules.kernel import Game
from storage import StoreError

NAMES = ("Anne", "Bartholomew", "Calico", "Diego", "Edward", "Fatima", "Grace", "Henry", "Isabela")


def add_to(commands: Any) -> None:
    """Add the command."""
    demo = commands.add_parser(
        "demo",
        help="play a whole match on this machine, without a Discord account",
        description="Play a whole match through the real bot, on a small Discord on this machine. Every seat is a"
        " person. The AI decides for them, and its decisions are carried out by pressing the buttons and menus that"
        " this person sees. The channel and every direct message are printed as they happen.",
    )
    demo.add_argument("game", metavar="GAME")
    demo.add_argument("--seats", type=whole_number, help="the number of players")
    demo.add_argument("--seed", default="quartermaster", help="the same seed plays the same match")
    demo.add_argument("--options", help="the match's options as a JSON object")
    demo.add_argument("--locale", default="en-US", help="everyone's language, and the table's: en-US, fr or ja")
    demo.add_argument(
        "--pictures",
        choices=get_args(Look),
        default="off",
        help="draw and send pictures, too; they are not printed (default: off)",
    )
    demo.add_argument(
        "--db",
        type=Path,
        metavar="FILE",
        dest="database",
        help="keep the database in this new file, to try export, verify and forget on it (default: it is deleted)",
    )
    demo.add_argument("--record-http", type=Path, metavar="FILE", help="write every request and answer as JSON lines")
    demo.add_argument("--transcript", type=Path, metavar="FILE", help="write what is printed to a file, too")
    demo.set_defaults(work=work)


def work(args: argparse.Namespace) -> int:
    """Play the match and print it."""
    game = game_named(args.game)
    seats = seats_for(game, args.seats)
    options = options_for(game, seats, args.options)
    if args.database is not None and args.database.exists():
        msg = f"{args.database} is there already; --db takes the name of a new file"
        raise Failure(msg)
    for written in (args.database, args.record_http, args.transcript):
        if written is not None:
            check_folder(written)
    set_up_logs("warning", "text", sys.stderr)
    try:
        transcript = Transcript(sys.stdout, args.transcript)
        if args.record_http is not None:
            open_private(args.record_http).close()
    except OSError as error:
        msg = f"{error.filename}: {error.strerror}"
        raise Failure(msg) from None
    with transcript:
        # The printed transcript has no pictures: the bot's own emoji would appear as names.
        settings = {"dice_seed": args.seed, "language": args.locale, "pictures": args.pictures, "emoji": False}
        try:
            with place_of(args.database) as database:
                played = show(game, seats, settings | {"database": database}, options, args.record_http, transcript)
                code, people = asyncio.run(played)
        except StoreError as error:
            raise Failure(str(error)) from None
        if args.database is not None:
            transcript.say(kept(args.database, people))
        return code


@contextlib.contextmanager
def place_of(database: Path | None) -> Generator[Path]:
    """Yield the file of the database; without a name it is deleted afterwards."""
    if database is not None:
        yield database
        return
    with tempfile.TemporaryDirectory(prefix="quartermaster-") as folder:
        yield Path(folder) / "demo.db"


def kept(database: Path, people: list[Person]) -> str:
    """Return what can be tried on a database that was kept."""
    names = ", ".join(f"{person.name} ({person.id})" for person in people)
    file = shlex.quote(str(database))
    lines = [
        f"The database was kept in {database}. It holds match 1, played by {names}. Try:",
        f"    quartermaster verify --all {file}",
        f"    quartermaster export {file} 1 match.json",
        f"    quartermaster forget {file} --person {people[0].id}",
    ]
    return "\n".join(lines)


async def show(
    game: Game,
    seats: int,
    settings: dict[str, Any],
    options: dict[str, Any],
    record: Path | None,
    transcript: Transcript,
) -> tuple[int, list[Person]]:
    """Start the loopback and the bot, play, and stop them.

    Return 1 if the loopback found anything wrong, else 0; and the people who played.
    """
    async with LoopbackDiscord(record=record) as server:
        aim_discord_py_at(server.url)
        bot = create_bot(demo_settings(**settings))
        people = [server.add_person(NAMES[seat], locale=bot.settings.language) for seat in range(seats)]
        # One of them refuses direct messages, and plays in the channel alone.
        people[-1].dms = False
        server.watch(transcript.watcher(server, people))
        running = asyncio.create_task(bot.start(server.bot_token))
        playing = asyncio.create_task(play(Cast(server, bot, people), game, options))
        try:
            await asyncio.wait({running, playing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            # Even after Ctrl-C: an open store would keep the process alive.
            if not playing.done():
                playing.cancel()
            await bot.close()
        await running
        result = await playing
        transcript.say("\n" + result)
        for trouble in server.trouble:
            transcript.say(f"TROUBLE: {trouble}")
        return 1 if server.trouble else 0, people


async def play(cast: Cast, game: Game, options: dict[str, Any]) -> str:
    """Wait for the bot, then play."""
    await cast.bot.serving.wait()
    return await play_match(cast, game, options)


def demo_settings(**chosen: Any) -> Settings:
    """Return fast and repeatable settings that ignore the environment."""
    return settings_with(_env_file=None, pilot_pause=0, ready_timeout=0.2, **chosen)
