"""Advice on the reader's own question: the button that asks for it, and what the AI would do, and why."""

from collections.abc import Sequence

from bot.custom_ids import Press
from bot.screens.context import Context
from bot.screens.layout import Button, Item, button, rows, text
from bot.tables.drafts import Draft, mark_of
from rules.kernel import Question, Reason, Refusal


def advice_button(context: Context, question: Question, draft: Draft) -> list[Button]:
    """Return the button that asks for advice; none where the AI gives none, or has just given it."""
    if not context.advises or draft.advice is not None or confirms(question, draft):
        return []
    return [button(context.words.line("bot-advise"), Press(context.table, "advise", question.id).custom_id())]


def confirms(question: Question, draft: Draft) -> bool:
    """Return whether the reader is being asked to confirm a choice of their own."""
    return draft.final is not None or (question.shape != "form" and draft.editing == "confirm")


def advice_items(context: Context, question: Question, draft: Draft) -> Sequence[Item]:
    """Return what the AI would do, its main reason, and the button that takes the advice."""
    advice = draft.advice
    if advice is None or not context.advises or confirms(question, draft):
        return []
    words, game, names = context.words, context.game, context.names
    try:
        answer = words.answer(game, question, question.checked(advice.answer), names)
    except Refusal:
        # After an undo the question may have other options.
        return []
    reason = words.reason(game, Reason(advice.kind, advice.data), names)
    lines = "\n" in answer or question.shape == "form"
    told = words.line("bot-advice-form" if lines else "bot-advice", answer=answer, reason=reason)
    take = Press(context.table, "takeadvice", question.id, "", mark_of(advice.answer))
    return [text(told), *rows([button(words.line("bot-advice-take"), take.custom_id(), "success")])]
