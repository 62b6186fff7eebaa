"""From presses to answers: what each verb of a question's widgets does to the draft or to the match."""

import asyncio
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

from bot.custom_ids import Press, meant
from bot.drafts import Draft, FormSheet, as_it_stands, mark_of, orders_id, with_step
from bot.screens.widgets import heads_of, paged, picked_of
from bot.tables import Table
from rules.kernel import IllegalAnswer, Malformed, Match, NotYourSeat, Question, StaleQuestion
from storage import Store

NUMBER = re.compile("-?[0-9]{1,9}")
"""A number as people type it; nobody is asked for a longer one."""


@dataclass(frozen=True)
class Outcome:
    """What a press came to: a draft to keep, or an answer to give (``step``: to that final step of a form alone)."""

    draft: Draft | None = None
    answer: Any = None
    answered: bool = False
    step: str = ""


class Answering:
    """Takes presses on questions for one store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    async def press(
        self, table: Table, seat: int, press: Press, values: Sequence[str], user_id: int, interaction_id: int
    ) -> None:
        """Do what a press asks. Raises Refusal and what Table.answer raises."""
        # One after the other: two quick presses must not each change the same old draft.
        async with self._locks.setdefault((table.id, seat), asyncio.Lock()):
            draft = await self.draft(table, seat, press.question)
            outcome = await table.look(lambda match: decide(match, seat, press, values, draft))
            by_whom = {"user_id": user_id, "press": interaction_id}
            if outcome.step:
                await table.pin(seat, outcome.step, outcome.answer, press.question, **by_whom)
            elif outcome.answered and press.question == orders_id(seat):
                await table.set_orders(seat, outcome.answer, **by_whom)
            elif outcome.answered:
                await table.answer(seat, outcome.answer, press.question, by="player", **by_whom)
            if outcome.draft is not None:
                await self._store.drafts.save(table.id, seat, press.question, outcome.draft.model_dump())
                table.tell_listeners()

    async def draft(self, table: Table, seat: int, question: str) -> Draft:
        """Return the stored draft of a question's answer, or an empty one."""
        stored = await self._store.drafts.get(table.id, seat, question)
        return Draft.model_validate(stored or {})


