"""Leaving, resigning, stopping: each asks once more."""

from collections.abc import Mapping

from bot.handlers import lobby
from bot.handlers.seat_service import check_hosts, seat_of, vacate
from bot.interactions.notice import Notice
from bot.interactions.reply import Dismiss, Reply, Show
from bot.interactions.request import Handler, TableRequest
from bot.screens.confirm import sure_screen
from bot.screens.layout import page, text
from rules.kernel import Match
from storage import WrongState


async def _ask(request: TableRequest) -> Reply:
    """Ask once more; a seat in a lobby is given back at once."""
    table, what = request.table, request.press.arg
    if what == "leave" and table.row.state == "lobby":
        return await lobby.leave(request)
    if what in ("leave", "stop") and table.row.state == "over":
        raise Notice(request.words.line("bot-refused-match_over"))
    about: dict[str, bool] = {}
    if what == "stop":
        await check_hosts(request)
    elif what == "resign":
        await check_may_resign(request)
    elif what == "leave":
        about = {"stand_in": table.sitting_at(seat_of(request)).for_user is not None}
    else:
        raise Notice(request.words.line("bot-unknown-press"))
    return Show(sure_screen(request.context, what, **about))


async def check_may_resign(request: TableRequest) -> None:
    """Make sure that the person's seat still decides something, and is their own to give up. Raises Notice."""
    seat = seat_of(request)
    if request.table.sitting_at(seat).for_user is not None:
        raise Notice(request.words.line("bot-resign-stand-in"))

    def why_not(match: Match) -> str | None:
        if match.result is not None:
            return "bot-refused-match_over"
        if match.plays(seat):
            return None
        resigned = any(entry.type == "resign" and entry.seat == seat for entry in match.entries)
        return "bot-refused-resigned_already" if resigned else "bot-refused-out_already"

    why = await request.table.look(why_not)
    if why is not None:
        raise Notice(request.words.line(why))


async def _leave(request: TableRequest) -> Reply:
    # One at a time: the second of two quick presses must find its person's seat given away.
    async with request.services.seating:
        seat = seat_of(request)
        stand_in = request.table.sitting_at(seat).for_user is not None
        try:
            await vacate(request.services, request.table, seat)
        except WrongState:
            raise Notice(request.words.line("bot-refused-match_over")) from None
    return Show(page([text(request.words.line("bot-left-match", stand_in=stand_in))]))


async def _resign(request: TableRequest) -> Reply:
    await check_may_resign(request)
    seat = seat_of(request)
    await request.table.resign(seat, request.user_id, request.id)
    untold = await request.table.look(lambda match: match.known_to_play(seat))
    return Show(page([text(request.words.line("bot-resigned", untold=untold))]))


async def _stop(request: TableRequest) -> Reply:
    await check_hosts(request)
    table, tables, words = request.table, request.services.store.tables, request.words
    if table.row.state == "archived":
        raise Notice(words.line("bot-notice-archived"))
    end = tables.cancel if table.row.state == "lobby" else tables.stop
    try:
        await end(table.id)
    except WrongState:
        raise Notice(words.line("bot-already-done")) from None
    await table.refresh()
    return Show(page([text(words.line("bot-stopped"))]))


async def _nothing(_request: TableRequest) -> Reply:
    """Leave everything as it is; the question vanishes."""
    return Dismiss()


VERBS: Mapping[str, Handler] = {
    "ask": _ask,
    "doleave": _leave,
    "doresign": _resign,
    "dostop": _stop,
    "nothing": _nothing,
}
