"""Twins: two matches that differ only in what is hidden from one reader. What every game's twins have in common.

The first of a pair is played by chance; in the second everything that the reader cannot know is otherwise, and the same
course is played. Whatever the reader is given must be the same after every move, until the public course must part.
Each game supplies its pairs: ``tests/rules/<game>/twins.py`` swaps what that game hides.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol

from rules.kernel import By, Match

Sight = tuple[Any, ...]


class Move(NamedTuple):
    """An answer of a seat. ``hidden``: when it comes in is nobody's business, it may come sooner or later."""

    seat: int
    answer: Any
    by: By = "player"
    hidden: bool = False


class Pair(Protocol):
    """A match and its twin. Each move that is yielded is made before the next one is asked for."""

    reader: int | None
    seats: int
    options: dict[str, Any]

    def start(self) -> Match:
        """Begin the first match."""
        ...

    def moves(self, match: Match) -> Iterator[Move]:
        """Choose the moves of the first match; those that the twin cannot follow end it."""
        ...

    def start_again(self) -> Match:
        """Begin the twin, after the first match was played."""
        ...

    def moves_again(self, match: Match) -> Iterator[Move]:
        """Give the twin's moves: as many as the first match had, or fewer where their courses must part."""
        ...


def sight(match: Match, reader: int | None) -> Sight:
    """Everything that the rules give a reader: events, view, board, question, whom it waits for, who is asked what."""
    view = match.view(reader)
    asked = match.questions.get(reader) if reader is not None else None
    waiting = match.waiting(reader)
    given = match.given(reader) if reader is not None else None
    return (
        tuple(match.events(reader)),
        view.model_dump_json(),
        [*view.board(), *view.own()],
        None if asked is None else asked.plain(),
        waiting,
        [(match.questions[seat].id, match.questions[seat].kind) for seat in waiting.seats],
        None if given is None else (given[0].plain(), given[1]),
        match.result,
    )


def differences(pair: Pair) -> list[str]:
    """Play a pair; return after which moves the reader could tell the two apart."""
    match = pair.start()
    sights = [seen(match, pair.reader)]
    for move in pair.moves(match):
        match.answer(move.seat, move.answer, by=move.by)
        sights.append(seen(match, pair.reader))
    twin = pair.start_again()
    found = [] if seen(twin, pair.reader) == sights[0] else ["at the beginning"]
    for n, move in enumerate(pair.moves_again(twin), 1):
        kind = twin.questions[move.seat].kind
        twin.answer(move.seat, move.answer, by=move.by)
        if seen(twin, pair.reader) != sights[n]:
            found.append(f"{n}: {kind}")
    return found


def seen(match: Match, reader: int | None) -> Sight:
    """Return what the reader sees, and beside it what every spectator does."""
    return sight(match, reader), sight(match, None)
