"""The gateway with real discord.py clients: resuming, reconnecting, several bots, refusals."""

import asyncio

import aiohttp
import discord
import pytest
from discord import app_commands

from bot.loopback import LoopbackDiscord, NotAnswered, aim_discord_py_at, gateway


@pytest.fixture
async def bot(connect, new_client) -> discord.Client:
    return await start_answering(connect, new_client, "here")


async def start_answering(connect, new_client, answer: str) -> discord.Client:
    """Start a client whose /ping answers with its own text."""
    client = new_client()
    client.events = []
    for event in ("resumed", "ready", "guild_join", "thread_create", "guild_channel_create"):
        _note(client, event)
    tree = app_commands.CommandTree(client)

    @tree.command(name="ping", description="d")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(answer)

    client.setup_hook = tree.sync
    client.before_identify_hook = _at_once
    return await connect(client)


async def _at_once(shard_id: int | None, *, initial: bool = False) -> None:
    """Replace the five seconds that discord.py waits before it identifies again."""


def _note(client: discord.Client, event: str) -> None:
    async def note(*_: object) -> None:
        client.events.append(event)

    setattr(client, f"on_{event}", note)


async def test_guild_and_channel_are_known_and_only_the_bot_is_a_member(server: LoopbackDiscord, bot) -> None:
    guild = bot.get_guild(server.guild.id)
    assert guild.name == "The Tavern"
    assert guild.me.id == server.bot_id
    assert guild.member_count == len(server.guild.members)
    assert len(guild.members) == 1
    assert bot.get_channel(server.channel.id).name == "tavern"
    assert guild.get_channel(server.channel.id).permissions_for(guild.me).send_messages


@pytest.mark.parametrize("how", ["close", "op 7", "op 9 resumable"])
async def test_a_lost_connection_is_resumed_and_nothing_is_missed(server: LoopbackDiscord, bot, how: str) -> None:
    ann = server.add_person("Ann")
    if how == "close":
        await server.disconnect(code=4000)
    elif how == "op 7":
        await server.ask_reconnect()
    else:
        await server.invalidate(resumable=True)
    await server.until(lambda: not server.connected)
    reply = await ann.slash("ping", server.channel)
    assert reply.text == "here"
    await server.until(lambda: "resumed" in bot.events)
    assert bot.events.count("ready") == 1
    assert not server.trouble


async def test_discord_py_identifies_again_after_an_invalid_session(server: LoopbackDiscord, bot) -> None:
    await server.invalidate(resumable=False)
    await server.until(lambda: not server.connected)
    await server.until(lambda: server.connected)
    assert (await server.add_person("Ann").slash("ping", server.channel)).text == "here"
    assert "resumed" not in bot.events


async def test_interactions_go_to_the_newest_live_client(server: LoopbackDiscord, bot, connect, new_client) -> None:
    ann = server.add_person("Ann")
    second = await start_answering(connect, new_client, "there")
    assert (await ann.slash("ping", server.channel)).text == "there"
    await second.close()
    await server.until(lambda: sum(s.live for s in server.state.gateway.sessions.values()) == 1)
    assert (await ann.slash("ping", server.channel)).text == "here"
    assert not server.trouble


async def test_an_interaction_without_a_client_is_unanswered_but_no_trouble(server: LoopbackDiscord, bot) -> None:
    ann = server.add_person("Ann")
    await bot.close()
    server.reply_within = 0.05
    with pytest.raises(NotAnswered):
        await ann.slash("ping", server.channel)
    assert not server.trouble


async def test_a_killed_client_is_replaced(server: LoopbackDiscord, bot, connect, new_client) -> None:
    ann = server.add_person("Ann")
    bot.ws.socket._response.connection.transport.abort()
    bot.runner.cancel()
    await asyncio.gather(bot.runner, return_exceptions=True)
    bot.runner = asyncio.create_task(asyncio.sleep(0))
    await server.until(lambda: not server.connected)
    await start_answering(connect, new_client, "reborn")
    assert (await ann.slash("ping", server.channel)).text == "reborn"


async def test_another_name_of_a_guild_is_announced(server: LoopbackDiscord, bot, eventually) -> None:
    server.rename_guild(server.guild, "La Taverne")
    await eventually(lambda: [guild.name for guild in bot.guilds] == ["La Taverne"])


async def test_new_guilds_channels_and_threads_are_announced(server: LoopbackDiscord, bot, eventually) -> None:
    server.add_channel("cellar")
    server.add_thread("side table")
    guild = server.add_guild("Elsewhere")
    await eventually(lambda: {"guild_channel_create", "thread_create", "guild_join"} <= set(bot.events))
    assert bot.get_guild(guild.id).name == "Elsewhere"


async def test_members_can_be_requested(server: LoopbackDiscord, bot) -> None:
    ann = server.add_person("Ann")
    found = await bot.get_guild(server.guild.id).query_members(user_ids=[ann.id])
    assert [m.id for m in found] == [ann.id]


async def test_message_events_need_their_intent(server: LoopbackDiscord, bot, connect, new_client, eventually) -> None:
    ann = server.add_person("Ann")
    heard = []
    listener = new_client(intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True))

    async def on_message(message: discord.Message) -> None:
        heard.append((message.author.id, message.content))

    listener.on_message = on_message
    bot.on_message = on_message
    await connect(listener)
    await ann.say(server.channel, "not for bots")
    await ann.say(server.channel, f"<@{server.bot_id}> hi")
    await ann.say(ann.open_dm(), "psst")
    await bot.get_channel(server.channel.id).send("own")
    await eventually(lambda: len(heard) >= 4)
    assert heard == [(ann.id, ""), (ann.id, f"<@{server.bot_id}> hi"), (ann.id, "psst"), (server.bot_id, "own")]


async def test_a_wrong_token_is_refused(server: LoopbackDiscord, new_client) -> None:
    aim_discord_py_at(server.url)
    connector = aiohttp.TCPConnector()
    client = new_client(connector=connector)
    with pytest.raises(discord.LoginFailure):
        await client.login("stolen")
    await connector.close()  # discord.py forgets the session of a failed login


async def test_privileged_intents_are_refused(server: LoopbackDiscord, new_client) -> None:
    aim_discord_py_at(server.url)
    client = new_client(intents=discord.Intents(guilds=True, members=True))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await client.start(server.bot_token)
    await client.close()
    assert "4014" in server.trouble[0]


async def test_a_heartbeat_is_acknowledged_after_discord_py_noted_it(
    connect, new_client, eventually, monkeypatch
) -> None:
    monkeypatch.setattr(gateway, "HEARTBEAT_MS", 400)
    monkeypatch.setattr(gateway, "ACK_SECONDS", 0.1)
    client = await connect(new_client())
    # An acknowledgement measured from the heartbeat before would give a latency of 41 seconds.
    await eventually(lambda: client.latency < 0.3)
