"""Injected faults, hooks and rate limits."""

import time

import aiohttp
import discord
import pytest

from bot.loopback import LoopbackDiscord

SENDING = r"^/channels/\d+/messages$"


@pytest.fixture
async def channel(connect, new_client, server: LoopbackDiscord):
    client = await connect(new_client())
    return client.get_channel(server.channel.id)


def texts(server: LoopbackDiscord) -> list[str]:
    return [m.text for m in server.channel.messages.values()]


async def test_an_error_instead_of_the_request(server: LoopbackDiscord, channel) -> None:
    server.faults.add("POST", SENDING, status=503)
    with pytest.raises(discord.DiscordServerError):
        await channel.send("one")
    await channel.send("two")
    assert texts(server) == ["two"]
    assert server.traffic[-2]["status"] == 503
    assert not server.trouble


async def test_discord_py_tries_again_after_a_500(server: LoopbackDiscord, channel) -> None:
    server.faults.add("POST", SENDING, status=500)
    await channel.send("one")
    assert texts(server) == ["one"]
    assert [e["status"] for e in server.traffic[-2:]] == [500, 200]


@pytest.mark.parametrize("how", [{"status": 503}, {"drop": True}])
async def test_a_send_with_unknown_outcome_is_repeated_with_its_nonce(server: LoopbackDiscord, channel, how) -> None:
    server.faults.add("POST", SENDING, after=True, **how)
    with pytest.raises((discord.DiscordServerError, aiohttp.ClientError)):
        await channel.send("one", nonce=5)
    assert texts(server) == ["one"]
    again = await channel.send("one", nonce=5)
    assert texts(server) == ["one"]
    assert again.id in server.channel.messages
    assert server.traffic[-2]["status"] == (None if "drop" in how else 503)


async def test_a_dropped_request_did_nothing(server: LoopbackDiscord, channel) -> None:
    server.faults.add("POST", SENDING, drop=True)
    with pytest.raises(aiohttp.ClientError):
        await channel.send("one")
    assert texts(server) == []
    assert server.traffic[-1]["response"] is None


async def test_a_delay_only_delays(server: LoopbackDiscord, channel) -> None:
    server.faults.add("POST", SENDING, delay=0.05, times=2)
    began = time.perf_counter()
    await channel.send("one")
    assert time.perf_counter() - began >= 0.05
    await channel.send("two")
    assert texts(server) == ["one", "two"]


async def test_discord_py_waits_after_a_429(server: LoopbackDiscord, channel) -> None:
    server.faults.add("POST", SENDING, retry_after=0.05)
    await channel.send("one")
    assert texts(server) == ["one"]
    assert server.traffic[-2]["status"] == 429
    assert server.traffic[-2]["response"]["retry_after"] == 0.05
    assert not server.trouble


async def test_faults_can_be_cleared(server: LoopbackDiscord, channel) -> None:
    server.faults.add("POST", SENDING, status=503, times=99)
    server.faults.clear()
    await channel.send("one")
    assert texts(server) == ["one"]


async def test_hooks_run_at_three_moments_of_a_request(server: LoopbackDiscord, channel, eventually) -> None:
    seen = []

    def note(name: str):
        async def hook(entry) -> None:
            seen.append((name, entry["method"], entry["status"], len(server.channel.messages)))

        return hook

    server.hooks.before_request = note("before")
    server.hooks.after_request = note("after")
    server.hooks.after_answer = note("answered")
    await channel.send("one")
    await eventually(lambda: len(seen) == 3)
    assert seen == [("before", "POST", None, 0), ("after", "POST", 200, 1), ("answered", "POST", 200, 1)]


async def test_discord_py_keeps_the_announced_rate_limits(server: LoopbackDiscord, channel) -> None:
    server.limits.enabled = True
    server.limits.per = 0.2
    began = time.perf_counter()
    for number in range(8):
        await channel.send(str(number))
    assert time.perf_counter() - began >= 0.1
    assert texts(server) == [str(n) for n in range(8)]
    assert {e["status"] for e in server.traffic[-8:]} == {200}


async def test_a_request_over_the_limit_gets_429(server: LoopbackDiscord, rest) -> None:
    server.limits.enabled = True
    server.limits.per = 60.0
    path = f"/channels/{server.channel.id}/messages"
    answers = [await rest("POST", path, {"content": str(n)}) for n in range(6)]
    assert [status for status, _ in answers] == [200] * 5 + [429]
    limited = answers[5][1]
    assert limited["global"] is False
    assert 0 < limited["retry_after"] <= 60
    assert len(server.channel.messages) == 5
    other = server.add_channel("cellar")
    assert (await rest("POST", f"/channels/{other.id}/messages", {"content": "x"}))[0] == 200


async def test_an_error_of_the_loopback_is_reported_at_once(server: LoopbackDiscord, rest, monkeypatch) -> None:
    monkeypatch.setattr(server.state.drafter, "new", lambda *_, **__: 1 / 0)
    status, _ = await rest("POST", f"/channels/{server.channel.id}/messages", {"content": "x"})
    assert status == 400
    assert "ZeroDivisionError" in server.trouble[0]
