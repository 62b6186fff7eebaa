"""The host's buttons about a running match: pause it, replace a player; and taking a seat that is on offer."""

from collections.abc import Mapping

from bot.handlers.habits import end_absence
from bot.handlers.orders import seated
from bot.handlers.seat_service import check_hosts, check_running, probe, seat_to_ai
from bot.interactions.notice import Notice
from bot.interactions.reply import Reply, Show
from bot.interactions.request import Handler, Person, TableRequest
from bot.screens.layout import page, text
from bot.screens.seats import replace_screen, seats_screen
from bot.tables.handover import takeover_obstacle
from bot.tables.lobby import distinct
from bot.text import escape
from bot.text.names import spaced
from storage import ANYBODY, NoSuchSitting, OfferRow, SittingRow, WrongState


async def _pause(request: TableRequest) -> Reply:
    await check_hosts(request)
    table, words, verb = request.table, request.words, request.press.verb
    check_running(table, words)
    try:
        await table.pause(paused=verb == "pause")
    except WrongState:
        check_running(table, words)
        raise Notice(words.line(f"bot-{verb}-already")) from None
    return Show(page([text(words.line(f"bot-{verb}-done"))]))


# ---------------------------------------------------------------- giving a seat to somebody else


async def _seats(request: TableRequest) -> Reply:
    await check_hosts(request)
    check_running(request.table, request.words)
    return Show(seats_screen(request.context, request.table.sittings))


async def _seat(request: TableRequest) -> Reply:
    await check_hosts(request)
    check_running(request.table, request.words)
    sitting = sitting_now(request, request.values[0] if request.values else "")
    return Show(replace_screen(request.context, sitting, request.table.offer_at(sitting.seat)))


async def replace(request: TableRequest, typed: str, person: Person | None) -> Reply:
    """Do what ``/game replace`` asks: offer a seat to a person, or ask whether an AI shall take it."""
    await check_hosts(request)
    table = request.table
    check_running(table, request.words)
    sitting = named_sitting(request, typed)
    if person is not None:
        return await _offer(request, sitting.seat, person)
    if sitting.controller == "pilot" and table.offer_at(sitting.seat) is None:
        raise Notice(request.words.line("bot-replace-ai"))
    return Show(replace_screen(request.context, sitting, table.offer_at(sitting.seat)))


def named_sitting(request: TableRequest, typed: str) -> SittingRow:
    """Return the sitting that was typed, by the number of its seat or by a name. Raises Notice."""
    wanted = spaced(typed).casefold()
    found = [s for s in request.table.sittings if wanted in (str(s.seat + 1), spaced(s.name).casefold())]
    if not found:
        raise Notice(request.words.line("bot-replace-no-seat"))
    return found[0]


def sitting_now(request: TableRequest, sitting_id: str) -> SittingRow:
    """Return a sitting that was on the screen, if it is not over. Raises Notice."""
    found = next((sitting for sitting in request.table.sittings if str(sitting.id) == sitting_id), None)
    if found is None:
        raise Notice(request.words.line("bot-replace-changed"))
    return found


async def _offer(request: TableRequest, seat: int, person: Person) -> Reply:
    services, table, words = request.services, request.table, request.words
    if person.bot:
        raise Notice(words.line("bot-offer-bot"))
    async with services.seating:
        await check_may_sit(request, seat, person.user_id)
        try:
            # A person for whom the seat is kept gets it back from this one, too.
            for_user = table.sitting_at(seat).for_user
            offer = await services.store.offers.offer(table.id, seat, person.user_id, for_user)
        except WrongState:
            raise Notice(words.line("bot-refused-match_over")) from None
        body = {"kind": "offer", "table": table.id, "offer": offer.id, "seat": seat}
        await services.store.notices.write(person.user_id, f"{table.id}-offer-{offer.id}", body)
        await table.refresh()
    services.crew.remind()
    made = words.line("bot-offer-made", seat=escape(request.context.names(seat)), person=f"<@{person.user_id}>")
    return Show(page([text(made)]))


async def check_may_sit(request: TableRequest, seat: int, user_id: int) -> None:
    """Make sure that a person may take over a seat. Raises Notice."""
    why = await takeover_obstacle(request.table, seat, user_id)
    if why == "out":
        raise Notice(request.words.line("bot-replace-out"))
    if why is not None:
        raise Notice(request.words.line(f"bot-offer-{why}", person=f"<@{user_id}>"))


async def _ai_takes(request: TableRequest) -> Reply:
    await check_hosts(request)
    words = request.words
    async with request.services.seating:
        check_running(request.table, words)
        sitting = sitting_now(request, request.press.arg)
        if sitting.controller == "pilot":
            raise Notice(words.line("bot-replace-ai"))
        try:
            await seat_to_ai(request.services, request.table, sitting.seat)
        except (WrongState, NoSuchSitting):
            raise Notice(words.line("bot-refused-match_over")) from None
    return Show(page([text(words.line("bot-replace-done"))]))


async def _withdraw(request: TableRequest) -> Reply:
    await check_hosts(request)
    offer = standing_offer(request)
    await request.services.store.offers.withdraw(offer.id)
    await request.table.refresh()
    return Show(page([text(request.words.line("bot-offer-withdrawn"))]))


def standing_offer(request: TableRequest) -> OfferRow:
    """Return the offer that a button is about. Raises Notice if it was withdrawn or taken."""
    offer = next((offer for offer in request.table.offers if str(offer.id) == request.press.arg), None)
    if offer is None:
        raise Notice(request.words.line("bot-offer-gone"))
    return offer


async def _sit(request: TableRequest) -> Reply:
    """Take the seat that is on offer."""
    services, table, guest, words = request.services, request.table, request.guest, request.words
    async with services.seating:
        check_running(table, words)
        offer = standing_offer(request)
        if offer.user_id not in (ANYBODY, guest.user_id):
            raise Notice(words.line("bot-offer-other", person=f"<@{offer.user_id}>"))
        await check_may_sit(request, offer.seat, guest.user_id)
        try:
            await end_absence(services, guest.user_id, table)
            for_user = None if offer.for_user == guest.user_id else offer.for_user
            name = distinct(guest.name, [other.name for other in table.sittings if other.seat != offer.seat])
            await table.hand_over(offer.seat, name, guest.user_id, for_user)
        except (WrongState, NoSuchSitting):
            raise Notice(words.line("bot-refused-match_over")) from None
    reached = await probe(services, table, guest.user_id)
    return await seated(request, reached=reached)


VERBS: Mapping[str, Handler] = {
    "pause": _pause,
    "resume": _pause,
    "replace": _seats,
    "whichseat": _seat,
    "doreplace": _ai_takes,
    "withdraw": _withdraw,
    "sit": _sit,
}
