"""Finds the handler of a press, and words the refusals of handlers."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

import structlog

from bot.custom_ids import NO_TABLE
from bot.handlers import (
    advice,
    answers,
    archive,
    export,
    habits,
    history,
    learn,
    leaving,
    lobby,
    looks,
    more,
    move,
    my_games,
    open_table,
    orders,
    own_screen,
    pace,
    privacy,
    rematch,
    replay,
    rules,
    seats,
    undo,
)
from bot.interactions.notice import Notice
from bot.interactions.reply import Acknowledge, OpenBox, Reply, told
from bot.interactions.request import Answered, Handler, Request, TableRequest
from bot.logs import log_fault
from bot.screens.failures import failure_text
from bot.screens.layout import Button
from bot.screens.table_context import context_of
from bot.screens.tiles import LEARN, tile_buttons
from bot.tables.errors import AlreadyDone, TableBroken, TableFrozen, TablePaused
from bot.tables.lobby import CLOSED, LobbyRefusal, only_host
from bot.tables.options import choice_named
from bot.tables.table import Table
from bot.workers.absences import resume_deserted
from rules import GAMES
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

ANYWHERE: Mapping[str, Answered] = {**rules.VERBS, **my_games.VERBS, **open_table.VERBS, **learn.VERBS}
"""Verbs about no table, wherever they are pressed."""

AT_TABLE: Mapping[str, Handler] = {
    **lobby.VERBS,
    **rematch.VERBS,
    **history.VERBS,
    **looks.VERBS,
    **export.VERBS,
    **replay.VERBS,
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

IN_LESSON: Mapping[str, Handler] = {
    **learn.IN_LESSON,
    **history.VERBS,
    **looks.VERBS,
    **own_screen.VERBS,
    **advice.VERBS,
    **dict.fromkeys(answers.VERBS, answers.answer),
    "takeback": undo.VERBS["takeback"],
}
"""Verbs in a lesson."""

PLAYING = (*own_screen.VERBS, *orders.VERBS, *answers.VERBS, "takeback", "return")
"""Verbs of play screens, and of buttons that open one."""

LAST_PRESSES = ("undostep", "askundo", "doleave", "doresign", "dostop", "docancel", "doreplace")
"""Verbs after which the private screen that was pressed has no more use."""

CHANNEL_ONLY = (*lobby.VERBS, *rematch.VERBS, *archive.VERBS)
"""Verbs whose buttons stand in the table's channel and in no direct message."""

SHOWN_ANYWAY = ("direct", "touch")
"""Places that show by themselves what has become of a press."""

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
    """Say why nothing was done: where the person plays, on the screen on which they do."""
    if isinstance(error, StaleQuestion) and request.place == "touch":
        # The component that was pressed is no longer there, and another may stand in its place.
        return told(request.words.line("touch-late"))
    table = await request.services.tables.get(request.press.table)
    why, buttons = _worded(request, table, error)
    twice = isinstance(error, StaleQuestion | AlreadyDone)
    if twice and request.place in SHOWN_ANYWAY and not (table is not None and table.is_lesson):
        # The message that was pressed shows already what has become of it.
        return Acknowledge()
    if table is not None and not buttons and _plays(request, twice=twice):
        shown = await _on_play_screen(request.at(table), why)
        if shown is not None:
            return shown
    note, verb = told(why, *buttons), request.press.verb
    if table is None or not is_at(request, table):
        return note
    if request.place == "private" and verb in more.OFFERED and not buttons and not table.is_lesson:
        return await more.show_more(request.at(table), why)
    # The screen that was pressed has no more use, like the options of a lobby that is closed.
    closed = isinstance(error, LobbyRefusal) and error.message == CLOSED
    ends = request.place in ("private", "touch") and (closed or verb in LAST_PRESSES)
    return replace(note, fresh=False, kind="beside") if ends else note


def _worded(request: Request, table: Table | None, error: Exception) -> tuple[str, Sequence[Button]]:
    """Return a refusal in words, and the buttons for what can be done about it."""
    words = request.words
    if isinstance(error, Refusal):
        if table is None:
            return words.line("bot-unknown-press"), ()
        context = context_of(table, words)
        return words.refusal(context.game, error, context.names), ()
    if isinstance(error, LobbyRefusal):
        return words.line(error.message, **error.args_of), ()
    if isinstance(error, Notice):
        return error.told, error.buttons
    if isinstance(error, TableFrozen) and table is not None and table.is_lesson:
        return words.line("bot-lesson-lost"), tile_buttons(words, GAMES[table.row.game], (LEARN,))
    return words.line(PLAIN[type(error)]), ()


def _plays(request: Request, *, twice: bool) -> bool:
    """Return whether a press belongs to a person's play screen: any on that screen, and elsewhere a second press."""
    return request.press.verb in PLAYING and (
        request.place == "private" or (twice and request.place not in SHOWN_ANYWAY)
    )


async def _on_play_screen(request: TableRequest, why: str) -> Reply | None:
    """Show a refusal on the person's own screen, or on the form of their orders; None if they have none to play on."""
    if request.table.sitting_of(request.user_id) is None:
        return None
    try:
        if request.press.question.endswith(".orders"):
            return await orders.show_orders(request, why)
        return await own_screen.show_own(request, why)
    except REFUSALS:
        return None


async def _route(request: Request) -> Reply:
    press, services = request.press, request.services
    if press.verb in PERSONAL and press.table == NO_TABLE and request.place != "command":
        return await PERSONAL[press.verb](request)
    if press.verb in ANYWHERE:
        return await ANYWHERE[press.verb](request)
    table = await services.tables.get(press.table)
    verbs = IN_LESSON if table is not None and table.is_lesson else AT_TABLE
    if table is None or press.verb not in verbs or not is_at(request, table):
        moved = None if table is None else await move.moved_away(request, table)
        raise moved or Notice(request.words.line("bot-unknown-press"))
    if table.is_lesson and table.frozen:
        raise TableFrozen
    if press.verb != "return":
        # The handler of that verb ends the absence itself, and says so.
        await resume_deserted(services, table, request.user_id)
    here = request.at(table)
    return await (open_box(here) if opens_box(request) else verbs[press.verb](here))


def is_at(request: Request, table: Table) -> bool:
    """Return whether a press comes from where the table's buttons stand: its channel, or a direct message.

    A lesson's stand wherever its learner is.
    """
    if table.is_lesson:
        return table.row.learner == request.user_id
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
        option = choice_named(request.context.game, request.press.step)
        bounds = None if option is None else option.range
    else:
        bounds = await answers.number_asked(request)
    line = request.words.line
    hint = "" if bounds is None else line("bot-number-placeholder", lo=bounds[0], hi=bounds[1])
    return OpenBox(request.press, line("bot-number-title"), line("bot-number-label"), hint)
