"""/game log, at, export, verify: the match of this channel, also when it is over."""

from discord import app_commands

from bot.commands.shared import AnyCommand, command, described, press_here, table_here
from bot.handlers.move import went_on
from bot.interactions.door import Interaction
from bot.interactions.notice import Notice
from bot.interactions.request import Request
from bot.tables.table import Table


def reading_commands() -> list[AnyCommand]:
    """Return the commands, for the group /game."""
    return [log, at, export, verify]


@command(name="log", description=described("game-log"))
@app_commands.describe(page=described("game-log-page"))
async def log(interaction: Interaction, page: app_commands.Range[int, 1, 99_999] | None = None) -> None:
    """Show the story in pages."""
    await press_here(interaction, "log", "" if page is None else str(page), find=played_here)


@command(name="at", description=described("game-at"))
@app_commands.describe(number=described("game-at-number"))
async def at(interaction: Interaction, number: app_commands.Range[int, 0, 99_999_999]) -> None:
    """Show the table as it was after the event of that number."""
    await press_here(interaction, "at", str(number), find=played_here)


@command(name="export", description=described("game-export"))
async def export(interaction: Interaction) -> None:
    """Give the story as a file, and the record where everything may be known."""
    await press_here(interaction, "export", find=played_here)


@command(name="verify", description=described("game-verify"))
async def verify(interaction: Interaction) -> None:
    """Play the stored match again and say whether it is as it was played."""
    await press_here(interaction, "verify", find=played_here)


async def played_here(request: Request) -> Table:
    """Return the table of the channel's last match; in a direct message the only one at which the person sits."""
    if request.guild_id is None:
        return await table_here(request)
    table = await request.services.tables.last_played(request.channel_id or 0)
    if table is None:
        raise await went_on(request) or Notice(request.words.line("bot-no-story"))
    return table
