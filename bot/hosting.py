"""What a host does: pause, let somebody else take a seat; and taking the seat that is on offer."""

from collections.abc import Mapping

import discord

from bot.habits import be_back
from bot.handlers import Handler, Pressed
from bot.notices import Notice, tell
from bot.screens.context import page, text
from bot.screens.hosting import replace_screen, seats_screen
from bot.standing_in import why_not
from bot.tables import Table
from bot.text import Words, escape
from storage import ANYBODY, NoSuchSitting, OfferRow, SittingRow, WrongState


async def _pause(at: Pressed) -> None:
    await at.only_hosts()
    must_run(at.table, at.words)
    try:
        await at.table.pause(paused=at.press.verb == "pause")
    except WrongState:
        must_run(at.table, at.words)
        raise Notice(at.words.line(f"bot-{at.press.verb}-already")) from None
    await at.reply.show(page([text(at.words.line(f"bot-{at.press.verb}-done"))]))


def must_run(table: Table, words: Words) -> None:
    """Make sure that a match is being played. Raises Notice."""
    if table.frozen:
        raise Notice(words.line("bot-notice-frozen"))
    if table.row.state == "lobby":
        raise Notice(words.line("bot-not-started"))
    if table.row.state == "archived":
        raise Notice(words.line("bot-notice-archived"))
    if table.row.state != "playing":
        raise Notice(words.line("bot-refused-match_over"))


# ---------------------------------------------------------------- giving a seat to somebody else


async def _seats(at: Pressed) -> None:
    await at.only_hosts()
    must_run(at.table, at.words)
    await at.reply.show(seats_screen(at.context, at.table.sittings))


async def _seat(at: Pressed) -> None:
    await at.only_hosts()
    must_run(at.table, at.words)
    sitting = sitting_now(at, at.values[0] if at.values else "")
    await at.reply.show(replace_screen(at.context, sitting, offer_of(at.table, sitting.seat)))


async def replace(at: Pressed, typed: str, person: discord.User | discord.Member | None) -> None:
    """Do what ``/game replace`` asks: offer a seat to a person, or ask whether an AI shall take it."""
    await at.only_hosts()
    must_run(at.table, at.words)
    sitting = named_sitting(at, typed)
    if person is not None:
        await _offer(at, sitting.seat, person)
    elif sitting.controller == "pilot" and offer_of(at.table, sitting.seat) is None:
        raise Notice(at.words.line("bot-replace-ai"))
    else:
        await at.reply.show(replace_screen(at.context, sitting, offer_of(at.table, sitting.seat)))


def named_sitting(at: Pressed, typed: str) -> SittingRow:
    """Return the sitting that was meant, by the number of its seat or by a name. Raises Notice."""
    wanted = typed.strip().casefold()
    found = [s for s in at.table.sittings if wanted in (str(s.seat + 1), s.name.casefold())]
    if not found:
        raise Notice(at.words.line("bot-replace-no-seat"))
    return found[0]


def sitting_now(at: Pressed, sitting_id: str) -> SittingRow:
    """Return a sitting that was shown, if it is not over. Raises Notice."""
    found = next((sitting for sitting in at.table.sittings if str(sitting.id) == sitting_id), None)
    if found is None:
        raise Notice(at.words.line("bot-replace-changed"))
    return found


def offer_of(table: Table, seat: int) -> OfferRow | None:
    """Return the offer of a seat, if it is on offer."""
    return next((offer for offer in table.offers if offer.seat == seat), None)


async def _offer(at: Pressed, seat: int, person: discord.User | discord.Member) -> None:
    if person.bot:
        raise Notice(at.words.line("bot-offer-bot"))
    async with at.presses.seating:
        await may_sit(at, seat, person.id)
        try:
            # Whoever is to have the seat back has it back from this person, too.
            for_user = at.table.sitting_at(seat).for_user
            offer = await at.presses.bot.store.hosting.offer(at.table.id, seat, person.id, for_user)
        except WrongState:
            raise Notice(at.words.line("bot-refused-match_over")) from None
        body = {"kind": "offer", "table": at.table.id, "offer": offer.id, "seat": seat}
        await at.presses.bot.store.notices.write(person.id, f"{at.table.id}-offer-{offer.id}", body)
        await at.table.refresh()
    at.presses.bot.reminders.wake()
    made = at.words.line("bot-offer-made", seat=escape(at.table.name(seat)), person=f"<@{person.id}>")
    await at.reply.show(page([text(made)]))


async def may_sit(at: Pressed, seat: int, user_id: int) -> None:
    """Make sure that somebody may take a seat over. Raises Notice."""
    why = await why_not(at.table, seat, user_id)
    if why == "out":
        raise Notice(at.words.line("bot-replace-out"))
    if why is not None:
        raise Notice(at.words.line(f"bot-offer-{why}", person=f"<@{user_id}>"))


async def _ai_takes(at: Pressed) -> None:
    await at.only_hosts()
    async with at.presses.seating:
        must_run(at.table, at.words)
        sitting = sitting_now(at, at.press.arg)
        if sitting.controller == "pilot":
            raise Notice(at.words.line("bot-replace-ai"))
        try:
            await at.presses.seat_to_ai(at.table, sitting.seat)
        except (WrongState, NoSuchSitting):
            raise Notice(at.words.line("bot-refused-match_over")) from None
    await at.reply.show(page([text(at.words.line("bot-replace-done"))]))


async def _withdraw(at: Pressed) -> None:
    await at.only_hosts()
    offer = standing_offer(at)
    await at.presses.bot.store.hosting.withdraw(offer.id)
    await at.table.refresh()
    await at.reply.show(page([text(at.words.line("bot-offer-withdrawn"))]))


def standing_offer(at: Pressed) -> OfferRow:
    """Return the offer that a button is about. Raises Notice if it stands no more."""
    offer = next((offer for offer in at.table.offers if str(offer.id) == at.press.arg), None)
    if offer is None:
        raise Notice(at.words.line("bot-offer-gone"))
    return offer


async def _sit(at: Pressed) -> None:
    """Take the seat that is on offer to the presser."""
    guest = at.guest
    async with at.presses.seating:
        must_run(at.table, at.words)
        offer = standing_offer(at)
        if offer.user_id not in (ANYBODY, guest.user_id):
            raise Notice(at.words.line("bot-offer-other", person=f"<@{offer.user_id}>"))
        await may_sit(at, offer.seat, guest.user_id)
        try:
            await be_back(at.presses.bot, guest.user_id, at.table)
            for_user = None if offer.for_user == guest.user_id else offer.for_user
            await at.table.hand_over(offer.seat, guest.name, guest.user_id, for_user)
        except (WrongState, NoSuchSitting):
            raise Notice(at.words.line("bot-refused-match_over")) from None
    reached = await at.presses.probe(at.table, guest.user_id)
    await tell(at.reply, at.words.line("bot-joined" if reached else "bot-joined-no-dm"))


VERBS: Mapping[str, Handler] = {
    "pause": _pause,
    "resume": _pause,
    "replace": _seats,
    "whichseat": _seat,
    "doreplace": _ai_takes,
    "withdraw": _withdraw,
    "sit": _sit,
}
