"""The private screen of "My hand" and "My move": all that a player may know, and their open question."""

import contextlib
from collections.abc import Mapping
from dataclasses import replace

from bot.delivery.missed import missed_answers
from bot.handlers.seat_service import no_seat, seat_of
from bot.interactions.reply import Acknowledge, Follow, Reply, Show, play_screen
from bot.interactions.request import Handler, TableRequest
from bot.schedule.timers import deadlines_of
from bot.screens.layout import Screen, page, text
from bot.screens.lesson import lesson_screen
from bot.screens.pages import own_screen
from bot.screens.place import place_line
from bot.screens.undo import asker_items
from bot.tables.advising import advise_ahead, advises, keep_advice
from bot.tables.drafts import Draft, stored_draft
from bot.tables.hints import hints_now
from bot.tables.table import Table, changes_of_orders
from bot.tables.taking_back import takeback_of
from bot.tables.undo_votes import proposed_by, unagreed
from bot.workers.ai_seats import play_on
from rules.kernel import LEARNER, Match, Refusal, StaleQuestion


async def show_own(request: TableRequest, note: str = "") -> Reply:
    """Show the player's screen under a note; it follows the table as long as it stays open."""
    # The table to touch has the open question before the player's eyes already, but not that of a lesson.
    if request.place == "touch" and not request.table.is_lesson:
        # As the play screen would, the note takes the place of what was pressed.
        return Show(page([text(note)])) if note else Acknowledge()
    if request.place == "command":
        request.services.crew.check(request.table)
    if request.table.is_lesson:
        await _prepare(request)
    # Deadlines first, so that the screen shows those of what is asked now.
    await request.services.crew.keep_time(request.table)
    changes, seen = request.table.changes, await own_news(request)
    screen = await own_view(request, note)
    follow = Follow(request.table, changes, lambda: own_view(request), lambda: own_news(request), seen)
    return play_screen(screen, request.table, follow)


async def _prepare(request: TableRequest) -> None:
    """Have the AI seats of a lesson answer, and advice ready on a question that the learner has not begun to answer."""
    table, store, seat = request.table, request.services.store, LEARNER
    await play_on(table)
    question = await table.look(lambda match: match.questions.get(seat))
    if question is not None and await stored_draft(store, table.id, seat, question.id) == Draft():
        # A press at the same moment may have answered it.
        with contextlib.suppress(StaleQuestion):
            await keep_advice(store, table, question)


async def own_news(request: TableRequest) -> object:
    """Return what differs whenever there is news for the person on their own screen.

    The public state stands in the channel: the screen shows it as it was at the reader's last news.
    """
    table = request.table
    sitting = table.sitting_of(request.user_id)
    if sitting is None or table.row.state not in ("playing", "over"):
        return None, table.row.state, table.row.channel_id
    of_table = sitting.id, table.row.state, table.row.channel_id, table.row.hindered, table.paused, table.by_ai(sitting)
    of_table += (advises(table), (await hints_now(request.services.store, request.user_id, table.row.game)).wanted)
    return of_table, table.drafted(sitting.seat), await table.look(lambda match: news_of(match, sitting.seat, table))


def news_of(match: Match, seat: int, table: Table) -> object:
    """Return what differs whenever a seat knows or is asked something else."""
    question = match.questions.get(seat)
    events = match.events(seat)
    proposal = proposed_by(table, match, table.sitting_at(seat).user_id)
    try:
        takeback = takeback_of(table, match, seat).step.question
    except Refusal:
        takeback = None
    return (
        question and question.id,
        None if question is None else deadlines_of(table.timers).of(seat),
        next((event.n for event in reversed(events) if event.personal), 0),
        sum(event.undone is not None for event in events),
        match.result is not None,
        match.known_to_play(seat),
        changes_of_orders(match, seat),
        takeback,
        proposal and (proposal.id, tuple(proposal.consents), tuple(unagreed(table, match, proposal))),
    )


async def own_view(request: TableRequest, note: str = "") -> Screen:
    """Return the screen for the seat that the person has at this moment. Raises Notice, TableFrozen."""
    services, table, words = request.services, request.table, request.words
    seat = seat_of(request)
    context = await request.pictured()
    context = replace(context, hints=await hints_now(services.store, request.user_id, table.row.game))
    await advise_ahead(services.store, table)
    question = await table.look(lambda match: match.questions.get(seat))
    draft = await stored_draft(services.store, table.id, seat, question.id if question else "")
    sitting = table.sitting_of(request.user_id)
    away = sitting is not None and table.by_ai(sitting)
    missed = await missed_answers(services.store, table, request.user_id, words)
    told = "\n".join(part for part in (place_line(table, words), missed, note) if part)

    def screen(match: Match) -> Screen:
        # The seat may have been given away meanwhile.
        if seat_of(request) != seat:
            raise no_seat(request)
        if table.is_lesson:
            in_server, touch = request.guild_id is not None, request.place == "touch"
            return lesson_screen(context, match, draft, table.row.read_to, told, in_server=in_server, touch=touch)
        proposal = proposed_by(table, match, request.user_id)
        items = [] if proposal is None else asker_items(context, match, proposal, unagreed(table, match, proposal))
        return own_screen(context, match, seat, draft, told, items, away=away)

    return await table.look(screen)


VERBS: Mapping[str, Handler] = {"move": show_own, "hand": show_own}
