"""Hints: a line that explains a kind of question to a person who has never answered one of that kind."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from bot.schedule.pace import habits_of
from storage import DatabaseDamaged, Store, met_in


@dataclass(frozen=True)
class Hints:
    """Which kinds of question in a game still come with a hint for one person.

    ``met``: the kinds of question, and of steps of forms, that they have answered.
    """

    wanted: bool
    met: Collection[str] = ()

    def due(self, kind: str) -> bool:
        """Return whether a question of this kind comes with its hint."""
        return self.wanted and kind not in self.met


NO_HINTS = Hints(wanted=False)


def hints_of(settings: Mapping[str, Any], game: str) -> Hints:
    """Return the hints that a person gets at the tables of a game, by their stored settings."""
    return Hints(habits_of(settings).hints, met_in(settings).get(game, ()))


async def hints_now(store: Store, user_id: int, game: str) -> Hints:
    """Return the hints that a person gets now at the tables of a game; none if their settings are damaged."""
    try:
        return hints_of((await store.people.get(user_id)).settings, game)
    except DatabaseDamaged:
        return NO_HINTS


async def has_met(store: Store, user_id: int, game: str, kind: str) -> bool:
    """Return whether a person has answered this kind of question, which needs no further note in the store."""
    try:
        return kind in met_in((await store.people.get(user_id)).settings).get(game, ())
    except DatabaseDamaged:
        return True
