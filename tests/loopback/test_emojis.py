"""The emoji of the bot's application: Discord's checks, the CDN, and buttons and options that show them."""

import base64
import io
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest

from bot.loopback import LoopbackDiscord, routes_emojis

from .test_refusals import option, row, select, text, v2

Rest = Callable[..., Awaitable[tuple[int, Any]]]
PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


def uri(data: bytes = PNG, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(data).decode()}"


def emojis_of(server: LoopbackDiscord) -> str:
    return f"/applications/{server.bot_id}/emojis"


async def made(rest: Rest, server: LoopbackDiscord, name: str = "anchor") -> str:
    status, emoji = await rest("POST", emojis_of(server), {"name": name, "image": uri()})
    assert status == 201
    return emoji["id"]


async def test_an_emoji_is_kept_listed_renamed_and_deleted(rest: Rest, server: LoopbackDiscord, oracle: Any) -> None:
    number = await made(rest, server)
    one = f"{emojis_of(server)}/{number}"
    assert (await rest("GET", one))[1]["name"] == "anchor"
    assert (await rest("PATCH", one, {"name": "anchor_2"}))[1]["name"] == "anchor_2"
    status, listed = await rest("GET", emojis_of(server))
    assert (status, [(e["id"], e["name"], e["animated"]) for e in listed["items"]]) == (
        200,
        [(number, "anchor_2", False)],
    )
    assert (await rest("DELETE", one))[0] == 204
    assert (await rest("GET", emojis_of(server)))[1] == {"items": []}
    assert oracle.complaints(server.traffic) == []
    server.expected.add(10014)
    assert (await rest("DELETE", one))[1]["code"] == 10014


WRONG: dict[str, tuple[dict[str, Any], str, str]] = {
    "no name": ({"image": uri()}, "name", "BASE_TYPE_REQUIRED"),
    "a short name": ({"name": "a", "image": uri()}, "name", "BASE_TYPE_BAD_LENGTH"),
    "a long name": ({"name": "a" * 33, "image": uri()}, "name", "BASE_TYPE_BAD_LENGTH"),
    "a name with a hyphen": ({"name": "a-b", "image": uri()}, "name", "STRING_TYPE_REGEX"),
    "a name with an accent": ({"name": "barré", "image": uri()}, "name", "STRING_TYPE_REGEX"),
    "no picture": ({"name": "aa"}, "image", "BASE_TYPE_REQUIRED"),
    "no data URI": ({"name": "aa", "image": "iVBORw0KGgo="}, "image", "IMAGE_INVALID"),
    "an SVG": ({"name": "aa", "image": uri(b"<svg/>", "image/svg")}, "image", "IMAGE_INVALID"),
    "over 256 KiB": ({"name": "aa", "image": uri(PNG.ljust(256 * 1024 + 1, b"."))}, "image", "BINARY_TYPE_MAX_LENGTH"),
}


@pytest.mark.parametrize("wrong", WRONG)
async def test_discord_refuses_a_form(wrong: str, rest: Rest, server: LoopbackDiscord) -> None:
    body, field, code = WRONG[wrong]
    server.expected.add(50035)
    status, answer = await rest("POST", emojis_of(server), body)
    assert (status, answer["code"]) == (400, 50035)
    assert [error["code"] for error in answer["errors"][field]["_errors"]] == [code]


async def test_an_emoji_must_be_a_png(rest: Rest, server: LoopbackDiscord) -> None:
    server.expected.add(50046)
    status, answer = await rest("POST", emojis_of(server), {"name": "aa", "image": uri(b"GIF89a")})
    assert (status, answer["code"]) == (400, 50046)


async def test_there_is_a_limit_of_emoji(rest: Rest, server: LoopbackDiscord, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes_emojis, "MOST", 1)
    await made(rest, server)
    server.expected.add(30008)
    status, answer = await rest("POST", emojis_of(server), {"name": "aa", "image": uri()})
    assert (status, answer["code"]) == (400, 30008)


async def test_another_application_has_no_emoji_here(rest: Rest, server: LoopbackDiscord) -> None:
    server.expected.add(10002)
    assert (await rest("GET", "/applications/1/emojis"))[1]["code"] == 10002


async def test_the_cdn_serves_the_picture(rest: Rest, server: LoopbackDiscord) -> None:
    number = await made(rest, server)
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{server.url}/cdn/emojis/{number}.png") as answer:
            assert (answer.status, answer.content_type, await answer.read()) == (200, "image/png", PNG)
        for wrong in (f"{number}.gif", "1.png", "none"):
            async with session.get(f"{server.url}/cdn/emojis/{wrong}") as answer:
                assert answer.status == 404


async def test_discord_py_uploads_reads_and_deletes(connect: Any, server: LoopbackDiscord, oracle: Any) -> None:
    client = await connect(discord.Client(intents=discord.Intents.none()))
    emoji = await client.create_application_emoji(name="anchor", image=PNG)
    assert [str(found) for found in await client.fetch_application_emojis()] == [f"<:anchor:{emoji.id}>"]
    saved = io.BytesIO()
    await emoji.save(saved)
    assert saved.getvalue() == PNG
    await emoji.delete()
    assert await client.fetch_application_emojis() == []
    assert oracle.complaints(server.traffic) == []
    assert server.trouble == []


async def test_buttons_and_options_show_only_emoji_that_exist(rest: Rest, server: LoopbackDiscord) -> None:
    number = await made(rest, server)
    channel = f"/channels/{server.channel.id}/messages"

    def showing(emoji: dict[str, Any]) -> dict[str, Any]:
        button = {"type": 2, "style": 1, "custom_id": "b", "label": "B", "emoji": emoji}
        return v2(text(f"<:anchor:{number}>"), row(button), row(select(option(emoji=emoji))))

    for sent in (number, int(number)):
        status, message = await rest("POST", channel, showing({"id": sent, "name": "anchor"}))
        assert status == 200
        _, row_of_button, row_of_menu = message["components"]
        assert row_of_button["components"][0]["emoji"] == {"id": number, "name": "anchor"}
        assert row_of_menu["components"][0]["options"][0]["emoji"] == {"id": number, "name": "anchor"}
    server.expected.add(50035)
    for unknown in ({"id": "5", "name": "anchor"}, {"name": ""}):
        status, answer = await rest("POST", channel, showing(unknown))
        assert (status, answer["code"]) == (400, 50035)
