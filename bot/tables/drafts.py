"""Drafts: answers that a player has begun. They are stored, and never count as answers."""

import json
from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256
from typing import Any

from pydantic import BaseModel, Field

from rules.kernel import Begun, Match, Proposal, Question, QuestionFilling, Reason
from storage import Store

Value = Any
"""An answer or part of one: an option id, a list of them, a number, or a form's object."""


SURE = "/sure"
"""What a draft holds as ``editing`` while its form waits for a second confirmation; no step is called so."""


def unbegun() -> Begun:
    """Return what has been answered of a form that nobody has begun, as it is stored."""
    return Begun({}, "", [])


class Advised(BaseModel):
    """The advice of the AI: an answer, and the kind and data of its main reason.

    ``begun``: what the player had answered of the form when it was given.
    """

    answer: Any
    kind: str
    data: dict[str, Any] = {}
    begun: Begun = Field(default_factory=unbegun)

    @property
    def reason(self) -> Reason:
        """The main reason, as the rules give it."""
        return Reason(self.kind, self.data)


class Draft(BaseModel):
    """An answer that a player has begun.

    ``value``: for questions other than forms, the options picked so far, or the answer to be confirmed. ``steps``: a
    form's answers, None until the player changes one. ``editing``: the step being changed, "confirm", or ``SURE``.
    ``partial``: the options picked for it so far. ``present``: those that it has where the player has changed nothing,
    by the form's ready-made answer. ``final``: a final step and its answer, to be confirmed. ``path``:
    the open menu. ``page``: the page of options on show. ``advice``: what the AI advised on this question, until the
    player goes on; a form with ready-made answers begins with it.
    """

    value: Any = None
    steps: dict[str, Any] | None = None
    editing: str | None = None
    partial: list[str] | None = None
    present: list[str] | None = None
    final: dict[str, Any] | None = None
    path: str = ""
    page: int = 0
    advice: Advised | None = None


async def stored_draft(store: Store, table_id: int, seat: int, question: str) -> Draft:
    """Return the draft of the answer to a question, empty if none is stored."""
    return Draft.model_validate(await store.drafts.get(table_id, seat, question) or {})


class FormSheet:
    """A form as far as it is filled in: its answered steps in order, and the step to ask next.

    ``given``: everything in the draft, including steps not reached yet. ``done``: also quiet steps at their defaults.
    ``answer``: the steps answered in the draft, and the pins. ``stands``: these are the seat's present standing orders.
    ``advice``: the AI's advice, if the form still is as it began with it.
    """

    def __init__(self, match: Match, question: Question, draft: Draft) -> None:
        self.question = question
        self.advice = begun_with(question, draft)
        self.given = draft.steps if draft.steps is not None else initial_steps(match, question, draft)
        opened = draft.editing or next(iter(draft.final or {}), None)
        filling = question.filling(self.given, opened)
        self.done = [(step, value) for step, value in filling.done if step.step not in question.pins]
        # A value drafted before a pin, or by an older version, may no longer fit: its step is asked again.
        self.asked = filling.open
        self.answer: dict[str, Value] = {**of_draft(filling, question, self.given), **question.pins}
        complete = self.asked is None and is_orders(question)
        self.stands = complete and question.checked(self.answer) == match.orders(question.seat)
        self._drafted = draft.steps is not None

    @property
    def chosen(self) -> list[tuple[str, Value]]:
        """The answered steps that stand in the draft, in order: "Back" takes the last of them away."""
        return [(step.step, value) for step, value in self.done if step.step in self.given]

    @cached_property
    def others(self) -> list[Proposal]:
        """The ready-made answers that would change something in this one; computed only where they are shown."""
        return [ready for ready in self.question.proposals if not self._holds(ready)]

    @property
    def changed(self) -> bool:
        """Whether the player has changed steps that every ready-made answer would replace."""
        return self._drafted and len(self.others) == len(self.question.proposals) > 0

    def _holds(self, ready: Proposal) -> bool:
        """Return whether a ready-made answer comes to the same: what it leaves out is answered by defaults."""
        kept = {step: value for step, value in self.answer.items() if step in ready.keeps}
        filling, pins = self.question.filling({**ready.answer, **kept}), self.question.pins
        mine, theirs = (
            (None if asked is None else asked.step, {step.step: value for step, value in done if step.step not in pins})
            for asked, done in ((self.asked, self.done), (filling.open, filling.done))
        )
        return mine == theirs

    @property
    def opened(self) -> bool:
        """Whether the step to ask has an answer already, so that it was opened for a change."""
        return self.asked is not None and (self.asked.step in self.given or self.asked.quiet)

    @property
    def steps(self) -> list[Question]:
        """The answered steps, then the step to ask next."""
        return [step for step, _ in self.done] + ([self.asked] if self.asked is not None else [])


