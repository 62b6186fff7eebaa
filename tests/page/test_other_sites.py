"""Web sites in a real browser on the machine where people play: they reach no route and learn nothing.

Each site knows more than a real one could: every address, the bot's token, its session and the key of a player's files.
"""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
from aiohttp import web
from playwright.async_api import Browser

from bot.cli.play import Playing
from bot.loopback.page import Page
from bot.loopback.page.shared import FILES

from ..loopback.served import served
from .talking import pressables, talking

pytestmark = pytest.mark.browser

Answered = list[tuple[int, str, str]]

SITES = {
    "another port": "http://127.0.0.1:{own}/",
    "another port of the other name": "http://localhost:{own}/",
    "another site": "http://evil.example:{own}/",
    "a name that was given the address of the page": "http://evil.example:{page}/",
}

ATTACK = """
async ({routes, sockets, embedded}) => {
  const got = [];
  const tried = {read: 0, sent: 0, sockets: 0, embedded: 0};
  for (const [method, address, token] of routes) {
    for (const headers of [{}, {Authorization: token}]) {
      try {
        const answer = await fetch(address, {method, headers, credentials: "include"});
        if (answer.status !== 403) got.push([method, address, answer.status, await answer.text()]);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
      tried.read += 1;
    }
    if (!["GET", "HEAD", "POST"].includes(method)) continue;
    const body = method === "POST" ? JSON.stringify({type: 4, content: "in the name of the bot"}) : undefined;
    await fetch(address, {method, mode: "no-cors", body, credentials: "include"}).catch(() => null);
    tried.sent += 1;
  }
  for (const [address, frame] of sockets) {
    const opened = await new Promise((resolve) => {
      const socket = new WebSocket(address);
      socket.onopen = () => socket.send(frame);
      socket.onmessage = (event) => resolve(event.data);
      socket.onerror = () => resolve(null);
    });
    if (opened !== null) got.push(["websocket", address, opened]);
    tried.sockets += 1;
  }
  for (const [tag, address] of embedded) {
    const loaded = await new Promise((resolve) => {
      const element = document.createElement(tag);
      element.onload = () => resolve(true);
      element.onerror = () => resolve(false);
      if (tag === "link") Object.assign(element, {rel: "stylesheet", href: address});
      else element.src = address;
      document.body.append(element);
    });
    if (loaded) got.push([tag, address]);
    tried.embedded += 1;
  }
  return {got, tried};
}
"""


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch) -> Answered:
    """The status, method and path of every answer to a browser. Use it before `playing`."""
    answers: Answered = []
    add_to = Page.add_to

    async def note(request: web.Request, response: web.StreamResponse) -> None:
        if "Chrome" in request.headers.get("User-Agent", ""):
            answers.append((response.status, request.method, request.path))

    def add_and_note(page: Page, app: web.Application) -> None:
        add_to(page, app)
        app.on_response_prepare.append(note)

    monkeypatch.setattr(Page, "add_to", add_and_note)
    return answers


@asynccontextmanager
async def site() -> AsyncIterator[int]:
    """Serve another web site; return its port."""

    async def document(_: web.Request) -> web.Response:
        return web.Response(text="<!doctype html><title>Another site</title><body>", content_type="text/html")

    app = web.Application()
    app.router.add_get("/{anything:.*}", document)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()


def attack(playing: Playing, address: str) -> dict[str, Any]:
    """Return all that a site tries at an address of the server."""
    server = playing.server
    token = server.bot_token
    session = next(iter(server.state.gateway.sessions))
    key = playing.page._screens[server.people[0].id].key
    resume = {"op": 6, "d": {"token": token, "session_id": session, "seq": 0}}
    identify = {"op": 2, "d": {"token": token, "intents": 1}}
    hello = {"do": "welcome", "ref": 1, "name": "Eve", "locale": "fr"}
    there = urlsplit(address)._replace(scheme="ws").geturl()
    files = [f"{address}{FILES[1:]}/{key}/{m.id}/board.png" for m in server.channel.messages.values()]
    return {
        "routes": [[method, address + path[1:], f"Bot {token}"] for method, path in served(server)]
        + [["GET", file, ""] for file in files],
        "sockets": [
            [f"{there}gateway?v=10&encoding=json", json.dumps(resume)],
            [f"{there}gateway?v=10&encoding=json", json.dumps(identify)],
            *[[f"{there}page/ws?as={person}", json.dumps(hello)] for person in ("", server.people[0].id, "999")],
        ],
        "embedded": [
            ["img", f"{address}page/icon.svg"],
            ["script", f"{address}page/main.js"],
            ["link", f"{address}page/style.css"],
        ],
    }


