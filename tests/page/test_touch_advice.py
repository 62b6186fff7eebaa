"""An advice and the button that follows it, and the sign that a question goes on below the edge of its view."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, expect

from .matches import match_of, play_until
from .tabs import PHONE, Tab

pytestmark = pytest.mark.browser

LAPTOP = {"width": 1366, "height": 768}
SIZES = pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])

UNREAD = """() => {
    const view = document.querySelector(innerWidth < 860 ? ".t-desk" : ".t-right");
    const follow = document.querySelector(".t-follow");
    const texts = [...document.querySelectorAll(".t-ask > .t-told")];
    const [over, at, text] = [view, follow, texts.at(-1)].map((one) => one.getBoundingClientRect());
    const seen = (box) => Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top) > 8;
    return seen(at) && !(seen(text) && text.bottom <= at.top + 1);
}"""
"""Whether the button that follows an advice is in view without that, or lies over it."""


async def advise(ask: Locator) -> None:
    """Ask for advice, and wait until it has come."""
    await ask.locator("[data-key*=':advise']").first.click()
    await expect(ask.locator(".t-follow")).to_be_visible()


def view_of(seat: Tab, size: dict[str, int]) -> Locator:
    """Return what scrolls the question."""
    return seat.page.locator("#touch").locator(".t-desk" if size == PHONE else ".t-right")


@SIZES
async def test_an_advice_is_followed_where_it_is_read(tmp_path: Path, browser: Browser, size: dict[str, int]) -> None:
    async with match_of("tortuga", tmp_path, browser, size, "fr-FR") as (playing, seat):
        ask = seat.page.locator("#touch .t-ask")
        told, follow, tools = (
            ask.locator("> .t-told").last,
            ask.locator(".t-follow > .success"),
            ask.locator("[role=toolbar]"),
        )
        await play_until(playing, seat, "action")
        await advise(ask)
        # All of it is in view, with what follows it and the row below that.
        for part in (told, follow, tools):
            await expect(part).to_be_in_viewport(ratio=0.98)
        # Wherever one scrolls to, nobody follows it unread.
        view = view_of(seat, size)
        for far in (0, 0.25, 0.5, 0.75, 1):
            await view.evaluate("(view, far) => (view.scrollTop = far * view.scrollHeight)", far)
            assert not await seat.page.evaluate(UNREAD), far
        # Below another choice it would seem to confirm that.
        await ask.locator(".t-options .t-button").first.click()
        await expect(ask.get_by_role("button", name="Retour", exact=True)).to_be_visible()
        await expect(follow).to_have_count(0)
        await expect(ask).not_to_contain_text("L’IA choisirait")
        # With the first screen of the question it is there again, and what one looks at is not left for it.
        await ask.get_by_role("button", name="Retour", exact=True).click()
        await expect(follow).to_have_count(1)
        await expect(ask).to_contain_text("L’IA choisirait")
        await expect(ask.locator(".t-options .t-button").first).to_be_in_viewport(ratio=0.9)


COVERED = """(hand) => {
    const { top, bottom, width } = hand.querySelector("svg").getBoundingClientRect();
    const view = hand.parentElement.getBoundingClientRect();
    const asked = document.querySelector(".t-ask").getBoundingClientRect();
    const scrolled = asked.top < hand.getBoundingClientRect().bottom;
    return { out: top < view.top || bottom > view.bottom, scrolled, width };
}"""
"""Whether a part of the hand is out of view, whether the question has been scrolled below it, and how wide it is."""


async def test_the_hand_stays_in_view_above_an_advice_and_is_answered_with(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser, LAPTOP, "ja-JP") as (_, seat):
        hand, ask = seat.page.locator("#touch .t-hand"), seat.page.locator("#touch .t-ask")
        before = await hand.evaluate(COVERED)
        await advise(ask)
        await seat.page.locator("#touch .t-right").evaluate("(view) => (view.scrollTop = view.scrollHeight)")
        after = await hand.evaluate(COVERED)
        assert (before["out"], before["scrolled"], after["out"], after["scrolled"]) == (False, False, False, True)
        assert after["width"] >= 250
        # A card of it is pressed without scrolling back.
        card = hand.locator("[data-tag]").first
        await card.click()
        await expect(card).to_have_attribute("aria-pressed", "true")
        # The next question begins below it.
        await ask.locator(".t-row:not(.t-follow) > .t-button.success:not(:disabled)").first.click()
        await expect(ask).to_contain_text("どこ")
        assert not (await hand.evaluate(COVERED))["scrolled"]


@SIZES
async def test_an_advice_asked_for_below_a_choice_begun_is_read_among_all_that_is_offered(
    tmp_path: Path, browser: Browser, size: dict[str, int]
) -> None:
    async with match_of("tortuga", tmp_path, browser, size) as (playing, seat):
        ask = seat.page.locator("#touch .t-ask")
        back = ask.get_by_role("button", name="Back", exact=True)
        await play_until(playing, seat, "action")
        await ask.locator(".t-options .t-button").first.click()
        await expect(back).to_be_visible()
        await advise(ask)
        await expect(back).to_have_count(0)
        await expect(ask).to_contain_text("The AI would choose")
        for part in (ask.locator("> .t-told").last, ask.locator(".t-follow > .success")):
            await expect(part).to_be_in_viewport(ratio=0.98)


async def test_on_a_phone_a_card_that_is_chosen_after_an_advice_leads_to_what_ends_the_choice(
    tmp_path: Path, browser: Browser
) -> None:
    async with match_of("kaiser", tmp_path, browser, PHONE, "ja-JP") as (_, seat):
        touch = seat.page.locator("#touch")
        ask, card = touch.locator(".t-ask"), touch.locator(".t-hand [data-tag]").first
        await advise(ask)
        done = ask.locator("> .t-row:not(.t-follow) > .success")
        await expect(done).not_to_be_in_viewport(ratio=0.9)
        await card.click()
        await expect(card).to_have_attribute("aria-pressed", "true")
        await expect(done).to_contain_text("選んだ数：1")
        await expect(done).to_be_in_viewport(ratio=1)


@SIZES
async def test_a_question_that_goes_on_below_says_so_and_leads_there(
    tmp_path: Path, browser: Browser, size: dict[str, int]
) -> None:
    low = size if size == PHONE else LAPTOP | {"height": 560}
    async with match_of("kaiser", tmp_path, browser, low, "ja-JP") as (playing, seat):
        touch = seat.page.locator("#touch")
        ask, edge, arrow = touch.locator(".t-ask"), touch.locator(".t-edge"), touch.locator(".t-arrow")
        await play_until(playing, seat, "react")
        view, tools = view_of(seat, size), ask.locator("[role=toolbar] > button").last
        await view.evaluate("(view) => (view.scrollTop = 0)")
        await expect(tools).not_to_be_in_viewport(ratio=0.9)
        await expect(arrow).to_be_in_viewport(ratio=1)
        # It lies over no button of the row that stays in view.
        box = await arrow.bounding_box() or {}
        for one in await ask.locator(".t-options > .t-button").all():
            at = await one.bounding_box() or {}
            assert at["x"] + at["width"] <= box["x"] or at["y"] + at["height"] <= box["y"] + 1
        for _ in range(20):
            if not await arrow.is_visible():
                break
            await arrow.click()
            await seat.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        await expect(arrow).to_be_hidden()
        await expect(tools).to_be_in_viewport(ratio=0.9)
        # Keys lead to all that follows, and nothing lies over it.
        await view.evaluate("(view) => (view.scrollTop = 0)")
        await expect(arrow).to_be_visible()
        await ask.focus()
        await seat.page.keyboard.press("Tab")
        await expect(edge).not_to_have_class("t-edge on")
        await expect(arrow).to_be_hidden()
