"""Parts of a game that anybody may look up at any time, such as the victory piles."""

from collections.abc import Mapping

from bot.handlers.history import reader_of
from bot.handlers.reading import to_read
from bot.handlers.seats import named_sitting
from bot.interactions.notice import Notice
from bot.interactions.reply import Reply
from bot.interactions.request import Handler, TableRequest
from bot.screens.looks import look_screen
from rules import GAMES


async def _look(request: TableRequest) -> Reply:
    """Show one of the things that the table's game lets people look up; "pile/2" is the pile of seat 2."""
    reader_of(request)
    what, _, typed = request.press.arg.partition("/")
    if what not in GAMES[request.table.row.game].looks:
        raise Notice(request.words.line("bot-unknown-press"))
    seat = named_sitting(request, typed).seat if typed.strip() else None
    context = await request.pictured()
    return await to_read(request, await request.table.look(lambda match: look_screen(context, match, what, seat)))


VERBS: Mapping[str, Handler] = {"look": _look}
