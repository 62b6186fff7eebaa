"""One question by itself: the stored answer, the value that the play receives, and the refusals."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.kernel import Ask, Match, Play, Refusal, choose, pick

DEEP: Any = "leaf"
for _ in range(20_000):
    DEEP = [DEEP]

STRANGE = {
    "None": None,
    "true": True,
    "false": False,
    "float": 1.0,
    "NaN": float("nan"),
    "infinity": float("inf"),
    "bytes": b"a",
    "nested": [[["a"]]],
    "deep": DEEP,
    "list of None": [None],
    "list of numbers": [1, 2],
    "list of objects": [{"a": 1}],
    "list of bools": [True],
    "object": {"\u0000": None},
    "object of objects": {"a": {"a": {"a": 1}}},
    "object by number": {1: "a"},
    "object by None": {None: "a"},
    "a set": frozenset("a"),
    "an object of Python": object(),
}


def ask_alone(ask: Ask[Any]) -> Match:
    """Start a play that puts one question and returns the value it receives."""

    def play() -> Play[Any]:
        return (yield from ask)

    return Match.of(lambda table: play(), seats=3)


def given(ask: Ask[Any], answer: Any) -> tuple[Any, Any]:
    """Answer the question; return the stored answer and the value that the play received."""
    match = ask_alone(ask)
    match.answer(ask.seat, answer)
    return match.entries[0].answer, match.result


def refused(ask: Ask[Any], answer: Any) -> Refusal:
    match = ask_alone(ask)
    with pytest.raises(Refusal) as caught:
        match.answer(ask.seat, answer)
    assert match.entries == []
    assert match.result is None
    assert str(caught.value).startswith(caught.value.code)
    return caught.value


def pair(seat: int = 0) -> Play[list[Any]]:
    """Ask two steps; the second depends on the first and is not always asked."""
    first = yield from choose(seat, "first", ["a", "b", "stop"], default="b")
    if first == "stop":
        return [first]
    second = yield from pick(seat, "second", [first + "1", first + "2", first + "3"], (1, 2), rule="TOY 9")
    return [first, second]


class Counted:
    """A callable that counts its calls."""

    def __init__(self, value: Callable[[], Any]) -> None:
        self.value = value
        self.calls = 0

    def __call__(self) -> Any:
        self.calls += 1
        return self.value()
