"""/rules, /help and /privacy: to be read, from anywhere."""

from typing import Any

from discord import app_commands

from bot.commands.shared import Choices, complete_games, described, offered, run
from bot.components import bot_of
from bot.forgetting import show_privacy
from bot.replies import Interaction, Reply
from bot.screens.context import page, text
from bot.screens.rules import found_screen, rules_screen
from bot.text import Words
from rules import GAMES
from rules.kernel import Game


def reference_commands() -> list[app_commands.Command[Any, Any, Any]]:
    """Return the commands."""
    return [rules, guide, privacy]


@app_commands.command(name="rules", description=described("rules"))
@app_commands.describe(search=described("rules-search"), game=described("rules-game"))
async def rules(interaction: Interaction, search: str = "", game: str = "") -> None:
    """Show the rules by topic, or those that fit a word or an id."""

    async def work(reply: Reply, words: Words) -> None:
        chosen = await _game(interaction, game)
        await reply.show(found_screen(words, chosen, search) if search.strip() else rules_screen(words, chosen))

    await run(interaction, work)


@rules.autocomplete("search")
async def complete_search(interaction: Interaction, current: str) -> Choices:
    """Complete ids and titles of rules."""

    async def work(words: Words) -> list[tuple[str, str]]:
        chosen = await _game(interaction, str(getattr(interaction.namespace, "game", "") or ""))
        found = words.find_rules(chosen, current) or words.near_rules(chosen, current)
        found = found if current else words.rules(chosen)
        return [(f"{rule.id} · {rule.title}", rule.id) for rule in found]

    return await offered(interaction, work)


@rules.autocomplete("game")
async def complete_game(interaction: Interaction, current: str) -> Choices:
    """Complete the name of a game."""
    return await complete_games(interaction, current)


async def _game(interaction: Interaction, name: str) -> Game:
    """Return the game of that name, else the one played in this channel, else the first."""
    if name in GAMES:
        return GAMES[name]
    table = await bot_of(interaction).tables.in_channel(interaction.channel_id or 0)
    return GAMES[table.row.game if table else next(iter(GAMES))]


@app_commands.command(name="help", description=described("help"))
async def guide(interaction: Interaction) -> None:
    """Say what the bot does and how to begin."""
    await run(interaction, lambda reply, words: reply.show(page([text(words.line("bot-help"))])))


@app_commands.command(name="privacy", description=described("privacy"))
async def privacy(interaction: Interaction) -> None:
    """Say what is stored about whoever asks, and offer to forget it."""
    await run(interaction, lambda reply, words: show_privacy(bot_of(interaction), reply, words))
