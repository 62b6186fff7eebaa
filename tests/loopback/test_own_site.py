"""Web sites in a browser on the same machine: none of them may use any route of the server."""

from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import aiohttp
import pytest

from bot.loopback import LoopbackDiscord, own_site
from bot.loopback.page import Page

from .served import served

Headers = dict[str, str]

FOREIGN: dict[str, Headers] = {
    "another site": {"Origin": "http://example.org"},
    "another port": {"Origin": "http://127.0.0.1:1"},
    "no port": {"Origin": "http://127.0.0.1"},
    "another scheme": {"Origin": "https://127.0.0.1:{port}"},
    "the other name": {"Origin": "http://localhost:{port}"},
    "a frame without an origin": {"Origin": "null"},
    "an empty origin": {"Origin": ""},
    "a name that was given this address": {"Host": "example.org:{port}"},
    "such a name, with its own origin": {"Host": "example.org:{port}", "Origin": "http://example.org:{port}"},
    "such a name, without a port": {"Host": "example.org"},
    "a name that begins as this address": {"Host": "127.0.0.1.example.org:{port}"},
    "a picture of another site": {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"},
    "a picture of another port": {"Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "no-cors"},
    "a frame of another site": {
        "Sec-Fetch-Site": "cross-site",
        "Sec-Fetch-Mode": "navigate",
        "Sec-Fetch-Dest": "iframe",
    },
}


@pytest.fixture
async def with_page() -> AsyncIterator[LoopbackDiscord]:
    """A server with all routes: those of Discord and those of the page."""
    server = LoopbackDiscord()
    server.add_person("Ann")
    server.add_routes(Page(server, lambda _: {}).add_to)
    async with server:
        yield server


def filled(headers: Headers, server: LoopbackDiscord) -> Headers:
    return {name: value.format(port=urlsplit(server.url).port) for name, value in headers.items()}


async def test_the_routes_are_those_that_are_known(with_page: LoopbackDiscord) -> None:
    paths = {path for _, path in served(with_page)}
    assert {"/", "/page/ws", "/gateway", "/api/v10/users/@me", "/api/v10/1", "/attachments/1/1/1"} <= paths
    assert {"/api/v10/interactions/1/1/callback", "/api/v10/webhooks/1/1/messages/1", "/page/files/1/1/1"} <= paths


@pytest.mark.parametrize("name", FOREIGN)
async def test_no_route_answers_another_site(with_page: LoopbackDiscord, name: str) -> None:
    authorized = {"Authorization": f"Bot {with_page.bot_token}"}
    async with aiohttp.ClientSession(headers=authorized | filled(FOREIGN[name], with_page)) as session:
        for method, path in served(with_page):
            async with session.request(method, with_page.url + path) as answer:
                assert answer.status == 403, (method, path)
                assert await answer.text() in ("403: Forbidden", ""), (method, path)
    assert with_page.traffic == []


@pytest.mark.parametrize("name", FOREIGN)
@pytest.mark.parametrize("path", ["/gateway", "/page/ws"])
async def test_no_websocket_opens_for_another_site(with_page: LoopbackDiscord, path: str, name: str) -> None:
    async with aiohttp.ClientSession(headers=filled(FOREIGN[name], with_page)) as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(with_page.url + path)
        assert refused.value.status == 403
    assert not with_page.connected


@pytest.mark.parametrize("name", own_site.NAMES)
async def test_the_page_itself_is_answered(with_page: LoopbackDiscord, name: str) -> None:
    host = f"{name}:{urlsplit(with_page.url).port}"
    own = {"Host": host, "Origin": f"http://{host}", "Sec-Fetch-Site": "same-origin"}
    async with aiohttp.ClientSession(headers=own) as session:
        async with session.get(f"{with_page.url}/page/main.js") as answer:
            assert answer.status == 200
        async with session.ws_connect(f"{with_page.url}/page/ws") as socket:
            assert (await socket.receive_json())["kind"] == "state"


async def test_a_link_to_the_page_can_be_followed_but_to_nothing_else(with_page: LoopbackDiscord) -> None:
    followed = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
    async with aiohttp.ClientSession(headers=followed) as session:
        for method, path in served(with_page):
            async with session.request(method, with_page.url + path) as answer:
                assert answer.status == (200 if (method, path) == ("GET", "/") else 403), (method, path)


async def test_every_answer_is_closed_to_other_sites(with_page: LoopbackDiscord) -> None:
    async with aiohttp.ClientSession() as session:
        for method, path in served(with_page):
            async with session.request(method, with_page.url + path) as answer:
                assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin", (method, path)
                assert answer.headers["X-Content-Type-Options"] == "nosniff", (method, path)
                assert "Access-Control-Allow-Origin" not in answer.headers
