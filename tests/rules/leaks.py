"""Leaks to be planted in any game: the twins have to tell each of them."""

import dataclasses
from collections.abc import Callable
from typing import Any

from rules.kernel import Game, Play, Result, Table


def leak_events(game: Game, change: Callable[[str, dict[str, Any], Any], dict[str, Any]]) -> Game:
    """Return a game with something done to all that is told: (kind, facts, state) -> facts."""

    def play(table: Table, state: Any) -> Play[Result]:
        tell = table.tell

        def telling(kind: str, **facts: Any) -> None:
            tell(kind, **change(kind, facts, state))

        table.tell = telling  # type: ignore[method-assign]
        return game.play(table, state)

    return dataclasses.replace(game, play=play)


def leak_questions(game: Game, facts: Callable[[Any], dict[str, Any]]) -> Game:
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