def is_sure(question: Question, draft: Draft) -> bool:
    """Return whether a form waits for the second confirmation of its answer."""
    return question.shape == "form" and draft.editing == SURE


def sure_mark(answer: Value) -> str:
    """Return the mark of the second confirmation: a second press on the first button must not give it."""
    return mark_of([SURE, answer])


def without_open_step(draft: Draft) -> Draft:
    """Return the draft without the step that was opened for a change, unless something was picked in it."""
    return draft if draft.partial is not None else draft.model_copy(update={"editing": None})


def orders_id(seat: int) -> str:
    """Return the id of the form of a seat's standing orders, which can be filled in at any time."""
    return f"{seat}.orders"


def is_orders(question: Question) -> bool:
    """Return whether a form is that of its seat's standing orders."""
    return question.id == orders_id(question.seat)


def initial_steps(match: Match, question: Question, draft: Draft) -> dict[str, Value]:
    """Return the answers that a form starts with: its seat's standing orders, or a ready-made answer."""
    if is_orders(question) and (standing := match.orders(question.seat)):
        return dict(standing)
    if (advice := begun_with(question, draft)) is not None:
        return dict(advice.answer)
    return dict(question.proposals[0].answer) if question.proposals else {}


def begun_with(question: Question, draft: Draft) -> Advised | None:
    """Return the AI's advice with which a form with ready-made answers begins; None once the player has changed it."""
    ready = question.shape == "form" and not is_orders(question) and bool(question.proposals)
    return draft.advice if draft.steps is None and ready else None


def begun_of(match: Match, question: Question, draft: Draft) -> Begun:
    """Return what the player has answered of a form of which a step is open; of any other question nothing."""
    if question.shape != "form" or is_orders(question):
        return unbegun()
    asked = FormSheet(match, question, draft).asked
    if asked is None:
        return unbegun()
    given = dict(draft.steps or {})
    known = given.pop(asked.step, None)
    if draft.partial is not None and draft.editing == asked.step:
        known = draft.partial
    if asked.shape == "pick" and not known and asked.step == next(iter(question.steps)).step:
        # What other steps hold is about what this one had before.
        return unbegun()
    return Begun(given, asked.step, [*known] if asked.shape == "pick" and known else [])


def mark_of(answer: Value) -> str:
    """Return a short hash of an answer. A Confirm button carries it and confirms only the answer on its screen."""
    return sha256(json.dumps(answer, sort_keys=True).encode()).hexdigest()[:8]


def with_step(match: Match, question: Question, draft: Draft, step: str, value: Value) -> dict[str, Value]:
    """Return the form's steps with a new answer to one of them.

    A later step keeps its answer if that still fits, and else takes its default; so does a step behind a new open one.
    If the default does not fit either, all later steps are asked again. Steps without an answer are asked as before.
    What goes with the answer by the rules' own lights is added. Raises Refusal if the value itself does not fit.
    """
    given = draft.steps if draft.steps is not None else initial_steps(match, question, draft)
    return question.suited(step, given, _with_step(question, given, step, value))


def _with_step(question: Question, given: Mapping[str, Value], step: str, value: Value) -> dict[str, Value]:
    before = answered(question, given, step)
    kept = before | {step: value}
    check_fits(question, kept)
    whole = {**given, **kept}
    while (filling := question.filling(whole)).refusal is not None and filling.open is not None:
        misfit = filling.open.step
        if misfit in kept or whole.get(misfit) == filling.open.default:
            return kept
        whole[misfit] = filling.open.default
    return answered(question, whole) if filling.open is None else whole


def answered(question: Question, given: Mapping[str, Value], until: str | None = None) -> dict[str, Value]:
    """Return the given answers that a form takes, up to its first open step, or before the step ``until``."""
    return of_draft(question.filling(given, until), question, given)


def of_draft(filling: QuestionFilling, question: Question, given: Mapping[str, Value]) -> dict[str, Value]:
    """Return the answers of a filled-in form that come from the draft: neither pins nor defaults of quiet steps."""
    return {step.step: value for step, value in filling.done if step.step in given and step.step not in question.pins}


def check_fits(question: Question, steps: Mapping[str, Value]) -> None:
    """Check that a form can be filled in with these answers. Raises Refusal."""
    refusal = question.filling(steps).refusal
    if refusal is not None:
        raise refusal
