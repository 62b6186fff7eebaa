"""The servers and channels that the client knows of, and what the bot may do there."""

import discord

from bot.delivery.messages import THREAD_ARCHIVED
from bot.tables.place import Obstacle, missing_of

UNKNOWN_CHANNEL = 10003
UNKNOWN_SERVER = 10004
MISSING_ACCESS = 50001
MISSING_PERMISSIONS = 50013
THREAD_LOCKED = 160005

UNREACHABLE = (UNKNOWN_CHANNEL, UNKNOWN_SERVER, MISSING_ACCESS, MISSING_PERMISSIONS, THREAD_ARCHIVED, THREAD_LOCKED)
"""Discord's codes for a place where the bot can read and change nothing."""


class KnownServers:
    """Looks up servers and their channels in the client's cache."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._gone: dict[int, discord.Guild] = {}

    def forget(self, guild: discord.Guild) -> None:
        """Note that the bot has left a server that the client still knows, until the client makes it anew."""
        self._gone[guild.id] = guild

    def __contains__(self, guild_id: object) -> bool:
        return isinstance(guild_id, int) and self._guild(guild_id) is not None

    def name(self, guild_id: int) -> str | None:
        """Return the name of a server, or None if it is unknown."""
        guild = self._guild(guild_id)
        return None if guild is None else guild.name

    def channel_name(self, guild_id: int, channel_id: int) -> str | None:
        """Return the name of a server's channel or thread, or None if it is unknown."""
        channel = self._channel(guild_id, channel_id)
        return None if channel is None else channel.name

    def obstacle(self, guild_id: int, channel_id: int) -> Obstacle | None:
        """Return what keeps the bot from writing to a channel, as far as it knows without asking Discord."""
        guild = self._guild(guild_id)
        if guild is None:
            return Obstacle("server") if self._client.is_ready() else None
        channel = self._channel(guild_id, channel_id)
        if guild.unavailable or channel is None:
            # An outage of Discord, or perhaps an archived thread.
            return None
        try:
            allowed = names_of(channel.permissions_for(guild.me))
        except discord.ClientException:
            # The channel of a thread is unknown.
            return None
        missing = missing_of(allowed, thread=isinstance(channel, discord.Thread))
        return Obstacle("permissions", missing) if missing else None

    async def is_deleted(self, guild_id: int, channel_id: int) -> bool:
        """Return whether a channel no longer exists; Discord is asked if the cache has the server without it."""
        guild = self._client.get_guild(guild_id)
        if guild is None or guild.unavailable or guild.get_channel_or_thread(channel_id) is not None:
            return False
        try:
            # Archived threads are not in the cache.
            await self._client.fetch_channel(channel_id)
        except discord.NotFound:
            return True
        except discord.DiscordException:
            return False
        return False

    def refused(self, guild_id: int, channel_id: int, code: int) -> Obstacle | None:
        """Return the obstacle behind an error of Discord, by its code; None: the error is of another kind."""
        known = self.obstacle(guild_id, channel_id)
        if code == UNKNOWN_CHANNEL:
            return Obstacle("channel")
        if code == UNKNOWN_SERVER:
            return Obstacle("server")
        if code == MISSING_ACCESS:
            # Discord also says so about a server that the bot has left; the client may not know its servers yet.
            seen = known or Obstacle("permissions", ("view_channel",))
            return seen if guild_id in self or known is not None else None
        if code == MISSING_PERMISSIONS:
            thread = isinstance(self._channel(guild_id, channel_id), discord.Thread)
            return known or Obstacle("permissions", ("send_messages_in_threads" if thread else "send_messages",))
        # A new message opens a thread that is archived: one that refuses it is locked, too.
        return Obstacle("permissions", ("manage_threads",)) if code in (THREAD_ARCHIVED, THREAD_LOCKED) else None

    def _guild(self, guild_id: int) -> discord.Guild | None:
        guild = self._client.get_guild(guild_id)
        return None if guild is None or guild is self._gone.get(guild_id) else guild

    def _channel(self, guild_id: int, channel_id: int) -> discord.abc.GuildChannel | discord.Thread | None:
        guild = self._guild(guild_id)
        return None if guild is None else guild.get_channel_or_thread(channel_id)


def names_of(permissions: discord.Permissions) -> frozenset[str]:
    """Return the names of the permissions that are granted."""
    # discord.py has two names for some; view_channel is the one that people know.
    names = {name for name, granted in permissions if granted}
    return frozenset(names | ({"view_channel"} if permissions.view_channel else set[str]()))
