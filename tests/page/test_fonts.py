"""The page brings every font that it needs: no text falls back on a font of the machine, which may not have it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

import bot.text
from bot.cli.play import PAGE_FONTS, SIGNS, Playing, opened
from bot.pictures.letters import font
from bot.pictures.typeface import FAMILY, SELECTOR, emoji_signs
from rules import GAMES

from .conftest import PLAIN
from .fonts import fonts_of
from .tabs import tab

pytestmark = pytest.mark.browser

OWN = {"Noto Sans", "Noto Sans SemiBold", "Noto Sans JP Medium", FAMILY}
CATALOGS = Path(bot.text.__file__).parent
HASHES = "code, :has(> code)"
"""Hashes stand in the machine's font of equal widths, which every machine has."""


@pytest_asyncio.fixture(loop_scope="session")
async def playing(tmp_path: Path) -> AsyncIterator[Playing]:
    """Run the page without pictures or own emoji, so that every emoji is a part of a text."""
    async with opened(tmp_path / "play.db", 0, **PLAIN, dice_seed="fonts") as playing:
        yield playing
        assert playing.server.trouble == []


@pytest.mark.parametrize("locale", ["en-US", "fr-FR", "ja-JP"])
async def test_no_text_is_drawn_by_a_font_of_the_machine(locale: str, playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", reduced_motion="reduce", locale=locale) as seat:
        page = seat.page
        await page.locator("#touch .t-tiles .t-button.success").nth(list(GAMES).index("kaiser")).click()
        await page.locator("#touch .t-ask .t-button").first.wait_for()
        await seat.pane("dm").locator(".message button:visible").first.wait_for()
        await page.wait_for_function("() => document.fonts.status === 'loaded'")
        brought = await page.evaluate("() => performance.getEntriesByType('resource').map((one) => one.name)")
        # The Japanese font is five megabytes, and there is one font of the emoji.
        assert any(name.endswith("/japanese.ttf") for name in brought) == (locale == "ja-JP")
        assert sum(name.endswith("/emoji.ttf") for name in brought) == 1
        found = await fonts_of(page, f"body *:not({HASHES})")
        assert {used: element for used, element in found.items() if used[0] not in OWN or not used[1]} == {}
        assert (FAMILY, True) in found


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_texts_in_latin_letters_do_without_the_japanese_font(locale: str) -> None:
    latin, japanese = font(PAGE_FONTS["regular.ttf"]), font(PAGE_FONTS["japanese.ttf"])
    letters = {letter for file in (CATALOGS / locale).glob("*.ftl") for letter in file.read_text(encoding="utf-8")}
    signs = "".join(emoji_signs())
    assert {one for one in letters if one not in latin and one in japanese and one not in signs} <= {*SIGNS}


INK = """async (weight) => {
    const font = `${weight} 40px "Page Japanese"`;
    await document.fonts.load(font, "卓");
    const pen = new OffscreenCanvas(60, 60).getContext("2d");
    pen.font = font;
    pen.fillText("卓", 5, 45);
    return pen.getImageData(0, 0, 60, 60).data.reduce((sum, value) => sum + value, 0);
}"""


async def test_bold_japanese_differs_and_commands_have_the_pages_own_letters(
    playing: Playing, browser: Browser
) -> None:
    async with tab(browser, f"{playing.server.url}/", reduced_motion="reduce", locale="ja-JP") as seat:
        # The names of buttons stand in texts without quotation marks.
        usual, bold = [await seat.page.evaluate(INK, weight) for weight in (400, 700)]
        assert bold > 1.1 * usual > 0
        for where in ("#touch", "#channel"):
            fonts = await seat.page.evaluate(
                """(where) => {
                    const text = document.createElement("div");
                    text.className = "text";
                    text.append(document.createElement("code"));
                    document.querySelector(where).append(text);
                    return getComputedStyle(text.firstChild).fontFamily;
                }""",
                where,
            )
            assert '"Page Japanese"' in fonts.split(", "), where


async def test_menus_and_labels_show_every_emoji(playing: Playing, browser: Browser) -> None:
    """Each in a menu of the browser, which holds no pictures; with and without the sign that asks for colour."""
    signs = [other for sign in emoji_signs() for other in (sign, sign + SELECTOR)]
    async with tab(browser, f"{playing.server.url}/", reduced_motion="reduce") as seat:
        places = ("#touch", "#channel")
        await seat.page.evaluate(
            """([places, signs]) => {
                for (const where of places) {
                    const box = document.createElement("div");
                    box.className = "every";
                    for (const sign of signs) {
                        const menu = document.createElement("select");
                        const label = document.createElement("span");
                        label.textContent = sign;
                        menu.append(new Option(sign));
                        box.append(menu, label);
                    }
                    document.querySelector(where).append(box);
                }
            }""",
            [places, signs],
        )
        await seat.page.evaluate("() => document.fonts.ready")
        for where in places:
            every = f"{where} .every"
            found = await fonts_of(seat.page, f"{every}, {every} select, {every} span")
            assert found.keys() == {(FAMILY, True)}, (where, found)
            # Joined emoji are one glyph, and the sign that asks for colour is none.
            widths = await seat.page.locator(f"{every} span").evaluate_all("(all) => all.map((one) => one.offsetWidth)")
            assert max(widths) <= min(widths) + 1, where
