"""The story of a match, its table at any moment, and why a line came about: as far as the reader may know."""

from collections.abc import Mapping, Sequence

from bot.custom_ids import Press
from bot.delivery.status import on_vacation, vacations_at
from bot.handlers.reading import to_read, while_seated
from bot.interactions.notice import Notice
from bot.interactions.reply import Reply
from bot.interactions.request import Handler, TableRequest
from bot.screens.layout import Screen
from bot.screens.log import log_screen, why_screen
from bot.screens.moments import moment_screen
from bot.screens.status import vacation_line
from bot.tables.lessons import told_until
from rules.kernel import Match


def reader_of(request: TableRequest) -> int | None:
    """Return the seat as which a person reads; None: as a spectator, which is possible in the table's channel only.

    Call it while the match is looked at: a seat may change hands at any moment. Raises Notice.
    """
    if request.table.row.head is None:
        raise Notice(request.words.line("bot-not-started"))
    sitting = request.table.sitting_of(request.user_id)
    if sitting is None and request.guild_id is None:
        raise Notice(request.words.line("bot-unknown-press"))
    return None if sitting is None else sitting.seat


async def _log(request: TableRequest) -> Reply:
    """Show a page of the story."""
    follow = while_seated(request, _log)
    reader_of(request)
    table, context, asked = request.table, request.context, number_in(request.press, request.values)
    away = on_vacation(table, await vacations_at(request.services.store, table))
    lines = [vacation_line(request.words, name, last) for _, name, last in away]
    now = lines if table.row.state == "playing" else []

    def screen(match: Match) -> Screen:
        # A lesson tells the story page by page: its log does not run ahead.
        until = told_until(match, table.row.read_to) if table.is_lesson else None
        return log_screen(context, match, reader_of(request), asked, now, until)

    return await to_read(request, await table.look(screen), follow)


async def _at(request: TableRequest) -> Reply:
    """Show the table as it was after one of its public events."""
    follow = while_seated(request, _at)
    reader_of(request)
    table, asked = request.table, number_in(request.press)
    context = await request.pictured()
    screen = await table.look(lambda match: moment_screen(context, match, reader_of(request), asked))
    return await to_read(request, screen, follow)


def number_in(press: Press, values: Sequence[str] = ()) -> int | None:
    """Return the number that a press names, or that was chosen from its menu, or None."""
    named = values[0] if values else press.arg
    return int(named) if named.isdecimal() and len(named) < 9 else None


async def _why(request: TableRequest) -> Reply:
    """Explain a line of the story."""
    follow = while_seated(request, _why)
    reader_of(request)
    context, code = request.context, request.values[0] if request.values else request.press.arg

    def screen(match: Match) -> Screen | None:
        return why_screen(context, match, reader_of(request), code, request.press.step)

    found = await request.table.look(screen)
    if found is None:
        raise Notice(request.words.line("bot-unknown-press"))
    return await to_read(request, found, follow)


VERBS: Mapping[str, Handler] = {"log": _log, "at": _at, "why": _why}
