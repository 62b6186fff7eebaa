"""A lesson in the page: a newcomer presses Learn on a game's tile and follows the guide to the end."""

from playwright.async_api import Browser, Locator, expect

from bot.cli.play import Playing
from rules import GAMES

from .tabs import Tab, tab

STEPS = ("Follow the advice", "Confirm", "Continue")
"""What a learner presses who does as the guide advises, one of them on each page."""


async def turn_the_page(panel: Locator, name: str) -> None:
    """Press a button of the lesson, and wait until its next page has come in its place."""
    button = await panel.get_by_role("button", name=name, exact=True).element_handle()
    assert button is not None
    await button.click()
    await button.wait_for_element_state("hidden")


async def learn(seat: Tab) -> Locator:
    """Press Learn on the tile of Corsari; return the panel with the lesson."""
    touch = seat.page.locator("#touch")
    await touch.get_by_role("group", name="Corsari").get_by_role("button", name="Learn").click()
    panel = touch.locator(".t-panel")
    await expect(panel).to_contain_text("Lesson: Corsari")
    return panel


async def test_a_newcomer_learns_a_game_from_its_tile(empty: Playing, browser: Browser) -> None:
    async with tab(browser, f"{empty.server.url}/") as seat:
        panel = await learn(seat)
        # The guide is set apart from what happens, without marks.
        await expect(panel.locator(".t-quote").first).to_have_text("The aim")
        await expect(panel).to_contain_text("Where do you draw from?")
        await turn_the_page(panel, "Follow the advice")
        # A lesson that was closed goes on where it was.
        await expect(panel).to_contain_text("What now?")
        await panel.get_by_role("button", name="Close").click()
        await expect(panel).to_be_hidden()
        await learn(seat)
        await expect(panel).to_contain_text("What now?")
        while not await panel.get_by_role("button", name="Play now against AIs").count():
            offered = await panel.get_by_role("button").all_inner_texts()
            await turn_the_page(panel, next(name for name in STEPS if name in offered))
        await expect(panel).to_contain_text("Anne wins")
        # Only the learner sees the lesson: there is no message of it, and the games are still on offer.
        await seat.pane().get_by_text("No messages yet.").wait_for(state="attached")
        await expect(seat.page.locator("#touch .t-tiles").get_by_role("group")).to_have_count(len(GAMES))
