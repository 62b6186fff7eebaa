"""Leaks that can be planted in any game; the twins must notice each of them."""

import dataclasses
from collections.abc import Callable
from copy import copy
from typing import Any

from rules.kernel import Game, Play, Result, Table

Facts = dict[str, Any]
Change = Callable[[str, Facts, Any], Facts]
"""(kind, facts, state) -> the facts to tell instead."""
Plant = Callable[[Game], Game]


def open_to_all(*kinds: str) -> Plant:
    """Tell everybody the private parts of these kinds of event, in an extra event that views ignore."""

    def told(table: Table, state: Any, kind: str, facts: Facts) -> None:
        table.tell(kind, **facts)
        if kind in kinds:
            told_alone = facts if facts.get("audience") is not None else {}
            table.tell("leaked", private=None, what=[*(facts.get("private") or {}).values(), str(told_alone)])

    return lambda game: retold(game, told)


def add(kind: str, fact: Callable[[Any, Facts], Any]) -> Plant:
    """Add a fact to a kind of event: (state, facts) -> the fact."""

    def change(told: str, facts: Facts, state: Any) -> Facts:
        return {**facts, "leaked": fact(state, facts)} if told == kind else facts

    return lambda game: leak_events(game, change)


def ask_with(fact: Callable[[Any], Any]) -> Plant:
    """Add a fact to every question: state -> the fact."""
    return lambda game: leak_questions(game, lambda state: {"leaked": fact(state)})


def leak_events(game: Game, change: Change) -> Game:
    """Return a game whose events are told with changed facts."""
    return retold(game, lambda table, state, kind, facts: table.tell(kind, **change(kind, facts, state)))


def retold(game: Game, told: Callable[[Table, Any, str, Facts], None]) -> Game:
    """Return a game whose events are told by (table, state, kind, facts)."""

    def play(table: Table, state: Any) -> Play[Result]:
        voice = copy(table)  # keeps the original ``tell``
        table.tell = lambda kind, *audience, **facts: told(voice, state, kind, facts_of(audience, facts))  # type: ignore[method-assign]
        return game.play(table, state)

    return dataclasses.replace(game, play=play)


def facts_of(positional: tuple[Any, ...], facts: Facts) -> Facts:
    """Return the facts with positional audience and private parts as keyword arguments."""
    return {**dict(zip(("audience", "private"), positional, strict=False)), **facts}


def leak_questions(game: Game, facts: Callable[[Any], Facts]) -> Game:
    """Return a game with more facts in every question: state -> facts."""

    def play(table: Table, state: Any) -> Play[Result]:
        inner = game.play(table, state)
        batch = next(inner)
        while True:
            for ask in batch:
                ask.data = {**ask.data, **facts(state)}
            try:
                batch = inner.send((yield batch))
            except StopIteration as stop:
                return stop.value

    return dataclasses.replace(game, play=play)
