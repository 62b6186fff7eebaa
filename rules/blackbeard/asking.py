"""How rooms put questions, and how the chart is told before every question (spec 7).

Side by side, one play may ask while another still changes the board. So the chart is told in one place, when all have
come as far as they can: :func:`charted` drives the whole match.
"""

from collections.abc import Iterable
from typing import Any, TypeVar

from rules.blackbeard.chart import publish
from rules.blackbeard.voyage import Voyage
from rules.kernel import All, Ask, Play

T = TypeVar("T")


def charted(voyage: Voyage, play: Play[T]) -> Play[T]:
    """Run a play, and tell the chart before each of its questions, so that nobody answers on an old picture."""
    answers: tuple[Any, ...] | None = None
    while True:
        try:
            batch = next(play) if answers is None else play.send(answers)
        except StopIteration as stop:
            return stop.value
        publish(voyage)
        answers = yield batch


def put(voyage: Voyage, ask: Ask[T]) -> Play[T]:
    """Put one question and return its answer; everything else that is asked at the same time goes into one bundle."""
    del voyage
    return (yield from ask)


def put_all(voyage: Voyage, asks: Iterable[Ask[T]]) -> Play[list[T]]:
    """Put several questions, to different seats, in one bundle and return their answers in order."""
    del voyage
    return (yield from All(asks))
