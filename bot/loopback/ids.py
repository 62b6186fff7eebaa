"""Ids in the shape of Discord's snowflakes."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], datetime]

DISCORD_EPOCH_MS = 1_420_070_400_000
TIME_SHIFT = 22  # the bits of an id below its milliseconds
FIRST_ID = (int(datetime(2020, 1, 1, tzinfo=UTC).timestamp() * 1000) - DISCORD_EPOCH_MS) << TIME_SHIFT


LONGEST = 20  # digits of an unsigned integer of 64 bits


def number_of(text: str) -> int:
    """Return the id that a text is; 0, which is no id, for any other text."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST else 0


class Ids:
    """Two series of ids, each strictly growing.

    `place()` gives people, guilds, channels and commands the ids of a plain counter, the same in every run. `guild()`
    adds a millisecond for every guild, because the time in a guild's id chooses its shard.
    `moment()` gives messages, interactions and files ids that carry the time of the clock, as Discord's ids do:
    discord.py reads `created_at` and `is_expired()` from them.
    """

    def __init__(self, now: Clock, first: int = FIRST_ID) -> None:
        self._now = now
        self._next_place = first
        self._guilds = 0
        self._last_moment = 0

    def place(self) -> int:
        """Return the next id of the plain counter."""
        self._next_place += 1
        return self._next_place - 1

    def guild(self) -> int:
        """Return the next id of the plain counter, a millisecond later for each guild before."""
        self._guilds += 1
        return self.place() + (self._guilds - 1 << TIME_SHIFT)

    @property
    def last_place(self) -> int:
        """The newest id of the plain counter."""
        return self._next_place - 1

    def moment(self) -> int:
        """Return the next id that carries the present time."""
        stamp = (int(self._now().timestamp() * 1000) - DISCORD_EPOCH_MS) << TIME_SHIFT
        self._last_moment = max(self._last_moment + 1, stamp)
        return self._last_moment
