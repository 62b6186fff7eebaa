"""Advice: what the AI would do on a person's seat, worked out off the event loop from that seat's view alone."""

import asyncio

import structlog

from bot.tables.drafts import Advised, stored_draft
from bot.tables.options import settings_of
from bot.tables.table import Table
from rules import GAMES
from rules.kernel import Advice, Question, View, default_advice
from storage import Store

log = structlog.get_logger(__name__)


def advises(table: Table) -> bool:
    """Return whether the AI advises people at a table: the table says so, or one person plays against AIs alone."""
    return table.alone or settings_of(table.row.settings).advise


async def advice_on(game: str, view: View, question: Question) -> Advice:
    """Return the AI's advice on a question, from the view of the seat that is asked; the default if the AI fails."""
    return await asyncio.to_thread(_advice_on, game, view, question)


async def keep_advice(store: Store, table: Table, question: Question) -> None:
    """Work out the AI's advice on an open question, and keep it with the draft of the answer.

    Raises StaleQuestion if the question was answered meanwhile.
    """
    seat = question.seat
    view = await table.look(lambda match: match.view(seat))
    advice = await advice_on(table.row.game, view, question)
    advised = Advised(answer=advice.answer, kind=advice.reason.kind, data=dict(advice.reason.data))
    async with table.drafting(seat):
        await table.look(lambda match: match.asked(seat, question.id))
        draft = await stored_draft(store, table.id, seat, question.id)
        await table.save_draft(seat, question.id, draft.model_copy(update={"advice": advised}).model_dump())


def _advice_on(game: str, view: View, question: Question) -> Advice:
    try:
        advice = GAMES[game].counsel(view, question)
        question.checked(advice.answer)
    except Exception:
        log.exception("advice failed", game=game, kind=question.kind)
        return default_advice(question)
    return advice
