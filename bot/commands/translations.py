"""Names and descriptions of the commands in every language that there is a catalog for."""

from discord import Locale, app_commands
from discord.app_commands import Command, Group, Parameter
from discord.app_commands.translator import TranslationContextLocation as At
from discord.app_commands.translator import TranslationContextTypes

from bot.text import FALLBACK, words_for

NAMES = (At.command_name, At.group_name, At.parameter_name)


class CatalogTranslator(app_commands.Translator):
    """Words commands by the catalogs; English is what the commands themselves hold, and what Discord falls back to."""

    async def translate(
        self,
        string: app_commands.locale_str,  # noqa: ARG002 - what is said in English; the context tells what it is about
        locale: Locale,
        context: TranslationContextTypes,
    ) -> str | None:
        """Return the name or description in a language; None where English has to do."""
        words = words_for(locale.value)
        if words.locale == FALLBACK or not isinstance(context.data, Command | Group | Parameter):
            return None
        message = message_of(context.data)
        return words.line(f"{message}.name" if context.location in NAMES else message)


def message_of(described: Command | Group | Parameter) -> str:
    """Return the catalog's message for a command, a group or an option: its path; ``.name`` is what it is called."""
    if isinstance(described, Parameter):
        return f"{message_of(described.command)}-{described.name}"
    return "bot-command-" + described.qualified_name.replace(" ", "-")
