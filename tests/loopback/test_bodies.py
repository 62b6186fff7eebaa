"""Request bodies: their sizes, their depth and their form, and what is refused before they are read."""

import asyncio
import gzip
import io
import json
import logging
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.loopback import LoopbackDiscord
from bot.loopback.drafts import MAX_FILE_BYTES
from bot.loopback.json_values import DEEPEST, parsed
from bot.loopback.rest import API, CHUNK, MAX_BODY, MAX_JSON

HUGE = 120 * 1024 * 1024
JSON = "application/json"
PARTS = "multipart/form-data; boundary=B"


@pytest.fixture(autouse=True)
def no_errors(server: LoopbackDiscord, caplog: pytest.LogCaptureFixture):
    """Nothing is an error of the server itself."""
    yield
    assert [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info] == []
    assert not any("itself failed" in trouble for trouble in server.trouble)


async def announced(server: LoopbackDiscord, method: str, path: str, *headers: str) -> tuple[int, Any]:
    """Announce a body of 120 MB, send nothing of it, and return the answer."""
    reader, writer = await asyncio.open_connection(*server.url.removeprefix("http://").split(":"))
    host = server.url.removeprefix("http://")
    head = [f"{method} {API}{path} HTTP/1.1", f"Host: {host}", f"Content-Length: {HUGE}", *headers]
    writer.write("\r\n".join([*head, "", ""]).encode())
    async with asyncio.timeout(30):
        status = int((await reader.readuntil(b"\r\n\r\n")).split()[1])
        answer = json.loads(await reader.readuntil(b"}"))
    writer.close()
    await writer.wait_closed()
    return status, answer


def paths(server: LoopbackDiscord) -> list[tuple[str, str, int, int]]:
    channel, bot = server.channel.id, server.bot_id
    return [
        ("POST", f"/channels/{channel}/messages", 401, 0),
        ("PUT", f"/applications/{bot}/commands", 401, 0),
        ("POST", "/no/such/route", 401, 0),
        ("POST", "/interactions/1/unknown/callback", 404, 10062),
        ("POST", f"/webhooks/{bot}/unknown", 401, 50027),
        ("PATCH", f"/webhooks/{bot}/unknown/messages/@original", 401, 50027),
    ]


@pytest.mark.parametrize("kind", [JSON, PARTS])
@pytest.mark.parametrize("given", ["", "Authorization: Bot loopback"])
async def test_the_token_is_checked_before_the_body_is_read(server: LoopbackDiscord, kind: str, given: str) -> None:
    headers = [f"Content-Type: {kind}", *([given] if given else [])]
    for method, path, status, code in paths(server):
        answered, answer = await announced(server, method, path, *headers)
        assert (answered, answer["code"]) == (status, code), path


@pytest.mark.parametrize("kind", [JSON, PARTS, "text/plain"])
async def test_a_body_that_is_announced_as_too_large_is_not_read(server: LoopbackDiscord, kind: str) -> None:
    headers = [f"Content-Type: {kind}", f"Authorization: Bot {server.bot_token}"]
    answered, answer = await announced(server, "POST", f"/channels/{server.channel.id}/messages", *headers)
    assert (answered, answer["code"]) == (413, 40005)


def part(name: str, filename: str | None = None) -> bytes:
    more = "" if filename is None else f'; filename="{filename}"'
    return f'--B\r\nContent-Disposition: form-data; name="{name}"{more}\r\n\r\n'.encode()


async def repeated(start: bytes, more: bytes, times: int) -> AsyncIterator[bytes]:
    yield start
    for _ in range(times):
        yield more


def message(server: LoopbackDiscord) -> str:
    return f"/channels/{server.channel.id}/messages"


