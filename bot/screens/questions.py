"""An open question and everything to answer it with: a simple question, or a form with its summary."""

from bot import limits
from bot.custom_ids import Press, value_of
from bot.screens.context import Context
from bot.screens.layout import Button, Item, Style, button, menu, option, rows, text
from bot.screens.widgets import SMALL, page_buttons, paged, widgets
from bot.tables.drafts import Draft, FormSheet, Value, is_sure, mark_of, sure_mark
from bot.text.names import tidy
from rules.kernel import Game, IllegalAnswer, Match, Proposal, Question, Refusal, StaleQuestion, Undoable

ALWAYS = "always"
"""The verb of the button that confirms, and has choices taken without a confirmation from then on."""
UNSURE = ("alone", "others")
"""How an answer can be taken back that may reveal something: its question may know better."""


def question_items(context: Context, match: Match, question: Question, draft: Draft) -> list[Item]:
    """Return the question's text and widgets at the state of the draft."""
    if question.shape == "form":
        return form_items(context, match, question, draft)
    if is_confirmed(question, draft):
        return confirm_items(context, match, question, question, draft.value)
    shown = informed(match, question)
    return [text(heading(context, question)), *widgets(context, shown, shown, draft)]


def informed(match: Match, question: Question) -> Question:
    """Return a question for the eyes of the seat that is asked: options say what it knows of their hidden things."""
    view = match.view(question.seat)
    return question.with_options(view.informed(option) for option in question.options)


def given_text(context: Context, match: Match, seat: int) -> Item | None:
    """Return what a seat has answered while others still choose; None if it has not. Only its player may see it.

    An answer that is nothing, such as no cards, stands below what was asked: alone it would say nothing.
    """
    # A player who has resigned has given no answer: the game went on with the default.
    if seat in match.questions or not match.plays(seat) or (given := match.given(seat)) is None:
        return None
    words, (question, answer) = context.words, given
    told = words.answer(context.game, question, answer, context.names)
    if question.shape == "pick" and not answer:
        told = f"{words.question(context.game, question, context.names).title}\n{told}"
    # Standing orders may have given it.
    by = next(entry.by for entry in reversed(match.entries) if entry.seat == seat and entry.question == question.id)
    return text(words.line("bot-own-answered", answer=told, by=by))


def is_confirmed(question: Question, draft: Draft) -> bool:
    """Return whether a question without steps waits for the confirmation of a chosen value."""
    return draft.editing == "confirm" and question.is_final(draft.value) and takes(question, draft.value)


def takes(question: Question, value: Value) -> bool:
    """Return whether a question takes a value: after an undo it may be asked again with other options."""
    try:
        question.checked(value)
    except Refusal:
        return False
    return True


def confirm_items(context: Context, match: Match, question: Question, asked: Question, value: Value) -> list[Item]:
    """Ask for confirmation of a choice that cannot be taken back: the open question, or a final step of its form.

    A form is asked as a whole if what it does is grave, and Confirm has been pressed below its summary.

    For the eyes of the seat that is asked: it reads what it knows of hidden things, such as a card that it turns up.
    """
    words, game, names = context.words, context.game, context.names
    known = () if asked.shape == "form" else match.view(question.seat).known(asked, value)
    # What it comes to for this reader stands before the rule that it follows from.
    said = [words.answer(game, asked, value, names), *(words.fact(game, fact, names) for fact in known)]
    said.append(words.consequence(game, asked, value, names))
    answer = "\n".join(line for line in said if line)
    step = "" if asked is question else asked.step
    mark = sure_mark(value) if asked.shape == "form" else ""
    confirm = confirm_button(context, question, step, value, mark=mark)
    # A form is always confirmed, and so is each of its final steps.
    simple = asked is question and asked.shape != "form"
    always = [always_button(context, question, value)] if simple and not context.lesson else []
    undo, until = undoing(context, question, asked, value), words.turning_back(game, asked, value, names)
    if until and undo in UNSURE:
        undo = "until"
    sure = words.line("bot-confirm-ask", answer=answer, undo=undo, until=until)
    return [
        text(heading(context, asked) + "\n" + sure),
        *rows([confirm, back_button(context, question), *always]),
    ]


def undoing(context: Context, question: Question, asked: Question, value: Value) -> str:
    """Return how an answer can be taken back that is asked to be confirmed, as ``bot-confirm-ask`` words it.

    "never": a secret answer, a ballot, a final step, or among people a final option. "waiting": while other seats are
    still asked. Else with everybody's consent, unless it brings a secret to light; "alone": only AIs, which consent at
    once, play along: they do so even after dice. "agreed" and "free" are the same for an option that reveals nothing.
    """
    if question.recall and asked is question:
        return "waiting"
    chosen = next((option for option in asked.options if option.id == value), None)
    final = chosen is not None and chosen.final
    if question.secret or question.show == "count" or asked is not question:
        return "never"
    if final:
        return "alone" if context.alone else "never"
    if chosen is not None and not chosen.reveals:
        return "free" if context.alone else "agreed"
    return "alone" if context.alone else "others"


