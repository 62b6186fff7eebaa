"""Connects discord.py to a loopback Discord: the only module of this package that imports discord.py."""

from __future__ import annotations

import discord.asset
import discord.gateway
import discord.http
import yarl


def aim_discord_py_at(url: str) -> None:
    """Make every discord.py client of this process talk to the Discord at `url` (http://127.0.0.1:port).

    Call it before login: it sets three class attributes that discord.py reads later. A process has one Discord.
    """
    base = yarl.URL(url)
    discord.http.Route.BASE = str(base / "api" / "v10")
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("ws") / "gateway"
    setattr(discord.asset.Asset, "BASE", str(base / "cdn"))  # noqa: B010 - typed as a literal
