"""``run``: runs the bot on Discord."""

import argparse
import asyncio
import contextlib
import gc
import signal
import sys
from typing import Any

import aiohttp
import discord
import structlog

from bot.app import create_bot
from bot.cli.failures import Failure, check_folder, settings_with
from bot.logs import set_up_logs
from bot.loopback import aim_discord_py_at
from bot.settings import Settings
from storage import StoreError

log = structlog.get_logger(__name__)

OUT_OF_REACH = (
    discord.HTTPException,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    aiohttp.ClientError,
    TimeoutError,
)


def add_to(commands: Any) -> None:
    """Add the command."""
    command = commands.add_parser(
        "run",
        help="run the bot on Discord",
        description="Run the bot on Discord, with the settings of the environment and of .env (see .env.example).",
    )
    command.set_defaults(work=work)


def work(args: argparse.Namespace) -> int:
    """Run until told to stop."""
    settings = settings_with()
    if not settings.token.get_secret_value():
        msg = "no token: set QUARTERMASTER_TOKEN in the environment or in .env (the README says where to get one)"
        raise Failure(msg)
    check_folder(settings.database)
    set_up_logs(settings.log_level, settings.log_format, sys.stderr)
    if settings.discord_url is not None:
        aim_discord_py_at(settings.discord_url)
    try:
        asyncio.run(serve(settings))
    except discord.LoginFailure:
        msg = "Discord does not know this token; get a new one on the Developer Portal (see the README)"
        raise Failure(msg) from None
    except StoreError as error:
        raise Failure(str(error)) from None
    except OUT_OF_REACH as error:
        log.error("connection to Discord failed", error=f"{type(error).__name__}: {error}")
        return 1
    return 0


async def serve(settings: Settings) -> None:
    """Run the bot; SIGTERM and SIGINT stop it in good order."""
    collect_rarely()
    bot = create_bot(settings)
    loop = asyncio.get_running_loop()
    stopping = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stopping.set)
    async with bot:
        running = asyncio.create_task(bot.start(settings.token.get_secret_value()))
        settled = asyncio.create_task(bot.wait_until_ready())
        # Objects that exist by then mostly stay. Garbage collections hold up all tables, and need not look at them.
        settled.add_done_callback(lambda _: gc.freeze())
        stopped = asyncio.create_task(stopping.wait())
        await asyncio.wait({running, stopped}, return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        settled.cancel()
        if running.done():
            await running
            return
        log.info("stopping")
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running


def collect_rarely() -> None:
    """Make collections of garbage rare: a replayed match is made of many objects that stay, and hardly any garbage.

    Each holds up all tables: the middle ones look at 10,000 objects, which takes some milliseconds.
    """
    gc.set_threshold(5_000, 2, 200)
