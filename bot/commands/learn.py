"""/learn: a game's lesson, in private screens."""

from discord import app_commands

from bot.commands.shared import Choices, command, complete_games, described, run
from bot.handlers.learn import learn as learn_game
from bot.interactions.door import Interaction


@command(name="learn", description=described("learn"))
@app_commands.describe(game=described("learn-game"))
async def learn(interaction: Interaction, game: str = "") -> None:
    """Begin a game's lesson, or go on with it; without a game, choose among all."""
    await run(interaction, lambda request: learn_game(request, game))


@learn.autocomplete("game")
async def complete_game(interaction: Interaction, current: str) -> Choices:
    """Complete the name of a game."""
    return await complete_games(interaction, current)
