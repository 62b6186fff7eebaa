"""/settings: what whoever manages a server chooses for it."""

from typing import get_args

from discord import app_commands

from bot.commands.shared import Choices, described, offered, run
from bot.commands.time import me, zone
from bot.components import bot_of
from bot.notices import Notice, tell
from bot.replies import Interaction, Reply
from bot.settings import Look
from bot.streams import PICTURES
from bot.text import Words, locales, words_for


def settings_group() -> app_commands.Group:
    """Return the group of commands: what is the server's is for those who may manage it, the rest is everybody's."""
    group = app_commands.Group(name="settings", description=described("settings"), guild_only=False)
    group.add_command(me)
    group.add_command(zone)
    group.add_command(language)
    group.add_command(pictures)
    return group


def managed(interaction: Interaction, words: Words) -> int:
    """Return the server whose settings somebody may change. Raises Notice."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Notice(words.line("bot-settings-manage"))
    return interaction.guild_id


@app_commands.command(name="language", description=described("settings-language"))
@app_commands.describe(language=described("settings-language-language"))
async def language(interaction: Interaction, language: str) -> None:
    """Choose the language of the server's tables."""

    async def work(reply: Reply, words: Words) -> None:
        guild_id = managed(interaction, words)
        known, typed = named_languages(), language.strip().casefold()
        chosen = next((locale for locale, name in known.items() if typed in (locale.casefold(), name.casefold())), None)
        if chosen is None:
            raise Notice(words.line("bot-language-unknown", languages=words.listing(list(known.values()))))
        await bot_of(interaction).store.guilds.set_language(guild_id, chosen)
        bot_of(interaction).tables.show_anew(guild_id)
        await tell(reply, words.line("bot-language-set", language=known[chosen]))

    await run(interaction, work)


@language.autocomplete("language")
async def complete_language(interaction: Interaction, current: str) -> Choices:
    """Complete a language by its own name, or as it is written for short."""

    async def work(_: Words) -> list[tuple[str, str]]:
        typed = current.strip().casefold()
        return [(name, locale) for locale, name in named_languages().items() if typed in f"{name} {locale}".casefold()]

    return await offered(interaction, work)


def named_languages() -> dict[str, str]:
    """Return each language as it names itself."""
    return {locale: words_for(locale).line("bot-language") for locale in locales()}


@app_commands.command(name="pictures", description=described("settings-pictures"))
@app_commands.describe(pictures=described("settings-pictures-pictures"))
async def pictures(interaction: Interaction, pictures: str) -> None:
    """Choose how the pictures of the server's tables look, or have none."""

    async def work(reply: Reply, words: Words) -> None:
        guild_id = managed(interaction, words)
        known, typed = named_looks(words), pictures.strip().casefold()
        chosen = next((look for look, name in known.items() if typed in (look, name.casefold())), None)
        if chosen is None:
            raise Notice(words.line("bot-pictures-unknown", looks=words.listing(list(known.values()))))
        await bot_of(interaction).store.guilds.set_settings(guild_id, {PICTURES: chosen})
        bot_of(interaction).tables.show_anew(guild_id)
        await tell(reply, words.line("bot-pictures-set", look=chosen))

    await run(interaction, work)


@pictures.autocomplete("pictures")
async def complete_pictures(interaction: Interaction, current: str) -> Choices:
    """Complete how pictures may look."""

    async def work(words: Words) -> list[tuple[str, str]]:
        typed = current.strip().casefold()
        return [(name, look) for look, name in named_looks(words).items() if typed in f"{name} {look}".casefold()]

    return await offered(interaction, work)


def named_looks(words: Words) -> dict[str, str]:
    """Return how pictures may look, in words."""
    return {look: words.line("bot-pictures", look=look) for look in get_args(Look)}
