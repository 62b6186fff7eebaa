"""Leaving, resigning, stopping: each is asked once more."""

from collections.abc import Mapping

from bot import lobby_presses
from bot.handlers import Handler, Pressed
from bot.notices import Notice
from bot.screens.asides import sure_screen
from bot.screens.context import page, text
from rules.kernel import Match
from storage import WrongState


async def _ask(at: Pressed) -> None:
    """Ask once more; in a lobby a seat is given back without."""
    if at.press.arg == "leave" and at.table.row.state == "lobby":
        await lobby_presses.leave(at)
        return
    about: dict[str, bool] = {}
    if at.press.arg == "stop":
        await at.only_hosts()
    elif at.press.arg == "resign":
        await may_resign(at)
    elif at.press.arg == "leave":
        about = {"stand_in": at.table.sitting_at(at.seat()).for_user is not None}
    else:
        raise Notice(at.words.line("bot-unknown-press"))
    await at.reply.show(sure_screen(at.context, at.press.arg, **about))


async def may_resign(at: Pressed) -> None:
    """Make sure that the presser's seat still decides something, and is their own to give up. Raises Notice."""
    seat = at.seat()
    if at.table.sitting_at(seat).for_user is not None:
        raise Notice(at.words.line("bot-resign-stand-in"))

    def why_not(match: Match) -> str | None:
        if match.result is not None:
            return "bot-refused-match_over"
        if match.plays(seat):
            return None
        resigned = any(event.kind == "seat_resigned" and event.data["seat"] == seat for event in match.events(None))
        return "bot-refused-resigned_already" if resigned else "bot-refused-out_already"

    why = await at.table.look(why_not)
    if why is not None:
        raise Notice(at.words.line(why))


async def _leave(at: Pressed) -> None:
    # One at a time: the second of two quick presses must find that its presser sits there no more.
    async with at.presses.seating:
        seat = at.seat()
        stand_in = at.table.sitting_at(seat).for_user is not None
        try:
            await at.presses.get_up(at.table, seat)
        except WrongState:
            raise Notice(at.words.line("bot-refused-match_over")) from None
    await at.reply.show(page([text(at.words.line("bot-left-match", stand_in=stand_in))]))


async def _resign(at: Pressed) -> None:
    await may_resign(at)
    seat = at.seat()
    await at.table.resign(seat, at.interaction.user.id, at.interaction.id)
    await at.reply.show(page([text(at.words.line("bot-resigned"))]))


async def _stop(at: Pressed) -> None:
    await at.only_hosts()
    if at.table.row.state == "archived":
        raise Notice(at.words.line("bot-notice-archived"))
    end = at.presses.bot.store.tables.cancel if at.table.row.state == "lobby" else at.presses.bot.store.tables.stop
    try:
        await end(at.table.id)
    except WrongState:
        raise Notice(at.words.line("bot-already-done")) from None
    await at.table.refresh()
    await at.reply.show(page([text(at.words.line("bot-stopped"))]))


async def _nothing(at: Pressed) -> None:
    await at.reply.show(page([text(at.words.line("bot-as-it-was"))]))


VERBS: Mapping[str, Handler] = {
    "ask": _ask,
    "doleave": _leave,
    "doresign": _resign,
    "dostop": _stop,
    "nothing": _nothing,
}
