"""Opening a table in the channel where somebody asks for it."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.handlers.orders import seated as welcomed
from bot.handlers.own_screen import show_own
from bot.handlers.place import check_permissions
from bot.handlers.seat_service import probe
from bot.interactions.notice import Notice
from bot.interactions.reply import Reply, Show, told
from bot.interactions.request import Answered, Request
from bot.screens.table_context import server_words
from bot.screens.tiles import NUMBER, OPEN, SOLO, numbers_of, tiles_screen
from bot.tables import lobby
from bot.tables.table import Table
from bot.text import escape, games_called
from rules import GAMES
from rules.kernel import Game, Malformed
from storage import ChannelBusy, Newcomer


async def open_lobby(request: Request, name: str, options: str) -> Reply:
    """Open a lobby for the game that people call so, with options as they were typed. Raises Notice.

    Without a name, or with one that fits no game or several, the person chooses among the games.
    """
    words = request.words
    found = games_called(GAMES, name)
    if len(found) != 1:
        note = words.line("bot-no-such-game", name=escape(name)) if name.strip() and not found else ""
        return await show_tiles(request, found or list(GAMES.values()), note)
    (game,) = found
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


async def show_tiles(request: Request, games: Sequence[Game], note: str = "") -> Reply:
    """Show games as tiles, from which one press opens a table or plays at once. Raises Notice."""
    services, words = request.services, request.words
    if request.guild_id is None or request.channel_id is None:
        raise Notice(words.line("bot-guild-only"))
    if await services.tables.in_channel(request.channel_id) is not None:
        raise Notice(words.line("bot-channel-busy"))
    return Show(tiles_screen(words, games, await request.look(), note))


async def _open(request: Request) -> Reply:
    """Open a lobby for the game of a tile, with its usual options. The person has a seat there at once.

    Each button of a tile is for a person who wants to play. A host who does not can leave, or uses the command.
    """
    words, game = request.words, game_of(request)
    seated = [Newcomer(request.user_id, request.guest.name, request.id)]
    try:
        table = await open_here(request, game, lobby.read_choices(game, ""), request.user_id, seated)
    except ChannelBusy:
        raise Notice(words.line("bot-channel-busy")) from None
    reached = await probe(request.services, table, request.user_id)
    # At the table to touch the lobby is in view, and says what is missing.
    note = "" if request.place == "touch" else words.line("bot-lobby-next")
    return await welcomed(request.at(table), reached=reached, note=note)


async def _solo(request: Request) -> Reply:
    """Begin the game of a tile as a first match should be."""
    game = game_of(request)
    return await play_now(request, game, game.first_seats - 1)


async def _number(request: Request) -> Reply:
    """Begin the game that was chosen against as many AIs as were chosen. Raises Notice."""
    name, _, number = "".join(request.values).partition(":")
    game = GAMES.get(name)
    if game is None or number not in map(str, numbers_of(game)):
        raise Notice(request.words.line("bot-unknown-press"))
    return await play_now(request, game, int(number))


async def play_now(request: Request, game: Game, ais: int) -> Reply:
    """Open a table, fill it with a number of AIs, start it, and show the person's first hand. Raises Notice."""
    services, words = request.services, request.words
    server = await services.store.guilds.get(request.guild_id or 0)
    public = server_words(server, services.settings.language)
    seated = [Newcomer(request.user_id, request.guest.name, request.id)]
    while len(seated) <= ais:
        name = lobby.ai_name(public.ai_name, [one.name for one in seated])
        seated.append(Newcomer(None, name))
    options = {**lobby.read_choices(game, ""), **game.alone}
    try:
        table = await open_here(request, game, options, request.user_id, seated)
    except ChannelBusy:
        raise Notice(words.line("bot-channel-busy")) from None
    salted = services.settings.dice_seed is None
    async with services.seating:
        await lobby.start(services.store, table, request.guest, request.id, salted=salted)
    return await show_own(request.at(table))


def game_of(request: Request) -> Game:
    """Return the game of a tile that was pressed. Raises Notice."""
    game = GAMES.get(request.press.arg)
    if game is None:
        raise Notice(request.words.line("bot-unknown-press"))
    return game


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


VERBS: Mapping[str, Answered] = {OPEN: _open, SOLO: _solo, NUMBER: _number}
