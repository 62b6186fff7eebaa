"""/my games: all tables of whoever asks, from anywhere."""

from discord import app_commands

from bot.commands.shared import described, run
from bot.components import bot_of
from bot.mine import show_mine
from bot.replies import Interaction


def my_group() -> app_commands.Group:
    """Return the group of commands."""
    group = app_commands.Group(name="my", description=described("my"), guild_only=False)
    group.add_command(games)
    return group


@app_commands.command(name="games", description=described("my-games"))
async def games(interaction: Interaction) -> None:
    """List the tables of whoever asks, those first that wait for them."""
    await run(interaction, lambda reply, words: show_mine(bot_of(interaction), reply, words, 1))
