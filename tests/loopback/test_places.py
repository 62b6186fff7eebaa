"""Channels and threads that are deleted."""

from typing import Any

import discord

from bot.loopback import LoopbackDiscord


async def test_a_deleted_channel_goes_with_its_threads(
    server: LoopbackDiscord, connect: Any, eventually: Any, rest: Any
) -> None:
    heard: list[int] = []

    class Client(discord.Client):
        async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
            heard.append(channel.id)

        async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
            heard.append(thread.thread_id)

    cellar = server.add_channel("cellar")
    first, second = server.add_thread("first", cellar), server.add_thread("second", cellar)
    said = await server.add_person("Ann").say(first, "Arr!")
    await connect(Client(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1))
    server.expected.add(10003)
    server.delete_channel(first)
    await eventually(lambda: heard == [first.id])
    assert said.deleted
    server.delete_channel(cellar)
    await eventually(lambda: heard == [first.id, cellar.id, second.id])
    for channel in (first, cellar, second):
        for method, path in (("GET", ""), ("POST", "/messages"), ("GET", "/messages")):
            body = {"content": "x"} if method == "POST" else None
            status, answer = await rest(method, f"/channels/{channel.id}{path}", body)
            assert (status, answer["code"]) == (404, 10003)
    assert (await rest("POST", f"/channels/{server.channel.id}/messages", {"content": "x"}))[0] == 200


async def test_a_channel_can_be_deleted_without_an_event(server: LoopbackDiscord, rest: Any) -> None:
    server.expected.add(10003)
    server.delete_channel(server.channel, silently=True)
    assert (await rest("GET", f"/channels/{server.channel.id}"))[1]["code"] == 10003
