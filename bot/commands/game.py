"""/game: open a table, look at it, leave, resign, stop."""

from discord import Thread, app_commands
from discord.app_commands import locale_str

from bot import lobby
from bot.commands.shared import Choices, complete_games, described, offered, press_here, run, table_here
from bot.components import bot_of
from bot.notices import Notice, tell
from bot.options import choices_of
from bot.replies import Interaction, Reply
from bot.screens.asides import status_screen
from bot.streams import context_of
from bot.text import Words
from rules import GAMES
from rules.kernel import Malformed
from storage import ChannelBusy


def game_group() -> app_commands.Group:
    """Return the group of commands."""
    group = app_commands.Group(name="game", description=described("game"), guild_only=False)
    for command in (new, status, leave, resign, stop):
        group.add_command(command)
    return group


@app_commands.command(name="new", description=locale_str(described("game-new")))
@app_commands.describe(game=described("game-new-game"), options=described("game-new-options"))
@app_commands.guild_only()
async def new(interaction: Interaction, game: str, options: str = "") -> None:
    """Open a lobby in this channel."""

    async def work(reply: Reply, words: Words) -> None:
        bot = bot_of(interaction)
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Notice(words.line("bot-guild-only"))
        if not may_play_here(interaction):
            raise Notice(words.line("bot-may-not-write"))
        if game not in GAMES:
            raise Notice(words.line("bot-no-such-game", games=", ".join(GAMES)))
        chosen = GAMES[game]
        try:
            given = lobby.read_choices(chosen, options)
        except Malformed as refusal:
            raise Notice(words.refusal(chosen, refusal, str)) from None
        try:
            row = await lobby.open_table(
                bot.store,
                chosen,
                interaction.guild_id,
                interaction.channel_id,
                bot.presses.guest(interaction),
                given,
                bot.settings.dice_seed,
            )
        except ChannelBusy:
            raise Notice(words.line("bot-channel-busy")) from None
        table = await bot.tables.get(row.id)
        if table is not None:
            bot.watch(table)
        await tell(reply, words.line("bot-lobby-opened", game=words.pitch(chosen).title))

    await run(interaction, work)


def may_play_here(interaction: Interaction) -> bool:
    """Tell whether the bot may do in this channel what a table needs."""
    may = interaction.app_permissions
    thread = isinstance(interaction.channel, Thread)
    write = may.send_messages_in_threads if thread else may.send_messages
    return may.view_channel and write and may.read_message_history


@new.autocomplete("game")
async def complete_game(interaction: Interaction, current: str) -> Choices:
    """Complete the name of a game."""
    return await complete_games(interaction, current)


@new.autocomplete("options")
async def complete_options(interaction: Interaction, current: str) -> Choices:
    """Complete options as "name=value", one after the other."""

    async def work(words: Words) -> list[tuple[str, str]]:
        game = GAMES.get(str(getattr(interaction.namespace, "game", "")))
        if game is None:
            return []
        before, _, typed = current.replace(",", " ").rpartition(" ")
        given = [part.partition("=")[0] for part in before.split()]
        found: list[tuple[str, str]] = []
        for choice in choices_of(game):
            for value in choice.values or (choice.default,):
                word = f"{choice.name}={value}"
                if choice.name not in given and word.startswith(typed.lower()):
                    whole = f"{before} {word}".strip()
                    found.append((f"{whole} ({words.setting(game, choice.name).label})", whole))
        return found

    return await offered(interaction, work)


@app_commands.command(name="status", description=described("game-status"))
async def status(interaction: Interaction) -> None:
    """Show where the match stands."""

    async def work(reply: Reply, words: Words) -> None:
        table = await table_here(interaction, words)
        if table.row.state != "playing":
            raise Notice(words.line("bot-not-started" if table.row.state == "lobby" else "bot-notice-frozen"))
        context = context_of(table, words)
        await reply.show(await table.look(lambda match: status_screen(context, match, table.row.options)))

    await run(interaction, work)


@app_commands.command(name="leave", description=described("game-leave"))
async def leave(interaction: Interaction) -> None:
    """Leave the lobby, or give the seat to the AI."""
    await press_here(interaction, "ask", "leave")


@app_commands.command(name="resign", description=described("game-resign"))
async def resign(interaction: Interaction) -> None:
    """Resign from the match, after asking once more."""
    await press_here(interaction, "ask", "resign")


@app_commands.command(name="stop", description=described("game-stop"))
async def stop(interaction: Interaction) -> None:
    """Stop the match for everybody: the host, or whoever may manage the server."""
    await press_here(interaction, "ask", "stop")
