"""/game: open a table, look at it, wake it, leave, resign, stop."""

from discord import app_commands
from discord.app_commands import locale_str

from bot import lobby
from bot.commands.host import host_commands
from bot.commands.reading import reading_commands
from bot.commands.shared import Choices, complete_games, described, offered, press_here, run
from bot.components import bot_of
from bot.custom_ids import Press
from bot.handlers import Pressed
from bot.notices import Notice, tell
from bot.opening import open_here
from bot.options import choices_of
from bot.presses import HANDLERS
from bot.replies import Interaction, Reply
from bot.text import Words
from rules import GAMES
from rules.kernel import Malformed
from storage import ChannelBusy


def game_group() -> app_commands.Group:
    """Return the group of commands."""
    group = app_commands.Group(name="game", description=described("game"), guild_only=False)
    for command in (new, status, *reading_commands(), *host_commands(), wake, leave, resign, stop):
        group.add_command(command)
    return group


@app_commands.command(name="new", description=locale_str(described("game-new")))
@app_commands.describe(game=described("game-new-game"), options=described("game-new-options"))
@app_commands.guild_only()
async def new(interaction: Interaction, game: str, options: str = "") -> None:
    """Open a lobby in this channel."""

    async def work(reply: Reply, words: Words) -> None:
        bot = bot_of(interaction)
        if game not in GAMES:
            raise Notice(words.line("bot-no-such-game", games=", ".join(GAMES)))
        chosen = GAMES[game]
        try:
            given = lobby.read_choices(chosen, options)
        except Malformed as refusal:
            raise Notice(words.refusal(chosen, refusal, str)) from None
        try:
            await open_here(bot, interaction, words, chosen, given, interaction.user.id)
        except ChannelBusy:
            raise Notice(words.line("bot-channel-busy")) from None
        await tell(reply, words.line("bot-lobby-opened", game=words.pitch(chosen).title))

    await run(interaction, work)


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
    await press_here(interaction, "status")


@app_commands.command(name="wake", description=described("game-wake"))
@app_commands.guild_only()
async def wake(interaction: Interaction) -> None:
    """Bring the channel's archived match back."""

    async def work(reply: Reply, words: Words) -> None:
        bot = bot_of(interaction)
        row = await bot.store.tables.last_archived(interaction.channel_id or 0)
        table = None if row is None else await bot.tables.get(row.id)
        if table is None:
            raise Notice(words.line("bot-idle-none"))
        await HANDLERS["wake"](Pressed(bot.presses, reply, table, words, Press(table.id, "wake")))

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
