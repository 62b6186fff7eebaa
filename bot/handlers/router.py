"""Finds the handler of a press, and words the refusals of handlers."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeVar

import structlog

from bot.handlers import (
    advice,
    answers,
    archive,
    export,
    habits,
    history,
    leaving,
    lobby,
    looks,
    more,
    move,
    my_games,
    orders,
    own_screen,
    pace,
    privacy,
    rematch,
    rules,
    seats,
    undo,
)
from bot.interactions.notice import Notice
from bot.interactions.reply import OpenBox, Reply, told
from bot.interactions.request import Answered, Handler, Request, TableRequest
from bot.logs import log_fault
from bot.screens.failures import failure_text
from bot.screens.table_context import context_of
from bot.tables.errors import AlreadyDone, TableBroken, TableFrozen, TablePaused
from bot.tables.lobby import LobbyRefusal, only_host
from bot.tables.table import Table
from bot.workers.absences import resume_deserted
from rules.kernel import Refusal, StaleQuestion

log = structlog.get_logger(__name__)

R = TypeVar("R", bound=Request)

REFUSALS = (Notice, LobbyRefusal, Refusal, AlreadyDone, TableFrozen, TablePaused)
"""Exceptions that are not faults of the bot, and are worded for the person who asked."""

PLAIN: Mapping[type[Exception], str] = {
    AlreadyDone: "bot-already-done",
    TableFrozen: "bot-notice-frozen",
    TablePaused: "bot-notice-paused",
}

PERSONAL: Mapping[str, Answered] = {**privacy.VERBS, **habits.VERBS}
"""Verbs on private screens about the reader, at no table."""

ANYWHERE: Mapping[str, Answered] = {**rules.VERBS, **my_games.VERBS}
"""Verbs about no table, wherever they are pressed."""

AT_TABLE: Mapping[str, Handler] = {
    **lobby.VERBS,
    **rematch.VERBS,
    **history.VERBS,
    **looks.VERBS,
    **export.VERBS,
    **leaving.VERBS,
    **seats.VERBS,
    **undo.VERBS,
    **orders.VERBS,
    **pace.VERBS,
    **archive.VERBS,
    **more.VERBS,
    **own_screen.VERBS,
    **advice.VERBS,
    **dict.fromkeys(answers.VERBS, answers.answer),
}
"""Verbs about a table."""

CHANNEL_ONLY = (*lobby.VERBS, *rematch.VERBS, *archive.VERBS)
"""Verbs whose buttons stand in the table's channel and in no direct message."""

BOXES = ("n", "type")
"""Verbs of buttons that open a box to type into."""


async def route(request: Request) -> Reply | None:
    """Answer a press; None: the bot is being closed."""
    return await guarded(request, _route)


async def guarded(request: R, handler: Callable[[R], Awaitable[Reply | None]]) -> Reply | None:
    """Run a handler. Word refusals kindly; log faults without secrets, and tell the person that nothing was lost.

    None: the bot is being closed, and nothing can be answered.
    """
    press, stored = request.press, request.services.store.commits
    try:
        try:
            return await handler(request)
        except REFUSALS as error:
            return await _refused(request, error)
    except Exception as error:
        if request.services.stopping:
            # Closed in the middle: nothing is lost, and there is no way left to answer.
            return None
        if not isinstance(error, TableBroken):
            log_fault(log, "press failed", table=press.table, question=press.question)
        unchanged = request.services.store.commits == stored
        return told(failure_text(request.words, error, unchanged=unchanged))


async def _refused(request: Request, error: Exception) -> Reply:
    """Say why nothing was done."""
    words = request.words
    if isinstance(error, Refusal):
        return await _refused_by_rules(request, error)
    if isinstance(error, LobbyRefusal):
        return told(words.line(error.message, **error.args_of))
    if isinstance(error, Notice):
        return told(error.told, *error.buttons)
    return told(words.line(PLAIN[type(error)]))


async def _refused_by_rules(request: Request, refusal: Refusal) -> Reply:
    table = await request.services.tables.get(request.press.table)
    if table is None:
        return told(request.words.line("bot-unknown-press"))
    context = context_of(table, request.words)
    why = request.words.refusal(context.game, refusal, context.names)
    if request.place == "private" and isinstance(refusal, StaleQuestion):
        # It was answered elsewhere: the screen that was pressed is brought up to date.
        return await own_screen.show_own(request.at(table), why)
    return told(why)


async def _route(request: Request) -> Reply:
    press, services = request.press, request.services
    if press.verb in PERSONAL and press.table == privacy.NO_TABLE and request.place != "command":
        return await PERSONAL[press.verb](request)
    if press.verb in ANYWHERE:
        return await ANYWHERE[press.verb](request)
    table = await services.tables.get(press.table)
    if table is None or press.verb not in AT_TABLE or not is_at(request, table):
        moved = None if table is None else await move.moved_away(request, table)
        raise moved or Notice(request.words.line("bot-unknown-press"))
    if press.verb != "return":
        # The handler of that verb ends the absence itself, and says so.
        await resume_deserted(services, table, request.user_id)
    here = request.at(table)
    return await (open_box(here) if opens_box(request) else AT_TABLE[press.verb](here))


def is_at(request: Request, table: Table) -> bool:
    """Return whether a press comes from where the table's buttons stand: its channel, or a direct message."""
    if request.guild_id is None:
        return request.press.verb not in CHANNEL_ONLY
    return request.channel_id == table.row.channel_id


def opens_box(request: Request) -> bool:
    """Return whether a press asks for a box to type into; what was typed comes with the same verb."""
    return request.press.verb in BOXES and request.place != "command" and not request.typed


async def open_box(request: TableRequest) -> Reply:
    """Open a box to type a number into, for somebody who may answer with it."""
    if request.press.verb == "type":
        only_host(request.table, request.guest)
    else:
        await answers.check_open(request)
    line = request.words.line
    return OpenBox(request.press, line("bot-number-title"), line("bot-number-label"), line("bot-number-placeholder"))
