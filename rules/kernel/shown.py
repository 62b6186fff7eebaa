"""The dice that a story shows: the input of a game's check of the draws in its events."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rules.kernel.dice import Dice, Draw


class Told(NamedTuple):
    """An event of a story: its number, its kind and its data."""

    n: int
    kind: str
    data: Mapping[str, Any]


class Shown(NamedTuple):
    """A story with the keys that it reveals.

    - ``seat``: the reader's; None: everybody. ``options``: the game's own model.
    - ``events``: those that were not taken back, so that their draws follow one another as they were made.
    - ``kinds``: the kinds of draw with a revealed key; ``dice``: their draws, from the first on.
    - ``draws``: what the story lists of them. They are compared with the keys too.
    """

    seat: int | None
    seats: int
    options: Any
    events: Sequence[Told]
    kinds: Sequence[str]
    dice: Dice
    draws: Sequence[Draw]
