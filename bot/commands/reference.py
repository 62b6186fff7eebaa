"""/rules, /help and /privacy: texts to read, from anywhere."""

from discord import app_commands

from bot.commands.shared import AnyCommand, Choices, command, complete_games, described, offered, run
from bot.handlers.privacy import show_privacy
from bot.handlers.rules import game_here, search_rules, searched
from bot.interactions.door import Interaction
from bot.interactions.reply import Reply, Show
from bot.interactions.request import Request
from bot.screens.layout import page, text


def reference_commands() -> list[AnyCommand]:
    """Return the commands."""
    return [rules, guide, privacy]


@command(name="rules", description=described("rules"))
@app_commands.describe(search=described("rules-search"), game=described("rules-game"))
async def rules(interaction: Interaction, search: str = "", game: str = "") -> None:
    """Show the rules by topic, or those that fit a word or an id."""
    await run(interaction, lambda request: search_rules(request, search, game))


@rules.autocomplete("search")
async def complete_search(interaction: Interaction, current: str) -> Choices:
    """Complete ids and titles of rules."""

    async def work(request: Request) -> list[tuple[str, str]]:
        chosen = await game_here(request, str(getattr(interaction.namespace, "game", "") or ""))
        words = request.words
        if not current:
            found = words.rules(chosen)
        else:
            found = await searched(words, chosen, current) or words.near_rules(chosen, current)
        return [(f"{rule.id} · {rule.title}", rule.id) for rule in found]

    return await offered(interaction, work)


@rules.autocomplete("game")
async def complete_game(interaction: Interaction, current: str) -> Choices:
    """Complete the name of a game."""
    return await complete_games(interaction, current)


@command(name="help", description=described("help"))
async def guide(interaction: Interaction) -> None:
    """Say what the bot does and how to begin."""

    async def work(request: Request) -> Reply:
        return Show(page([text(request.words.line("bot-help"))]))

    await run(interaction, work)


@command(name="privacy", description=described("privacy"))
async def privacy(interaction: Interaction) -> None:
    """Say what is stored about the person, and offer to forget it."""
    await run(interaction, show_privacy)
