"""Opening a table in the channel where somebody asks for it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from discord import Thread

from bot import lobby
from bot.notices import Notice
from bot.replies import Interaction
from bot.tables import Table
from bot.text import Words
from rules.kernel import Game
from storage import Newcomer

if TYPE_CHECKING:
    from bot.app import Quartermaster


async def open_here(
    bot: "Quartermaster",
    interaction: Interaction,
    words: Words,
    game: Game,
    options: Mapping[str, Any],
    host_id: int,
    seated: Sequence[Newcomer] = (),
    pace: Mapping[str, Any] | None = None,
) -> Table:
    """Open a lobby at which some may sit already. Raises Notice where that cannot be, ChannelBusy."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Notice(words.line("bot-guild-only"))
    if not may_play_here(interaction):
        raise Notice(words.line("bot-may-not-write"))
    row = await lobby.open_table(
        bot.store,
        game,
        interaction.guild_id,
        interaction.channel_id,
        host_id,
        options,
        bot.settings.dice_seed,
        seated,
        pace,
    )
    table = await bot.tables.get(row.id)
    assert table is not None  # it was opened just now
    bot.watch(table)
    return table


def may_play_here(interaction: Interaction) -> bool:
    """Tell whether the bot may do in this channel what a table needs."""
    may = interaction.app_permissions
    thread = isinstance(interaction.channel, Thread)
    write = may.send_messages_in_threads if thread else may.send_messages
    return may.view_channel and write and may.read_message_history
