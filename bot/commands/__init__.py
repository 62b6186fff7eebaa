"""The slash commands, one file per topic."""

from typing import TYPE_CHECKING

from bot.commands.game import game_group
from bot.commands.mine import my_group
from bot.commands.reference import reference_commands
from bot.commands.settings import settings_group
from bot.commands.time import vacation
from bot.commands.translations import CatalogTranslator
from bot.commands.turn import turn_commands

__all__ = ["CatalogTranslator", "add_commands"]

if TYPE_CHECKING:
    from bot.app import Quartermaster


def add_commands(bot: "Quartermaster") -> None:
    """Add every command to the bot's tree."""
    for command in (game_group(), my_group(), *turn_commands(), *reference_commands(), settings_group(), vacation):
        bot.tree.add_command(command)
