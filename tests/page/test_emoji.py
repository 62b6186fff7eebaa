"""The bot's own emoji on the page: pictures in texts, buttons and menus, with what they say as alt texts."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect

from bot.cli.play import Playing, opened
from bot.pictures import all_emoji
from bot.text import words_for

from ..end_to_end.playing import eventually
from .conftest import open_lobby
from .tabs import PHONE, WIDE, Tab, tab
from .test_pictures import begin

SHOTS = os.environ.get("QUARTERMASTER_SHOTS")
"""A folder for screenshots, to look at."""


@pytest_asyncio.fixture(loop_scope="session")
async def drawn(tmp_path: Path) -> AsyncIterator[Playing]:
    """Open a lobby with Anne and Bart, and wait until every emoji is uploaded."""
    about = {"pilot_pause": 0, "pictures": "off", "emoji": True, "dice_seed": "page"}
    async with opened(tmp_path / "play.db", 0, **about) as playing:
        await eventually(lambda: playing.bot.emoji.settled, 120)
        await open_lobby(playing)
        yield playing
        assert playing.server.trouble == []


async def loaded(picture: Locator) -> None:
    """Wait until a picture is shown."""
    await expect(picture).to_have_js_property("naturalWidth", 128)


async def mover(playing: Playing) -> int:
    """Return the person to move."""
    table = await playing.bot.tables.in_channel(playing.server.channel.id)
    assert table is not None
    seat = await table.look(lambda match: next(iter(match.questions)))
    return int(table.sitting_at(seat).user_id or 0)


async def shot(page: Tab, name: str, picture: Locator) -> None:
    """See that a picture is shown in both schemes, and keep what the page looks like."""
    for scheme in ("dark", "light"):
        await page.page.emulate_media(color_scheme=scheme)
        await loaded(picture)
        if SHOTS:
            await page.page.screenshot(path=f"{SHOTS}/{name}-{scheme}.png")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
async def test_texts_buttons_and_menus_show_emoji(drawn: Playing, browser: Browser, size: dict[str, int]) -> None:
    await begin(drawn)
    async with tab(browser, f"{drawn.server.url}/?as={await mover(drawn)}", size) as anne:
        board = anne.pane().locator(".message").last
        band = board.locator(".text img.emoji").first
        await loaded(band)
        said = {one.said(words_for("en")) for one in all_emoji().values()}
        alts = await board.locator(".text img.emoji").evaluate_all("(all) => all.map((one) => one.alt)")
        # Before a word an emoji says nothing: it would repeat the word.
        assert set(alts) <= {*said, ""}
        # A tooltip says words: a character would show the picture again.
        assert await band.get_attribute("title") is None
        assert "<:" not in await board.inner_text()
        await shot(anne, f"board-{size['width']}", band)
        if size is PHONE:
            await anne.page.get_by_role("tab").last.click()
        own = anne.pane("dm")
        await loaded(own.locator(".text img.emoji").first)
        # The tavern's card has its band on the button, and words beside it.
        face = own.locator("button img.emoji").first
        await shot(anne, f"own-{size['width']}", face)
        assert await face.get_attribute("alt") == ""
        await own.get_by_role("button").filter(has=anne.page.locator("img.emoji")).first.click()
        chosen = own.locator("option img.emoji").first
        await chosen.wait_for(state="attached")
        menu = own.locator("select").filter(has=anne.page.locator("img.emoji")).first
        await menu.scroll_into_view_if_needed()
        await menu.click()
        await shot(anne, f"menu-{size['width']}", chosen)


BROKEN = """async () => {
    const { inline } = await import("/page/markdown.js");
    const box = document.createElement("div");
    box.style = "width: 200px";
    box.append(...inline("<:qm_ship:1>" + "船".repeat(60), new Map()));
    document.querySelector("#channel").append(box);
    return [box.scrollWidth, box.querySelector(".whole").textContent];
}"""


async def test_a_line_without_spaces_is_broken_beside_an_emoji(playing: Playing, browser: Browser) -> None:
    """The start of it stays with the emoji, as a card's code does."""
    async with tab(browser, f"{playing.server.url}/") as seat:
        picture = '<svg xmlns="http://www.w3.org/2000/svg"/>'
        await seat.page.route("**/cdn/emojis/*", lambda one: one.fulfill(body=picture, content_type="image/svg+xml"))
        wide, kept = await seat.page.evaluate(BROKEN)
        assert wide <= 200
        assert kept.startswith("船船")


HOOK = """async () => {
    const { inline } = await import("/page/markdown.js");
    const box = document.createElement("div");
    box.append(...inline("<:qm_ship:1>J8", new Map()));
    document.querySelector("#channel").append(box);
    const style = getComputedStyle(box.querySelector(".emoji"));
    const pen = document.createElement("canvas").getContext("2d");
    const hooks = ["400", "700"].map((weight) => {
        pen.font = `${weight} ${style.fontSize} ${style.fontFamily}`;
        return pen.measureText("J").actualBoundingBoxLeft;
    });
    return [parseFloat(style.marginInlineEnd), Math.max(...hooks)];
}"""


async def test_the_hook_of_a_j_stands_clear_of_the_emoji_before_it(playing: Playing, browser: Browser) -> None:
    """A French yellow 8, "J8", read like "|8": the hook of the letter reaches back to the picture."""
    async with tab(browser, f"{playing.server.url}/") as seat:
        picture = '<svg xmlns="http://www.w3.org/2000/svg"/>'
        await seat.page.route("**/cdn/emojis/*", lambda one: one.fulfill(body=picture, content_type="image/svg+xml"))
        margin, hook = await seat.page.evaluate(HOOK)
        assert hook > 0
        assert margin >= hook + 1


SAID = """async (names) => {
    const { emoji } = await import("/page/emoji.js");
    return names.map((name) => emoji(name, "1")).map(({ alt, title }) => [alt, title]);
}"""


async def test_an_emoji_says_words_in_the_readers_language(playing: Playing, browser: Browser) -> None:
    names = [one.full_name for one in all_emoji().values() if one.name in ("vote_cbs", "anchor")]
    async with tab(browser, f"{playing.server.url}/?as={playing.server.people[1].id}", locale="fr-FR") as seat:
        await seat.page.route("**/cdn/emojis/*", lambda one: one.fulfill(body="", content_type="image/svg+xml"))
        words = "canon, drapeau anglais, tête de mort"
        # A character says to a screen reader what it is. Of another emoji only its name is known, as on Discord.
        known = [[words, words], ["⚓", ""], [":wink:", ":wink:"]]
        assert await seat.page.evaluate(SAID, [*names, "wink"]) == known


BESIDE = """async ([name, after]) => {
    const { markdown } = await import("/page/markdown.js");
    return markdown(`<:${name}:1>${after}`, new Map())[0].querySelector("img").alt;
}"""


async def test_an_emoji_before_a_word_does_not_say_it_once_more(playing: Playing, browser: Browser) -> None:
    names = {one.sign: one.full_name for one in all_emoji().values()}
    async with tab(browser, f"{playing.server.url}/?as={playing.server.people[1].id}") as seat:
        await seat.page.route("**/cdn/emojis/*", lambda one: one.fulfill(body="", content_type="image/svg+xml"))
        for sign, after, said in [
            ("💣🇬🇧💀", " | ", "cannon, British flag, skull"),
            ("💣🇬🇧💀", " cannon · British · skull", ""),
            ("🇬🇧", " **British**", ""),
            ("🇬🇧", " 1 · 3", "British"),
            ("💣", "大砲1", ""),
        ]:
            assert await seat.page.evaluate(BESIDE, [names[sign], after]) == said
