"""The buttons behind "More": each does what the command of its name does."""

from collections.abc import Mapping

from bot.handlers.reading import to_read, while_seated
from bot.handlers.seat_service import check_running, hosts
from bot.interactions.reply import Reply
from bot.interactions.request import Handler, TableRequest
from bot.schedule.pace import pace_of
from bot.screens.more import more_screen
from bot.screens.pace import pace_words
from bot.screens.place import place_line
from bot.screens.status import status_screen
from bot.tables.people import confirms_now

OFFERED = ("status", "undo", "ask", "pause", "resume", "replace", "pace")
"""Verbs that "More" offers, and no other private screen but those that they lead to."""


async def show_more(request: TableRequest, note: str = "") -> Reply:
    """Show what else can be done at the table, under a note."""
    table, follow = request.table, while_seated(request, show_more)
    sitting = table.sitting_of(request.user_id)
    at_once = sitting is not None and not await confirms_now(request.services.store, request.user_id)
    screen = more_screen(
        request.context,
        note,
        seated=sitting is not None,
        out=sitting is not None and not table.plays(sitting.seat),
        hosting=await hosts(request),
        paused=table.paused,
        away=table.kept_for(request.user_id) is not None or (sitting is not None and table.by_ai(sitting)),
        stand_in=sitting is not None and sitting.for_user is not None,
        at_once=at_once,
    )
    return await to_read(request, screen, follow)


async def _status(request: TableRequest) -> Reply:
    """Show where the match stands; as a command, also have the table's message posted again if it was deleted."""
    if request.place == "command":
        request.services.crew.check(request.table)
    check_running(request.table, request.words)
    context, row, paused = request.context, request.table.row, request.table.paused
    pace = pace_words(request.words, pace_of(row.pace))
    told = place_line(request.table, request.words)
    screen = await request.table.look(
        lambda match: status_screen(context, match, row.options, pace, told, paused=paused)
    )
    return await to_read(request, screen)


VERBS: Mapping[str, Handler] = {"more": show_more, "status": _status}