def decide(match: Match, seat: int, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Return what the press comes to. Raises Refusal: stale, malformed or illegal."""
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
    question = match.questions.get(seat)
    if question is None or question.id != press.question:
        raise StaleQuestion("match_over" if match.result is not None else "answered_already", seat=seat)
    return question


def asked_of(match: Match, question: Question, press: Press, draft: Draft) -> Question:
    """Return the simple question that the press answers: the open one, or the step of its form that is on show."""
    if question.shape != "form":
        return question
    sheet = FormSheet(match, question, draft)
    if sheet.asked is None or sheet.asked.step != press.step:
        raise outdated(question)
    return sheet.asked


def outdated(question: Question) -> StaleQuestion:
    """Return the refusal of a press on a screen that shows the draft as it was before."""
    return StaleQuestion("draft_changed", seat=question.seat)


def settle(match: Match, question: Question, asked: Question, value: Any, draft: Draft) -> Outcome:
    """Take a complete value: into the form, or as the answer, or to be confirmed first. Raises Refusal."""
    value = asked.checked(value)
    if asked is not question:
        steps = with_step(match, question, draft, asked.step, value)
        if asked.final:
            # With what was proposed as it is shown now: the proposal may be gone when this is settled.
            shown = FormSheet(match, question, draft).given
            return Outcome(Draft(steps=dict(shown), final={asked.step: value}))
        return Outcome(Draft(steps=steps))
    if question.takeback:
        return Outcome(answer=value, answered=True)
    return Outcome(Draft(value=value, editing="confirm"))


def only_picks(asked: Question) -> None:
    """Refuse presses that only a question with several answers has widgets for. Raises Malformed."""
    if asked.shape != "pick":
        raise Malformed("bad_form", expected=asked.shape)


def choose_one(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """An option or a number was pressed or selected, or a menu was opened."""
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
    """A whole answer was typed: to the question, or to any step of its form."""
    asked = question
    if question.shape == "form":
        steps = FormSheet(match, question, draft).steps
        asked = next((step for step in steps if step.step == press.step), question)
    if asked.shape == "form":
        raise Malformed("bad_form", unknown=press.step)
    if asked.shape == "number":
        return settle(match, question, asked, read_number(values[0] if values else ""), draft)
    value: Any = list(values) if asked.shape == "pick" else values[0] if values else ""
    return settle(match, question, asked, value, draft)


def read_number(text: str) -> int:
    """Return the number that somebody typed. Raises Malformed."""
    if NUMBER.fullmatch(text.strip()) is None:
        raise Malformed("bad_form", expected="number")
    return int(text)


def pick_some(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """A page of a menu says anew what is picked on it; where order matters, one more is picked."""
    asked = asked_of(match, question, press, draft)
    only_picks(asked)
    step = press.step
    picked = picked_of(asked, step, draft)
    offered = [option.id for option in asked.options]
    chosen = [option_id for option_id in (meant(value, offered) for value in values) if option_id in offered]
    if asked.ordered:
        # No more than may be picked: a second press on an old menu adds nothing.
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


def clear(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Pick nothing."""
    only_picks(asked_of(match, question, press, draft))
    return Outcome(with_picked(draft, press.step, []))


def done(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """What is picked is the answer."""
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
    """Fill the form with a ready-made answer."""
    ready = {proposal.id: proposal.answer for proposal in question.proposals}
    name = meant(values[0] if values else press.arg, ready)
    if name not in ready:
        raise IllegalAnswer("not_offered", question.rule, option=name)
    return Outcome(Draft(steps=dict(ready[name])))


def edit(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Ask one step of the form again."""
    sheet = FormSheet(match, question, draft)
    name = meant(values[0], [step.step for step in sheet.steps]) if values else press.step
    if sheet.asked is not None and sheet.asked.step == name:
        return Outcome(draft)
    if all(step.step != name for step, _ in sheet.done):
        raise outdated(question)
    return Outcome(Draft(steps=dict(sheet.given), editing=name))


def confirm(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Give what the summary shows as the answer: what this very screen shows, where the press comes from one."""
    if question.shape == "form":
        # Typed, it is about all that is there: a step that was only opened stays as it is.
        sheet = FormSheet(match, question, draft if press.arg else as_it_stands(draft))
        step, answer = sheet.asked.step if sheet.asked else "", sheet.answer
        if sheet.asked is not None:
            if step not in (draft.final or {}):
                raise outdated(question)
            answer = (draft.final or {})[step]
    else:
        step, answer = "", draft.value
        if draft.editing != "confirm":
            raise outdated(question)
    # Without this a second press on "Confirm" of a final step would confirm all the rest of the form.
    if press.step != step or press.arg not in ("", mark_of(answer)):
        raise outdated(question)
    return Outcome(Draft(steps=draft.steps) if step else None, answer, answered=True, step=step)


def back(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Leave the confirmation, the step that is being changed, or the last step that was answered."""
    if question.shape != "form":
        return Outcome(Draft(value=draft.value if question.shape == "pick" else None))
    sheet = FormSheet(match, question, draft)
    if draft.final or draft.editing in sheet.given:
        return Outcome(Draft(steps=draft.steps))
    return Outcome(Draft(steps={step.step: value for step, value in sheet.done[:-1]}))


Verb = Callable[[Match, Question, Press, Sequence[str], Draft], Outcome]

VERBS: Mapping[str, Verb] = {
    "a": choose_one,
    "n": choose_one,
    "write": write,
    "k": pick_some,
    "clear": clear,
    "done": done,
    "p": turn_page,
    "propose": propose,
    "edit": edit,
    "confirm": confirm,
    "back": back,
}
