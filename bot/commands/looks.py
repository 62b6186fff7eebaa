"""/<game> discard, pile, deck and the like: what a game lets anybody look up at any time."""

from discord import app_commands

from bot.commands.host import complete_seat
from bot.commands.shared import AnyCommand, command, described, press_here, table_here
from bot.interactions.door import Interaction
from bot.interactions.notice import Notice
from bot.interactions.request import Request
from bot.tables.table import Table
from rules import GAMES
from rules.kernel import Game


def look_groups() -> list[app_commands.Group]:
    """Return a group of commands for each game that has something to look up, named after the game."""
    return [group_of(game) for game in GAMES.values() if game.looks]


def group_of(game: Game) -> app_commands.Group:
    """Return the group of a game's commands."""
    group = app_commands.Group(name=game.name, description=described(game.name), guild_only=False)
    for what, of_seat in game.looks.items():
        group.add_command(seat_command(game, what) if of_seat else table_command(game, what))
    return group


def table_command(game: Game, what: str) -> AnyCommand:
    """Return the command that looks at something of the whole table."""

    @command(name=what, description=described(f"{game.name}-{what}"))
    async def look(interaction: Interaction) -> None:
        await press_here(interaction, "look", what, find=lambda request: table_of(request, game))

    return look


def seat_command(game: Game, what: str) -> AnyCommand:
    """Return the command that looks at something of one seat, or of all if none is named."""

    @command(name=what, description=described(f"{game.name}-{what}"))
    @app_commands.describe(seat=described(f"{game.name}-{what}-seat"))
    async def look(interaction: Interaction, seat: str = "") -> None:
        await press_here(interaction, "look", f"{what}/{seat}", find=lambda request: table_of(request, game))

    look.autocomplete("seat")(complete_seat)
    return look


async def table_of(request: Request, game: Game) -> Table:
    """Return the table here. Raises Notice if another game is played at it."""
    table = await table_here(request)
    if table.row.game != game.name:
        asked, played = (request.words.pitch(one).title for one in (game, GAMES[table.row.game]))
        raise Notice(request.words.line("bot-look-other-game", game=asked, played=played))
    return table
