"""The slash commands, one file per topic."""

from typing import Any

from discord import app_commands

from bot.commands.game import game_group
from bot.commands.my_games import my_group
from bot.commands.reference import reference_commands
from bot.commands.settings import settings_group
from bot.commands.time import vacation
from bot.commands.translations import CatalogTranslator
from bot.commands.turn import turn_commands

__all__ = ["CatalogTranslator", "add_commands"]


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Add every command to a tree."""
    for command in (game_group(), my_group(), *turn_commands(), *reference_commands(), settings_group(), vacation):
        tree.add_command(command)
