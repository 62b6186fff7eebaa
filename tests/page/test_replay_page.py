"""A replay opened from disk in a browser: three viewpoints, by buttons, by keys and by itself, without a network."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from bot.replays import page_of
from bot.tables.seating import Holder, Seating
from bot.text import words_for

from ..bot.replays.shown import SHORT, THREE, english_page, match_of, packed, shown, told, whole
from .fonts import fonts_of
from .tabs import PARTED, PHONE, WIDE, Tab

pytestmark = pytest.mark.browser
SHOWN = """() => [
    document.getElementById("where").textContent,
    document.getElementById("told").textContent,
    [...document.querySelectorAll("#pictures figure > div")].filter(art => art.querySelector("svg"))
        .map(art => art.getAttribute("aria-label")),
    [...document.getElementById("log").children].flatMap((line, n) => line.hasAttribute("aria-current") ? [n] : []),
]"""
EVIL = "</script><img src=x onerror=alert(1)>"


class ReplayPage(Tab):
    """A replay in a tab, and what its file holds."""

    def __init__(self, page: Any, html: str) -> None:
        super().__init__(page)
        self.data = packed(html)
        self.view = 0

    @property
    def last(self) -> int:
        return len(self.data["views"][self.view]["steps"])

    async def at(self, place: int) -> None:
        """Check that an event is shown, counted from 1, with its words and its pictures."""
        step = self.data["views"][self.view]["steps"][place - 1]
        where, words, alts, current = await self.page.evaluate(SHOWN)
        assert where.startswith(f"{place} of {self.last}")
        for line in told(self.data, self.view)[place - 1]:
            assert self.worded(line) in words
        assert alts == ["\n".join(self.data["lines"][line] for line in alt) for _, _, alt, *_ in step[1]]
        assert current == [place - 1]

    def worded(self, line: str) -> str:
        """Return a line without the emoji that are drawn."""
        return re.compile("|".join(map(re.escape, self.data["signs"])) or "(?!)").sub("", line)

    async def look(self, view: int) -> None:
        self.view = view
        await self.page.locator("#view").select_option(str(view))

    async def press(self, name: str, kind: str = "") -> None:
        await self.page.get_by_role("button", name=name, exact=True).click()


async def opened(browser: Browser, folder: Path, html: str, **about: Any) -> ReplayPage:
    path = folder / "replay.html"
    path.write_text(html, encoding="utf-8")
    context = await browser.new_context(**{"viewport": WIDE, **about})
    page = ReplayPage(await context.new_page(), html)
    await page.page.goto(path.as_uri())
    await page.page.locator("#main").wait_for()
    return page


async def test_a_cards_sign_and_name_stay_on_one_line(browser: Browser, tmp_path: Path) -> None:
    tab = await opened(browser, tmp_path, english_page("corsari"))
    for width in range(900, 1280, 27):
        await tab.page.set_viewport_size({"width": width, "height": 800})
        assert await tab.page.evaluate(PARTED, "#log .sign") == [], width


@pytest.mark.parametrize("game", SHORT)
async def test_a_match_is_shown_from_three_viewpoints(game: str, browser: Browser, tmp_path: Path) -> None:
    tab = await opened(browser, tmp_path, english_page(game))
    for view in range(len(THREE)):
        await tab.look(view)
        await tab.page.locator("#log button").nth(tab.last // 2).click()
        await tab.at(tab.last // 2 + 1)
        await tab.press("Forward")
        await tab.at(tab.last // 2 + 2)
        await tab.press("Back")
        await tab.at(tab.last // 2 + 1)
    assert tab.wrong == []
    assert tab.hosts == {None}


async def test_keys_go_through_the_match_and_play_stops_at_the_end(browser: Browser, tmp_path: Path) -> None:
    tab = await opened(browser, tmp_path, english_page("corsari"))
    keys = tab.page.keyboard
    for key, place in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("PageDown", 12), ("PageUp", 2)):
        await keys.press(key)
        await tab.at(place)
    await keys.press("End")
    await tab.at(tab.last)
    await keys.press("ArrowRight")
    await tab.at(tab.last)
    await keys.press("Home")
    await keys.press("ArrowLeft")
    await tab.at(1)
    # The slider keeps its own keys, and every control can be reached by Tab.
    await tab.page.get_by_role("slider").focus()
    await keys.press("ArrowRight")
    await tab.at(2)
    reached = set()
    for _ in range(12):
        await keys.press("Tab")
        reached.add(await tab.page.evaluate("document.activeElement.id || document.activeElement.tagName"))
    assert {"first", "back", "play", "forward", "last", "speed", "view", "SUMMARY"} <= reached
    await tab.page.locator("#speed").select_option("500")
    await tab.page.locator("#slider").focus()
    await keys.press("End")
    await keys.press("ArrowLeft")
    await keys.press("ArrowLeft")
    await tab.at(tab.last - 2)
    await keys.press("p")
    await expect(tab.page.locator("#where")).to_have_text(f"{tab.last} of {tab.last}")
    await tab.at(tab.last)
    await expect(tab.page.locator("#play")).to_have_text("Play")
    # A second press stops it.
    await tab.press("First event")
    await tab.press("Play")
    await expect(tab.page.locator("#play")).to_have_text("Pause")
    await expect(tab.page.locator("#told")).to_have_attribute("aria-live", "off")
    await tab.press("Pause")
    await expect(tab.page.locator("#told")).to_have_attribute("aria-live", "polite")
    assert tab.wrong == []


async def test_an_event_is_explained(browser: Browser, tmp_path: Path) -> None:
    tab = await opened(browser, tmp_path, english_page("corsari"))
    why = tab.page.locator("#why")
    await why.locator("summary").click()
    explained = [step[4] for step in tab.data["views"][0]["steps"]]
    for place in (1, tab.last // 2, tab.last):
        await tab.page.locator("#log button").nth(place - 1).click()
        rows = [row for line in explained[place - 1] for row in tab.data["lines"][line].split("\n")]
        assert await why.is_visible() == bool(rows)
        assert await why.locator("p").count() == len(rows)
        for n, row in enumerate(rows):
            await expect(why.locator("p").nth(n)).to_have_text(tab.worded(row))
            await expect(why.locator("p").nth(n)).to_be_visible()
    assert any(explained)


async def test_a_viewpoint_is_left_at_the_same_moment(browser: Browser, tmp_path: Path) -> None:
    tab = await opened(browser, tmp_path, english_page("corsari"))
    await tab.press("Last event")
    for view in (1, 2, 0):
        await tab.look(view)
        await tab.at(tab.last)


@pytest.mark.parametrize("locale", ["fr", "ja"])
async def test_the_page_fits_a_phone(locale: str, browser: Browser, tmp_path: Path) -> None:
    names = (EVIL, "Ben", "Cleo")
    seating = Seating([Holder(seat, name, None, 0) for seat, name in enumerate(names)])
    html = page_of(shown(match_of("corsari"), THREE, seating=seating), locale, "light")
    tab = await opened(browser, tmp_path, html, viewport=PHONE)
    words = words_for(locale)
    await expect(tab.page.get_by_role("button", name=words.line("replay-forward"), exact=True)).to_be_visible()
    assert await tab.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = await tab.page.evaluate(
        """[...document.querySelectorAll("button, select, input")].filter(one => one.offsetParent)
            .filter(one => one.getBoundingClientRect().height < 24 || one.getBoundingClientRect().width < 24)
            .map(one => one.id || one.textContent)"""
    )
    assert small == []
    await tab.page.locator("#dice summary").click()
    await expect(tab.page.locator("#dice")).to_contain_text(words.line("replay-commitment"))
    # A name is text wherever it stands.
    await expect(tab.page.locator("#view option").first).to_have_text(EVIL)
    assert await tab.page.locator("img").count() == 0
    assert tab.wrong == []


async def test_on_a_phone_a_line_of_japanese_ends_after_a_word(browser: Browser, tmp_path: Path) -> None:
    html = page_of(shown(match_of("kaiser"), THREE), "ja", "light")
    tab = await opened(browser, tmp_path, html, viewport=PHONE, locale="ja-JP")
    lines = await tab.page.locator("h1").evaluate(
        """(heading) => {
            const range = document.createRange(), word = heading.textContent.indexOf("リプレイ");
            range.setStart(heading.firstChild, word);
            range.setEnd(heading.firstChild, word + 4);
            return [range.toString(), range.getClientRects().length];
        }"""
    )
    assert lines == ["リプレイ", 1]


async def test_the_browser_puts_the_pictures_together_as_they_were_drawn(browser: Browser, tmp_path: Path) -> None:
    tab = await opened(browser, tmp_path, english_page("corsari"))
    await tab.press("Last event")
    (subject, number, *_), *_ = tab.data["views"][0]["steps"][-1][1]
    same = await tab.page.evaluate(
        """([subject, svg]) => {
            const box = document.createElement("div");
            box.innerHTML = svg;
            return document.querySelector(`figure.${subject} svg`).isEqualNode(box.firstChild);
        }""",
        [subject, whole(tab.data, number)],
    )
    assert same


async def test_a_damaged_file_says_so(browser: Browser, tmp_path: Path) -> None:
    html = english_page("corsari").replace('id="data">', 'id="data">AAAA')
    path = tmp_path / "damaged.html"
    path.write_text(html, encoding="utf-8")
    page = await (await browser.new_context()).new_page()
    await page.goto(path.as_uri())
    await expect(page.get_by_role("alert")).to_contain_text("too old, or the file is damaged")


async def test_a_page_in_japanese_needs_no_font_of_the_machine(browser: Browser, tmp_path: Path) -> None:
    html = page_of(shown(match_of("corsari"), THREE), "ja", "light")
    tab = await opened(browser, tmp_path, html, locale="ja-JP")
    assert await tab.page.evaluate("[...document.fonts].map(face => face.status)") == ["loaded"]
    await tab.page.evaluate("document.body.style.fontFamily = 'Replay, monospace'")
    drawn = await fonts_of(tab.page, "#play, #log-title")
    assert {own for _, own in drawn} == {True}
    assert tab.wrong == []
