"""From presses to answers: what each verb of a question's widgets does to the draft or to the match."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from bot.custom_ids import Press, meant
from bot.handlers import orders
from bot.handlers.own_screen import show_own
from bot.handlers.seat_service import seat_of
from bot.interactions.reply import Acknowledge, Reply, told
from bot.interactions.request import TableRequest
from bot.screens.habits import again_button
from bot.screens.orders import only_asks
from bot.screens.questions import ALWAYS, has_one_answer
from bot.screens.widgets import heads_of, paged, picked_of, ranks
from bot.tables.drafts import (
    SURE,
    Draft,
    FormSheet,
    is_sure,
    mark_of,
    orders_id,
    stored_draft,
    sure_mark,
    with_step,
    without_open_step,
)
from bot.tables.hints import has_met
from bot.tables.people import confirms_now
from bot.text.typed import narrow
from rules.kernel import IllegalAnswer, Malformed, Match, NotYourSeat, Question, StaleQuestion

NUMBER = re.compile("-?[0-9]{1,9}")
"""A number as people type it; no question asks for a longer one."""


@dataclass(frozen=True)
class Outcome:
    """The outcome of a press: a draft to keep, or an answer to give; ``step``: it answers only this final step.

    ``met``: the kind of a form's step that is answered, in the draft or for good. ``asks``: the draft holds a whole
    answer, which waits only to be confirmed.
    """

    draft: Draft | None = None
    answer: Any = None
    answered: bool = False
    step: str = ""
    met: str = ""
    asks: bool = False


async def answer(request: TableRequest) -> Reply:
    """Take a press on a question or on the form of standing orders, and show what comes next."""
    seat, press = seat_of(request), request.press
    await take(request, seat, press, request.values)
    if press.question == orders_id(seat):
        if press.verb == "confirm":
            asks = only_asks(await request.table.look(lambda match: match.orders(seat)))
            note = request.words.line("bot-orders-asked" if asks else "bot-orders-set")
            return await orders.show_given(request, note)
        return await orders.show_orders(request)
    # Who turns confirmations off is told once how to turn them on again.
    if press.verb == ALWAYS and request.place in ("direct", "touch"):
        return told(request.words.line("bot-confirm-always-set"), again_button(request.words))
    if request.place == "direct":
        return Acknowledge()
    return await show_own(request, request.words.line("bot-confirm-always-set.typed") if press.verb == ALWAYS else "")


async def number_asked(request: TableRequest) -> tuple[int, int] | None:
    """Return the bounds of the number that a press asks for; None if its question takes none.

    Raises Notice, Refusal and TableFrozen unless the question is open and the person's own.
    """
    seat, press = seat_of(request), request.press
    draft = await stored_draft(request.services.store, request.table.id, seat, press.question)

    def read(match: Match) -> tuple[int, int] | None:
        return step_of(match, open_question(match, seat, press), press, draft).number

    return await request.table.look(read)


async def take(request: TableRequest, seat: int, press: Press, values: Sequence[str]) -> None:
    """Apply a press to the draft or the match. Raises Refusal, and as Table.answer does."""
    table, store = request.table, request.services.store
    async with table.drafting(seat):
        draft = await stored_draft(store, table.id, seat, press.question)
        outcome = await table.look(lambda match: decide(match, seat, press, values, draft))
        # Nothing is at stake in a lesson: advice is taken without asking whether the learner is sure.
        advised = table.is_lesson and press.verb == "takeadvice"
        if outcome.asks and (advised or not await confirms_now(store, request.user_id)):
            outcome = Outcome(answer=outcome.answer, answered=True)
        by_whom = {"user_id": request.user_id, "press": request.id}
        if outcome.met and not await has_met(store, request.user_id, table.row.game, outcome.met):
            await store.people.meet(request.user_id, table.row.game, outcome.met)
        if outcome.step:
            await table.pin(seat, outcome.step, outcome.answer, press.question, **by_whom)
        elif outcome.answered and press.question == orders_id(seat):
            await table.set_orders(seat, outcome.answer, **by_whom)
        elif outcome.answered:
            await table.answer(seat, outcome.answer, press.question, by="player", **by_whom)
        if press.verb == ALWAYS:
            await store.people.set_settings(request.user_id, {"confirms": False})
        if outcome.draft is not None:
            kept = {} if outcome.step or outcome.draft.steps is not None else {"advice": draft.advice}
            found = outcome.draft.model_copy(update=kept)
            if outcome.step:
                found = await table.look(lambda match: _after_pin(match, seat, press, outcome.step, found))
            await table.save_draft(seat, press.question, found.model_dump())


def _after_pin(match: Match, seat: int, press: Press, step: str, draft: Draft) -> Draft:
    """Return the draft of a form once a final step of it is answered for good, with what goes with that answer."""
    question = match.questions.get(seat)
    if draft.steps is None or question is None or question.id != press.question:
        return draft
    return draft.model_copy(update={"steps": question.suited(step, draft.steps, draft.steps)})


def decide(match: Match, seat: int, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Return the outcome of a press. Raises Refusal: stale, malformed or illegal."""
    question = open_question(match, seat, press)
    verb = VERBS.get(press.verb)
    if verb is None:
        raise Malformed("bad_form", expected="verb")
    if question.shape == "form":
        steps = [step.step for step in FormSheet(match, question, draft).steps]
        press = press._replace(step=meant(press.step, steps))
    return verb(match, question, press, values, draft)


