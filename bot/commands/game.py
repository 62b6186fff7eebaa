"""/game: open a table, look at it, wake it, leave, resign, stop."""

from discord import app_commands
from discord.app_commands import locale_str

from bot.commands.host import host_commands
from bot.commands.reading import reading_commands
from bot.commands.shared import Choices, command, complete_games, described, offered, press_here, run
from bot.handlers.archive import wake_here
from bot.handlers.open_table import open_lobby
from bot.interactions.door import Interaction
from bot.interactions.request import Request
from bot.tables.options import choices_of
from bot.text import games_called
from rules import GAMES


def game_group() -> app_commands.Group:
    """Return the group of commands."""
    group = app_commands.Group(name="game", description=described("game"), guild_only=False)
    for one in (new, status, *reading_commands(), *host_commands(), wake, leave, resign, stop):
        group.add_command(one)
    return group


@command(name="new", description=locale_str(described("game-new")))
@app_commands.describe(game=described("game-new-game"), options=described("game-new-options"))
@app_commands.guild_only()
async def new(interaction: Interaction, game: str = "", options: str = "") -> None:
    """Open a lobby in this channel; without a game, choose among all."""
    await run(interaction, lambda request: open_lobby(request, game, options))


@new.autocomplete("game")
async def complete_game(interaction: Interaction, current: str) -> Choices:
    """Complete the name of a game."""
    return await complete_games(interaction, current)


@new.autocomplete("options")
async def complete_options(interaction: Interaction, current: str) -> Choices:
    """Complete options as "name=value", one after the other."""

    async def work(request: Request) -> list[tuple[str, str]]:
        found_games = games_called(GAMES, str(getattr(interaction.namespace, "game", "")))
        if len(found_games) != 1:
            return []
        (game,) = found_games
        before, _, typed = current.replace(",", " ").rpartition(" ")
        given = [part.partition("=")[0] for part in before.split()]
        found: list[tuple[str, str]] = []
        for choice in choices_of(game):
            for value in choice.values or (choice.default,):
                word = f"{choice.name}={value}"
                if choice.name not in given and word.startswith(typed.lower()):
                    whole = f"{before} {word}".strip()
                    about = request.words.setting(game, choice.name).label
                    found.append((request.words.line("bot-explained", text=whole, about=about), whole))
        return found

    return await offered(interaction, work)


@command(name="status", description=described("game-status"))
async def status(interaction: Interaction) -> None:
    """Show where the match stands."""
    await press_here(interaction, "status")


@command(name="wake", description=described("game-wake"))
@app_commands.guild_only()
async def wake(interaction: Interaction) -> None:
    """Bring the channel's archived match back."""
    await run(interaction, wake_here)


@command(name="leave", description=described("game-leave"))
async def leave(interaction: Interaction) -> None:
    """Leave the lobby, or give the seat to the AI."""
    await press_here(interaction, "ask", "leave")


@command(name="resign", description=described("game-resign"))
async def resign(interaction: Interaction) -> None:
    """Resign from the match, after asking once more."""
    await press_here(interaction, "ask", "resign")


@command(name="stop", description=described("game-stop"))
async def stop(interaction: Interaction) -> None:
    """Stop the match for everybody: for the host and the server's managers."""
    await press_here(interaction, "ask", "stop")
