"""The buttons of a lobby's card, and of its host's options."""

from collections.abc import Mapping
from dataclasses import replace

from bot.custom_ids import Press
from bot.handlers.orders import seated
from bot.handlers.seat_service import probe, public_words
from bot.interactions.notice import Notice
from bot.interactions.reply import Acknowledge, Reply, Show, told
from bot.interactions.request import Handler, TableRequest
from bot.screens.confirm import sure_screen
from bot.screens.layout import Item, button, page, rows, text
from bot.screens.lobby_options import option_screen, options_screen
from bot.tables import lobby
from bot.tables.options import choice_named
from bot.text import escape


async def _join(request: TableRequest) -> Reply:
    services, guest = request.services, request.guest
    async with services.seating:
        gone = await lobby.join(services.store, request.table, guest, request.id)
    reached = await probe(services, request.table, guest.user_id)
    note = "" if gone is None else request.words.line("bot-lobby-gave-way", ai=escape(gone.name))
    return await seated(request, reached=reached, note=note)


def done(request: TableRequest, message: str) -> Reply:
    """Confirm what the table's message shows as well: only to a person who did not press there."""
    if request.place in ("channel", "touch"):
        return Acknowledge()
    said = told(request.words.line(message))
    return replace(said, fresh=False, kind="beside") if request.place == "private" else said


async def leave(request: TableRequest) -> Reply:
    """Give the person's seat in a lobby back; a host without one removes the last AI."""
    async with request.services.seating:
        left = await lobby.leave(request.services.store, request.table, request.guest)
    return done(request, "bot-ai-removed" if left.user_id is None else "bot-left")


async def _add_ai(request: TableRequest) -> Reply:
    services, public = request.services, await public_words(request.services, request.table)
    async with services.seating:
        await lobby.add_ai(services.store, request.table, request.guest, public.ai_name)
    return done(request, "bot-ai-added")


async def _remove_ai(request: TableRequest) -> Reply:
    await lobby.remove_ai(request.services.store, request.table, request.guest)
    return done(request, "bot-ai-removed")


async def _start(request: TableRequest) -> Reply:
    services = request.services
    salted = services.settings.dice_seed is None
    async with services.seating:
        await lobby.start(services.store, request.table, request.guest, request.id, salted=salted)
    return done(request, "bot-started")


async def _cancel(request: TableRequest) -> Reply:
    """Close the lobby; ask once more where a seat is taken, also by an AI."""
    table, guest = request.table, request.guest
    if not guest.manager:
        lobby.only_host(table, guest)
    others = [sitting for sitting in table.sittings if sitting.user_id not in (None, guest.user_id)]
    if table.sittings and table.row.state == "lobby":
        return Show(sure_screen(request.context, "cancel", count=len(others)))
    return await _do_cancel(request)


async def _do_cancel(request: TableRequest) -> Reply:
    await lobby.cancel(request.services.store, request.table, request.guest)
    return done(request, "bot-lobby-cancelled")


def _all_options(request: TableRequest, note: str = "") -> Show:
    return Show(options_screen(request.context, request.table.row.options, note), lobby=request.table)


async def _options(request: TableRequest) -> Reply:
    lobby.only_host(request.table, request.guest)
    return _all_options(request)


async def _preset(request: TableRequest) -> Reply:
    await lobby.set_preset(request.services.store, request.table, request.guest, "".join(request.values))
    return _all_options(request, request.words.line("bot-options-set"))


async def _option(request: TableRequest) -> Reply:
    lobby.only_host(request.table, request.guest)
    context = request.context
    choice = choice_named(context.game, *request.values)
    if choice is None:
        raise Notice(request.words.line("bot-unknown-press"))
    return Show(option_screen(context, choice, request.table.row.options), lobby=request.table)


async def _set(request: TableRequest) -> Reply:
    name, value = request.press.step, request.values[0] if request.values else ""
    await lobby.set_option(request.services.store, request.table, request.guest, name, value)
    return _all_options(request, request.words.line("bot-options-set"))


async def _advising(request: TableRequest) -> Reply:
    """Choose whether the AI advises people who play against each other."""
    await lobby.set_settings(request.services.store, request.table, request.guest, advise=request.press.arg == "on")
    return _all_options(request, request.words.line("bot-options-set"))


async def _dice(request: TableRequest) -> Reply:
    """Show the seal of the dice, and say how it proves that they are fair. After the match a button checks them."""
    table, row, words = request.table, request.table.row, request.words
    salt = None if row.head is None else row.head.salt or "-"
    keys, check = "later", list[Item]()
    if row.state == "over":
        keys = await table.look(lambda match: "some" if match.secret_kinds else "all")
        check = rows([button(words.line("bot-button-verify"), Press(table.id, "verify").custom_id())])
    told = words.line("bot-fair-dice", commitment=row.commitment, salt=salt, keys=keys)
    return Show(page([text(told), *check]))


VERBS: Mapping[str, Handler] = {
    "join": _join,
    "leave": leave,
    "ai": _add_ai,
    "removeai": _remove_ai,
    "start": _start,
    "cancel": _cancel,
    "docancel": _do_cancel,
    "options": _options,
    "preset": _preset,
    "option": _option,
    "set": _set,
    "type": _set,
    "advising": _advising,
    "dice": _dice,
}
