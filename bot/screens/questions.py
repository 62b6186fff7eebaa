"""An open question with what is needed to answer it: alone, or as a form with its summary."""

from bot.custom_ids import Press
from bot.drafts import Draft, FormSheet, Value
from bot.screens.context import Context, Item, button, rows, text
from bot.screens.widgets import PRIMARY, SUCCESS, widgets
from rules.kernel import Match, Question

MANY_STEPS = 20


def question_items(context: Context, match: Match, question: Question, draft: Draft) -> list[Item]:
    """Return the question's text and widgets, as far as the draft has come."""
    if question.shape == "form":
        return form_items(context, match, question, draft)
    if not question.takeback and draft.editing == "confirm":
        return confirm_items(context, question, question, draft.value)
    return [text(heading(context, question)), *widgets(context, question, question, draft)]


def confirm_items(context: Context, question: Question, asked: Question, value: Value) -> list[Item]:
    """Ask once more, for a choice that cannot be taken back: the open question, or a final step of its form."""
    answer = context.words.answer(context.game, asked, value, context.names)
    return [
        text(heading(context, asked) + "\n" + context.words.line("bot-confirm-ask", answer=answer)),
        *rows(
            [
                button(
                    context.words.line("bot-confirm"),
                    Press(context.table, "confirm", question.id).custom_id(),
                    SUCCESS,
                ),
                button(context.words.line("bot-back"), Press(context.table, "back", question.id).custom_id()),
            ]
        ),
    ]


def form_items(context: Context, match: Match, question: Question, draft: Draft) -> list[Item]:
    """A form: the step that is asked, or the summary with Confirm, the other proposals and the steps to change."""
    sheet = FormSheet(match, question, draft)
    if draft.final and sheet.asked is not None:
        return confirm_items(context, question, sheet.asked, draft.final.get(sheet.asked.step))
    if sheet.asked is not None:
        back = button(context.words.line("bot-back"), Press(context.table, "back", question.id).custom_id())
        return [
            text(heading(context, question) + "\n" + heading(context, sheet.asked)),
            *widgets(context, question, sheet.asked, draft),
            *(rows([back]) if sheet.done or draft.editing else []),
        ]
    words, game, names = context.words, context.game, context.names
    summary = words.answer(game, question, sheet.answer, names)
    proposals = [
        button(
            words.proposal(game, question, proposal, names).label,
            Press(context.table, "propose", question.id, "", proposal.id).custom_id(),
            PRIMARY,
        )
        for proposal in question.proposals
        if dict(proposal.answer) != sheet.answer
    ]
    changes = [
        button(
            words.line("bot-change", step=words.step(game, question, step)),
            Press(context.table, "edit", question.id, step.step).custom_id(),
        )
        for step, _ in sheet.done[:MANY_STEPS]
    ]
    confirm = button(words.line("bot-confirm"), Press(context.table, "confirm", question.id).custom_id(), SUCCESS)
    return [text(heading(context, question) + "\n" + summary), *rows([confirm, *changes]), *rows(proposals)]


def heading(context: Context, question: Question) -> str:
    """Return the question in bold and its hint beneath."""
    worded = context.words.question(context.game, question, context.names)
    return f"**{worded.title}**" + (f"\n-# {worded.hint}" if worded.hint else "")
