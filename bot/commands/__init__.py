"""The slash commands, one file per topic."""

from typing import Any

from discord import app_commands

from bot.commands.completions import log_lost_completions
from bot.commands.game import game_group
from bot.commands.learn import learn
from bot.commands.looks import look_groups
from bot.commands.my_games import my_group
from bot.commands.reference import reference_commands
from bot.commands.settings import settings_group
from bot.commands.time import vacation
from bot.commands.translations import CatalogTranslator
from bot.commands.turn import turn_commands

__all__ = ["CatalogTranslator", "add_commands"]


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Add every command to a tree."""
    log_lost_completions()
    groups = (game_group(), my_group(), settings_group(), *look_groups())
    for command in (*groups, *turn_commands(), *reference_commands(), learn, vacation):
        tree.add_command(command)
