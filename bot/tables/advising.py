"""Advice: what the AI would do on a person's seat, worked out off the event loop from that seat's view alone."""

import asyncio
import contextlib

import structlog

from bot.tables.drafts import Advised, Draft, begun_of, stored_draft, unbegun
from bot.tables.options import settings_of
from bot.tables.table import Table
from rules import GAMES
from rules.kernel import BY_DEFAULT, Advice, Begun, Question, StaleQuestion, View, default_advice
from storage import Store

log = structlog.get_logger(__name__)


def advises(table: Table) -> bool:
    """Return whether the AI advises people at a table: the table says so, or one person plays against AIs alone."""
    return table.alone or settings_of(table.row.settings).advise


async def advice_on(game: str, view: View, question: Question, begun: Begun | None = None) -> Advice:
    """Return the AI's advice on a question, from the view of the seat that is asked; the default if the AI fails.

    ``begun``: what the seat's player has answered of it so far, if it is a form. The advice goes on from there, if it
    can.
    """
    return await asyncio.to_thread(_advice_on, game, view, question, begun or unbegun())


async def keep_advice(store: Store, table: Table, question: Question) -> None:
    """Work out the AI's advice on an open question, and keep it with the draft of the answer.

    Raises StaleQuestion if the question was answered meanwhile.
    """
    drafted = await stored_draft(store, table.id, question.seat, question.id)
    begun = await table.look(lambda match: begun_of(match, question, drafted))
    advised = await _advised(table, question, begun)
    async with table.drafting(question.seat):
        draft = await _open_draft(store, table, question)
        await table.save_draft(question.seat, question.id, draft.model_copy(update={"advice": advised}).model_dump())


async def advise_ahead(store: Store, table: Table) -> None:
    """Have the AI's advice ready on every form with ready-made answers that a person has not begun: it begins with it.

    Call it before such a form is shown. Raises TableFrozen.
    """
    if table.row.state != "playing" or not advises(table):
        return
    seats = [sitting.seat for sitting in table.sittings if not table.by_ai(sitting)]
    asked = await table.look(lambda match: [question for seat, question in match.questions.items() if seat in seats])
    for question in asked:
        begun = await stored_draft(store, table.id, question.seat, question.id) != Draft()
        if begun or not question.proposals:
            continue
        advised = await _advised(table, question)
        if advised.kind == BY_DEFAULT.kind or question.filling(advised.answer).open is not None:
            # What the AI has not weighed is no better than what the rules have ready. A final step is a person's own.
            continue
        # It may be answered or begun meanwhile.
        with contextlib.suppress(StaleQuestion):
            async with table.drafting(question.seat):
                if await _open_draft(store, table, question) == Draft():
                    await store.drafts.save(table.id, question.seat, question.id, Draft(advice=advised).model_dump())


async def _advised(table: Table, question: Question, begun: Begun | None = None) -> Advised:
    view = await table.look(lambda match: match.view(question.seat))
    begun = begun or unbegun()
    advice = await advice_on(table.row.game, view, question, begun)
    return Advised(answer=advice.answer, kind=advice.reason.kind, data=dict(advice.reason.data), begun=begun)


async def _open_draft(store: Store, table: Table, question: Question) -> Draft:
    """Return the draft of the answer to a question. Raises StaleQuestion if it is no longer open."""
    await table.look(lambda match: match.asked(question.seat, question.id))
    return await stored_draft(store, table.id, question.seat, question.id)


def _advice_on(game: str, view: View, question: Question, begun: Begun) -> Advice:
    try:
        advice = GAMES[game].counsel_on(view, question, begun)
        return Advice(question.completed(advice.answer), advice.reason)
    except Exception:
        log.exception("advice failed", game=game, kind=question.kind)
        return default_advice(question)
