"""/settings: what the managers of a server choose for it, and what everybody chooses for themselves."""

from typing import get_args

from discord import app_commands

from bot.commands.shared import Choices, command, described, offered, run
from bot.commands.time import me, zone
from bot.interactions.door import Interaction
from bot.interactions.notice import Notice
from bot.interactions.reply import Reply, told
from bot.interactions.request import Request
from bot.screens.table_context import PICTURES
from bot.settings import Look
from bot.text import Words, locales, words_for


def settings_group() -> app_commands.Group:
    """Return the group of commands: two for everybody, two for the managers of a server."""
    group = app_commands.Group(name="settings", description=described("settings"), guild_only=False)
    group.add_command(me)
    group.add_command(zone)
    group.add_command(language)
    group.add_command(pictures)
    return group


def managed(request: Request) -> int:
    """Return the server whose settings the person may change. Raises Notice."""
    if request.guild_id is None or not request.guest.manager:
        raise Notice(request.words.line("bot-settings-manage"))
    return request.guild_id


@command(name="language", description=described("settings-language"))
@app_commands.describe(language=described("settings-language-language"))
async def language(interaction: Interaction, language: str) -> None:
    """Choose the language of the server's tables."""

    async def work(request: Request) -> Reply:
        guild_id, services, words = managed(request), request.services, request.words
        known, typed = named_languages(), language.strip().casefold()
        chosen = next((locale for locale, name in known.items() if typed in (locale.casefold(), name.casefold())), None)
        if chosen is None:
            raise Notice(words.line("bot-language-unknown", languages=words.listing(list(known.values()))))
        await services.store.guilds.set_language(guild_id, chosen)
        services.tables.redraw_server(guild_id)
        return told(words.line("bot-language-set", language=known[chosen]))

    await run(interaction, work)


@language.autocomplete("language")
async def complete_language(interaction: Interaction, current: str) -> Choices:
    """Complete a language by its own name or its code."""

    async def work(_: Request) -> list[tuple[str, str]]:
        typed = current.strip().casefold()
        return [(name, locale) for locale, name in named_languages().items() if typed in f"{name} {locale}".casefold()]

    return await offered(interaction, work)


def named_languages() -> dict[str, str]:
    """Return each language's own name, by its code."""
    return {locale: words_for(locale).line("bot-language") for locale in locales()}


@command(name="pictures", description=described("settings-pictures"))
@app_commands.describe(pictures=described("settings-pictures-pictures"))
async def pictures(interaction: Interaction, pictures: str) -> None:
    """Choose how the pictures of the server's tables look, or have none."""

    async def work(request: Request) -> Reply:
        guild_id, services, words = managed(request), request.services, request.words
        known, typed = named_looks(words), pictures.strip().casefold()
        chosen = next((look for look, name in known.items() if typed in (look, name.casefold())), None)
        if chosen is None:
            raise Notice(words.line("bot-pictures-unknown", looks=words.listing(list(known.values()))))
        await services.store.guilds.set_settings(guild_id, {PICTURES: chosen})
        services.tables.redraw_server(guild_id)
        return told(words.line("bot-pictures-set", look=chosen))

    await run(interaction, work)


@pictures.autocomplete("pictures")
async def complete_pictures(interaction: Interaction, current: str) -> Choices:
    """Complete the look of pictures."""

    async def work(request: Request) -> list[tuple[str, str]]:
        typed, named = current.strip().casefold(), named_looks(request.words)
        return [(name, look) for look, name in named.items() if typed in f"{name} {look}".casefold()]

    return await offered(interaction, work)


def named_looks(words: Words) -> dict[str, str]:
    """Return the name of each look of pictures."""
    return {look: words.line("bot-pictures", look=look) for look in get_args(Look)}