def open_question(match: Match, seat: int, press: Press) -> Question:
    """Return the question that a press is about, if it is open and the seat's own. Raises Refusal.

    The form of the seat's standing orders is open as long as it plays.
    """
    if press.question.partition(".")[0] != str(seat):
        raise NotYourSeat("other_seat", seat=seat)
    if press.question == orders_id(seat):
        return match.orders_question(seat)
    return match.asked(seat, press.question)


def asked_of(match: Match, question: Question, press: Press, draft: Draft) -> Question:
    """Return the simple question that the press answers: the open one, or the step of its form that is on show."""
    if question.shape != "form":
        return question
    sheet = FormSheet(match, question, draft)
    if sheet.asked is None or sheet.asked.step != press.step:
        raise outdated(question)
    return sheet.asked


def step_of(match: Match, question: Question, press: Press, draft: Draft) -> Question:
    """Return the step of a form that a press names, also an answered one; else the question itself."""
    if question.shape != "form":
        return question
    steps = FormSheet(match, question, draft).steps
    named = meant(press.step, [step.step for step in steps])
    return next((step for step in steps if step.step == named), question)


def outdated(question: Question) -> StaleQuestion:
    """Return the refusal of a press on a screen that shows the draft as it was before."""
    return StaleQuestion("draft_changed", seat=question.seat)


def settle(match: Match, question: Question, asked: Question, value: Any, draft: Draft) -> Outcome:
    """Take a complete value: into the form, or as the answer, or to be confirmed first. Raises Refusal."""
    value = asked.checked(value)
    if asked is not question:
        steps = with_step(match, question, draft, asked.step, value)
        if asked.final and asked.quiet and value == asked.default:
            # The default needs no pin.
            kept = draft.steps and {k: v for k, v in draft.steps.items() if k != asked.step}
            return Outcome(Draft(steps=kept), met=asked.kind)
        if asked.final:
            # The draft keeps the proposed values that are shown: the proposal may be gone by the confirmation.
            shown = None if asked.quiet and draft.steps is None else dict(FormSheet(match, question, draft).given)
            return Outcome(Draft(steps=shown, final={asked.step: value}))
        return Outcome(Draft(steps=steps), met=asked.kind)
    if has_one_answer(question) or not question.is_final(value):
        # Where there is no choice, a second press would only cost time.
        return Outcome(answer=value, answered=True)
    return Outcome(Draft(value=value, editing="confirm"), value, asks=True)


def only_picks(asked: Question) -> None:
    """Make sure that a question takes several options: no other has this widget. Raises Malformed."""
    if asked.shape != "pick":
        raise Malformed("bad_form", expected=asked.shape)


