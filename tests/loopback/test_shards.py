"""Shards: which guilds a connection hears of, where direct messages go, and how one of several connections resumes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from bot.loopback import Guild, LoopbackDiscord
from bot.loopback.shards import MOST_GUILDS, recommended_shards

COUNT = 3


@asynccontextmanager
async def identified(server: LoopbackDiscord, shard: Any = None) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """Open a connection without discord.py, and identify as a shard; None: without one."""
    async with aiohttp.ClientSession() as session, session.ws_connect(server.state.gateway.url) as socket:
        assert (await socket.receive_json())["op"] == 10
        about = {} if shard is None else {"shard": shard}
        await socket.send_json({"op": 2, "d": {"token": server.bot_token, "intents": 1, **about}})
        yield socket


async def closed_with(server: LoopbackDiscord, shard: Any = None) -> int | None:
    async with identified(server, shard) as socket:
        await socket.receive()
        return socket.close_code


def fill(server: LoopbackDiscord, guilds: int) -> None:
    """Open guilds until there are so many."""
    while len(server.state.world.guilds) < guilds:
        server.add_guild("A guild")


@pytest.mark.parametrize(("guilds", "shards"), [(0, 1), (1, 1), (2000, 1), (2001, 2), (4000, 2), (5000, 3)])
def test_the_recommended_number_of_shards(guilds: int, shards: int) -> None:
    assert recommended_shards(guilds) == shards


async def test_the_gateway_recommends_shards_for_the_guilds_of_the_bot(server: LoopbackDiscord, rest, oracle) -> None:
    assert (await rest("GET", "/gateway/bot"))[1]["shards"] == 1
    fill(server, 2001)
    status, body = await rest("GET", "/gateway/bot")
    assert (status, body["shards"], body["session_start_limit"]["max_concurrency"]) == (200, 2, 1)
    server.remove_bot(server.guild)
    assert (await rest("GET", "/gateway/bot"))[1]["shards"] == 1
    assert oracle.complaints(server.traffic) == []


@pytest.mark.parametrize("shard", [[3, 3], [-1, 3], [0, 0], [0], [0, 1, 2], ["0", "1"], "0", 1])
async def test_an_impossible_shard_is_refused(server: LoopbackDiscord, shard: Any) -> None:
    assert await closed_with(server, shard) == 4010


async def test_a_connection_with_too_many_guilds_is_refused(server: LoopbackDiscord) -> None:
    fill(server, MOST_GUILDS)
    async with identified(server) as socket:
        assert len((await socket.receive_json())["d"]["guilds"]) == MOST_GUILDS
    fill(server, MOST_GUILDS + 1)
    assert await closed_with(server) == 4011
    assert await closed_with(server, [0, 1]) == 4011
    async with identified(server, [0, 2]) as socket:
        assert (await socket.receive_json())["t"] == "READY"


async def test_each_guild_is_in_the_ready_event_of_one_shard(server: LoopbackDiscord) -> None:
    fill(server, 7)
    listed: list[int] = []
    for number in range(COUNT):
        async with identified(server, [number, COUNT]) as socket:
            ready = (await socket.receive_json())["d"]
            assert ready["shard"] == [number, COUNT]
            here = [int(guild["id"]) for guild in ready["guilds"]]
            assert {(guild >> 22) % COUNT for guild in here} == {number}
            created = [int((await socket.receive_json())["d"]["id"]) for _ in here]
            assert created == here
            listed += here
    assert sorted(listed) == sorted(server.state.world.guilds)


class Sharded(discord.AutoShardedClient):
    """A client of three shards that notes what it hears; /ping answers."""

    def __init__(self) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        super().__init__(intents=intents, guild_ready_timeout=0.1, shard_count=COUNT)
        self.heard: list[tuple[str, int]] = []
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="ping", description="d")(ping)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait."""

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.heard.append(("resumed", shard_id))

    async def on_shard_ready(self, shard_id: int) -> None:
        self.heard.append(("ready", shard_id))

    async def on_message(self, message: discord.Message) -> None:
        if message.author != self.user:
            self.heard.append((message.content, 0 if message.guild is None else message.guild.shard_id))


async def ping(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("here")


@pytest.fixture
async def guilds(server: LoopbackDiscord) -> list[Guild]:
    """A guild of each shard, each with a channel."""
    found = [server.guild]
    while len(found) < COUNT:
        found.append(server.add_guild("Elsewhere"))
        server.add_channel("tavern", found[-1])
    return sorted(found, key=lambda guild: (guild.id >> 22) % COUNT)


@pytest.fixture
async def bot(guilds: list[Guild], connect) -> Sharded:
    return await connect(Sharded())


def live(server: LoopbackDiscord) -> list[int]:
    return sorted(session.shard.number for session in server.state.gateway.sessions.values() if session.live)


async def test_events_of_a_guild_go_to_its_shard(server: LoopbackDiscord, guilds, bot, eventually) -> None:
    ann = server.add_person("Ann")
    assert live(server) == [0, 1, 2]
    for number, guild in enumerate(guilds):
        channel = next(iter(guild.channels.values()))
        reply = await ann.slash("ping", channel)
        assert reply.text == "here"
        assert reply.interaction.session is not None
        assert reply.interaction.session.shard.number == number
        await ann.say(channel, f"<@{server.bot_id}> {number}")
    mine = [(f"<@{server.bot_id}> {number}", number) for number in range(COUNT)]
    await eventually(lambda: set(mine) <= set(bot.heard))
    assert all(bot.heard.count(one) == 1 for one in mine)
    assert not server.trouble


async def test_direct_messages_go_to_shard_0(server: LoopbackDiscord, bot, eventually) -> None:
    ann = server.add_person("Ann")
    reply = await ann.slash("ping", ann.open_dm())
    assert reply.text == "here"
    assert reply.interaction.session is not None
    assert reply.interaction.session.shard.number == 0
    await ann.say(ann.open_dm(), "psst")
    await eventually(lambda: ("psst", 0) in bot.heard)
    assert bot.heard.count(("psst", 0)) == 1


async def test_new_and_lost_guilds_are_told_to_one_shard(server: LoopbackDiscord, guilds, bot, eventually) -> None:
    new = server.add_guild("New")
    await eventually(lambda: bot.get_guild(new.id))
    before = {s.shard.number: s.sequence for s in server.state.gateway.sessions.values()}
    server.remove_bot(guilds[1])
    await eventually(lambda: bot.get_guild(guilds[1].id) is None)
    after = {s.shard.number: s.sequence for s in server.state.gateway.sessions.values()}
    assert after == before | {1: before[1] + 1}


@pytest.mark.parametrize("how", ["close", "op 7", "op 9 resumable", "op 9"])
async def test_one_shard_is_lost_and_comes_back_alone(
    server: LoopbackDiscord, guilds, bot, eventually, how: str
) -> None:
    ann = server.add_person("Ann")
    bot.heard.clear()
    if how == "close":
        await server.disconnect(shard=1)
    elif how == "op 7":
        await server.ask_reconnect(shard=1)
    else:
        await server.invalidate(resumable=how != "op 9", shard=1)
    await server.until(lambda: live(server) == [0, 2])
    resumes = how != "op 9"
    if not resumes:
        await server.until(lambda: live(server) == [0, 1, 2])
    replies = [await ann.slash("ping", next(iter(guild.channels.values()))) for guild in guilds]
    assert [reply.text for reply in replies] == ["here"] * COUNT
    await eventually(lambda: bot.heard == [("resumed" if resumes else "ready", 1)])
    assert not server.trouble
