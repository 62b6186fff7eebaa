"""What all commands share: their descriptions, the table they are about, and the private answer."""

from collections.abc import Awaitable, Callable

import structlog
from discord import app_commands

from bot import limits
from bot.absences import look_in
from bot.components import bot_of
from bot.custom_ids import Press
from bot.handlers import Pressed
from bot.notices import Notice
from bot.presses import HANDLERS, TOLD
from bot.replies import Interaction, Reply
from bot.tables import Table
from bot.text import Words, words_for
from rules import GAMES

log = structlog.get_logger(__name__)

Choices = list[app_commands.Choice[str]]


def described(command: str) -> str:
    """Return a command's description."""
    return words_for("en").line(f"bot-command-{command}")


async def run(interaction: Interaction, work: Callable[[Reply, Words], Awaitable[None]]) -> None:
    """Run a command's work; whatever happens, the person gets a private answer in time."""
    presses = bot_of(interaction).presses
    words = await presses.words(interaction)
    async with Reply(interaction) as reply:
        await presses.guarded(reply, 0, "", lambda: work(reply, words))


async def offered(interaction: Interaction, work: Callable[[Words], Awaitable[list[tuple[str, str]]]]) -> Choices:
    """Return what a completion's work finds; nothing where there is nothing to offer."""
    try:
        found = await work(await bot_of(interaction).presses.words(interaction))
    except TOLD:
        return []
    except Exception:
        log.exception("a completion failed", command=getattr(interaction.command, "qualified_name", "?"))
        return []
    return completions(found)


async def complete_games(interaction: Interaction, current: str) -> Choices:
    """Complete the name of a game."""

    async def work(words: Words) -> list[tuple[str, str]]:
        titles = [(words.pitch(game).title, name) for name, game in GAMES.items()]
        return [pair for pair in titles if current.lower() in f"{pair[0]} {pair[1]}".lower()]

    return await offered(interaction, work)


async def table_here(interaction: Interaction, words: Words) -> Table:
    """Return the table of the channel; in a direct message the only one at which the person has a seat."""
    bot, channel = bot_of(interaction), interaction.channel_id or 0
    tables = bot.tables
    if interaction.guild_id is not None:
        table = await tables.in_channel(channel)
        if table is None:
            archived = await bot.store.tables.last_archived(channel) is not None
            raise Notice(words.line("bot-idle-here" if archived else "bot-no-table"))
    else:
        user_id = interaction.user.id
        # Where somebody else keeps their seat they hear of it, and may take it back.
        mine = await tables.of_user(user_id) or await tables.kept_for(user_id)
        if len(mine) != 1:
            raise Notice(words.line("bot-which-table", count=len(mine)))
        (table,) = mine
    await look_in(bot, table, interaction.user.id)
    return table


Find = Callable[[Interaction, Words], Awaitable[Table]]
"""Which table a command is about. Raises Notice where there is none."""


async def press_here(interaction: Interaction, verb: str, arg: str = "", find: Find = table_here) -> None:
    """Do what a button of that verb does, at the table that is found: that of the channel."""

    async def work(reply: Reply, words: Words) -> None:
        table = await find(interaction, words)
        press = Press(table.id, verb, arg=arg)
        presses = bot_of(interaction).presses
        # Guarded by itself: refusals are worded by the table's game.
        await presses.guarded(reply, table.id, "", lambda: HANDLERS[verb](Pressed(presses, reply, table, words, press)))

    await run(interaction, work)


def completions(found: list[tuple[str, str]]) -> Choices:
    """Return (name, value) pairs as completions, as many as Discord takes."""
    return [
        app_commands.Choice(name=limits.fit(name, limits.CHOICE_NAME), value=value)
        for name, value in found[: limits.CHOICES]
        if len(value) <= limits.CHOICE_NAME
    ]