def choose_one(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Take an option or number that was pressed or selected, or open a menu."""
    asked = asked_of(match, question, press, draft)
    if asked.shape == "pick":
        raise Malformed("bad_form", expected="options")
    text = values[0] if values else press.arg
    if asked.shape == "number":
        return settle(match, question, asked, read_number(text), draft)
    heads = heads_of(asked.options)
    text = meant(text, [*(option.id for option in asked.options), *heads])
    if text in heads:
        return Outcome(draft.model_copy(update={"path": text, "page": 0}))
    return settle(match, question, asked, text, draft)


def write(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Take a whole answer that was typed: to the question, or to any step of its form."""
    asked = step_of(match, question, press, draft)
    if asked.shape == "form":
        raise Malformed("bad_form", unknown=press.step)
    if asked.shape == "number":
        return settle(match, question, asked, read_number(values[0] if values else ""), draft)
    value: Any = list(values) if asked.shape == "pick" else values[0] if values else ""
    return settle(match, question, asked, value, draft)


def read_number(text: str) -> int:
    """Return the number that was typed, with a hyphen or a minus sign. Raises Malformed."""
    typed = narrow(text).strip().replace("−", "-")
    if NUMBER.fullmatch(typed) is None:
        raise Malformed("bad_form", expected="number")
    return int(typed)


def pick_some(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Set which options of a menu's page are picked; if order matters, pick one more."""
    asked = asked_of(match, question, press, draft)
    only_picks(asked)
    step = press.step
    picked = picked_of(asked, step, draft)
    offered = [option.id for option in asked.options]
    chosen = [option_id for option_id in (meant(value, offered) for value in values) if option_id in offered]
    if asked.ordered:
        # At most as many as allowed: a second press on an old menu adds nothing.
        picked = [*picked, *(option_id for option_id in chosen if option_id not in picked)][: (asked.pick or (0, 0))[1]]
    else:
        pages = paged(list(asked.options))
        here = [option.id for option in pages[min(page_of(press), len(pages) - 1)]] if pages else []
        picked = [
            option_id for option_id in offered if option_id in chosen or (option_id in picked and option_id not in here)
        ]
    return Outcome(with_picked(draft, step, picked))


def with_picked(draft: Draft, step: str, picked: list[str]) -> Draft:
    """Return the draft with these options picked."""
    return draft.model_copy(update={"partial": picked, "editing": step} if step else {"value": picked, "editing": None})


def unpick(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Pick these options no longer; the others keep their order."""
    asked = asked_of(match, question, press, draft)
    only_picks(asked)
    gone = [meant(value, [option.id for option in asked.options]) for value in values]
    picked = picked_of(asked, press.step, draft)
    return Outcome(with_picked(draft, press.step, [option_id for option_id in picked if option_id not in gone]))


def clear(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Pick nothing."""
    only_picks(asked_of(match, question, press, draft))
    return Outcome(with_picked(draft, press.step, []))


def pick_rest(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Where all options have to be put in order, take those that are left in the order in which they are listed.

    The answer is complete then: it may still have to be confirmed.
    """
    asked = asked_of(match, question, press, draft)
    only_picks(asked)
    picked = picked_of(asked, press.step, draft)
    if not ranks(asked):
        return Outcome(with_picked(draft, press.step, picked))
    left = [option.id for option in asked.options if option.id not in picked]
    return settle(match, question, asked, [*picked, *left], draft)


def done(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Take the picked options as the answer."""
    asked = asked_of(match, question, press, draft)
    only_picks(asked)
    return settle(match, question, asked, picked_of(asked, press.step, draft), draft)


def turn_page(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Show another page of options."""
    return Outcome(draft.model_copy(update={"page": page_of(press)}))


def page_of(press: Press) -> int:
    """Return the page that a press names; the first one if it names none."""
    return int(press.arg) if NUMBER.fullmatch(press.arg) and not press.arg.startswith("-") else 0


def propose(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Fill the form with a ready-made answer; the steps that it keeps stay as they are answered on the screen."""
    ready = {proposal.id: proposal for proposal in question.proposals}
    name = meant(values[0] if values else press.arg, ready)
    if name not in ready:
        raise IllegalAnswer("not_offered", question.rule, option=name)
    given = FormSheet(match, question, draft).given
    kept = {step: given[step] for step in ready[name].keeps if step in given}
    return Outcome(Draft(steps={**ready[name].answer, **kept}))


def edit(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Ask one step of the form again."""
    sheet = FormSheet(match, question, draft)
    name = meant(values[0], [step.step for step in sheet.steps]) if values else press.step
    if sheet.asked is not None and sheet.asked.step == name:
        return Outcome(draft)
    if all(step.step != name for step, _ in sheet.done):
        raise outdated(question)
    # Untouched proposals stay untouched: a pin may bring others. What they pick is picked until the player changes it.
    picked = None if draft.steps is not None else sheet.given.get(name)
    present = cast("list[str]", picked) if isinstance(picked, list) else None
    return Outcome(Draft(steps=draft.steps, editing=name, present=present))


def confirm(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Give the answer that the summary shows; a button confirms only the answer on its own screen."""
    if question.shape == "form":
        # A typed "confirm" covers the whole form: a step that was only opened keeps its answer.
        sheet = FormSheet(match, question, draft if press.arg else without_open_step(draft))
        step, met, answer = (sheet.asked.step, sheet.asked.kind, None) if sheet.asked else ("", "", sheet.answer)
        if sheet.asked is not None:
            if step not in (draft.final or {}):
                raise outdated(question)
            answer = (draft.final or {})[step]
    else:
        step, met, answer = "", "", draft.value
        if draft.editing != "confirm":
            raise outdated(question)
    sure = is_sure(question, draft)
    # Without this a second press on "Confirm" of a final step would confirm all the rest of the form.
    if press.step != step or press.arg not in ("", sure_mark(answer) if sure else mark_of(answer)):
        raise outdated(question)
    if question.shape == "form" and not step and not sure and question.is_grave(dict(answer or {})):
        return Outcome(Draft(steps=draft.steps, editing=SURE))
    return Outcome(Draft(steps=draft.steps) if step else None, answer, answered=True, step=step, met=met)


def confirm_always(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Give the answer to a question without steps, as :func:`confirm`: no form is answered without a confirmation."""
    if question.shape == "form":
        raise Malformed("bad_form", expected="confirm")
    return confirm(match, question, press, values, draft)


def take_advice(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Take the AI's advice: as the answer, which may still have to be confirmed, or as the draft of a form."""
    if draft.advice is None or press.arg != mark_of(draft.advice.answer):
        raise outdated(question)
    answer = question.checked(draft.advice.answer)
    if question.shape == "form":
        # From the start, the AI might advise something else than what it went on with.
        kept = None if draft.advice.begun.is_nothing else draft.advice
        steps = {step: value for step, value in answer.items() if step not in question.pins}
        return Outcome(Draft(steps=steps, advice=kept))
    return settle(match, question, question, answer, draft)


def back(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Leave the confirmation, the step that is being changed, or the last step that was answered."""
    if question.shape != "form":
        return Outcome(Draft(value=draft.value if question.shape == "pick" else None))
    sheet = FormSheet(match, question, draft)
    if draft.final or is_sure(question, draft) or (draft.editing and sheet.opened):
        return Outcome(Draft(steps=draft.steps))
    before = Draft(steps=dict(sheet.chosen[:-1]))
    for step, value in sheet.done:
        # A player who goes back to several choices changes one of them, and does not choose all anew.
        if sheet.chosen[-1:] == [(step.step, value)] and step.shape == "pick" and not step.quiet:
            return Outcome(with_picked(before, step.step, [*value]))
    return Outcome(before)


Verb = Callable[[Match, Question, Press, Sequence[str], Draft], Outcome]

VERBS: Mapping[str, Verb] = {
    "a": choose_one,
    "n": choose_one,
    "write": write,
    "k": pick_some,
    "unpick": unpick,
    "clear": clear,
    "rest": pick_rest,
    "done": done,
    "p": turn_page,
    "propose": propose,
    "edit": edit,
    "confirm": confirm,
    ALWAYS: confirm_always,
    "back": back,
    "takeadvice": take_advice,
}
