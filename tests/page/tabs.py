"""A browser tab that records all that it received and all its errors."""

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
NARROW = 860
LAID_OUT = "() => document.fonts.status === 'loaded' && [...document.styleSheets].some((one) => /touch/.test(one.href))"


PARTED = """(signs) => [...document.querySelectorAll(signs)].filter((sign) => {
    const text = sign.nextSibling;
    const start = /^(?:[\\p{L}\\p{N}]{1,3}|[\\u00a0\\u202f]?[:;,.!?)：、。）])/u;
    const word = start.exec(text?.nodeType === Node.TEXT_NODE ? text.data : "");
    if (!word || !sign.getClientRects().length) return false;
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, word[0].length);
    return range.getBoundingClientRect().bottom > sign.getBoundingClientRect().bottom + 9;
}).map((sign) => sign.parentElement.textContent)"""
"""The lines in which a card's sign is at the end of one line, and its name or a mark at the beginning of the next."""

STATIC = ("font", "script", "stylesheet")


class Tab:
    """A page in its own browser context."""

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
        # Fonts, scripts and style sheets are the same for everybody: they can say nothing of anyone.
        if response.request.resource_type not in STATIC:
            self._bodies.append(asyncio.ensure_future(body_of(response)))

    async def read(self) -> list[str]:
        """Read the bodies of all responses so far; the browser drops them when it leaves the page."""
        return await asyncio.gather(*self._bodies)

    async def close(self) -> None:
        """Close the context once every response has been read or has failed to be; the failures do not matter here."""
        self.page.remove_listener("response", self._read)
        await asyncio.gather(*self._bodies, return_exceptions=True)
        await self.page.context.close()

    def pane(self, kind: str = "channel") -> Locator:
        return self.page.locator(f"section#{kind}")

    def button(self, name: str | re.Pattern[str], kind: str = "channel") -> Locator:
        """Return the newest enabled button of that name."""
        exact = isinstance(name, str)
        return self.pane(kind).get_by_role("button", name=name, exact=exact, disabled=False).last

    async def press(self, name: str | re.Pattern[str], kind: str = "channel") -> None:
        await self.button(name, kind).click()

    async def press_if_there(self, name: str, kind: str = "channel") -> None:
        """Press a button if there is one; a button that disappears before the press counts as none."""
        button = self.button(name, kind)
        if await button.count():
            with suppress(TooLate):
                await button.click(timeout=1000)

    async def sees(self, text: str | re.Pattern[str], kind: str = "channel") -> None:
        await self.pane(kind).get_by_text(text).last.wait_for()

    async def hears(self, text: str) -> None:
        """Wait for a frame with this text, shown or not."""
        async with asyncio.timeout(30):
            while not any(text in frame for frame in self.heard):
                self._news.clear()
                await self._news.wait()
        # The page has now handled the frame.
        await self.page.evaluate("() => new Promise(requestAnimationFrame)")

    async def everything(self) -> str:
        """Return all that this browser received: frames, files, the document, its storage."""
        bodies = await self.read()
        stored = await self.page.evaluate(
            """async () => JSON.stringify([
                {...sessionStorage}, {...localStorage}, document.cookie,
                await indexedDB.databases(), await caches.keys(), document.documentElement.outerHTML,
            ])"""
        )
        return "\n".join([*self.heard, *bodies, stored])


async def body_of(response: Response) -> str:
    """Return the body of a response; of a picture, the parts that could be text."""
    return (await response.body()).decode(errors="replace")


@asynccontextmanager
async def tab(
    browser: Browser, url: str, size: dict[str, int] = WIDE, *, chat: bool = True, **about: Any
) -> AsyncIterator[Tab]:
    """Open a page in its own context; at the end, check that it had no errors and sent no request to other machines.

    ``chat``: a phone shows the channel's messages, in place of the table to touch.
    """
    context = await browser.new_context(viewport=size, **about)  # pyright: ignore[reportArgumentType]
    opened = Tab(await context.new_page())
    await opened.page.goto(url)
    await opened.page.locator("section#channel").wait_for(state="attached")
    if await opened.page.locator("#touch").count():
        # It is laid out when its style arrives: a button that moves between down and up gets no click.
        await opened.page.locator("#touch .t-head > *").first.wait_for(state="attached")
        await opened.page.wait_for_function(LAID_OUT)
    if size["width"] < NARROW and chat:
        await opened.page.locator("#channel-tab").click()
    yield opened
    await opened.close()
    assert not opened.wrong, opened.wrong
    assert opened.hosts == {"127.0.0.1"}, opened.hosts
