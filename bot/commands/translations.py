"""Names and descriptions of the commands, in every language with a catalog."""

from typing import Any, cast

from discord import Locale, app_commands
from discord.app_commands import Command, Group, Parameter
from discord.app_commands.translator import TranslationContextLocation as At
from discord.app_commands.translator import TranslationContextTypes

from bot.text import FALLBACK, words_for
from bot.text.catalog import nearest

Described = Command[Any, ..., Any] | Group | Parameter

NAMES = (At.command_name, At.group_name, At.parameter_name)


class CatalogTranslator(app_commands.Translator):
    """Words commands from the catalogs. The commands themselves hold English, to which Discord falls back."""

    async def translate(
        self,
        string: app_commands.locale_str,  # noqa: ARG002 - the English text; the context names the command
        locale: Locale,
        context: TranslationContextTypes,
    ) -> str | None:
        """Return the name or description in a language; None: Discord uses English."""
        described = cast("Any", context.data)
        # Called for every text in each of Discord's languages, at every start: most calls end here.
        if nearest(locale.value) == FALLBACK or not isinstance(described, Command | Group | Parameter):
            return None
        words = words_for(locale.value)
        message = message_of(cast("Described", described))
        return words.line(f"{message}.name" if context.location in NAMES else message)


def message_of(described: Described) -> str:
    """Return the catalog's message id for a command, group or option: its path; attribute ``name`` holds its name."""
    if isinstance(described, Parameter):
        return f"{message_of(described.command)}-{described.name}"
    return "bot-command-" + described.qualified_name.replace(" ", "-")
