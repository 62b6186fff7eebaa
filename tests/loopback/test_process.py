"""A bot in its own process, killed during a request."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.loopback import LoopbackDiscord, NotAnswered

BOT = """
import os, sys, discord
from discord import app_commands
from bot.loopback import aim_discord_py_at

aim_discord_py_at(sys.argv[1])
client = discord.Client(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)
tree = app_commands.CommandTree(client)

@tree.command(name="post", description="d")
async def post(interaction: discord.Interaction, text: str) -> None:
    await interaction.response.defer(ephemeral=True)
    await interaction.channel.send(text, nonce=text)
    await interaction.edit_original_response(content="posted")

client.setup_hook = tree.sync
client.run(os.environ["TOKEN"], log_handler=None)
"""


@pytest.fixture
async def processes() -> AsyncIterator[list[asyncio.subprocess.Process]]:
    running: list[asyncio.subprocess.Process] = []
    yield running
    for process in running:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def start(server: LoopbackDiscord) -> asyncio.subprocess.Process:
    root = Path(__file__).parents[2]
    environment = os.environ | {"PYTHONPATH": str(root), "PYTHONWARNINGS": "ignore", "TOKEN": server.bot_token}
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", BOT, server.url, env=environment)
    await server.until(lambda: server.connected, timeout=30)
    return process


@pytest.mark.parametrize("moment", ["before_request", "after_request"])
async def test_killed_while_it_sends(server: LoopbackDiscord, processes, moment: str) -> None:
    ann = server.add_person("Ann")
    process = await start(server)
    processes.append(process)

    async def kill(entry) -> None:
        if entry["path"] == f"/channels/{server.channel.id}/messages":
            setattr(server.hooks, moment, None)
            process.send_signal(signal.SIGKILL)
            await process.wait()

    setattr(server.hooks, moment, kill)
    reply = await ann.slash("post", server.channel, text="hello")
    await server.until(lambda: not server.connected)
    await server.until(lambda: len(server.channel.messages) == 2)
    assert reply.message.loading

    server.reply_within = 0.1
    with pytest.raises(NotAnswered):
        await ann.slash("post", server.channel, text="anyone?")
    server.reply_within = 3.0
    processes.append(await start(server))
    again = await ann.slash("post", server.channel, text="hello")
    assert (await again.done()).text == "posted"
    assert [m.text for m in server.channel.messages.values() if not m.ephemeral_for] == ["hello"]
    assert not server.trouble
