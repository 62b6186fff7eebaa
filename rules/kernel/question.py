"""An open question as the bot and scripts see it: plain data, computed when it is read."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from rules.kernel.asking import Ask, NumberAsk, Option, OptionsAsk, PickAsk, Shape, Show, Taken
from rules.kernel.forms import FormAsk, Proposal, fields_of
from rules.kernel.refusals import IllegalAnswer, Malformed, Refusal


class Later(Mapping[str, Any]):
    """Facts of which some are computed when they are first read: a replay reads none, and few labels need all.

    ``known``: the others, which go before them.
    """

    def __init__(self, known: Mapping[str, Any], facts: Callable[[], Mapping[str, Any]]) -> None:
        self._known = known
        self._compute = facts

    @cached_property
    def _facts(self) -> Mapping[str, Any]:
        return {**self._compute(), **self._known}

    def __getitem__(self, key: str) -> Any:
        return self._known[key] if key in self._known else self._facts[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._facts)

    def __len__(self) -> int:
        return len(self._facts)


class Question:
    """A question to one seat.

    ``id`` is "<seat>.<n>" for the n-th question to that seat, "<id>/<step>" for a form's step. ``shape`` is choose,
    pick (``ordered`` or not), number or form. ``pick`` and ``number`` are (lo, hi) where they apply, else None.
    ``pins`` are the answers to those final steps of a form that are already answered. ``window``: the question is about
    another seat's act. ``quiet``: a form's step that takes its default without being asked. ``recall``: the answer can
    be taken back while other seats are still asked.
    """

    def __init__(self, ask: Ask[Any], question_id: str, pins: Mapping[str, Any] | None = None) -> None:
        self._ask = ask
        self.id = question_id
        self.pins: Mapping[str, Any] = pins or {}
        self.seat: int = ask.seat
        self.kind: str = ask.kind
        self.step: str = ask.step
        self.shape: Shape = ask.shape
        self.secret: bool = ask.secret
        self.takeback: bool = ask.takeback
        self.final: bool = ask.final
        self.quiet: bool = ask.quiet
        self.recall: bool = ask.recall
        self.show: Show = ask.show
        self.window: bool = ask.window
        self.rule: str | None = ask.rule
        self.data: Mapping[str, Any] = ask.data_with(self.pins) if isinstance(ask, FormAsk) else ask.data

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """The options; empty for numbers and forms."""
        return self._ask.options if isinstance(self._ask, OptionsAsk) else ()

    def with_options(self, options: Iterable[Option]) -> "Question":
        """Return the question with the same options in other words: with more facts, for one reader's eyes."""
        worded = Question(self._ask, self.id, self.pins)
        worded.options = tuple(options)
        return worded

    @property
    def pick(self) -> tuple[int, int] | None:
        """The least and the greatest number of options to pick."""
        return self._ask.k if isinstance(self._ask, PickAsk) else None

    @property
    def ordered(self) -> bool:
        """Whether the order of the picked options matters."""
        return isinstance(self._ask, PickAsk) and self._ask.ordered

    @property
    def number(self) -> tuple[int, int] | None:
        """The range of the number."""
        return (self._ask.lo, self._ask.hi) if isinstance(self._ask, NumberAsk) else None

    @cached_property
    def steps(self) -> "tuple[Question, ...]":
        """A form's steps when each takes its pin or its default."""
        return self.steps_with({})

    def steps_with(self, answer: Mapping[str, Any]) -> "tuple[Question, ...]":
        """Return a form's steps when each takes its pin, its answer here, or its default.

        Raises as :meth:`rules.kernel.Match.answer` if the answers are illegal.
        """
        if not isinstance(self._ask, FormAsk):
            return ()
        return tuple(step_question(step, self.id) for step in self._ask.steps_with({**answer, **self.pins}))

    def step_with(self, name: str, answer: Mapping[str, Any]) -> "Question | None":
        """Return one step of :meth:`steps_with`, None if it is not met. The steps after it are not walked."""
        if not isinstance(self._ask, FormAsk):
            return None
        met = self._ask.steps_with({**answer, **self.pins})
        return next((step_question(step, self.id) for step in met if step.step == name), None)

    def filling(self, draft: Mapping[str, Any], opened: str | None = None) -> "QuestionFilling":
        """Fill in a form with its pins, a draft and the defaults of quiet steps, as far as they go.

        ``opened``: a step that stays open, because it is being changed. Raises Malformed if this is no form.
        """
        if not isinstance(self._ask, FormAsk):
            raise Malformed("bad_form", expected="form")
        filling = self._ask.filling(draft, self.pins, opened)
        done = [(step_question(step, self.id), answer) for step, answer in filling.done]
        return QuestionFilling(
            done, None if filling.open is None else step_question(filling.open, self.id), filling.refusal
        )

    @cached_property
    def proposals(self) -> tuple[Proposal, ...]:
        """A form's ready-made answers, each with the form's facts about it, without those that a pin rules out."""
        if not isinstance(self._ask, FormAsk):
            return ()
        return tuple(
            proposal._replace(data=Later(proposal.data, lambda found=proposal: self.facts(found.answer)))
            for proposal in self._ask.proposals(self.pins)
            if self._agrees_with_pins(proposal.answer)
        )

    def facts(self, answer: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return what follows from a form's answer with its pins and defaults: a total, say. Raises as ``checked``."""
        if not isinstance(self._ask, FormAsk) or self._ask.facts is None:
            return {}
        return self._ask.facts(self._value(self._ask, answer))

    def suited(self, step: str, before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
        """Return a form's answers after a step was answered by hand, with what goes with that if it is legal.

        ``before``: the answers before that. Neither holds pins.
        """
        if not isinstance(self._ask, FormAsk) or self._ask.suited is None:
            return dict(after)
        found = self._ask.suited(step, {**before, **self.pins}, {**after, **self.pins})
        wanted = {name: value for name, value in found.items() if name not in self.pins}
        return wanted if self._ask.filling(wanted, self.pins).refusal is None else dict(after)

    def is_grave(self, answer: Mapping[str, Any]) -> bool:
        """Return whether a form's answer is confirmed a second time, because of what it does. Raises as ``checked``."""
        if not isinstance(self._ask, FormAsk) or self._ask.grave is None:
            return False
        return self._ask.grave(self._value(self._ask, answer))

    def _value(self, ask: FormAsk[Any], answer: Mapping[str, Any]) -> Any:
        whole = {**answer, **self.pins}
        return ask.filled[1] if ask.filled is not None and ask.filled[0] == whole else self.taken(whole)[1]

    def checked(self, answer: Any) -> Any:
        """Return an answer in its canonical form. Raises Malformed or IllegalAnswer if it is not legal."""
        return self.taken(answer)[0]

    def completed(self, answer: Any) -> Any:
        """Return an answer as a ready-made one: a form's without the quiet steps that take their defaults.

        Raises as :meth:`checked`.
        """
        checked = self.checked(answer)
        return self._ask.complete(checked) if isinstance(self._ask, FormAsk) else checked

    def taken(self, answer: Any) -> Taken[Any]:
        """Return an answer's canonical form and its value. Raises as :meth:`checked`; a form's pins are filled in."""
        if not self.pins:
            return self._ask.take(answer)
        stored, value = self._ask.take({**self.pins, **fields_of(answer)})
        for step, pinned in self.pins.items():
            if stored[step] != pinned:
                raise IllegalAnswer("pinned", self.rule, step=step)
        return stored, value

    def is_final(self, answer: Any) -> bool:
        """Return whether an answer can never be taken back, so that it needs a confirmation."""
        return self._ask.is_final(answer)

    def _agrees_with_pins(self, answer: Mapping[str, Any]) -> bool:
        if self.pins:
            try:
                self.taken(answer)
            except Refusal:
                return False
        return True

    @cached_property
    def default(self) -> Any:
        """The legal answer that is given for a seat that does not answer in time.

        A form with pins takes its pins and each step's default, because the form's own default may contradict the pins.
        """
        return dict(self.pins) if self.pins else self._ask.default

    def plain(self) -> dict[str, Any]:
        """Return the whole question as plain JSON."""
        return {
            "id": self.id,
            "seat": self.seat,
            "kind": self.kind,
            "step": self.step,
            "shape": self.shape,
            "options": [{"id": option.id, "data": dict(option.data)} for option in self.options],
            "pick": self.pick,
            "ordered": self.ordered,
            "number": self.number,
            "steps": [step.plain() for step in self.steps],
            "proposals": [
                {"id": proposal.id, "answer": dict(proposal.answer), "data": dict(proposal.data)}
                for proposal in self.proposals
            ],
            "secret": self.secret,
            "takeback": self.takeback,
            "final": self.final,
            "quiet": self.quiet,
            "recall": self.recall,
            "show": self.show,
            "window": self.window,
            "pins": dict(self.pins),
            "default": self.default,
            "rule": self.rule,
            "data": dict(self.data),
        }

    def __repr__(self) -> str:
        return f"<Question {self.id} {self.kind}>"


class QuestionFilling(NamedTuple):
    """A form as far as a draft fills it in, as questions; see :class:`rules.kernel.forms.Filling`."""

    done: Sequence[tuple[Question, Any]]
    open: Question | None
    refusal: Refusal | None


def step_question(step: Ask[Any], question_id: str) -> Question:
    """Return a form's step as a question of its own."""
    return Question(step, f"{question_id}/{step.step}")
