"""Advice: what the AI would do on a person's seat, worked out off the event loop from that seat's view alone."""

import asyncio

import structlog

from bot.tables.options import settings_of
from bot.tables.table import Table
from rules import GAMES
from rules.kernel import Advice, Question, View, default_advice

log = structlog.get_logger(__name__)


def advises(table: Table) -> bool:
    """Return whether the AI advises people at a table: the table says so, or one person plays against AIs alone.

    A seat that is kept for a person counts as theirs.
    """
    people = [one for one in table.sittings if one.user_id is not None or one.for_user is not None]
    return len(people) == 1 or settings_of(table.row.settings).advise


async def advice_on(game: str, view: View, question: Question) -> Advice:
    """Return the AI's advice on a question, from the view of the seat that is asked; the default if the AI fails."""
    return await asyncio.to_thread(_advice_on, game, view, question)


def _advice_on(game: str, view: View, question: Question) -> Advice:
    try:
        advice = GAMES[game].advise(view, question)
        question.checked(advice.answer)
    except Exception:
        log.exception("advice failed", game=game, kind=question.kind)
        return default_advice(question)
    return advice
