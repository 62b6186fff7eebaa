"""Helpers for the twins of all games, and twins for games in which hidden draws can simply be redrawn."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from rules.kernel import Game, Match, ScriptedDice

from ..secrets.twins import Move, partings
from .case import GameCase, Options
from .courses import Chance

TRIES = 40

Redraw = Callable[[Match, int | None, Random], Mapping[tuple[str, int], Any]]
"""(match, reader, random) -> new outcomes, by kind and number, of draws that the reader has not seen so far."""


class FateDice(ScriptedDice):
    """Dice that depend only on seed, kind and number of a draw, unless an outcome is given.

    ``planned``: outcomes by kind and number. ``forced``: outcomes for the next draws of a kind.
    """

    def __init__(self, seed: str, kinds: Sequence[str]) -> None:
        super().__init__({})
        self._seed = seed
        self._kinds = kinds
        self.planned: dict[tuple[str, int], Any] = {}
        self.forced: dict[str, list[Any]] = {}
        self.fallen: dict[tuple[str, int], list[Any]] = {}

    @property
    def kinds(self) -> list[str]:
        return list(self._kinds)

    def integer(self, kind: str, n: int, lo: int, hi: int) -> int:
        if self.forced.get(kind):
            return self.forced[kind].pop(0)
        return self.planned.get((kind, n)) or Random(f"{self._seed}:{kind}:{n}").randint(lo, hi)

    def permutation(self, kind: str, n: int, items: Sequence[Any], k: int) -> list[Any]:
        forced = self.forced[kind].pop(0) if self.forced.get(kind) else self.planned.get((kind, n))
        outcome = forced or Random(f"{self._seed}:{kind}:{n}").sample(list(items), k=k)
        assert k < len(items) or sorted(outcome) == sorted(items)
        self.fallen[kind, n] = list(outcome)
        return list(outcome)


def permuted(cards: Sequence[str], places: Sequence[int], random: Random) -> list[str]:
    """Return the cards with those at the given places shuffled among themselves."""
    found = list(cards)
    mixed = random.sample([cards[place] for place in places], k=len(places))
    for place, card in zip(places, mixed, strict=True):
        found[place] = card
    return found


class RedrawnTwins:
    """A random match of some answers; in its twin, draws that the reader has not seen are redrawn.

    The twin's seats repeat the answers of the first match, so an answer's legality must not depend on what is hidden.
    ``most``: the most answers in a match; the lengths of the pairs differ.
    """

    def __init__(
        self,
        redraw: Redraw,
        game: Game,
        seats: int,
        reader: int | None,
        seed: int,
        options: Mapping[str, Any],
        most: int = 40,
    ) -> None:
        self.redraw, self.game, self.seats, self.reader = redraw, game, seats, reader
        self.options, self.seed, self.random = dict(options), seed, Random(seed)
        self.length = self.random.randint(1, most)
        self.said: list[tuple[int, Any]] = []
        self.planned: dict[tuple[str, int], Any] = {}

    def start(self) -> Match:
        dice = FateDice(f"twins {self.seed}", self.game.kinds)
        dice.planned |= self.planned
        return Match.start(self.game, self.seats, "", options=self.options, dice=dice)

    start_again = start

    def moves(self, match: Match) -> Iterator[Move]:
        chance = Chance(self.random)
        while match.result is None and len(self.said) < self.length:
            seat = self.random.choice(list(match.questions))
            self.said.append((seat, chance.answer(match, seat, match.questions[seat])))
            yield Move(*self.said[-1])
        self.planned = dict(self.redraw(match, self.reader, self.random))

    def moves_again(self, match: Match) -> Iterator[Move]:
        for seat, answer in self.said:
            yield Move(seat, answer)


# ---------------------------------------------------------------- many pairs


def reader_of(seats: int, seed: int) -> int | None:
    """Return a seat, or None for the spectator; the seed decides."""
    return Random(seed).choice([None, *range(seats)])


def told_apart(case: GameCase, game: Game, seats: list[int], options: Options) -> bool:
    """Return whether any of many pairs of twins show a difference, or questions that are not as secret as they must be.

    A pair may note these as ``unsealed``.
    """
    return any(
        next(partings(pair), None) is not None or getattr(pair, "unsealed", ())
        for seed in range(TRIES)
        for count in (seats[seed % len(seats)],)
        for pair in (
            case.pair(game, count, reader_of(count, seed), seed, {**options_of(case, count, seed), **options}),
        )
    )


def options_of(case: GameCase, seats: int, seed: int) -> Options:
    return case.variants(seats, seed) if case.variants is not None else {}
