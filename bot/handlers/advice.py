"""Advice: what the AI would do on the person's seat. It is kept with the draft of their answer, and is no answer."""

from collections.abc import Mapping

from bot.handlers.answers import open_question
from bot.handlers.own_screen import show_own
from bot.handlers.seat_service import seat_of
from bot.interactions.notice import Notice
from bot.interactions.reply import Acknowledge, Reply
from bot.interactions.request import Handler, TableRequest
from bot.tables.advising import advises, keep_advice
from bot.tables.drafts import orders_id


async def _advise(request: TableRequest) -> Reply:
    """Show what the AI would answer to the open question, and why. Raises Notice, Refusal, TableFrozen."""
    table, words, press, seat = request.table, request.words, request.press, seat_of(request)
    if not advises(table):
        raise Notice(words.line("bot-advice-off"))
    if press.question == orders_id(seat):
        raise Notice(words.line("bot-unknown-press"))
    question = await table.look(lambda match: open_question(match, seat, press))
    await keep_advice(request.services.store, table, question)
    return Acknowledge() if request.place == "direct" else await show_own(request)


VERBS: Mapping[str, Handler] = {"advise": _advise}
