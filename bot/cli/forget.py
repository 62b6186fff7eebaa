"""``forget``: delete what is stored of a person or of a server, for people who cannot press the button."""

import argparse
import asyncio
from pathlib import Path
from typing import Any

from bot.cli.failures import Failure, check_there, settings_with, whole_number
from bot.clock import SystemClock
from bot.handlers.privacy import pseudonyms
from bot.text import words_for
from storage import StillSeated, Store, StoreError


def add_to(commands: Any) -> None:
    """Add the command."""
    command = commands.add_parser(
        "forget",
        help="delete what is stored about a person or a server",
        description="Delete what is stored about a person, whose name becomes a made-up one in every match, or about a"
        " server, with its matches. This cannot be undone. Backups are not changed. The bot must not be running.",
    )
    command.add_argument("database", type=Path, metavar="DB")
    whom = command.add_mutually_exclusive_group(required=True)
    whom.add_argument("--person", type=whole_number, metavar="ID", help="the number of a Discord user")
    whom.add_argument("--server", type=whole_number, metavar="ID", help="the number of a Discord server")
    command.set_defaults(work=work)


def work(args: argparse.Namespace) -> int:
    """Forget the person or the server of the call."""
    check_there(args.database)
    try:
        print(asyncio.run(forgotten(args.database, args.person, args.server)))
    except StillSeated as error:
        msg = f"{error}; they must leave first (/privacy in Discord does both), or the match must be stopped"
        raise Failure(msg) from None
    except StoreError as error:
        raise Failure(str(error)) from None
    return 0


async def forgotten(database: Path, person: int | None, server: int | None) -> str:
    """Forget a person or a server; return the result in a sentence. Raises StoreError."""
    words = words_for(settings_with().language)
    async with await Store.open(database, now=SystemClock().now) as store:
        if person is None:
            tables = await store.privacy.purge(server or 0)
            return f"{len(tables)} tables of server {server} deleted"
        kept = await store.privacy.about(person)
        await store.privacy.forget(person, *pseudonyms(words))
        return f"person {person} forgotten at {kept.tables} tables"
