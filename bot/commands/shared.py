"""Parts that all commands share: their descriptions, the table they are about, and the private answer."""

from collections.abc import Awaitable, Callable
from typing import Any, cast

import structlog
from discord import app_commands

from bot import limits
from bot.custom_ids import Press
from bot.delivery.messages import ORDINARY
from bot.handlers.move import went_on
from bot.handlers.router import AT_TABLE, REFUSALS, guarded
from bot.interactions.door import Door, Interaction
from bot.interactions.notice import Notice
from bot.interactions.reply import Reply
from bot.interactions.request import Request
from bot.logs import log_fault
from bot.tables.table import Table
from bot.text import games_called, words_for
from bot.text.emoji import in_words
from bot.workers.absences import resume_deserted
from rules import GAMES
from storage import StoreError

log = structlog.get_logger(__name__)

Choices = list[app_commands.Choice[str]]
AnyCommand = app_commands.Command[Any, ..., Any]

command = cast("Callable[..., Callable[[Callable[..., Awaitable[None]]], AnyCommand]]", app_commands.command)
"""discord.py's decorator, with the type of what it returns: its own leaves a part of that open."""


def described(name: str) -> str:
    """Return a command's description."""
    return words_for("en").line(f"bot-command-{name}")


def door_of(interaction: Interaction) -> Door:
    """Return the door of the client that an interaction reached."""
    return cast("Door", interaction.client.door)


async def run(interaction: Interaction, work: Callable[[Request], Awaitable[Reply | None]]) -> None:
    """Answer a command privately and in time, also if the work fails; ``work`` returns the reply."""
    await door_of(interaction).answer(interaction, lambda request: guarded(request, work))


async def offered(interaction: Interaction, work: Callable[[Request], Awaitable[list[tuple[str, str]]]]) -> Choices:
    """Return what a completion's work finds, or nothing if it is refused or fails."""
    try:
        found = await work(await door_of(interaction).request(interaction))
    except REFUSALS:
        return []
    except (StoreError, *ORDINARY) as error:
        name = getattr(interaction.command, "qualified_name", "?")
        log.warning("completion failed", command=name, error=type(error).__name__)
        return []
    except Exception:
        log_fault(log, "completion failed", command=getattr(interaction.command, "qualified_name", "?"))
        return []
    return completions(found)


async def complete_games(interaction: Interaction, current: str) -> Choices:
    """Complete the name of a game."""

    async def work(request: Request) -> list[tuple[str, str]]:
        return [(request.words.pitch(game).title, game.name) for game in games_called(GAMES, current)]

    return await offered(interaction, work)


async def table_here(request: Request) -> Table:
    """Return the channel's table; in a direct message the only one at which the person has a seat. Raises Notice."""
    services, tables, channel = request.services, request.services.tables, request.channel_id or 0
    if request.guild_id is not None:
        table = await tables.in_channel(channel)
        if table is None:
            archived = await services.store.tables.last_archived(channel) is not None
            none = Notice(request.words.line("bot-idle-here" if archived else "bot-no-table"))
            raise await went_on(request) or none
    else:
        # A person whose seat is kept is told so, and may take it back.
        mine = await tables.of_user(request.user_id) or await tables.kept_for(request.user_id)
        if len(mine) != 1:
            raise Notice(request.words.line("bot-which-table", count=len(mine)))
        (table,) = mine
    await resume_deserted(services, table, request.user_id)
    return table


Find = Callable[[Request], Awaitable[Table]]
"""Returns the table that a command is about. Raises Notice if there is none."""


async def press_here(interaction: Interaction, verb: str, arg: str = "", find: Find = table_here) -> None:
    """Do what a button of that verb does, at the table that ``find`` returns."""

    async def work(request: Request) -> Reply | None:
        table = await find(request)
        # Guarded as the button is: the table's game words refusals, and the log names the table.
        return await guarded(request.at(table, Press(table.id, verb, arg=arg)), AT_TABLE[verb])

    await run(interaction, work)


def completions(found: list[tuple[str, str]]) -> Choices:
    """Return (name, value) pairs as completions, as many as Discord takes."""
    return [
        app_commands.Choice(name=limits.fit(in_words(name).strip() or name, limits.CHOICE_NAME), value=value)
        for name, value in found[: limits.CHOICES]
        if len(value) <= limits.CHOICE_NAME
    ]
