"""What a player has half answered. Drafts are stored, and are never answers."""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from pydantic import BaseModel

from rules.kernel import Match, Question, Refusal

Value = Any
"""An answer or part of one: an option id, a list of them, a number, or a form's object."""


class Draft(BaseModel):
    """A half-given answer.

    ``value`` is for questions that are no forms: what has been picked so far, or waits to be confirmed. ``steps`` holds
    a form's answers, None before anything was touched; ``editing`` the step being changed, ``partial`` what has been
    picked of it so far; ``final`` a step that will be settled for good, with its answer, once it is confirmed.
    ``path`` is the menu that is open, ``page`` the page of options on show.
    """

    value: Any = None
    steps: dict[str, Any] | None = None
    editing: str | None = None
    partial: list[str] | None = None
    final: dict[str, Any] | None = None
    path: str = ""
    page: int = 0


class FormSheet:
    """A form as far as it is filled in: the answered steps in order, and the step that is asked next.

    ``given`` is all that the draft holds, also of steps that are not reached; ``answer`` what is answered, pins too.
    """

    def __init__(self, match: Match, question: Question, draft: Draft) -> None:
        self.question = question
        self.given = draft.steps if draft.steps is not None else begun_with(match, question)
        self.done: list[tuple[Question, Value]] = []
        self.asked: Question | None = None
        filled: dict[str, Value] = {} if is_orders(question) else dict(match.pins(question.seat))
        step = next_step(match, question, filled)
        # A final step that is answered but not pinned is asked until it is.
        while step is not None and step.step != draft.editing and step.step in self.given and step.step not in filled:
            value = self.given[step.step]
            try:
                after = next_step(match, question, filled | {step.step: value})
            except Refusal:
                # What was drafted before a pin, or by an older version, may not fit any more: it is asked again.
                break
            filled[step.step] = value
            self.done.append((step, value))
            step = after
        self.asked = step
        self.answer = filled

    @property
    def steps(self) -> list[Question]:
        """The steps met so far, and the one that is asked."""
        return [step for step, _ in self.done] + ([self.asked] if self.asked is not None else [])


def as_it_stands(draft: Draft) -> Draft:
    """Return the draft with no step opened to be changed; one of which something new was picked stays open."""
    return draft if draft.partial is not None else draft.model_copy(update={"editing": None})


def orders_id(seat: int) -> str:
    """Return the id of the form of a seat's standing orders, which may be filled in whether or not it is asked."""
    return f"{seat}.orders"


def is_orders(question: Question) -> bool:
    """Tell whether a form is that of its seat's standing orders."""
    return question.id == orders_id(question.seat)


def next_step(match: Match, question: Question, filled: Mapping[str, Value]) -> Question | None:
    """Return the step of a form that comes next, None when it is complete. Raises Refusal for what does not fit."""
    if is_orders(question):
        return match.orders_form(question.seat, filled)
    return match.step(question.seat, filled)


def begun_with(match: Match, question: Question) -> dict[str, Value]:
    """Return what a form starts from: the standing orders that there are, or else its first ready-made answer."""
    if is_orders(question) and (standing := match.orders(question.seat)):
        return dict(standing)
    return dict(question.proposals[0].answer) if question.proposals else {}


def mark_of(answer: Value) -> str:
    """Return a short mark of an answer: a Confirm button carries it, so that it confirms only what its screen shows."""
    return sha256(json.dumps(answer, sort_keys=True).encode()).hexdigest()[:8]


def with_step(match: Match, question: Question, draft: Draft, step: str, value: Value) -> dict[str, Value]:
    """Return the form's steps with one of them answered anew.

    Later steps stay as they are if they still fit; one that does not takes its default. Where that does not fit
    either, all later ones are asked again, as are those that nobody has answered yet. Raises Refusal if the value
    itself does not fit.
    """
    given = draft.steps if draft.steps is not None else begun_with(match, question)
    kept = _before(match, question, given, step) | {step: value}
    next_step(match, question, kept)
    return _with_later(match, question, given, kept) or kept


def _before(match: Match, question: Question, given: Mapping[str, Value], step: str) -> dict[str, Value]:
    kept: dict[str, Value] = {}
    while (asked := next_step(match, question, kept)) is not None:
        if asked.step == step or asked.step not in given or asked.step in kept:
            break
        kept[asked.step] = given[asked.step]
    return kept


def _with_later(
    match: Match, question: Question, given: Mapping[str, Value], kept: Mapping[str, Value]
) -> dict[str, Value] | None:
    """Return the steps with the later ones that are given, or None if neither those nor their defaults fit."""
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
    """Tell whether a form may be filled in so."""
    try:
        next_step(match, question, steps)
    except Refusal:
        return False
    return True
