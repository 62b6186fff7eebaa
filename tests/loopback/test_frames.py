"""Frames of the gateway and of the page: their sizes, their depth and their form."""

import logging
from typing import Any

import aiohttp
import pytest

from bot.loopback import LoopbackDiscord
from bot.loopback.gateway import LARGEST_FRAME, MARGIN
from bot.loopback.page import Page

MALFORMED = {"kind": "answer", "ref": None, "fault": "malformed"}


@pytest.fixture(autouse=True)
def no_errors(caplog: pytest.LogCaptureFixture):
    """Nothing is an error of the server itself."""
    yield
    assert [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info] == []


def with_token(frame: str, server: LoopbackDiscord) -> str:
    return frame.replace("TOKEN", server.bot_token).replace("GUILD", str(server.guild.id))


async def closed_with(server: LoopbackDiscord, *frames: str | bytes) -> int | None:
    """Return the code with which the gateway closes after these frames."""
    async with aiohttp.ClientSession() as session, session.ws_connect(server.state.gateway.url) as socket:
        assert (await socket.receive_json())["op"] == 10
        for frame in frames:
            await (socket.send_bytes(frame) if isinstance(frame, bytes) else socket.send_str(with_token(frame, server)))
        async for _ in socket:
            """Frames sent before the close."""
        return socket.close_code


STRANGE = {
    "no JSON": ("nonsense", 4002),
    "a list": ("[]", 4002),
    "null": ("null", 4002),
    "too deep": ("[" * 100 + "]" * 100, 4002),
    "deeper than Python reads": ("[" * 4000, 4002),
    "a list as op": ('{"op":[],"d":null}', 4003),
    "members before a session": ('{"op":8,"d":{}}', 4003),
    "IDENTIFY without data": ('{"op":2}', 4002),
    "IDENTIFY with a list": ('{"op":2,"d":["TOKEN"]}', 4002),
    "IDENTIFY without intents": ('{"op":2,"d":{"token":"TOKEN"}}', 4013),
    "RESUME without data": ('{"op":6,"d":7}', 4002),
}


@pytest.mark.parametrize("name", STRANGE)
async def test_strange_frames_before_a_session(server: LoopbackDiscord, name: str) -> None:
    frame, code = STRANGE[name]
    assert await closed_with(server, '{"op":1,"d":null}', frame) == code
    assert len(server.trouble) == 1


STRANGE_LATER = {
    "IDENTIFY again": ('{"op":2,"d":{"token":"TOKEN","intents":0}}', 4005),
    "an unknown op": ('{"op":99,"d":{}}', 4001),
    "an object as op": ('{"op":{},"d":{}}', 4001),
    "members of nothing": ('{"op":8,"d":null}', 4002),
    "members of a list": ('{"op":8,"d":[]}', 4002),
    "members of no guild": ('{"op":8,"d":{}}', 4002),
    "members of another guild": ('{"op":8,"d":{"guild_id":"7"}}', 4002),
    "members of a guild with a long number": ('{"op":8,"d":{"guild_id":"' + "9" * 2000 + '"}}', 4002),
    "too large": ('{"op":3,"d":"' + "x" * LARGEST_FRAME + '"}', 4002),
    "not text": (b"{}", 4002),
}


@pytest.mark.parametrize("name", STRANGE_LATER)
async def test_strange_frames_in_a_session(server: LoopbackDiscord, name: str) -> None:
    frame, code = STRANGE_LATER[name]
    assert await closed_with(server, '{"op":2,"d":{"token":"TOKEN","intents":1}}', frame) == code


