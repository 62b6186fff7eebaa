"""The servers and channels that the client knows of."""

import discord


class KnownServers:
    """Looks up servers and their channels in the client's cache."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def __contains__(self, guild_id: object) -> bool:
        return isinstance(guild_id, int) and self._client.get_guild(guild_id) is not None

    def name(self, guild_id: int) -> str | None:
        """Return the name of a server, or None if it is unknown."""
        guild = self._client.get_guild(guild_id)
        return None if guild is None else guild.name

    def channel_name(self, guild_id: int, channel_id: int) -> str | None:
        """Return the name of a server's channel or thread, or None if it is unknown."""
        guild = self._client.get_guild(guild_id)
        channel = None if guild is None else guild.get_channel_or_thread(channel_id)
        return None if channel is None else channel.name
