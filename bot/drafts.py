"""What a player has half answered. Drafts are stored, and are never answers."""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from rules.kernel import Match, Question, Refusal

Value = Any
"""An answer or part of one: an option id, a list of them, a number, or a form's object."""


class Draft(BaseModel):
    """A half-given answer.

    ``value`` is for questions that are no forms: what has been picked so far. ``steps`` holds a form's answers, None
    before anything was touched; ``editing`` the step being changed, ``partial`` what has been picked of it so far;
    ``final`` a step that will be settled for good, with its answer, once it is confirmed. ``page`` is the page of
    options on show.
    """

    value: Any = None
    steps: dict[str, Any] | None = None
    editing: str | None = None
    partial: list[str] | None = None
    final: dict[str, Any] | None = None
    page: int = 0


class FormSheet:
    """A form as far as it is filled in: the answered steps in order, and the step that is asked next."""

    def __init__(self, match: Match, question: Question, draft: Draft) -> None:
        self.question = question
        self.done: list[tuple[Question, Value]] = []
        self.asked: Question | None = None
        given = draft.steps if draft.steps is not None else proposed(question)
        filled: dict[str, Value] = dict(match.pins(question.seat))
        while (step := match.step(question.seat, filled)) is not None:
            # A final step that is answered but not pinned is asked until it is.
            if step.step == draft.editing or step.step not in given or step.step in filled:
                self.asked = step
                break
            filled[step.step] = given[step.step]
            self.done.append((step, given[step.step]))
        self.answer = filled


def proposed(question: Question) -> dict[str, Value]:
    """Return what a form starts from: its first ready-made answer."""
    return dict(question.proposals[0].answer) if question.proposals else {}


def with_step(match: Match, question: Question, draft: Draft, step: str, value: Value) -> dict[str, Value]:
    """Return the form's steps with one of them answered anew.

    Later steps stay if they still fit, and take their defaults if they do not. Raises Refusal if the value itself
    does not fit, even with defaults after it.
    """
    given = draft.steps if draft.steps is not None else proposed(question)
    kept = _prefix(match, question, given, step) | {step: value}
    after = [name for name in given if name not in kept]
    for name in after:
        try:
            match.step(question.seat, kept | {name: given[name]})
        except Refusal:
            break
        kept[name] = given[name]
    while after and (asked := match.step(question.seat, kept)) is not None and asked.step not in kept:
        kept[asked.step] = asked.default
    match.step(question.seat, kept)
    return kept


def _prefix(match: Match, question: Question, given: Mapping[str, Value], step: str) -> dict[str, Value]:
    kept: dict[str, Value] = {}
    while (asked := match.step(question.seat, kept)) is not None:
        if asked.step == step or asked.step not in given or asked.step in kept:
            break
        kept[asked.step] = given[asked.step]
    return kept
