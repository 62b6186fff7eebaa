"""Advice on the reader's own question: the button that asks for it, and what the AI would do, and why."""

from collections.abc import Sequence
from typing import Any

from bot.custom_ids import Press
from bot.screens.context import Context
from bot.screens.layout import Button, Item, button, rows, text
from bot.tables.drafts import Draft, FormSheet, Value, begun_of, begun_with, mark_of
from rules.kernel import Begun, Match, Question, Refusal


def advice_button(context: Context, match: Match, question: Question, draft: Draft) -> list[Button]:
    """Return the button that asks for advice; none where the AI gives none, or has just given it."""
    if not context.advises or confirms(question, draft) or is_advised(context, match, question, draft):
        return []
    return [button(context.words.line("bot-advise"), Press(context.table, "advise", question.id).custom_id())]


def is_advised(context: Context, match: Match, question: Question, draft: Draft) -> bool:
    """Return whether the AI has nothing else to say than what it has advised, as the form is answered now."""
    if (advice := draft.advice) is None:
        return False
    if context.game.continues is None:
        return True
    begun = begun_of(match, question, draft)
    if begun == advice.begun:
        return True
    if begun.is_nothing:
        # The form is complete, or nothing of it has been answered.
        return is_followed(match, question, draft, advice.answer)
    return advice.begun.kept_in(begun) and begun.kept_by(advice.answer)


def confirms(question: Question, draft: Draft) -> bool:
    """Return whether the reader is being asked to confirm a choice of their own."""
    return draft.final is not None or (question.shape != "form" and draft.editing == "confirm")


def advice_items(context: Context, match: Match, question: Question, draft: Draft) -> Sequence[Item]:
    """Return what the AI would do, its main reason, and the button that takes the advice.

    Where a form on show says the same already, its own button confirms it. One that begins with the advice says so.
    """
    advice = draft.advice
    if advice is None or not context.advises or confirms(question, draft) or begun_with(question, draft):
        return []
    begun = begun_of(match, question, draft)
    if context.game.continues is not None and not advice.begun.kept_in(begun):
        # It goes on from something that has been changed since.
        return []
    words, game, names = context.words, context.game, context.names
    reason = words.reason(game, advice.reason, names)
    try:
        advised = question.checked(advice.answer)
        if question.shape == "form" and shows(match, question, draft, advised):
            return [text(words.line("bot-advice-same", reason=reason))]
        answer = words.answer(game, question, advised, names)
    except Refusal:
        # After an undo the question may have other options.
        return []
    # A form that is complete, and that the game would have helped with, says something else than the advice.
    other = context.game.continues is not None and draft.steps is not None and is_complete(match, question, draft)
    told = words.line(headed(question, begun, advice.answer, answer, other=other), answer=answer, reason=reason)
    take = Press(context.table, "takeadvice", question.id, "", mark_of(advice.answer))
    return [text(told), *rows([button(words.line("bot-advice-take"), take.custom_id(), "success")])]


def headed(question: Question, begun: Begun, advised: Value, answer: str, *, other: bool) -> str:
    """Return the line with which an advice is told: it says whether a form that has been begun would go on so.

    ``other``: the form is complete with another answer.
    """
    if question.shape != "form":
        return "bot-advice-form" if "\n" in answer else "bot-advice"
    if other:
        return "bot-advice-anew"
    if begun.is_nothing:
        return "bot-advice-form"
    return "bot-advice-on" if begun.kept_by(advised) else "bot-advice-anew"


def is_complete(match: Match, question: Question, draft: Draft) -> bool:
    """Return whether a form has no open step."""
    return question.shape == "form" and FormSheet(match, question, draft).asked is None


def is_followed(match: Match, question: Question, draft: Draft, advised: Value) -> bool:
    """Return whether a form on show is complete with an advice that is still legal."""
    try:
        return question.shape == "form" and shows(match, question, draft, question.checked(advised))
    except Refusal:
        return False


def shows(match: Match, question: Question, draft: Draft, answer: Any) -> bool:
    """Return whether a form on show is complete with this answer. Raises Refusal."""
    sheet = FormSheet(match, question, draft)
    return sheet.asked is None and question.checked(sheet.answer) == answer