TOO_MUCH = MAX_FILE_BYTES // CHUNK + 20
ENDLESS = {
    "JSON": (JSON, b'{"content": "', b"x" * CHUNK, MAX_JSON // CHUNK + 20),
    "a file": (PARTS, part("files[0]", "a.bin"), b"x" * CHUNK, TOO_MUCH),
    "payload_json": (PARTS, part("payload_json"), b" " * CHUNK, MAX_JSON // CHUNK + 20),
    "a field": (PARTS, part("other"), b"x" * CHUNK, TOO_MUCH),
}


@pytest.mark.parametrize("name", ENDLESS)
async def test_a_body_without_an_announced_length_has_the_same_limits(server: LoopbackDiscord, rest, name: str) -> None:
    kind, start, more, times = ENDLESS[name]
    data = repeated(start, more, times)
    status, answer = await rest("POST", message(server), data=data, headers={"Content-Type": kind})
    assert (status, answer["code"]) == (413, 40005)


async def test_many_files_together_have_a_limit(server: LoopbackDiscord, rest, monkeypatch) -> None:
    monkeypatch.setattr("bot.loopback.rest.MAX_BODY", 10 * CHUNK)

    async def body() -> AsyncIterator[bytes]:
        for number in range(11):
            yield part(f"files[{number}]", "a.bin") + b"x" * CHUNK + b"\r\n"

    status, answer = await rest("POST", message(server), data=body(), headers={"Content-Type": PARTS})
    assert (status, answer["code"]) == (413, 40005)


async def test_a_body_that_unpacks_to_too_much(server: LoopbackDiscord, rest) -> None:
    packed = gzip.compress(json.dumps({"content": "x" * (2 * MAX_JSON)}).encode())
    headers = {"Content-Type": JSON, "Content-Encoding": "gzip"}
    status, answer = await rest("POST", message(server), data=packed, headers=headers)
    assert (status, answer["code"]) == (413, 40005)


async def test_the_largest_bodies_are_taken(server: LoopbackDiscord, rest) -> None:
    filler = " " * (MAX_JSON - len('{"content": "c"}'))
    headers = {"Content-Type": JSON}
    status, _ = await rest("POST", message(server), data='{"content": "c"' + filler + "}", headers=headers)
    assert status == 200
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"content": "c"' + filler + "}")
    form.add_field("files[0]", io.BytesIO(b"x" * MAX_FILE_BYTES), filename="large.bin")
    assert (await rest("POST", message(server), data=form))[0] == 200
    assert MAX_BODY >= 10 * MAX_FILE_BYTES + MAX_JSON


def nested(levels: int) -> str:
    return "[" * levels + "]" * levels


def mixed(levels: int) -> str:
    return '{"a":' * levels + "1" + "}" * levels


@pytest.mark.parametrize("text", [nested(DEEPEST), mixed(DEEPEST), "1", "[]", '{"a": [1, {"b": null}]}'])
def test_nested_json_is_parsed(text: str) -> None:
    assert parsed(text) == json.loads(text)


@pytest.mark.parametrize("text", [nested(DEEPEST + 1), mixed(DEEPEST + 1), nested(500), "[" * 100_000])
def test_json_that_is_nested_too_deeply_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="nested too deeply"):
        parsed(text)


NOT_JSON = {
    "too deep": nested(DEEPEST + 1).encode(),
    "deeper than Python reads": nested(100_000).encode(),
    "objects": mixed(100_000).encode(),
    "cut off": b'{"content": "c"',
    "not text": b"\xff\xfe\xfd",
    "a number of 5000 digits": b"9" * 5000,
}


@pytest.mark.parametrize("name", NOT_JSON)
@pytest.mark.parametrize("multipart", [False, True])
async def test_json_that_cannot_be_read(server: LoopbackDiscord, rest, name: str, multipart: bool) -> None:
    data, headers = NOT_JSON[name], {"Content-Type": JSON}
    if multipart:
        data, headers = part("payload_json") + data + b"\r\n--B--\r\n", {"Content-Type": PARTS}
    status, answer = await rest("POST", message(server), data=data, headers=headers)
    assert (status, answer["code"]) == (400, 50109)


BROKEN = {
    "no boundary": ("multipart/form-data", b""),
    "another boundary": (PARTS, b"--C\r\n\r\nx\r\n--C--\r\n"),
    "a form in a form": (PARTS, b"--B\r\nContent-Type: multipart/mixed; boundary=C\r\n\r\n--C--\r\n--B--\r\n"),
    "a header without an end": (PARTS, b"--B\r\n" + b"X" * 100_000 + b"\r\n\r\n--B--\r\n"),
    "many headers": (PARTS, b"--B\r\n" + b"X: y\r\n" * 1000 + b"\r\nx\r\n--B--\r\n"),
    "a number of 5000 digits": (PARTS, part(f"files[{'9' * 5000}]", "a") + b"x\r\n--B--\r\n"),
}


@pytest.mark.parametrize("name", BROKEN)
async def test_forms_that_cannot_be_read(server: LoopbackDiscord, rest, name: str) -> None:
    kind, data = BROKEN[name]
    status, answer = await rest("POST", message(server), data=data, headers={"Content-Type": kind})
    assert (status, answer["code"]) == (400, 50035)
