"""Lessons: a short match on a fixed deal against AIs, with a guide, in private screens of one person (``/learn``)."""

from collections.abc import Mapping

from bot.handlers.history import number_in
from bot.handlers.open_table import game_of
from bot.handlers.own_screen import show_own
from bot.interactions.reply import Reply, Show
from bot.interactions.request import Answered, Handler, Request, TableRequest
from bot.screens.layout import page, rows, text
from bot.screens.lesson import out_screen
from bot.screens.tiles import LEARN, tile_buttons, tiles_screen
from bot.tables.errors import TableFrozen
from bot.tables.lessons import begin_lesson, note_read, page_of
from bot.tables.lobby import distinct
from bot.tables.table import Table
from bot.text import escape, games_called
from rules import GAMES
from rules.kernel import Game
from storage import Newcomer


async def learn(request: Request, name: str) -> Reply:
    """Begin the lesson of the game that people call so, or go on with it; without a name, offer all lessons."""
    words = request.words
    learnable = {game.name: game for game in GAMES.values() if game.lesson is not None}
    found = games_called(learnable, name)
    if len(found) == 1:
        return await _go_on(request, found[0])
    note = words.line("bot-no-such-game", name=escape(name)) if name.strip() and not found else ""
    theme = await request.look()
    return Show(tiles_screen(words, found or list(learnable.values()), theme, note, only_learn=True))


async def _learn(request: Request) -> Reply:
    """Begin the lesson of a tile's game, or go on with it."""
    return await _go_on(request, game_of(request))


async def _go_on(request: Request, game: Game, *, anew: bool = False) -> Reply:
    """Show the person's lesson of a game where they left it; begin it if there is none, or if its match is over."""
    services, words = request.services, request.words
    async with services.seating:
        rows = await services.store.lessons.of(request.user_id)
        row = next((row for row in rows if row.game == game.name), None)
        table = None if row is None else await services.tables.get(row.id)
        if table is None or anew or await _is_over(table):
            if table is not None:
                services.tables.forget(table.id)
            ais = [words.ai_name(n) for n in range(1, max(game.seats))]
            learner = Newcomer(request.user_id, distinct(request.guest.name, ais))
            begun = await begin_lesson(services.store, game, learner, ais)
            table = await services.tables.get(begun.id)
            assert table is not None  # it was begun just now
    return await show_own(request.at(table))


async def _is_over(table: Table) -> bool:
    """Return whether the learner has read the last page of a lesson, or its match no longer replays."""
    try:
        return await table.look(
            lambda match: match.result is not None and page_of(match, table.row.read_to).until is None
        )
    except TableFrozen:
        return True


async def _read_on(request: TableRequest) -> Reply:
    """Turn the page that the learner has read."""
    table, number = request.table, number_in(request.press)
    until = await table.look(lambda match: page_of(match, table.row.read_to).until)
    # A second press must not turn the next page, too.
    if number is not None and number == until:
        await note_read(request.services.store, table, number)
    return await show_own(request)


async def _out(request: TableRequest) -> Reply:
    """Ask whether to go on, begin anew or end the lesson."""
    return Show(out_screen(request.context))


async def _anew(request: TableRequest) -> Reply:
    """Begin the lesson anew."""
    return await _go_on(request, GAMES[request.table.row.game], anew=True)


async def _end(request: TableRequest) -> Reply:
    """End the lesson for good."""
    services, table, words = request.services, request.table, request.words
    async with services.seating:
        await services.store.lessons.end(table.id)
        services.tables.forget(table.id)
    game = GAMES[table.row.game]
    told = words.line("bot-lesson-ended", game=words.pitch(game).title)
    return Show(page([text(told), *rows(tile_buttons(words, game, (LEARN,)))]))


VERBS: Mapping[str, Answered] = {LEARN: _learn}
IN_LESSON: Mapping[str, Handler] = {"readon": _read_on, "lesson": _out, "anew": _anew, "endlesson": _end}
"""Verbs of a lesson's own buttons."""
