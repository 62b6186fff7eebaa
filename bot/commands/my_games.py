"""/my games: all tables of a person, from anywhere."""

from discord import app_commands

from bot.commands.shared import command, described, run
from bot.handlers.my_games import show_my_games
from bot.interactions.door import Interaction


def my_group() -> app_commands.Group:
    """Return the group of commands."""
    group = app_commands.Group(name="my", description=described("my"), guild_only=False)
    group.add_command(games)
    return group


@command(name="games", description=described("my-games"))
async def games(interaction: Interaction) -> None:
    """List the person's tables, those first that wait for them."""
    await run(interaction, show_my_games)
