"""Twins: two matches that differ only in what is hidden from one reader. This is what all games' twins share.

The first match of a pair is played by chance. Its twin changes everything that the reader cannot know, and repeats the
same public moves. The reader must be given the same after every move, until the public moves must differ.
Each game supplies its pairs: ``tests/rules/<game>/twins.py`` swaps what that game hides.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol

from rules.kernel import By, Match

Sight = tuple[Any, ...]


class Move(NamedTuple):
    """An answer of a seat, or its standing orders (``orders``).

    ``hidden``: nobody may learn when it is given, so its time may vary.
    """

    seat: int
    answer: Any
    by: By = "player"
    hidden: bool = False
    orders: bool = False

    def make(self, match: Match) -> None:
        """Give the answer, or record the orders."""
        if self.orders:
            match.set_orders(self.seat, self.answer)
        else:
            match.answer(self.seat, self.answer, by=self.by)


class Pair(Protocol):
    """A match and its twin. The caller makes each yielded move before it asks for the next."""

    reader: int | None
    seats: int
    options: dict[str, Any]

    def start(self) -> Match:
        """Begin the first match."""
        ...

    def moves(self, match: Match) -> Iterator[Move]:
        """Choose the moves of the first match; stop before a move that the twin cannot follow."""
        ...

    def start_again(self) -> Match:
        """Begin the twin, after the first match was played."""
        ...

    def moves_again(self, match: Match) -> Iterator[Move]:
        """Yield the twin's moves: as many as in the first match, or fewer if the public moves must differ."""
        ...


def sight(match: Match, reader: int | None, after: int = 0) -> Sight:
    """Return what the rules give a reader: events from number ``after`` on, view, question, who is waited for."""
    view = match.view(reader)
    asked = match.questions.get(reader) if reader is not None else None
    waiting = match.waiting(reader)
    given = match.given(reader) if reader is not None else None
    return (
        tuple(match.events(reader)[after:]),
        view.model_dump_json(),
        [*view.board(), *view.own()],
        None if asked is None else asked.plain(),
        waiting,
        [(match.questions[seat].id, match.questions[seat].kind) for seat in waiting.seats],
        None if given is None else (given[0].plain(), given[1]),
        match.result,
    )


def differences(pair: Pair, look: Callable[[Match, int | None], Any] | None = None) -> list[str]:
    """Play a pair; return the moves after which the reader can tell the twins apart."""
    return list(partings(pair, look))


def partings(pair: Pair, look: Callable[[Match, int | None], Any] | None = None) -> Iterator[str]:
    """Play a pair; yield the moves after which the reader can tell the twins apart.

    ``look``: returns what to compare; by default all that the rules give the reader and spectators.
    """
    match = pair.start()
    see = look or watching()
    sights = [see(match, pair.reader)]
    for move in pair.moves(match):
        move.make(match)
        sights.append(see(match, pair.reader))
    twin = pair.start_again()
    see = look or watching()
    if see(twin, pair.reader) != sights[0]:
        yield "at the beginning"
    for n, move in enumerate(pair.moves_again(twin), 1):
        kind = "standing orders" if move.orders else twin.questions[move.seat].kind
        move.make(twin)
        if see(twin, pair.reader) != sights[n]:
            yield f"{n}: {kind}"


def watching() -> Callable[[Match, int | None], Sight]:
    """Return a look at one match as it goes on: what the reader and spectators see, of events those since last time."""
    told: dict[int | None, int] = {}

    def look(match: Match, reader: int | None) -> Sight:
        sights: list[Sight] = []
        for one in dict.fromkeys((None, reader)):
            sights.append(sight(match, one, told.get(one, 0)))
            told[one] = len(match.events(one))
        return tuple(sights)

    return look
