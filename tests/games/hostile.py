"""Hostile answers: wrong shapes and types, ids of other questions, unknown fields, huge numbers."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from typing import Any, NamedTuple

import pytest

from rules.kernel import IllegalAnswer, Malformed, Match, NotYourSeat, Question, Refusal, StaleQuestion

REFUSALS = (Malformed, IllegalAnswer, StaleQuestion, NotYourSeat)
HUGE = 10**4999
SHAPES: Sequence[Any] = (
    *(None, True, False, 0, 1, -1, 10**9, HUGE, -HUGE, 0.5, float("nan"), float("inf")),
    *("", " ", "0", "a", "no such option", "x" * 5000, "a/b/c", "\x00", "\ud800", b"bytes", object()),
    *([], [None], ["a"], ["a", "a"], [[]], [{}], [0], [HUGE], ["x"] * 1000, (), {"a"}, range(3)),
    *({}, {"": ""}, {"a": 1}, {1: "a"}, {None: None}, {"seat": 0}, {"a": {"b": {"c": []}}}),
)


def wrong_answers(question: Question, foreign: Sequence[str]) -> Iterator[Any]:
    """Yield answers that are probably illegal. ``foreign``: ids of options of other questions."""
    yield from SHAPES
    yield from foreign
    yield [*foreign]
    yield from ([option] for option in foreign)
    ids = [option.id for option in question.options]
    yield from ([*ids, *ids], ids[::-1], ids * 2, ids[:1] * 2, [], [*ids, "no such option"])
    yield from (option.upper() + " " for option in ids[:3])
    if question.number is not None:
        yield from (question.number[0] - 1, question.number[1] + 1, str(question.number[0]), float(question.number[0]))
    if question.shape == "form":
        yield from wrong_forms(question, foreign)


def wrong_forms(question: Question, foreign: Sequence[str]) -> Iterator[dict[Any, Any]]:
    """Yield answers to a form with an extra field, or with the id of some option in one field."""
    whole = question.checked(question.default)
    for answer in (question.default, whole, *(dict(proposal.answer) for proposal in question.proposals[:2])):
        yield {**answer, "no such step": 1}
        yield {**answer, 7: 1}
    for step in question.steps:
        for wrong in (*foreign[:5], [*foreign[:5]], *(option.id for option in step.options[:3])):
            yield {step.step: wrong}
            yield {**whole, step.step: wrong}


def wrong_shapes(question: Question) -> Iterator[tuple[str, Any]]:
    """Yield the steps of a form, each with values that it refuses whatever the other steps say."""
    for step in question.steps:
        for wrong in SHAPES:
            try:
                step.checked(wrong)
            except REFUSALS:
                yield step.step, wrong


class Standing(NamedTuple):
    """Everything in a match that a refused answer must leave unchanged."""

    entries: int
    events: int
    draws: int
    questions: dict[int, dict[str, Any]]
    state: Any

    @classmethod
    def of(cls, match: Match) -> "Standing":
        """Take a snapshot of a match."""
        questions = {seat: question.plain() for seat, question in match.questions.items()}
        return cls(len(match.entries), len(match.log), len(match.draws), questions, deepcopy(match.state))


class Attacker:
    """Gives a match hostile answers and checks that each is refused and changes nothing."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.foreign: dict[str, None] = {}
        self.stale: dict[int, list[str]] = {}
        self.refused: list[Refusal] = []

    def meet(self) -> None:
        """Remember the options and ids of the open questions, to try them on later questions."""
        for seat, question in self.match.questions.items():
            asked = question.steps if question.shape == "form" else (question,)
            self.foreign |= {option.id: None for step in asked for option in step.options[-4:]}
            ids = self.stale.setdefault(seat, [])
            if question.id not in ids:
                ids.append(question.id)

    def attack(self) -> None:
        """Try every kind of hostile answer at this moment, on one of the questions of each kind."""
        before = Standing.of(self.match)
        tried: list[str] = []
        for seat, question in list(self.match.questions.items()):
            if question.kind not in tried:
                tried.append(question.kind)
                for answer in wrong_answers(question, list(self.foreign)[-12:]):
                    self.try_answer(seat, question, answer)
                self.try_shapes(seat, question)
            self.try_ids(seat, question)
        self.try_seats()
        self.try_orders()
        assert Standing.of(self.match) == before

    def try_answer(self, seat: int, question: Question, answer: Any) -> None:
        """Give an answer if the question itself refuses it; skip legal answers."""
        try:
            question.checked(answer)
        except REFUSALS as expected:
            self.refuse(type(expected), seat, answer, question.id)
            if question.shape == "form" and isinstance(answer, Mapping):
                self.look_ahead(seat, answer)

    def try_shapes(self, seat: int, question: Question) -> None:
        """Give a form values of the wrong shape for one step: in an answer alone, in a draft within a whole answer."""
        whole = question.checked(question.default) if question.shape == "form" else {}
        for step, wrong in wrong_shapes(question):
            self.refuse(REFUSALS, seat, {step: wrong}, question.id)
            self.look_ahead(seat, {**whole, step: wrong})

    def look_ahead(self, seat: int, draft: Mapping[str, Any]) -> None:
        """Check that a wrong draft of a form is refused, or leads to a step that it lacks."""
        with suppress(*REFUSALS):
            self.match.step(seat, draft)

    def try_ids(self, seat: int, question: Question) -> None:
        """Give a legal answer to the id of a closed question, of another seat's question, or of none."""
        default = question.default
        for stale in self.stale[seat]:
            if stale != question.id:
                self.refuse(StaleQuestion, seat, default, stale)
        for unknown in (f"{seat}.999999", f"{seat}.", f"{seat}.-1", f"{seat}.{question.id}"):
            self.refuse(StaleQuestion, seat, default, unknown)
        for foreign in ("", ".", "x.1", f"{seat + 1}.1", "999.1", f" {question.id}"):
            self.refuse(NotYourSeat, seat, default, foreign)
        for other in range(self.match.seats):
            if other != seat:
                self.refuse(NotYourSeat, other, default, question.id)

    def try_seats(self) -> None:
        """Answer for seats that are not asked, or that do not exist."""
        game = self.match.game
        # A game may say that a seat has no part in what the others are asked.
        unasked = (StaleQuestion, NotYourSeat) if game is not None and game.unasked else (StaleQuestion,)
        for seat in range(self.match.seats):
            if seat not in self.match.questions:
                self.refuse(NotYourSeat if self.match._table.has_left(seat) else unasked, seat, None, None)
        for nobody in (-1, self.match.seats, 10**9):
            self.refuse(NotYourSeat, nobody, None, None)

    def try_orders(self) -> None:
        """Give malformed standing orders."""
        for seat in range(self.match.seats):
            for wrong in (1, "x", [], {"no such step": 1}, {7: 7}):
                with pytest.raises(REFUSALS) as refused:
                    self.match.set_orders(seat, wrong)  # type: ignore[arg-type]
                self.refused.append(refused.value)

    def refuse(
        self, expected: type[Refusal] | tuple[type[Refusal], ...], seat: int, answer: Any, question: str | None
    ) -> None:
        """Check that an answer is refused as expected and that it told, drew and logged nothing."""
        match = self.match
        before = len(match.entries), len(match.log), len(match.draws), list(match.questions)
        with pytest.raises(REFUSALS) as refused:
            match.answer(seat, answer, question)
        assert issubclass(refused.type, expected), (refused.value, seat, answer)
        self.refused.append(refused.value)
        assert (len(match.entries), len(match.log), len(match.draws), list(match.questions)) == before
