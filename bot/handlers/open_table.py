"""Opening a table in the channel where somebody asks for it."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.handlers.place import check_permissions
from bot.interactions.notice import Notice
from bot.interactions.reply import Reply, told
from bot.interactions.request import Request
from bot.tables import lobby
from bot.tables.table import Table
from rules import GAMES
from rules.kernel import Game, Malformed
from storage import ChannelBusy, Newcomer


async def open_lobby(request: Request, name: str, options: str) -> Reply:
    """Open a lobby for the game of a name, with options as they were typed. Raises Notice."""
    words = request.words
    if name not in GAMES:
        raise Notice(words.line("bot-no-such-game", games=", ".join(GAMES)))
    game = GAMES[name]
    try:
        settings, rest = lobby.read_settings(options)
        given = lobby.read_choices(game, rest)
    except Malformed as refusal:
        raise Notice(words.refusal(game, refusal, str)) from None
    try:
        await open_here(request, game, given, request.user_id, settings=settings)
    except ChannelBusy:
        raise Notice(words.line("bot-channel-busy")) from None
    return told(words.line("bot-lobby-opened", game=words.pitch(game).title))


async def open_here(
    request: Request,
    game: Game,
    options: Mapping[str, Any],
    host_id: int,
    seated: Sequence[Newcomer] = (),
    pace: Mapping[str, Any] | None = None,
    settings: Mapping[str, Any] | None = None,
) -> Table:
    """Open a lobby in the channel of a request; ``seated`` sit there at once. Raises Notice, ChannelBusy."""
    services = request.services
    if request.guild_id is None or request.channel_id is None:
        raise Notice(request.words.line("bot-guild-only"))
    await check_permissions(request)
    row = await lobby.open_table(
        services.store,
        game,
        request.guild_id,
        request.channel_id,
        host_id,
        options,
        services.settings.dice_seed,
        seated,
        pace,
        settings,
    )
    table = await services.tables.get(row.id)
    assert table is not None  # it was opened just now
    services.crew.start(table)
    return table
