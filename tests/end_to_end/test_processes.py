"""`quartermaster run` as a process: stopped by SIGTERM, refused a database; and several bots in one process."""

import asyncio
import os
import signal
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.loopback import LoopbackDiscord

from ..house import House, settled
from .audit import complaints
from .playing import of_bot, play_on
from .victims import ROOT

SENDING = r"^/channels/\d+/messages$"
Run = Callable[..., Awaitable[asyncio.subprocess.Process]]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[LoopbackDiscord]:
    async with LoopbackDiscord(record=tmp_path / "http.jsonl") as server:
        yield server
        assert server.trouble == []


@pytest.fixture
async def run(server: LoopbackDiscord, tmp_path: Path) -> AsyncIterator[Run]:
    """Starts `quartermaster run`; with `waiting` False, without waiting for its connection."""
    processes: list[asyncio.subprocess.Process] = []

    async def start(*, waiting: bool = True) -> asyncio.subprocess.Process:
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "QUARTERMASTER_TOKEN": server.bot_token,
            "QUARTERMASTER_DATABASE": str(tmp_path / "q.db"),
            "QUARTERMASTER_DISCORD_URL": server.url,
            "QUARTERMASTER_READY_TIMEOUT": "0.2",
        }
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "run", cwd=tmp_path, env=environment, stderr=asyncio.subprocess.PIPE
        )
        processes.append(process)
        if waiting:
            await server.until(lambda: server.connected, 60)
        return process

    yield start
    for process in processes:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def ended(process: asyncio.subprocess.Process) -> tuple[int, str]:
    """Wait for a process; return its exit code and its last line of output."""
    _, text = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode is not None
    return process.returncode, (text.decode().strip().splitlines() or [""])[-1]


def beginning(server: LoopbackDiscord, method: str, path: str) -> asyncio.Event:
    """Return an event that is set when the server receives a request for a path with this ending."""
    begun = asyncio.Event()

    async def note(entry: dict[str, Any]) -> None:
        if entry["method"] == method and entry["path"].endswith(path):
            begun.set()

    server.hooks.before_request = note
    return begun


async def test_sigterm_during_a_send(server: LoopbackDiscord, run: Run, tmp_path: Path) -> None:
    ann = server.add_person("Ann")
    process = await run()
    server.faults.add("POST", SENDING, delay=20)
    sending = beginning(server, "POST", "/messages")
    await settled(await ann.slash("game new", server.channel, game="corsari"))
    await asyncio.wait_for(sending.wait(), 30)
    began = time.monotonic()
    process.send_signal(signal.SIGTERM)
    code, last = await ended(process)
    assert code == 0, last
    assert time.monotonic() - began < 15
    assert of_bot(server, server.channel) == []
    await server.until(lambda: not server.connected)
    await run()
    await server.until(lambda: of_bot(server, server.channel))
    async with asyncio.timeout(60):
        while await complaints(server, tmp_path / "q.db"):
            await asyncio.sleep(0.05)


async def test_sigterm_during_the_start(server: LoopbackDiscord, run: Run) -> None:
    server.faults.add("PUT", "/commands$", delay=20)
    registering = beginning(server, "PUT", "/commands")
    process = await run(waiting=False)
    await asyncio.wait_for(registering.wait(), 60)
    process.send_signal(signal.SIGTERM)
    code, last = await ended(process)
    assert code == 0, last


async def test_a_second_bot_is_refused_the_database(server: LoopbackDiscord, run: Run) -> None:
    await run()
    code, last = await ended(await run(waiting=False))
    assert code == 2
    assert "in use by another running bot" in last


async def test_a_newer_database_is_refused(server: LoopbackDiscord, run: Run, tmp_path: Path) -> None:
    process = await run()
    process.send_signal(signal.SIGTERM)
    assert (await ended(process))[0] == 0
    database = sqlite3.connect(tmp_path / "q.db")
    database.execute("PRAGMA user_version = 999")
    database.close()
    before = (tmp_path / "q.db").read_bytes()
    code, last = await ended(await run(waiting=False))
    assert code == 2
    assert "newer version" in last
    assert (tmp_path / "q.db").read_bytes() == before


async def test_a_damaged_database_is_refused(server: LoopbackDiscord, run: Run, tmp_path: Path) -> None:
    (tmp_path / "q.db").write_bytes(b"a log book, but not one of ours" * 100)
    before = (tmp_path / "q.db").read_bytes()
    code, last = await ended(await run(waiting=False))
    assert code == 2
    assert "damaged" in last
    assert (tmp_path / "q.db").read_bytes() == before


@pytest.mark.parametrize(("path", "status"), [("/users/@me$", 503), ("/gateway/bot$", 403)])
async def test_an_unreachable_server_is_reported_in_one_line(
    server: LoopbackDiscord, run: Run, path: str, status: int
) -> None:
    server.faults.add("GET", path, status=status, times=9)
    code, last = await ended(await run(waiting=False))
    assert code == 1
    assert "connection to Discord failed" in last


@pytest.fixture
async def houses(tmp_path: Path) -> AsyncIterator[tuple[House, House]]:
    """Make two houses with a database each; only the first is started."""
    (tmp_path / "other").mkdir()
    house, other = House(tmp_path), House(tmp_path / "other", dice_seed="other")
    await house.start()
    other.server = house.server
    yield house, other
    await other.stop()
    await house.close()
    assert house.server.trouble == []


async def test_two_bots_of_two_databases_share_one_discord(houses: tuple[House, House]) -> None:
    house, other = houses
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    house.server.channel = house.server.add_channel("cellar")
    # Presses go to the bot that connected last; both tables have the number 1 and the same people.
    await other.start()
    second = await other.sit_down(ann, ben)
    assert second.id == table.id
    await play_on(table, 6)
    await play_on(second, 6)
    await house.bot.settled(table, 10)
    await other.bot.settled(second, 10)
    for one in (house, other):
        rows = await one.bot.store.outbox.all(1)
        assert {row.state for row in rows} == {"sent"}
        assert len({row.message_id for row in rows}) == len(rows)
    messages = [*of_bot(house.server, ann.dm), *of_bot(house.server, ben.dm)]
    told = [row for one in (house, other) for row in await one.bot.store.outbox.all(1) if row.recipient != "t"]
    assert sorted(row.message_id or 0 for row in told) == sorted(message.id for message in messages)
