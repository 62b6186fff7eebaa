"""Shards: a bot on many guilds opens several connections, and each of them hears of a part of the guilds."""

from __future__ import annotations

from dataclasses import dataclass

from bot.loopback.ids import TIME_SHIFT
from bot.loopback.world import Guild

MOST_GUILDS = 2500
"""The most guilds of one connection."""
COMFORTABLE_GUILDS = 2000
"""As many guilds per shard the gateway recommends, so that there is room for more."""


@dataclass(frozen=True, slots=True)
class Shard:
    """One of `count` shards; `number` counts from 0."""

    number: int
    count: int

    def hears(self, guild: Guild | None) -> bool:
        """Return whether the events of a guild go here; those of direct messages (None) go to shard 0."""
        return self.number == (0 if guild is None else (guild.id >> TIME_SHIFT) % self.count)


def recommended_shards(guilds: int) -> int:
    """Return how many shards a bot on so many guilds should open."""
    return max(1, -(-guilds // COMFORTABLE_GUILDS))
