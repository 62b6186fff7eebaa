"""Fixtures of the page's tests: loopback, bot, page and browser.

All of them share one event loop, because a browser belongs to the loop that started it, and starting one takes longer
than most tests.
"""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
import pytest_asyncio

from bot.cli.play import Playing, opened

ARGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A Chromium with windows has pages of its own ready for each, which costs more CPU than most tests. Only the last
    # list of features counts: those after the third are from Playwright's.
    "--disable-features=PreloadTopChromeWebUI,WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,PaintHolding",
    # Any name of another site leads to this machine.
    "--host-resolver-rules=MAP *.example 127.0.0.1",
]
BINARIES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first is Chromium without windows: a tab takes an eighth of the CPU."""

PLAIN: Mapping[str, Any] = MappingProxyType({"pilot_pause": 0, "pictures": "off", "emoji": False})
"""Settings of a page whose AIs answer at once, without pictures or own emoji."""


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    for item in items:
        if pytest_asyncio.is_async_test(item) and Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


def chromium_of(playwright: Any) -> str | None:
    """Return the path of a Chromium: that of QUARTERMASTER_CHROMIUM, of the system, or Playwright's own."""
    found = (
        os.environ.get("QUARTERMASTER_CHROMIUM"),
        *map(shutil.which, BINARIES),
        playwright.chromium.executable_path,
    )
    return next((path for path in found if path and Path(path).exists()), None)


async def open_lobby(playing: Playing) -> None:
    """Have the first person open a lobby for Corsari, and wait until its message is there."""
    server = playing.server
    reply = await (await server.people[0].slash("game new", server.channel, game="corsari")).done()
    if reply.message is not None:
        playing.page.dismiss(server.people[0], reply.message)
    table = await playing.bot.tables.in_channel(server.channel.id)
    assert table is not None
    await playing.bot.settled(table, 30)


async def hear_out(playing: Playing) -> None:
    """Wait until the bot has answered what was pressed or typed last: completions, say, that nobody waited for."""
    if pending := [one.answered for one in playing.server.state.interactions.pending]:
        await asyncio.wait(pending, timeout=playing.server.state.interactions.reply_within)


@pytest_asyncio.fixture(loop_scope="session")
async def empty(tmp_path: Path) -> AsyncIterator[Playing]:
    """Start everything with an empty channel, without pictures."""
    async with opened(tmp_path / "play.db", 0, pilot_pause=0, pictures="off", dice_seed="page") as playing:
        yield playing
        await hear_out(playing)
        assert playing.server.trouble == []


@pytest_asyncio.fixture(loop_scope="session")
async def playing(tmp_path: Path) -> AsyncIterator[Playing]:
    """Open a lobby with Anne and Bart, without pictures or own emoji; trouble of the bot fails the test."""
    # With other dice the AI might set sail before anyone else has drawn a card.
    async with opened(tmp_path / "play.db", 0, **PLAIN, dice_seed="page") as playing:
        await open_lobby(playing)
        yield playing
        await hear_out(playing)
        assert playing.server.trouble == []


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium():
    """Start a headless Chromium."""
    try:
        from playwright.async_api import async_playwright, expect
    except ImportError:
        pytest.skip("NO BROWSER TESTS: the Python package playwright is not installed")
    # As long as a press waits for its button, because a busy machine is slow.
    expect.set_options(timeout=30_000)
    async with async_playwright() as playwright:
        path = chromium_of(playwright)
        if path is None:
            pytest.skip("NO BROWSER TESTS: no Chromium here; apt-get install chromium, or playwright install chromium")
        browser = await playwright.chromium.launch(executable_path=path, args=ARGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def browser(chromium):
    """Close what a test opened: a context shares nothing with the contexts of other tests."""
    assert chromium.contexts == []
    yield chromium
    for context in [*chromium.contexts]:
        await context.close()
