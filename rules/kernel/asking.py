"""The questions that a play may ask: choose, pick, ordered pick and number (forms: :mod:`rules.kernel.forms`).

A play is a generator. ``yield from choose(...)`` puts one question and returns its answer;
``yield from All([...])`` puts several questions, or runs several plays, side by side.
"""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypedDict, TypeVar, Unpack, cast

from rules.kernel.refusals import IllegalAnswer, Malformed

T = TypeVar("T")
Shape = Literal["choose", "pick", "number", "form"]
Show = Literal["names", "count"]


class Option(NamedTuple):
    """One thing to choose: a stable id ("/" makes menu paths) and facts for its wording.

    ``final``: what follows from it can never be taken back, so it needs a confirmation where other options need none.
    To a question that is secret, the kernel then holds it to be as final as any secret answer.
    ``reveals``: what follows from it at once may tell somebody a secret, after which it can't be taken back.
    """

    id: str
    data: Mapping[str, Any] = {}
    final: bool = False
    reveals: bool = True


Options: TypeAlias = "Iterable[str | Option] | Callable[[], Iterable[str | Option]]"
Standing: TypeAlias = Callable[[Mapping[str, Any]], Any]
Waits: TypeAlias = Callable[[Mapping[str, Any]], bool]
Taken: TypeAlias = tuple[Any, T]
"""The canonical answer, as stored, and what the play receives."""

Play: TypeAlias = Generator[tuple["Ask[Any]", ...], tuple[Any, ...], T]
"""A play yields batches of questions, is sent their answers in the same order, and returns T."""


NOTHING: Mapping[str, Any] = MappingProxyType({})


class AskWords(TypedDict, total=False):
    """The keyword arguments that questions of every shape take; see :class:`Ask`."""

    default: Any
    secret: bool
    takeback: bool
    show: Show
    standing: Standing | None
    window: bool
    waits: Waits | None
    rule: str | None
    data: Mapping[str, Any]
    step: str
    final: bool
    quiet: bool
    recall: bool


class Ask(Generic[T]):
    """A question on its way from a play to a seat. Each shape of question is a subclass.

    - ``options``: of a question that has some, or a function that returns them.
    - ``default``: an answer, or a function that returns one.
    - ``secret``: the question itself is private.
    - ``takeback``: the answer may be taken back, so it needs no confirmation.
    - ``show``: the table sees the names of the seats still to answer ("names") or only their number ("count").
    - ``standing``: a function from the seat's standing orders to an answer, or to None if they do not answer this
      question. The orders may be old and of an earlier form.
    - ``window``: the question is about another seat's act, so that it is asked at the pace of reactions.
    - ``waits``: for a window, whether the seat's standing orders answer only after a wait, where the table lets orders
      wait. None: they never wait. As for ``standing``, the orders may be of an earlier form.
    - ``step``: the name of the question within a form; by default its kind.
    - ``final``: within a form, the answer is logged at once.
    - ``quiet``: within a form, the step takes its default without being asked; it can be opened and changed. A final
      step that is quiet needs no pin while it keeps its default.
    - ``recall``: the seat may take the answer back while other seats are still asked; never in a vote.
    """

    shape: Shape

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Options = (),
        *,
        default: Any = None,
        secret: bool = False,
        takeback: bool = False,
        show: Show = "names",
        standing: Standing | None = None,
        window: bool = False,
        waits: Waits | None = None,
        rule: str | None = None,
        data: Mapping[str, Any] = NOTHING,
        step: str | None = None,
        final: bool = False,
        quiet: bool = False,
        recall: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.secret = secret
        self.takeback = takeback
        self.show: Show = show
        self.standing = standing
        self.window = window
        self.waits = waits
        self.rule = rule
        self.data = data
        self.step = kind if step is None else step
        self.final = final
        self.quiet = quiet
        self.recall = recall and show == "names"
        self._options = options
        self._default = default

    def __iter__(self) -> Play[T]:
        answer: T
        (answer,) = yield (self,)
        return answer

    @property
    def default(self) -> Any:
        """The legal answer that is given for a seat that does not answer."""
        default = self._default() if callable(self._default) else self._default
        return self._fallback() if default is None else default

    def _fallback(self) -> Any:
        raise NotImplementedError

    def is_final(self, answer: object) -> bool:
        """Return whether an answer can never be taken back, so that it needs a confirmation."""
        del answer
        return not self.takeback

    def take(self, answer: object) -> Taken[T]:
        """Check an answer; return its canonical form and its value. Raises Malformed or IllegalAnswer."""
        raise NotImplementedError

    def trust(self, answer: Any) -> T:
        """Return the value of an answer that was checked when it was stored."""
        raise NotImplementedError


class OptionsAsk(Ask[T]):
    """A question whose answer is made of option ids."""

    @property
    def options(self) -> tuple[Option, ...]:
        """The options, computed only when they are read."""
        return tuple(Option(option) if isinstance(option, str) else option for option in self._listed())

    def is_final(self, answer: object) -> bool:
        """Return whether an answer can never be taken back, so that it needs a confirmation."""
        return super().is_final(answer) or any(option.final and option.id == answer for option in self.options)

    def ids(self) -> Iterator[str]:
        """Yield the ids of the options. Options that are computed one by one are computed only as far as needed."""
        return (option if isinstance(option, str) else option.id for option in self._listed())

    def offered(self, answer: str, ids: Iterable[str]) -> None:
        """Check that the option is on offer. Raises IllegalAnswer."""
        if answer not in ids:
            raise IllegalAnswer("not_offered", self.rule, option=answer)

    def _listed(self) -> Iterable[str | Option]:
        return self._options() if callable(self._options) else self._options


