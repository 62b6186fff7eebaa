"""How rooms put questions: the chart is told first, so that nobody answers on an old picture."""

from collections.abc import Iterable
from typing import TypeVar

from rules.blackbeard.chart import publish
from rules.blackbeard.voyage import Voyage
from rules.kernel import All, Ask, Play

T = TypeVar("T")


def put(voyage: Voyage, ask: Ask[T]) -> Play[T]:
    """Put one question and return its answer; everything else that is asked at the same time goes into one bundle."""
    publish(voyage)
    return (yield from ask)


def put_all(voyage: Voyage, asks: Iterable[Ask[T]]) -> Play[list[T]]:
    """Put several questions, to different seats, in one bundle and return their answers in order."""
    publish(voyage)
    return (yield from All(asks))