@pytest.mark.parametrize("name", SITES)
async def test_another_site_gets_nothing(answered: Answered, playing: Playing, browser: Browser, name: str) -> None:
    server = playing.server
    anne = server.people[0]
    own = f"{server.url}/"
    async with talking(server.url, anne.id) as hers, site() as port:
        card = next(m for m in reversed(hers.messages().values()) if "Join" in pressables(m))
        await hers.ask("press", message=card["id"], custom_id=pressables(card)["Join"])
        table = await playing.bot.tables.in_channel(server.channel.id)
        assert table is not None
        await playing.bot.settled(table, 30)
        # Her press is answered last of all, and would count as a change.
        await server.until(lambda: any("You’ve joined" in m.text for m in server.channel.messages.values()), 30)
        before = world(playing)
        address = SITES[name].format(own=port, page=urlsplit(server.url).port)
        # A name that was given the address of the page is the page's own site for the browser.
        aims = [own] if str(port) in address else [own, address]
        page = await (await browser.new_context()).new_page()
        opened = await page.goto(address)
        assert opened is not None
        assert opened.status == (200 if str(port) in address else 403)
        for aim in aims:
            done = await page.evaluate(ATTACK, attack(playing, aim))
            assert done["got"] == []
            assert done["tried"]["read"] > 2 * 40
            assert done["tried"]["sent"] > 20
            assert done["tried"]["sockets"] == 5
            assert done["tried"]["embedded"] == 3
        assert await page.evaluate(FRAME, own) == "nothing"
        await page.context.close()
        # The browser keeps some of the requests to itself. Of those that arrived, none was answered.
        assert {status for status, _, _ in answered} == {403}
        assert {(method, path) for _, method, path in answered} >= {
            ("GET", "/"),
            ("GET", "/gateway"),
            ("GET", "/page/ws"),
        }
        assert ("POST", "/api/v10/interactions/1/1/callback") in {answer[1:] for answer in answered}
        assert world(playing) == before
        assert (await hers.ask("say", channel=hers.pane(), text="still here")).keys() == {"kind", "ref"}


def world(playing: Playing) -> Any:
    """Return what an attack could have changed."""
    server = playing.server
    return (
        [person.name for person in server.people],
        {number: (message.text, message.deleted) for number, message in server.channel.messages.items()},
        list(server.state.gateway.sessions),
        [session.live for session in server.state.gateway.sessions.values()],
        len(server.traffic),
        list(server.trouble),
    )


FRAME = """
(address) => new Promise((resolve) => {
  const frame = document.createElement("iframe");
  frame.onload = () => {
    let text = "nothing";
    try { text = frame.contentDocument?.title || "nothing"; } catch (error) { /* as it should be */ }
    resolve(text);
  };
  frame.src = address;
  document.body.append(frame);
})
"""


async def test_the_same_attack_from_the_page_itself_succeeds(playing: Playing, browser: Browser) -> None:
    """The tests above would notice if an attack succeeded."""
    own = f"{playing.server.url}/"
    async with talking(playing.server.url, playing.server.people[0].id):
        tried = attack(playing, own)
        tried["routes"] = [["GET", own, ""], ["GET", f"{own}api/v10/users/@me", f"Bot {playing.server.bot_token}"]]
        context = await browser.new_context()
        page = await context.new_page()
        await page.goto(f"{own}?as={playing.server.people[0].id}")
        await page.locator("section#channel").wait_for(state="attached")
        done = await page.evaluate(ATTACK, tried)
        await context.close()
    kinds = [found[0] for found in done["got"]]
    assert kinds == ["GET"] * 4 + ["websocket"] * 5 + ["img", "script", "link"]
    # A refusal and an unknown token are trouble of a bot; this was none.
    playing.server.trouble.clear()
