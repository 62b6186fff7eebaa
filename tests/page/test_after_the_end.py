"""The end of a match at the table to touch: what can be done next, and a lesson that is read beside it."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from .matches import match_of, play_to_the_end
from .tabs import PHONE, WIDE

pytestmark = pytest.mark.browser

LAPTOP = {"width": 1366, "height": 768}

SEEN = "(all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length"


@pytest.mark.parametrize("size", [LAPTOP, WIDE, PHONE], ids=["1366x768", "1280x800", "phone"])
@pytest.mark.parametrize("game", ["corsari", "tortuga"])
async def test_a_match_is_played_again_without_scrolling(
    tmp_path: Path, browser: Browser, game: str, size: dict[str, int]
) -> None:
    async with match_of(game, tmp_path, browser, size, "fr-FR") as (playing, seat):
        ask = seat.page.locator("#touch .t-ask")
        await play_to_the_end(playing)
        await expect(ask).to_contain_text("Classement final")
        await expect(ask.get_by_role("button", name="Rejouer")).to_be_in_viewport(ratio=1)
        if size != PHONE:
            await expect(ask.locator("> .t-row > .t-button").last).to_be_in_viewport(ratio=1)
        # The story's end, which may be long, stands below.
        row, last = await ask.locator("> .t-row").bounding_box() or {}, ask.locator("> .t-text").last
        assert row["y"] + row["height"] <= (await last.bounding_box() or {})["y"] + 1


async def test_a_lesson_after_a_match_stands_alone_until_it_is_closed(tmp_path: Path, browser: Browser) -> None:
    async with match_of("corsari", tmp_path, browser, LAPTOP) as (playing, seat):
        touch = seat.page.locator("#touch")
        panel, hand, result = touch.locator(".t-panel"), touch.locator(".t-hand"), touch.locator(".t-result")
        again, rest = touch.get_by_role("button", name="Play again"), touch.locator(".t-ground > :not(.t-panel) *")
        await play_to_the_end(playing)
        await expect(again).to_be_visible()
        await touch.get_by_text("Another game").click()
        learn = touch.locator(".t-tiles").get_by_role("button", name="Learn").first
        await learn.click()
        await expect(panel).to_contain_text("Lesson: Corsari")
        # Its hand is the only one.
        await expect(panel.locator(".t-shot").nth(1)).to_be_visible()
        for part in (hand, result, again, learn):
            await expect(part).to_be_hidden()
        assert await rest.evaluate_all(SEEN) == 0
        # The advice is read beside the button that follows it, wherever one has scrolled to.
        told, follow = panel.locator(".t-counsel > .t-text"), panel.locator(".t-counsel .success")
        for far in (0, 0.5, 1):
            await panel.evaluate("(panel, far) => (panel.scrollTop = far * panel.scrollHeight)", far)
            await expect(follow).to_be_in_viewport(ratio=1)
            await expect(told).to_be_in_viewport(ratio=1)
            await expect(told).to_contain_text("The AI would choose")
        await panel.get_by_role("button", name="Close").click()
        await expect(hand).to_be_visible()
        await expect(again).to_be_visible()
        await expect(learn).to_be_focused()
