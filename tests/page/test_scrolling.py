"""What of a conversation is in view: its end, as long as nobody scrolls away from it."""

import pytest
from playwright.async_api import Browser, expect

from bot.cli.play import Playing

from .tabs import PHONE, WIDE, Tab, tab

pytestmark = pytest.mark.browser

LONG = "All hands on deck, the wind is turning and the tide will not wait for anybody who still sleeps below. " * 3
LEFT = """async () => {
    // A change of sizes is answered within two frames.
    for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll("section:not([hidden]) .log")]
        .map((log) => Math.round(log.scrollHeight - log.scrollTop - log.clientHeight));
}"""


async def talk_on(playing: Playing, seat: Tab) -> None:
    """Fill the channel and the direct messages with long messages."""
    anne, bart = playing.server.people
    for number in range(12):
        await bart.say(playing.server.channel, f"{LONG} {number}")
        await anne.say(anne.open_dm(), f"{LONG} {number}")
    await seat.sees(f" {11}")
    await seat.sees(f" {11}", "dm")


async def left(seat: Tab) -> int:
    """Return how far the ends of the conversations are out of view, at most."""
    return max(await seat.page.evaluate(LEFT))


async def test_the_end_stays_in_view_when_the_window_changes(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", WIDE) as seat:
        await talk_on(playing, seat)
        await seat.press("Options")
        await seat.button("Dismiss", "dm").wait_for()
        await seat.page.evaluate("() => document.querySelectorAll('.log').forEach((log) => (log.scrollTop = 1e6))")
        for pane in ("#channel-tab", "#dm-tab"):
            assert await left(seat) < 2
            await seat.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
            await seat.page.locator(pane).click()
            assert await left(seat) < 2
            for width in (500, 420, 700):
                await seat.page.set_viewport_size({"width": width, "height": 900 - width // 2})
                assert await left(seat) < 2
            await seat.page.set_viewport_size(WIDE)  # type: ignore[arg-type]
            assert await left(seat) < 2


async def test_the_end_stays_in_view_when_letters_or_pictures_come_late(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", WIDE) as seat:
        await talk_on(playing, seat)
        await seat.read()
        await seat.page.reload()
        await seat.sees(f" {11}", "dm")
        assert await left(seat) < 2
        # As other letters do, this makes every message taller; then the tab comes into view again.
        await seat.page.evaluate(
            """() => {
                document.querySelectorAll(".message .text").forEach((text) => (text.style.fontSize = "1.3rem"));
                document.dispatchEvent(new Event("visibilitychange"));
            }"""
        )
        assert await left(seat) < 2
        # A reader who has scrolled away stays there.
        log = seat.pane().locator(".log")
        await log.evaluate("(log) => (log.scrollTop = 100)")
        assert await left(seat) > 100
        await log.evaluate("(log) => (log.querySelector('.text').style.fontSize = '1.6rem')")
        await playing.server.people[1].say(playing.server.channel, "Still there?")
        await seat.sees("Still there?")
        assert await left(seat) > 100


TOP = """([id, inside]) => {
    const log = document.querySelector(`${id} .log`).getBoundingClientRect();
    return Math.round([...document.querySelectorAll(`${id} ${inside}`)].at(-1).getBoundingClientRect().top - log.top);
}"""


IN_LOG = """(pane, line) => {
    const log = document.querySelector(`${pane} .log`);
    const [text] = [...log.querySelectorAll(".message")].filter((one) => one.textContent.includes(line)).slice(-1);
    return Math.abs(text.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom) < 2;
}"""


async def test_a_long_private_reply_is_read_from_its_beginning(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", WIDE) as seat:
        await talk_on(playing, seat)
        box = seat.page.get_by_role("combobox", name="Write in #tavern")
        await box.fill("/rules game: tortuga 1667")
        await box.press("Enter")
        reply = seat.pane("dm").locator(".message.private")
        await reply.wait_for()
        begins = ["#dm", ".message.private"]
        assert await seat.page.evaluate(TOP, begins) == 0
        assert await left(seat) > 100
        # It counts as read, and there is nothing newer to go to.
        await expect(seat.pane("dm").locator(".newer")).to_be_hidden()
        assert not (await seat.page.title()).startswith("(")
        # A press in it leads to another text, which is read from its beginning, too.
        topic = reply.get_by_role("button").nth(2)
        await topic.focus()
        assert await seat.page.evaluate(TOP, begins) < 0
        await topic.click()
        await expect(reply).to_contain_text("TO 2.13")
        assert await seat.page.evaluate(TOP, begins) == 0
        # While its reader is there, the hand above it may change; once they are elsewhere, the hand is shown.
        anne = playing.server.people[0]
        hand = [*anne.open_dm().messages.values()][-2]
        assert hand.author is anne.user
        for line, reads in (("Your turn.", True), ("Your turn again.", False)):
            if not reads:
                await seat.page.evaluate("() => document.activeElement.blur()")
            hand.content = f"{LONG} {line}"
            playing.server.state.world.edited(hand)
            await expect(seat.pane("dm")).to_contain_text(line)
            assert await seat.page.evaluate(f"([pane, line]) => ({IN_LOG})(pane, line)", ["#dm", line]) is not reads
        # A window of another size moves it to the channel, and the newest message stays in view.
        await seat.pane("dm").locator(".log").evaluate("(log) => (log.scrollTop = 1e6)")
        await seat.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        await seat.page.locator("#channel-tab").click()
        await seat.pane().locator(".message.private").wait_for()
        assert await left(seat) < 2