class ChooseAsk(OptionsAsk[str]):
    """One of the options; the answer is its id."""

    shape = "choose"

    def _fallback(self) -> str:
        return self.options[0].id

    def take(self, answer: object) -> Taken[str]:
        """Check that the answer is the id of an option."""
        if not isinstance(answer, str):
            raise Malformed("bad_form", expected="option")
        self.offered(answer, self.ids())
        return answer, answer

    def trust(self, answer: Any) -> str:
        """Return the stored id."""
        return answer


class PickAsk(OptionsAsk[list[str]]):
    """Between lo and hi different options; the answer is the list of their ids."""

    shape = "pick"

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Options,
        k: tuple[int, int],
        *,
        ordered: bool = False,
        **ask: Unpack[AskWords],
    ) -> None:
        super().__init__(seat, kind, options, **ask)
        self.k = k
        self.ordered = ordered

    def _fallback(self) -> list[str]:
        return [option.id for option in self.options[: self.k[0]]]

    def take(self, answer: object) -> Taken[list[str]]:
        """Check that the options are on offer, all different, and lo to hi in number.

        An unordered answer is sorted into the order of the options.
        """
        if not isinstance(answer, list | tuple):
            raise Malformed("bad_form", expected="options")
        picked: list[str] = []
        # Options may take long to compute, and most picks are of nothing.
        ids = list(self.ids()) if answer else []
        for item in cast("Sequence[object]", answer):
            if not isinstance(item, str):
                raise Malformed("bad_form", expected="options")
            self.offered(item, ids)
            if item in picked:
                raise IllegalAnswer("picked_twice", self.rule, option=item)
            picked.append(item)
        lo, hi = self.k
        if not lo <= len(picked) <= hi:
            raise IllegalAnswer("wrong_count", self.rule, lo=lo, hi=hi, count=len(picked))
        if not self.ordered:
            picked.sort(key=ids.index)
        # Two lists: a play may change its own, and the log must not change with it.
        return picked, list(picked)

    def trust(self, answer: Any) -> list[str]:
        """Return the stored ids."""
        return list(answer)


class NumberAsk(Ask[int]):
    """An integer in lo..hi."""

    shape = "number"

    def __init__(self, seat: int, kind: str, lo: int, hi: int, **ask: Unpack[AskWords]) -> None:
        super().__init__(seat, kind, **ask)
        self.lo = lo
        self.hi = hi

    def _fallback(self) -> int:
        return self.lo

    def take(self, answer: object) -> Taken[int]:
        """Check that the answer is an integer in the range."""
        if not isinstance(answer, int) or isinstance(answer, bool):
            raise Malformed("bad_form", expected="number")
        if not self.lo <= answer <= self.hi:
            # The number is left out: Python refuses to print an integer of 5,000 digits.
            raise IllegalAnswer("out_of_range", self.rule, lo=self.lo, hi=self.hi)
        return answer, answer

    def trust(self, answer: Any) -> int:
        """Return the stored number."""
        return answer


# Plays put thousands of questions, and a function around a class would double what each costs.
choose = ChooseAsk
"""Ask for one of the options."""
pick = PickAsk
"""Ask for k = (lo, hi) of the options, in an order that matters if ``ordered``."""
number = NumberAsk
"""Ask for an integer in lo..hi."""


def All(parts: Iterable[Ask[T] | Play[T]]) -> Play[list[T]]:  # noqa: N802 - the public name
    """Run the parts in lockstep and return their results in the order given.

    The parts wait until every open question of all of them is answered, and then go on in the order given. The order
    in which people answer therefore never reaches the rules or the dice. A seat has one open question at a time: if
    several parts ask it at once, its later questions are put when everybody has answered the earlier ones.
    """
    plays: dict[int, Play[T]] = {index: iter(part) for index, part in enumerate(parts)}
    values: dict[int, tuple[Any, ...] | None] = dict.fromkeys(plays)
    results: dict[int, T] = {}
    while True:
        batches: dict[int, tuple[Ask[Any], ...]] = {}
        for index, value in values.items():
            try:
                # Sending None starts a play.
                batches[index] = plays[index].send(cast("tuple[Any, ...]", value))
            except StopIteration as stop:
                results[index] = stop.value
        if not batches:
            return [results[index] for index in plays]
        answers = yield from _in_waves([ask for batch in batches.values() for ask in batch])
        at, values = 0, {}
        for index, batch in batches.items():
            values[index] = answers[at : at + len(batch)]
            at += len(batch)


def _in_waves(asks: Sequence[Ask[Any]]) -> Play[tuple[Any, ...]]:
    """Put questions, one to each seat at a time, and return the answers in the order given."""
    answers: dict[int, Any] = {}
    while len(answers) < len(asks):
        wave: dict[int, int] = {}
        for index, ask in enumerate(asks):
            if index not in answers:
                wave.setdefault(ask.seat, index)
        given = yield tuple(asks[index] for index in wave.values())
        answers.update(zip(wave.values(), given, strict=True))
    return tuple(answers[index] for index in range(len(asks)))