async def test_a_resume_with_a_strange_number(server: LoopbackDiscord) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(server.state.gateway.url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": server.bot_token, "intents": 0}})
        held = (await socket.receive_json())["d"]["session_id"]
        frame = f'{{"op":6,"d":{{"token":"TOKEN","session_id":"{held}","seq":"x"}}}}'
        assert await closed_with(server, frame) == 4007


async def test_members_with_strange_ids_are_not_found(server: LoopbackDiscord) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(server.state.gateway.url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": server.bot_token, "intents": 0}})
        assert (await socket.receive_json())["t"] == "READY"
        wanted: list[Any] = ["x", None, 7]
        await socket.send_json({"op": 8, "d": {"guild_id": str(server.guild.id), "user_ids": wanted, "query": 5}})
        chunk = await socket.receive_json()
        assert (chunk["t"], chunk["d"]["members"]) == ("GUILD_MEMBERS_CHUNK", [])


@pytest.mark.parametrize(("more", "code"), [(0, None), (1, 4002), ((MARGIN - 1) * LARGEST_FRAME - 1, 4002)])
async def test_the_largest_frame_of_the_gateway(server: LoopbackDiscord, more: int, code: int | None) -> None:
    frame = f'{{"op":2,"d":{{"token":"{server.bot_token}","intents":0,"x":"'
    frame += "é" * ((LARGEST_FRAME + more - len(frame) - 3) // 2)
    frame += "x" * (LARGEST_FRAME + more - len(frame.encode()) - 3) + '"}}'
    assert len(frame.encode()) == LARGEST_FRAME + more
    if code is not None:
        assert await closed_with(server, frame) == code
        return
    async with aiohttp.ClientSession() as session, session.ws_connect(server.state.gateway.url) as socket:
        await socket.receive_json()
        await socket.send_str(frame)
        assert (await socket.receive_json())["t"] == "READY"


def announce_a_huge_frame(socket: aiohttp.ClientWebSocketResponse) -> None:
    """Send the header of a text frame of 10 MB, and nothing of its text."""
    connection = socket._response.connection
    assert connection is not None
    assert connection.transport is not None
    connection.transport.write(b"\x81\xff" + (10_000_000).to_bytes(8, "big") + b"mask")


async def test_a_huge_frame_is_not_read(server: LoopbackDiscord) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(server.state.gateway.url) as socket:
        await socket.receive_json()
        announce_a_huge_frame(socket)
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == aiohttp.WSCloseCode.MESSAGE_TOO_BIG


async def test_a_frame_that_unpacks_to_a_huge_one_is_not_read(server: LoopbackDiscord) -> None:
    opened = aiohttp.ClientSession()
    async with opened as session, session.ws_connect(server.state.gateway.url, compress=15) as socket:
        await socket.receive_json()
        await socket.send_str("x" * 1_000_000)
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == aiohttp.WSCloseCode.MESSAGE_TOO_BIG


DEEP = {
    "too deep": "[" * 100 + "]" * 100,
    "deeper than Python reads": "[" * 60_000,
    "a deep value": '{"do":"submit","ref":1,"modal":"1","values":{"a":' + "[" * 150 + "]" * 150 + "}}",
}


@pytest.fixture
async def page():
    """A server with the page and one person."""
    server = LoopbackDiscord()
    server.add_person("Ann")
    server.add_routes(Page(server, lambda _: {}).add_to)
    async with server:
        yield server


@pytest.mark.parametrize("asked", ["", "999"])
@pytest.mark.parametrize("name", DEEP)
async def test_deep_frames_of_the_page_are_malformed(page: LoopbackDiscord, name: str, asked: str) -> None:
    address = f"{page.url}/page/ws?as={asked}"
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        assert (await socket.receive_json())["kind"] == ("door" if asked else "state")
        await socket.send_str(DEEP[name])
        assert await socket.receive_json() == MALFORMED


@pytest.mark.parametrize("asked", ["", "999"])
async def test_huge_frames_of_the_page_are_not_read(page: LoopbackDiscord, asked: str) -> None:
    address = f"{page.url}/page/ws?as={asked}"
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        await socket.receive_json()
        announce_a_huge_frame(socket)
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == aiohttp.WSCloseCode.MESSAGE_TOO_BIG


@pytest.mark.parametrize("since", ["9" * 5000, "x", "-1"])
async def test_a_strange_moment_in_the_address(page: LoopbackDiscord, since: str) -> None:
    address = f"{page.url}/page/ws?since={since}"
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        assert (await socket.receive_json())["kind"] == "state"
