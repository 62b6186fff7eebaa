"""Leaks that can be planted in any game; the twins must notice each of them."""

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any

from rules.kernel import Ask, Game, Play, Result, Table

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


def add_orders(kind: str, fact: Callable[[Facts], Any]) -> Plant:
    """Add a fact about each seat's standing orders to a kind of event: the orders -> the fact."""

    def told(table: Table, state: Any, told_kind: str, facts: Facts) -> None:
        del state
        leaked = [fact(dict(table.orders(seat))) for seat in range(table.seats)]
        table.tell(told_kind, **(facts if told_kind != kind else {**facts, "leaked": leaked}))

    return lambda game: retold(game, told)


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

    def add_to(asks: Sequence[Ask[Any]], state: Any) -> None:
        for ask in asks:
            ask.data = {**ask.data, **facts(state)}

    return reasked(game, add_to)


def without_secret(kind: str) -> Plant:
    """Ask a kind of question in the open."""

    def unseal(asks: Sequence[Ask[Any]], state: Any) -> None:
        del state
        for ask in asks:
            ask.secret = ask.secret and ask.kind != kind

    return lambda game: reasked(game, unseal)


def by_name(kind: str) -> Plant:
    """Tell who is asked a kind of question, instead of how many are."""

    def name(asks: Sequence[Ask[Any]], state: Any) -> None:
        del state
        for ask in asks:
            ask.show = "names" if ask.kind == kind else ask.show

    return lambda game: reasked(game, name)


def answers_so_far(kind: str, part: Callable[[Any], Any] = lambda answer: answer) -> Plant:
    """Tell in a kind of question what the other seats have answered to theirs meanwhile: the answer -> what is told."""

    def open_up(asks: Sequence[Ask[Any]], state: Any) -> None:
        del state
        given: dict[int, Any] = {}
        for ask in asks:
            if ask.kind == kind:
                ask.take = noting(ask, given)  # type: ignore[method-assign]
                ask.data = Meanwhile(ask, given, part)

    def noting(ask: Ask[Any], given: dict[int, Any]) -> Callable[[object], Any]:
        honest = ask.take

        def take(answer: object) -> Any:
            taken = honest(answer)
            given[ask.seat] = taken[0]
            return taken

        return take

    return lambda game: reasked(game, open_up)


class Meanwhile(Mapping[str, Any]):
    """The data of a question, with what the other seats have answered until it is read."""

    def __init__(self, ask: Ask[Any], given: Mapping[int, Any], part: Callable[[Any], Any]) -> None:
        self._seat, self._data, self._given, self._part = ask.seat, ask.data, given, part

    def __getitem__(self, key: str) -> Any:
        if key != "leaked":
            return self._data[key]
        return {str(seat): self._part(answer) for seat, answer in self._given.items() if seat != self._seat}

    def __iter__(self) -> Iterator[str]:
        return iter((*self._data, "leaked"))

    def __len__(self) -> int:
        return len(self._data) + 1


def reasked(game: Game, change: Callable[[Sequence[Ask[Any]], Any], None]) -> Game:
    """Return a game whose questions are changed by (those that are put together, state)."""

    def play(table: Table, state: Any) -> Play[Result]:
        inner = game.play(table, state)
        batch = next(inner)
        while True:
            change(batch, state)
            try:
                batch = inner.send((yield batch))
            except StopIteration as stop:
                return stop.value

    return dataclasses.replace(game, play=play)