def confirm_button(
    context: Context, question: Question, step: str, value: Value, *, disabled: bool = False, mark: str = ""
) -> Button:
    """Return the button that gives one answer: to the question (step ""), or to a final step of its form.

    ``mark``: that of the button, else the answer's own.
    """
    press = Press(context.table, "confirm", question.id, step, mark or mark_of(value))
    return button(context.words.line("bot-confirm"), press.custom_id(), "success", disabled=disabled)


def always_button(context: Context, question: Question, value: Value) -> Button:
    """Return the button that gives one answer, and has such choices taken without a confirmation from then on."""
    press = Press(context.table, ALWAYS, question.id, "", mark_of(value))
    return button(context.words.line("bot-confirm-always"), press.custom_id())


def back_button(context: Context, question: Question, label: str = "bot-back") -> Button:
    """Return the button that goes a step back. ``label``: the name of its text."""
    return button(context.words.line(label), Press(context.table, "back", question.id).custom_id())


def form_back(context: Context, question: Question, sheet: FormSheet, draft: Draft) -> list[Item]:
    """Return the button that leaves a form's open step: for the summary from which it was opened, or the step before.

    None where there is neither. A nested menu has a "Back" of its own, which is called otherwise.
    """
    if draft.editing and sheet.opened:
        return list(rows([back_button(context, question, "bot-back-summary")]))
    return list(rows([back_button(context, question, "bot-back-step")])) if sheet.chosen else []


def public_take_back(context: Context, match: Match, seat: int) -> list[Button]:
    """Return the button that takes back a seat's last answer, for everybody's eyes; none if others would have to agree.

    Which answer was a person's last decision is theirs to know: standing orders may have given later ones. So this
    button takes back only what nobody has acted after.
    """
    try:
        step = match.takeback(seat)
    except (IllegalAnswer, StaleQuestion):
        return []
    return [_taking(context, step, context.words.line("bot-take-back-of", seat=tidy(context.names(seat))))]


def take_back(context: Context, match: Match, seat: int) -> tuple[list[Button], list[Item]]:
    """Return the same button for the seat's own eyes, and what stands beside it.

    Among AIs, it takes back the seat's last decision and all that AIs have done since, which its label says.

    Dice and cards do not change, which is said if any have been drawn since the answer. So is why there is no button
    where a secret has come to light since.
    """
    try:
        step = context.takeback(match, seat)
    except StaleQuestion:
        return [], []
    except IllegalAnswer as refusal:
        shown = refusal.code == "undo_told" and seat not in match.questions and was_open(match, seat)
        return [], [text(context.words.line_of(context.game, "bot-undo-shown"))] if shown else []
    label = context.words.line("bot-take-back", others=len(followers(context.game, match, seat, step)))
    return [_taking(context, step, label)], [text(line) for line in same_draws(context, match, step.position)]


def was_open(match: Match, seat: int) -> bool:
    """Return whether a seat's last answer was to a question that may be taken back, such as for the target of a card.

    Of any other choice the seat has read that it is final.
    """
    try:
        match.takeback(seat)
    except IllegalAnswer as refusal:
        return refusal.code not in ("no_takeback", "nothing_to_undo")
    return True


def followers(game: Game, match: Match, seat: int, step: Undoable) -> set[int]:
    """Return the other seats that have done something since an answer of a seat: an undo takes those moves along."""
    later = (entry for position, entry in match.remaining_acts if position >= step.position)
    return {entry.seat for entry in later if entry.seat != seat and entry.answer not in game.passes}


def _taking(context: Context, step: Undoable, label: str) -> Button:
    return button(label, Press(context.table, "takeback", step.question).custom_id())


def same_draws(context: Context, match: Match, position: int) -> list[str]:
    """Return the line that says that an undo back to ``acts[position]`` draws the same again, if it undoes a draw."""
    return [context.words.line("bot-undo-draws")] if match.undo_draws(position) else []


def form_items(context: Context, match: Match, question: Question, draft: Draft) -> list[Item]:
    """Return a form's open step, or its summary with Confirm, the other proposals and the steps to change."""
    sheet = FormSheet(match, question, draft)
    asked = sheet.asked
    if asked is None and is_sure(question, draft):
        return confirm_items(context, match, question, question, sheet.answer)
    if asked is None:
        return summary_items(context, question, sheet, draft.page)
    if asked.step in (draft.final or {}):
        return confirm_items(context, match, question, asked, (draft.final or {})[asked.step])
    return [
        text(part_heading(context, question) + "\n" + heading(context, asked)),
        *widgets(context, question, asked, draft),
        *form_back(context, question, sheet, draft),
    ]


