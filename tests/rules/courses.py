"""The course of a match whose seats answer by chance: the same for every game."""

from collections.abc import Iterator
from random import Random
from typing import Any, Protocol

from rules.kernel import Match, Question


class Chance(Protocol):
    """Seats that answer by chance; each game says how. ``resign``: how often somebody does, from 0 to 1."""

    random: Random
    resign: float

    def answer(self, match: Match, seat: int, question: Question) -> Any:
        """Choose a legal answer."""
        ...


def course(match: Match, chance: Chance) -> Iterator[tuple[int, Any]]:
    """Play to the end; before every answer yield who gives it and what; None is a resignation."""
    while match.result is None:
        if chance.random.random() < chance.resign:
            seat = chance.random.choice([seat for seat in range(match.seats) if match.plays(seat)])
            yield seat, None
            match.resign(seat)
            continue
        seat = chance.random.choice(list(match.questions))
        answer = chance.answer(match, seat, match.questions[seat])
        yield seat, answer
        match.answer(seat, answer)


def check_replay(match: Match) -> None:
    """Make sure that a match's record leads to the very same match."""
    again = Match.replay(match.record(), match.game)
    assert again.log == match.log
    assert again.entries == match.entries
    assert again.draws == match.draws
    assert again.result == match.result
    assert again.state == match.state
