"""The answer that the AI seat would give, and its main reason."""

from collections.abc import Callable, Mapping
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


BY_DEFAULT = Reason("default")
"""The reason of an answer that the AI did not weigh: it takes the default of the rules."""

Adviser = Callable[[Any, Question], Advice]
"""(the seat's view, its question) -> its advice; the same view and question give the same advice."""


def default_advice(question: Question) -> Advice:
    """Return the default of the rules as advice, for a question that the AI does not weigh."""
    return Advice(question.default, BY_DEFAULT)


def advice_by(reasoned: Callable[[Any, Question], tuple[Any, tuple[str, Mapping[str, Any]]]]) -> Adviser:
    """Return the adviser of an AI that returns its answer with the kind and the facts of its reason."""

    def advise(view: Any, question: Question) -> Advice:
        answer, (kind, facts) = reasoned(view, question)
        return Advice(answer, Reason(kind, facts))

    return advise