def summary_items(context: Context, question: Question, sheet: FormSheet, page: int) -> list[Item]:
    """Return a completed form: its answer in words, Confirm, the steps to change and the other proposals."""
    words, game, names = context.words, context.game, context.names
    summary = answer = words.answer(game, question, sheet.answer, names)
    if context.advises and (advice := sheet.advice) is not None:
        summary += "\n" + words.line("bot-advice-begun", reason=words.reason(game, advice.reason, names))
    # Confirm is off while the form holds the present orders.
    confirm = confirm_button(context, question, "", sheet.answer, disabled=sheet.stands)
    changes: list[Entry] = [
        (words.change(game, step, names), step.step, "secondary")
        for step, _ in sheet.done
        if not ((step.quiet or step.shape == "pick") and has_one_answer(step))
    ]
    # Ready-made answers differ in more than details; only what the AI has advised may say the same as one of them.
    shown = "" if sheet.advice is None else answer
    proposals: list[Entry] = [
        (proposal_label(context, question, proposal, shown), proposal.id, "primary") for proposal in sheet.others
    ]
    return [
        text(heading(context, question) + "\n" + summary),
        *(
            rows([confirm, *few(context, question, "edit", changes)])
            if len(changes) < SMALL
            else [*rows([confirm]), *many(context, question, "edit", "bot-change-which", changes, page)]
        ),
        *([text(words.line("bot-propose-replaces"))] if proposals else []),
        *(
            rows(few(context, question, "propose", proposals))
            if len(proposals) <= SMALL
            else many(context, question, "propose", "bot-propose-which", proposals[: limits.SELECT_OPTIONS], 0)
        ),
    ]


def proposal_label(context: Context, question: Question, proposal: Proposal, shown: str) -> str:
    """Return the label of another ready-made answer than the one that is ``shown`` in words; "": without comparison.

    If both say the same but for details, or one says only a part of the other, it says so: otherwise the label would
    seem to offer what stands above it.
    """
    words, game, names = context.words, context.game, context.names
    label = words.proposal(game, question, proposal, names)
    if not shown:
        return label
    mine, theirs = main_lines(shown), main_lines(words.answer(game, question, proposal.answer, names))
    if not (mine and theirs and (mine <= theirs or theirs <= mine)):
        return label
    beside = f"bot-propose-{'details' if mine == theirs else 'part' if theirs < mine else 'more'}"
    # A long label is cut where it is, so that what tells it from the plan above stays on the button.
    over = len(words.line(beside, label=label)) - limits.BUTTON_LABEL
    return words.line(beside, label=limits.fit_words(label, len(label) - max(0, over)))


def main_lines(summary: str) -> set[str]:
    """Return the lines of an answer in words, without details: those in small print or with a dot before them."""
    return {line for line in summary.splitlines() if not line.startswith(("-# ", "· "))}


def has_one_answer(question: Question) -> bool:
    """Return whether a question leaves no choice: one of one option, or a pick from nothing."""
    if question.shape == "pick":
        return not question.options
    return question.shape == "choose" and len(question.options) == 1


Entry = tuple[str, str, Style]
"""A label, the step or proposal it stands for, and the style of its button."""


def few(context: Context, question: Question, verb: str, entries: list[Entry]) -> list[Button]:
    """Return a button for each step to change, or for each proposal."""
    return [button(label, press_of(context, question, verb, name).custom_id(), style) for label, name, style in entries]


def press_of(context: Context, question: Question, verb: str, name: str) -> Press:
    """Return the press that changes a step (edit) or takes a proposal (propose)."""
    step, arg = (name, "") if verb == "edit" else ("", name)
    return Press(context.table, verb, question.id, step, arg)


def many(
    context: Context, question: Question, verb: str, placeholder: str, entries: list[Entry], page: int
) -> list[Item]:
    """Return a menu of steps to change, or of proposals, with buttons to turn its pages."""
    pages = paged(entries)
    shown = min(page, len(pages) - 1)
    which = menu(
        press_of(context, question, verb, "").custom_id("s"),
        [option(label, value_of(name)) for label, name, _ in pages[shown]],
        context.words.line(placeholder),
    )
    return [which, *page_buttons(context, question, "", shown, len(pages))]


def part_heading(context: Context, question: Question) -> str:
    """Return the heading of a form while one of its steps is open: its title may ask about an answer not shown then."""
    title, *rest = heading(context, question).split("\n")
    part = context.words.part(context.game, question, context.names)
    return "\n".join([f"**{part}**" if part else title, *rest])


def heading(context: Context, question: Question) -> str:
    """Return the question in bold, what it is about if its reader meets its kind for the first time, and its hint."""
    words, game = context.words, context.game
    worded = words.question(game, question, context.names)
    first = words.first_hint(game, question, context.names) if context.hints.due(question.kind) else ""
    about = words.line("bot-first-hint", hint=first) if first else ""
    hint = [f"-# {line}" for line in worded.hint.splitlines()]
    return "\n".join(part for part in (f"**{worded.title}**", about, *hint) if part)
