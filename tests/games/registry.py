"""The games of the suite: those on offer, and those of which only the rules are written."""

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module

from rules import GAMES
from rules.kernel import Game

from .case import GameCase

NOT_ON_OFFER: tuple[str, ...] = ()
"""Games that have rules but are not yet in ``rules.NAMES``; their texts, pictures and checkers are not tested."""
NAMES = (*GAMES, *NOT_ON_OFFER)


class _Cases(Mapping[str, GameCase]):
    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names

    def __getitem__(self, name: str) -> GameCase:
        if name not in self._names:
            raise KeyError(name)
        return import_module(f"{__package__}.{name}").CASE

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


CASES: Mapping[str, GameCase] = _Cases(NAMES)
ON_OFFER: Mapping[str, GameCase] = _Cases(tuple(GAMES))


def game_of(name: str) -> Game:
    """Return a game by its name, on offer or not."""
    return GAMES[name] if name in GAMES else import_module(f"rules.{name}").GAME


SEATS = [(name, seats) for name in NAMES for seats in game_of(name).seats]
"""Every game at every number of seats."""
SEATS_ON_OFFER = [(name, seats) for name, seats in SEATS if name in GAMES]


def ids(places: Sequence[tuple[str, int]]) -> list[str]:
    """Return pytest ids: "corsari-3"."""
    return [f"{name}-{seats}" for name, seats in places]
