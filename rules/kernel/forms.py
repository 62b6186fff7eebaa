"""Forms: several simple steps asked as one question. Menus, drafts, checks and pilots walk the same steps."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar, Unpack, cast

from rules.kernel.asking import Ask, AskWords, Play, Taken
from rules.kernel.refusals import Malformed, Refusal

T = TypeVar("T")


class Proposal(NamedTuple):
    """A ready-made answer to a form, given with one press. The form's facts are added to its data.

    ``keeps``: the steps that it leaves as they are answered; it answers those that are not.
    """

    id: str
    answer: Mapping[str, Any]
    data: Mapping[str, Any] = {}
    keeps: Sequence[str] = ()


Proposals: TypeAlias = "Iterable[Proposal] | Callable[[], Iterable[Proposal]]"
Pinned: TypeAlias = Callable[[Mapping[str, Any]], Iterable[Proposal]]
Suited: TypeAlias = Callable[[str, Mapping[str, Any], Mapping[str, Any]], Mapping[str, Any]]


class Filling(NamedTuple):
    """A form as far as a draft fills it in: one walk through its steps.

    ``done``: each answered step and its answer, quiet ones with their defaults. ``open``: the first step without an
    answer; None: the form is complete. ``refusal``: why the answer that the draft has for the open step does not fit.
    """

    done: Sequence[tuple[Ask[Any], Any]]
    open: Ask[Any] | None
    refusal: Refusal | None = None


class FormAsk(Ask[T]):
    """Several simple steps in one answer: an object {step: answer}; a missing step takes its default."""

    shape = "form"

    def __init__(
        self,
        seat: int,
        kind: str,
        chain: Callable[[], Play[T]],
        proposals: Proposals,
        *,
        complete: Callable[[Mapping[str, Any]], Mapping[str, Any]] | None = None,
        facts: Callable[[T], Mapping[str, Any]] | None = None,
        pinned: Pinned | None = None,
        grave: Callable[[T], bool] | None = None,
        renewed: Callable[[Mapping[str, Any]], Mapping[str, Any]] | None = None,
        suited: Suited | None = None,
        **ask: Unpack[AskWords],
    ) -> None:
        super().__init__(seat, kind, **ask)
        self._chain = chain
        self._proposals = proposals
        self._pinned = pinned
        self._renewed = renewed
        self.suited = suited
        self._completed = complete
        self.facts = facts
        self.grave = grave
        self.filled: tuple[Mapping[str, Any], T] | None = None
        """The last draft that :meth:`filling` found complete, with its pins, and its value: a screen asks for both."""

    def proposals(self, pins: Mapping[str, Any]) -> tuple[Proposal, ...]:
        """Return the ready-made answers to a form with these pins, in the order in which they are shown."""
        if pins and self._pinned is not None:
            return tuple(self._pinned(pins))
        return tuple(self._proposals() if callable(self._proposals) else self._proposals)

    def data_with(self, pins: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the facts of a form with these pins."""
        return {**self.data, **self._renewed(pins)} if pins and self._renewed is not None else self.data

    def _fallback(self) -> Any:
        return {}

    def walk(self) -> "FormWalk[T]":
        """Return a fresh walk through the steps."""
        return FormWalk(self._chain())

    def take(self, answer: object) -> Taken[T]:
        """Walk the steps with the answer; missing steps take their defaults. The stored answer has every step."""
        given = fields_of(answer)
        if self._completed is not None:
            given = self._completed(given)
        walk = self.walk()
        while (step := walk.step) is not None:
            walk.give(step.take(given_or_default(step, given)))
        for name in given:
            if name not in walk.answers:
                raise Malformed("bad_form", unknown=name)
        return walk.answers, walk.value

    def trust(self, answer: Any) -> T:
        """Walk the steps with a stored, complete answer."""
        chain, values = self._chain(), None
        while True:
            try:
                (step,) = chain.send(values)  # pyright: ignore[reportArgumentType] - None starts it
            except StopIteration as stop:
                return stop.value
            values = (step.trust(answer[step.step]),)

    def next_step(self, draft: object, pins: Mapping[str, Any]) -> Ask[Any] | None:
        """Return the first step that neither draft nor pins answer; None if there is none. Raises as ``take``.

        Quiet steps take their defaults. Only a pin answers a final step otherwise: the steps after it may show what
        the seat sees only once it is committed.
        """
        filling = self.filling(draft, pins)
        if filling.refusal is not None:
            raise filling.refusal
        return filling.open

    def filling(self, draft: object, pins: Mapping[str, Any], opened: str | None = None) -> Filling:
        """Fill in the form with pins, a draft, and the defaults of quiet steps, as far as they go.

        ``opened``: a step that stays open, because it is being changed. Raises Malformed if the draft is no object.
        """
        given, self.filled = fields_of(draft), None
        done: list[tuple[Ask[Any], Any]] = []
        walk = self.walk()
        while (step := walk.step) is not None:
            name = step.step
            if name in pins:
                answer = pins[name]
            elif name == opened:
                break
            elif name in given and not (step.final and (not step.quiet or given[name] != step.default)):
                answer = given[name]
            elif step.quiet and name not in given:
                answer = step.default
            else:
                break
            try:
                walk.give(step.take(answer))
            except Refusal as refusal:
                return Filling(done, step, refusal)
            done.append((step, answer))
        if walk.step is None and self._completed is None and given.keys() <= walk.answers.keys():
            self.filled = {**given, **pins}, walk.value
        return Filling(done, walk.step)

    def complete(self, answer: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return an answer with the defaults of missing steps, without quiet steps at their own. Raises as ``take``."""
        whole = [(step, given_or_default(step, answer)) for step in self.steps_with(answer)]
        return {step.step: given for step, given in whole if not step.quiet or given != step.default}

    def steps_with(self, given: Mapping[str, Any]) -> Iterator[Ask[Any]]:
        """Yield the steps that a walk with these answers meets; missing steps take their defaults."""
        walk = self.walk()
        while (step := walk.step) is not None:
            yield step
            walk.give(step.take(given_or_default(step, given)))


def fields_of(answer: object) -> Mapping[str, Any]:
    """Return a form's answer or draft, which must be an object. Raises Malformed."""
    if not isinstance(answer, Mapping):
        raise Malformed("bad_form", expected="form")
    return cast("Mapping[str, Any]", answer)


def given_or_default(step: Ask[Any], given: Mapping[str, Any]) -> Any:
    """Return the answer given for a step, or its default, which is computed only if needed."""
    return given[step.step] if step.step in given else step.default  # noqa: SIM401


class FormWalk(Generic[T]):
    """One walk through a form's chain. ``step`` is the open step; at the end it is None and ``value`` is set."""

    value: T

    def __init__(self, chain: Play[T]) -> None:
        self._chain = chain
        self.answers: dict[str, Any] = {}
        self.step: Ask[Any] | None = None
        self._go(None)

    def give(self, taken: Taken[Any]) -> None:
        """Answer the open step. Raises IllegalAnswer if the chain refuses it."""
        step = self.step
        assert step is not None, "the form is complete"
        if step.step in self.answers:
            msg = f"the form asks {step.step!r} twice"
            raise ValueError(msg)
        stored, value = taken
        self.answers[step.step] = stored
        self._go((value,))

    def _go(self, values: tuple[Any, ...] | None) -> None:
        try:
            (self.step,) = next(self._chain) if values is None else self._chain.send(values)
        except StopIteration as stop:
            self.step = None
            self.value = stop.value


def form(
    seat: int,
    kind: str,
    chain: Callable[[], Play[T]],
    proposals: Proposals = (),
    *,
    complete: Callable[[Mapping[str, Any]], Mapping[str, Any]] | None = None,
    facts: Callable[[T], Mapping[str, Any]] | None = None,
    pinned: Pinned | None = None,
    grave: Callable[[T], bool] | None = None,
    renewed: Callable[[Mapping[str, Any]], Mapping[str, Any]] | None = None,
    suited: Suited | None = None,
    **ask: Unpack[AskWords],
) -> FormAsk[T]:
    """Ask for everything that ``chain`` asks, as one answer.

    ``chain`` is a private play of simple steps, without dice and without telling; it may be walked any number of
    times. It raises IllegalAnswer where the steps do not fit together. ``complete`` sees the whole answer before the
    walk: it checks the answer, for games whose rules fix the order in which faults are reported, and returns it with
    the missing steps. Their defaults may then depend on later steps. ``facts`` derives facts from the chain's
    value, such as a total; proposals and the summary to confirm show them. ``pinned`` returns the proposals once final
    steps are pinned; without it they are those of ``proposals`` that agree with the pins. ``grave`` returns whether the
    chain's value does what nobody does by accident, such as to leave the match: its summary is confirmed twice.
    ``renewed`` returns those facts of the question that its pins change. ``suited`` sees which step a player has
    answered, and all answers before and after that, the pins among them; it returns them with what goes with it.
    """
    return FormAsk(
        seat,
        kind,
        chain,
        proposals,
        complete=complete,
        facts=facts,
        pinned=pinned,
        grave=grave,
        renewed=renewed,
        suited=suited,
        **ask,
    )
