"""From presses to answers: what each verb of a question's widgets does to the draft or to the match."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.custom_ids import Press
from bot.drafts import Draft, FormSheet, with_step
from bot.screens.widgets import paged, picked_of
from bot.tables import Table
from rules.kernel import IllegalAnswer, Malformed, Match, Question, StaleQuestion
from storage import Store


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

    async def press(
        self, table: Table, seat: int, press: Press, values: Sequence[str], user_id: int, interaction_id: int
    ) -> None:
        """Do what a press asks. Raises Refusal and what Table.answer raises."""
        draft = await self.draft(table, seat, press.question)
        outcome = await table.look(lambda match: decide(match, seat, press, values, draft))
        if outcome.step:
            await table.pin(seat, outcome.step, outcome.answer, press.question, user_id=user_id, press=interaction_id)
        elif outcome.answered:
            await table.answer(seat, outcome.answer, press.question, by="player", user_id=user_id, press=interaction_id)
        if outcome.draft is not None:
            await self._store.drafts.save(table.id, seat, press.question, outcome.draft.model_dump())
            table.tell_listeners()

    async def draft(self, table: Table, seat: int, question: str) -> Draft:
        """Return the stored draft of a question's answer, or an empty one."""
        stored = await self._store.drafts.get(table.id, seat, question)
        return Draft.model_validate(stored or {})


def decide(match: Match, seat: int, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Return what the press comes to. Raises Refusal: stale, malformed or illegal."""
    question = match.questions.get(seat)
    if question is None or question.id != press.question:
        raise StaleQuestion("match_over" if match.result is not None else "answered_already", seat=seat)
    verb = VERBS.get(press.verb)
    if verb is None:
        raise Malformed("bad_form", expected="verb")
    return verb(match, question, press, values, draft)


def asked_of(match: Match, question: Question, press: Press, draft: Draft) -> Question:
    """Return the simple question that the press answers: the open one, or the step of its form that is on show."""
    if question.shape != "form":
        return question
    sheet = FormSheet(match, question, draft)
    if sheet.asked is None or sheet.asked.step != press.step:
        raise StaleQuestion("answered_already", seat=question.seat)
    return sheet.asked


def settle(match: Match, question: Question, asked: Question, value: Any, draft: Draft) -> Outcome:
    """Take a complete value: into the form, or as the answer, or to be confirmed first."""
    if asked is not question:
        steps = with_step(match, question, draft, asked.step, value)
        if asked.final:
            return Outcome(Draft(steps=draft.steps, final={asked.step: value}))
        return Outcome(Draft(steps=steps))
    if question.takeback:
        return Outcome(answer=value, answered=True)
    return Outcome(Draft(value=value, editing="confirm"))


def choose_one(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """An option or a number was pressed or selected."""
    asked = asked_of(match, question, press, draft)
    text = values[0] if values else press.arg
    value: Any = read_number(text) if asked.shape == "number" else text
    if asked.shape == "choose" and all(option.id != text for option in asked.options):
        raise IllegalAnswer("not_offered", asked.rule, option=text)
    return settle(match, question, asked, value, draft)


def write(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """A whole answer was typed: to the question, or to any step of its form."""
    asked = question
    if question.shape == "form":
        sheet = FormSheet(match, question, draft)
        steps = [step for step, _ in sheet.done] + ([sheet.asked] if sheet.asked else [])
        asked = next((step for step in steps if step.step == press.step), question)
    if asked.shape == "form":
        raise Malformed("bad_form", unknown=press.step)
    if asked.shape == "number":
        return settle(match, question, asked, read_number(values[0] if values else ""), draft)
    value: Any = list(values) if asked.shape == "pick" else values[0] if values else ""
    return settle(match, question, asked, value, draft)


def read_number(text: str) -> int:
    """Return the number that somebody typed. Raises Malformed."""
    try:
        return int(text.strip())
    except ValueError:
        raise Malformed("bad_form", expected="number") from None


def pick_some(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """A page of a menu says anew what is picked on it; where order matters, one more is picked."""
    asked = asked_of(match, question, press, draft)
    step = press.step
    picked = picked_of(asked, step, draft)
    offered = [option.id for option in asked.options]
    chosen = [value for value in values if value in offered]
    if asked.ordered:
        picked = [*picked, *(value for value in chosen if value not in picked)]
    else:
        pages = paged(list(asked.options))
        shown = min(int(press.arg or 0), len(pages) - 1) if press.arg.isdigit() or not press.arg else 0
        here = [option.id for option in pages[shown]]
        picked = [
            option_id for option_id in offered if option_id in chosen or (option_id in picked and option_id not in here)
        ]
    return Outcome(with_picked(draft, step, picked))


def with_picked(draft: Draft, step: str, picked: list[str]) -> Draft:
    """Return the draft with these options picked."""
    return draft.model_copy(update={"partial": picked, "editing": step} if step else {"value": picked})


def clear(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Pick nothing."""
    asked_of(match, question, press, draft)
    return Outcome(with_picked(draft, press.step, []))


def done(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """What is picked is the answer."""
    asked = asked_of(match, question, press, draft)
    picked = picked_of(asked, press.step, draft)
    lo, hi = asked.pick or (0, 0)
    if not lo <= len(picked) <= hi:
        raise IllegalAnswer("wrong_count", asked.rule, lo=lo, hi=hi, count=len(picked))
    return settle(match, question, asked, picked, draft)


def turn_page(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Show another page of options."""
    page = int(press.arg) if press.arg.isdigit() else 0
    return Outcome(draft.model_copy(update={"page": page}))


def propose(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Fill the form with a ready-made answer."""
    for proposal in question.proposals:
        if proposal.id == press.arg:
            return Outcome(Draft(steps=dict(proposal.answer)))
    raise IllegalAnswer("not_offered", question.rule, option=press.arg)


def edit(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Ask one step of the form again."""
    sheet = FormSheet(match, question, draft)
    if press.step not in sheet.answer:
        raise StaleQuestion("answered_already", seat=question.seat)
    return Outcome(Draft(steps=sheet.answer, editing=press.step))


def confirm(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Give what the summary shows as the answer."""
    if draft.final:
        ((step, value),) = draft.final.items()
        return Outcome(Draft(steps=(draft.steps or {}) | draft.final), value, answered=True, step=step)
    if question.shape == "form":
        sheet = FormSheet(match, question, draft)
        if sheet.asked is not None:
            raise StaleQuestion("answered_already", seat=question.seat)
        return Outcome(answer=sheet.answer, answered=True)
    if draft.editing != "confirm":
        raise StaleQuestion("answered_already", seat=question.seat)
    return Outcome(answer=draft.value, answered=True)


def back(match: Match, question: Question, press: Press, values: Sequence[str], draft: Draft) -> Outcome:
    """Leave the confirmation, or the step that is being changed."""
    if question.shape != "form":
        return Outcome(Draft(value=draft.value if question.shape == "pick" else None))
    if draft.editing is not None or draft.final:
        return Outcome(Draft(steps=draft.steps))
    sheet = FormSheet(match, question, draft)
    steps = dict(sheet.answer)
    if steps:
        steps.popitem()
    return Outcome(Draft(steps=steps))


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
