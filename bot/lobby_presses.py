"""The buttons of a lobby's card, and of its host's options."""

from collections.abc import Mapping

from bot import lobby
from bot.handlers import Handler, Pressed
from bot.notices import Notice, tell
from bot.options import choices_of
from bot.screens.asides import sure_screen
from bot.screens.lobby_options import option_screen, options_screen


async def _join(at: Pressed) -> None:
    guest = at.guest
    async with at.presses.seating:
        await lobby.join(at.presses.bot.store, at.table, guest)
    reached = await at.presses.probe(at.table, guest.user_id)
    await tell(at.reply, at.words.line("bot-joined" if reached else "bot-joined-no-dm"))


async def leave(at: Pressed) -> None:
    """Give the presser's seat in a lobby back; a host without one sends the last AI away."""
    async with at.presses.seating:
        left = await lobby.leave(at.presses.bot.store, at.table, at.guest)
    await tell(at.reply, at.words.line("bot-ai-removed" if left.user_id is None else "bot-left"))


async def _add_ai(at: Pressed) -> None:
    guest, public = at.guest, await at.presses.public_words(at.table)
    async with at.presses.seating:
        await lobby.add_ai(
            at.presses.bot.store, at.table, guest, lambda number: public.line("bot-ai-name", number=number)
        )
    await tell(at.reply, at.words.line("bot-ai-added"))


async def _start(at: Pressed) -> None:
    salt = "" if at.presses.bot.settings.dice_seed is not None else str(at.interaction.id)
    async with at.presses.seating:
        await lobby.start(at.presses.bot.store, at.table, at.guest, salt)
    await tell(at.reply, at.words.line("bot-started"))


async def _cancel(at: Pressed) -> None:
    """Close the lobby; ask once more where somebody else sits there."""
    if not at.guest.manager:
        lobby.only_host(at.table, at.guest)
    others = [s for s in at.table.sittings if s.user_id not in (None, at.guest.user_id)]
    if others and at.table.row.state == "lobby":
        await at.reply.show(sure_screen(at.context, "cancel", count=len(others)))
    else:
        await _do_cancel(at)


async def _do_cancel(at: Pressed) -> None:
    await lobby.cancel(at.presses.bot.store, at.table, at.guest)
    await tell(at.reply, at.words.line("bot-lobby-cancelled"))


async def _options(at: Pressed) -> None:
    lobby.only_host(at.table, at.guest)
    await at.reply.show(options_screen(at.context, at.table.row.options))


async def _option(at: Pressed) -> None:
    lobby.only_host(at.table, at.guest)
    context = at.context
    choice = next((choice for choice in choices_of(context.game) if choice.name in at.values), None)
    if choice is None:
        raise Notice(at.words.line("bot-unknown-press"))
    await at.reply.show(option_screen(context, choice, at.table.row.options))


async def _set(at: Pressed) -> None:
    await lobby.set_option(at.presses.bot.store, at.table, at.guest, at.press.step, at.values[0] if at.values else "")
    await at.reply.show(options_screen(at.context, at.table.row.options, at.words.line("bot-options-set")))


VERBS: Mapping[str, Handler] = {
    "join": _join,
    "leave": leave,
    "ai": _add_ai,
    "start": _start,
    "cancel": _cancel,
    "docancel": _do_cancel,
    "options": _options,
    "option": _option,
    "set": _set,
    "type": _set,
}
