"""The games, as pure rules.

``GAMES`` maps the name of each game on offer to its :class:`~rules.kernel.game.Game`, which is imported on first use.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module

from rules.kernel.game import Game

NAMES = ("corsari", "tortuga", "kaiser", "blackbeard")


class _Games(Mapping[str, Game]):
    def __getitem__(self, name: str) -> Game:
        if name not in NAMES:
            raise KeyError(name)
        return import_module(f"rules.{name}").GAME

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


GAMES: Mapping[str, Game] = _Games()
