"""Drafts: answers that a player has begun. They are stored, and never count as answers."""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from pydantic import BaseModel

from rules.kernel import Match, Question, Refusal
from storage import Store

Value = Any
"""An answer or part of one: an option id, a list of them, a number, or a form's object."""


class Draft(BaseModel):
    """An answer that a player has begun.

    ``value``: for questions other than forms, the options picked so far, or the answer to be confirmed. ``steps``: a
    form's answers, None until the player changes one. ``editing``: the step being changed. ``partial``: the options
    picked for it so far. ``final``: a final step and its answer, to be confirmed. ``path``: the open menu. ``page``:
    the page of options on show.
    """

    value: Any = None
    steps: dict[str, Any] | None = None
    editing: str | None = None
    partial: list[str] | None = None
    final: dict[str, Any] | None = None
    path: str = ""
    page: int = 0


async def stored_draft(store: Store, table_id: int, seat: int, question: str) -> Draft:
    """Return the draft of the answer to a question, empty if none is stored."""
    return Draft.model_validate(await store.drafts.get(table_id, seat, question) or {})


class FormSheet:
    """A form as far as it is filled in: its answered steps in order, and the step to ask next.

    ``given``: everything in the draft, including steps not reached yet. ``answer``: the answered steps and the pins.
    """

    def __init__(self, match: Match, question: Question, draft: Draft) -> None:
        self.question = question
        self.given = draft.steps if draft.steps is not None else initial_steps(match, question)
        self.done: list[tuple[Question, Value]] = []
        self.asked: Question | None = None
        filled: dict[str, Value] = {} if is_orders(question) else dict(match.pins(question.seat))
        step = next_step(match, question, filled)
        # A final step is asked until its answer is pinned.
        while step is not None and step.step != draft.editing and step.step in self.given and step.step not in filled:
            value = self.given[step.step]
            try:
                after = next_step(match, question, filled | {step.step: value})
            except Refusal:
                # A value drafted before a pin, or by an older version, may no longer fit: its step is asked again.
                break
            filled[step.step] = value
            self.done.append((step, value))
            step = after
        self.asked = step
        self.answer = filled

    @property
    def steps(self) -> list[Question]:
        """The answered steps, then the step to ask next."""
        return [step for step, _ in self.done] + ([self.asked] if self.asked is not None else [])


def without_open_step(draft: Draft) -> Draft:
    """Return the draft without the step that was opened for a change, unless something was picked in it."""
    return draft if draft.partial is not None else draft.model_copy(update={"editing": None})


def orders_id(seat: int) -> str:
    """Return the id of the form of a seat's standing orders, which can be filled in at any time."""
    return f"{seat}.orders"


def is_orders(question: Question) -> bool:
    """Return whether a form is that of its seat's standing orders."""
    return question.id == orders_id(question.seat)


def next_step(match: Match, question: Question, filled: Mapping[str, Value]) -> Question | None:
    """Return the next step of a form, or None if it is complete. Raises Refusal for answers that do not fit."""
    if is_orders(question):
        return match.orders_form(question.seat, filled)
    return match.step(question.seat, filled)


def initial_steps(match: Match, question: Question) -> dict[str, Value]:
    """Return the answers that a form starts with: its seat's standing orders, or its first ready-made answer."""
    if is_orders(question) and (standing := match.orders(question.seat)):
        return dict(standing)
    return dict(question.proposals[0].answer) if question.proposals else {}


def mark_of(answer: Value) -> str:
    """Return a short hash of an answer. A Confirm button carries it and confirms only the answer on its screen."""
    return sha256(json.dumps(answer, sort_keys=True).encode()).hexdigest()[:8]


def with_step(match: Match, question: Question, draft: Draft, step: str, value: Value) -> dict[str, Value]:
    """Return the form's steps with a new answer to one of them.

    A later step keeps its answer if that still fits, and else takes its default. If the default does not fit either,
    all later steps are asked again. Steps without an answer are asked as before. Raises Refusal if the value itself
    does not fit.
    """
    given = draft.steps if draft.steps is not None else initial_steps(match, question)
    kept = _before(match, question, given, step) | {step: value}
    next_step(match, question, kept)
    return _with_later(match, question, given, kept) or kept


def _before(match: Match, question: Question, given: Mapping[str, Value], step: str) -> dict[str, Value]:
    """Return the answers to the steps before one."""
    kept: dict[str, Value] = {}
    while (asked := next_step(match, question, kept)) is not None:
        if asked.step == step or asked.step not in given or asked.step in kept:
            break
        kept[asked.step] = given[asked.step]
    return kept


def _with_later(
    match: Match, question: Question, given: Mapping[str, Value], kept: Mapping[str, Value]
) -> dict[str, Value] | None:
    """Return the steps with the later answers added, or None if neither an answer nor its default fits."""
    whole = dict(kept)
    while (asked := next_step(match, question, whole)) is not None:
        name = asked.step
        if name not in given or name in whole:
            break
        whole[name] = given[name]
        if not fits(match, question, whole):
            whole[name] = asked.default
            if not fits(match, question, whole):
                return None
    return whole


def fits(match: Match, question: Question, steps: Mapping[str, Value]) -> bool:
    """Return whether a form can be filled in with these answers."""
    try:
        next_step(match, question, steps)
    except Refusal:
        return False
    return True
