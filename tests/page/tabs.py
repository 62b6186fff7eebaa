"""A browser's tab with ears: everything that ever came into it, and what went wrong in it."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import Browser, Locator, Page, Response
from playwright.async_api import TimeoutError as TooLate

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


class Tab:
    """One page in a browser context of its own."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        self.wrong: list[str] = []
        self.hosts: set[str | None] = set()
        self._bodies: list[asyncio.Future[str]] = []
        self._news = asyncio.Event()
        page.on("console", lambda line: self.wrong.append(line.text) if line.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("request", lambda request: self.hosts.add(urlsplit(request.url).hostname))
        page.on("response", self._read)
        page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        self.hosts.add(urlsplit(socket.url).hostname)
        socket.on("framereceived", self._hear)

    def _hear(self, frame: Any) -> None:
        self.heard.append(str(frame))
        self._news.set()

    def _read(self, response: Response) -> None:
        self._bodies.append(asyncio.ensure_future(body_of(response)))

    async def read(self) -> list[str]:
        """Wait for the bodies of all answers so far: once the page is left, the browser has them no more."""
        return await asyncio.gather(*self._bodies)

    def pane(self, kind: str = "channel") -> Locator:
        return self.page.locator(f"section#{kind}")

    def button(self, name: str | re.Pattern[str], kind: str = "channel") -> Locator:
        """Return the newest button of that name that may be pressed."""
        exact = isinstance(name, str)
        return self.pane(kind).get_by_role("button", name=name, exact=exact, disabled=False).last

    async def press(self, name: str | re.Pattern[str], kind: str = "channel") -> None:
        await self.button(name, kind).click()

    async def press_if_there(self, name: str, kind: str = "channel") -> None:
        """Press a button if it is there; one that goes away before it is pressed was there no more."""
        button = self.button(name, kind)
        if await button.count():
            with suppress(TooLate):
                await button.click(timeout=1000)

    async def sees(self, text: str | re.Pattern[str], kind: str = "channel") -> None:
        await self.pane(kind).get_by_text(text).last.wait_for()

    async def hears(self, text: str) -> None:
        """Wait until a frame has come that says something, be it shown or not."""
        async with asyncio.timeout(30):
            while not any(text in frame for frame in self.heard):
                self._news.clear()
                await self._news.wait()
        # Whatever the page does at once with it has been done.
        await self.page.evaluate("() => new Promise(requestAnimationFrame)")

    async def everything(self) -> str:
        """Return all that this browser ever got hold of: frames, files, the document, what it stores."""
        bodies = await self.read()
        stored = await self.page.evaluate(
            """async () => JSON.stringify([
                {...sessionStorage}, {...localStorage}, document.cookie,
                await indexedDB.databases(), await caches.keys(), document.documentElement.outerHTML,
            ])"""
        )
        return "\n".join([*self.heard, *bodies, stored])


async def body_of(response: Response) -> str:
    """Return the body of an answer; of a picture, whatever of it could be text."""
    return (await response.body()).decode(errors="replace")


@asynccontextmanager
async def tab(browser: Browser, url: str, size: dict[str, int] = WIDE, **about: Any) -> AsyncIterator[Tab]:
    """Open a page in a context of its own; at the end nothing went wrong, and nothing left this machine."""
    context = await browser.new_context(viewport=size, **about)  # pyright: ignore[reportArgumentType]
    opened = Tab(await context.new_page())
    await opened.page.goto(url)
    await opened.page.locator("section#channel").wait_for(state="attached")
    yield opened
    # What the page asks for from now on could not be read any more.
    opened.page.remove_listener("response", opened._read)
    await opened.read()
    assert opened.wrong == []
    assert opened.hosts == {"127.0.0.1"}
    await context.close()
