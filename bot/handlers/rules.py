"""The pages of a game's rules: they may be read anywhere."""

import asyncio
from collections.abc import Mapping
from typing import Any

from bot.custom_ids import NO_TABLE
from bot.handlers.reading import to_read
from bot.interactions.notice import Notice
from bot.interactions.reply import OpenBox, Reply
from bot.interactions.request import Answered, Request
from bot.screens.rules import OVERVIEW, found_screen, page_asked, rules_screen
from bot.text import Rule, Words, games_called
from rules import GAMES
from rules.kernel import Game


async def _page(request: Request) -> Reply:
    """Show a page of a game's rules."""
    press = request.press
    if press.step not in GAMES:
        raise Notice(request.words.line("bot-unknown-press"))
    asked = page_asked(request.values[0] if request.values else press.arg)
    return await _shown(request, GAMES[press.step], asked, press.table)


async def _find(request: Request) -> Reply:
    """Ask for words or a rule id, and show the rules that fit what was typed."""
    press, words = request.press, request.words
    if press.step not in GAMES:
        raise Notice(words.line("bot-unknown-press"))
    if not request.typed:
        asked = words.line("bot-rules-find.asked")
        return OpenBox(press, words.line("bot-rules-find.title"), asked, "", free=True)
    game, search = GAMES[press.step], "".join(request.values)
    return await _found(request, game, search, press.table)


async def search_rules(request: Request, search: str, name: str) -> Reply:
    """Show the rules that fit a word or an id, or the overview; of the named game, or the channel's."""
    return await _found(request, await game_here(request, name), search, NO_TABLE)


async def _found(request: Request, game: Game, search: str, table: int) -> Reply:
    """Show the rules that fit a search, or the overview for an empty one."""
    if not search.strip():
        return await _shown(request, game, OVERVIEW, table)
    words = request.words
    return await to_read(request, found_screen(words, game, search, await searched(words, game, search), table))


async def _shown(request: Request, game: Game, page: int, table: int) -> Reply:
    """Show a page of the rules; the overview says how the game goes with the options of this channel's match."""
    options = await options_here(request, game)
    return await to_read(request, rules_screen(request.words, game, page, table, options))


async def searched(words: Words, game: Game, search: str) -> list[Rule]:
    """Return all rules that match a search.

    In a thread: the first search in a language indexes all rules of the game, which would hold up every table.
    """
    return await asyncio.to_thread(words.find_rules, game, search, None)


async def options_here(request: Request, game: Game) -> Mapping[str, Any]:
    """Return the options of the game that is played in this channel; none if that is another game."""
    table = await request.services.tables.in_channel(request.channel_id or 0)
    return table.row.options if table is not None and table.row.game == game.name else {}


async def game_here(request: Request, name: str) -> Game:
    """Return the game of that name, else the one played in this channel, else the first."""
    found = games_called(GAMES, name)
    if name.strip() and len(found) == 1:
        return found[0]
    table = await request.services.tables.in_channel(request.channel_id or 0)
    return GAMES[table.row.game if table else next(iter(GAMES))]


VERBS: Mapping[str, Answered] = {"rules": _page, "find": _find}
