"""The answer that the AI seat would give, and its main reason."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from rules.kernel.question import Question

NOTHING: Mapping[str, Any] = MappingProxyType({})


class Reason(NamedTuple):
    """The main reason for an answer: a kind and plain data, never prose. Catalogs word it: "<game>-reason-<kind>"."""

    kind: str
    data: Mapping[str, Any] = NOTHING


class Advice(NamedTuple):
    """The answer of the AI seat to a question, and its main reason."""

    answer: Any
    reason: Reason


class Begun(NamedTuple):
    """What a person has answered of a form so far: some steps, and the options ``picked`` for the ``open`` one."""

    steps: Mapping[str, Any] = NOTHING
    open: str = ""
    picked: Sequence[str] = ()

    @property
    def is_nothing(self) -> bool:
        """Whether nothing has been chosen yet."""
        return not self.steps and not self.picked

    def kept_by(self, answer: Mapping[str, Any]) -> bool:
        """Return whether a whole answer to the form keeps all of it, and only goes on from there."""
        picked = answer.get(self.open, ()) if self.picked else ()
        steps = all(answer[step] == given for step, given in self.steps.items() if step in answer)
        return steps and set(self.picked) <= set(picked)

    def kept_in(self, later: "Begun") -> bool:
        """Return whether what has been answered later still keeps all of it."""
        same = all(later.steps.get(step) == given for step, given in self.steps.items())
        return same and (not self.picked or (later.open == self.open and set(self.picked) <= set(later.picked)))


BY_DEFAULT = Reason("default")
"""The reason of an answer that the AI did not weigh: it takes the default of the rules."""

Adviser = Callable[[Any, Question], Advice]
"""(the seat's view, its question) -> its advice; the same view and question give the same advice."""

Continuer = Callable[[Any, Question, Begun], "Advice | None"]
"""(the seat's view, its form, what has been answered of it) -> advice that goes on from there; None: there is none."""


def default_advice(question: Question) -> Advice:
    """Return the default of the rules as advice, for a question that the AI does not weigh."""
    return Advice(question.default, BY_DEFAULT)


def advice_by(reasoned: Callable[[Any, Question], tuple[Any, tuple[str, Mapping[str, Any]]]]) -> Adviser:
    """Return the adviser of an AI that returns its answer with the kind and the facts of its reason."""

    def advise(view: Any, question: Question) -> Advice:
        answer, (kind, facts) = reasoned(view, question)
        return Advice(answer, Reason(kind, facts))

    return advise
