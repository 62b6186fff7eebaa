"""The bot's token and the other keys: nobody can guess them, and nothing opens without them."""

import itertools
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
import yarl
from discord import app_commands

from bot.loopback import LoopbackDiscord
from bot.loopback.calls import check_bot_token
from bot.loopback.keys import fits
from bot.loopback.rest import API, ROUTES

from .served import served

WRONG = ["", "loopback", "Bot loopback", "Bot ", "{token}", "Bearer {token}", "Bot {token}x", "Bot é"]
LONG = 32  # characters of a key that nobody can guess


@pytest.fixture
async def bot(connect, new_client) -> discord.Client:
    """A bot that greets."""
    client = new_client()
    tree = app_commands.CommandTree(client)

    @tree.command(name="greet", description="d")
    async def greet(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("hello")

    client.setup_hook = tree.sync
    return await connect(client)


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def test_every_start_has_another_token() -> None:
    tokens = [LoopbackDiscord().bot_token for _ in range(3)]
    assert all(len(token) >= LONG for token in tokens)
    assert len(set(tokens)) == 3


async def test_every_route_of_discord_wants_a_token(server: LoopbackDiscord, session) -> None:
    routes = [(method, path) for method, path in served(server) if path.startswith(API)]
    assert len(routes) > len(ROUTES)
    for method, path in routes:
        async with session.request(method, server.url + path) as answer:
            assert answer.status in ((401, 404) if "/1/1" in path else (401,)), (method, path)
            if "/1/1" in path and answer.status == 404:
                assert (await answer.json())["code"] == 10062, "an unknown interaction"


@pytest.mark.parametrize("given", WRONG)
async def test_another_token_is_refused(server: LoopbackDiscord, given: str) -> None:
    headers = {"Authorization": given.format(token=server.bot_token)}
    async with aiohttp.ClientSession(headers=headers) as session:
        for route in ROUTES:
            if route.check is check_bot_token and "{" not in route.template:
                async with session.request(route.method, f"{server.url}{API}{route.template}") as answer:
                    assert (answer.status, (await answer.json())["message"]) == (401, "401: Unauthorized")


@pytest.mark.parametrize("given", ["", "ke", "keyy", "Key", "\udcff", "é"])
def test_only_the_key_fits(given: str) -> None:
    assert fits("key", "key")
    assert not fits(given, "key")


@pytest.mark.parametrize("token", [None, 5, "", "loopback", ["{token}"], "{token}x", "\ud800", "missing"])
@pytest.mark.parametrize("op", [2, 6])
async def test_the_gateway_refuses_another_token(server: LoopbackDiscord, bot, session, op: int, token: Any) -> None:
    held = next(iter(server.state.gateway.sessions.values()))
    ours = held.socket
    data: dict[str, Any] = {"token": token, "intents": 0, "session_id": held.id, "seq": 0}
    if token == "missing":
        del data["token"]
    elif token == ["{token}"]:
        data["token"] = [server.bot_token]
    elif token == "{token}x":
        data["token"] = server.bot_token + "x"
    async with session.ws_connect(server.state.gateway.url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": op, "d": data})
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == 4004
    assert list(server.state.gateway.sessions.values()) == [held]
    assert held.socket is ours
    assert held.live


async def test_a_session_is_resumed_with_its_own_id_only(server: LoopbackDiscord, bot, session) -> None:
    held = next(iter(server.state.gateway.sessions.values()))
    for guess in ("session-1", "1", "", held.id[:-1], None, 7):
        async with session.ws_connect(server.state.gateway.url) as socket:
            await socket.receive_json()
            await socket.send_json({"op": 6, "d": {"token": server.bot_token, "session_id": guess, "seq": 0}})
            assert await socket.receive_json() == {"op": 9, "d": False, "s": None, "t": None}
    assert held.live


async def test_sessions_and_interactions_have_ids_that_nobody_can_guess(server: LoopbackDiscord, bot, session) -> None:
    ann = server.add_person("Ann")
    sessions = []
    for _ in range(2):
        async with session.ws_connect(server.state.gateway.url) as socket:
            await socket.receive_json()
            await socket.send_json({"op": 2, "d": {"token": server.bot_token, "intents": 0}})
            sessions.append((await socket.receive_json())["d"]["session_id"])
    await server.until(lambda: sum(s.live for s in server.state.gateway.sessions.values()) == 1)
    answers = [await ann.slash("greet", server.channel) for _ in range(2)]
    tokens = [answer.interaction.token for answer in answers]
    for one, other in itertools.pairwise([*sessions, *tokens]):
        assert len(one) >= LONG
        assert one[:8] != other[:8]
    assert not any(str(answer.interaction.id) in answer.interaction.token for answer in answers)


async def test_an_interaction_is_answered_with_its_own_token_only(server: LoopbackDiscord, session) -> None:
    ann = server.add_person("Ann")
    held = server.state.interactions.begin(2, ann.user, server.channel, {"name": "greet"})
    for guess in (f"loopback-{held.id}", "1", held.token[:-1], f"{held.token}x"):
        path = f"/interactions/{held.id}/{guess}/callback"
        async with session.post(f"{server.url}{API}{path}", json={"type": 5}) as answer:
            assert (answer.status, (await answer.json())["code"]) == (404, 10062)
    assert held.answer is None
    own = f"{server.url}{API}/interactions/{held.id}/{held.token}/callback"
    async with session.post(own, json={"type": 5}) as answer:
        assert answer.status == 204
    webhook = f"{server.url}{API}/webhooks/{server.bot_id}"
    for guess in (f"loopback-{held.id}", held.token[:-1]):
        for method, path in (("POST", ""), ("GET", "/messages/@original"), ("DELETE", "/messages/@original")):
            async with session.request(method, f"{webhook}/{guess}{path}") as answer:
                assert (answer.status, (await answer.json())["code"]) == (401, 50027)
    assert held.original is not None
    assert not held.original.deleted


async def test_a_file_is_sent_for_its_own_seal_only(server: LoopbackDiscord, rest, session) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("files[0]", b"secret", filename="hand.txt")
    _, message = await rest("POST", f"/channels/{server.channel.id}/messages", data=form)
    url = message["attachments"][0]["url"]
    async with session.get(url) as answer:
        assert await answer.text() == "secret"
    bare = url.partition("?")[0]
    long = f"{server.url}/attachments/1/{'9' * 5000}/a"
    for address in (bare, f"{bare}?hm=", f"{bare}?hm=%C3%A9", f"{bare}?hm=%FF", f"{long}?hm=0"):
        async with session.get(yarl.URL(address, encoded=True)) as answer:
            assert answer.status == 404
